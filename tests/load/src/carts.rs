//! One buyer with a cart of ten lines: the time of each kind of call, alone and with concurrent shoppers.

use crate::shoppers::{Failure, STORES_APP, Shopper, Stop};
use clap::Args;
use reqwest::Client;
use serde_json::{Map, Value, json};
use std::error::Error;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

const OLDER: &str = "/ecom/v1/carts/current";
const NEWER: &str = "/ecom/v2/carts/current";
/// Half of the lines are variants, the others products without options.
const LINES: usize = 10;

/// The platform to measure, and how often.
#[derive(Debug, Clone, Args)]
pub(crate) struct Plan {
    /// The address of the platform, whose limits of writes and orders are off.
    #[arg(long)]
    url: String,
    /// The client id of the platform's site.
    #[arg(long)]
    client_id: String,
    /// The owner's key: orders are cancelled and their goods put back.
    #[arg(long)]
    owner_key: String,
    /// The id of the site, which calls with the owner's key name.
    #[arg(long)]
    site_id: String,
    /// The shoppers who write beside the buyer in the second half.
    #[arg(long, default_value_t = 50)]
    shoppers: usize,
    /// The calls of each kind.
    #[arg(long, default_value_t = 200)]
    calls: usize,
    /// The orders of each kind.
    #[arg(long, default_value_t = 30)]
    orders: usize,
}

