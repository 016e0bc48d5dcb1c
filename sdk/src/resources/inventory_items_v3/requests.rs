//! What the calls send and answer.

use super::entity::{
    BulkActionMetadata, BulkInventoryItemResult, DecrementDataById, IncrementDataById, InventoryItem,
    MaskedInventoryItem,
};
use super::enums::ReasonType;
use crate::resources::catalog_search::{AggregationData, CatalogSearch};
use crate::resources::cursor::{CursorPagingMetadata, CursorQuery};
use crate::types::entity::entities;

entities! {
    /// Which inventory item to read.
    GetInventoryItem {
        /// The inventory item. A GUID.
        inventory_item_id: String,
    }

    /// An answer that holds the inventory item.
    InventoryItemReply {
        /// The inventory item.
        inventory_item: InventoryItem,
    }

    /// Which inventory items to read.
    QueryInventoryItems {
        /// What to find, in what order, which page.
        query: CursorQuery,
    }

    /// One page of inventory items.
    InventoryItemsPage {
        /// The inventory items. At most 1000.
        inventory_items: Vec<InventoryItem>,
        /// Where this page is.
        paging_metadata: CursorPagingMetadata,
    }

    /// Which inventory items to find.
    SearchInventoryItems {
        /// What to find, in what order, which page, and what to count.
        search: CatalogSearch,
    }

    /// What was found, and what was counted.
    FoundInventoryItems {
        /// The inventory items. At most 1000.
        inventory_items: Vec<InventoryItem>,
        /// Where this page is.
        paging_metadata: CursorPagingMetadata,
        /// What was counted.
        aggregation_data: AggregationData,
    }

    /// What to create.
    CreateInventoryItem {
        /// The inventory item.
        inventory_item: InventoryItem,
    }

    /// What to change.
    UpdateInventoryItem {
        /// The inventory item.
        inventory_item: InventoryItem,
        /// Why the stock changes.
        reason: ReasonType,
    }

    /// Which inventory item to delete.
    DeleteInventoryItem {
        /// The inventory item. A GUID.
        inventory_item_id: String,
    }

    /// Bulk increment inventory items.
    BulkIncrementInventoryItems {
        /// What to add to. At most 300.
        increment_data: Vec<IncrementDataById>,
        /// Whether the answer holds the changed items.
        return_entity: bool,
        /// Why the stock changes.
        reason: ReasonType,
    }

    /// What bulkIncrementInventoryItems answers.
    BulkIncrementInventoryItemsReply {
        /// The results. At most 300.
        results: Vec<BulkInventoryItemResult>,
        /// How many were done and how many were not.
        bulk_action_metadata: BulkActionMetadata,
    }

    /// Bulk decrement inventory items.
    BulkDecrementInventoryItems {
        /// What to take from. At most 300.
        decrement_data: Vec<DecrementDataById>,
        /// Whether taking more than there is is refused.
        restrict_inventory: bool,
        /// Whether the answer holds the changed items.
        return_entity: bool,
        /// Why the stock changes.
        reason: ReasonType,
    }

    /// Bulk update inventory items.
    BulkUpdateInventoryItems {
        /// The inventory items. At most 1000.
        inventory_items: Vec<MaskedInventoryItem>,
        /// Whether the answer holds the changed items.
        return_entity: bool,
        /// Why the stock changes.
        reason: ReasonType,
    }
}
