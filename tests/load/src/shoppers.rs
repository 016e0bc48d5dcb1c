//! Shoppers: each loops over reading the cart, adding, changing a quantity and removing the line.

use clap::Args;
use futures_util::future::join_all;
use reqwest::{Client, Method, RequestBuilder};
use serde_json::{Value, json};
use std::error::Error;
use std::time::{Duration, Instant};

pub(crate) type Failure = Box<dyn Error + Send + Sync>;

pub(crate) const STORES_APP: &str = "215238eb-22a5-4c36-9e7b-e7c08025e04e";
const CARTS: &str = "/ecom/v1/carts/current";

/// Who shops where, and for how long.
#[derive(Debug, Clone, Args)]
pub(crate) struct Plan {
    /// Where the server is.
    #[arg(long)]
    url: String,
    /// The client id of the platform's site; without it the server is the floor.
    #[arg(long)]
    client_id: Option<String>,
    /// How many shoppers there are.
    #[arg(long, default_value_t = 50)]
    shoppers: usize,
    /// For how many seconds they are measured.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How often each shops instead, without a warm-up: the same number of calls on any machine.
    #[arg(long, value_name = "N")]
    rounds: Option<u32>,
}

/// When shoppers stop.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Stop {
    At(Instant),
    After(u32),
    /// Until the task is dropped.
    Never,
}

/// A shopper.
pub(crate) struct Shopper {
    pub(crate) http: Client,
    pub(crate) url: String,
    /// The visitor's access token, on the platform.
    token: Option<String>,
    name: String,
    product: String,
}

/// The times of reads and writes.
#[derive(Debug, Default)]
pub(crate) struct Times {
    reads: Vec<Duration>,
    writes: Vec<Duration>,
}

/// Runs the shoppers; returns the times as JSON.
pub(crate) async fn run(plan: &Plan) -> Result<Value, Box<dyn Error>> {
    let http = Client::builder().pool_max_idle_per_host(plan.shoppers).build()?;
    let started =
        join_all((0..plan.shoppers).map(|number| Shopper::arrive(&plan.url, plan.client_id.as_deref(), &http, number)))
            .await;
    let shoppers = started.into_iter().collect::<Result<Vec<_>, _>>().map_err(|error| error.to_string())?;
    if plan.rounds.is_none() {
        // The first rounds warm up caches and pools, and are not counted.
        let warm = Stop::At(Instant::now() + Duration::from_secs(2));
        let warmed = join_all(shoppers.iter().map(|shopper| shopper.shop_until(warm))).await;
        warmed.into_iter().collect::<Result<Vec<_>, _>>().map_err(|error| error.to_string())?;
    }
    let start = Instant::now();
    let stop = match plan.rounds {
        Some(rounds) => Stop::After(rounds),
        None => Stop::At(start + Duration::from_secs(plan.seconds)),
    };
    let shopped = join_all(shoppers.iter().map(|shopper| shopper.shop_until(stop))).await;
    let took = start.elapsed();
    let mut all = Times::default();
    for times in shopped {
        let times = times.map_err(|error| error.to_string())?;
        all.reads.extend(times.reads);
        all.writes.extend(times.writes);
    }
    let calls = all.reads.len() + all.writes.len();
    #[allow(clippy::cast_precision_loss, reason = "a count of calls is far below 2^52")]
    let rate = calls as f64 / took.as_secs_f64();
    Ok(json!({
        "calls": calls,
        "callsPerSecond": rate,
        "reads": percentiles(&mut all.reads),
        "writes": percentiles(&mut all.writes),
    }))
}

/// The median and the 99th percentile, in milliseconds.
pub(crate) fn percentiles(times: &mut [Duration]) -> Value {
    times.sort_unstable();
    let at = |part: usize| {
        let index = (times.len() * part / 100).min(times.len().saturating_sub(1));
        times.get(index).map(|time| time.as_secs_f64() * 1000.0)
    };
    json!({ "p50": at(50), "p99": at(99) })
}

