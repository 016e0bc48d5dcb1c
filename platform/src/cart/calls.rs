//! The nine calls on the current cart.

use super::basket::{self, Rules};
use super::estimate::{self, Wishes};
use super::stored::{self, StoredCart};
use super::{add, update, view};
use crate::access::Subject;
use crate::checkout;
use crate::error::ApiError;
use crate::http::Call;
use crate::platform::Shop;
use cartwright::resources::cart::{
    AddToCart, CartReply, CheckoutReply, CreateCheckout, EstimateTotals, RemoveLineItems, UpdateCart, UpdateQuantities,
};
use rusqlite::Connection;
use serde_json::{Value, json};

/// The answer that holds a cart as it is now.
fn reply(shop: &Shop, connection: &Connection, owner: &Subject, cart: StoredCart) -> Result<Value, ApiError> {
    let basket = basket::resolve(connection, shop.clock.now(), &owner.key(), cart)?;
    let plain = Wishes {
        address: None,
        selected: None,
        tax: false,
        delivery: false,
    };
    let estimate = estimate::estimate(&basket, &Rules::default(), &plain);
    let reply = CartReply {
        cart: Some(view::cart(shop, owner, &basket, &estimate.totals)),
        ..CartReply::default()
    };
    Ok(serde_json::to_value(reply)?)
}

/// Changes the caller's cart, which has to be there, and answers it.
fn change(
    shop: &Shop,
    call: &Call,
    work: impl FnOnce(&mut StoredCart) -> Result<(), ApiError>,
) -> Result<Value, ApiError> {
    let owner = &call.caller.subject;
    shop.db.write(|transaction| {
        let mut cart = stored::require(transaction, owner)?;
        work(&mut cart)?;
        stored::save(transaction, owner, &mut cart, shop.clock.now())?;
        reply(shop, transaction, owner, cart)
    })
}

/// `GET /v1/carts/current`
pub(crate) fn get_current(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let owner = &call.caller.subject;
    shop.db.read(|connection| {
        let cart = stored::require(connection, owner)?;
        reply(shop, connection, owner, cart)
    })
}

/// `POST /v1/carts/current/add-to-cart`
pub(crate) fn add_to_current(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked: AddToCart = call.payload()?;
    let lines = asked.line_items.unwrap_or_default();
    let custom = asked.custom_line_items.unwrap_or_default();
    if lines.is_empty() && custom.is_empty() {
        return Err(ApiError::field("lineItems", "REQUIRED_ONE_OF_FIELD", "is missing"));
    }
    let owner = &call.caller.subject;
    let now = shop.clock.now();
    shop.db.write(|transaction| {
        let mut cart = stored::find_or_start(transaction, owner, now)?;
        if asked.business_location_id.is_some() {
            cart.business_location_id.clone_from(&asked.business_location_id);
        }
        add::add(transaction, call, &mut cart, &lines, &custom)?;
        stored::save(transaction, owner, &mut cart, now)?;
        reply(shop, transaction, owner, cart)
    })
}

/// `PATCH /v1/carts/current`
pub(crate) fn update_current(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked: UpdateCart = call.payload()?;
    let owner = &call.caller.subject;
    let now = shop.clock.now();
    shop.db.write(|transaction| {
        let mut cart = stored::find_or_start(transaction, owner, now)?;
        update::update(transaction, now, call, &mut cart, &asked)?;
        stored::save(transaction, owner, &mut cart, now)?;
        reply(shop, transaction, owner, cart)
    })
}

/// `DELETE /v1/carts/current`
pub(crate) fn delete_current(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let owner = call.caller.subject.key();
    shop.db.write(|transaction| stored::delete(transaction, &owner))?;
    Ok(json!({}))
}

/// `POST /v1/carts/current/remove-line-items`
pub(crate) fn remove_line_items(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked: RemoveLineItems = call.payload()?;
    let ids = asked.line_item_ids.filter(|ids| !ids.is_empty());
    let ids = ids.ok_or_else(|| ApiError::field("lineItemIds", "MIN_SIZE", "must have at least 1 entry"))?;
    change(shop, call, |cart| {
        cart.lines.retain(|line| !ids.contains(&line.id));
        Ok(())
    })
}

/// `POST /v1/carts/current/update-line-items-quantity`
pub(crate) fn update_quantities(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked: UpdateQuantities = call.payload()?;
    let lines = asked.line_items.filter(|lines| !lines.is_empty());
    let lines = lines.ok_or_else(|| ApiError::field("lineItems", "MIN_SIZE", "must have at least 1 entry"))?;
    let mut wanted = Vec::with_capacity(lines.len());
    for (index, line) in lines.into_iter().enumerate() {
        let id = line
            .id
            .ok_or_else(|| ApiError::field(format!("lineItems[{index}].id"), "REQUIRED_FIELD", "is missing"))?;
        let field = format!("lineItems[{index}].quantity");
        let quantity = line
            .quantity
            .ok_or_else(|| ApiError::field(field.clone(), "REQUIRED_FIELD", "is missing"))?;
        wanted.push((id, add::check_quantity(quantity, &field)?));
    }
    change(shop, call, |cart| {
        for (id, quantity) in wanted {
            let line =
                cart.lines.iter_mut().find(|line| line.id == id).ok_or_else(|| {
                    ApiError::not_found("LINE_ITEM_NOT_FOUND", format!("The cart has no line item {id}"))
                })?;
            line.quantity = quantity;
        }
        Ok(())
    })
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
        let mut cart = stored::require(transaction, owner)?;
        if cart.lines.is_empty() {
            return Err(ApiError::bad_request("EMPTY_CART", "The cart is empty"));
        }
        let id = checkout::start(transaction, owner, &cart, asked)?;
        cart.checkout_id = Some(id.clone());
        stored::save(transaction, owner, &mut cart, shop.clock.now())?;
        let reply = CheckoutReply {
            checkout_id: Some(id),
            ..CheckoutReply::default()
        };
        Ok(serde_json::to_value(reply)?)
    })
}

/// `POST /v1/carts/current/estimate-totals`
pub(crate) fn estimate_totals(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked: EstimateTotals = call.payload()?;
    let owner = &call.caller.subject;
    shop.db.read(|connection| {
        let cart = stored::require(connection, owner)?;
        let wishes = Wishes {
            address: asked
                .shipping_address
                .or_else(|| cart.contact_info.as_ref().and_then(|contact| contact.address.clone())),
            selected: asked
                .selected_shipping_option
                .or_else(|| cart.selected_shipping_option.clone()),
            tax: asked.calculate_tax.unwrap_or(true),
            delivery: asked.calculate_shipping.unwrap_or(true),
        };
        let basket = basket::resolve(connection, shop.clock.now(), &owner.key(), cart)?;
        let estimate = estimate::estimate(&basket, &Rules::read(connection)?, &wishes);
        Ok(serde_json::to_value(estimate::answer(shop, owner, &basket, &estimate))?)
    })
}
