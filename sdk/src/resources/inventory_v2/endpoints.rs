//! The endpoint table of the inventory of catalog v1 (contract, group catalog_v1_inventory).

use super::requests::*;
use crate::endpoint::{self, Access, Conversions, Endpoint, Info, Safety, Service};
use crate::resources::NoAnswer;

const CONVERSIONS: Conversions = Conversions {
    dates: &["lastUpdated"],
    opaque: &["extendedFields"],
    ..Conversions::NONE
};

/// `POST /v2/inventoryItems/query`
pub const QUERY: Endpoint<QueryInventory, InventoryItemsPage> =
    endpoint::post("inventory_v2.query", Service::StoresReader, "/v2/inventoryItems/query")
        .access(Access::Owner)
        .safety(Safety::Safe)
        .conversions(&CONVERSIONS);
/// `POST /v2/inventoryItems/{inventoryId}/getVariants`
pub const GET_VARIANTS: Endpoint<GetInventoryVariants, InventoryItemReply> = endpoint::post(
    "inventory_v2.get_variants",
    Service::StoresReader,
    "/v2/inventoryItems/{inventoryId}/getVariants",
)
.access(Access::Owner)
.safety(Safety::Safe)
.conversions(&CONVERSIONS);
/// `PATCH /v2/inventoryItems/product/{inventoryItem.productId}`
pub const UPDATE_VARIANTS: Endpoint<UpdateInventoryVariants, NoAnswer> = endpoint::patch(
    "inventory_v2.update_variants",
    Service::Stores,
    "/v2/inventoryItems/product/{inventoryItem.productId}",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);
/// `POST /v2/inventoryItems/increment`
pub const INCREMENT: Endpoint<IncrementInventory, NoAnswer> = endpoint::post(
    "inventory_v2.increment",
    Service::Stores,
    "/v2/inventoryItems/increment",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);
/// `POST /v2/inventoryItems/decrement`
pub const DECREMENT: Endpoint<DecrementInventory, NoAnswer> = endpoint::post(
    "inventory_v2.decrement",
    Service::Stores,
    "/v2/inventoryItems/decrement",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);

/// Every call of the group.
pub const TABLE: &[Info] = &[
    QUERY.info,
    GET_VARIANTS.info,
    UPDATE_VARIANTS.info,
    INCREMENT.info,
    DECREMENT.info,
];
