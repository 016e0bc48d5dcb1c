//! Single inventory items of catalog V3.

use super::change::{self, Inventory};
use super::item::{self, location};
use super::requested::Wanted;
use super::{events::Reason, repo::VariantNumbers};
use crate::catalog::record::{self, Loaded, inventory_numbers};
use crate::resource::revision;
use base::{ApiError, Call, Checks, Result, Shop, Writing, error::FieldViolation};
use cartwright::resources::inventory_items_v3::{InventoryItem, PreorderInfo, ReasonType};
use rusqlite::Connection;
use serde::Deserialize as _;
use serde_json::{Value, json};

pub(super) fn not_found(id: &str) -> ApiError {
    ApiError::not_found("INVENTORY_ITEM_NOT_FOUND", format!("There is no inventory item {id}"))
}

/// Decodes an item's id into its numbers, and loads the product.
pub(super) fn find(connection: &Connection, id: &str) -> Result<(Loaded, VariantNumbers)> {
    let place = inventory_numbers(id).ok_or_else(|| not_found(id))?;
    let loaded = record::load(connection, &[place.0])?;
    let has_item = loaded.variant(place).is_some_and(|(_, variant)| variant.stock.revision.is_some());
    if has_item { Ok((loaded, place)) } else { Err(not_found(id)) }
}

/// The current item.
pub(super) fn read(connection: &Connection, id: &str) -> Result<InventoryItem> {
    let (loaded, place) = find(connection, id)?;
    let (product, variant) = loaded.variant(place).ok_or_else(|| not_found(id))?;
    Ok(item::shown(product, variant, &loaded.shared))
}

fn answer(connection: &Connection, (product, variant): VariantNumbers) -> Result<Value> {
    Ok(json!({ "inventoryItem": read(connection, &record::inventory_id(product, variant))? }))
}

/// The call's reason for a stock change; `MANUAL` by default.
pub(super) fn reason(call: &Call) -> Result<Reason> {
    let given = call.value("reason").filter(|given| !given.is_null() && **given != "");
    let reason = given.map(Reason::deserialize).transpose().map_err(|_| {
        let description = format!("must be one of {}", ReasonType::KNOWN.join(", "));
        ApiError::field("reason", "INVALID_ENUM_VALUE", description)
    })?;
    Ok(reason.unwrap_or(Reason::Manual))
}

/// Parses the requested stock; `root` is its path in the payload.
pub(crate) fn wanted(
    checks: &mut Checks,
    root: &str,
    (quantity, in_stock): (Option<i64>, Option<bool>),
    preorder: Option<&PreorderInfo>,
) -> Wanted {
    if let (Some(quantity), Some(in_stock)) = (quantity, in_stock)
        && in_stock != (quantity > 0)
    {
        checks.refuse(root, "ONE_OF_ALIGNMENT", "needs either a quantity or inStock");
    }
    if let Some(preorder) = preorder {
        let root = format!("{root}.preorderInfo");
        if let Some(limit) = preorder.limit {
            checks.range(|| format!("{root}.limit"), limit, 0, cartwright_contract::limits::stock::PREORDERS);
        }
    }
    Wanted {
        quantity: match (quantity, in_stock) {
            (Some(quantity), _) => Some(Some(quantity)),
            (None, Some(_)) => Some(None),
            (None, None) => None,
        },
        in_stock: in_stock.filter(|_| quantity.is_none()),
        preorder_enabled: preorder.and_then(|preorder| preorder.enabled),
        preorder_limit: preorder.and_then(|preorder| preorder.limit),
        preorder_message: preorder.and_then(|preorder| preorder.message.clone()),
    }
}

/// `GET /v3/inventory-items/{inventoryItemId}`
pub(crate) fn get(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("inventoryItemId")?;
    shop.db.read(|connection| Ok(json!({ "inventoryItem": read(connection, id)? })))
}

/// `POST /v3/inventory-items`: for a variant whose item was deleted.
pub(crate) fn create(shop: &Shop, call: &Call) -> Result<Value> {
    let given: InventoryItem = call.required("inventoryItem")?;
    shop.write(&call.author, |writing| answer(writing, created(&by_hand(writing), &given, "inventoryItem")?))
}

/// The stock changes of the owner's own calls.
pub(super) const fn by_hand<'a>(writing: &'a Writing<'a>) -> Inventory<'a> {
    Inventory { writing, reason: Reason::Manual }
}

