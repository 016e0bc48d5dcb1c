//! The enumerations of ribbons.

use crate::types::entity::open_enums;

open_enums! {
    /// Fields of a ribbon that are sent only when asked for.
    RibbonFields {
        AssignedProductCount = "ASSIGNED_PRODUCT_COUNT",
    }
}
