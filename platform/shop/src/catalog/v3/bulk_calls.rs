//! Bulk writes of catalog V3 products.

use super::calls::{created, shown, updated};
use super::parts::{self, TagChange};
use super::with_inventory;
use crate::catalog::change::Change;
use crate::catalog::record::{Loaded, StoredProduct, Wording};
use crate::resource::revision;
use base::bulk_calls::{self, ITEM};
use base::{ApiError, Call, Result, Shop, are_distinct};
use serde_json::Value;

/// Answers a bulk call; results have the product with `returnEntity`.
fn each(
    shop: &Shop,
    call: &Call,
    entries: &[Value],
    id: &str,
    work: impl Fn(&Change<'_>, &Value) -> Result<StoredProduct>,
) -> Result<Value> {
    let returns_entity = call.flag("returnEntity");
    bulk_calls::each(
        shop,
        call,
        ITEM,
        entries,
        |entry| text(entry, id).to_owned(),
        |writing, entry| {
            let change = Change::new(writing, Wording::V3);
            let saved = work(&change, entry)?;
            let id = saved.id.clone();
            let returned = returns_entity.then(|| shown(writing, call, &Loaded::of(change.writing, saved)?));
            Ok((Some(id), returned.transpose()?))
        },
    )
}

fn text<'a>(given: &'a Value, name: &str) -> &'a str {
    given.get(name).and_then(Value::as_str).unwrap_or_default()
}

/// `POST /v3/bulk/products/create`
pub(crate) fn bulk_create(shop: &Shop, call: &Call) -> Result<Value> {
    let products: Vec<Value> = call.required("products")?;
    require_bounded(&products)?;
    each(shop, call, &products, "id", created)
}

/// `POST /v3/bulk/products/update`
pub(crate) fn bulk_update(shop: &Shop, call: &Call) -> Result<Value> {
    each(shop, call, &changed_products(call)?, "id", updated)
}

/// `POST /v3/bulk/products-with-inventory/create`
pub(crate) fn bulk_create_with_inventory(shop: &Shop, call: &Call) -> Result<Value> {
    let products: Vec<Value> = call.required("products")?;
    require_bounded(&products)?;
    with_inventory::many(shop, call, &products, created)
}

/// `POST /v3/bulk/products-with-inventory/update`
pub(crate) fn bulk_update_with_inventory(shop: &Shop, call: &Call) -> Result<Value> {
    with_inventory::many(shop, call, &changed_products(call)?, with_inventory::updated_stocked)
}

/// `POST /v3/bulk/products/delete`
pub(crate) fn bulk_delete(shop: &Shop, call: &Call) -> Result<Value> {
    let ids: Vec<String> = call.required("productIds")?;
    require_distinct("productIds", ids.iter().map(String::as_str))?;
    bulk_calls::each_id(shop, call, &ids, |writing, id| Change::new(writing, Wording::V3).remove(id))
}

/// `POST /v3/bulk/products/add-info-sections`
pub(crate) fn bulk_add_info_sections(shop: &Shop, call: &Call) -> Result<Value> {
    change_info_sections(shop, call, parts::add_info_sections)
}

/// `POST /v3/bulk/products/remove-info-sections`
pub(crate) fn bulk_remove_info_sections(shop: &Shop, call: &Call) -> Result<Value> {
    change_info_sections(shop, call, parts::remove_info_sections)
}

fn change_info_sections(
    shop: &Shop,
    call: &Call,
    work: fn(&Change<'_>, &mut StoredProduct, &[String]) -> Result<()>,
) -> Result<Value> {
    let products: Vec<Value> = call.required("products")?;
    let ids: Vec<String> = call.required("infoSectionIds")?;
    each(shop, call, &products, "productId", |change, entry| {
        change.update(text(entry, "productId"), |product| {
            revision::require(&product.id, revision::parse("revision", entry.get("revision"))?, product.revision)?;
            work(change, product, &ids)
        })
    })
}

/// `POST /v3/bulk/products/update-tags`
pub(crate) fn bulk_update_tags(shop: &Shop, call: &Call) -> Result<Value> {
    let ids: Vec<String> = call.required("productIds")?;
    let tags = TagChange::read(call)?;
    bulk_calls::each_id(shop, call, &ids, |writing, id| {
        Change::new(writing, Wording::V3).update(id, |product| tags.apply(product)).map(drop)
    })
}

/// The products of a bulk update. Refuses duplicates.
fn changed_products(call: &Call) -> Result<Vec<Value>> {
    let entries: Vec<Value> = call.required("products")?;
    if entries.iter().any(|entry| entry.get("fieldMask").is_some_and(|mask| !mask.is_null())) {
        return Err(ApiError::precondition(
            "FIELD_MASK_VALUE_NOT_SUPPORTED",
            "An entry changes the fields that it names: it takes no field mask",
        ));
    }
    let products: Vec<Value> =
        entries.into_iter().map(|mut entry| entry.get_mut("product").map(Value::take).unwrap_or_default()).collect();
    require_distinct("products", products.iter().map(|product| text(product, "id")))?;
    require_bounded(&products)?;
    Ok(products)
}

fn require_distinct<'a>(field: &str, ids: impl Iterator<Item = &'a str>) -> Result<()> {
    if are_distinct(ids) {
        return Ok(());
    }
    Err(ApiError::rule(field, "DUPLICATE_PRODUCT_IDS_REQUEST", "has a product twice"))
}

/// Refuses products whose parts, in total, exceed one call's limit.
fn require_bounded(products: &[Value]) -> Result<()> {
    let parts = [
        ("/options", "options", 100, "TOO_MANY_OPTIONS_IN_REQUEST"),
        ("/modifiers", "modifiers", 100, "TOO_MANY_MODIFIERS_IN_REQUEST"),
        ("/infoSections", "info sections", 100, "TOO_MANY_INFO_SECTIONS_ERROR"),
        ("/variantsInfo/variants", "variants", 1000, "TOO_MANY_VARIANTS"),
    ];
    for (path, name, max, code) in parts {
        let lists = products.iter().filter_map(|product| product.pointer(path)?.as_array());
        if lists.map(Vec::len).sum::<usize>() > max {
            let description = format!("The products have more than {max} {name} together");
            return Err(ApiError::bad_request(code, description));
        }
    }
    Ok(())
}
