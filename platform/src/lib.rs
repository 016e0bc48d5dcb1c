//! The hosted platform on one machine: accounts, catalog, carts and checkout on SQLite, behind the public host's
//! addresses, so that a client of the hosted platform works when its host points here.
//!
//! ```
//! use cartwright_platform::{Config, Platform};
//!
//! let platform = Platform::open(Config::for_tests())?;
//! let router = platform.router();
//! # let _ = router;
//! # Ok::<(), cartwright_platform::OpenError>(())
//! ```
#![forbid(unsafe_code)]

mod access;
mod cart;
mod cart_v2;
mod catalog;
mod checkout;
mod checks;
mod clock;
mod config;
mod db;
mod error;
mod events;
mod faults;
mod graphql;
mod http;
mod identity;
mod keys;
pub mod media;
mod members;
mod oauth;
mod orders;
mod outbox;
mod pages;
mod payments;
mod pictures;
mod platform;
mod pricing;
mod query;
mod redirects;
mod rules;
mod secret;
pub mod seed;
mod serve;
mod site;
mod template;
mod throttle;
pub mod transfer;
mod webhooks;
mod work;

pub use config::{Config, Keys, Limits, Seed, UploadLimits};
pub use db::DatabaseError;
pub use keys::KeysError;
pub use platform::{OpenError, Platform};
