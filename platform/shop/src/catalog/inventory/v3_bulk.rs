//! Bulk calls of catalog V3's inventory items.

use super::change::Inventory;
use super::repo::{self, VariantNumbers};
use super::v3::{by_hand, created, find, read, reason, removed, require_location, update_item};
use crate::catalog::record;
use base::bulk_calls::{self, ITEM};
use base::{ApiError, Call, Checks, Result, Shop};
use cartwright::resources::inventory_items_v3::{
    DecrementDataById, DecrementDataByVariantAndLocation, IncrementDataById, IncrementDataByVariantAndLocation,
    InventoryItem, MaskedInventoryItem,
};
use serde_json::Value;

/// Answers a bulk call. `work` returns the changed item's numbers, for results with `returnEntity`.
fn each<T>(
    shop: &Shop,
    call: &Call,
    given: &[T],
    id: impl Fn(&T) -> Option<&String>,
    work: impl Fn(&Inventory<'_>, &T, usize) -> Result<VariantNumbers>,
) -> Result<Value> {
    let reason = reason(call)?;
    let returns_entity = call.flag("returnEntity");
    let mut index = 0;
    let id = |entry: &T| id(entry).cloned().unwrap_or_default();
    bulk_calls::each(shop, call, ITEM, given, id, |writing, entry| {
        index += 1;
        let place = work(&Inventory { writing, reason }, entry, index - 1)?;
        let id = record::inventory_id(place.0, place.1);
        let item = returns_entity.then(|| read(writing, &id)).transpose()?;
        Ok((Some(id), item.map(serde_json::to_value).transpose()?))
    })
}

/// Decodes an item's id.
fn numbers_of_item(inventory: &Inventory<'_>, id: Option<&String>) -> Result<VariantNumbers> {
    find(inventory.writing, id.map_or("", String::as_str)).map(|(_, place)| place)
}

/// `POST /v3/bulk/inventory-items/increment`
pub(crate) fn bulk_increment(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<IncrementDataById> = call.required("incrementData")?;
    each(
        shop,
        call,
        &given,
        |one| one.inventory_item_id.as_ref(),
        |inventory, one, _| {
            let place = numbers_of_item(inventory, one.inventory_item_id.as_ref())?;
            inventory.increment(place, one.increment_by.unwrap_or_default()).map(|()| place)
        },
    )
}

/// `POST /v3/bulk/inventory-items/decrement`
pub(crate) fn bulk_decrement(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<DecrementDataById> = call.required("decrementData")?;
    let is_restricted = call.flag("restrictInventory");
    each(
        shop,
        call,
        &given,
        |one| one.inventory_item_id.as_ref(),
        |inventory, one, _| {
            let place = numbers_of_item(inventory, one.inventory_item_id.as_ref())?;
            let rules = (is_restricted, one.preorder_request.unwrap_or_default());
            inventory.decrement(place, one.decrement_by.unwrap_or_default(), rules).map(|()| place)
        },
    )
}

/// `POST /v3/bulk/inventory-items/update`
pub(crate) fn bulk_update(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<MaskedInventoryItem> = call.required("inventoryItems")?;
    each(
        shop,
        call,
        &given,
        |one| one.inventory_item.as_ref()?.id.as_ref(),
        |inventory, one, index| {
            let root = format!("inventoryItems[{index}].inventoryItem");
            let item = one.inventory_item.as_ref();
            let item = item.ok_or_else(|| ApiError::missing(&root))?;
            update_item(inventory, item, &root)
        },
    )
}

/// `POST /v3/bulk/inventory-items/create`
pub(crate) fn bulk_create(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<InventoryItem> = call.required("inventoryItems")?;
    each(
        shop,
        call,
        &given,
        |_| None,
        |inventory, entry, index| created(inventory, entry, &format!("inventoryItems[{index}]")),
    )
}

/// `POST /v3/bulk/inventory-items/delete`
pub(crate) fn bulk_delete(shop: &Shop, call: &Call) -> Result<Value> {
    let ids: Vec<String> = call.required("inventoryItemIds")?;
    bulk_calls::each_id(shop, call, &ids, |writing, id| removed(&by_hand(writing), id))
}

/// The numbers of a variant by its id, which must be unambiguous.
fn of_variant(
    inventory: &Inventory<'_>,
    variant: Option<&String>,
    location: Option<&String>,
) -> Result<VariantNumbers> {
    let mut checks = Checks::new();
    require_location(&mut checks, "locationId", location.map(String::as_str));
    checks.finish()?;
    let variant = variant.map_or("", String::as_str);
    match repo::places_of_variant(inventory.writing, variant)?.as_slice() {
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
    each(
        shop,
        call,
        &given,
        |_| None,
        |inventory, one, _| {
            let place = of_variant(inventory, one.variant_id.as_ref(), one.location_id.as_ref())?;
            inventory.increment(place, one.increment_by.unwrap_or_default()).map(|()| place)
        },
    )
}

/// `POST /v3/bulk/inventory-items/decrement-by-variant-and-location`
pub(crate) fn bulk_decrement_by_variant(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<DecrementDataByVariantAndLocation> = call.required("decrementData")?;
    let is_restricted = call.flag("restrictInventory");
    each(
        shop,
        call,
        &given,
        |_| None,
        |inventory, one, _| {
            let place = of_variant(inventory, one.variant_id.as_ref(), one.location_id.as_ref())?;
            let rules = (is_restricted, one.preorder_request.unwrap_or_default());
            inventory.decrement(place, one.decrement_by.unwrap_or_default(), rules).map(|()| place)
        },
    )
}
