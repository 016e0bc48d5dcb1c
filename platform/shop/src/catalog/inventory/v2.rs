//! The inventory of catalog V1: one item per product, with its variants' stock.

use super::change::{self, Inventory, product_number};
use super::events::Reason;
use super::repo::{VariantNumbers, lists};
use super::requested::{MAX, Wanted};
use crate::catalog::record::{self, StoredProduct};
use base::{ApiError, Call, Checks, Result, Shop, clock, query, wire};
use cartwright::resources::inventory_v2::{
    DecrementData, IncrementData, InventoryItem, InventoryVariant, PreorderInfo,
};
use cartwright::types::Timestamp;
use cartwright_contract::limits;
use serde_json::{Value, json};

fn item(product: &StoredProduct, wanted: &[String]) -> InventoryItem {
    let named = |id: &String| wanted.is_empty() || wanted.contains(id);
    let variants = product.variants.iter().filter(|variant| named(&variant.id));
    let preorder = product.variants.iter().map(|variant| &variant.stock.preorder);
    let enabled = preorder.clone().find(|preorder| preorder.enabled);
    let shown = enabled.or_else(|| preorder.clone().next());
    let updated = product.variants.iter().map(|variant| variant.stock.updated).max();
    wire!(InventoryItem {
        id: product.id.clone(),
        external_id: product.id.clone(),
        product_id: product.id.clone(),
        track_quantity: product.variants.iter().any(|variant| variant.stock.quantity.is_some()),
        variants: Some(
            variants
                .map(|variant| wire!(InventoryVariant {
                    variant_id: variant.id.clone(),
                    in_stock: variant.stock.in_stock,
                    quantity: variant.stock.quantity,
                    available_for_preorder: variant.stock.preorders() > 0
                }))
                .collect(),
        ),
        last_updated: updated.map(|updated| Timestamp::from(clock::rfc3339(updated))),
        numeric_id: product.number.to_string(),
        preorder_info: shown.map(|preorder| wire!(PreorderInfo {
            enabled: preorder.enabled,
            message: preorder.message.clone(),
            limit: preorder.limit
        }))
    })
}

/// `POST /v2/inventoryItems/query`
pub(crate) fn query(shop: &Shop, call: &Call) -> Result<Value> {
    let requested = query::offset_page(lists::V2, "p.numeric_id", call.value("query"))?;
    shop.db.read(|connection| {
        let offset = requested.page.offset;
        let (numbers, total) = requested.read(connection, "p.numeric_id", lists::V2_ROWS, |row| row.get(0))?;
        let products = record::load(connection, &numbers)?.products;
        let items: Vec<InventoryItem> = products.iter().map(|product| item(product, &[])).collect();
        Ok(json!({
            "metadata": { "items": items.len(), "offset": offset },
            "totalResults": total,
            "inventoryItems": items,
        }))
    })
}

/// The requested product id, which is also the item's id.
fn requested_product_id<'a>(fields: &[Option<&'a str>], field: &str) -> Result<&'a str> {
    let mut given = fields.iter().copied().flatten().filter(|id| !id.is_empty());
    given.next().ok_or_else(|| ApiError::field(field, "REQUIRED_ONE_OF_FIELD", "names no inventory item"))
}

/// `POST /v2/inventoryItems/{inventoryId}/getVariants`
pub(crate) fn get_variants(shop: &Shop, call: &Call) -> Result<Value> {
    let text = |name: &str| call.value(name).and_then(Value::as_str);
    let id = requested_product_id(&[text("productId"), text("externalId"), text("inventoryId")], "inventoryId")?;
    let variants: Vec<String> = call.optional("variantIds")?.unwrap_or_default();
    shop.db.read(|connection| {
        let found = record::find(connection, id)?;
        let (product, _) = found.ok_or_else(|| crate::catalog::change::not_found(id))?;
        Ok(json!({ "inventoryItem": item(&product, &variants) }))
    })
}

/// `PATCH /v2/inventoryItems/product/{inventoryItem.productId}`
pub(crate) fn update_variants(shop: &Shop, call: &Call) -> Result<Value> {
    let given: InventoryItem = call.required("inventoryItem")?;
    check(&given)?;
    shop.write(&call.author, |writing| {
        let product = product_number(writing, given.product_id.as_deref().unwrap_or_default())?;
        let inventory = Inventory { writing, reason: Reason::Manual };
        let known = record::load(writing, &[product])?.products;
        inventory.change(product, || {
            let mut is_changed = false;
            for variant in known.iter().flat_map(|product| &product.variants) {
                let mut named = given.variants.iter().flatten();
                let named = named.find(|named| named.variant_id.as_deref().unwrap_or_default() == variant.id);
                let wanted = wanted(&given, named, variant.stock.quantity, variant.stock.in_stock);
                if let Some(wanted) = wanted {
                    inventory.write((product, variant.number), &wanted)?;
                    is_changed = true;
                }
            }
            Ok(is_changed)
        })?;
        Ok(json!({}))
    })
}

