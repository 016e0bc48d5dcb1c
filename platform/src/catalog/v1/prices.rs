//! Prices, discounts and profits on the wire of catalog v1.

use crate::base::money;
use crate::catalog::record::{Discount as StoredDiscount, Price, Range};
use cartwright::{resources::products::*, types::Currency};
use rust_decimal::{Decimal, prelude::ToPrimitive};

/// A price before and after discounts.
pub(crate) fn price_data(price: Price, per_unit: Option<i64>, currency: Currency) -> PriceData {
    let text = |units| money::formatted(money::from_units(units, currency), currency);
    PriceData {
        currency: Some(currency.code().to_owned()),
        price: Some(money::float(price.full, currency)),
        discounted_price: Some(money::float(price.actual, currency)),
        price_per_unit: per_unit.map(|units| money::float(units, currency)),
        formatted: Some(FormattedPrice {
            price: Some(text(price.full)),
            discounted_price: Some(text(price.actual)),
            price_per_unit: per_unit.map(text),
            ..FormattedPrice::default()
        }),
        ..PriceData::default()
    }
}

/// The discount of a product.
pub(super) fn discount(stored: StoredDiscount) -> Discount {
    let (kind, value) = match stored {
        // Where each variant says what it costs, no one discount does.
        StoredDiscount::None | StoredDiscount::PerVariant => (DiscountType::None, Some(0.0)),
        StoredDiscount::Amount(value) => (DiscountType::Amount, value.to_f64()),
        StoredDiscount::Percent(value) => (DiscountType::Percent, value.to_f64()),
    };
    Discount { r#type: Some(kind), value, ..Discount::default() }
}

/// The cost of goods, and the profit at a price.
pub(super) fn cost_and_profit(cost: i64, price: i64, currency: Currency) -> CostAndProfitData {
    let profit = price - cost;
    let margin = if price == 0 { 0.0 } else { money::float(profit, currency) / money::float(price, currency) };
    CostAndProfitData {
        item_cost: Some(money::float(cost, currency)),
        formatted_item_cost: Some(money::formatted(money::from_units(cost, currency), currency)),
        profit: Some(money::float(profit, currency)),
        formatted_profit: Some(money::formatted(money::from_units(profit, currency), currency)),
        profit_margin: Decimal::try_from(margin).ok().and_then(|margin| margin.round_dp(4).to_f64()),
        ..CostAndProfitData::default()
    }
}

/// From the smallest amount to the largest.
pub(super) fn money_range(range: Range<i64>, currency: Currency) -> NumericPropertyRange {
    number_range(money::float(range.least, currency), money::float(range.most, currency))
}

/// From the smallest number to the largest.
pub(super) fn number_range(least: f64, most: f64) -> NumericPropertyRange {
    NumericPropertyRange { min_value: Some(least), max_value: Some(most), ..NumericPropertyRange::default() }
}
