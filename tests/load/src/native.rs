//! The client's overhead per call, compared with hand-written `reqwest` and `serde_json` for the same answer.

use axum::Router;
use axum::routing::post;
use cartwright::query::Query;
use cartwright::resources::products::Product;
use cartwright::{Client, Host};
use clap::Args;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};

/// How much is measured.
#[derive(Debug, Args)]
pub(crate) struct Plan {
    /// Rounds of each way, one after the other in turn.
    #[arg(long, default_value_t = 40)]
    rounds: usize,
    /// Calls a round.
    #[arg(long, default_value_t = 100)]
    calls: usize,
}

const PATH: &str = "/stores-reader/v1/products/query-platformized";

/// A way to make the call.
enum Way {
    Bare(reqwest::Client, String),
    Ours(Client),
}

impl Way {
    async fn call(&self) -> Result<usize, Box<dyn Error>> {
        Ok(match self {
            Self::Bare(http, url) => {
                let payload = json!({ "query": { "paging": { "limit": 50, "offset": 0 } } });
                let answer = http
                    .post(url)
                    .header("authorization", "token")
                    .header("content-type", "application/json")
                    .body(serde_json::to_string(&payload)?)
                    .send()
                    .await?
                    .error_for_status()?;
                let mut reply: BTreeMap<String, Vec<Product>> = serde_json::from_slice(&answer.bytes().await?)?;
                black_box(reply.remove("products")).map_or(0, |products| products.len())
            }
            Self::Ours(client) => black_box(client.products().query(Query::new()).await?).items.len(),
        })
    }
}

/// Measures both ways; returns the medians in microseconds, and the allocations of one call.
pub(crate) async fn run(plan: &Plan) -> Result<Value, Box<dyn Error>> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let url = format!("http://{}", listener.local_addr()?);
    let answer = json!({ "products": (0..50).map(product).collect::<Vec<_>>() }).to_string();
    let token = json!({ "access_token": "token", "refresh_token": "refresh", "expires_in": 14_400 }).to_string();
    let as_json = |text: String| post(move || async move { ([("content-type", "application/json")], text) });
    let router = Router::new().route(PATH, as_json(answer)).route("/oauth2/token", as_json(token));
    tokio::spawn(async move { axum::serve(listener, router).await });
    let (rounds, calls) = (plan.rounds, plan.calls);
    // A separate thread, on which all of the calls' allocations are counted.
    let measured = std::thread::spawn(move || measure(&url, rounds, calls).map_err(|error| error.to_string()));
    let waited = tokio::task::spawn_blocking(move || measured.join()).await?;
    Ok(waited.map_err(|_| "the measurement panicked")??)
}

fn measure(url: &str, rounds: usize, calls: usize) -> Result<Value, Box<dyn Error>> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let bare = Way::Bare(reqwest::Client::new(), format!("{url}{PATH}"));
    let ours = Way::Ours(Client::visitor("benchmark").host(Host::at(url)).build()?);
    for way in [&bare, &ours] {
        if runtime.block_on(way.call())? != 50 {
            return Err("not all products were read".into());
        }
    }
    let (mut of_bare, mut of_ours) = (Vec::new(), Vec::new());
    for _ in 0..rounds {
        of_bare.push(round(&runtime, &bare, calls)?);
        of_ours.push(round(&runtime, &ours, calls)?);
    }
    let each = |mut times: Vec<Duration>| {
        times.sort();
        let middle = times.get(times.len() / 2).copied().unwrap_or_default();
        middle.as_secs_f64() * 1e6 / f64::from(u32::try_from(calls).unwrap_or(u32::MAX))
    };
    Ok(json!({
        "bare": { "microseconds": each(of_bare), "allocations": allocations(&runtime, &bare) },
        "ours": { "microseconds": each(of_ours), "allocations": allocations(&runtime, &ours) },
    }))
}

fn round(runtime: &Runtime, way: &Way, calls: usize) -> Result<Duration, Box<dyn Error>> {
    let started = Instant::now();
    runtime.block_on(async {
        for _ in 0..calls {
            way.call().await?;
        }
        Ok::<(), Box<dyn Error>>(())
    })?;
    Ok(started.elapsed())
}

/// The bytes that one call allocates on its thread.
fn allocations(runtime: &Runtime, way: &Way) -> u64 {
    let seen = allocation_counter::measure(|| {
        let _ = black_box(runtime.block_on(way.call()));
    });
    seen.count_total
}

fn product(number: usize) -> Value {
    json!({
        "id": format!("4f1c9e3a-7b2d-4c58-9a61-{number:012}"), "name": format!("Mug no. {number}"),
        "slug": format!("mug-no-{number}"), "visible": true, "productType": "physical",
        "description": "<p>Thrown by hand, glazed in oat, and fired twice.</p>".repeat(4), "sku": format!("MUG-{number}"),
        "stock": { "trackInventory": true, "quantity": number, "inStock": number > 0, "inventoryStatus": "IN_STOCK" },
        "priceData": { "currency": "EUR", "price": 24.5, "discountedPrice": 19.6,
            "formatted": { "price": "€24.50", "discountedPrice": "€19.60" } },
        "media": { "items": [{ "id": "a", "mediaType": "image", "image": { "url": "https://example.com/a.jpg", "width": 1200, "height": 900 } }] },
        "productOptions": [{ "optionType": "drop_down", "name": "Size", "choices": [
            { "value": "S", "description": "S", "inStock": true, "visible": true },
            { "value": "L", "description": "L", "inStock": true, "visible": true }] }],
        "collectionIds": ["00000000-000000-000000-000000000001"], "ribbons": [{ "text": "New" }],
        "lastUpdated": "2026-01-02T03:04:05.678Z", "numericId": "1700000000000000",
    })
}
