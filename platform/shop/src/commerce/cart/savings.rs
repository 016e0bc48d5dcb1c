//! Coupons and gift cards of a cart, and whether they apply.

use super::basket::{Basket, CartGiftCard};
use super::line::Line;
use super::problem::Problem;
use super::stored::{StoredCart, StoredGiftCard};
use crate::commerce::rules::{self, Coupon, GiftCard, Rule as _};
use base::{ApiError, Millis, Result, money};
use cartwright::resources::cart::ItemTypePreset;
pub use cartwright_contract::limits::cart::GIFT_CARDS as MAX_GIFT_CARDS;
use rusqlite::Connection;
use rust_decimal::Decimal;

/// Refuses a malformed coupon code.
pub fn check_code<'a>(code: &'a str, field: &str) -> Result<&'a str> {
    let code = code.trim();
    if code.chars().count() > cartwright_contract::limits::cart::COUPON {
        return Err(ApiError::field(field, "MAX_LENGTH", "must have at most 50 characters"));
    }
    if !Coupon::is_code(code) {
        return Err(ApiError::field(field, "FORMAT", "must be one word"));
    }
    Ok(code)
}

/// Finds a coupon by code and checks that it applies to a cart.
pub(super) fn find_coupon(connection: &Connection, code: &str, basket: &Basket) -> Result<Result<Coupon, Problem>> {
    let now = basket.now;
    let refuse = |problem| Ok(Err(problem));
    let Some(coupon) = rules::find_by_code::<Coupon>(connection, code)? else {
        return refuse(Problem::CouponUnknown(code.trim().to_owned()));
    };
    if !coupon.active {
        return refuse(Problem::CouponDisabled);
    }
    if coupon.starts.is_some_and(|starts| now < starts) {
        return refuse(Problem::CouponNotActiveYet);
    }
    if coupon.expires.is_some_and(|expires| now >= expires) {
        return refuse(Problem::CouponExpired);
    }
    if let Some(limit) = coupon.usage_limit
        && rules::count_coupon_uses(connection, &coupon)? >= limit
    {
        return refuse(Problem::CouponUsedUp);
    }
    let (owner, email) = (&basket.owned.owner, basket.owned.cart.email.as_deref());
    if let Some(limit) = coupon.limit_per_customer
        && rules::count_customers_uses(connection, &coupon, owner, email)? >= limit
    {
        return refuse(Problem::CouponUsedUpByBuyer);
    }
    Ok(fits(&coupon, basket).map(|()| coupon))
}

fn fits(coupon: &Coupon, basket: &Basket) -> Result<(), Problem> {
    if let Some(minimum) = coupon.minimum_subtotal
        && basket.goods() < minimum
    {
        let formatted = money::formatted(minimum, basket.currency);
        return Err(Problem::CouponBelowMinimum { minimum: minimum.to_string(), formatted });
    }
    if basket.lines.iter().any(|line| applies(coupon, line)) {
        return Ok(());
    }
    let only_gift_cards = basket.lines.iter().all(|line| line.item_type == ItemTypePreset::GiftCard);
    if only_gift_cards && !basket.lines.is_empty() {
        return Err(Problem::CouponNotForGiftCards);
    }
    Err(Problem::CouponForOtherProducts)
}

/// Whether a coupon covers a line; never a gift card, which is money.
pub(crate) fn applies(coupon: &Coupon, line: &Line) -> bool {
    line.item_type != ItemTypePreset::GiftCard && coupon.is_for(line.stored.product(), &line.collections)
}

/// The app id of gift cards: the platform itself.
pub const GIFT_CARDS_APP: &str = "d80111c5-a0f4-47a8-b63a-65b54d774a27";

/// The current state of the cart's gift cards.
pub(super) fn of_cart(connection: &Connection, now: Millis, cart: &StoredCart) -> Result<Vec<CartGiftCard>> {
    let mut found = Vec::with_capacity(cart.gift_cards.len());
    for stored in &cart.gift_cards {
        if let Some(card) = rules::find::<GiftCard>(connection, &stored.id)? {
            found.push(CartGiftCard { problem: check(&card, now).err(), card, requested: stored.requested });
        }
    }
    Ok(found)
}

/// Refuses a gift card that cannot pay.
fn check(card: &GiftCard, now: Millis) -> Result<(), Problem> {
    let id = || card.id.clone();
    if !card.active {
        return Err(Problem::GiftCardDisabled { id: id() });
    }
    if card.expires.is_some_and(|expires| now >= expires) {
        return Err(Problem::GiftCardExpired { id: id() });
    }
    if card.balance.is_zero() {
        return Err(Problem::GiftCardEmpty { id: id() });
    }
    Ok(())
}

/// Finds a gift card by its typed code and checks that it can pay.
pub fn find_gift_card(connection: &Connection, now: Millis, code: &str) -> Result<Result<GiftCard, Problem>> {
    let code = code.trim();
    if !GiftCard::is_code(code) {
        return Ok(Err(Problem::GiftCardCodeMalformed));
    }
    let Some(card) = rules::find_by_code::<GiftCard>(connection, code)? else {
        return Ok(Err(Problem::GiftCardUnknown));
    };
    Ok(check(&card, now).map(|()| card))
}

/// Adds a gift card to a cart, with an optional maximum.
pub fn put_gift_card(cart: &mut StoredCart, card: &GiftCard, requested: Option<Decimal>) {
    cart.gift_cards.retain(|known| known.id != card.id);
    cart.gift_cards.push(StoredGiftCard { id: card.id.clone(), requested });
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_malformed_coupon_code_is_refused_with_its_rule() {
        let long = "X".repeat(51);
        for (code, expected) in [
            (" TEN\t", Ok("TEN")),
            (&long[..50], Ok(&long[..50])),
            (&long, Err("MAX_LENGTH")),
            ("two words", Err("FORMAT")),
            (" ", Err("FORMAT")),
        ] {
            let found = check_code(code, "couponCode").map_err(|error| match error {
                ApiError::Validation(violations) => violations[0].rule,
                other => panic!("{other}"),
            });
            assert_eq!(found, expected, "{code:?}");
        }
    }

    #[test]
    fn a_gift_card_that_is_off_expired_or_empty_cannot_pay() {
        for (change, code) in [
            (json!({}), None),
            (json!({ "expires": 1001 }), None),
            (json!({ "expires": 1000 }), Some("GIFT_CARD_EXPIRED")),
            (json!({ "balance": "0.00" }), Some("GIFT_CARD_IS_EMPTY")),
            (json!({ "active": false, "balance": "0", "expires": 0 }), Some("GIFT_CARD_DISABLED")),
        ] {
            let mut card = json!({ "id": "a", "code": "A", "initialValue": "5", "balance": "5", "active": true });
            card.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
            let card: GiftCard = serde_json::from_value(card).unwrap();
            assert_eq!(check(&card, 1000).err().map(|problem| problem.code()), code, "{change}");
        }
    }
}
