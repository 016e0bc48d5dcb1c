//! Product reads and writes of catalog v3, one by one.

use super::apply::apply;
use super::fields::FieldSet;
use super::variants_apply::alone;
use super::view::{self, Show};
use crate::call::Call;
use crate::catalog::change::{Change, not_found};
use crate::catalog::inventory::{self, Inventory, Reason};
use crate::catalog::record::{self, Loaded, StoredProduct, Wording};
use crate::catalog::{payload, revision};
use crate::checks::Checks;
use crate::error::ApiError;
use crate::secret;
use crate::state::Shop;
use cartwright::resources::products_v3::{InventoryItemComposite, Product};
use rusqlite::{Connection, OptionalExtension};
use serde_json::{Value, json};

/// How a single product is shown to a caller.
fn show(call: &Call) -> Result<Show, ApiError> {
    Ok(Show {
        fields: FieldSet::read(call.value("fields"), &call.caller)?,
        variants: true,
        is_owner: call.caller.is_owner(),
    })
}

fn answer(shop: &Shop, call: &Call, connection: &Connection, loaded: &Loaded) -> Result<Value, ApiError> {
    let product = view::products(connection, shop, loaded, &show(call)?)?.pop();
    Ok(json!({ "product": product }))
}

fn read(shop: &Shop, call: &Call, column: &str, wanted: &str) -> Result<Value, ApiError> {
    shop.db.read(|connection| {
        let number: Option<i64> = connection
            .prepare_cached(&format!(
                "SELECT numeric_id FROM products WHERE {column} = ?1 AND (visible OR ?2)"
            ))?
            .query_row((wanted, call.caller.is_owner()), |row| row.get(0))
            .optional()?;
        let loaded = record::load(connection, &[number.ok_or_else(|| not_found(wanted))?])?;
        answer(shop, call, connection, &loaded)
    })
}

/// `GET /v3/products/{productId}`
pub(crate) fn get(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    read(shop, call, "id", call.text("productId")?)
}

/// `GET /v3/products/slug/{slug}`
pub(crate) fn get_by_slug(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    read(shop, call, "slug", call.text("slug")?)
}

fn created(change: &Change<'_>, given: &Value) -> Result<StoredProduct, ApiError> {
    let mut product = StoredProduct {
        id: secret::new_id(),
        visible: true,
        ..StoredProduct::default()
    };
    apply(change, &mut product, given)?;
    change.create(product)
}

fn updated(change: &Change<'_>, given: &Value) -> Result<StoredProduct, ApiError> {
    let id = given.get("id").and_then(Value::as_str).unwrap_or_default();
    let before = change.find(id)?;
    let given_revision = revision::given("product.revision", given.get("revision"))?;
    revision::require(given_revision, before.revision)?;
    let mut after = before.clone();
    apply(change, &mut after, given)?;
    change.save(&before, after)
}

/// `POST /v3/products`
pub(crate) fn create(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    write(shop, call, created)
}

/// `PATCH /v3/products/{product.id}`
pub(crate) fn update(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    write(shop, call, updated)
}

fn write(
    shop: &Shop,
    call: &Call,
    work: impl FnOnce(&Change<'_>, &Value) -> Result<StoredProduct, ApiError>,
) -> Result<Value, ApiError> {
    let given: Value = payload::required(call, "product")?;
    shop.db.write(|transaction| {
        let change = Change::new(shop, transaction, Wording::V3);
        let saved = work(&change, &given)?;
        answer(shop, call, transaction, &alone(&change, saved)?)
    })
}

/// `DELETE /v3/products/{productId}`
pub(crate) fn delete(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let id = call.text("productId")?;
    shop.db.write(|transaction| {
        Change::new(shop, transaction, Wording::V3).remove(id)?;
        Ok(json!({}))
    })
}

/// `POST /v3/products-with-inventory`
pub(crate) fn create_with_inventory(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    write_with_inventory(shop, call, created)
}

/// `PATCH /v3/products-with-inventory/{product.id}`
pub(crate) fn update_with_inventory(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    write_with_inventory(shop, call, updated)
}

/// Writes a product, and the stock of each of its variants that says one, as one.
fn write_with_inventory(
    shop: &Shop,
    call: &Call,
    work: impl FnOnce(&Change<'_>, &Value) -> Result<StoredProduct, ApiError>,
) -> Result<Value, ApiError> {
    let given: Value = payload::required(call, "product")?;
    let wanted = stocks(&given)?;
    shop.db.write(|transaction| {
        let change = Change::new(shop, transaction, Wording::V3);
        let saved = work(&change, &given)?;
        let inventory = Inventory {
            connection: transaction,
            now: change.now,
            reason: Reason::Manual,
        };
        let mut numbers = Vec::new();
        for (variant, wanted) in saved.variants.iter().zip(&wanted) {
            if let Some(wanted) = wanted {
                inventory.set(saved.number, variant.number, wanted)?;
                numbers.push(variant.number);
            }
        }
        let loaded = record::load(transaction, &[saved.number])?;
        let results = results(&loaded, &numbers)?;
        let mut answer = match call.flag("returnEntity") {
            true => answer(shop, call, transaction, &loaded)?,
            false => json!({}),
        };
        if let Value::Object(fields) = &mut answer {
            fields.insert("inventoryResults".to_owned(), results);
        }
        Ok(answer)
    })
}

/// What is to become of the stock of each variant, in their order.
fn stocks(given: &Value) -> Result<Vec<Option<inventory::Wanted>>, ApiError> {
    let typed: Product = serde_json::from_value(given.clone())
        .map_err(|error| ApiError::field("product", "FORMAT", format!("is malformed: {error}")))?;
    let variants = typed.variants_info.and_then(|info| info.variants).unwrap_or_default();
    let mut checks = Checks::new();
    let mut wanted = Vec::with_capacity(variants.len());
    for (index, variant) in variants.iter().enumerate() {
        let root = format!("product.variantsInfo.variants[{index}].inventoryItem");
        let item = variant
            .unknown_fields
            .get("inventoryItem")
            .filter(|item| !item.is_null());
        let item: Option<InventoryItemComposite> = item
            .map(|item| serde_json::from_value(item.clone()))
            .transpose()
            .map_err(|error| ApiError::field(&root, "FORMAT", format!("is malformed: {error}")))?;
        wanted.push(item.map(|item| {
            let counted = (item.quantity, item.in_stock);
            inventory::wanted(&mut checks, &root, counted, item.preorder_info.as_ref())
        }));
    }
    checks.finish()?;
    Ok(wanted)
}

fn results(loaded: &Loaded, numbers: &[i64]) -> Result<Value, ApiError> {
    let variants = loaded.products.iter().flat_map(|product| {
        let variants = product.variants.iter();
        variants.map(move |variant| (product, variant))
    });
    let mut results = Vec::with_capacity(numbers.len());
    for (index, (product, variant)) in variants.filter(|(_, one)| numbers.contains(&one.number)).enumerate() {
        let item = inventory::shown(product, variant, &loaded.shared);
        results.push(json!({
            "itemMetadata": { "id": item.id, "originalIndex": index, "success": true },
            "item": serde_json::to_value(item)?,
        }));
    }
    Ok(json!({
        "bulkActionMetadata": { "totalSuccesses": results.len(), "totalFailures": 0, "undetailedFailures": 0 },
        "results": results,
    }))
}
