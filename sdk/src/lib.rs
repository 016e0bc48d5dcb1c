//! A client for a hosted commerce platform.
#![forbid(unsafe_code)]

pub mod endpoint;
mod hosts;
mod path;
pub mod query;
pub mod query_string;
pub mod resources;
pub mod types;

pub use hosts::{Host, Origin};
pub use resources::ENDPOINTS;
