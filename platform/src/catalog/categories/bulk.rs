//! Bulk writes of categories.

use super::repo::{self, Category};
use super::view::{CategoryFields, shown};
use super::write::{precondition, updated};
use super::{place::set_visible, read::require_tree};
use crate::base::{Call, Result, Shop, bulk_calls};
use rusqlite::Connection;
use serde_json::Value;

/// Does the work for each entry, with the revision that the tree had before all of them.
fn each<T>(
    shop: &Shop,
    call: &Call,
    entries: &[T],
    id: impl Fn(&T) -> String,
    work: impl Fn(&Connection, &T, i64) -> Result<Category>,
) -> Result<Value> {
    let asked = CategoryFields::read(call);
    let returns_entity = call.flag("returnEntity");
    let mut before = None;
    bulk_calls::each(shop, "category", entries, id, |connection, entry| {
        let revision = match before {
            Some(revision) => revision,
            None => *before.insert(repo::revision(connection)?),
        };
        let category = work(connection, entry, revision)?;
        Ok((None, returns_entity.then(|| shown(shop, connection, &category, asked)).transpose()?))
    })
}

/// `POST /v1/bulk/categories/update`
pub(crate) fn bulk_update(shop: &Shop, call: &Call) -> Result<Value> {
    require_tree(call)?;
    let given: Vec<Value> = call.required("categories")?;
    let given: Vec<Value> = given.iter().map(|entry| entry.get("category").cloned().unwrap_or_default()).collect();
    each(
        shop,
        call,
        &given,
        |given| given.get("id").and_then(Value::as_str).unwrap_or_default().to_owned(),
        |connection, given, revision| {
            if given.get("parentCategory").is_some() || given.get("visible").is_some() {
                return Err(precondition(
                    "UPDATE_OF_FIELD_NOT_ALLOWED",
                    "Parent and visibility have calls of their own",
                ));
            }
            updated(shop, connection, given, revision)
        },
    )
}

/// `POST /v1/bulk/categories/show`
pub(crate) fn bulk_show(shop: &Shop, call: &Call) -> Result<Value> {
    require_tree(call)?;
    let ids: Vec<String> = call.required("categoryIds")?;
    each(shop, call, &ids, String::clone, |connection, id, _| set_visible(shop, connection, id, true))
}
