//! Generated orders over two years, as imported ones.

use crate::packs::imported::{Buyer, Fate, buyer, order};
use crate::packs::runner::Runner;
use base::{ApiError, Result, access::Caller};
use cartwright::resources::{cart::STORES_APP_ID, orders::Order};
use fastrand::Rng;
use rust_decimal::Decimal;
use serde_json::{Value, json};
use shop::commerce::ordering;
use shop::site::seed::{self, DemoPast};

const DAYS: f64 = 730.0;
/// The newest orders, of these days, are unfulfilled.
const OPEN_DAYS: f64 = 3.0;
/// The number of distinct orders; all others are copies with another buyer and date.
const PATTERNS: usize = 200;
/// Orders per transaction.
const BATCH: u32 = 1000;

/// Generates orders of the shop's products; reports the total after each batch.
pub(super) fn write(runner: &Runner<'_>, count: u32, mut progress: impl FnMut(u32)) -> Result<()> {
    let past = seed::demo_past().map_err(ApiError::internal)?;
    let mut rng = Rng::with_seed(2026);
    let patterns = patterns(runner, &mut rng)?;
    let mut written = 0;
    while written < count {
        let size = BATCH.min(count - written);
        let batch = (written..written + size).map(|place| {
            let days_ago = DAYS * f64::from(count - place) / f64::from(count);
            let buyer = random_buyer(&mut rng, &past, count);
            let fate = if days_ago < OPEN_DAYS { Fate::Open } else { Fate::by_chance(rng.f64()) };
            let like = rng.choice(&patterns).cloned().unwrap_or_default();
            order(like, runner.moment(days_ago), &buyer, fate)
        });
        ordering::import_many(runner.shop(), &runner.author(&Caller::owner()), batch.collect::<Result<_>>()?)?;
        written += size;
        progress(written);
    }
    Ok(())
}

fn patterns(runner: &Runner<'_>, rng: &mut Rng) -> Result<Vec<Order>> {
    let query = json!({ "query": { "cursorPaging": { "limit": 100 } } });
    let found = runner.call(Caller::owner(), "products_v3.query", query)?;
    let products = found.get("products").and_then(Value::as_array);
    let products = products.map(Vec::as_slice).unwrap_or_default();
    if products.is_empty() {
        return Err(ApiError::bad_request("SEED_PACK", "orders need products: generate these first"));
    }
    let currency = found.pointer("/products/0/currency").cloned().unwrap_or_else(|| json!("USD"));
    (0..PATTERNS)
        .map(|_| {
            let lines: Vec<PatternLine> =
                (0..rng.usize(1..=3)).filter_map(|_| PatternLine::of(rng.choice(products)?, rng.u32(1..=2))).collect();
            Ok(serde_json::from_value(pattern(&currency, &lines))?)
        })
        .collect()
}

struct PatternLine {
    product: Value,
    name: Value,
    price: Decimal,
    quantity: u32,
}

impl PatternLine {
    fn of(product: &Value, quantity: u32) -> Option<Self> {
        let price = product.pointer("/actualPriceRange/minValue/amount")?.as_str()?;
        Some(Self {
            product: product.get("id")?.clone(),
            name: product.get("name")?.clone(),
            price: price.parse().ok()?,
            quantity,
        })
    }

    fn total(&self) -> Decimal {
        self.price * Decimal::from(self.quantity)
    }

    fn json(&self) -> Value {
        json!({
            "productName": { "original": self.name, "translated": self.name },
            "catalogReference": { "appId": STORES_APP_ID, "catalogItemId": self.product },
            "quantity": self.quantity,
            "itemType": { "preset": "PHYSICAL" },
            "paymentOption": "FULL_PAYMENT_ONLINE",
            "price": price(self.price),
            "priceBeforeDiscounts": price(self.price),
            "lineItemPrice": price(self.total()),
            "totalPriceBeforeTax": price(self.total()),
            "totalPriceAfterTax": price(self.total()),
        })
    }
}

fn pattern(currency: &Value, lines: &[PatternLine]) -> Value {
    let subtotal: Decimal = lines.iter().map(PatternLine::total).sum();
    let shipping = Decimal::new(490, 2);
    json!({
        "lineItems": lines.iter().map(PatternLine::json).collect::<Vec<_>>(),
        "currency": currency,
        "channelInfo": { "type": "WEB" },
        "weightUnit": "KG",
        "priceSummary": {
            "subtotal": price(subtotal),
            "shipping": price(shipping),
            "tax": price(Decimal::ZERO),
            "discount": price(Decimal::ZERO),
            "total": price(subtotal + shipping),
        },
        "billingInfo": { "contactDetails": {} },
        "recipientInfo": { "contactDetails": {} },
        "shippingInfo": {
            "title": "Post",
            "cost": { "price": price(shipping) },
            "logistics": { "shippingDestination": { "contactDetails": {} } },
        },
    })
}

fn price(amount: Decimal) -> Value {
    json!({ "amount": format!("{amount:.2}") })
}

/// A random buyer; on average each has three orders.
fn random_buyer(rng: &mut Rng, past: &DemoPast, orders: u32) -> Buyer {
    let person = rng.u32(0..orders.div_ceil(3));
    buyer(&mut Rng::with_seed(person.into()), past, format!("buyer{person}@example.com"))
}