/// Creates an item; `root` is its path in the payload.
pub(super) fn created(inventory: &Inventory<'_>, given: &InventoryItem, root: &str) -> Result<VariantNumbers> {
    let mut checks = Checks::new();
    let preorder = given.preorder_info.as_ref();
    let wanted = wanted(&mut checks, root, (given.quantity, given.in_stock), preorder);
    require_not_negative(&mut checks, root, given.quantity);
    let limit = preorder.and_then(|preorder| preorder.limit).unwrap_or_default();
    if given.quantity.is_none() && limit > 0 {
        let violation =
            FieldViolation::new(format!("{root}.preorderInfo.limit"), "VALIDATION", "needs a quantity that is counted");
        checks.add(violation.named("PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY"));
    }
    require_location(&mut checks, &format!("{root}.locationId"), given.location_id.as_deref());
    checks.finish()?;
    let connection = inventory.writing;
    let (product, variant) = (given.product_id.as_deref(), given.variant_id.as_deref());
    let (product, variant) = (product.unwrap_or_default(), variant.unwrap_or_default());
    let place = change::place(connection, product, variant, format!("{root}.variantId"))?;
    let id = record::inventory_id(place.0, place.1);
    if find(connection, &id).is_ok() {
        return Err(ApiError::conflict(
            "ITEM_ALREADY_EXISTS",
            format!("There is an inventory item {id} of this variant"),
        ));
    }
    inventory.set(place, &wanted).map(|()| place)
}

/// Refuses a negative quantity: only orders may cause one.
pub(crate) fn require_not_negative(checks: &mut Checks, root: &str, quantity: Option<i64>) {
    if quantity.is_some_and(|quantity| quantity < 0) {
        let violation = FieldViolation::new(format!("{root}.quantity"), "MIN", "must be at least 0");
        checks.add(violation.named("REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE"));
    }
}

/// Refuses a location that is not the shop's.
pub(super) fn require_location(checks: &mut Checks, field: &str, location: Option<&str>) {
    if location.is_some_and(|location| location != location!()) {
        checks.refuse(field, "VALIDATION", "is no location of the shop");
    }
}

/// `PATCH /v3/inventory-items/{inventoryItem.id}`
pub(crate) fn update(shop: &Shop, call: &Call) -> Result<Value> {
    let given: InventoryItem = call.required("inventoryItem")?;
    let reason = reason(call)?;
    shop.write(&call.author, |writing| {
        let inventory = Inventory { writing, reason };
        answer(writing, update_item(&inventory, &given, "inventoryItem")?)
    })
}

/// Applies an item's payload, which must have its revision; `root` is its path.
pub(super) fn update_item(inventory: &Inventory<'_>, given: &InventoryItem, root: &str) -> Result<VariantNumbers> {
    let id = given.id.as_deref().unwrap_or_default();
    let (loaded, place) = find(inventory.writing, id)?;
    let current = loaded.variant(place).and_then(|(_, variant)| variant.stock.revision).unwrap_or_default();
    let revision = given.revision.clone().map(Value::String);
    revision::require(id, revision::parse(&format!("{root}.revision"), revision.as_ref())?, current)?;
    set(inventory, id, given, root)
}

/// Applies a job's change to one item, whatever its revision.
pub(crate) fn update_for_job(writing: &Writing<'_>, id: &str, given: &InventoryItem) -> Result<()> {
    set(&by_hand(writing), id, given, "inventoryItem").map(drop)
}

fn set(inventory: &Inventory<'_>, id: &str, given: &InventoryItem, root: &str) -> Result<VariantNumbers> {
    let mut checks = Checks::new();
    let wanted = wanted(&mut checks, root, (given.quantity, given.in_stock), given.preorder_info.as_ref());
    checks.finish()?;
    let (loaded, place) = find(inventory.writing, id)?;
    // A negative quantity comes from orders; the owner can only raise it.
    let counted = loaded.variant(place).and_then(|(_, variant)| variant.stock.quantity);
    if given.quantity.is_some_and(|quantity| quantity < 0 && quantity < counted.unwrap_or_default()) {
        return Err(ApiError::bad_request(
            "REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING",
            "A quantity cannot be made less than nothing",
        ));
    }
    let stays_counted = given.in_stock.is_none() && counted.is_some();
    let has_limit = wanted.preorder_limit.is_some_and(|limit| limit > 0);
    if has_limit && given.quantity.is_none() && !stays_counted {
        let text = "A limit of preorders needs a quantity that is counted";
        return Err(ApiError::bad_request("PRE_ORDER_VALIDATION", text));
    }
    inventory.set(place, &wanted).map(|()| place)
}

/// `DELETE /v3/inventory-items/{inventoryItemId}`: its variant is out of stock until it has an item again.
pub(crate) fn delete(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("inventoryItemId")?;
    shop.write(&call.author, |writing| {
        removed(&by_hand(writing), id)?;
        Ok(json!({}))
    })
}

pub(super) fn removed(inventory: &Inventory<'_>, id: &str) -> Result<()> {
    let (_, place) = find(inventory.writing, id)?;
    inventory.remove(place)
}
