//! Assigns products to a group, and unassigns them.

use super::kind::ProductGroups;
use super::repo::{self, Group};
use crate::catalog::change;
use crate::catalog::entity::{self, EntityKind};
use crate::catalog::record::{self, StoredProduct};
use crate::events::EventKind;
use crate::resource::{Resource as _, found};
use base::{ApiError, Call, Result, Shop, Writing};
use cartwright_contract::limits::group::MEMBERS as MAX_MEMBERS;
use rusqlite::Connection;
use serde_json::{Value, json};

/// The distinct product ids of a call, each with the number of its product if it exists.
fn requested_products(connection: &Connection, call: &Call) -> Result<Vec<(String, Option<i64>)>> {
    let mut ids: Vec<String> = Vec::new();
    for id in call.required::<Vec<String>>("productIds")? {
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    ids.into_iter().map(|id| record::number_of(connection, &id).map(|number| (id, number))).collect()
}

/// `POST /v3/product-groups/assign-products`
pub(super) fn assign(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("productGroupId")?;
    shop.write(&call.author, |writing| {
        let mut group = found::<ProductGroups>(writing, id)?;
        let requested = requested_products(writing, call)?;
        let known: Vec<i64> = requested.iter().filter_map(|(_, number)| *number).collect();
        if known.is_empty() {
            return Err(ApiError::not_found("PRODUCTS_NOT_FOUND", "None of the products exists"));
        }
        require_customization(writing, &group, &known)?;
        let mut members = repo::members(writing, group.number)?.len();
        let mut added = false;
        let mut results = Vec::with_capacity(requested.len());
        for (id, number) in &requested {
            let refused = match number {
                None => Some(change::not_found(id)),
                Some(number) => match repo::group_of(writing, *number)? {
                    Some(other) if other != group.number => {
                        Some(ApiError::conflict("PRODUCT_IN_ANOTHER_GROUP", "The product is in another group"))
                    }
                    Some(_) => None,
                    None => {
                        repo::add_member(writing, group.number, *number)?;
                        added = true;
                        members += 1;
                        None
                    }
                },
            };
            results.push(result(id, refused.as_ref()));
        }
        if members > MAX_MEMBERS {
            let description = format!("A group has at most {MAX_MEMBERS} products");
            return Err(ApiError::precondition("MEMBER_LIMIT_EXCEEDED", description));
        }
        if added {
            saved(writing, &mut group)?;
        }
        Ok(json!({ "results": results }))
    })
}

/// Refuses products that lack the group's option or modifier.
fn require_customization(connection: &Connection, group: &Group, products: &[i64]) -> Result<()> {
    let customization = entity::find(connection, EntityKind::Customization, "id", &group.customization)?;
    let number = customization.map(|entity| entity.number);
    let lacks = |product: &StoredProduct| {
        !product.options.iter().chain(&product.modifiers).any(|part| Some(part.customization) == number)
    };
    let missing: Vec<String> =
        record::load(connection, products)?.products.into_iter().filter(lacks).map(|product| product.id).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let description = format!("Products without the group's option or modifier: {}", missing.join(", "));
    Err(ApiError::bad_request("PRODUCTS_MISSING_CUSTOMIZATION", description))
}

/// `POST /v3/product-groups/unassign-products`: refused as a whole if one product is not in the group.
pub(super) fn unassign(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("productGroupId")?;
    shop.write(&call.author, |writing| {
        let mut group = found::<ProductGroups>(writing, id)?;
        let requested = requested_products(writing, call)?;
        for (id, number) in &requested {
            let number =
                number.ok_or_else(|| ApiError::not_found("PRODUCTS_NOT_FOUND", format!("There is no product {id}")))?;
            if repo::group_of(writing, number)? != Some(group.number) {
                let description = format!("The product {id} is not in the group");
                return Err(ApiError::bad_request("PRODUCTS_NOT_IN_GROUP", description));
            }
            repo::remove_member(writing, number)?;
        }
        saved(writing, &mut group)?;
        let results: Vec<Value> = requested.iter().map(|(id, _)| result(id, None)).collect();
        Ok(json!({ "results": results }))
    })
}

/// Saves a group with other members, and publishes its event.
fn saved(writing: &Writing<'_>, group: &mut Group) -> Result<()> {
    repo::update(writing, group, writing.now)?;
    ProductGroups::publish(writing, group, EventKind::Updated)
}

fn result(id: &str, refused: Option<&ApiError>) -> Value {
    match refused {
        None => json!({ "productId": id, "success": true }),
        Some(error) => json!({ "productId": id, "success": false, "error": error.in_result() }),
    }
}
