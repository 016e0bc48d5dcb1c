//! Values derived from a product's record: prices, ranges, availability.

use super::product::StoredProduct;
use super::variant::{Stock, StoredVariant};
use cartwright::types::Currency;

/// The smallest and the largest of some values.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Range<T> {
    pub(crate) least: T,
    pub(crate) most: T,
}

impl<T: PartialOrd + Copy> Range<T> {
    /// The range of some values; none of no values.
    pub(crate) fn of(values: impl IntoIterator<Item = T>) -> Option<Self> {
        values.into_iter().fold(None, |range: Option<Self>, value| {
            Some(match range {
                None => Self { least: value, most: value },
                Some(range) => Self {
                    least: if value < range.least { value } else { range.least },
                    most: if value > range.most { value } else { range.most },
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

    /// The price of variants without a price of their own.
    pub(crate) fn base_price(&self, currency: Currency) -> Price {
        // With prices per variant the product shows the lowest of them.
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

    /// The variants that visitors see; all of them if that is none, so that a hidden product still has its prices.
    pub(crate) fn shown_variants(&self) -> impl Iterator<Item = &StoredVariant> {
        let any_visible = self.variants.iter().any(|variant| variant.visible);
        self.variants.iter().filter(move |variant| variant.visible || !any_visible)
    }

    /// The range of prices after discounts.
    pub(crate) fn price_range(&self, currency: Currency) -> Range<i64> {
        let prices = self.shown_variants().map(|variant| self.price_of(variant, currency).actual);
        Range::of(prices).unwrap_or_else(|| {
            let actual = self.base_price(currency).actual;
            Range { least: actual, most: actual }
        })
    }

    /// The range of the prices before discounts.
    pub(crate) fn full_price_range(&self, currency: Currency) -> Range<i64> {
        let prices = self.shown_variants().map(|variant| self.price_of(variant, currency).full);
        Range::of(prices).unwrap_or(Range { least: self.price, most: self.price })
    }

    /// Whether something visible is sold below its full price.
    pub(crate) fn is_on_sale(&self, currency: Currency) -> bool {
        self.shown_variants().any(|variant| {
            let price = self.price_of(variant, currency);
            price.actual < price.full
        })
    }

    /// Whether visitors see the product as in stock.
    pub(crate) fn availability(&self) -> Availability {
        let visible = self.variants.iter().filter(|variant| variant.visible);
        Availability::of(visible.map(|variant| &variant.stock))
    }
}

/// The share of a product's variants for which a statement holds.
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

/// Whether a product is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Availability {
    /// Of how many variants there are some.
    pub(crate) in_stock: Extent,
    /// The share of variants that can be preordered.
    pub(crate) preorder: Extent,
    /// The share of variants whose preorders are enabled, needed or not.
    enabled: Extent,
    /// Whether anything is counted.
    pub(crate) is_tracked: bool,
}

impl Availability {
    /// Of the stocks of a product's visible variants.
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

    /// The stock status of catalog v1, which knows no preorders.
    pub(crate) const fn status_v1(self) -> &'static str {
        match self.in_stock {
            Extent::All => "IN_STOCK",
            Extent::Some => "PARTIALLY_OUT_OF_STOCK",
            Extent::None => "OUT_OF_STOCK",
        }
    }

    /// The availability status of catalog v3: `PREORDER` when nothing is in stock and a variant can be preordered.
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
                prop_assert!(paid.least <= price.actual && price.actual <= paid.most);
                prop_assert!(full.least <= price.full && price.full <= full.most);
                prop_assert!(0 <= price.actual && price.actual <= price.full);
            }
            prop_assert!(prices.iter().any(|price| price.actual == paid.least));
            prop_assert!(prices.iter().any(|price| price.full == full.most));
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
