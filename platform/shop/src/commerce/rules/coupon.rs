//! Coupons.

use super::kind::{Rule, RuleChecks};
use super::moment;
use base::Millis;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Coupon {
    pub(crate) id: String,
    pub code: String,
    pub name: String,
    pub(crate) kind: CouponKind,
    /// Whether the coupon discounts only one item, the cheapest in scope.
    #[serde(default)]
    pub(crate) once: bool,
    /// The minimum subtotal of a cart.
    #[serde(default)]
    pub(crate) minimum_subtotal: Option<Decimal>,
    /// The collections in scope. Without collections and products the coupon covers everything.
    #[serde(default)]
    pub(crate) collections: Vec<String>,
    #[serde(default)]
    pub(crate) products: Vec<String>,
    /// The start of validity.
    #[serde(default, with = "moment")]
    pub(crate) starts: Option<Millis>,
    /// The end of validity.
    #[serde(default, with = "moment")]
    pub(crate) expires: Option<Millis>,
    /// The maximum of orders.
    #[serde(default)]
    pub(crate) usage_limit: Option<i64>,
    /// The maximum of orders per buyer.
    #[serde(default)]
    pub(crate) limit_per_customer: Option<i64>,
    pub(crate) active: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "camelCase")]
pub(crate) enum CouponKind {
    /// A percentage of the goods' price, 0 to 100.
    Percent(Decimal),
    /// A fixed amount.
    #[serde(alias = "fixed")]
    Amount(Decimal),
    /// Each item's reduced price.
    FixedPrice(Decimal),
    /// Free delivery.
    FreeShipping,
}

impl Coupon {
    /// Whether the coupon is limited to some items.
    pub(crate) fn is_specific(&self) -> bool {
        !self.collections.is_empty() || !self.products.is_empty()
    }

    /// Whether the coupon covers a product in these collections.
    pub(crate) fn is_for(&self, product: Option<&str>, collections: &[String]) -> bool {
        !self.is_specific()
            || self.collections.iter().any(|wanted| collections.contains(wanted))
            || product.is_some_and(|product| self.products.iter().any(|wanted| wanted == product))
    }
}

impl Rule for Coupon {
    const KIND: &'static str = "coupons";

    fn id(&self) -> &str {
        &self.id
    }

    fn code(&self) -> Option<&str> {
        Some(&self.code)
    }

    /// Whether a code has neither whitespace nor control characters.
    fn is_code(code: &str) -> bool {
        !code.is_empty() && !code.chars().any(|character| character.is_control() || character.is_whitespace())
    }

    fn check(&self, checks: &mut RuleChecks) {
        match self.kind {
            CouponKind::Percent(percent) => checks.require(
                percent > Decimal::ZERO && percent <= Decimal::ONE_HUNDRED,
                "kind.value",
                "DECIMAL_LTE",
                "must be above 0 and at most 100",
            ),
            CouponKind::Amount(amount) | CouponKind::FixedPrice(amount) => checks.amount(amount, "kind.value"),
            CouponKind::FreeShipping => {}
        }
        if let Some(minimum) = self.minimum_subtotal {
            checks.amount(minimum, "minimumSubtotal");
        }
        let ordered = self.starts.zip(self.expires).is_none_or(|(starts, expires)| starts < expires);
        checks.require(ordered, "expires", "VALIDATION", "must be after it starts");
    }
}
