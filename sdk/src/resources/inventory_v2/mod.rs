//! The inventory of catalog v1 (contract, group catalog_v1_inventory).

pub mod endpoints;
mod entity;
mod handle;
mod requests;

pub use entity::*;
pub use handle::Inventory;
pub use requests::*;
