//! Prices, discounts and profits on the wire of catalog v1.

use crate::base::{money, wire};
use crate::catalog::record::{Discount as StoredDiscount, Price, Range};
use cartwright::{resources::products::*, types::Currency};
use rust_decimal::{Decimal, prelude::ToPrimitive};

/// A price before and after discounts.
pub(crate) fn price_data(price: Price, per_unit: Option<i64>, currency: Currency) -> PriceData {
    let text = |units| money::formatted(money::from_units(units, currency), currency);
    wire!(PriceData {
        currency: currency.code().to_owned(),
        price: money::float(price.full, currency),
        discounted_price: money::float(price.actual, currency),
        price_per_unit: per_unit.map(|units| money::float(units, currency)),
        formatted: wire!(FormattedPrice {
            price: text(price.full),
            discounted_price: text(price.actual),
            price_per_unit: per_unit.map(text)
        })
    })
}

/// The discount of a product.
pub(super) fn discount(stored: StoredDiscount) -> Discount {
    let (kind, value) = match stored {
        // Where each variant says what it costs, no one discount does.
        StoredDiscount::None | StoredDiscount::PerVariant => (DiscountType::None, Some(0.0)),
        StoredDiscount::Amount(value) => (DiscountType::Amount, value.to_f64()),
        StoredDiscount::Percent(value) => (DiscountType::Percent, value.to_f64()),
    };
    wire!(Discount { r#type: Some(kind), value })
}

/// The cost of goods, and the profit at a price.
pub(super) fn cost_and_profit(cost: i64, price: i64, currency: Currency) -> CostAndProfitData {
    let profit = price - cost;
    let margin = if price == 0 { 0.0 } else { money::float(profit, currency) / money::float(price, currency) };
    wire!(CostAndProfitData {
        item_cost: money::float(cost, currency),
        formatted_item_cost: money::formatted(money::from_units(cost, currency), currency),
        profit: money::float(profit, currency),
        formatted_profit: money::formatted(money::from_units(profit, currency), currency),
        profit_margin: Decimal::try_from(margin).ok().and_then(|margin| margin.round_dp(4).to_f64())
    })
}

/// From the smallest amount to the largest.
pub(super) fn money_range(range: Range<i64>, currency: Currency) -> NumericPropertyRange {
    number_range(money::float(range.least, currency), money::float(range.most, currency))
}

/// From the smallest number to the largest.
pub(super) fn number_range(least: f64, most: f64) -> NumericPropertyRange {
    wire!(NumericPropertyRange { min_value: least, max_value: most })
}
