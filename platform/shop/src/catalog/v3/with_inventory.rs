//! Writes catalog V3 products together with their variants' stock. The product is written atomically, and so is the
//! stock.

use super::calls::{created, shown, updated};
use crate::catalog::change::Change;
use crate::catalog::inventory::{self, Inventory, Reason, Wanted};
use crate::catalog::record::{self, Loaded, StoredProduct, Wording};
use base::{ApiError, Call, Checks, Result, Shop, bulk_calls::Outcome};
use cartwright::resources::products_v3::{InventoryItemComposite, Product};
use serde_json::{Value, json};

/// A write of a product: [`created`] or [`updated_stocked`].
type Work = fn(&Change<'_>, &Value) -> Result<StoredProduct>;

/// `POST /v3/products-with-inventory`
pub(crate) fn create_with_inventory(shop: &Shop, call: &Call) -> Result<Value> {
    one(shop, call, created)
}

/// `PATCH /v3/products-with-inventory/{product.id}`
pub(crate) fn update_with_inventory(shop: &Shop, call: &Call) -> Result<Value> {
    one(shop, call, updated_stocked)
}

fn one(shop: &Shop, call: &Call, work: Work) -> Result<Value> {
    let given: Value = call.required("product")?;
    shop.write(&call.author, |writing| {
        let change = Change::new(writing, Wording::V3);
        let wanted = stocks(&given)?;
        let saved = work(&change, &given)?;
        let mut stocked = Outcome::default();
        stock(&change, call, &saved, &wanted, &mut stocked)?;
        let loaded = record::load(writing, &[saved.number])?;
        Ok(json!({
            "product": shown(writing, call, &loaded)?,
            "inventoryResults": stocked.reply(),
        }))
    })
}

/// Writes each of a call's products.
pub(super) fn many(shop: &Shop, call: &Call, products: &[Value], work: Work) -> Result<Value> {
    let returns_entity = call.flag("returnEntity");
    shop.write(&call.author, |writing| {
        let change = Change::new(writing, Wording::V3);
        let (mut written, mut stocked) = (Outcome::default(), Outcome::default());
        for given in products {
            let id = given.get("id").and_then(Value::as_str).unwrap_or_default();
            written.run_naming(writing, id, || {
                let wanted = stocks(given)?;
                let product = work(&change, given)?;
                stock(&change, call, &product, &wanted, &mut stocked)?;
                let loaded = record::load(writing, &[product.number])?;
                let returned = returns_entity.then(|| shown(writing, call, &loaded)).transpose()?;
                Ok((Some(product.id), returned))
            })?;
        }
        Ok(json!({ "productResults": written.reply(), "inventoryResults": stocked.reply() }))
    })
}

/// Updates a product; a preorder limit requires tracked stock.
pub(super) fn updated_stocked(change: &Change<'_>, given: &Value) -> Result<StoredProduct> {
    let variants = given.pointer("/variantsInfo/variants").and_then(Value::as_array);
    let is_limited = |item: &Value| {
        let limit = item.pointer("/preorderInfo/limit").and_then(Value::as_i64);
        let is_counted = item.get("quantity").is_some_and(|quantity| !quantity.is_null());
        limit.is_some_and(|limit| limit > 0) && item.get("inStock").is_some() && !is_counted
    };
    let mut items = variants.into_iter().flatten().filter_map(|variant| variant.get("inventoryItem"));
    if items.any(is_limited) {
        let text = "A limit of preorders needs a quantity that is counted";
        return Err(ApiError::bad_request("PREORDER_VALIDATION_ERROR", text));
    }
    updated(change, given)
}

/// Writes the stock of a product's variants, with a result for each.
fn stock(
    change: &Change<'_>,
    call: &Call,
    product: &StoredProduct,
    wanted: &[Option<Wanted>],
    outcome: &mut Outcome,
) -> Result<()> {
    let inventory = Inventory { writing: change.writing, reason: Reason::Manual };
    let returns_entity = call.flag("returnEntity");
    let places: Vec<_> = product
        .variants
        .iter()
        .zip(wanted)
        .filter_map(|(variant, wanted)| Some(((product.number, variant.number), wanted.as_ref()?)))
        .collect();
    inventory.set_all(product.number, &places)?;
    let loaded = if returns_entity { record::load(change.writing, &[product.number])? } else { Loaded::default() };
    for (place, _) in places {
        let id = record::inventory_id(place.0, place.1);
        outcome.run(change.writing, &id, || {
            let stocked = loaded.variant(place);
            let returned = stocked.map(|(product, variant)| inventory::shown(product, variant, &loaded.shared));
            Ok(returned.map(serde_json::to_value).transpose()?)
        })?;
    }
    Ok(())
}

/// The requested stock of each variant, in order.
fn stocks(given: &Value) -> Result<Vec<Option<Wanted>>> {
    let typed: Product = serde_json::from_value(given.clone())
        .map_err(|error| ApiError::field("product", "FORMAT", format!("is malformed: {error}")))?;
    let variants = typed.variants_info.and_then(|info| info.variants).unwrap_or_default();
    let mut checks = Checks::new();
    let mut wanted = Vec::with_capacity(variants.len());
    for (index, variant) in variants.iter().enumerate() {
        let root = format!("product.variantsInfo.variants[{index}].inventoryItem");
        let item = variant.unknown_fields.get("inventoryItem").filter(|item| !item.is_null());
        let item: Option<InventoryItemComposite> = item
            .map(|item| serde_json::from_value(item.clone()))
            .transpose()
            .map_err(|error| ApiError::field(&root, "FORMAT", format!("is malformed: {error}")))?;
        wanted.push(item.map(|item| {
            inventory::require_not_negative(&mut checks, &root, item.quantity);
            let counted = (item.quantity, item.in_stock);
            inventory::wanted(&mut checks, &root, counted, item.preorder_info.as_ref())
        }));
    }
    checks.finish()?;
    Ok(wanted)
}
