//! Shops filled by calls: seed packs, and the demo shop's past.

use crate::site::*;
use cartwright_platform::{Config, Platform, Seed};
use serde_json::{Value, json};
use std::path::PathBuf;
use tempfile::TempDir;

fn seeded(seed: Seed) -> Config {
    Config { seed, catalog: None, ..Config::for_tests() }
}

/// A pack in a directory of its own.
fn pack(content: &Value) -> (TempDir, PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("pack.json");
    std::fs::write(&path, content.to_string()).unwrap();
    (directory, path)
}

/// The moment of a date.
fn day(date: &str) -> time::OffsetDateTime {
    time::OffsetDateTime::parse(date, &time::format_description::well_known::Rfc3339).unwrap()
}

async fn found(site: &Site, path: &str, body: Value) -> Value {
    let (status, body) = site.post(path, &site.keys.owner_key, body).await;
    assert_eq!(status, 200, "{body}");
    body
}

async fn products(site: &Site) -> Vec<Value> {
    let query = json!({ "query": { "cursorPaging": { "limit": 100 } } });
    let body = found(site, "/stores/v3/products/query", query).await;
    body["products"].as_array().unwrap().clone()
}

#[tokio::test]
async fn the_bundled_seed_packs_fill_a_shop() {
    let digital = Site::start_with(seeded(Seed::Digital)).await;
    let sold = products(&digital).await;
    assert_eq!(sold.len(), 7);
    assert!(sold.iter().all(|product| product["productType"] == "DIGITAL"));
    let edge = Site::start_with(seeded(Seed::EdgeCases)).await;
    assert_eq!(products(&edge).await.len(), 100);
}

#[tokio::test]
async fn a_custom_seed_pack_runs_step_by_step() {
    let mug = json!({
        "name": "Mug {n}", "productType": "PHYSICAL", "physicalProperties": {},
        "variantsInfo": { "variants": [{
            "price": { "actualPrice": { "amount": "{n}.50" } }, "inventoryItem": { "quantity": 9 },
        }] },
    });
    let create = json!({
        "call": "products_v3.create_with_inventory", "with": { "product": mug }, "keep": { "mug": "/product/id" },
    });
    let line = json!({
        "catalogReference": { "appId": "215238eb-22a5-4c36-9e7b-e7c08025e04e", "catalogItemId": "{mug}" }, "quantity": 2,
    });
    let post = json!({
        "title": "Post", "regionId": "all", "regionName": "All", "countries": [], "rates": [{ "amount": "4.00" }],
    });
    let (_directory, path) = pack(&json!({
        "about": "Three mugs, the last of which was bought a week ago.",
        "settings": { "currency": "EUR" },
        "steps": [
            { "rule": "shippingOptions/post", "with": post },
            { "repeat": 3, "steps": [create] },
            { "call": "members.create", "with": { "member": { "loginEmail": "ada@example.com" } } },
            { "daysAgo": 7 },
            {
                "as": "member:ada@example.com", "call": "cart_v2.create", "keep": { "cart": "/cart/id" },
                "with": {
                    "cart": {
                        "customerInfo": { "email": "ada@example.com" },
                        "deliveryInfo": { "address": { "country": "DE", "city": "Köln", "postalCode": "50667" } },
                    },
                    "catalogItems": [line],
                    "deliveryMethod": { "code": "post" },
                },
            },
            {
                "as": "member:ada@example.com", "call": "cart_v2.place_order",
                "with": { "cartId": "{cart}", "paymentToken": "tok_visa" },
            },
        ],
    }));
    let site = Site::start_with(seeded(Seed::Pack(path))).await;
    let mut names: Vec<String> =
        products(&site).await.iter().map(|product| product["name"].as_str().unwrap().to_owned()).collect();
    names.sort();
    assert_eq!(names, ["Mug 1", "Mug 2", "Mug 3"]);
    let orders = found(&site, "/ecom/v1/orders/search", json!({ "search": {} })).await;
    let order = &orders["orders"][0];
    assert_eq!(
        (&order["priceSummary"]["total"]["amount"], &order["currency"], &order["buyerInfo"]["email"]),
        (&json!("11.00"), &json!("EUR"), &json!("ada@example.com"))
    );

    // What happens afterwards is gone at a reset; what the pack did is not.
    let id = order["id"].as_str().unwrap();
    found(&site, &format!("/ecom/v1/orders/{id}/cancel"), json!({})).await;
    let reset = site.http.post(format!("{}/_test/reset", site.base)).json(&json!({ "shop": true }));
    assert!(reset.send().await.unwrap().status().is_success());
    let orders = found(&site, "/ecom/v1/orders/search", json!({ "search": {} })).await;
    assert_eq!((&orders["orders"][0]["id"], &orders["orders"][0]["status"]), (&json!(id), &json!("APPROVED")));
}

