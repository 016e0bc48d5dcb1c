//! What can be given back of an order (contract, group orders).

pub mod endpoints;
mod entity;
mod enums;
mod handle;
mod requests;

pub use entity::*;
pub use enums::*;
pub use handle::OrderBilling;
pub use requests::*;
