//! The nine calls on the current cart.

use super::inputs::{add_lines, lines_of, wanted_quantities};
use super::{
    Guesser, basket::Basket, bounds, checkout, estimated::EstimateOptions, lifetime, record, stored::StoredCart,
    update, view,
};
use base::{ApiError, Call, Reading, Result, Rows, Shop, Writing};
use cartwright::resources::cart::{AddToCart, CreateCheckout, EstimateTotals, RemoveLineItems, UpdateCart};
use serde_json::{Value, json};

pub const ROWS: Rows = &[
    ("cart.get_current", get_current),
    ("cart.update_current", update_current),
    ("cart.delete_current", delete_current),
    ("cart.add_to_current", add_to_current),
    ("cart.remove_line_items", remove_line_items),
    ("cart.update_line_items_quantity", update_quantities),
    ("cart.remove_coupon", remove_coupon),
    ("cart.create_checkout", create_checkout),
    ("cart.estimate_totals", estimate_totals),
];

fn reply(shop: &Shop, basket: &Basket) -> Value {
    json!({ "cart": view::cart(shop, basket, basket.as_cart()) })
}

fn no_cart() -> ApiError {
    ApiError::not_found("OWNED_CART_NOT_FOUND", "The current visitor or member has no cart")
}

/// Finds the caller's cart by id. Another caller's cart is reported as missing.
pub fn find_own(reading: &Reading<'_>, call: &Call, id: &str) -> Result<StoredCart> {
    let owned = lifetime::find_by_id(reading, id)?.filter(|owned| owned.order_number().is_none());
    let own = owned.filter(|owned| call.caller.is_owner() || owned.owner == call.caller.subject.key());
    let own = own.ok_or_else(|| ApiError::not_found("CART_NOT_FOUND", format!("There is no cart {id}")))?;
    Ok(own.cart)
}

/// Changes the caller's existing current cart, and answers with it.
fn change(shop: &Shop, call: &Call, work: impl FnOnce(&mut StoredCart) -> Result<()>) -> Result<Value> {
    shop.write(&call.author, |writing| {
        let mut owned = lifetime::find_current(writing, &call.caller.subject)?.ok_or_else(no_cart)?;
        owned.note_language(call);
        work(&mut owned.cart)?;
        let mut basket = Basket::of(writing, owned)?;
        record::save(writing, &mut basket)?;
        Ok(reply(writing.shop, &basket))
    })
}

/// Changes the caller's current cart, created if missing, and answers with it.
fn change_or_start(
    shop: &Shop,
    call: &Call,
    work: impl FnOnce(&Writing<'_>, &mut StoredCart) -> Result<()>,
    check: impl FnOnce(&Basket) -> Result<()>,
) -> Result<Value> {
    shop.write(&call.author, |writing| {
        let mut owned = lifetime::current_or_new(writing, &call.caller.subject)?;
        owned.note_language(call);
        work(writing, &mut owned.cart)?;
        let mut basket = Basket::of(writing, owned)?;
        check(&basket)?;
        record::save(writing, &mut basket)?;
        Ok(reply(writing.shop, &basket))
    })
}

/// `GET /v1/carts/current`
pub(crate) fn get_current(shop: &Shop, call: &Call) -> Result<Value> {
    let owner = &call.caller.subject;
    let found = shop.read(|reading| {
        let owned = lifetime::find_current(reading, owner)?;
        owned.map(|owned| Ok(reply(reading.shop, &Basket::of(reading, owned)?))).transpose()
    })?;
    if found.is_none() {
        shop.write(&call.author, |writing| lifetime::end_expired(writing, owner))?;
    }
    found.ok_or_else(no_cart)
}

/// `POST /v1/carts/current/add-to-cart`
pub(crate) fn add_to_current(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: AddToCart = lines_of(call)?;
    let lines = requested.line_items.unwrap_or_default();
    let custom = requested.custom_line_items.unwrap_or_default();
    if lines.is_empty() && custom.is_empty() {
        return Err(ApiError::field("lineItems", "REQUIRED_ONE_OF_FIELD", "is missing"));
    }
    let work = |writing: &Writing<'_>, cart: &mut StoredCart| {
        if requested.business_location_id.is_some() {
            cart.business_location_id.clone_from(&requested.business_location_id);
        }
        add_lines(writing, cart, call, &lines, &custom)
    };
    change_or_start(shop, call, work, |_| Ok(()))
}

