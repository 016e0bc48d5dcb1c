//! The gift cards that are to pay for a cart.

use super::refusals::refuse;
use super::{refusals, target};
use crate::base::call::Call;
use crate::base::error::ApiError;
use crate::base::state::Shop;
use crate::commerce::cart;
use crate::commerce::cart::{Guesser, MAX_GIFT_CARDS, OwnedCart};
use crate::site;
use cartwright::resources::cart_v2::{AddGiftCard, GiftCardInput};
use rusqlite::Connection;
use serde_json::{Value, json};

fn check_lock(owned: &OwnedCart) -> Result<(), ApiError> {
    let settings = owned.cart.newer.settings.as_ref();
    if settings.and_then(|settings| settings.lock_gift_card) == Some(true) {
        return Err(refuse("GIFT_CARD_LOCKED", "The gift cards of this cart cannot be changed", json!({})));
    }
    Ok(())
}

/// Puts a gift card into a cart.
pub(super) fn apply(
    shop: &Shop,
    connection: &Connection,
    owned: &mut OwnedCart,
    given: &GiftCardInput,
    field: &str,
) -> Result<(), ApiError> {
    let code = given.code.as_deref().unwrap_or_default();
    let requested = given.redeem_amount.as_ref().and_then(|money| money.amount);
    cart::check_amount(requested, site::currency(connection)?, &format!("{field}.redeemAmount.amount"))?;
    let card = cart::find_gift_card(connection, shop.clock.now(), code)?
        .map_err(|problem| refusals::gift_card(problem, code))?;
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

/// `POST …/add-gift-card`
pub(crate) fn add(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked: AddGiftCard = call.payload()?;
    let given = asked.gift_card.unwrap_or_default();
    Guesser::of_call(call).count(shop, given.code.as_deref(), || {
        target::change(shop, call, |transaction, owned| {
            check_lock(owned)?;
            apply(shop, transaction, owned, &given, "giftCard")
        })
    })
}

/// `POST …/remove-gift-card`
pub(crate) fn remove(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let id = call.text("giftCardId")?;
    target::change(shop, call, |_, owned| {
        check_lock(owned)?;
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
    })
}
