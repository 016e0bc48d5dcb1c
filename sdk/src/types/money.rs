//! Money: an amount in a currency. Two amounts of different currencies are never added or compared.

use super::amount::Amount;
use super::currency::Currency;
use rust_decimal::{Decimal, RoundingStrategy};
use std::cmp::Ordering;
use std::fmt;

/// An amount of money in a currency. Only [`Money::rounded`] rounds.
///
/// ```
/// use cartwright::types::Money;
///
/// let price = Money::parse("19.99", "USD")?;
/// let tax = price.times("0.0875".parse()?)?.rounded();
/// assert_eq!(tax.to_string(), "1.75 USD");
/// assert_eq!(price.plus(tax)?.to_string(), "21.74 USD");
/// assert!(price.plus(Money::parse("1", "JPY")?).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Money {
    amount: Decimal,
    currency: Currency,
}

/// The error of a calculation or a text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoneyError {
    /// Two amounts have different currencies.
    #[error("{left} and {right} are different currencies")]
    DifferentCurrencies {
        /// Currency of the first amount.
        left: Currency,
        /// Currency of the second amount.
        right: Currency,
    },
    /// A text is not a decimal number.
    #[error("{0:?} is not an amount: a decimal number such as 10.50 is")]
    NotAnAmount(String),
    /// A text is not a currency code.
    #[error(transparent)]
    NotACurrency(#[from] super::currency::NoCurrency),
    /// The sum has more than 28 digits.
    #[error("the amount has too many digits")]
    TooLarge,
}

impl Money {
    /// Money of an amount in wire format.
    #[must_use]
    pub const fn new(amount: Amount, currency: Currency) -> Self {
        Self { amount: amount.0, currency }
    }

    /// Zero, in a currency.
    #[must_use]
    pub const fn zero(currency: Currency) -> Self {
        Self::new(Amount(Decimal::ZERO), currency)
    }

    /// Reads an amount and a currency code.
    ///
    /// # Errors
    ///
    /// [`MoneyError::NotAnAmount`] and [`MoneyError::NotACurrency`].
    pub fn parse(amount: &str, currency: &str) -> Result<Self, MoneyError> {
        let read = amount.parse().map_err(|_| MoneyError::NotAnAmount(amount.to_owned()))?;
        Ok(Self::new(read, currency.parse()?))
    }

    /// Money from a whole number of the currency's smallest units: 1050 cents are 10.50.
    #[must_use]
    pub fn of_smallest_units(units: i64, currency: Currency) -> Self {
        Self::new(Amount(Decimal::new(units, currency.digits())), currency)
    }

    /// The amount.
    #[must_use]
    pub const fn amount(self) -> Amount {
        Amount(self.amount)
    }

    /// The currency.
    #[must_use]
    pub const fn currency(self) -> Currency {
        self.currency
    }

    /// The sum.
    ///
    /// # Errors
    ///
    /// [`MoneyError::DifferentCurrencies`]; [`MoneyError::TooLarge`].
    pub fn plus(self, other: Self) -> Result<Self, MoneyError> {
        self.alike(other)?;
        self.of(self.amount.checked_add(other.amount))
    }

    /// The difference, which may be negative.
    ///
    /// # Errors
    ///
    /// [`MoneyError::DifferentCurrencies`]; [`MoneyError::TooLarge`].
    pub fn minus(self, other: Self) -> Result<Self, MoneyError> {
        self.alike(other)?;
        self.of(self.amount.checked_sub(other.amount))
    }

    /// The unrounded product with a number.
    ///
    /// # Errors
    ///
    /// [`MoneyError::TooLarge`].
    pub fn times(self, factor: Decimal) -> Result<Self, MoneyError> {
        self.of(self.amount.checked_mul(factor))
    }

    /// Compares two amounts.
    ///
    /// # Errors
    ///
    /// [`MoneyError::DifferentCurrencies`].
    pub fn compare(self, other: Self) -> Result<Ordering, MoneyError> {
        self.alike(other)?;
        Ok(self.amount.cmp(&other.amount))
    }

