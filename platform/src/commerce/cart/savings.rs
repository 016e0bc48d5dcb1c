//! Coupons and gift cards of a cart, and whether they apply.

use super::line::Line;
use super::resolved::{CartGiftCard, Problem, Resolved};
use super::stored::{StoredCart, StoredGiftCard};
use crate::base::{ApiError, Millis, Result, money};
use crate::commerce::rules::{self, Coupon, GiftCard, Rule as _};
use cartwright::resources::cart::ItemTypePreset;
pub(crate) use cartwright_contract::limits::cart::GIFT_CARDS as MAX_GIFT_CARDS;
use rusqlite::Connection;
use rust_decimal::Decimal;
use serde_json::json;

/// Refuses a malformed coupon code.
pub(crate) fn check_code<'a>(code: &'a str, field: &str) -> Result<&'a str> {
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
pub(super) fn find_coupon(connection: &Connection, code: &str, resolved: &Resolved) -> Result<Result<Coupon, Problem>> {
    let now = resolved.now;
    let refuse = |code, description: String| Ok(Err(Problem::new(code, description)));
    let Some(coupon) = rules::find_by_code::<Coupon>(connection, code)? else {
        return refuse("ERROR_COUPON_DOES_NOT_EXIST", format!("There is no coupon {}", code.trim()));
    };
    if !coupon.active {
        return refuse("ERROR_COUPON_IS_DISABLED", "This coupon is switched off".to_owned());
    }
    if coupon.starts.is_some_and(|starts| now < starts) {
        return refuse("ERROR_COUPON_IS_NOT_ACTIVE_YET", "This coupon is not good yet".to_owned());
    }
    if coupon.expires.is_some_and(|expires| now >= expires) {
        return refuse("ERROR_COUPON_HAS_EXPIRED", "This coupon has expired".to_owned());
    }
    if let Some(limit) = coupon.usage_limit
        && rules::count_coupon_uses(connection, &coupon)? >= limit
    {
        return refuse("ERROR_COUPON_USAGE_EXCEEDED", "This coupon has been used as often as it can be".to_owned());
    }
    let (owner, email) = (&resolved.owned.owner, resolved.owned.cart.email.as_deref());
    if let Some(limit) = coupon.limit_per_customer
        && rules::count_customers_uses(connection, &coupon, owner, email)? >= limit
    {
        return refuse(
            "ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED",
            "You have used this coupon as often as you can".to_owned(),
        );
    }
    Ok(fits(&coupon, resolved).map(|()| coupon))
}

fn fits(coupon: &Coupon, resolved: &Resolved) -> Result<(), Problem> {
    if let Some(minimum) = coupon.minimum_subtotal
        && resolved.goods() < minimum
    {
        let text = money::formatted(minimum, resolved.currency);
        let data = json!({ "minimumSubtotal": minimum.to_string() });
        return Err(
            Problem::new("ERROR_INVALID_SUBTOTAL", format!("This coupon is for orders of {text} or more")).with(data)
        );
    }
    if resolved.lines.iter().any(|line| applies(coupon, line)) {
        return Ok(());
    }
    let only_gift_cards = resolved.lines.iter().all(|line| line.item_type == ItemTypePreset::GiftCard);
    if only_gift_cards && !resolved.lines.is_empty() {
        return Err(Problem::new("COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD", "Coupons are not for gift cards"));
    }
    Err(Problem::new("ERROR_INVALID_PRODUCTS", "This coupon is for nothing in the cart"))
}

/// Whether a coupon covers a line; never a gift card, which is money.
pub(crate) fn applies(coupon: &Coupon, line: &Line) -> bool {
    line.item_type != ItemTypePreset::GiftCard && coupon.is_for(line.stored.product(), &line.collections)
}

/// The app id of gift cards: the platform itself.
pub(crate) const GIFT_CARDS_APP: &str = "d80111c5-a0f4-47a8-b63a-65b54d774a27";

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
    let data = json!({ "giftCardId": card.id });
    if !card.active {
        return Err(Problem::new("GIFT_CARD_DISABLED", "This gift card is switched off").with(data));
    }
    if card.expires.is_some_and(|expires| now >= expires) {
        return Err(Problem::new("GIFT_CARD_EXPIRED", "This gift card has expired").with(data));
    }
    if card.balance.is_zero() {
        return Err(Problem::new("GIFT_CARD_IS_EMPTY", "There is nothing left on this gift card").with(data));
    }
    Ok(())
}

/// Finds a gift card by its typed code and checks that it can pay.
pub(crate) fn find_gift_card(connection: &Connection, now: Millis, code: &str) -> Result<Result<GiftCard, Problem>> {
    let code = code.trim();
    if !GiftCard::is_code(code) {
        return Ok(Err(Problem::new("GIFT_CARD_CODE_INVALID", "A gift card's code has 8 to 20 letters and digits")));
    }
    let Some(card) = rules::find_by_code::<GiftCard>(connection, code)? else {
        return Ok(Err(Problem::new("GIFT_CARD_NOT_FOUND", "There is no gift card with this code")));
    };
    Ok(check(&card, now).map(|()| card))
}

/// Adds a gift card to a cart, with an optional maximum.
pub(crate) fn put_gift_card(cart: &mut StoredCart, card: &GiftCard, requested: Option<Decimal>) {
    cart.gift_cards.retain(|known| known.id != card.id);
    cart.gift_cards.push(StoredGiftCard { id: card.id.clone(), requested });
}
