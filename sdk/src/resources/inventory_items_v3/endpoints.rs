//! The endpoint table of inventory items of catalog v3 (contract, group catalog_v3).

use super::requests::*;
use crate::endpoint::{self, Access, Alternate, Conversions, Endpoint, Info, Safety, Service};
use crate::resources::NoAnswer;

const CONVERSIONS: Conversions = Conversions {
    dates: &["createdDate", "updatedDate"],
    opaque: &["extendedFields"],
    ..Conversions::NONE
};

/// `GET /v3/inventory-items/{inventoryItemId}`
pub const GET: Endpoint<GetInventoryItem, InventoryItemReply> = endpoint::get(
    "inventory_items_v3.get",
    Service::Stores,
    "/v3/inventory-items/{inventoryItemId}",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);
/// `GET /v3/inventory-items/query`
pub const QUERY: Endpoint<QueryInventoryItems, InventoryItemsPage> =
    endpoint::get("inventory_items_v3.query", Service::Stores, "/v3/inventory-items/query")
        .access(Access::Owner)
        .alternate(Alternate::PostWhenLong)
        .r_param()
        .conversions(&CONVERSIONS);
/// `GET /v3/inventory-items/search`
pub const SEARCH: Endpoint<SearchInventoryItems, FoundInventoryItems> = endpoint::get(
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
    endpoint::post("inventory_items_v3.create", Service::Stores, "/v3/inventory-items")
        .access(Access::Owner)
        .conversions(&CONVERSIONS);
/// `PATCH /v3/inventory-items/{inventoryItem.id}`. Guarded by the revision: of two writers one is refused.
pub const UPDATE: Endpoint<UpdateInventoryItem, InventoryItemReply> = endpoint::patch(
    "inventory_items_v3.update",
    Service::Stores,
    "/v3/inventory-items/{inventoryItem.id}",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);
/// `DELETE /v3/inventory-items/{inventoryItemId}`
pub const DELETE: Endpoint<DeleteInventoryItem, NoAnswer> = endpoint::delete(
    "inventory_items_v3.delete",
    Service::Stores,
    "/v3/inventory-items/{inventoryItemId}",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);
/// `POST /v3/bulk/inventory-items/increment`
pub const BULK_INCREMENT: Endpoint<BulkIncrementInventoryItems, BulkIncrementInventoryItemsReply> = endpoint::post(
    "inventory_items_v3.bulk_increment",
    Service::Stores,
    "/v3/bulk/inventory-items/increment",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);
/// `POST /v3/bulk/inventory-items/decrement`
pub const BULK_DECREMENT: Endpoint<BulkDecrementInventoryItems, BulkIncrementInventoryItemsReply> = endpoint::post(
    "inventory_items_v3.bulk_decrement",
    Service::Stores,
    "/v3/bulk/inventory-items/decrement",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);
/// `POST /v3/bulk/inventory-items/update`. Guarded by the revision: of two writers one is refused.
pub const BULK_UPDATE: Endpoint<BulkUpdateInventoryItems, BulkIncrementInventoryItemsReply> = endpoint::post(
    "inventory_items_v3.bulk_update",
    Service::Stores,
    "/v3/bulk/inventory-items/update",
)
.access(Access::Owner)
.safety(Safety::Idempotent)
.conversions(&CONVERSIONS);

/// Every call of the group.
pub const TABLE: &[Info] = &[
    GET.info,
    QUERY.info,
    SEARCH.info,
    CREATE.info,
    UPDATE.info,
    DELETE.info,
    BULK_INCREMENT.info,
    BULK_DECREMENT.info,
    BULK_UPDATE.info,
];
