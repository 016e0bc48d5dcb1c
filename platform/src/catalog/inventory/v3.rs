//! Inventory items of catalog v3, one by one.

use super::change::{Inventory, LEAST, MOST, Reason, Wanted, product_number, variant_number};
use super::item;
use super::item::LOCATION;
use super::v2::LARGEST_LIMIT;
use crate::call::Call;
use crate::catalog::record::{Shared, StoredProduct, inventory_numbers};
use crate::catalog::{payload, record, revision};
use crate::checks::Checks;
use crate::error::ApiError;
use crate::state::Shop;
use axum::http::StatusCode;
use cartwright::resources::inventory_items_v3::{InventoryItem, PreorderInfo, ReasonType};
use rusqlite::Connection;
use serde_json::{Value, json};

pub(super) fn not_found(id: &str) -> ApiError {
    ApiError::not_found("INVENTORY_ITEM_NOT_FOUND", format!("There is no inventory item {id}"))
}

/// The product with the variant that an item's id names.
pub(super) fn find(connection: &Connection, id: &str) -> Result<(StoredProduct, Shared, i64), ApiError> {
    let (product, number) = inventory_numbers(id).ok_or_else(|| not_found(id))?;
    let mut loaded = record::load(connection, &[product])?;
    let product = loaded.products.pop().ok_or_else(|| not_found(id))?;
    let mut variants = product.variants.iter();
    let has_it = variants.any(|variant| variant.number == number && variant.stock.revision.is_some());
    if has_it {
        Ok((product, loaded.shared, number))
    } else {
        Err(not_found(id))
    }
}

/// The item of a variant, as it is now.
pub(super) fn read(connection: &Connection, id: &str) -> Result<InventoryItem, ApiError> {
    let (product, shared, number) = find(connection, id)?;
    let mut variants = product.variants.iter();
    let variant = variants.find(|variant| variant.number == number);
    let variant = variant.ok_or_else(|| not_found(id))?;
    Ok(item::shown(&product, variant, &shared))
}

/// Why stock changes, as a call says; by the owner's hand if it does not.
pub(super) fn reason(call: &Call) -> Result<Reason, ApiError> {
    match call.value("reason").and_then(Value::as_str) {
        None | Some("MANUAL" | "") => Ok(Reason::Manual),
        Some("ORDER") => Ok(Reason::Order),
        Some("REVERT_INVENTORY_CHANGE") => Ok(Reason::RevertInventoryChange),
        Some(_) => Err(ApiError::field(
            "reason",
            "INVALID_ENUM_VALUE",
            format!("must be one of {}", ReasonType::KNOWN.join(", ")),
        )),
    }
}

