//! Lines: added, updated, removed.

use super::refusals::{lines_not_found, refuse};
use super::{inputs, target};
use crate::commerce::cart::{self, OwnedCart, StoredCart};
use base::{Call, Result, Shop, Writing};
use cartwright::resources::cart_v2::{AddItems, LineItemUpdate, RemoveItems, UpdateItems};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Parses a payload with new lines, whose quantities must be integers.
pub(super) fn items_of<T: serde::de::DeserializeOwned>(call: &Call) -> Result<T> {
    cart::check_whole_quantities(call.value("catalogItems"), "catalogItems", &["quantity"])?;
    let path = ["quantityInfo", "requestedQuantity"];
    cart::check_whole_quantities(call.value("customItems"), "customItems", &path)?;
    call.payload()
}

/// `POST /v2/carts/current/add-line-items` and `POST /v2/carts/{cartId}/add-line-items`
pub(crate) fn add(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: AddItems = items_of(call)?;
    let catalog = requested.catalog_items.unwrap_or_default();
    let custom = requested.custom_items.unwrap_or_default();
    if catalog.is_empty() && custom.is_empty() {
        return Err(refuse("NO_LINE_ITEMS_TO_ADD", "There are no items to add", json!({})));
    }
    let work = |writing: &Writing<'_>, owned: &mut OwnedCart| {
        let known: BTreeSet<String> = owned.cart.lines.iter().map(|line| line.id.clone()).collect();
        inputs::add(writing, owned, &catalog, &custom)?;
        Ok(known)
    };
    target::change_or_start(shop, call, work, |basket, known| inputs::check_new_lines(basket, &known))
}

/// Refuses unknown line ids.
fn check_known<'a>(cart: &StoredCart, ids: impl Iterator<Item = &'a String>) -> Result<()> {
    let strangers: Vec<String> = ids.filter(|id| !cart.lines.iter().any(|line| line.id == **id)).cloned().collect();
    if strangers.is_empty() { Ok(()) } else { Err(lines_not_found(&strangers)) }
}

/// `POST /v2/carts/current/remove-line-items` and `POST /v2/carts/{cartId}/remove-line-items`
pub(crate) fn remove(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: RemoveItems = call.payload()?;
    let ids = cart::required(requested.line_item_ids, "lineItemIds")?;
    let work = |_: &Writing<'_>, owned: &mut OwnedCart| {
        check_known(&owned.cart, ids.iter())?;
        owned.cart.lines.retain(|line| !ids.contains(&line.id));
        Ok(())
    };
    target::change(shop, call, work, |_, ()| Ok(()))
}

/// `POST /v2/carts/current/update-line-items` and `POST /v2/carts/{cartId}/update-line-items`
pub(crate) fn update(shop: &Shop, call: &Call) -> Result<Value> {
    cart::check_whole_quantities(call.value("lineItems"), "lineItems", &["quantity", "newQuantity"])?;
    let requested: UpdateItems = call.payload()?;
    let updates = cart::required(requested.line_items, "lineItems")?;
    let ids = check_updates(&updates)?;
    let work = |_: &Writing<'_>, owned: &mut OwnedCart| {
        check_known(&owned.cart, ids.iter())?;
        ids.iter().zip(&updates).try_for_each(|(id, update)| apply(&mut owned.cart, id, update))
    };
    target::change(shop, call, work, |basket, ()| inputs::check_memberships(basket))
}

/// The ids of updated lines. Refuses duplicates and empty updates.
fn check_updates(updates: &[LineItemUpdate]) -> Result<Vec<String>> {
    let mut ids = Vec::with_capacity(updates.len());
    let (mut seen, mut repeated, mut empty) = (BTreeSet::new(), Vec::new(), Vec::new());
    for update in updates {
        let id = update.line_item_id.clone().unwrap_or_default();
        if !seen.insert(id.clone()) {
            repeated.push(id.clone());
        }
        let quantity = update.quantity.as_ref().and_then(|quantity| quantity.new_quantity);
        if quantity.is_none() && update.selected_membership.is_none() && update.membership_payment.is_none() {
            empty.push(id.clone());
        }
        ids.push(id);
    }
    if !repeated.is_empty() {
        return Err(refuse(
            "DUPLICATE_LINE_ITEM_UPDATES",
            "A line item is changed twice",
            json!({ "duplicateLineItemIds": repeated }),
        ));
    }
    if !empty.is_empty() {
        return Err(refuse(
            "EMPTY_LINE_ITEM_UPDATES",
            "A line item's change changes nothing",
            json!({ "lineItemIds": empty }),
        ));
    }
    Ok(ids)
}

fn apply(cart: &mut StoredCart, id: &str, update: &LineItemUpdate) -> Result<()> {
    if let Some(quantity) = update.quantity.as_ref().and_then(|quantity| quantity.new_quantity) {
        cart.set_quantities(vec![(id.to_owned(), quantity)])?;
    }
    let Some(line) = cart.lines.iter_mut().find(|line| line.id == id) else {
        return Ok(());
    };
    if update.selected_membership.is_some() || update.membership_payment.is_some() {
        let older = update.selected_membership.as_ref();
        let older = older.and_then(|update| update.new_membership.as_ref());
        line.membership = inputs::membership(older, update.membership_payment.as_ref());
    }
    Ok(())
}
