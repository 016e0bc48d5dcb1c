//! Inventory items of catalog v3.

use crate::query::{CatalogSearch, CursorQuery, Filter, SearchDetails};
use crate::resources::bulk::{Bulk, BulkEntity};
use crate::resources::calls::calls;
use crate::resources::cart::ExtendedFields;
use crate::row::Conversions;
use crate::types::entity::{entities, open_enums};
use crate::types::{Patch, Timestamp};

const CONVERSIONS: Conversions =
    Conversions { dates: &["createdDate", "updatedDate"], opaque: &["extendedFields"], ..Conversions::NONE };

calls! {
    /// Inventory items of catalog v3: the stock of a variant at a location. Needs the owner.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::inventory_items_v3::{DecrementDataById, ReasonType};
    ///
    /// let inventory = client.inventory_items_v3().reason(ReasonType::Manual);
    /// let mut item = inventory.get("inventory-item-id").await?;
    /// item.quantity = Some(12);
    /// // The revision in it makes sure that nobody else has changed it meanwhile.
    /// inventory.update("inventory-item-id", item).await?;
    ///
    /// let sold = inventory.bulk_decrement([DecrementDataById::new("inventory-item-id", 2)]).await?;
    /// assert!(sold.is_complete());
    /// # Ok(())
    /// # }
    /// ```
    InventoryItemsV3 {
        /// Sets the reason for updates, increments and decrements.
        reason: ReasonType,
        /// Asks bulk calls to answer with the items.
        return_entity: bool,
        /// Refuses decrements below zero, with the code `INSUFFICIENT_INVENTORY`.
        restrict_inventory: bool,
    } by inventory_items_v3;
    rows inventory_items_v3 at Stores "/v3", converting CONVERSIONS;

    /// Returns an inventory item. Fails with status 404 for an unknown id.
    get(GetInventoryItem { inventory_item_id: String }) -> { inventory_item: InventoryItem }
        = GET "/inventory-items/{inventoryItemId}".owner();

    /// Queries inventory items.
    query(QueryInventoryItems { query: CursorQuery }) -> { inventory_items: [InventoryItem] }
        = GET "/inventory-items/query".owner().post_when_long().r_param();

    /// Searches inventory items by text and filter, with aggregations.
    search(SearchInventoryItems { search: CatalogSearch }) -> { inventory_items: [InventoryItem] }
        = GET "/inventory-items/search".owner().post_when_long().r_param();

    /// Creates an inventory item.
    create(CreateInventoryItem { inventory_item: InventoryItem }) -> { inventory_item: InventoryItem }
        = POST "/inventory-items".owner();

    /// Updates an inventory item. The entity's `revision` must be the current one, or the call fails with
    /// [`Error::revision_conflict`](crate::Error::revision_conflict).
    update(UpdateInventoryItem { inventory_item.id, inventory_item: Patch<InventoryItem>; self.reason: ReasonType })
        -> { inventory_item: InventoryItem } = PATCH "/inventory-items/{inventoryItem.id}".owner();

    /// Deletes an inventory item. Fails with status 404 for an unknown id.
    delete(DeleteInventoryItem { inventory_item_id: String }) -> {}
        = DELETE "/inventory-items/{inventoryItemId}".owner();

    /// Adds to the quantities of items. Not idempotent.
    bulk_increment(BulkIncrementInventoryItems {
        /// At most 300.
        increment_data: Vec<IncrementDataById>;
        self.return_entity: bool;
        self.reason: ReasonType
    }) -> BulkInventoryItems = POST "/bulk/inventory-items/increment".owner();

    /// Takes from the quantities of items. Not idempotent.
    bulk_decrement(BulkDecrementInventoryItems {
        /// At most 300.
        decrement_data: Vec<DecrementDataById>;
        self.restrict_inventory: bool;
        self.return_entity: bool;
        self.reason: ReasonType
    }) -> BulkInventoryItems = POST "/bulk/inventory-items/decrement".owner();

    /// Updates items, each by its id and current `revision`.
    bulk_update(BulkUpdateInventoryItems {
        /// At most 1000.
        inventory_items: Vec<MaskedInventoryItem>;
        self.return_entity: bool;
        self.reason: ReasonType
    }) -> BulkInventoryItems = POST "/bulk/inventory-items/update".owner().idempotent();

    /// Creates items.
    bulk_create(BulkCreateInventoryItems {
        /// At most 1000.
        inventory_items: Vec<InventoryItem>;
        self.return_entity: bool
    }) -> BulkInventoryItems = POST "/bulk/inventory-items/create".owner();

    /// Deletes items.
    bulk_delete(BulkDeleteInventoryItems {
        /// GUIDs, at most 1000.
        inventory_item_ids: Vec<String>
    }) -> Bulk = POST "/bulk/inventory-items/delete".owner().idempotent();

    /// Takes from the quantities of variants. Not idempotent.
    bulk_decrement_by_variant_and_location(BulkDecrementInventoryByVariantAndLocation {
        /// At most 300.
        decrement_data: Vec<DecrementDataByVariantAndLocation>;
        self.restrict_inventory: bool;
        self.return_entity: bool;
        self.reason: ReasonType
    }) -> BulkInventoryItems = POST "/bulk/inventory-items/decrement-by-variant-and-location".owner();

    /// Adds to the quantities of variants. Not idempotent.
    bulk_increment_by_variant_and_location(BulkIncrementInventoryByVariantAndLocation {
        /// At most 300.
        increment_data: Vec<IncrementDataByVariantAndLocation>;
        self.return_entity: bool;
        self.reason: ReasonType
    }) -> BulkInventoryItems = POST "/bulk/inventory-items/increment-by-variant-and-location".owner();

    /// Starts a job that updates the items of a filter, and returns the job's id.
    bulk_update_by_filter(BulkUpdateInventoryItemsByFilter) -> { job_id: String }
        = POST "/bulk/inventory-items/update-by-filter".owner().idempotent();
}

