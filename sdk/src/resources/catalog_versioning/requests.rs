//! What the calls send and answer.

use super::enums::CatalogVersion;
use crate::types::entity::entities;

entities! {
    /// An answer that holds the catalog version.
    GetCatalogVersionReply {
        /// Which catalog the site has.
        catalog_version: CatalogVersion,
    }
}
