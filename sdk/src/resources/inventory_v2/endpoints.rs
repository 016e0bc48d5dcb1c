//! The endpoint table of the inventory of catalog v1 (contract, group catalog_v1_inventory).

use super::requests::*;
use crate::resources::NoAnswer;
use crate::row::{self, Access, Conversions, Endpoint, Row, Safety, Service};

const CONVERSIONS: Conversions = Conversions {
    dates: &["lastUpdated"],
    opaque: &["extendedFields"],
    ..Conversions::NONE
};

/// `POST /v2/inventoryItems/query`
pub const QUERY: Endpoint<QueryInventory, InventoryItemsPage> =
    row::post("inventory_v2.query", Service::StoresReader, "/v2/inventoryItems/query")
        .access(Access::Owner)
        .safety(Safety::Safe)
        .conversions(&CONVERSIONS);
/// `POST /v2/inventoryItems/{inventoryId}/getVariants`
pub const GET_VARIANTS: Endpoint<GetInventoryVariants, InventoryItemReply> = row::post(
    "inventory_v2.get_variants",
    Service::StoresReader,
    "/v2/inventoryItems/{inventoryId}/getVariants",
)
.access(Access::Owner)
.safety(Safety::Safe)
.conversions(&CONVERSIONS);
/// `PATCH /v2/inventoryItems/product/{inventoryItem.productId}`
pub const UPDATE_VARIANTS: Endpoint<UpdateInventoryVariants, NoAnswer> = row::patch(
    "inventory_v2.update_variants",
    Service::Stores,
    "/v2/inventoryItems/product/{inventoryItem.productId}",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);
/// `POST /v2/inventoryItems/increment`
pub const INCREMENT: Endpoint<IncrementInventory, NoAnswer> = row::post(
    "inventory_v2.increment",
    Service::Stores,
    "/v2/inventoryItems/increment",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);
/// `POST /v2/inventoryItems/decrement`
pub const DECREMENT: Endpoint<DecrementInventory, NoAnswer> = row::post(
    "inventory_v2.decrement",
    Service::Stores,
    "/v2/inventoryItems/decrement",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);

/// Every call of the group.
pub const TABLE: &[Row<'static>] = &[
    QUERY.row,
    GET_VARIANTS.row,
    UPDATE_VARIANTS.row,
    INCREMENT.row,
    DECREMENT.row,
];
