//! The nine calls on the current cart.

use super::add::Adding;
use super::bounds;
use super::estimate::{self, EstimateOptions};
use super::resolve::{self, Rules};
use super::stored::{OwnedCart, StoredCart};
use super::{Guesser, expiry, record, update, view};
use crate::base::access::Subject;
use crate::base::call::Call;
use crate::base::error::ApiError;
use crate::base::state::Shop;
use crate::commerce::cart::checkout;
use cartwright::resources::cart::{
    AddToCart, Cart, CreateCheckout, EstimateTotals, RemoveLineItems, UpdateCart, UpdateQuantities,
};
use rusqlite::Connection;
use serde_json::{Value, json};

fn reply(cart: &Cart) -> Value {
    json!({ "cart": cart })
}

/// Reads a subject's cart, or refuses as the platform does when there is none.
fn require(shop: &Shop, connection: &Connection, owner: &Subject) -> Result<StoredCart, ApiError> {
    expiry::find(shop, connection, owner)?
        .ok_or_else(|| ApiError::not_found("OWNED_CART_NOT_FOUND", "The current visitor or member has no cart"))
}

/// Reads a cart by its id that is the caller's. Another's is not told from one that is not there.
pub(crate) fn find_own(shop: &Shop, connection: &Connection, call: &Call, id: &str) -> Result<StoredCart, ApiError> {
    let owned = expiry::find_by_id(shop, connection, id)?;
    let own = owned.filter(|owned| call.caller.is_owner() || owned.owner == call.caller.subject.key());
    let own = own.ok_or_else(|| ApiError::not_found("CART_NOT_FOUND", format!("There is no cart {id}")))?;
    Ok(own.cart)
}

/// A subject's current cart about to be changed.
fn current(owner: &Subject, cart: StoredCart) -> OwnedCart {
    OwnedCart { owner: owner.key(), is_current: true, cart }
}

/// Changes the caller's cart, which has to be there, and answers it.
fn change(
    shop: &Shop,
    call: &Call,
    work: impl FnOnce(&mut StoredCart) -> Result<(), ApiError>,
) -> Result<Value, ApiError> {
    let owner = &call.caller.subject;
    shop.db.write(|transaction| {
        let mut owned = current(owner, require(shop, transaction, owner)?);
        work(&mut owned.cart)?;
        Ok(reply(&record::save(shop, transaction, &mut owned)?))
    })
}

/// Changes the caller's cart, which is started if there is none, and answers it.
fn change_or_start(
    shop: &Shop,
    call: &Call,
    work: impl FnOnce(&Connection, &mut StoredCart) -> Result<(), ApiError>,
) -> Result<Value, ApiError> {
    let owner = &call.caller.subject;
    shop.db.write(|transaction| {
        expiry::end_expired(shop, transaction, owner)?;
        let cart = expiry::find(shop, transaction, owner)?;
        let mut owned = current(owner, cart.unwrap_or_else(|| StoredCart::start(shop.clock.now())));
        work(transaction, &mut owned.cart)?;
        Ok(reply(&record::save(shop, transaction, &mut owned)?))
    })
}

/// `GET /v1/carts/current`
pub(crate) fn get_current(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let owner = &call.caller.subject;
    let found = shop.db.read(|connection| {
        let cart = require(shop, connection, owner)?;
        Ok(reply(&record::show(shop, connection, &owner.key(), cart)?))
    });
    if matches!(found, Err(ApiError::Application { .. })) {
        shop.db.write(|transaction| expiry::end_expired(shop, transaction, owner))?;
    }
    found
}

/// `POST /v1/carts/current/add-to-cart`
pub(crate) fn add_to_current(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked: AddToCart = lines_of(call)?;
    let lines = asked.line_items.unwrap_or_default();
    let custom = asked.custom_line_items.unwrap_or_default();
    if lines.is_empty() && custom.is_empty() {
        return Err(ApiError::field("lineItems", "REQUIRED_ONE_OF_FIELD", "is missing"));
    }
    change_or_start(shop, call, |transaction, cart| {
        if asked.business_location_id.is_some() {
            cart.business_location_id.clone_from(&asked.business_location_id);
        }
        let adding = Adding { now: shop.clock.now(), doubts: Some(&shop.doubts) };
        adding.add(transaction, cart, &lines, &custom)
    })
}

/// A payload with lines in it, whose quantities have to be whole.
pub(crate) fn lines_of<T: serde::de::DeserializeOwned>(call: &Call) -> Result<T, ApiError> {
    for field in ["lineItems", "customLineItems"] {
        bounds::check_whole_quantities(call.value(field), field, &["quantity"])?;
    }
    call.payload()
}

/// `PATCH /v1/carts/current`
pub(crate) fn update_current(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked: UpdateCart = lines_of(call)?;
    Guesser::of_call(call).count(shop, asked.coupon_code.as_deref(), || {
        change_or_start(shop, call, |transaction, cart| update::update(shop, transaction, call, cart, &asked))
    })
}

