//! Many inventory items of catalog v3 at once, each with its own result.

use super::change::Inventory;
use super::repo::{self, Place};
use super::v3::{by_hand, created, find, read, reason, removed, require_location, update_item};
use crate::base::bulk_calls::{self, ITEM};
use crate::base::{ApiError, Call, Checks, Result, Shop};
use crate::catalog::record;
use cartwright::resources::inventory_items_v3::{
    DecrementDataById, DecrementDataByVariantAndLocation, IncrementDataById, IncrementDataByVariantAndLocation,
    InventoryItem, MaskedInventoryItem,
};
use rusqlite::Connection;
use serde_json::Value;

/// Answers a bulk call; the result shows the items with `returnEntity`.
fn each<T>(
    shop: &Shop,
    call: &Call,
    given: &[T],
    id: impl Fn(&T) -> Option<String>,
    work: impl Fn(&Inventory<'_>, &T, usize) -> Result<()>,
) -> Result<Value> {
    let reason = reason(call)?;
    let returns_entity = call.flag("returnEntity");
    let mut index = 0;
    bulk_calls::each(
        shop,
        ITEM,
        given,
        |entry| id(entry).unwrap_or_default(),
        |connection, entry| {
            index += 1;
            work(&Inventory { connection, now: shop.clock.now(), reason }, entry, index - 1)?;
            let item = returns_entity.then(|| read(connection, &id(entry).unwrap_or_default())).transpose()?;
            Ok((None, item.map(serde_json::to_value).transpose()?))
        },
    )
}

/// `POST /v3/bulk/inventory-items/increment`
pub(crate) fn bulk_increment(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<IncrementDataById> = call.required("incrementData")?;
    let id = |one: &IncrementDataById| one.inventory_item_id.clone();
    each(shop, call, &given, id, |inventory, one, _| {
        let by = one.increment_by.unwrap_or_default();
        let (product, _, number) = find(inventory.connection, &id(one).unwrap_or_default())?;
        inventory.increment((product.number, number), by)
    })
}

/// `POST /v3/bulk/inventory-items/decrement`
pub(crate) fn bulk_decrement(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<DecrementDataById> = call.required("decrementData")?;
    let is_restricted = call.flag("restrictInventory");
    let id = |one: &DecrementDataById| one.inventory_item_id.clone();
    each(shop, call, &given, id, |inventory, one, _| {
        let by = one.decrement_by.unwrap_or_default();
        let (product, _, number) = find(inventory.connection, &id(one).unwrap_or_default())?;
        let is_preorder = one.preorder_request.unwrap_or_default();
        inventory.decrement((product.number, number), by, (is_restricted, is_preorder))
    })
}

/// `POST /v3/bulk/inventory-items/update`
pub(crate) fn bulk_update(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<MaskedInventoryItem> = call.required("inventoryItems")?;
    let id = |one: &MaskedInventoryItem| one.inventory_item.as_ref()?.id.clone();
    each(shop, call, &given, id, |inventory, one, index| {
        let item = one.inventory_item.as_ref();
        let root = format!("inventoryItems[{index}].inventoryItem");
        let item = item.ok_or_else(|| ApiError::field(&root, "REQUIRED_FIELD", "is missing"))?;
        update_item(inventory, item, &root).map(drop)
    })
}

/// `POST /v3/bulk/inventory-items/create`
pub(crate) fn bulk_create(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<InventoryItem> = call.required("inventoryItems")?;
    let returns_entity = call.flag("returnEntity");
    let mut index = 0;
    bulk_calls::each(
        shop,
        ITEM,
        &given,
        |_| String::new(),
        |connection, entry| {
            index += 1;
            let root = format!("inventoryItems[{}]", index - 1);
            let item = created(&by_hand(connection, shop.clock.now()), entry, &root)?;
            let returned = returns_entity.then(|| serde_json::to_value(&item)).transpose()?;
            Ok((item.id, returned))
        },
    )
}

/// `POST /v3/bulk/inventory-items/delete`
pub(crate) fn bulk_delete(shop: &Shop, call: &Call) -> Result<Value> {
    let ids: Vec<String> = call.required("inventoryItemIds")?;
    bulk_calls::each_id(shop, &ids, |connection, id| removed(&by_hand(connection, shop.clock.now()), id))
}

/// Answers a bulk call that names variants; the result shows their items with `returnEntity`.
fn each_variant<T>(
    shop: &Shop,
    call: &Call,
    given: &[T],
    variant: impl Fn(&T) -> Option<&str>,
    location: impl Fn(&T) -> Option<&str>,
    work: impl Fn(&Inventory<'_>, &T, Place) -> Result<()>,
) -> Result<Value> {
    let reason = reason(call)?;
    let returns_entity = call.flag("returnEntity");
    bulk_calls::each(
        shop,
        ITEM,
        given,
        |_| String::new(),
        |connection, entry| {
            let mut checks = Checks::new();
            require_location(&mut checks, "locationId", location(entry));
            checks.finish()?;
            let place = place_of(connection, variant(entry).unwrap_or_default())?;
            work(&Inventory { connection, now: shop.clock.now(), reason }, entry, place)?;
            let id = record::inventory_id(place.0, place.1);
            let returned = returns_entity.then(|| read(connection, &id)).transpose()?;
            Ok((Some(id), returned.map(serde_json::to_value).transpose()?))
        },
    )
}

/// The numbers of a product and of its variant, whose id may be that of variants of other products, too.
fn place_of(connection: &Connection, variant: &str) -> Result<Place> {
    let found = repo::places_of_variant(connection, variant)?;
    match found.as_slice() {
        [one] => Ok(*one),
        _ => Err(ApiError::not_found(
            "NOT_FOUND",
            format!("There is not exactly one inventory item of the variant {variant}"),
        )),
    }
}

/// `POST /v3/bulk/inventory-items/increment-by-variant-and-location`
pub(crate) fn bulk_increment_by_variant(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<IncrementDataByVariantAndLocation> = call.required("incrementData")?;
    each_variant(
        shop,
        call,
        &given,
        |one| one.variant_id.as_deref(),
        |one| one.location_id.as_deref(),
        |inventory, one, place| inventory.increment(place, one.increment_by.unwrap_or_default()),
    )
}

/// `POST /v3/bulk/inventory-items/decrement-by-variant-and-location`
pub(crate) fn bulk_decrement_by_variant(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<DecrementDataByVariantAndLocation> = call.required("decrementData")?;
    let is_restricted = call.flag("restrictInventory");
    each_variant(
        shop,
        call,
        &given,
        |one| one.variant_id.as_deref(),
        |one| one.location_id.as_deref(),
        |inventory, one, place| {
            let is_preorder = one.preorder_request.unwrap_or_default();
            let by = one.decrement_by.unwrap_or_default();
            inventory.decrement(place, by, (is_restricted, is_preorder))
        },
    )
}
