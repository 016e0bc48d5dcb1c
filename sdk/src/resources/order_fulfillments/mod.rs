//! What has been sent of orders (contract, group orders).

pub mod endpoints;
mod entity;
mod handle;
mod requests;

pub use entity::*;
pub use handle::OrderFulfillments;
pub use requests::*;
