//! Prices of variants, stored as one product discount if one explains them all.

use crate::catalog::record::{Discount, Price, Range, StoredProduct};
use base::{money, wire};
use cartwright::resources::products_v3::{FixedMonetaryAmount, PriceRange};
use cartwright::types::{Amount, Currency};
use rust_decimal::Decimal;

/// Applies the variants' prices, in order: as a discount of the product if one fits all, preferably the current one;
/// else as prices per variant.
pub(super) fn apply(product: &mut StoredProduct, prices: &[Price], currency: Currency) {
    let fits = |discount: Discount| {
        discount != Discount::PerVariant
            && prices.iter().all(|price| discount.applied(price.full, currency) == price.actual)
    };
    let found = std::iter::once(product.discount).chain(candidates(prices, currency)).find(|one| fits(*one));
    product.discount = found.unwrap_or(Discount::PerVariant);
    let is_known = prices.iter().any(|price| price.full == product.price);
    if !is_known {
        let lowest = prices.iter().min_by_key(|price| (price.actual, price.full));
        product.price = lowest.map_or(product.price, |price| price.full);
    }
    for (variant, price) in product.variants.iter_mut().zip(prices) {
        variant.price = (price.full != product.price).then_some(price.full);
        variant.discounted = (product.discount == Discount::PerVariant).then_some(price.actual);
    }
}

/// Discounts that would explain the first reduced price.
fn candidates(prices: &[Price], currency: Currency) -> Vec<Discount> {
    let mut candidates = vec![Discount::None];
    if let Some(price) = prices.iter().find(|price| price.actual < price.full) {
        let off = money::from_units(price.full - price.actual, currency);
        let percent = off * Decimal::ONE_HUNDRED / money::from_units(price.full, currency);
        candidates.extend([0, 1, 2].map(|digits| Discount::Percent(percent.round_dp(digits))));
        candidates.push(Discount::Amount(off));
    }
    candidates
}

/// The wire form of amounts.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Amounts {
    pub(crate) currency: Currency,
    /// Whether to include formatted text.
    pub(crate) formatted: bool,
}

impl Amounts {
    pub(crate) fn number(self, units: i64) -> Amount {
        Amount(money::from_units(units, self.currency))
    }

    /// An amount: with the currency's digits if formatted, else a plain decimal.
    pub(crate) fn amount(self, units: i64) -> FixedMonetaryAmount {
        let amount = money::from_units(units, self.currency);
        wire!(FixedMonetaryAmount {
            amount: Amount(if self.formatted { amount } else { amount.normalize() }),
            formatted_amount: self.formatted.then(|| money::formatted(amount, self.currency))
        })
    }

    pub(crate) fn range(self, range: Range<i64>) -> PriceRange {
        wire!(PriceRange { min_value: self.amount(range.min), max_value: self.amount(range.max) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::record::StoredVariant;
    use proptest::prelude::*;

    fn settled(prices: &[Price]) -> StoredProduct {
        let mut product = StoredProduct {
            variants: vec![StoredVariant { visible: true, ..StoredVariant::default() }; prices.len()],
            ..StoredProduct::default()
        };
        apply(&mut product, prices, Currency::USD);
        product
    }

    #[test]
    fn a_common_discount_is_derived_if_all_variants_share_one() {
        let discount = |prices: &[(i64, i64)]| {
            let prices: Vec<Price> =
                prices.iter().map(|(full, actual)| Price { full: *full, actual: *actual }).collect();
            settled(&prices).discount
        };
        assert_eq!(discount(&[(1000, 1000), (2000, 2000)]), Discount::None);
        assert_eq!(discount(&[(1000, 750), (1999, 1499)]), Discount::Percent(25.into()));
        assert_eq!(discount(&[(1000, 700), (2000, 1700)]), Discount::Amount(3.into()));
        assert_eq!(discount(&[(1000, 700), (2000, 2000)]), Discount::PerVariant);
    }

    proptest! {
        #[test]
        fn every_variant_keeps_its_given_price(
            prices in prop::collection::vec((0_i64..100_000, 0_i64..=100), 1..8),
        ) {
            let prices: Vec<Price> = prices
                .iter()
                .map(|(full, part)| Price { full: *full, actual: full * part / 100 })
                .collect();
            let product = settled(&prices);
            for (variant, price) in product.variants.iter().zip(&prices) {
                prop_assert_eq!(product.price_of(variant, Currency::USD), *price);
            }
        }
    }
}
