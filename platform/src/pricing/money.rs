//! Amounts: kept in cents, worked with as decimals, shown as text.

use cartwright::resources::cart::MultiCurrencyPrice;
use cartwright::types::Amount;
use rust_decimal::prelude::ToPrimitive;
use rust_decimal::{Decimal, RoundingStrategy};

/// The shop's currency.
pub(crate) const CURRENCY: &str = "USD";

/// Rounds to whole cents, halves away from zero.
pub(crate) fn to_cents_precision(amount: Decimal) -> Decimal {
    let mut rounded = amount.round_dp_with_strategy(2, RoundingStrategy::MidpointAwayFromZero);
    rounded.rescale(2);
    rounded
}

pub(crate) fn from_cents(cents: i64) -> Decimal {
    Decimal::new(cents, 2)
}

/// Whole cents, for the database.
pub(crate) fn cents(amount: Decimal) -> i64 {
    to_cents_precision(amount).mantissa().to_i64().unwrap_or(i64::MAX)
}

/// The number the v1 catalog sends, which writes money as a float.
pub(crate) fn float(cents: i64) -> f64 {
    from_cents(cents).to_f64().unwrap_or_default()
}

/// `$1,234.50`, as shoppers in the United States read it.
pub(crate) fn formatted(amount: Decimal) -> String {
    let amount = to_cents_precision(amount);
    let text = amount.abs().to_string();
    let (whole, cents) = text.split_once('.').unwrap_or((&text, "00"));
    let mut grouped = String::with_capacity(whole.len() + whole.len() / 3);
    for (index, digit) in whole.chars().enumerate() {
        if index > 0 && (whole.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    let sign = if amount.is_sign_negative() && !amount.is_zero() {
        "-"
    } else {
        ""
    };
    format!("{sign}${grouped}.{cents}")
}

/// An amount in the form of carts and orders. There is one currency, so the converted amount is the same.
pub(crate) fn price(amount: Decimal) -> MultiCurrencyPrice {
    let amount = to_cents_precision(amount);
    let text = formatted(amount);
    MultiCurrencyPrice {
        amount: Some(Amount(amount)),
        converted_amount: Some(Amount(amount)),
        formatted_amount: Some(text.clone()),
        formatted_converted_amount: Some(text),
        ..MultiCurrencyPrice::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dollars_are_grouped_and_have_cents() {
        for (cents, text) in [
            (0, "$0.00"),
            (5, "$0.05"),
            (99_900, "$999.00"),
            (123_450, "$1,234.50"),
            (123_456_789, "$1,234,567.89"),
            (-250, "-$2.50"),
        ] {
            assert_eq!(formatted(from_cents(cents)), text);
        }
    }

    #[test]
    fn halves_are_rounded_away_from_zero() {
        assert_eq!(to_cents_precision(Decimal::new(1005, 3)).to_string(), "1.01");
        assert_eq!(to_cents_precision(Decimal::new(10, 0)).to_string(), "10.00");
        assert_eq!(cents(Decimal::new(19_995, 3)), 2000);
    }
}