/// `DELETE /v1/carts/current`
pub(crate) fn delete_current(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let owner = &call.caller.subject;
    shop.db.write(|transaction| {
        if let Some(cart) = expiry::find(shop, transaction, owner)? {
            record::delete(shop, transaction, &current(owner, cart))?;
        }
        Ok(json!({}))
    })
}

/// `POST /v1/carts/current/remove-line-items`
pub(crate) fn remove_line_items(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked: RemoveLineItems = call.payload()?;
    let ids = bounds::required(asked.line_item_ids, "lineItemIds")?;
    change(shop, call, |cart| {
        cart.lines.retain(|line| !ids.contains(&line.id));
        Ok(())
    })
}

/// `POST /v1/carts/current/update-line-items-quantity`
pub(crate) fn update_quantities(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let wanted = wanted_quantities(call)?;
    change(shop, call, |cart| set_quantities(cart, wanted))
}

/// The quantities that a call sets, by line.
pub(crate) fn wanted_quantities(call: &Call) -> Result<Vec<(String, i64)>, ApiError> {
    let asked: UpdateQuantities = lines_of(call)?;
    let lines = bounds::required(asked.line_items, "lineItems")?;
    let mut wanted = Vec::with_capacity(lines.len());
    for (index, line) in lines.into_iter().enumerate() {
        let missing = |name| ApiError::field(format!("lineItems[{index}].{name}"), "REQUIRED_FIELD", "is missing");
        let id = line.id.ok_or_else(|| missing("id"))?;
        wanted.push((id, line.quantity.ok_or_else(|| missing("quantity"))?));
    }
    Ok(wanted)
}

/// Sets quantities of lines that the cart has.
pub(crate) fn set_quantities(cart: &mut StoredCart, wanted: Vec<(String, i64)>) -> Result<(), ApiError> {
    for (id, quantity) in wanted {
        let line = cart
            .lines
            .iter_mut()
            .find(|line| line.id == id)
            .ok_or_else(|| ApiError::not_found("LINE_ITEM_NOT_FOUND", format!("The cart has no line item {id}")))?;
        if line.has_fixed_quantity() && line.quantity != quantity {
            return Err(ApiError::bad_request(
                "FIXED_QUANTITY_ITEM",
                format!("The quantity of the line item {id} cannot be changed"),
            ));
        }
        line.quantity = quantity;
    }
    Ok(())
}

/// `POST /v1/carts/current/remove-coupon`
pub(crate) fn remove_coupon(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    change(shop, call, |cart| {
        cart.coupon = None;
        Ok(())
    })
}

/// `POST /v1/carts/current/create-checkout`
pub(crate) fn create_checkout(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked: CreateCheckout = call.payload()?;
    let owner = &call.caller.subject;
    shop.db.write(|transaction| {
        let mut owned = current(owner, require(shop, transaction, owner)?);
        if owned.cart.lines.is_empty() {
            return Err(ApiError::bad_request("EMPTY_CART", "The cart is empty"));
        }
        let id = checkout::start(shop, transaction, &owned.owner, &owned.cart, asked)?;
        owned.cart.checkout_id = Some(id.clone());
        record::save(shop, transaction, &mut owned)?;
        Ok(json!({ "checkoutId": id }))
    })
}

/// `POST /v1/carts/current/estimate-totals`
pub(crate) fn estimate_totals(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked: EstimateTotals = call.payload()?;
    let owner = &call.caller.subject;
    let now = shop.clock.now();
    shop.db.read(|connection| {
        let mut cart = require(shop, connection, owner)?;
        let opened = checkout::find_open(connection, &cart)?;
        let mut chosen = Vec::new();
        if let Some(opened) = opened {
            // Gift cards of the cart's checkout count for the cart too: there is no other place for them.
            cart.gift_cards = opened.cart.gift_cards;
            chosen = opened.memberships;
        }
        let billing = cart.billing_address().cloned();
        let options = EstimateOptions {
            address: asked.shipping_address.or_else(|| cart.address().cloned()),
            billing_address: asked.billing_address.or(billing),
            selected: asked.selected_shipping_option.or_else(|| cart.selected_shipping_option.clone()),
            memberships: asked.selected_memberships.and_then(|selected| selected.memberships).unwrap_or(chosen),
            tax_exempt_group: cart.tax_exempt_group.clone(),
            tax: asked.calculate_tax.unwrap_or(true),
            delivery: asked.calculate_shipping.unwrap_or(true),
            fees: asked.calculate_additional_fees.unwrap_or(true),
            ..EstimateOptions::all()
        };
        let basket = resolve::resolve(connection, now, &owner.key(), cart)?;
        let rules = Rules::read(connection, &basket.owner)?;
        let estimate = estimate::estimate(&basket, &rules, &options, now);
        Ok(serde_json::to_value(view::answer(shop, &basket, &estimate))?)
    })
}