    /// The payable amount: rounded to the currency's digits, half away from zero.
    #[must_use]
    pub fn rounded(self) -> Self {
        let digits = self.currency.digits();
        let mut amount = self.amount.round_dp_with_strategy(digits, RoundingStrategy::MidpointAwayFromZero);
        amount.rescale(digits);
        Self { amount, ..self }
    }

    /// Whether the amount is zero.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.amount.is_zero()
    }

    fn alike(self, other: Self) -> Result<(), MoneyError> {
        if self.currency == other.currency {
            Ok(())
        } else {
            Err(MoneyError::DifferentCurrencies { left: self.currency, right: other.currency })
        }
    }

    fn of(self, amount: Option<Decimal>) -> Result<Self, MoneyError> {
        let amount = amount.ok_or(MoneyError::TooLarge)?;
        Ok(Self { amount, ..self })
    }
}

impl fmt::Display for Money {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} {}", self.amount, self.currency)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn money(units: i64, code: &str) -> Money {
        Money::of_smallest_units(units, code.parse().unwrap())
    }

    proptest! {
        #[test]
        fn subtracting_an_added_amount_restores_the_original(a in -1_000_000_000_i64..1_000_000_000, b in -1_000_000_000_i64..1_000_000_000, code in "JPY|USD|KWD|CLF") {
            let (first, second) = (money(a, &code), money(b, &code));
            prop_assert_eq!(first.plus(second).unwrap().minus(second).unwrap(), first);
            prop_assert_eq!(first.plus(second).unwrap(), second.plus(first).unwrap());
            prop_assert_eq!(first.compare(second).unwrap(), a.cmp(&b));
        }

        #[test]
        fn rounding_changes_at_most_half_a_unit_and_is_idempotent(units in -1_000_000_i64..1_000_000, scale in 0_u32..8, code in "JPY|USD|KWD") {
            let exact = Money::new(Amount(Decimal::new(units, scale)), code.parse().unwrap());
            let rounded = exact.rounded();
            prop_assert_eq!(rounded.rounded(), rounded);
            prop_assert_eq!(rounded.amount().0.scale(), exact.currency().digits());
            let moved = (rounded.amount().0 - exact.amount().0).abs();
            prop_assert!(moved <= Decimal::new(5, exact.currency().digits() + 1));
        }
    }

    #[test]
    fn each_currency_is_rounded_to_its_own_decimals() {
        for (amount, code, rounded) in [
            ("10.005", "USD", "10.01 USD"),
            ("-10.005", "USD", "-10.01 USD"),
            ("10.5", "JPY", "11 JPY"),
            ("10.4999", "JPY", "10 JPY"),
            ("1.2345", "KWD", "1.235 KWD"),
            ("7", "KWD", "7.000 KWD"),
        ] {
            assert_eq!(Money::parse(amount, code).unwrap().rounded().to_string(), rounded);
        }
    }

    #[test]
    fn invalid_money_arithmetic_returns_an_error_with_the_reason() {
        let dollars = Money::parse("1", "USD").unwrap();
        let yen = Money::parse("1", "JPY").unwrap();
        for refused in [dollars.plus(yen), dollars.minus(yen)] {
            assert_eq!(refused.unwrap_err().to_string(), "USD and JPY are different currencies");
        }
        assert!(dollars.compare(yen).is_err());
        for text in ["", "1,50", "1e3", "NaN", "ten"] {
            assert!(matches!(Money::parse(text, "USD"), Err(MoneyError::NotAnAmount(_))), "{text}");
        }
        let most = Money::new(Amount(Decimal::MAX), "USD".parse().unwrap());
        assert_eq!(most.plus(most), Err(MoneyError::TooLarge));
        assert_eq!(most.times(Decimal::TWO), Err(MoneyError::TooLarge));
    }
}
