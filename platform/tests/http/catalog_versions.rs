//! Which version of the catalog a site has.

use crate::catalog_v3::rug;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

/// The id of nothing.
const NOTHING: &str = "00000000-0000-4000-8000-000000000000";

#[tokio::test]
async fn a_site_limited_to_one_catalog_version_refuses_calls_of_the_other() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    for (catalog, reads_as_v1, version, v1, v3, refusal) in [
        ("BOTH", true, "V3_CATALOG", 200, 200, ""),
        ("V1", true, "V1_CATALOG", 200, 428, "CATALOG_V1_SITE_CALLING_CATALOG_V3_API"),
        ("V3", true, "V3_CATALOG", 200, 200, ""),
        ("V3", false, "V3_CATALOG", 428, 200, "CATALOG_V3_CALLING_CATALOG_V1_API"),
    ] {
        let settings = json!({ "catalog": catalog, "readsAsV1": reads_as_v1 });
        let (status, body) = site.owner(Method::PATCH, "/_platform/site-settings", Some(settings)).await;
        assert_eq!(status, 200, "{body}");
        let (_, body) = site.get("/stores/v3/provision/version", &visitor).await;
        assert_eq!(body["catalogVersion"], version);
        let (of_v1, by_v1) =
            site.post("/stores-reader/v1/products/query-platformized", &visitor, json!({ "query": {} })).await;
        let (of_v3, by_v3) = site.post("/stores/v3/brands/query", &visitor, json!({ "query": {} })).await;
        assert_eq!((of_v1.as_u16(), of_v3.as_u16()), (v1, v3), "{catalog}");
        for body in [by_v1, by_v3] {
            assert!(["", refusal].contains(&code(&body)), "{body}");
        }
        let none = format!("/stores/v1/products/{NOTHING}");
        let (written, _) = site.owner(Method::PATCH, &none, Some(json!({ "product": {} }))).await;
        assert_eq!(written == 428, catalog == "V3", "writes of v1");
        // Collections have no calls of v3's own.
        let (status, _) = site.post("/stores-reader/v2/collections/query", &visitor, json!({ "query": {} })).await;
        assert_eq!(status, 200);
    }
}

#[tokio::test]
async fn the_strict_report_counts_requests_that_the_hosted_platform_may_refuse() {
    let site = Site::of_catalog("V3").await;
    let visitor = site.visitor().await.access;
    let told = async || {
        let (_, body) = site.owner(Method::GET, "/_platform/strict", None).await;
        let told = body["strict"].as_array().unwrap().clone();
        let told = told.iter().map(|one| {
            let text = one["text"].as_str().unwrap();
            let known = ["createdDate", "visible", "form of v1"].iter().find(|known| text.contains(**known));
            (*known.unwrap(), one["count"].as_u64().unwrap())
        });
        told.collect::<Vec<_>>()
    };
    assert!(told().await.is_empty());
    let sorted = json!({ "query": { "sort": [{ "fieldName": "createdDate", "order": "DESC" }] } });
    for _ in 0..2 {
        assert_eq!(site.post("/stores/v3/products/query", &visitor, sorted.clone()).await.0, 200);
    }
    let shown = json!({
        "treeReference": { "appNamespace": "@wix/stores" },
        "query": { "filter": { "$and": [{ "visible": true }] } },
    });
    let (status, body) = site.post("/categories/v1/categories/query", &visitor, shown).await;
    assert_eq!(status, 200, "{body}");
    let (status, body) =
        site.post("/stores-reader/v1/products/query-platformized", &visitor, json!({ "query": {} })).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(told().await, [("createdDate", 2), ("visible", 1), ("form of v1", 1)]);
}

#[tokio::test]
async fn the_strict_report_lists_calls_whose_hosted_response_is_unknown() {
    let site = Site::of_catalog("V3").await;
    let visitor = site.visitor().await.access;
    site.post("/stores-reader/v2/collections/query", &visitor, json!({ "query": {} })).await;
    let hidden =
        json!({ "treeReference": { "appNamespace": "@wix/stores" }, "returnNonVisibleCategories": true, "query": {} });
    site.post("/categories/v1/categories/query", &visitor, hidden).await;
    let product = site.create_stocked_v3(rug()).await;
    let line = json!({ "quantity": 1, "catalogReference": {
        "appId": "215238eb-22a5-4c36-9e7b-e7c08025e04e", "catalogItemId": product["id"],
        "options": { "options": { "Size": "Small" } },
    } });
    site.post("/ecom/v1/carts/current/add-to-cart", &visitor, json!({ "lineItems": [line] })).await;
    let (_, body) = site.owner(Method::GET, "/_platform/strict", None).await;
    let noted = body["strict"].to_string();
    for known in ["collections of v1", "hidden categories", "names of options"] {
        assert!(noted.contains(known), "{known}: {noted}");
    }
}

#[tokio::test]
async fn a_catalog_v1_site_emits_no_v3_events() {
    let site = Site::of_catalog("V1").await;
    let product = json!({ "product": {
        "name": "Bowl", "productType": "physical", "brand": "Weavers", "ribbon": "New", "priceData": { "price": 5 },
        "additionalInfoSections": [{ "title": "Care", "description": "By hand" }],
        "productOptions": [{ "name": "Glaze", "choices": [{ "value": "White", "description": "White" }] }],
    } });
    let (status, body) = site.owner(Method::POST, "/stores/v1/products", Some(product)).await;
    assert_eq!(status, 200, "{body}");
    for entity in ["product", "brand", "ribbon", "info_section", "customization", "inventory_item"] {
        assert_eq!(site.events_of(&format!("wix.stores.catalog.v3.{entity}")).await, [Value::Null; 0], "{entity}");
    }
}
