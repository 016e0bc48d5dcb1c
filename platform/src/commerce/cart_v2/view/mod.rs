//! Carts and what they cost, as the newer calls have them.

mod cart;
mod line;
mod summary;
mod violations;

pub(super) use cart::cart;
pub(super) use summary::summary;

use crate::base::error::ApiError;
use crate::base::money;
use crate::base::state::Shop;
use crate::commerce::cart::{self as carts, Basket, Estimate, EstimateOptions, OwnedCart, Rules};
use cartwright::resources::cart::TranslatableString;
use cartwright::resources::cart_v2::ConvertedMoney;
use cartwright::types::{Amount, Currency};
use rusqlite::Connection;
use rust_decimal::Decimal;

/// A cart held against the catalog, with what goods cost.
pub(super) fn worked_out(
    shop: &Shop,
    connection: &Connection,
    owned: &OwnedCart,
) -> Result<(Basket, Estimate), ApiError> {
    let now = shop.clock.now();
    let basket = carts::resolve(connection, now, &owned.owner, owned.cart.clone())?;
    let estimate = carts::estimate(&basket, &Rules::of_goods(connection)?, &EstimateOptions::default(), now);
    Ok((basket, estimate))
}

/// A cart with what it costs: as far as it is asked for, with the addresses and choices that the cart holds.
pub(super) fn estimated(
    shop: &Shop,
    connection: &Connection,
    owned: &OwnedCart,
    asked: &EstimateOptions,
) -> Result<(Basket, Estimate), ApiError> {
    let now = shop.clock.now();
    let cart = &owned.cart;
    let options = EstimateOptions {
        address: cart.address().cloned(),
        billing_address: cart.billing_address().cloned(),
        selected: cart.selected_shipping_option.clone(),
        tax_exempt_group: cart.tax_exempt_group.clone(),
        ..asked.clone()
    };
    let basket = carts::resolve(connection, now, &owned.owner, cart.clone())?;
    let rules = Rules::read(connection, &owned.owner)?;
    let estimate = carts::estimate(&basket, &rules, &options, now);
    Ok((basket, estimate))
}

/// An amount in the form of the newer calls.
pub(super) fn converted(amount: Decimal, currency: Currency) -> ConvertedMoney {
    let amount = Amount(money::round(amount, currency));
    ConvertedMoney { amount: Some(amount), converted_amount: Some(amount), ..ConvertedMoney::default() }
}

/// A text that is the same in both languages.
fn text(text: &str) -> TranslatableString {
    TranslatableString {
        original: Some(text.to_owned()),
        translated: Some(text.to_owned()),
        ..TranslatableString::default()
    }
}
