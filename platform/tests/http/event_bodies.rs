//! The bodies of events: of the contract's types, which have a field for all that the platform writes.

use crate::catalog_v3::rug;
use crate::catalog_writes::shirt;
use crate::orders::{act, ordered};
use crate::site::*;
use cartwright::events::{ChangeEvent, Event};
use reqwest::Method;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// All events of a platform.
async fn events(site: &Site) -> Vec<Value> {
    let mut found = Vec::new();
    loop {
        let after = found.last().map_or(0, |event: &Value| event["number"].as_i64().unwrap());
        let (_, body) = site.owner(Method::GET, &format!("/_platform/events?after={after}&limit=100"), None).await;
        match body["events"].as_array().unwrap() {
            page if page.is_empty() => return found,
            page => found.extend(page.iter().cloned()),
        }
    }
}

#[tokio::test]
async fn every_field_of_an_event_body_is_known_to_its_type() {
    let site = Site::start().await;
    // A buyer, with both carts, and an order that is sent, refunded and cancelled.
    let (shopper, sent) = ordered(&site, 2).await;
    let line = crate::orders::order(&site, &sent).await["lineItems"][0]["id"].clone();
    let parcel = json!({ "fulfillment": { "lineItems": [{ "id": line, "quantity": 1 }], "trackingInfo": { "trackingNumber": "1", "shippingProvider": "dhl" } } });
    let fulfil = format!("/ecom/v1/fulfillments/orders/{sent}/create-fulfillment");
    assert_eq!(site.owner(Method::POST, &fulfil, Some(parcel)).await.0, 200);
    assert_eq!(act(&site, &sent, "refund", json!({})).await.0, 200);
    assert_eq!(site.owner(Method::POST, &format!("/ecom/v1/orders/{sent}/cancel"), Some(json!({}))).await.0, 200);
    crate::cart_v2::started(&site, &shopper.token, 1).await;
    crate::cart_v2::post(&site, &shopper.token, "calculate", json!({})).await;
    site.start_checkout(&shopper.token, json!({ "email": "ada@example.com" })).await;
    site.advance(3601).await;
    // A member who changes and goes.
    let ada = crate::members::member(&site, "ada@example.com").await;
    let change = json!({ "profile": { "nickname": "Countess" }, "contact": { "company": "Engines" } });
    assert_eq!(site.patch_member(&ada.id, &ada.access, change).await.0, 200);
    assert_eq!(site.owner(Method::DELETE, &format!("/members/v1/members/{}", ada.id), None).await.0, 200);
    // Goods of both catalogs.
    let made = site.create_v3(rug()).await;
    site.update_v3(&made, json!({ "name": "Woollen Rug" })).await;
    let shirt = site.create_product(shirt()).await;
    site.update_product(&shirt["id"], json!({ "name": "Linen Shirt" })).await;
    for id in [&made["id"], &shirt["id"]] {
        site.owner(Method::DELETE, &format!("/stores/v1/products/{}", id.as_str().unwrap()), None).await;
    }

    let events = events(&site).await;
    let kinds: BTreeSet<&str> = events.iter().filter_map(|event| event["entityFqdn"].as_str()).collect();
    assert!(kinds.len() >= 10, "{kinds:?}");
    let mut lacking = BTreeMap::new();
    for event in &events {
        let name = format!("{} {}", event["entityFqdn"], event["slug"]);
        let read: Event = serde_json::from_value(event.clone()).unwrap();
        let change = read.change();
        let shown = format!("{change:?}");
        if let Some((_, unknown)) = shown.split_once("unknown_fields: {\"") {
            lacking.insert(name.clone(), unknown.chars().take(200).collect::<String>());
        }
        if matches!(change, ChangeEvent::Unknown(_)) {
            lacking.insert(name, "is of no type".to_owned());
        }
    }
    assert!(lacking.is_empty(), "{lacking:#?}");
}
