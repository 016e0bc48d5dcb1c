//! Currencies (ISO 4217): a code, and the number of its decimal digits.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;

/// Currencies without a smaller unit.
const WITHOUT_DIGITS: [&str; 17] = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF", "XOF",
    "XPF",
];
/// Currencies with three decimal digits.
const WITH_THREE_DIGITS: [&str; 7] = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"];
/// Units of account with four decimal digits.
const WITH_FOUR_DIGITS: [&str; 2] = ["CLF", "UYW"];

/// A currency by its three-letter code (ISO 4217).
///
/// ```
/// use cartwright::types::Currency;
///
/// let yen: Currency = "JPY".parse()?;
/// assert_eq!(yen.digits(), 0);
/// assert!("yen".parse::<Currency>().is_err());
/// # Ok::<(), cartwright::types::NoCurrency>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Currency([u8; 3]);

/// A text that is not a currency code: three upper-case letters.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a currency code: it has three letters from A to Z")]
pub struct NoCurrency(String);

impl Currency {
    /// US dollars.
    pub const USD: Self = Self(*b"USD");

    /// The code, such as `EUR`.
    #[must_use]
    pub fn code(&self) -> &str {
        // Always ASCII letters, so that this never fails.
        std::str::from_utf8(&self.0).unwrap_or_default()
    }

    /// The number of decimal digits of a payable amount.
    #[must_use]
    pub fn digits(self) -> u32 {
        let code = self.code();
        if WITHOUT_DIGITS.contains(&code) {
            0
        } else if WITH_THREE_DIGITS.contains(&code) {
            3
        } else if WITH_FOUR_DIGITS.contains(&code) {
            4
        } else {
            2
        }
    }
}

impl FromStr for Currency {
    type Err = NoCurrency;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [first, second, third] if text.bytes().all(|letter| letter.is_ascii_uppercase()) => {
                Ok(Self([*first, *second, *third]))
            }
            _ => Err(NoCurrency(text.to_owned())),
        }
    }
}

impl fmt::Display for Currency {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.code())
    }
}

impl fmt::Debug for Currency {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.code())
    }
}

impl Serialize for Currency {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Currency {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::Currency;

    #[test]
    fn each_currency_has_its_number_of_decimals() {
        for (code, digits) in [("USD", 2), ("EUR", 2), ("JPY", 0), ("XPF", 0), ("KWD", 3), ("CLF", 4)] {
            let currency: Currency = code.parse().unwrap();
            assert_eq!(currency.digits(), digits, "{code}");
            assert_eq!(currency.to_string(), code);
        }
    }

    #[test]
    fn an_invalid_currency_code_is_refused() {
        for text in ["", "US", "usd", "USDT", "U1D", "€€€"] {
            let refusal = text.parse::<Currency>().unwrap_err();
            assert!(refusal.to_string().contains("is not a currency code"), "{text}");
        }
    }
}