#[test]
fn a_failing_seed_pack_names_the_step_and_is_rolled_back() {
    let member = json!({ "call": "members.create", "with": { "member": { "loginEmail": "ada@example.com" } } });
    for (steps, expected) in [
        (json!([{ "calls": "members.create" }]), "unknown field `calls`"),
        (
            json!([member, {}]),
            "step 2 of the seed pack: needs one of call, rule, file, repeat, daysAgo, categories, products and generate",
        ),
        (json!([{ "generate": "products" }]), "step 1 of the seed pack: generate needs a count above 0"),
        (
            json!([member, { "generate": "orders", "count": 1 }]),
            "step 2 of the seed pack: orders need products: generate these first",
        ),
        (json!([{ "call": "members.make" }]), "step 1 of the seed pack: there is no call members.make"),
        (
            json!([member, { "repeat": 2, "steps": [{ "as": "visitor:ada", "call": "members.list" }, member] }]),
            "step 2.2 of the seed pack: MEMBER_ALREADY_EXISTS",
        ),
        (
            json!([{ "as": "visitor:ada", "call": "members.create" }]),
            "step 1 of the seed pack: PERMISSION_DENIED: This call needs the owner role",
        ),
        (
            json!([{ "as": "ada", "call": "members.list" }]),
            "step 1 of the seed pack: as is owner, visitor:NAME or member:EMAIL",
        ),
        (json!([{ "call": "members.get", "with": { "id": "{ada}" } }]), "there is no {ada} yet"),
        (json!([{ "file": "nowhere.pdf" }]), "nowhere.pdf"),
    ] {
        let (directory, path) = pack(&json!({ "steps": steps }));
        let database = Some(directory.path().join("shop.db"));
        let config = Config { database: database.clone(), ..seeded(Seed::Pack(path)) };
        let error = Platform::open(config).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
        let (_other, sound) = pack(&json!({ "steps": [member] }));
        let config = Config { database, ..seeded(Seed::Pack(sound)) };
        assert!(Platform::open(config.clone()).is_ok(), "{error}");
        assert!(Platform::open(config).is_ok(), "a pack is performed once");
    }
}

#[tokio::test]
async fn a_seed_pack_generates_products_and_orders() {
    let (_directory, path) = pack(&json!({ "steps": [
        { "generate": "products", "count": 60 },
        { "generate": "orders", "count": 1200 },
    ] }));
    let site = Site::start_with(seeded(Seed::Pack(path))).await;
    let sold = products(&site).await;
    assert_eq!(sold.len(), 60);
    assert!(sold.iter().any(|product| product["variantSummary"]["variantCount"] == 6));
    let open = json!({ "search": { "filter": { "fulfillmentStatus": "NOT_FULFILLED", "status": "APPROVED" } } });
    let open = found(&site, "/ecom/v1/orders/search", open).await;
    assert_eq!(open["orders"].as_array().unwrap().len(), 4, "of the last three days of two years");
    // The date of an imported order is the one by which it is found.
    let newest = &open["orders"][0];
    let since = json!({ "search": { "filter": { "createdDate": { "$gte": newest["createdDate"] } } } });
    let since = found(&site, "/ecom/v1/orders/search", since).await;
    assert_eq!(since["orders"].as_array().unwrap().len(), 1);
    assert_eq!(newest["number"], "11200");
    let (_, body) = site.owner(reqwest::Method::GET, "/_platform/events?after=0&limit=1", None).await;
    assert_eq!(body["events"], json!([]), "generated content makes no history");
}

#[tokio::test]
async fn the_demo_shop_has_imported_past_orders() {
    let config = Config { past_days: 12, ..seeded(Seed::Demo) };
    let site = Site::start_with(config).await;
    let search = json!({ "search": { "cursorPaging": { "limit": 100 } } });
    let orders = found(&site, "/ecom/v1/orders/search", search).await;
    let orders = orders["orders"].as_array().unwrap();
    let (imported, own): (Vec<&Value>, Vec<&Value>) = orders.iter().partition(|order| order["imported"] == true);
    assert!(!imported.is_empty() && !own.is_empty(), "{} and {}", imported.len(), own.len());
    let date = |order: &Value| order["createdDate"].as_str().unwrap().to_owned();
    assert!(imported.iter().map(|order| date(order)).max() < own.iter().map(|order| date(order)).min());
    assert!(own.iter().any(|order| order["fulfillmentStatus"] == "FULFILLED"));
    let mut numbers: Vec<&Value> = orders.iter().map(|order| &order["number"]).collect();
    numbers.dedup();
    assert_eq!(numbers.len(), orders.len());

    // Each is due as long after its purchase as an order that was sold here.
    let days = |order: &Value| {
        let due = order["shippingInfo"]["logistics"]["deliverByDate"].as_str()?;
        Some((day(due) - day(order["purchasedDate"].as_str()?)).whole_days())
    };
    let longest = own.iter().filter_map(|order| days(order)).max();
    assert!(longest.is_some_and(|longest| imported.iter().filter_map(|order| days(order)).all(|days| days <= longest)));

    // Its members have bought something.
    let iris = site.demo_member(&site.visitor().await.access, "iris@example.com").await;
    let (status, body) = site.post("/ecom/v1/orders/search", &iris, json!({ "search": {} })).await;
    assert_eq!(status, 200, "{body}");
    let ids = |orders: &[Value]| orders.iter().map(|order| order["id"].clone()).collect::<Vec<_>>();
    let hers = body["orders"].as_array().unwrap();
    let told = orders.iter().filter(|order| order["buyerInfo"]["email"] == "iris@example.com");
    assert_eq!(ids(hers), ids(&told.cloned().collect::<Vec<_>>()));
    let sent = hers.iter().find(|order| order["fulfillmentStatus"] == "FULFILLED").unwrap();
    let contact = &sent["recipientInfo"];
    assert_eq!(contact["contactDetails"]["firstName"], "Iris");
    assert_eq!(contact["address"]["city"], "Beacon");

    // The stock is what it is without a past.
    let stock = async |site: &Site| {
        let query = json!({ "query": { "cursorPaging": { "limit": 1000 } } });
        let body = found(site, "/stores/v3/inventory-items/query", query).await;
        let items = body["inventoryItems"].as_array().unwrap().clone();
        items.into_iter().map(|item| (item["id"].clone(), item["quantity"].clone())).collect::<Vec<_>>()
    };
    let without = Site::start_with(seeded(Seed::Demo)).await;
    assert_eq!(stock(&site).await, stock(&without).await);
}
