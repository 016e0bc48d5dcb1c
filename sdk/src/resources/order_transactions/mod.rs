//! The payments of orders, and what was given back (contract, group orders).

pub mod endpoints;
mod entity;
mod enums;
mod handle;
mod requests;

pub use entity::*;
pub use enums::*;
pub use handle::OrderPayments;
pub use requests::*;
