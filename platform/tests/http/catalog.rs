//! Catalog reads.

use crate::site::*;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::{Value, json};

const QUERY: &str = "/stores-reader/v1/products/query-platformized";

fn names(products: &[Value]) -> Vec<&str> {
    products.iter().map(|product| product["name"].as_str().unwrap()).collect()
}

/// What products are filtered and sorted by: their price before discounts.
fn price(product: &Value) -> f64 {
    product["priceData"]["price"].as_f64().unwrap()
}

#[tokio::test]
async fn combined_product_filters_match_the_expected_count() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let all = site.products(&visitor, json!({ "paging": { "limit": 100 } })).await;
    let first = &all[0];
    let count = |keep: &dyn Fn(&Value) -> bool| all.iter().filter(|product| keep(product)).count();
    let name = first["name"].as_str().unwrap();
    let part = name.get(1..4).unwrap().to_uppercase();
    let collection = first["collectionIds"][0].clone();
    let has_part = |product: &Value| product["name"].as_str().unwrap().to_lowercase().contains(&part.to_lowercase());
    let in_collection = |product: &Value| product["collectionIds"].as_array().unwrap().contains(&collection);
    for (filter, expected) in [
        (json!({}), all.len()),
        (json!({ "id": { "$eq": first["id"] } }), 1),
        (json!({ "slug": first["slug"] }), 1),
        (json!({ "numericId": { "$in": [first["numericId"], all[1]["numericId"]] } }), 2),
        (json!({ "price": { "$lt": 30 } }), count(&|product| price(product) < 30.0)),
        (
            json!({ "$or": [{ "price": { "$lt": 30 } }, { "price": { "$gte": 100 } }] }),
            count(&|product| price(product) < 30.0 || price(product) >= 100.0),
        ),
        (json!({ "name": { "$contains": part } }), count(&has_part)),
        (json!({ "$not": { "name": { "$contains": part } } }), all.len() - count(&has_part)),
        (json!({ "collections.id": { "$hasSome": [collection] } }), count(&in_collection)),
        (json!({ "collectionIds": { "$hasAll": [collection] } }), count(&in_collection)),
        (json!({ "ribbon": { "$exists": true } }), count(&|product| product["ribbon"] != "")),
        (json!({ "ribbon": { "$eq": null } }), count(&|product| product["ribbon"] == "")),
        (json!({ "ribbon": { "$ne": "no such" } }), all.len()),
        (
            json!({ "stock.inventoryStatus": "OUT_OF_STOCK" }),
            count(&|product| product["stock"]["inventoryStatus"] == "OUT_OF_STOCK"),
        ),
        (json!({ "name": { "$startsWith": "%" } }), 0),
        (
            json!({ "createdDate": { "$gt": "2026-06-01T00:00:00Z" } }),
            count(&|product| product["createdDate"].as_str().unwrap() > "2026-06-01T00:00:00.000Z"),
        ),
    ] {
        let query = json!({ "query": { "filter": filter, "paging": { "limit": 1 } } });
        let (status, body) = site.post(QUERY, &visitor, query).await;
        assert_eq!(status, 200, "{filter}: {body}");
        assert_eq!(body["metadata"]["total"], json!(expected), "{filter}");
    }
}

#[tokio::test]
async fn pages_by_offset_neither_overlap_nor_skip_products() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let query = |offset: usize, limit: usize| {
        site.products(
            &visitor,
            json!({ "sort": [{ "fieldName": "productType" }, { "fieldName": "price", "order": "DESC" }],
                "paging": { "offset": offset, "limit": limit } }),
        )
    };
    let all = query(0, 100).await;
    let mut paged = Vec::new();
    for offset in (0..all.len()).step_by(7) {
        paged.extend(query(offset, 7).await);
    }
    assert_eq!(names(&all), names(&paged));
    let physical: Vec<f64> = all.iter().filter(|product| product["productType"] == "physical").map(price).collect();
    assert!(physical.is_sorted_by(|one, next| one >= next));
}

#[tokio::test]
async fn an_invalid_product_query_is_refused_with_its_field() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    for (query, field) in [
        (json!({ "filter": { "secret": 1 } }), "query.filter.secret"),
        (json!({ "filter": { "name": { "$regex": "x" } } }), "query.filter.name"),
        (json!({ "filter": { "price": { "$gt": "cheap" } } }), "query.filter.price"),
        (json!({ "sort": [{ "fieldName": "1; DROP TABLE products" }] }), "query.sort.1; DROP TABLE products"),
        (json!({ "paging": { "limit": 101 } }), "query.paging.limit"),
    ] {
        let (status, body) = site.post(QUERY, &visitor, json!({ "query": query })).await;
        assert_eq!((status.as_u16(), violated_field(&body)), (400, field));
    }
}