/// The answer of bulk calls of inventory items.
pub type BulkInventoryItems = Bulk<InventoryItem>;

impl BulkEntity for InventoryItem {}

impl From<InventoryItem> for MaskedInventoryItem {
    fn from(item: InventoryItem) -> Self {
        Self { inventory_item: Some(item.into()), ..Self::default() }
    }
}

impl BulkUpdateInventoryItemsByFilter {
    /// An update of all items that match a filter.
    #[must_use]
    pub fn new(filter: Filter, inventory_item: impl Into<Patch<InventoryItem>>) -> Self {
        Self { filter: Some(filter), inventory_item: Some(inventory_item.into()), ..Self::default() }
    }
}

impl IncrementDataById {
    /// Adds a number of units to an item.
    #[must_use]
    pub fn new(inventory_item_id: impl Into<String>, increment_by: u32) -> Self {
        Self {
            inventory_item_id: Some(inventory_item_id.into()),
            increment_by: Some(increment_by.into()),
            ..Self::default()
        }
    }
}

impl DecrementDataById {
    /// Takes a number of units from an item.
    #[must_use]
    pub fn new(inventory_item_id: impl Into<String>, decrement_by: u32) -> Self {
        Self {
            inventory_item_id: Some(inventory_item_id.into()),
            decrement_by: Some(decrement_by.into()),
            ..Self::default()
        }
    }
}

impl IncrementDataByVariantAndLocation {
    /// Adds a number of units to a variant at the default location.
    #[must_use]
    pub fn new(variant_id: impl Into<String>, increment_by: u32) -> Self {
        Self { variant_id: Some(variant_id.into()), increment_by: Some(increment_by.into()), ..Self::default() }
    }
}

impl DecrementDataByVariantAndLocation {
    /// Takes a number of units from a variant at the default location.
    #[must_use]
    pub fn new(variant_id: impl Into<String>, decrement_by: u32) -> Self {
        Self { variant_id: Some(variant_id.into()), decrement_by: Some(decrement_by.into()), ..Self::default() }
    }
}

entities! {
    /// The stock of a variant at a location. Only one of `in_stock` and `quantity` is set.
    InventoryItem {
        in_stock: bool,
        /// -99999 to 99999.
        quantity: i64,
        /// A GUID. Set by the platform.
        id: String,
        /// Increases with each change. Set by the platform.
        revision: String,
        /// Set by the platform.
        created_date: Timestamp,
        /// Set by the platform.
        updated_date: Timestamp,
        /// A GUID.
        variant_id: String,
        /// A GUID.
        location_id: String,
        /// A GUID.
        product_id: String,
        /// Set by the platform.
        track_quantity: bool,
        /// Set by the platform.
        availability_status: AvailabilityStatus,
        preorder_info: PreorderInfo,
        /// Set by the platform.
        product: InventoryProduct,
        extended_fields: ExtendedFields,
    }

    /// The preorder settings of an item.
    PreorderInfo {
        enabled: bool,
        /// Shown to buyers. At most 250 characters.
        message: String,
        /// At most 100000.
        limit: i64,
        /// The number of preordered units. At most 99999. Set by the platform.
        counter: i64,
        /// The number of units that may be preordered. Set by the platform.
        quantity: i64,
    }

    /// Data of the product of an item.
    InventoryProduct {
        /// At most 80 characters.
        name: String,
        /// Without their parents. GUIDs, at most 2000.
        direct_category_ids: Vec<String>,
        /// At most 250 characters.
        variant_name: String,
        /// At most 40 characters.
        variant_sku: String,
        variant_visible: bool,
    }

    /// An addition to the quantity of an item.
    IncrementDataById {
        /// A GUID.
        inventory_item_id: String,
        /// 1 to 99999.
        increment_by: i64,
    }

    /// A subtraction from the quantity of an item.
    DecrementDataById {
        /// A GUID.
        inventory_item_id: String,
        /// 1 to 99999.
        decrement_by: i64,
        /// Whether to raise the preorder counter instead.
        preorder_request: bool,
    }

    /// A change of an item.
    MaskedInventoryItem {
        /// Its `id` names the item; its `revision` must be the current one.
        inventory_item: Patch<InventoryItem>,
    }

    /// An addition to the quantity of a variant.
    IncrementDataByVariantAndLocation {
        /// A GUID.
        variant_id: String,
        /// A GUID. Absent for the default location.
        location_id: String,
        /// 1 to 99999.
        increment_by: i64,
    }

    /// A subtraction from the quantity of a variant.
    DecrementDataByVariantAndLocation {
        /// A GUID.
        variant_id: String,
        /// A GUID. Absent for the default location.
        location_id: String,
        /// 1 to 99999.
        decrement_by: i64,
        /// Whether to raise the preorder counter instead.
        preorder_request: bool,
    }

    /// The payload of [`InventoryItemsV3::bulk_update_by_filter`].
    BulkUpdateInventoryItemsByFilter {
        filter: Filter,
        inventory_item: Patch<InventoryItem>,
        search: SearchDetails,
    }
}

open_enums! {
    /// The availability of an item.
    AvailabilityStatus {
        OutOfStock = "OUT_OF_STOCK",
        InStock = "IN_STOCK",
        Preorder = "PREORDER",
    }

    /// The reason of a change of stock.
    ReasonType {
        Order = "ORDER",
        Manual = "MANUAL",
        RevertInventoryChange = "REVERT_INVENTORY_CHANGE",
    }
}
