//! Amounts in the form of orders.

use crate::pricing::money;
use cartwright::resources::orders::Price;
use cartwright::types::Currency;
use rust_decimal::Decimal;

/// An amount in the shop's currency, and as text.
pub(crate) fn price(amount: Decimal) -> Price {
    let shown = money::price(amount, Currency::USD);
    Price {
        amount: shown.amount,
        formatted_amount: shown.formatted_amount,
        ..Price::default()
    }
}

/// The amount of a price; nothing when there is none.
pub(crate) fn amount(price: Option<&Price>) -> Decimal {
    price
        .and_then(|price| price.amount)
        .map_or(Decimal::ZERO, |amount| amount.0)
}
