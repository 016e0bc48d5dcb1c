//! Collections: named groups of products (SPEC section 7, "Catalog reads").

pub mod endpoints;
mod entity;
mod handle;
mod requests;

pub use entity::*;
pub use handle::Collections;
pub use requests::*;
