//! The enumerations of info sections.

use crate::types::entity::open_enums;

open_enums! {
    /// Fields of an info section that are sent only when asked for.
    InfoSectionFields {
        AssignedProductsCount = "ASSIGNED_PRODUCTS_COUNT",
    }
}
