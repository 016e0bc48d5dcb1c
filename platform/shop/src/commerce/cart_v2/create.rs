//! New carts, current or not.

use super::{delivery, fields, inputs, lines::items_of, savings, target};
use crate::commerce::cart::{self, Basket, Guesser, OwnedCart};
use base::{Call, Result, Shop, Writing};
use cartwright::resources::cart_v2::CreateCart;
use serde_json::Value;
use std::collections::BTreeSet;

/// `POST /v2/carts/current`: the previous current cart remains accessible by its id.
pub(crate) fn create_current(shop: &Shop, call: &Call) -> Result<Value> {
    start(shop, call, true)
}

/// `POST /v2/carts`
pub(crate) fn create(shop: &Shop, call: &Call) -> Result<Value> {
    start(shop, call, false)
}

fn start(shop: &Shop, call: &Call, is_current: bool) -> Result<Value> {
    let requested: CreateCart = items_of(call)?;
    let coupons = requested.coupons.iter().flatten().filter_map(|coupon| coupon.code.as_deref());
    let gift_cards = requested.gift_cards.iter().flatten().filter_map(|card| card.code.as_deref());
    let sent = coupons.chain(gift_cards).next();
    Guesser::of_call(call).count(shop, sent, || create_cart(shop, call, is_current, &requested))
}

fn create_cart(shop: &Shop, call: &Call, is_current: bool, requested: &CreateCart) -> Result<Value> {
    shop.write(&call.author, |writing| {
        if is_current {
            put_aside(writing, call)?;
        }
        let mut owned = cart::start(writing, &call.caller.subject, is_current)?;
        owned.note_language(call);
        fill(writing, &mut owned, requested)?;
        target::save(writing, owned, |basket| {
            inputs::check_new_lines(basket, &BTreeSet::new())?;
            savings::check_coupon(basket)?;
            requested.delivery_method.as_ref().map_or(Ok(()), |method| delivery::check(basket, method))
        })
    })
}

/// Makes the caller's current cart an ordinary one, accessible by its id only.
fn put_aside(writing: &Writing<'_>, call: &Call) -> Result<()> {
    let subject = &call.caller.subject;
    cart::end_expired(writing, subject)?;
    if let Some(mut known) = cart::find_current(writing, subject)? {
        known.is_current = false;
        cart::save(writing, &mut Basket::of(writing, known)?)?;
    }
    Ok(())
}

fn fill(writing: &Writing<'_>, owned: &mut OwnedCart, requested: &CreateCart) -> Result<()> {
    if let Some(given) = &requested.cart {
        fields::apply(writing, &mut owned.cart, given)?;
        if let Some(settings) = &given.settings {
            owned.cart.newer.settings = Some(settings.clone());
        }
    }
    inputs::add(
        writing,
        owned,
        requested.catalog_items.as_deref().unwrap_or_default(),
        requested.custom_items.as_deref().unwrap_or_default(),
    )?;
    for coupon in requested.coupons.iter().flatten() {
        savings::apply_coupon(owned, coupon.code.as_deref().unwrap_or_default(), "coupons[0].code")?;
    }
    for (index, card) in requested.gift_cards.iter().flatten().enumerate() {
        savings::apply_gift_card(writing, owned, card, &format!("giftCards[{index}]"))?;
    }
    match &requested.delivery_method {
        Some(method) => delivery::apply(owned, method),
        None => Ok(()),
    }
}
