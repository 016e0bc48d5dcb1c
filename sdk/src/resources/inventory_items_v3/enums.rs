//! The enumerations of inventory items of catalog v3.

use crate::types::entity::open_enums;

open_enums! {
    /// Whether an item is in stock (SPEC section 3).
    AvailabilityStatus {
        OutOfStock = "OUT_OF_STOCK",
        InStock = "IN_STOCK",
        Preorder = "PREORDER",
    }

    /// Why stock changes (SPEC section 3).
    ReasonType {
        Order = "ORDER",
        Manual = "MANUAL",
        RevertInventoryChange = "REVERT_INVENTORY_CHANGE",
    }
}