#[tokio::test]
async fn a_product_query_by_get_answers_like_the_post() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let payload = json!({ "query": { "filter": { "price": { "$lt": 30 } }, "paging": { "limit": 5 } } });
    let packed = URL_SAFE_NO_PAD.encode(payload.to_string());
    let (status, by_get) = site.get(&format!("{QUERY}?.r={packed}"), &visitor).await;
    assert_eq!(status, 200);
    assert_eq!(by_get, site.post(QUERY, &visitor, payload).await.1);
}

#[tokio::test]
async fn only_the_owner_sees_hidden_products_and_costs() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let owner = site.keys.owner_key.clone();
    let hidden = site.products(&owner, json!({ "filter": { "visible": false } })).await;
    assert!(site.products(&visitor, json!({ "filter": { "visible": false } })).await.is_empty());
    if let Some(hidden) = hidden.first() {
        let path = format!("/stores-reader/v1/products/{}", hidden["id"].as_str().unwrap());
        assert_eq!(site.get(&path, &visitor).await.0, 404);
        assert_eq!(site.get(&path, &owner).await.0, 200);
    }
    let product = site.plain_product(&visitor).await;
    let path =
        format!("/stores-reader/v1/products/{}?includeMerchantSpecificData=true", product["id"].as_str().unwrap());
    let (_, body) = site.get(&path, &visitor).await;
    assert!(body["product"]["costAndProfitData"].is_null());
    let (_, body) = site.get(&path, &owner).await;
    assert!(body["product"]["costAndProfitData"]["profit"].is_number());
}

#[tokio::test]
async fn collections_are_found_by_id_and_slug() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let (_, body) = site.post("/stores-reader/v2/collections/query", &visitor, json!({ "query": {} })).await;
    let collection = &body["collections"][0];
    let id = collection["id"].as_str().unwrap();
    let slug = collection["slug"].as_str().unwrap();
    for path in [
        format!("/stores-reader/v2/collections/{id}"),
        format!("/stores-reader/v2/collections/slug/{slug}"),
        format!("/stores-reader/v1/collections/slug/{slug}"),
    ] {
        let (status, body) = site.get(&path, &visitor).await;
        assert_eq!((status.as_u16(), &body["collection"]), (200, collection));
    }
    let (status, body) = site.get("/stores-reader/v2/collections/slug/nowhere", &visitor).await;
    assert_eq!((status.as_u16(), code(&body)), (404, ""));
}

#[tokio::test]
async fn variants_can_be_queried_by_choice() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let products = site.products(&visitor, json!({ "paging": { "limit": 100 } })).await;
    let product = products.iter().find(|product| product["productOptions"] != json!([])).unwrap();
    let id = product["id"].as_str().unwrap();
    let variant = &product["variants"][0];

    let path = format!("/stores-reader/v1/products/{id}/variants/query");
    let (_, body) = site.post(&path, &visitor, json!({ "choices": variant["choices"] })).await;
    assert_eq!((&body["totalResults"], &body["variants"][0]), (&json!(1), variant));

    let path = format!("/stores-reader/v1/products/{id}/productOptionsAvailability");
    let (_, body) = site.post(&path, &visitor, json!({ "options": variant["choices"] })).await;
    assert_eq!(body["availableForPurchase"], variant["stock"]["inStock"]);
    assert!(body["selectedVariant"]["priceData"].is_object());
    let (_, body) = site.post(&path, &visitor, json!({ "options": {} })).await;
    assert_eq!(body["selectedVariant"], Value::Null);

    let (_, body) = site
        .post(
            "/stores-reader/v1/variants/query",
            &visitor,
            json!({ "query": { "filter": { "variantId": variant["id"] } } }),
        )
        .await;
    assert_eq!(body["metadata"]["total"], 1);
    let path = format!("/stores-reader/v1/variants/{}", body["variants"][0]["id"].as_str().unwrap());
    let (status, one) = site.get(&path, &visitor).await;
    assert_eq!((status.as_u16(), &one["variant"]), (200, &body["variants"][0]));
    let picture = one["variant"]["media"]["image"]["url"].as_str().unwrap();
    assert!(picture.starts_with(&site.base), "{picture}");
}
