//! The gift cards that are to pay for a cart.

use super::problem::Problem;
use super::stored::{StoredCart, StoredGiftCard};
use crate::base::clock::Millis;
use crate::base::error::ApiError;
use crate::commerce::rules::{self, GiftCard};
use rusqlite::Connection;
use rust_decimal::Decimal;
use serde_json::json;

/// The app that keeps gift cards: the platform itself.
pub(crate) const GIFT_CARDS_APP: &str = "d80111c5-a0f4-47a8-b63a-65b54d774a27";
/// The maximum of gift cards in a cart.
pub(crate) const MAX_GIFT_CARDS: usize = 5;

/// A gift card that is to pay for a cart, and whether it can.
#[derive(Debug, Clone)]
pub(crate) struct CartGiftCard {
    pub(crate) card: GiftCard,
    pub(crate) requested: Option<Decimal>,
    /// The reason why it cannot pay now.
    pub(crate) problem: Option<Problem>,
}

/// The cart's gift cards as they are now.
pub(super) fn of_cart(connection: &Connection, now: Millis, cart: &StoredCart) -> Result<Vec<CartGiftCard>, ApiError> {
    let mut found = Vec::with_capacity(cart.gift_cards.len());
    for stored in &cart.gift_cards {
        if let Some(card) = rules::find::<GiftCard>(connection, &stored.id)? {
            found.push(CartGiftCard { problem: check(&card, now).err(), card, requested: stored.requested });
        }
    }
    Ok(found)
}

/// Whether a gift card can pay.
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

/// Finds a gift card by what a buyer typed and checks that it can pay.
pub(crate) fn find(connection: &Connection, now: Millis, code: &str) -> Result<Result<GiftCard, Problem>, ApiError> {
    let code = code.trim();
    let well_formed =
        (8..=20).contains(&code.len()) && code.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    if !well_formed {
        return Ok(Err(Problem::new("GIFT_CARD_CODE_INVALID", "A gift card's code has 8 to 20 letters and digits")));
    }
    let Some(card) = rules::find_by_code::<GiftCard>(connection, code)? else {
        return Ok(Err(Problem::new("GIFT_CARD_NOT_FOUND", "There is no gift card with this code")));
    };
    Ok(check(&card, now).map(|()| card))
}

/// Puts a gift card into a cart, with the most it is to pay.
pub(crate) fn put(cart: &mut StoredCart, card: &GiftCard, requested: Option<Decimal>) {
    cart.gift_cards.retain(|known| known.id != card.id);
    cart.gift_cards.push(StoredGiftCard { id: card.id.clone(), requested });
}
