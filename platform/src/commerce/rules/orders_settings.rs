//! Settings of orders.

use super::kind::{Checks, Rule};
use cartwright::resources::cart::Address;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub(crate) struct OrdersSettings {
    pub(crate) id: String,
    /// The least the goods of an order must come to.
    pub(crate) minimum_order_subtotal: Option<Decimal>,
    /// Whether orders that are fetched may be paid for there.
    pub(crate) pay_at_pickup: bool,
    /// The shop's address: some taxes are those of its own place.
    pub(crate) business_address: Option<Address>,
    /// Whether an invoice is made for each order.
    pub(crate) create_invoice: bool,
}

impl Rule for OrdersSettings {
    const KIND: &'static str = "ordersSettings";
    const ENTITY: Option<&'static str> = Some("wix.ecom.v1.orders_settings");
    const ONLY: Option<&'static str> = Some("ordersSettings");

    fn id(&self) -> &str {
        &self.id
    }

    fn check(&self, checks: &mut Checks) {
        if let Some(minimum) = self.minimum_order_subtotal {
            checks.amount(minimum, "minimumOrderSubtotal");
        }
    }
}