/// `PATCH /v1/carts/current`
pub(crate) fn update_current(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: UpdateCart = lines_of(call)?;
    Guesser::of_call(call).count(shop, requested.coupon_code.as_deref(), || {
        let work = |writing: &Writing<'_>, cart: &mut StoredCart| update::update(writing, call, cart, &requested);
        let is_given = requested.coupon_code.as_deref().is_some_and(|code| !code.is_empty());
        change_or_start(shop, call, work, |basket| match &basket.coupon_refusal {
            Some(refusal) if is_given => Err(refusal.clone().into()),
            _ => Ok(()),
        })
    })
}

/// `DELETE /v1/carts/current`
pub(crate) fn delete_current(shop: &Shop, call: &Call) -> Result<Value> {
    let owner = &call.caller.subject;
    shop.write(&call.author, |writing| {
        if let Some(owned) = lifetime::find_current(writing, owner)? {
            record::delete(writing, owned)?;
        }
        Ok(json!({}))
    })
}

/// `POST /v1/carts/current/remove-line-items`
pub(crate) fn remove_line_items(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: RemoveLineItems = call.payload()?;
    let ids = bounds::required(requested.line_item_ids, "lineItemIds")?;
    change(shop, call, |cart| {
        cart.lines.retain(|line| !ids.contains(&line.id));
        Ok(())
    })
}

/// `POST /v1/carts/current/update-line-items-quantity`
pub(crate) fn update_quantities(shop: &Shop, call: &Call) -> Result<Value> {
    let wanted = wanted_quantities(call)?;
    change(shop, call, |cart| cart.set_quantities(wanted))
}

/// `POST /v1/carts/current/remove-coupon`
pub(crate) fn remove_coupon(shop: &Shop, call: &Call) -> Result<Value> {
    change(shop, call, |cart| {
        cart.coupon = None;
        Ok(())
    })
}

/// `POST /v1/carts/current/create-checkout`
pub(crate) fn create_checkout(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: CreateCheckout = call.payload()?;
    let owner = &call.caller.subject;
    shop.write(&call.author, |writing| {
        let mut owned = lifetime::find_current(writing, owner)?.ok_or_else(no_cart)?;
        if owned.cart.lines.is_empty() {
            return Err(ApiError::bad_request("EMPTY_CART", "The cart is empty"));
        }
        owned.note_language(call);
        let id = checkout::start(writing, &owned.owner, &owned.cart, requested)?;
        owned.cart.checkout_id = Some(id.clone());
        record::save(writing, &mut Basket::of(writing, owned)?)?;
        Ok(json!({ "checkoutId": id }))
    })
}

/// `POST /v1/carts/current/estimate-totals`
pub(crate) fn estimate_totals(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: EstimateTotals = call.payload()?;
    let owner = &call.caller.subject;
    shop.read(|reading| {
        let mut owned = lifetime::find_current(reading, owner)?.ok_or_else(no_cart)?;
        if let Some(opened) = checkout::find_open(reading, &owned.cart)? {
            // The cart's checkout stores the gift cards of both.
            owned.cart.gift_cards = opened.cart.gift_cards;
            owned.cart.checkout.memberships = opened.cart.checkout.memberships;
        }
        let basket = Basket::of(reading, owned)?;
        let own = basket.choices();
        let selected = requested.selected_memberships.and_then(|selected| selected.memberships);
        let options = EstimateOptions {
            address: requested.shipping_address.or(own.address),
            billing_address: requested.billing_address.or(own.billing_address),
            selected: requested.selected_shipping_option.or(own.selected),
            memberships: selected.unwrap_or(own.memberships),
            uses_memberships: true,
            tax_exempt_group: own.tax_exempt_group,
            tax: requested.calculate_tax.unwrap_or(true),
            delivery: requested.calculate_shipping.unwrap_or(true),
            fees: requested.calculate_additional_fees.unwrap_or(true),
            gift_cards: true,
            ..EstimateOptions::default()
        };
        Ok(serde_json::to_value(view::answer(reading.shop, &basket, &basket.estimate(&options)))?)
    })
}
