//! Derived values of a product's record: prices, ranges, availability.

use super::product::StoredProduct;
use super::variant::{Stock, StoredVariant};
use cartwright::types::Currency;

/// The minimum and maximum of some values.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Range<T> {
    pub(crate) min: T,
    pub(crate) max: T,
}

impl<T: PartialOrd + Copy> Range<T> {
    /// The range of some values; `None` without values.
    pub(crate) fn of(values: impl IntoIterator<Item = T>) -> Option<Self> {
        values.into_iter().fold(None, |range: Option<Self>, value| {
            Some(match range {
                None => Self { min: value, max: value },
                Some(range) => Self {
                    min: if value < range.min { value } else { range.min },
                    max: if value > range.max { value } else { range.max },
                },
            })
        })
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Price {
    /// Before discounts.
    pub(crate) full: i64,
    /// The price after the discount.
    pub(crate) actual: i64,
}

impl StoredProduct {
    pub(crate) fn price_of(&self, variant: &StoredVariant, currency: Currency) -> Price {
        let full = variant.price.unwrap_or(self.price);
        let actual = match variant.discounted {
            Some(actual) => actual,
            None => self.discount.applied(full, currency),
        };
        Price { full, actual }
    }

    /// The default price of variants.
    pub(crate) fn base_price(&self, currency: Currency) -> Price {
        // With prices per variant, the product shows the lowest.
        let lowest = || {
            let prices = self.shown_variants().map(|variant| self.price_of(variant, currency));
            prices.min_by_key(|price| (price.actual, price.full))
        };
        let own = Price { full: self.price, actual: self.discount.applied(self.price, currency) };
        match self.discount {
            super::Discount::PerVariant => lowest().unwrap_or(own),
            _ => own,
        }
    }

    pub(crate) fn cost_of(&self, variant: &StoredVariant) -> Option<i64> {
        variant.cost.or(self.cost)
    }

    pub(crate) fn weight_of(&self, variant: &StoredVariant) -> Option<f64> {
        variant.weight.or(self.weight)
    }

    /// The visible variants; all of them if none is visible, so that a hidden product still has prices.
    pub(crate) fn shown_variants(&self) -> impl Iterator<Item = &StoredVariant> {
        let any_visible = self.variants.iter().any(|variant| variant.visible);
        self.variants.iter().filter(move |variant| variant.visible || !any_visible)
    }

    /// The price range after discounts.
    pub(crate) fn price_range(&self, currency: Currency) -> Range<i64> {
        let prices = self.shown_variants().map(|variant| self.price_of(variant, currency).actual);
        Range::of(prices).unwrap_or_else(|| {
            let actual = self.base_price(currency).actual;
            Range { min: actual, max: actual }
        })
    }

    /// The price range before discounts.
    pub(crate) fn full_price_range(&self, currency: Currency) -> Range<i64> {
        let prices = self.shown_variants().map(|variant| self.price_of(variant, currency).full);
        Range::of(prices).unwrap_or(Range { min: self.price, max: self.price })
    }

    /// Whether a visible variant costs less than its full price.
    pub(crate) fn is_on_sale(&self, currency: Currency) -> bool {
        self.shown_variants().any(|variant| {
            let price = self.price_of(variant, currency);
            price.actual < price.full
        })
    }

    /// The availability for visitors.
    pub(crate) fn availability(&self) -> Availability {
        let visible = self.variants.iter().filter(|variant| variant.visible);
        Availability::of(visible.map(|variant| &variant.stock))
    }
}

/// Whether a statement holds for all, some or none of the variants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    All,
    Some,
    None,
}

impl Extent {
    const fn of(count: usize, total: usize) -> Self {
        match count {
            0 => Self::None,
            _ if count == total => Self::All,
            _ => Self::Some,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Availability {
    /// How many variants are in stock.
    pub(crate) in_stock: Extent,
    /// How many variants can be preordered.
    pub(crate) preorder: Extent,
    /// How many variants have preorders enabled, even if in stock.
    enabled: Extent,
    /// Whether any variant's stock is tracked.
    pub(crate) is_tracked: bool,
}

impl Availability {
    /// Aggregates the stock of a product's visible variants.
    pub(crate) fn of<'a>(stocks: impl Iterator<Item = &'a Stock>) -> Self {
        let (mut total, mut in_stock, mut preorder, mut enabled, mut is_tracked) = (0, 0, 0, 0, false);
        for stock in stocks {
            total += 1;
            in_stock += usize::from(stock.in_stock);
            preorder += usize::from(stock.preorders() > 0);
            enabled += usize::from(stock.preorder.enabled);
            is_tracked |= stock.quantity.is_some();
        }
        Self {
            in_stock: Extent::of(in_stock, total),
            preorder: Extent::of(preorder, total),
            enabled: Extent::of(enabled, total),
            is_tracked,
        }
    }

    /// Catalog V1's stock status, which ignores preorders.
    pub(crate) const fn status_v1(self) -> &'static str {
        match self.in_stock {
            Extent::All => "IN_STOCK",
            Extent::Some => "PARTIALLY_OUT_OF_STOCK",
            Extent::None => "OUT_OF_STOCK",
        }
    }

    /// Catalog V3's availability status: `PREORDER` if out of stock and a variant can be preordered.
    pub(crate) const fn status(self) -> &'static str {
        match (self.in_stock, self.preorder) {
            (Extent::None, Extent::All | Extent::Some) => "PREORDER",
            _ => self.status_v1(),
        }
    }

