//! The inventory of catalog v1.

use crate::query::{Filter, OffsetPaging};
use crate::query::{Neighbours, Pages, Position};
use crate::resources::calls::calls;
use crate::row::{Conversions, Service};
use crate::types::Timestamp;
use crate::types::entity::{Wire, entities};

const CONVERSIONS: Conversions =
    Conversions { dates: &["lastUpdated"], opaque: &["extendedFields"], ..Conversions::NONE };

calls! {
    /// Inventory of catalog v1: stock by product and variant. Needs the owner.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::inventory_v2::IncrementData;
    ///
    /// let delivered = IncrementData::new("product-id", "variant-id", 20);
    /// client.inventory().increment([delivered]).await?;
    /// # Ok(())
    /// # }
    /// ```
    Inventory by inventory;
    rows inventory_v2 at StoresReader "/v2/inventoryItems", converting CONVERSIONS;

    /// Queries inventory items.
    query(QueryInventory { query: InventoryQuery }) -> { inventory_items: [InventoryItem] }
        = POST "/query".owner().safe();

    /// Returns the inventory of a product's variants.
    get_variants(GetInventoryVariants) -> { inventory_item: InventoryItem }
        = POST "/{inventoryId}/getVariants".owner().safe();

    /// Sets the inventory of the product that the item names.
    update_variants(UpdateInventoryVariants { inventory_item: InventoryItem }) -> {}
        = PATCH "/product/{inventoryItem.productId}".owner().at(Service::Stores);

    /// Adds to the inventory of variants. Not idempotent.
    increment(IncrementInventory {
        /// At most 300.
        increment_data: Vec<IncrementData>
    }) -> {} = POST "/increment".owner().at(Service::Stores);

    /// Takes from the inventory of variants. Not idempotent. Fails for a variant that has less than that.
    decrement(DecrementInventory {
        /// At most 300.
        decrement_data: Vec<DecrementData>
    }) -> {} = POST "/decrement".owner().at(Service::Stores);
}

impl InventoryQuery {
    /// Every item, in the platform's order.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the number of items of a page.
    #[must_use]
    pub fn limit(mut self, limit: u32) -> Self {
        self.paging.get_or_insert_default().limit = Some(limit.into());
        self
    }

    /// Skips a number of items.
    #[must_use]
    pub fn skip(mut self, offset: u32) -> Self {
        self.paging.get_or_insert_default().offset = Some(offset.into());
        self
    }
}

impl From<Filter> for InventoryQuery {
    fn from(filter: Filter) -> Self {
        Self { filter: Some(filter.to_json().to_string()), ..Self::default() }
    }
}

impl Pages for InventoryQuery {
    fn turned(&self, position: &Position, items: usize) -> Neighbours<Self> {
        let mut paging = self.paging.clone().unwrap_or_default();
        // Without a limit, pages are as long as the platform makes them.
        paging.limit = paging.limit.or_else(|| i64::try_from(items).ok());
        paging.turned(position, items).map(|paging| Self { paging: Some(paging), ..self.clone() })
    }
}

impl IncrementData {
    /// Adds a number of items to a variant of a product.
    #[must_use]
    pub fn new(product_id: impl Into<String>, variant_id: impl Into<String>, increment_by: u32) -> Self {
        Self {
            product_id: Some(product_id.into()),
            variant_id: Some(variant_id.into()),
            increment_by: Some(increment_by.into()),
            ..Self::default()
        }
    }
}

impl DecrementData {
    /// Takes a number of items from a variant of a product.
    #[must_use]
    pub fn new(product_id: impl Into<String>, variant_id: impl Into<String>, decrement_by: u32) -> Self {
        Self {
            product_id: Some(product_id.into()),
            variant_id: Some(variant_id.into()),
            decrement_by: Some(decrement_by.into()),
            ..Self::default()
        }
    }
}

entities! {
    /// A query of inventory items.
    InventoryQuery {
        paging: OffsetPaging,
        /// The filter as JSON text.
        filter: String,
        /// The sort order as JSON text.
        sort: String,
    }

    /// The payload of [`Inventory::get_variants`]: the item by the id of one kind. Only one of `external_id` and
    /// `product_id` is set.
    GetInventoryVariants {
        inventory_id: String,
        /// The id assigned by the app that created the item.
        external_id: String,
        /// A GUID.
        product_id: String,
        variant_ids: Vec<String>,
    }

    /// The inventory of a product.
    InventoryItem {
        id: String,
        /// The id assigned by the app that created the item. Set by the platform.
        external_id: String,
        /// A GUID, which never changes.
        product_id: String,
        track_quantity: bool,
        variants: Vec<InventoryVariant>,
        /// Set by the platform.
        last_updated: Timestamp,
        /// A whole number as text. Set by the platform.
        numeric_id: String,
        preorder_info: PreorderInfo,
    }

    /// The inventory of a variant.
    InventoryVariant {
        /// A GUID.
        variant_id: String,
        in_stock: bool,
        quantity: i64,
        /// Set by the platform.
        available_for_preorder: bool,
    }

    /// The preorder settings of an item.
    PreorderInfo {
        enabled: bool,
        /// Shown to buyers. At most 250 characters.
        message: String,
        /// At most 100000.
        limit: i64,
    }

    /// An addition to the inventory of a variant, named by item or product. Only one of `inventory_id` and
    /// `product_id` is set.
    IncrementData {
        /// At most 36 characters.
        inventory_id: String,
        /// A GUID.
        product_id: String,
        /// A GUID.
        variant_id: String,
        /// At least 1.
        increment_by: i64,
    }

    /// A subtraction from the inventory of a variant, named by item, external id or product. Only one of
    /// `inventory_id`, `external_id` and `product_id` is set.
    DecrementData {
        /// At most 36 characters.
        inventory_id: String,
        /// The id assigned by the app that created the item. At most 36 characters.
        external_id: String,
        /// A GUID.
        product_id: String,
        /// A GUID.
        variant_id: String,
        /// At least 1.
        decrement_by: i64,
        /// Whether to raise the preorder counter instead.
        preorder_request: bool,
    }
}