/// Measures all kinds of calls twice; returns the times as JSON.
pub(crate) async fn run(plan: &Plan) -> Result<Value, Box<dyn Error + Send + Sync>> {
    let http = Client::builder().pool_max_idle_per_host(plan.shoppers + 1).build()?;
    let alone = measure(plan, &http).await?;
    let mut beside = JoinSet::new();
    for number in 0..plan.shoppers {
        let shopper = Shopper::arrive(&plan.url, Some(&plan.client_id), &http, number).await?;
        beside.spawn(async move { shopper.shop_until(Stop::Never).await.map(drop) });
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let crowded = measure(plan, &http).await?;
    if let Some(ended) = beside.try_join_next() {
        ended??;
    }
    Ok(json!({ "alone": alone, "beside": crowded }))
}

async fn measure(plan: &Plan, http: &Client) -> Result<Value, Failure> {
    let mut seen = Map::new();
    let buyer = Buyer {
        shopper: Shopper::arrive(&plan.url, Some(&plan.client_id), http, 0).await?,
        owner_key: plan.owner_key.clone(),
        site_id: plan.site_id.clone(),
    };
    let items = buyer.items().await?;
    let cart = buyer.start_cart(&items).await?;
    let line = cart.pointer("/lineItems/0/id").cloned().unwrap_or_default();
    let id = text(&cart, "/id")?;
    for (state, path) in [("no checkout", None), ("checkout", Some(format!("/ecom/v2/carts/{id}/get-checkout-url")))] {
        if let Some(path) = path {
            buyer.post(&path, json!({})).await?;
        }
        let note = |index: usize| (format!("PATCH {NEWER}"), json!({ "cart": { "note": format!("note {index}") } }));
        seen.insert(format!("V2 change, {state}"), buyer.repeat(plan.calls, note).await?);
    }
    let get = |_| (format!("GET {NEWER}"), Value::Null);
    seen.insert("V2 get".to_owned(), buyer.repeat(plan.calls, get).await?);
    let calculate = |_| (format!("POST {NEWER}/calculate"), json!({}));
    seen.insert("V2 calculate".to_owned(), buyer.repeat(plan.calls, calculate).await?);
    let quantity = |index: usize| json!({ "lineItems": [{ "id": line, "quantity": 1 + index % 2 }] });
    let change = |index| (format!("POST {OLDER}/update-line-items-quantity"), quantity(index));
    seen.insert("V1 change, no checkout".to_owned(), buyer.repeat(plan.calls, change).await?);
    let begin = json!({ "channelType": "WEB", "email": "ada@example.com", "shippingAddress": address() });
    let checkout = text(&buyer.post(&format!("{OLDER}/create-checkout"), begin).await?, "/checkoutId")?;
    seen.insert("V1 change, checkout".to_owned(), buyer.repeat(plan.calls, change).await?);
    let get = |_| (format!("GET {OLDER}"), Value::Null);
    seen.insert("V1 get".to_owned(), buyer.repeat(plan.calls, get).await?);
    let estimate = |_| (format!("POST {OLDER}/estimate-totals"), json!({ "shippingAddress": address() }));
    seen.insert("V1 estimate".to_owned(), buyer.repeat(plan.calls, estimate).await?);
    let path = format!("/ecom/v1/checkouts/{checkout}");
    let change = |index| (format!("POST {path}/update-line-items-quantity"), quantity(index));
    seen.insert("V1 checkout change".to_owned(), buyer.repeat(plan.calls, change).await?);
    let get = |_| (format!("GET {path}"), Value::Null);
    seen.insert("V1 checkout get".to_owned(), buyer.repeat(plan.calls, get).await?);
    seen.insert("V2 place order".to_owned(), buyer.order(plan.orders, &items, Buyer::newer_order).await?);
    seen.insert("V1 create order".to_owned(), buyer.order(plan.orders, &items, Buyer::older_order).await?);
    Ok(Value::Object(seen))
}

fn address() -> Value {
    json!({
        "country": "US", "subdivision": "US-NY", "city": "New York", "postalCode": "10001", "addressLine": "1 Main Street",
    })
}

fn text(value: &Value, pointer: &str) -> Result<String, Failure> {
    let text = value.pointer(pointer).and_then(Value::as_str);
    Ok(text.ok_or_else(|| format!("there is no {pointer} in {value}"))?.to_owned())
}

/// The median and the 95th percentile, in milliseconds.
fn percentiles(mut times: Vec<Duration>) -> Value {
    times.sort_unstable();
    let at = |part: usize| times.get(times.len() * part / 100).map(|time| time.as_secs_f64() * 1000.0);
    json!({ "p50": at(50), "p95": at(95) })
}

struct Buyer {
    shopper: Shopper,
    owner_key: String,
    site_id: String,
}

/// The path of an order's call and its payload.
type OrderCall = (String, Value);

impl Buyer {
    async fn post(&self, path: &str, payload: Value) -> Result<Value, Failure> {
        self.call(&format!("POST {path}"), &payload).await
    }

    async fn call(&self, row: &str, payload: &Value) -> Result<Value, Failure> {
        let (method, path) = row.split_once(' ').ok_or("a row has a method and a path")?;
        let request = self.shopper.request(method.parse()?, path);
        self.shopper.answer(if payload.is_null() { request } else { request.json(payload) }).await
    }

    /// Repeats a call; the first ten calls are not counted.
    async fn repeat(&self, calls: usize, call: impl Fn(usize) -> (String, Value)) -> Result<Value, Failure> {
        let mut times = Vec::with_capacity(calls);
        for index in 0..calls + 10 {
            let (row, payload) = call(index);
            let start = Instant::now();
            self.call(&row, &payload).await?;
            if index >= 10 {
                times.push(start.elapsed());
            }
        }
        Ok(percentiles(times))
    }

    /// The catalog items of the lines: those with the greatest stock.
    async fn items(&self) -> Result<Vec<Value>, Failure> {
        let query = json!({ "includeVariants": true, "query": {
            "filter": { "inventoryStatus": "IN_STOCK", "productType": "physical" }, "paging": { "limit": 100 },
        } });
        let found = self.post("/stores-reader/v1/products/query-platformized", query).await?;
        let mut plain = Vec::new();
        let mut varied = Vec::new();
        for product in found.get("products").and_then(Value::as_array).into_iter().flatten() {
            let texts = product.get("customTextFields").and_then(Value::as_array);
            if texts.is_some_and(|texts| !texts.is_empty()) {
                continue;
            }
            let stock = |variant: &&Value| {
                let counted = variant.pointer("/stock/quantity").and_then(Value::as_i64);
                let is_there = variant.pointer("/stock/inStock") == Some(&json!(true));
                if is_there { counted.unwrap_or(i64::MAX) } else { 0 }
            };
            let variants = product.get("variants").and_then(Value::as_array).into_iter().flatten();
            let Some(variant) = variants.max_by_key(stock) else { continue };
            let options =
                variant.get("choices").filter(|choices| choices.as_object().is_some_and(|all| !all.is_empty()));
            let list = if options.is_some() { &mut varied } else { &mut plain };
            list.push((stock(&variant), json!({ "quantity": 1, "catalogReference": {
                "appId": STORES_APP, "catalogItemId": product.get("id"), "options": options.map(|options| json!({ "options": options })),
            } })));
        }
        let mut items = Vec::new();
        for mut list in [plain, varied] {
            list.sort_by_key(|(stock, _)| std::cmp::Reverse(*stock));
            items.extend(list.into_iter().take(LINES / 2).map(|(_, item)| item));
        }
        if items.len() < LINES { Err("the shop has too few products".into()) } else { Ok(items) }
    }

    async fn start_cart(&self, items: &[Value]) -> Result<Value, Failure> {
        let asked = json!({
            "catalogItems": items,
            "cart": { "deliveryInfo": { "address": address() }, "customerInfo": { "email": "ada@example.com" } },
            "deliveryMethod": { "code": "us-standard" },
        });
        let cart = self.post(NEWER, asked).await?.get("cart").cloned().unwrap_or_default();
        let lines = cart.get("lineItems").and_then(Value::as_array).map_or(0, Vec::len);
        if lines == items.len() { Ok(cart) } else { Err(format!("the cart has {lines} lines").into()) }
    }

    async fn newer_order(&self, items: &[Value]) -> Result<OrderCall, Failure> {
        let id = text(&self.start_cart(items).await?, "/id")?;
        self.post(&format!("{NEWER}/calculate"), json!({})).await?;
        Ok((format!("/ecom/v2/carts/{id}/place-order"), json!({ "paymentToken": "tok_visa" })))
    }

    async fn older_order(&self, items: &[Value]) -> Result<OrderCall, Failure> {
        let asked = json!({ "channelType": "WEB", "lineItems": items, "checkoutInfo": {
            "buyerInfo": { "email": "ada@example.com" },
            "shippingInfo": {
                "shippingDestination": { "address": address() },
                "selectedCarrierServiceOption": { "code": "us-standard" },
            },
        } });
        let id = text(&self.post("/ecom/v1/checkouts", asked).await?, "/checkout/id")?;
        Ok((format!("/ecom/v1/checkouts/{id}/create-order"), json!({ "paymentToken": "tok_visa" })))
    }

    /// Prepares and places orders; only placing is timed. Each order is cancelled, so that the stock lasts.
    async fn order<'a>(
        &'a self,
        count: usize,
        items: &'a [Value],
        prepare: impl AsyncFn(&'a Self, &'a [Value]) -> Result<OrderCall, Failure>,
    ) -> Result<Value, Failure> {
        let mut times = Vec::with_capacity(count);
        for _ in 0..count {
            let (path, payload) = prepare(self, items).await?;
            let start = Instant::now();
            let placed = self.post(&path, payload).await?;
            times.push(start.elapsed());
            let order = text(&placed, "/orderId")?;
            let url = format!("{}/ecom/v1/orders/{order}/cancel", self.shopper.url);
            let cancel = self.shopper.http.post(url).header("authorization", &self.owner_key);
            let cancel = cancel.header("wix-site-id", &self.site_id);
            self.shopper.answer(cancel.json(&json!({ "restockAllItems": true }))).await?;
        }
        Ok(percentiles(times))
    }
}
