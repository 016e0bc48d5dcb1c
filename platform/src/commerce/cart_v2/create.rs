//! New carts: the current one, or one that is nobody's current cart.

use super::lines::items_of;
use super::{coupons, delivery, fields, gift_cards, inputs, target};
use crate::base::call::Call;
use crate::base::error::ApiError;
use crate::base::state::Shop;
use crate::commerce::cart;
use crate::commerce::cart::{Guesser, OwnedCart, StoredCart};
use cartwright::resources::cart_v2::CreateCart;
use rusqlite::Connection;
use serde_json::Value;

/// `POST /v2/carts/current`: what the caller had as the current cart stays, to be reached by its id.
pub(crate) fn create_current(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    start(shop, call, true)
}

/// `POST /v2/carts`
pub(crate) fn create(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    start(shop, call, false)
}

fn start(shop: &Shop, call: &Call, is_current: bool) -> Result<Value, ApiError> {
    let asked: CreateCart = items_of(call)?;
    let coupons = asked.coupons.iter().flatten().filter_map(|coupon| coupon.code.as_deref());
    let gift_cards = asked.gift_cards.iter().flatten().filter_map(|card| card.code.as_deref());
    let sent = coupons.chain(gift_cards).next();
    Guesser::of_call(call).count(shop, sent, || create_cart(shop, call, is_current, &asked))
}

fn create_cart(shop: &Shop, call: &Call, is_current: bool, asked: &CreateCart) -> Result<Value, ApiError> {
    shop.db.write(|transaction| {
        if is_current {
            put_aside(shop, transaction, call)?;
        }
        let mut owned =
            OwnedCart { owner: call.caller.subject.key(), is_current, cart: StoredCart::start(shop.clock.now()) };
        fill(shop, transaction, &mut owned, asked)?;
        target::save(shop, transaction, owned)
    })
}

/// Makes the caller's current cart one that is reached by its id only.
fn put_aside(shop: &Shop, connection: &Connection, call: &Call) -> Result<(), ApiError> {
    let subject = &call.caller.subject;
    cart::end_expired(shop, connection, subject)?;
    if let Some(known) = cart::find_current(shop, connection, subject)? {
        let mut aside = OwnedCart { owner: subject.key(), is_current: false, cart: known };
        cart::save(shop, connection, &mut aside)?;
    }
    Ok(())
}

fn fill(shop: &Shop, connection: &Connection, owned: &mut OwnedCart, asked: &CreateCart) -> Result<(), ApiError> {
    if let Some(given) = &asked.cart {
        fields::apply(connection, &mut owned.cart, given)?;
        if let Some(settings) = &given.settings {
            owned.cart.newer.settings = Some(settings.clone());
        }
    }
    inputs::add(
        shop,
        connection,
        owned,
        asked.catalog_items.as_deref().unwrap_or_default(),
        asked.custom_items.as_deref().unwrap_or_default(),
    )?;
    let coupons = asked.coupons.as_deref().unwrap_or_default();
    for coupon in coupons {
        let code = coupon.code.as_deref().unwrap_or_default();
        coupons::apply(shop, connection, owned, code, "coupons[0].code")?;
    }
    let cards = asked.gift_cards.as_deref().unwrap_or_default();
    for (index, card) in cards.iter().enumerate() {
        gift_cards::apply(shop, connection, owned, card, &format!("giftCards[{index}]"))?;
    }
    match &asked.delivery_method {
        Some(method) => delivery::apply(shop, connection, owned, method),
        None => Ok(()),
    }
}