/// The requested stock of a variant; `None` without a change.
fn wanted(
    given: &InventoryItem,
    named: Option<&InventoryVariant>,
    quantity: Option<i64>,
    in_stock: bool,
) -> Option<Wanted> {
    let is_tracked = given.track_quantity.unwrap_or(quantity.is_some());
    let given_quantity = named.and_then(|named| named.quantity);
    let given_in_stock = named.and_then(|named| named.in_stock);
    let preorder = given.preorder_info.as_ref();
    let mut wanted = Wanted {
        preorder_enabled: preorder.and_then(|preorder| preorder.enabled),
        preorder_limit: preorder.and_then(|preorder| preorder.limit),
        preorder_message: preorder.and_then(|preorder| preorder.message.clone()),
        ..Wanted::default()
    };
    if is_tracked {
        // When tracking starts without a quantity, it starts from zero.
        let counted = given_quantity.or(if quantity.is_none() { Some(0) } else { None });
        wanted.quantity = counted.map(Some);
    } else if given_in_stock.is_some() || quantity.is_some() {
        wanted.quantity = Some(None);
        wanted.in_stock = Some(given_in_stock.unwrap_or(in_stock));
    }
    let says_something = wanted.quantity.is_some() || preorder.is_some();
    says_something.then_some(wanted)
}

fn check(given: &InventoryItem) -> Result<()> {
    let mut checks = Checks::new();
    let variants = given.variants.iter().flatten();
    for (index, variant) in variants.enumerate() {
        if let Some(quantity) = variant.quantity {
            let name = || format!("inventoryItem.variants[{index}].quantity");
            checks.range(name, quantity, 0, MAX);
        }
    }
    if let Some(preorder) = &given.preorder_info {
        let root = "inventoryItem.preorderInfo";
        if let Some(limit) = preorder.limit {
            checks.range(|| format!("{root}.limit"), limit, 0, limits::stock::PREORDERS);
        }
    }
    checks.finish()
}

fn change_each<T>(
    shop: &Shop,
    call: &Call,
    field: &str,
    given: &[T],
    place: impl Fn(&T, &str) -> Result<(String, String, i64)>,
    work: impl Fn(&Inventory<'_>, &T, VariantNumbers, i64) -> Result<()>,
) -> Result<Value> {
    shop.write(&call.author, |writing| {
        let inventory = Inventory { writing, reason: Reason::Manual };
        for (index, one) in given.iter().enumerate() {
            let at = format!("{field}[{index}]");
            let (product, variant, by) = place(one, &at)?;
            let by = count(by, &at, field)?;
            let place = change::place(writing, &product, &variant, format!("{at}.variantId"))?;
            work(&inventory, one, place, by)?;
        }
        Ok(json!({}))
    })
}

fn count(by: i64, at: &str, field: &str) -> Result<i64> {
    let name = if field.starts_with("increment") { "incrementBy" } else { "decrementBy" };
    let mut checks = Checks::new();
    checks.range(|| format!("{at}.{name}"), by, 1, MAX);
    checks.finish().map(|()| by)
}

/// `POST /v2/inventoryItems/increment`
pub(crate) fn increment(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<IncrementData> = call.required("incrementData")?;
    let place = |one: &IncrementData, at: &str| {
        let id = requested_product_id(&[one.product_id.as_deref(), one.inventory_id.as_deref()], at)?;
        let variant = one.variant_id.clone().unwrap_or_default();
        Ok((id.to_owned(), variant, one.increment_by.unwrap_or(1)))
    };
    change_each(shop, call, "incrementData", &given, place, |inventory, _, place, by| inventory.increment(place, by))
}

/// `POST /v2/inventoryItems/decrement`
pub(crate) fn decrement(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<DecrementData> = call.required("decrementData")?;
    let place = |one: &DecrementData, at: &str| {
        let ids = [one.product_id.as_deref(), one.external_id.as_deref(), one.inventory_id.as_deref()];
        let id = requested_product_id(&ids, at)?;
        let variant = one.variant_id.clone().unwrap_or_default();
        Ok((id.to_owned(), variant, one.decrement_by.unwrap_or(1)))
    };
    change_each(shop, call, "decrementData", &given, place, |inventory, one, place, by| {
        let is_preorder = one.preorder_request.unwrap_or_default();
        inventory.decrement(place, by, (true, is_preorder))
    })
}
