//! The enumerations of brands.

use crate::types::entity::open_enums;

open_enums! {
    /// Fields of a brand that are sent only when asked for.
    BrandFields {
        AssignedProductsCount = "ASSIGNED_PRODUCTS_COUNT",
    }
}
