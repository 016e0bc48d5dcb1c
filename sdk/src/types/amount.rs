//! Amounts: decimal numbers that travel as text and are never floats.

use rust_decimal::Decimal;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;

/// An amount of money in the currency of its cart, checkout or order: `"10.50"` on the wire.
///
/// Keeps the number of decimal places. A text is digits with at most one point, after a minus for an amount below zero;
/// no underscores, exponents or spaces.
///
/// ```
/// use cartwright::types::{Amount, AmountError};
///
/// let price: Amount = "10.50".parse()?;
/// assert_eq!(price.to_string(), "10.50");
/// assert!("1_000".parse::<Amount>().is_err());
/// # Ok::<(), AmountError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(clippy::exhaustive_structs, reason = "a decimal number")]
pub struct Amount(pub Decimal);

impl fmt::Debug for Amount {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

/// A text that is not an amount.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not an amount: a decimal number such as 10.50 is")]
pub struct AmountError(String);

impl FromStr for Amount {
    type Err = AmountError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        // `Decimal` also accepts underscores, a plus sign and a bare point.
        let digits = text.strip_prefix('-').unwrap_or(text);
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
        let is_plain = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let amount = Decimal::from_str_exact(text).ok();
        let amount = amount.filter(|_| is_plain(whole) && is_plain(fraction));
        amount.map(Self).ok_or_else(|| AmountError(text.to_owned()))
    }
}

/// Converts amounts, and texts such as `"10.50"`, into prices.
macro_rules! priced {
    ($($name:ident),*) => {$(
        impl From<crate::types::Amount> for $name {
            fn from(amount: crate::types::Amount) -> Self {
                Self {
                    amount: Some(amount),
                    ..Self::default()
                }
            }
        }

        impl std::str::FromStr for $name {
            type Err = crate::types::AmountError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse::<crate::types::Amount>().map(Self::from)
            }
        }
    )*};
}

pub(crate) use priced;

impl From<Decimal> for Amount {
    fn from(value: Decimal) -> Self {
        Self(value)
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AmountText;

        impl de::Visitor<'_> for AmountText {
            type Value = Amount;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("a decimal number as text")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Amount, E> {
                text.parse().map_err(E::custom)
            }
        }

        deserializer.deserialize_str(AmountText)
    }
}

#[cfg(cartwright_codegen)]
impl ts_rs::TS for Amount {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(_: &ts_rs::Config) -> String {
        "string".to_owned()
    }
    fn inline(_: &ts_rs::Config) -> String {
        "string".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::Amount;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn an_amounts_text_survives_a_round_trip(units in -1_000_000_000_i64..1_000_000_000, scale in 0_u32..6) {
            let text = rust_decimal::Decimal::new(units, scale).to_string();
            let amount: Amount = serde_json::from_value(serde_json::json!(text)).unwrap();
            prop_assert_eq!(serde_json::to_value(amount).unwrap(), serde_json::json!(text));
        }
    }

    #[test]
    fn an_amount_accepts_only_digits_and_one_point() {
        for text in ["", "-", ".", "1.", ".5", "+1", "1_000", "1e3", "1,5", "1 000", "0x10", "1.2.3", "٣", "--1"] {
            assert!(text.parse::<Amount>().is_err(), "{text}");
        }
        for text in ["0", "10.50", "-3", "007.10"] {
            assert!(text.parse::<Amount>().is_ok(), "{text}");
        }
    }

    #[test]
    fn an_amount_given_as_a_float_is_refused() {
        assert!(serde_json::from_str::<Amount>("10.5").is_err());
    }
}
