//! The inventory of catalog v1.

use crate::resources::cursor::OffsetPaging;
use crate::types::Timestamp;
use crate::types::entity::entities;

entities! {
    /// What to find, in what order, which page.
    InventoryQuery {
        /// Paging.
        paging: OffsetPaging,
        /// Condition as JSON text.
        filter: String,
        /// Order as JSON text.
        sort: String,
    }

    /// The stock of a variant.
    InventoryItem {
        /// Identifier.
        id: String,
        /// Id of the item with the app that made it. Set by the platform.
        external_id: String,
        /// The product. A GUID. Set by the platform.
        product_id: String,
        /// Whether the stock is counted.
        track_quantity: bool,
        /// The variants.
        variants: Vec<InventoryVariant>,
        /// When it last changed. Set by the platform.
        last_updated: Timestamp,
        /// Id as a whole number, in text. Set by the platform.
        numeric_id: String,
        /// Orders before it is in stock.
        preorder_info: PreorderInfo,
    }

    /// The stock of a variant.
    InventoryVariant {
        /// The variant. A GUID.
        variant_id: String,
        /// Whether it is in stock.
        in_stock: bool,
        /// How many there are.
        quantity: i64,
        /// Whether it can be ordered before it is in stock. Set by the platform.
        available_for_preorder: bool,
    }

    /// Orders before something is in stock.
    PreorderInfo {
        /// Whether it is switched on.
        enabled: bool,
        /// Text for buyers. At most 250 characters.
        message: String,
        /// How many at most. At most 100000.
        limit: i64,
    }

    /// Where this page is.
    InventoryPagingMetadata {
        /// The items.
        items: i64,
        /// Offset.
        offset: i64,
    }

    /// How many to add to which variant.
    IncrementData {
        /// The inventory item. At most 36 characters, one of a choice.
        inventory_id: String,
        /// The product. A GUID. At most 36 characters, one of a choice.
        product_id: String,
        /// The variant. A GUID.
        variant_id: String,
        /// How many to add. At least 1.
        increment_by: i64,
    }

    /// How many to take from which variant.
    DecrementData {
        /// The inventory item. At most 36 characters, one of a choice.
        inventory_id: String,
        /// Id of the item with the app that made it. At most 36 characters, one of a choice.
        external_id: String,
        /// The product. A GUID. At most 36 characters, one of a choice.
        product_id: String,
        /// The variant. A GUID.
        variant_id: String,
        /// How many to take. At least 1.
        decrement_by: i64,
        /// Whether it is an order before it is in stock.
        preorder_request: bool,
    }
}
