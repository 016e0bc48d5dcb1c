//! Bulk changes of all products or inventory items that match a filter. The call answers with a job, which applies the
//! changes asynchronously.

use super::v3::{self, Adjustments, TagChange};
use super::{categories, change::Change, find, groups, inventory, record::Wording};
use crate::events::jobs::{self, Area};
use base::{ApiError, Author, Call, Result, Rows, Shop, Writing};
use cartwright::resources::{inventory_items_v3::InventoryItem, products_v3::Variant};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

pub const ROWS: Rows = &[
    ("products_v3.bulk_update_by_filter", bulk_update),
    ("products_v3.bulk_delete_by_filter", bulk_delete),
    ("products_v3.bulk_update_variants_by_filter", bulk_update_variants),
    ("products_v3.bulk_adjust_variants_by_filter", bulk_adjust_variants),
    ("products_v3.bulk_add_info_sections_by_filter", bulk_add_info_sections),
    ("products_v3.bulk_remove_info_sections_by_filter", bulk_remove_info_sections),
    ("products_v3.bulk_add_to_categories_by_filter", bulk_add_to_categories),
    ("products_v3.bulk_remove_from_categories_by_filter", bulk_remove_from_categories),
    ("products_v3.bulk_update_tags_by_filter", bulk_update_tags),
    ("inventory_items_v3.bulk_update_by_filter", bulk_update_items),
    ("product_groups_v3.bulk_update_tags_by_filter", bulk_update_group_tags),
];

/// A job's change of a product, an inventory item or a product group.
#[derive(Debug, Serialize, Deserialize)]
enum Edit {
    Update(Value),
    Delete,
    UpdateVariants(Box<Variant>),
    AdjustVariants(Adjustments),
    AddInfoSections(Vec<String>),
    RemoveInfoSections(Vec<String>),
    AddToCategories(Vec<String>),
    RemoveFromCategories(Vec<String>),
    Tag(TagChange),
    TagGroup(TagChange),
    UpdateInventory(Box<InventoryItem>),
}

/// Starts a job on the products that match a call's filter.
fn start(shop: &Shop, call: &Call, edit: &Edit) -> Result<Value> {
    let ids = find::product_ids(shop, call)?;
    start_on(shop, &call.author, &ids, edit)
}

fn start_on(shop: &Shop, author: &Author, ids: &[String], edit: &Edit) -> Result<Value> {
    shop.write(author, |writing| {
        let job = jobs::start(writing, Area::Catalog, edit, ids)?;
        Ok(json!({ "jobId": job }))
    })
}

/// `POST /v3/bulk/products/update-by-filter`
pub(crate) fn bulk_update(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Value = call.required("product")?;
    let own = ["id", "revision", "slug", "handle", "options", "modifiers", "variantsInfo"];
    if let Some(name) = own.iter().find(|name| given.get(**name).is_some()) {
        return Err(ApiError::bad_request(
            "FIELD_MASK_VALUE_NOT_SUPPORTED",
            format!("The field {name} cannot be the same for all products"),
        ));
    }
    start(shop, call, &Edit::Update(given))
}

/// `POST /v3/bulk/products/delete-by-filter`
pub(crate) fn bulk_delete(shop: &Shop, call: &Call) -> Result<Value> {
    start(shop, call, &Edit::Delete)
}

/// `POST /v3/bulk/products/update-variants-by-filter`
pub(crate) fn bulk_update_variants(shop: &Shop, call: &Call) -> Result<Value> {
    v3::require_shareable(call.value("variant").unwrap_or(&Value::Null))?;
    start(shop, call, &Edit::UpdateVariants(call.required("variant")?))
}

/// `POST /v3/bulk/products/adjust-variants-by-filter`
pub(crate) fn bulk_adjust_variants(shop: &Shop, call: &Call) -> Result<Value> {
    start(shop, call, &Edit::AdjustVariants(Adjustments::read(call)?))
}

/// `POST /v3/bulk/products/add-info-sections-by-filter`
pub(crate) fn bulk_add_info_sections(shop: &Shop, call: &Call) -> Result<Value> {
    start(shop, call, &Edit::AddInfoSections(call.required("infoSectionIds")?))
}

/// `POST /v3/bulk/products/remove-info-sections-by-filter`
pub(crate) fn bulk_remove_info_sections(shop: &Shop, call: &Call) -> Result<Value> {
    start(shop, call, &Edit::RemoveInfoSections(call.required("infoSectionIds")?))
}

/// `POST /v3/bulk/products/add-to-categories-by-filter`
pub(crate) fn bulk_add_to_categories(shop: &Shop, call: &Call) -> Result<Value> {
    start(shop, call, &Edit::AddToCategories(call.required("categoryIds")?))
}

/// `POST /v3/bulk/products/remove-from-categories-by-filter`
pub(crate) fn bulk_remove_from_categories(shop: &Shop, call: &Call) -> Result<Value> {
    start(shop, call, &Edit::RemoveFromCategories(call.required("categoryIds")?))
}

/// `POST /v3/bulk/products/update-tags-by-filter`
pub(crate) fn bulk_update_tags(shop: &Shop, call: &Call) -> Result<Value> {
    start(shop, call, &Edit::Tag(TagChange::read(call)?))
}

/// `POST /v3/bulk/inventory-items/update-by-filter`
pub(crate) fn bulk_update_items(shop: &Shop, call: &Call) -> Result<Value> {
    let edit = Edit::UpdateInventory(call.required("inventoryItem")?);
    let ids = inventory::ids(shop, call)?;
    start_on(shop, &call.author, &ids, &edit)
}

/// `POST /v3/bulk/product-groups/update-tags-by-filter`
pub(crate) fn bulk_update_group_tags(shop: &Shop, call: &Call) -> Result<Value> {
    let edit = Edit::TagGroup(TagChange::read(call)?);
    let ids = groups::ids(shop, call.value("filter"))?;
    start_on(shop, &call.author, &ids, &edit)
}

/// Applies a job's change to one product, inventory item or product group.
pub fn change_for_job(writing: &Writing<'_>, edit: &str, id: &str) -> Result<()> {
    let change = Change::new(writing, Wording::V3);
    let saved = match serde_json::from_str(edit)? {
        Edit::Delete => return change.remove(id),
        Edit::AddToCategories(ids) => return categories::place(writing, id, &ids, true),
        Edit::RemoveFromCategories(ids) => return categories::place(writing, id, &ids, false),
        Edit::TagGroup(tags) => return groups::tag(writing, id, &tags),
        Edit::UpdateInventory(given) => return inventory::update_for_job(writing, id, &given),
        Edit::Update(given) => change.update(id, |product| v3::apply(&change, product, &given)),
        Edit::UpdateVariants(given) => change.update(id, |product| v3::change_all(&change, product, &given)),
        Edit::AdjustVariants(adjustments) => change.update(id, |product| adjustments.apply(&change, product)),
        Edit::AddInfoSections(ids) => change.update(id, |product| v3::add_info_sections(&change, product, &ids)),
        Edit::RemoveInfoSections(ids) => change.update(id, |product| v3::remove_info_sections(&change, product, &ids)),
        Edit::Tag(tags) => change.update(id, |product| tags.apply(product)),
    };
    saved.map(drop)
}