    pub(crate) const fn preorder_status(self) -> &'static str {
        match self.enabled {
            Extent::All => "ENABLED",
            Extent::Some => "PARTIALLY_ENABLED",
            Extent::None => "DISABLED",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Discount, Preorder};
    use super::*;
    use proptest::prelude::*;
    use rust_decimal::Decimal;

    fn variant() -> impl Strategy<Value = StoredVariant> {
        let price = prop::option::of(0_i64..1_000_000);
        let stock = prop_oneof![
            any::<bool>().prop_map(|in_stock| Stock { in_stock, ..Stock::default() }),
            (-5_i64..5).prop_map(Stock::counted),
            any::<bool>().prop_map(|enabled| Stock {
                preorder: Preorder { enabled, ..Preorder::default() },
                ..Stock::counted(0)
            }),
        ];
        (price, any::<bool>(), stock).prop_map(|(price, visible, stock)| StoredVariant {
            price,
            visible,
            stock,
            ..StoredVariant::default()
        })
    }

    fn discount() -> impl Strategy<Value = Discount> {
        prop_oneof![
            Just(Discount::None),
            (0_i64..200_000).prop_map(|cents| Discount::Amount(Decimal::new(cents, 2))),
            (0_i64..=1000).prop_map(|tenths| Discount::Percent(Decimal::new(tenths, 1))),
        ]
    }

    proptest! {
        #[test]
        fn a_price_range_spans_exactly_the_visible_prices(
            price in 0_i64..1_000_000,
            discount in discount(),
            variants in prop::collection::vec(variant(), 1..12),
        ) {
            let product = StoredProduct { price, discount, variants, ..StoredProduct::default() };
            let currency = Currency::USD;
            let (paid, full) = (product.price_range(currency), product.full_price_range(currency));
            let prices: Vec<Price> = product.shown_variants().map(|one| product.price_of(one, currency)).collect();
            prop_assert!(!prices.is_empty());
            for price in &prices {
                prop_assert!(paid.min <= price.actual && price.actual <= paid.max);
                prop_assert!(full.min <= price.full && price.full <= full.max);
                prop_assert!(0 <= price.actual && price.actual <= price.full);
            }
            prop_assert!(prices.iter().any(|price| price.actual == paid.min));
            prop_assert!(prices.iter().any(|price| price.full == full.max));
            prop_assert_eq!(product.is_on_sale(currency), prices.iter().any(|price| price.actual < price.full));
        }

        #[test]
        fn the_availability_status_follows_from_the_visible_variants(variants in prop::collection::vec(variant(), 0..6)) {
            let product = StoredProduct { variants, ..StoredProduct::default() };
            let visible: Vec<&StoredVariant> = product.variants.iter().filter(|one| one.visible).collect();
            let there = visible.iter().filter(|one| one.stock.in_stock).count();
            let expected = if there == 0 && visible.iter().any(|one| one.stock.preorder.enabled) {
                "PREORDER"
            } else if there == 0 {
                "OUT_OF_STOCK"
            } else if there == visible.len() {
                "IN_STOCK"
            } else {
                "PARTIALLY_OUT_OF_STOCK"
            };
            prop_assert_eq!(product.availability().status(), expected);
            let expected = if there == 0 { "OUT_OF_STOCK" } else { expected };
            prop_assert_eq!(product.availability().status_v1(), expected);
        }
    }
}
