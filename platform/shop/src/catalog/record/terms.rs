//! Value types of products and variants: prices, measures and descriptions.

use base::money;
use cartwright::types::Currency;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Rich text, stored in the form in which it was written; the other form is derived.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct Description {
    /// The HTML of catalog V1, and of V3's plain description.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) html: String,
    /// The nodes of catalog V3, unknown ones included.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rich: Option<Value>,
}

impl Description {
    pub(crate) fn is_empty(&self) -> bool {
        self.html.is_empty() && self.rich.is_none()
    }

    pub(crate) fn of_html(html: impl Into<String>) -> Self {
        Self { html: html.into(), rich: None }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "camelCase")]
pub(crate) enum Discount {
    #[default]
    None,
    /// An amount in units of the currency.
    Amount(Decimal),
    Percent(Decimal),
    /// The discount is part of each variant's price.
    PerVariant,
}

impl Discount {
    pub(crate) fn is_none(&self) -> bool {
        *self == Self::None
    }

    /// The price after the discount, never negative.
    pub(crate) fn applied(self, price: i64, currency: Currency) -> i64 {
        let price = money::from_units(price, currency);
        let off = match self {
            Self::None | Self::PerVariant => Decimal::ZERO,
            Self::Amount(amount) => amount,
            Self::Percent(percent) => price * percent / Decimal::ONE_HUNDRED,
        };
        money::units((price - off).max(Decimal::ZERO), currency)
    }
}

/// A price per unit, such as that of 100 g for a package of 250 g.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct PricePerUnit {
    /// The quantity of the product.
    pub(crate) quantity: f64,
    pub(crate) unit: String,
    /// The quantity to which the price per unit refers.
    pub(crate) base_quantity: f64,
    pub(crate) base_unit: String,
}

/// The subscription plans of a product.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct Subscriptions {
    pub(crate) plans: Vec<SubscriptionPlan>,
    /// Whether the product is also sold without a subscription.
    pub(crate) one_time_purchases: bool,
}

#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct SubscriptionPlan {
    pub(crate) id: String,
    pub(crate) title: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) description: Option<String>,
    pub(crate) hidden: bool,
    /// `DAY`, `WEEK`, `MONTH` or `YEAR`.
    pub(crate) frequency: String,
    pub(crate) interval: i64,
    /// The number of billing cycles; unlimited when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) billing_cycles: Option<i64>,
    #[serde(skip_serializing_if = "Discount::is_none")]
    pub(crate) discount: Discount,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_discount_never_goes_below_zero() {
        let after = |discount: Discount| discount.applied(1_999, Currency::USD);
        assert_eq!(after(Discount::None), 1_999);
        assert_eq!(after(Discount::Percent(15.into())), 1_699);
        assert_eq!(after(Discount::Amount(25.into())), 0);
    }
}
