//! Amounts: stored in a currency's smallest unit, computed as decimals, shown as text.

use crate::language::Language;
use cartwright::resources::cart::MultiCurrencyPrice;
use cartwright::types::{Amount, Currency};
use rust_decimal::{Decimal, RoundingStrategy, prelude::ToPrimitive};

/// Rounds to the currency's smallest unit, half away from zero.
pub fn round(amount: Decimal, currency: Currency) -> Decimal {
    let digits = currency.digits();
    let mut rounded = amount.round_dp_with_strategy(digits, RoundingStrategy::MidpointAwayFromZero);
    rounded.rescale(digits);
    rounded
}

/// Converts smallest units to an amount.
pub fn from_units(units: i64, currency: Currency) -> Decimal {
    Decimal::new(units, currency.digits())
}

/// Converts an amount to smallest units, for the database.
pub fn units(amount: Decimal, currency: Currency) -> i64 {
    round(amount, currency).mantissa().to_i64().unwrap_or(i64::MAX)
}

/// A rate on the wire, without trailing zeros.
pub fn rate(rate: Decimal) -> Amount {
    Amount(rate.normalize())
}

/// The amount as a float, as catalog V1 sends it.
pub fn float(units: i64, currency: Currency) -> f64 {
    from_units(units, currency).to_f64().unwrap_or_default()
}

/// The currency sign before an amount; its code if it has none.
fn sign(currency: Currency) -> String {
    match currency.code() {
        "USD" => "$".to_owned(),
        "EUR" => "€".to_owned(),
        "GBP" => "£".to_owned(),
        "JPY" => "¥".to_owned(),
        "INR" => "₹".to_owned(),
        "KRW" => "₩".to_owned(),
        code => format!("{code}\u{a0}"),
    }
}

/// The currency sign after an amount in Arabic; a sign that several currencies share is qualified by its country.
fn arabic_sign(currency: Currency) -> String {
    let mut text = match currency.code() {
        "USD" => "US$".to_owned(),
        "GBP" => "UK£".to_owned(),
        "JPY" => "JP¥".to_owned(),
        _ => sign(currency).trim_end().to_owned(),
    };
    // A left-to-right mark keeps a trailing symbol beside its letters.
    if !text.ends_with(char::is_alphanumeric) {
        text.push('\u{200e}');
    }
    text
}

/// Formats an amount for the United States: `$1,234.50`.
pub fn formatted(amount: Decimal, currency: Currency) -> String {
    written(amount, currency, Language::English, "-")
}

/// Formats an amount for people: `−$1,234.50`, or `−1.234,50 $` in German, with a true minus.
pub fn localized(amount: Decimal, currency: Currency, language: Language) -> String {
    written(amount, currency, language, "\u{2212}")
}

fn written(amount: Decimal, currency: Currency, language: Language, minus: &str) -> String {
    let amount = round(amount, currency);
    let text = amount.abs().to_string();
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
    let (separator, point) = match language {
        Language::German => ('.', ','),
        Language::English | Language::Arabic => (',', '.'),
    };
    let mut number = String::with_capacity(text.len() + whole.len() / 3);
    for (index, digit) in whole.chars().enumerate() {
        if index > 0 && (whole.len() - index).is_multiple_of(3) {
            number.push(separator);
        }
        number.push(digit);
    }
    if !fraction.is_empty() {
        number.push(point);
        number.push_str(fraction);
    }
    let minus = if amount.is_sign_negative() && !amount.is_zero() { minus } else { "" };
    let sign = sign(currency);
    match language {
        Language::German => format!("{minus}{number}\u{a0}{}", sign.trim_end()),
        Language::English => format!("{minus}{sign}{number}"),
        // The format of the Common Locale Data Repository, as in the store.
        Language::Arabic => {
            // As in the store, marks keep the minus at the left of the digits, and the sign beyond them.
            let (before, after) = if minus.is_empty() { ("\u{200f}", "") } else { ("\u{200e}", "\u{200f}") };
            format!("{before}{minus}{number}{after}\u{a0}{}", arabic_sign(currency))
        }
    }
}

/// A rate in percent: 0.0875 is `8.75%`.
pub fn percent(rate: Decimal, language: Language) -> String {
    let percent = (rate * Decimal::ONE_HUNDRED).normalize().to_string();
    language.pick([format!("{percent}%"), format!("{}\u{a0}%", percent.replace('.', ",")), format!("{percent}%")])
}

/// An amount as carts and orders have it. The shop has one currency, so the converted amount is the same.
pub fn price(amount: Decimal, currency: Currency) -> MultiCurrencyPrice {
    let amount = round(amount, currency);
    let text = formatted(amount, currency);
    MultiCurrencyPrice {
        amount: Some(Amount(amount)),
        converted_amount: Some(Amount(amount)),
        formatted_amount: Some(text.clone()),
        formatted_converted_amount: Some(text),
        ..MultiCurrencyPrice::default()
    }
}

/// A price with trimmed decimals, `98` and `399.9`, as V1 carts have it; computed amounts keep the currency's digits.
pub fn plain(mut price: MultiCurrencyPrice) -> MultiCurrencyPrice {
    for amount in [&mut price.amount, &mut price.converted_amount].into_iter().flatten() {
        *amount = Amount(amount.0.normalize());
    }
    price
}

#[cfg(test)]
mod tests {
    use super::*;

    fn currency(code: &str) -> Currency {
        code.parse().unwrap()
    }

    #[test]
    fn amounts_are_formatted_with_grouping_and_the_currencys_decimals() {
        for (units, code, text) in [
            (0, "USD", "$0.00"),
            (5, "USD", "$0.05"),
            (99_900, "USD", "$999.00"),
            (123_450, "USD", "$1,234.50"),
            (123_456_789, "EUR", "€1,234,567.89"),
            (-250, "USD", "-$2.50"),
            (1_234, "JPY", "¥1,234"),
            (1_234_500, "KWD", "KWD\u{a0}1,234.500"),
        ] {
            let currency = currency(code);
            assert_eq!(formatted(from_units(units, currency), currency), text);
        }
    }

    #[test]
    fn a_rate_is_written_in_percent() {
        assert_eq!(percent(Decimal::new(8_875, 5), Language::English), "8.875%");
        assert_eq!(percent(Decimal::new(190, 3), Language::German), "19\u{a0}%");
        assert_eq!(percent(Decimal::new(8_875, 5), Language::German), "8,875\u{a0}%");
    }

    #[test]
    fn german_amounts_put_the_currency_sign_last() {
        for (units, code, text) in [
            (123_450, "USD", "1.234,50\u{a0}$"),
            (-250, "EUR", "\u{2212}2,50\u{a0}€"),
            (1_234, "JPY", "1.234\u{a0}¥"),
            (1_234_500, "KWD", "1.234,500\u{a0}KWD"),
        ] {
            let currency = currency(code);
            let amount = from_units(units, currency);
            assert_eq!(localized(amount, currency, Language::German), text);
        }
    }

    #[test]
    fn halves_round_away_from_zero() {
        let rounded = |text: &str, code: &str| round(text.parse().unwrap(), currency(code)).to_string();
        assert_eq!(rounded("1.005", "USD"), "1.01");
        assert_eq!(rounded("-1.005", "USD"), "-1.01");
        assert_eq!(rounded("10", "USD"), "10.00");
        assert_eq!(rounded("0.5", "JPY"), "1");
        assert_eq!(rounded("0.0005", "KWD"), "0.001");
        assert_eq!(units(Decimal::new(19_995, 3), currency("USD")), 2000);
    }
}
