//! The enumerations of the version of a site's catalog.

use crate::types::entity::open_enums;

open_enums! {
    /// Which catalog a site has (SPEC section 3).
    CatalogVersion {
        V1Catalog = "V1_CATALOG",
        V3Catalog = "V3_CATALOG",
        StoresNotInstalled = "STORES_NOT_INSTALLED",
    }
}
