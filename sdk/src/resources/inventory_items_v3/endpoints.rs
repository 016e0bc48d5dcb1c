//! The endpoint table of inventory items of catalog v3 (contract, group catalog_v3).

use super::requests::*;
use crate::resources::NoAnswer;
use crate::row::{self, Access, Alternate, Conversions, Endpoint, Row, Safety, Service};

const CONVERSIONS: Conversions = Conversions {
    dates: &["createdDate", "updatedDate"],
    opaque: &["extendedFields"],
    ..Conversions::NONE
};

/// `GET /v3/inventory-items/{inventoryItemId}`
pub const GET: Endpoint<GetInventoryItem, InventoryItemReply> = row::get(
    "inventory_items_v3.get",
    Service::Stores,
    "/v3/inventory-items/{inventoryItemId}",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);
/// `GET /v3/inventory-items/query`
pub const QUERY: Endpoint<QueryInventoryItems, InventoryItemsPage> =
    row::get("inventory_items_v3.query", Service::Stores, "/v3/inventory-items/query")
        .access(Access::Owner)
        .alternate(Alternate::PostWhenLong)
        .r_param()
        .conversions(&CONVERSIONS);
/// `GET /v3/inventory-items/search`
pub const SEARCH: Endpoint<SearchInventoryItems, FoundInventoryItems> = row::get(
    "inventory_items_v3.search",
    Service::Stores,
    "/v3/inventory-items/search",
)
.access(Access::Owner)
.alternate(Alternate::PostWhenLong)
.r_param()
.conversions(&CONVERSIONS);
/// `POST /v3/inventory-items`
pub const CREATE: Endpoint<CreateInventoryItem, InventoryItemReply> =
    row::post("inventory_items_v3.create", Service::Stores, "/v3/inventory-items")
        .access(Access::Owner)
        .conversions(&CONVERSIONS);
/// `PATCH /v3/inventory-items/{inventoryItem.id}`. Guarded by the revision: of two writers one is refused.
pub const UPDATE: Endpoint<UpdateInventoryItem, InventoryItemReply> = row::patch(
    "inventory_items_v3.update",
    Service::Stores,
    "/v3/inventory-items/{inventoryItem.id}",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);
/// `DELETE /v3/inventory-items/{inventoryItemId}`
pub const DELETE: Endpoint<DeleteInventoryItem, NoAnswer> = row::delete(
    "inventory_items_v3.delete",
    Service::Stores,
    "/v3/inventory-items/{inventoryItemId}",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);
/// `POST /v3/bulk/inventory-items/increment`
pub const BULK_INCREMENT: Endpoint<BulkIncrementInventoryItems, BulkIncrementInventoryItemsReply> = row::post(
    "inventory_items_v3.bulk_increment",
    Service::Stores,
    "/v3/bulk/inventory-items/increment",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);
/// `POST /v3/bulk/inventory-items/decrement`
pub const BULK_DECREMENT: Endpoint<BulkDecrementInventoryItems, BulkIncrementInventoryItemsReply> = row::post(
    "inventory_items_v3.bulk_decrement",
    Service::Stores,
    "/v3/bulk/inventory-items/decrement",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);
/// `POST /v3/bulk/inventory-items/update`. Guarded by the revision: of two writers one is refused.
pub const BULK_UPDATE: Endpoint<BulkUpdateInventoryItems, BulkIncrementInventoryItemsReply> = row::post(
    "inventory_items_v3.bulk_update",
    Service::Stores,
    "/v3/bulk/inventory-items/update",
)
.access(Access::Owner)
.safety(Safety::Idempotent)
.conversions(&CONVERSIONS);

/// Every call of the group.
pub const TABLE: &[Row<'static>] = &[
    GET.row,
    QUERY.row,
    SEARCH.row,
    CREATE.row,
    UPDATE.row,
    DELETE.row,
    BULK_INCREMENT.row,
    BULK_DECREMENT.row,
    BULK_UPDATE.row,
];
