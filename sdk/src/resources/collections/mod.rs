//! Collections: named groups of products (SPEC section 7, "Catalog reads").

pub mod endpoints;
mod entity;
mod requests;

pub use entity::*;
pub use requests::*;
