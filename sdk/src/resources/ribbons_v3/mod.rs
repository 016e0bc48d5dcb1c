//! Ribbons (contract, group catalog_v3).

pub mod endpoints;
mod entity;
mod enums;
mod handle;
mod requests;

pub use entity::*;
pub use enums::*;
pub use handle::RibbonsV3;
pub use requests::*;
