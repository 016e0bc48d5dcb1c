//! The stock of the demo shop during its past.

use super::runner::Runner;
use crate::base::{Result, access::Caller};
use cartwright::resources::cart::STORES_APP_ID;
use fastrand::Rng;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The minimum stock after a refill; variants with little stock from the start stay so.
const MIN_STOCK: i64 = 8;

/// A variant, with its inventory item.
#[derive(Debug, Clone)]
pub(super) struct StockedVariant {
    inventory_item: String,
    product: String,
    variant: String,
    pub(super) quantity: i64,
}

impl StockedVariant {
    /// The line in a cart call's form.
    pub(super) fn item(&self) -> Value {
        json!({
            "catalogReference": {
                "appId": STORES_APP_ID,
                "catalogItemId": self.product,
                "options": { "variantId": self.variant },
            },
            "quantity": self.quantity,
        })
    }
}

/// The variants for sale.
#[derive(Debug)]
pub(super) struct DemoStock(Vec<StockedVariant>);

impl DemoStock {
    /// Reads the inventory items of plain products: shipped, without mandatory texts, tracked, and with enough stock.
    pub(super) fn read(runner: &Runner<'_>) -> Result<Self> {
        let requested = json!({
            "query": { "filter": { "visible": true }, "cursorPaging": { "limit": 100 } },
            "fields": ["SUBSCRIPTION_PRICES_INFO"],
        });
        let found = runner.call(Caller::owner(), "products_v3.query", requested)?;
        let products = found.get("products").and_then(Value::as_array);
        let plain: BTreeSet<String> = products
            .into_iter()
            .flatten()
            .filter(|product| is_plain(product))
            .filter_map(|product| product.get("id")?.as_str().map(str::to_owned))
            .collect();
        let requested = json!({ "query": { "cursorPaging": { "limit": 1000 } } });
        let found = runner.call(Caller::owner(), "inventory_items_v3.query", requested)?;
        let items = found.get("inventoryItems").and_then(Value::as_array);
        let text = |item: &Value, name: &str| item.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
        let lines = items.into_iter().flatten().filter_map(|item| {
            let stock = item.get("quantity")?.as_i64()?;
            let product = text(item, "productId");
            (stock >= MIN_STOCK && plain.contains(&product)).then(|| StockedVariant {
                inventory_item: text(item, "id"),
                variant: text(item, "variantId"),
                product,
                quantity: 1,
            })
        });
        Ok(Self(lines.collect()))
    }

    /// A random order's lines: one to three variants, some in quantity two. Earlier products sell better.
    pub(super) fn basket(&self, rng: &mut Rng) -> Vec<StockedVariant> {
        let count = *rng.choice(&[1, 1, 1, 2, 2, 3]).unwrap_or(&1);
        let mut chosen: BTreeMap<&str, StockedVariant> = BTreeMap::new();
        for _ in 0..count {
            let place = rng.usize(0..self.0.len()).min(rng.usize(0..self.0.len()));
            if let Some(line) = self.0.get(place) {
                let quantity = if rng.f64() < 0.2 { 2 } else { 1 };
                chosen.insert(&line.inventory_item, StockedVariant { quantity, ..line.clone() });
            }
        }
        chosen.into_values().collect()
    }
}

fn is_plain(product: &Value) -> bool {
    let terms = [
        "/modifiers/0",
        "/subscriptionDetails",
        "/purchaseEligibility/userCriteria",
        "/physicalProperties/pricePerUnit",
    ];
    let is_preorder = product.pointer("/inventory/preorderStatus").and_then(Value::as_str) != Some("DISABLED");
    let is_physical = product.get("productType").and_then(Value::as_str) == Some("PHYSICAL");
    is_physical && !is_preorder && terms.iter().all(|term| product.pointer(term).is_none_or(Value::is_null))
}

/// Quantities sold since the last refill, by inventory item.
#[derive(Debug, Default)]
pub(super) struct Sold(BTreeMap<String, i64>);

impl Sold {
    pub(super) fn add(&mut self, line: &StockedVariant) {
        *self.0.entry(line.inventory_item.clone()).or_default() += line.quantity;
    }

    /// Adds the sold quantities back to the stock.
    pub(super) fn refill(&mut self, runner: &Runner<'_>) -> Result<()> {
        let sold = std::mem::take(&mut self.0);
        if sold.is_empty() {
            return Ok(());
        }
        let rises: Vec<Value> =
            sold.iter().map(|(id, count)| json!({ "inventoryItemId": id, "incrementBy": count })).collect();
        let requested = json!({ "incrementData": rises, "reason": "MANUAL" });
        runner.call(Caller::owner(), "inventory_items_v3.bulk_increment", requested).map(drop)
    }
}
