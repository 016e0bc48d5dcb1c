//! Carts and their prices on Cart V2's wire.

mod cart;
mod line;
mod summary;
mod violations;

pub(super) use cart::cart;
pub(super) use summary::summary;

use base::{money, wire};
use cartwright::resources::{cart::TranslatableString, cart_v2::ConvertedMoney};
use cartwright::types::{Amount, Currency};
use rust_decimal::Decimal;

/// An amount on Cart V2's wire.
pub(super) fn converted(amount: Decimal, currency: Currency) -> ConvertedMoney {
    let amount = Amount(money::round(amount, currency));
    wire!(ConvertedMoney { amount, converted_amount: amount })
}

/// A text that is the same in both languages.
fn text(text: &str) -> TranslatableString {
    wire!(TranslatableString { original: text.to_owned(), translated: text.to_owned() })
}
