//! Products of catalog v1: reads for everyone, writes for the owner (SPEC section 7, "Catalog reads" and "Catalog
//! writes").

pub mod endpoints;
mod entity;
mod enums;
mod handle;
mod media;
mod requests;

pub use entity::*;
pub use enums::*;
pub use handle::Products;
pub use media::*;
pub use requests::*;
