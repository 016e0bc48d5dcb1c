//! Products of catalog v3 (contract, group catalog_v3).

pub mod endpoints;
mod enums;
mod handle;
mod media;
mod options;
mod physical;
mod product;
mod requests;
mod subscription;
mod variant;
mod with_inventory;

pub use enums::*;
pub use handle::ProductsV3;
pub use media::*;
pub use options::*;
pub use physical::*;
pub use product::*;
pub use requests::*;
pub use subscription::*;
pub use variant::*;
pub use with_inventory::*;
