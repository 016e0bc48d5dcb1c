//! The hook that makes the shop what it was at the start.

use crate::site::*;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

async fn hook(site: &Site, name: &str, body: Value) -> (StatusCode, Value) {
    let url = format!("{}/_test/{name}", site.base);
    let answer = site.http.post(url).json(&body).send().await.unwrap();
    (answer.status(), answer.json().await.unwrap())
}

#[tokio::test]
async fn a_shop_reset_restores_the_seeded_products_and_settings_and_ends_sessions() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    let id = product["id"].as_str().unwrap();
    let owner = site.keys.owner_key.clone();
    let everything = json!({ "paging": { "limit": 100 } });
    let before = site.products(&visitor, everything.clone()).await;

    site.add(&visitor, &product, 2).await;
    let (status, _) = site.call(Method::DELETE, &format!("/stores/v1/products/{id}"), Some(&owner), None).await;
    assert_eq!(status, 200);
    let (status, _) = hook(&site, "settings", json!({ "mfa": "REQUIRED" })).await;
    assert_eq!(status, 200);
    let (status, _) = hook(&site, "clock", json!({ "advanceSeconds": 90_000 })).await;
    assert_eq!(status, 200);
    assert_ne!(site.products(&site.visitor().await.access, everything.clone()).await, before);

    // A snapshot of a tester's own is no seed, whatever its name.
    let (status, _) = hook(&site, "snapshots", json!({ "take": "seed" })).await;
    assert_eq!(status, 200);
    let (status, body) = hook(&site, "reset", json!({ "shop": true })).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(site.get("/ecom/v1/carts/current", &visitor).await.0, 401, "sessions are gone");
    let visitor = site.visitor().await.access;
    assert_eq!(site.products(&visitor, everything).await, before);
    assert_eq!(site.get("/ecom/v1/carts/current", &visitor).await.0, 404);
    let (status, settings) = site.get("/_platform/site-settings", &owner).await;
    assert_eq!((status.as_u16(), &settings["mfa"]), (200, &json!("OPTIONAL")), "{settings}");
}

/// Rounds of restoring a snapshot while products are written: two hundred in the slow check.
fn rounds() -> u32 {
    crate::sampling::cases_at_length().map_or(10, |_| 200)
}

#[tokio::test(flavor = "multi_thread")]
async fn products_written_during_a_restore_are_found_by_queries_and_searches() {
    let folder = tempfile::tempdir().unwrap();
    let database = Some(folder.path().join("shop.db"));
    let site = std::sync::Arc::new(
        Site::start_with(cartwright_platform::Config { database, ..cartwright_platform::Config::for_tests() }).await,
    );
    let (status, _) = hook(&site, "snapshots", json!({ "take": "before" })).await;
    assert_eq!(status, 200);
    for round in 0..rounds() {
        let writers = (0..4).map(|writer| {
            let site = std::sync::Arc::clone(&site);
            tokio::spawn(async move {
                let mut written = Vec::new();
                for number in 0..4 {
                    let name = format!("Zebrawood {round} {writer} {number}");
                    let product = json!({ "product": {
                        "name": name, "productType": "PHYSICAL", "physicalProperties": {},
                        "variantsInfo": { "variants": [{ "price": { "actualPrice": { "amount": "12.00" } } }] },
                    }});
                    let (status, body) = site.owner(Method::POST, "/stores/v3/products", Some(product)).await;
                    assert_eq!(status, 200, "{body}");
                    written.push(body["product"]["id"].as_str().unwrap().to_owned());
                }
                written
            })
        });
        let writers: Vec<_> = writers.collect();
        let (status, body) = hook(&site, "snapshots", json!({ "restore": "before" })).await;
        assert_eq!(status, 200, "{body}");
        let owner = site.keys.owner_key.clone();
        for writer in writers {
            for id in writer.await.unwrap() {
                let (status, _) = site.get(&format!("/stores/v3/products/{id}"), &owner).await;
                let query = json!({ "query": { "filter": { "id": id } } });
                let (_, found) = site.post("/stores/v3/products/query", &owner, query).await;
                let count = found["products"].as_array().unwrap().len();
                assert_eq!(count, usize::from(status == 200), "round {round}: {id} {found}");
            }
        }
    }
}