impl Shopper {
    pub(crate) async fn arrive(
        url: &str,
        client_id: Option<&str>,
        http: &Client,
        number: usize,
    ) -> Result<Self, Failure> {
        let mut shopper = Self {
            http: http.clone(),
            url: url.to_owned(),
            token: None,
            name: format!("shopper-{number}"),
            product: String::new(),
        };
        if let Some(client_id) = client_id {
            let grant = json!({ "clientId": client_id, "grantType": "anonymous" });
            let tokens = shopper.answer(http.post(format!("{url}/oauth2/token")).json(&grant)).await?;
            shopper.token = tokens.get("access_token").and_then(Value::as_str).map(str::to_owned);
            let query = json!({ "query": {
                "filter": { "inventoryStatus": "IN_STOCK", "productType": "physical" }, "paging": { "limit": 50 },
            } });
            let found =
                shopper.answer(shopper.post("/stores-reader/v1/products/query-platformized").json(&query)).await?;
            let products = found.get("products").and_then(Value::as_array);
            let plain = products.into_iter().flatten().find(|product| {
                let none = |name: &str| product.get(name).and_then(Value::as_array).is_none_or(Vec::is_empty);
                none("productOptions") && none("customTextFields")
            });
            let id = plain.and_then(|product| product.get("id")).and_then(Value::as_str);
            shopper.product = id.ok_or("there is no product to buy")?.to_owned();
        }
        Ok(shopper)
    }

    fn post(&self, path: &str) -> RequestBuilder {
        self.request(Method::POST, path)
    }

    fn get(&self, path: &str) -> RequestBuilder {
        self.request(Method::GET, path)
    }

    /// A request with the visitor's token.
    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.url));
        match &self.token {
            Some(token) => request.header("authorization", token),
            None => request,
        }
    }

    pub(crate) async fn answer(&self, request: RequestBuilder) -> Result<Value, Failure> {
        let answer = request.send().await?;
        let status = answer.status();
        let body: Value = answer.json().await?;
        if status.is_success() { Ok(body) } else { Err(format!("{status}: {body}").into()) }
    }

    pub(crate) async fn shop_until(&self, stop: Stop) -> Result<Times, Failure> {
        let mut times = Times::default();
        let mut round = 0;
        while match stop {
            Stop::At(end) => Instant::now() < end,
            Stop::After(rounds) => round < rounds,
            Stop::Never => true,
        } {
            round += 1;
            if self.token.is_some() {
                self.shop(&mut times).await?;
            } else {
                self.shop_at_the_floor(&mut times).await?;
            }
        }
        Ok(times)
    }

    async fn timed(&self, request: RequestBuilder, into: &mut Vec<Duration>) -> Result<Value, Failure> {
        let start = Instant::now();
        let answer = self.answer(request).await;
        into.push(start.elapsed());
        answer
    }

    /// Three writes and a read, in a shopper's order.
    async fn shop(&self, times: &mut Times) -> Result<(), Failure> {
        let add = json!({ "lineItems": [{
            "quantity": 1, "catalogReference": { "appId": STORES_APP, "catalogItemId": self.product },
        }] });
        let added = self.timed(self.post(&format!("{CARTS}/add-to-cart")).json(&add), &mut times.writes).await?;
        let line = added.pointer("/cart/lineItems/0/id").cloned().unwrap_or_default();
        self.timed(self.get(CARTS), &mut times.reads).await?;
        let more = json!({ "lineItems": [{ "id": line, "quantity": 2 }] });
        let path = format!("{CARTS}/update-line-items-quantity");
        self.timed(self.post(&path).json(&more), &mut times.writes).await?;
        let less = json!({ "lineItemIds": [line] });
        let path = format!("{CARTS}/remove-line-items");
        self.timed(self.post(&path).json(&less), &mut times.writes).await?;
        Ok(())
    }

    /// The same on the floor, where a cart is a text under a key.
    async fn shop_at_the_floor(&self, times: &mut Times) -> Result<(), Failure> {
        let path = format!("/carts/{}", self.name);
        for quantity in 1..=3 {
            let cart = json!({ "lineItems": [{ "id": "line", "quantity": quantity, "catalogReference": {
                "appId": STORES_APP, "catalogItemId": "d10a274e-5073-83d9-bb9b-d0830bbe1706",
            } }] });
            self.timed(self.post(&path).json(&cart), &mut times.writes).await?;
            if quantity == 1 {
                self.timed(self.get(&path), &mut times.reads).await?;
            }
        }
        Ok(())
    }
}
