//! Collection writes, and which products are in one.

use crate::catalog_writes::*;
use crate::site::*;
use reqwest::Method;
use serde_json::json;

const COLLECTIONS: &str = "/stores/v1/collections";

#[tokio::test]
async fn a_collection_is_created_and_deleted_without_deleting_its_products() {
    let site = Site::start().await;
    let collection = json!({ "collection": { "name": "Summer", "description": "Light things." } });
    let (status, body) = site.owner(Method::POST, COLLECTIONS, Some(collection.clone())).await;
    assert_eq!(status, 200, "{body}");
    let created = body["collection"].clone();
    assert_eq!(
        (&created["slug"], &created["visible"], &created["numberOfProducts"]),
        (&json!("summer"), &json!(true), &json!(0))
    );
    let (_, body) = site.owner(Method::POST, COLLECTIONS, Some(collection)).await;
    assert_eq!(body["collection"]["slug"], "summer-2");

    let product = site.create_product(shirt()).await;
    let id = created["id"].as_str().unwrap();
    let path = format!("{COLLECTIONS}/{id}");
    let members = json!({ "productIds": [product["id"]] });
    site.done(Method::POST, &format!("{path}/productIds"), Some(members.clone())).await;
    site.done(Method::POST, &format!("{path}/productIds"), Some(members.clone())).await;
    let visitor = site.visitor().await.access;
    let inside = site.products(&visitor, json!({ "filter": { "collectionIds": { "$hasSome": [id] } } })).await;
    assert_eq!(inside.len(), 1);
    let (_, body) = site.get("/stores-reader/v1/collections/slug/summer", &visitor).await;
    assert_eq!(body["collection"]["numberOfProducts"], 1);

    let change = json!({ "collection": { "id": id, "name": "High summer", "visible": false } });
    let (status, body) = site.owner(Method::PATCH, &path, Some(change)).await;
    assert_eq!(
        (status, &body["collection"]["slug"], &body["collection"]["description"]),
        (200, &json!("summer"), &json!("Light things."))
    );
    assert_eq!(site.get("/stores-reader/v1/collections/slug/summer", &visitor).await.0, 404);

    site.done(Method::POST, &format!("{path}/productIds/delete"), Some(members)).await;
    let left = site.owners_product(&product["id"]).await;
    assert_eq!(left["collectionIds"], json!(["00000000-000000-000000-000000000001"]));
    site.done(Method::DELETE, &path, None).await;
    assert_eq!(site.owner(Method::DELETE, &path, None).await.0, 404);
    let (status, body) =
        site.owner(Method::POST, &format!("{path}/productIds"), Some(json!({ "productIds": [] }))).await;
    assert_eq!((status, code(&body)), (404, ""), "the contract has no code for it");
}
