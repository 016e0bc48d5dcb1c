//! The tax of an amount: each jurisdiction's share is rounded separately, on top of the price or included in it.

use base::money;
use cartwright::{resources::cart::JurisdictionType, types::Currency};
use rust_decimal::Decimal;
use std::sync::Arc;

/// A jurisdiction's tax rate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Rate {
    pub(crate) jurisdiction: JurisdictionType,
    /// The tax authority, such as `Denver`.
    pub(crate) authority: String,
    pub(crate) name: String,
    /// `0.08875` is 8.875 %.
    pub(crate) rate: Decimal,
}

/// The tax of one amount.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Taxed {
    /// The taxable amount, net of tax.
    pub(crate) taxable: Decimal,
    pub(crate) rates: Arc<[Rate]>,
    /// Each rate's share, in order.
    pub(crate) shares: Vec<Decimal>,
    pub(crate) total: Decimal,
}

impl Taxed {
    /// The combined rate.
    pub(crate) fn rate(&self) -> Decimal {
        combined(&self.rates)
    }
}

/// The sum of all rates.
pub(crate) fn combined(rates: &[Rate]) -> Decimal {
    rates.iter().map(|rate| rate.rate).sum()
}

/// Computes the tax of an amount, included in it or on top.
pub(crate) fn tax(amount: Decimal, rates: &Arc<[Rate]>, included: bool, currency: Currency) -> Taxed {
    if rates.is_empty() {
        return Taxed::default();
    }
    let divisor = if included { Decimal::ONE + combined(rates) } else { Decimal::ONE };
    let shares: Vec<Decimal> = rates.iter().map(|rate| money::round(amount * rate.rate / divisor, currency)).collect();
    let total: Decimal = shares.iter().sum();
    Taxed { taxable: if included { amount - total } else { amount }, rates: Arc::clone(rates), shares, total }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rates(rates: &[&str]) -> Arc<[Rate]> {
        let rate = |text: &&str| Rate {
            jurisdiction: JurisdictionType::State,
            authority: String::new(),
            name: String::new(),
            rate: text.parse().unwrap(),
        };
        rates.iter().map(rate).collect()
    }

    #[test]
    fn the_tax_of_each_jurisdiction_is_rounded_separately() {
        let usd = "USD".parse().unwrap();
        // 0.145 and 0.045 round to 0.15 and 0.05; their sum would have rounded to 0.19.
        let taxed = tax(Decimal::new(500, 2), &rates(&["0.029", "0.009"]), false, usd);
        assert_eq!(taxed.total.to_string(), "0.20");
        assert_eq!(taxed.taxable.to_string(), "5.00");
    }

    #[test]
    fn included_tax_is_extracted_from_the_price() {
        let eur = "EUR".parse().unwrap();
        let taxed = tax(Decimal::new(11_900, 2), &rates(&["0.19"]), true, eur);
        assert_eq!((taxed.total.to_string(), taxed.taxable.to_string()), ("19.00".to_owned(), "100.00".to_owned()));
        assert_eq!(tax(Decimal::ONE, &rates(&[]), true, eur), Taxed::default());
    }
}
