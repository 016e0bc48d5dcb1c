//! Settings of orders.

use super::kind::{Rule, RuleChecks, Version};
use base::{Result, wire};
use cartwright::events::{InventoryUpdateTrigger, OrdersSettings as PublishedSettings};
use cartwright::resources::cart::Address;
use rusqlite::Connection;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub(crate) struct OrdersSettings {
    pub(crate) id: String,
    /// The minimum subtotal of an order's goods.
    pub(crate) minimum_order_subtotal: Option<Decimal>,
    /// Whether orders may be paid on pickup.
    pub(crate) pay_at_pickup: bool,
    /// The seller's name on invoices; the shop's if empty.
    pub(crate) business_name: String,
    /// The seller's tax id on invoices.
    pub(crate) tax_id: String,
    /// The shop's address, which determines some taxes, and stands on invoices.
    pub(crate) business_address: Option<Address>,
    /// Whether each order gets an invoice.
    pub(crate) create_invoice: bool,
    /// The address of the terms of sale, to which buyers agree on the hosted checkout before they pay.
    pub(crate) terms_url: Option<String>,
}

impl Rule for OrdersSettings {
    const KIND: &'static str = "ordersSettings";
    const ENTITY: Option<&'static str> = Some("wix.ecom.v1.orders_settings");
    const ONLY: Option<&'static str> = Some("ordersSettings");

    fn id(&self) -> &str {
        &self.id
    }

    fn published(&self, version: &Version) -> Result<Value> {
        Ok(serde_json::to_value(wire!(PublishedSettings {
            // Orders take stock when placed.
            inventory_update_trigger: InventoryUpdateTrigger::OnOrderPlaced,
            create_invoice: self.create_invoice,
            created_date: version.created_date(),
            updated_date: version.updated_date()
        }))?)
    }

    fn check(&self, checks: &mut RuleChecks) {
        if let Some(minimum) = self.minimum_order_subtotal {
            checks.amount(minimum, "minimumOrderSubtotal");
        }
    }
}

/// The address of the shop's terms of sale, if it names some.
pub fn terms_url(connection: &Connection) -> Result<Option<String>> {
    Ok(super::only::<OrdersSettings>(connection)?.terms_url)
}
