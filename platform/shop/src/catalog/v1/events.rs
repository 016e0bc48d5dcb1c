//! Product events of catalog V1.

use super::view::{ViewOptions, products};
use crate::catalog::record::{Loaded, StoredProduct};
use crate::events::{Event, EventKind};
use base::{Result, Writing, put_field};
use serde_json::{Map, Value, json};

/// Fields that do not count as product changes: they have their own events, or change with every write.
const ELSEWHERE: &[&str] = &["variants", "stock", "lastUpdated", "numericId"];

/// Publishes a product's creation, change or deletion.
pub(crate) fn product(
    writing: &Writing<'_>,
    before: Option<&StoredProduct>,
    after: Option<&StoredProduct>,
) -> Result<()> {
    let publish = |entity: &'static str, slug: &'static str, id: &str, mut body: Value| {
        put_field(&mut body, "productId", id.into());
        put_field(&mut body, "originatedFromVersion", "V1_CATALOG".into());
        Event { kind: EventKind::Plain(slug), entity, entity_id: id, body }.record(writing)
    };
    match (before, after) {
        (None, Some(after)) => {
            let shown = shown_by_v1(writing, after)?;
            let names = ["name", "visible", "media", "sku", "productPageUrl", "brand", "costAndProfitData", "slug"];
            let mut body: Map<String, Value> =
                names.into_iter().filter_map(|name| Some((name.to_owned(), shown.get(name)?.clone()))).collect();
            body.insert("price".to_owned(), shown.get("priceData").cloned().unwrap_or_default());
            let name = "com.wix.ecommerce.catalog.api.v1.ProductCreated";
            publish(name, "product_created", &after.id, body.into())
        }
        (Some(before), Some(after)) => {
            let (was, is) = (shown_by_v1(writing, before)?, shown_by_v1(writing, after)?);
            let mut changed = differing(&was, &is);
            changed.retain(|name| !ELSEWHERE.contains(name));
            if !changed.is_empty() {
                let name = "com.wix.ecommerce.catalog.api.v1.ProductChanged";
                publish(name, "product_changed", &after.id, json!({ "changedFields": changed }))?;
            }
            if let Some(variants) = changed_variants(&was, &is) {
                let name = "com.wix.ecommerce.catalog.api.v1.VariantsChanged";
                publish(name, "variants_changed", &after.id, json!({ "variants": variants }))?;
            }
            Ok(())
        }
        (Some(before), None) => {
            let name = "com.wix.ecommerce.catalog.api.v1.ProductDeleted";
            publish(name, "product_deleted", &before.id, json!({}))
        }
        (None, None) => Ok(()),
    }
}

/// A product as catalog V1 shows it to the owner.
fn shown_by_v1(writing: &Writing<'_>, product: &StoredProduct) -> Result<Map<String, Value>> {
    let show = ViewOptions::of(writing.shop, true, true);
    let shown = products(writing, &Loaded::of(writing, product.clone())?, &show)?.pop();
    match serde_json::to_value(shown)? {
        Value::Object(fields) => Ok(fields),
        _ => Ok(Map::new()),
    }
}

/// The names of the fields in which two objects differ.
pub(super) fn differing<'a>(was: &'a Map<String, Value>, is: &'a Map<String, Value>) -> Vec<&'a str> {
    let gone = was.keys().filter(|name| !is.contains_key(*name));
    let changed = is.iter().filter(|(name, value)| was.get(*name) != Some(value));
    changed.map(|(name, _)| name).chain(gone).map(String::as_str).collect()
}

/// The new or changed variants, each with its changed fields; `None` if nothing changed.
fn changed_variants(was: &Map<String, Value>, is: &Map<String, Value>) -> Option<Vec<Value>> {
    let of = |product: &'_ Map<String, Value>| -> Vec<Value> {
        let variants = product.get("variants").and_then(Value::as_array);
        variants.cloned().unwrap_or_default()
    };
    let (was, is) = (of(was), of(is));
    let none = Map::new();
    let terms = |variant: &'_ Value| variant.get("variant").and_then(Value::as_object).cloned();
    let changed: Vec<Value> = is
        .iter()
        .filter_map(|variant| {
            let before = was.iter().find(|known| known.get("id") == variant.get("id"));
            let before = before.and_then(terms);
            let after = terms(variant).unwrap_or_default();
            let fields = differing(before.as_ref().unwrap_or(&none), &after);
            (!fields.is_empty()).then(|| {
                json!({
                    "variantId": variant.get("id"),
                    "choices": variant.get("choices"),
                    "changedFields": fields,
                })
            })
        })
        .collect();
    let some_went = was.iter().any(|variant| is.iter().all(|known| known.get("id") != variant.get("id")));
    (some_went || !changed.is_empty()).then_some(changed)
}
