//! The version of a site's catalog (contract, group catalog_v3).

pub mod endpoints;
mod enums;
mod handle;
mod requests;

pub use enums::*;
pub use handle::CatalogVersioning;
pub use requests::*;
