//! Inventory items: the stock of one variant each.

use super::enums::AvailabilityStatus;
use crate::resources::cart::{ApplicationError, ExtendedFields};
use crate::types::Timestamp;
use crate::types::entity::entities;

entities! {
    /// The stock of a variant.
    InventoryItem {
        /// Whether it is in stock. One of a choice.
        in_stock: bool,
        /// How many there are. -99999 to 99999, one of a choice.
        quantity: i64,
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// Number that rises with each change. Set by the platform.
        revision: String,
        /// When it was created. Set by the platform.
        created_date: Timestamp,
        /// When it last changed. Set by the platform.
        updated_date: Timestamp,
        /// The variant. A GUID.
        variant_id: String,
        /// The location. A GUID.
        location_id: String,
        /// The product. A GUID. At most 36 characters.
        product_id: String,
        /// Whether the stock is counted. Set by the platform.
        track_quantity: bool,
        /// Whether all, some or none are in stock. Set by the platform.
        availability_status: AvailabilityStatus,
        /// Orders before it is in stock.
        preorder_info: PreorderInfo,
        /// The product. Set by the platform.
        product: InventoryProduct,
        /// Fields added by apps.
        extended_fields: ExtendedFields,
    }

    /// Orders before something is in stock.
    PreorderInfo {
        /// Whether it is switched on.
        enabled: bool,
        /// Text for buyers. At most 250 characters.
        message: String,
        /// How many at most. At most 100000.
        limit: i64,
        /// How many were ordered before it was in stock. At most 99999, set by the platform.
        counter: i64,
        /// How many there are. Set by the platform.
        quantity: i64,
    }

    /// What an inventory item tells of its product.
    InventoryProduct {
        /// Name shown to people. At most 80 characters.
        name: String,
        /// Categories it was put into. A GUID, at most 2000.
        direct_category_ids: Vec<String>,
        /// Name of the variant. At most 250 characters.
        variant_name: String,
        /// Stock-keeping unit of the variant. At most 40 characters.
        variant_sku: String,
        /// Whether visitors see the variant.
        variant_visible: bool,
    }

    /// How many to add to which item.
    IncrementDataById {
        /// The inventory item. A GUID.
        inventory_item_id: String,
        /// How many to add. 1 to 99999.
        increment_by: i64,
    }

    /// What became of one inventory item.
    BulkInventoryItemResult {
        /// Which item it is about, and whether it was done.
        item_metadata: ItemMetadata,
        /// The item, when it was asked for.
        item: InventoryItem,
    }

    /// Which item of a request it is about, and whether it was done.
    ItemMetadata {
        /// Identifier. A GUID.
        id: String,
        /// Its place in the request, from 0.
        original_index: i64,
        /// Whether it was done.
        success: bool,
        /// Why it was not.
        error: ApplicationError,
    }

    /// How many were done and how many were not.
    BulkActionMetadata {
        /// How many were done.
        total_successes: i64,
        /// How many were not.
        total_failures: i64,
        /// How many of those are not listed.
        undetailed_failures: i64,
    }

    /// How many to take from which item.
    DecrementDataById {
        /// The inventory item. A GUID.
        inventory_item_id: String,
        /// How many to take. 1 to 99999.
        decrement_by: i64,
        /// Whether it is an order before it is in stock.
        preorder_request: bool,
    }

    /// An inventory item whose given fields change.
    MaskedInventoryItem {
        /// The inventory item.
        inventory_item: InventoryItem,
    }
}
