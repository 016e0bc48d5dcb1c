//! Checkouts: carts on their way to become orders (SPEC section 3; contract, group checkout).

pub mod endpoints;
mod entity;
mod handle;
mod requests;

pub use entity::*;
pub use handle::Checkouts;
pub use requests::*;
