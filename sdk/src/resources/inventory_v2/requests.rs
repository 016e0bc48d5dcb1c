//! What the calls send and answer.

use super::entity::{DecrementData, IncrementData, InventoryItem, InventoryPagingMetadata, InventoryQuery};
use crate::types::entity::entities;

entities! {
    /// Which inventory to read.
    QueryInventory {
        /// What to find, in what order, which page.
        query: InventoryQuery,
    }

    /// One page of inventory items.
    InventoryItemsPage {
        /// The inventory items.
        inventory_items: Vec<InventoryItem>,
        /// Where this page is.
        metadata: InventoryPagingMetadata,
        /// How many there are in all.
        total_results: i64,
    }

    /// Which inventory variants to read.
    GetInventoryVariants {
        /// The inventory item.
        inventory_id: String,
        /// Id of the item with the app that made it. One of a choice.
        external_id: String,
        /// The product. A GUID. One of a choice.
        product_id: String,
        /// Ids of variants.
        variant_ids: Vec<String>,
    }

    /// An answer that holds the inventory item.
    InventoryItemReply {
        /// The inventory item.
        inventory_item: InventoryItem,
    }

    /// What to change.
    UpdateInventoryVariants {
        /// The inventory item.
        inventory_item: InventoryItem,
    }

    /// Increment inventory.
    IncrementInventory {
        /// What to add to. At most 300.
        increment_data: Vec<IncrementData>,
    }

    /// Decrement inventory.
    DecrementInventory {
        /// What to take from. At most 300.
        decrement_data: Vec<DecrementData>,
    }
}
