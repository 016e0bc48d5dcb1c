//! A cart's coupon (at most one) and gift cards.

use super::refusals::{self, refuse};
use super::target;
use crate::commerce::cart::{self, Basket, Guesser, MAX_GIFT_CARDS, OwnedCart};
use crate::commerce::rules::{self, Coupon};
use crate::site;
use base::{Call, Reading, Result, Shop, Writing};
use cartwright::resources::cart_v2::{AddCoupon, AddGiftCard, GiftCardInput};
use serde_json::{Value, json};

fn check_coupon_lock(owned: &OwnedCart) -> Result<()> {
    let settings = owned.cart.newer.settings.as_ref();
    if settings.and_then(|settings| settings.lock_coupon_code) == Some(true) {
        return Err(refuse("COUPON_LOCKED", "The coupon of this cart cannot be changed", json!({})));
    }
    Ok(())
}

/// Adds a coupon to a cart without one; [`check_coupon`] verifies that it applies.
pub(super) fn apply_coupon(owned: &mut OwnedCart, code: &str, field: &str) -> Result<()> {
    let code = cart::check_code(code, field)?;
    if let Some(known) = &owned.cart.coupon {
        let data = json!({ "couponCode": known });
        return Err(if known.eq_ignore_ascii_case(code) {
            refuse("COUPON_ALREADY_EXISTS", "The cart has this coupon", data)
        } else {
            refuse("MAX_COUPONS_PER_CART_EXCEEDED", "The cart has a coupon: take it off first", data)
        });
    }
    owned.cart.coupon = Some(code.to_owned());
    Ok(())
}

/// Refuses an inapplicable coupon.
pub(super) fn check_coupon(basket: &Basket) -> Result<()> {
    match (&basket.coupon_refusal, &basket.cart().coupon) {
        (Some(refusal), Some(code)) => Err(refusals::coupon(refusal, code)),
        _ => Ok(()),
    }
}

/// `POST /v2/carts/current/add-coupon` and `POST /v2/carts/{cartId}/add-coupon`
pub(crate) fn add_coupon(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: AddCoupon = call.payload()?;
    let code = requested.coupon.and_then(|coupon| coupon.code).unwrap_or_default();
    Guesser::of_call(call).count(shop, Some(&code), || {
        let work = |_: &Writing<'_>, owned: &mut OwnedCart| {
            check_coupon_lock(owned)?;
            apply_coupon(owned, &code, "coupon.code")
        };
        target::change(shop, call, work, |basket, ()| check_coupon(basket))
    })
}

/// `POST /v2/carts/current/remove-coupon` and `POST /v2/carts/{cartId}/remove-coupon`
pub(crate) fn remove_coupon(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("couponId")?;
    let work = |writing: &Writing<'_>, owned: &mut OwnedCart| {
        check_coupon_lock(owned)?;
        let known = match &owned.cart.coupon {
            Some(code) => rules::find_by_code::<Coupon>(writing, code)?,
            None => None,
        };
        if known.is_none_or(|coupon| coupon.id != id) {
            return Err(refuse(
                "COUPON_NOT_FOUND_IN_CART",
                format!("The cart has no coupon {id}"),
                json!({ "couponId": id }),
            ));
        }
        owned.cart.coupon = None;
        Ok(())
    };
    target::change(shop, call, work, |_, ()| Ok(()))
}

fn check_gift_card_lock(owned: &OwnedCart) -> Result<()> {
    let settings = owned.cart.newer.settings.as_ref();
    if settings.and_then(|settings| settings.lock_gift_card) == Some(true) {
        return Err(refuse("GIFT_CARD_LOCKED", "The gift cards of this cart cannot be changed", json!({})));
    }
    Ok(())
}

pub(super) fn apply_gift_card(
    reading: &Reading<'_>,
    owned: &mut OwnedCart,
    given: &GiftCardInput,
    field: &str,
) -> Result<()> {
    let code = given.code.as_deref().unwrap_or_default();
    let requested = given.redeem_amount.as_ref().and_then(|money| money.amount);
    cart::check_amount(requested, site::currency(reading)?, &format!("{field}.redeemAmount.amount"))?;
    let card =
        cart::find_gift_card(reading, reading.now, code)?.map_err(|problem| refusals::gift_card(&problem, code))?;
    if owned.cart.gift_cards.iter().any(|known| known.id == card.id) {
        return Err(refuse("GIFT_CARD_ALREADY_EXISTS", "The cart has this gift card", json!({ "giftCardCode": code })));
    }
    if owned.cart.gift_cards.len() >= MAX_GIFT_CARDS {
        return Err(refuse(
            "MAX_GIFT_CARDS_PER_CART_EXCEEDED",
            format!("A cart can have at most {MAX_GIFT_CARDS} gift cards"),
            json!({}),
        ));
    }
    cart::put_gift_card(&mut owned.cart, &card, requested.map(|amount| amount.0));
    Ok(())
}

/// `POST /v2/carts/current/add-gift-card` and `POST /v2/carts/{cartId}/add-gift-card`
pub(crate) fn add_gift_card(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: AddGiftCard = call.payload()?;
    let given = requested.gift_card.unwrap_or_default();
    Guesser::of_call(call).count(shop, given.code.as_deref(), || {
        let work = |writing: &Writing<'_>, owned: &mut OwnedCart| {
            check_gift_card_lock(owned)?;
            apply_gift_card(writing, owned, &given, "giftCard")
        };
        target::change(shop, call, work, |_, ()| Ok(()))
    })
}

/// `POST /v2/carts/current/remove-gift-card` and `POST /v2/carts/{cartId}/remove-gift-card`
pub(crate) fn remove_gift_card(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("giftCardId")?;
    let work = |_: &Writing<'_>, owned: &mut OwnedCart| {
        check_gift_card_lock(owned)?;
        let before = owned.cart.gift_cards.len();
        owned.cart.gift_cards.retain(|known| known.id != id);
        if owned.cart.gift_cards.len() == before {
            return Err(refuse(
                "GIFT_CARD_NOT_FOUND_IN_CART",
                format!("The cart has no gift card {id}"),
                json!({ "giftCardId": id }),
            ));
        }
        Ok(())
    };
    target::change(shop, call, work, |_, ()| Ok(()))
}
