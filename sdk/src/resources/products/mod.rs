//! Products of catalog v1: reads for everyone, writes for the owner (SPEC section 7, "Catalog reads" and "Catalog
//! writes").

pub mod endpoints;
mod entity;
mod enums;
mod handle;
mod management;
mod media;
mod requests;
mod store_variant;
mod writes;

pub use entity::*;
pub use enums::*;
pub use handle::Products;
pub use media::*;
pub use requests::*;
pub use store_variant::*;
pub use writes::*;