/// What is to become of a variant's stock, of what is given at `root`.
pub(crate) fn wanted(
    checks: &mut Checks,
    root: &str,
    (quantity, in_stock): (Option<i64>, Option<bool>),
    preorder: Option<&PreorderInfo>,
) -> Wanted {
    if let Some(quantity) = quantity {
        checks.range(|| format!("{root}.quantity"), quantity, LEAST, MOST);
        if in_stock.is_some_and(|in_stock| in_stock != (quantity > 0)) {
            checks.refuse(root, "ONE_OF_ALIGNMENT", "needs either a quantity or inStock");
        }
    }
    if let Some(preorder) = preorder {
        let root = format!("{root}.preorderInfo");
        if let Some(limit) = preorder.limit {
            checks.range(|| format!("{root}.limit"), limit, 0, LARGEST_LIMIT);
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
pub(crate) fn get(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let id = call.text("inventoryItemId")?;
    shop.db
        .read(|connection| Ok(json!({ "inventoryItem": read(connection, id)? })))
}

/// `POST /v3/inventory-items`: of a variant whose item was deleted.
pub(crate) fn create(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let given: InventoryItem = payload::required(call, "inventoryItem")?;
    let mut checks = Checks::new();
    let root = "inventoryItem";
    let wanted = wanted(
        &mut checks,
        root,
        (given.quantity, given.in_stock),
        given.preorder_info.as_ref(),
    );
    if given.quantity.or(given.in_stock.map(i64::from)).is_none() {
        checks.refuse(root, "REQUIRED_ONE_OF_FIELD", "needs a quantity or inStock");
    }
    if given
        .location_id
        .as_deref()
        .is_some_and(|location| location != LOCATION)
    {
        checks.refuse("inventoryItem.locationId", "VALIDATION", "is no location of the shop");
    }
    checks.finish()?;
    shop.db.write(|transaction| {
        let product = product_number(transaction, given.product_id.as_deref().unwrap_or_default())?;
        let variant = given.variant_id.as_deref().unwrap_or_default();
        let number = variant_number(transaction, product, variant)?;
        let number = number
            .ok_or_else(|| ApiError::field("inventoryItem.variantId", "VALIDATION", "is no variant of the product"))?;
        let id = record::inventory_id(product, number);
        if find(transaction, &id).is_ok() {
            return Err(ApiError::application(
                StatusCode::CONFLICT,
                "ITEM_ALREADY_EXISTS",
                format!("There is an inventory item {id} of this variant"),
            ));
        }
        let inventory = Inventory {
            connection: transaction,
            now: shop.clock.now(),
            reason: Reason::Manual,
        };
        inventory.set(product, number, &wanted)?;
        Ok(json!({ "inventoryItem": read(transaction, &id)? }))
    })
}

/// `PATCH /v3/inventory-items/{inventoryItem.id}`
pub(crate) fn update(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let given: InventoryItem = payload::required(call, "inventoryItem")?;
    let reason = reason(call)?;
    shop.db.write(|transaction| {
        let inventory = Inventory {
            connection: transaction,
            now: shop.clock.now(),
            reason,
        };
        let updated = update_item(&inventory, &given, "inventoryItem")?;
        Ok(json!({ "inventoryItem": updated }))
    })
}

/// Changes an item to what is given at `root`, which holds its revision.
pub(super) fn update_item(
    inventory: &Inventory<'_>,
    given: &InventoryItem,
    root: &str,
) -> Result<InventoryItem, ApiError> {
    let mut checks = Checks::new();
    let wanted = wanted(
        &mut checks,
        root,
        (given.quantity, given.in_stock),
        given.preorder_info.as_ref(),
    );
    checks.finish()?;
    let id = given.id.as_deref().unwrap_or_default();
    let (product, _, number) = find(inventory.connection, id)?;
    let mut variants = product.variants.iter();
    let stock = variants
        .find(|variant| variant.number == number)
        .map(|variant| &variant.stock);
    let current = stock.and_then(|stock| stock.revision).unwrap_or_default();
    let revision = given.revision.clone().map(Value::String);
    revision::require(
        revision::given(&format!("{root}.revision"), revision.as_ref())?,
        current,
    )?;
    // A count below zero comes of orders; by hand it only rises.
    let before = stock.and_then(|stock| stock.quantity).unwrap_or_default();
    if given.quantity.is_some_and(|quantity| quantity < 0 && quantity < before) {
        return Err(ApiError::bad_request(
            "REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING",
            "A quantity cannot be made less than nothing",
        ));
    }
    inventory.set(product.number, number, &wanted)?;
    read(inventory.connection, id)
}

/// `DELETE /v3/inventory-items/{inventoryItemId}`: there is none of the variant until it has an item again.
pub(crate) fn delete(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let id = call.text("inventoryItemId")?;
    shop.db.write(|transaction| {
        let (product, _, number) = find(transaction, id)?;
        let inventory = Inventory {
            connection: transaction,
            now: shop.clock.now(),
            reason: Reason::Manual,
        };
        inventory.change(product.number, || {
            let changed = transaction
                .prepare_cached(
                    "UPDATE variants SET quantity = NULL, in_stock = 0, preorder_enabled = 0, preorder_counter = 0,
                         inventory_revision = NULL
                     WHERE product = ?1 AND number = ?2",
                )?
                .execute((product.number, number))?;
            Ok(changed == 1)
        })?;
        Ok(json!({}))
    })
}
