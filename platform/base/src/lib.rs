//! The lowest layer: the database, the clock, the contract, the caller, secrets and limits.
#![forbid(unsafe_code)]
#![allow(missing_docs, reason = "names of fields and calls suffice within the workspace; nothing here is published")]

pub mod access;
pub mod address;
pub mod bulk_calls;
pub mod call;
pub mod client_address;
pub mod clock;
pub mod config;
pub mod contract;
pub mod cookies;
pub mod db;
pub mod dictionary;
pub mod doubts;
pub mod error;
pub mod faults;
pub mod file_store;
pub mod json;
pub mod keys;
pub mod language;
pub mod money;
pub mod password;
pub mod private_file;
pub mod query;
pub mod request_log;
pub mod sealed;
pub mod secret;
pub mod serve;
pub mod state;
pub mod text;
pub mod throttle;
mod transaction;
pub(crate) mod violations;
mod wire;

pub use access::Author;
pub use call::{Call, Rows};
pub use clock::Millis;
pub use db::Statements;
pub use error::{ApiError, Result};
pub use state::Shop;
pub use transaction::{Reading, Settled, Writing};
pub use violations::{Checks, are_distinct};
pub use wire::put_field;
