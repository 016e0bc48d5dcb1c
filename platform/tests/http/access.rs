//! Who may do what.

use crate::site::*;
use reqwest::Method;
use serde_json::json;

#[tokio::test]
async fn a_visitor_can_neither_create_products_nor_read_a_member() {
    let site = Site::start().await;
    let visitor = site.visitor().await;
    let (status, body) = site.post("/stores/v1/products", &visitor.access, json!({})).await;
    assert_eq!((status.as_u16(), code(&body)), (403, "PERMISSION_DENIED"));
    let (status, body) = site.get("/members/v1/members/my", &visitor.access).await;
    assert_eq!((status.as_u16(), code(&body)), (403, "PERMISSION_DENIED"));
}

#[tokio::test]
async fn calls_without_a_valid_token_are_refused() {
    let site = Site::start().await;
    let (status, body) = site.call(Method::GET, "/ecom/v1/carts/current", None, None).await;
    assert_eq!((status.as_u16(), code(&body)), (401, "UNAUTHENTICATED"));
    let (status, _) = site.get("/ecom/v1/carts/current", "Bearer nonsense").await;
    assert_eq!(status, 401);
    let (status, _) = site.get("/ecom/v1/carts/current", "CW.nonsense").await;
    assert_eq!(status, 401);
}

#[tokio::test]
async fn the_owner_key_is_refused_for_another_site_id() {
    let site = Site::start().await;
    let key = site.keys.owner_key.clone();
    assert_eq!(site.get("/ecom/v1/carts/current", &key).await.0, 404);
    let response = site
        .http
        .get(format!("{}/ecom/v1/carts/current", site.base))
        .header("authorization", &key)
        .header("wix-site-id", "another")
        .send()
        .await
        .unwrap();
    assert_eq!(response.status(), 403);
}

#[tokio::test]
async fn only_the_owner_overrides_prices_and_adds_custom_lines() {
    let site = Site::start().await;
    let visitor = site.visitor().await;
    let product = site.plain_product(&visitor.access).await;
    let add = "/ecom/v1/carts/current/add-to-cart";
    let custom = json!({ "customLineItems": [{ "productName": { "original": "Engraving" }, "price": "0.01", "quantity": 1, "itemType": { "preset": "SERVICE" } }] });
    let mut cheaper = line(&product, 1);
    cheaper["catalogOverrideFields"] = json!({ "price": "0.01" });
    let cheaper = json!({ "lineItems": [cheaper] });
    for body in [&custom, &cheaper] {
        let (status, answer) = site.post(add, &visitor.access, body.clone()).await;
        assert_eq!((status.as_u16(), code(&answer)), (403, "PERMISSION_DENIED"));
    }
    let discount = json!({ "merchantDiscounts": [{ "percentage": 50.0 }] });
    let (status, _) =
        site.call(Method::PATCH, "/ecom/v1/carts/current", Some(&visitor.access), Some(discount.clone())).await;
    assert_eq!(status, 403);

    // The owner, acting for the visitor.
    let both = format!("{},{}", visitor.access, site.keys.owner_key);
    let (status, answer) = site.post(add, &both, custom).await;
    assert_eq!(status, 200, "{answer}");
    let (status, answer) = site.post(add, &both, cheaper).await;
    assert_eq!(status, 200, "{answer}");
    assert_eq!(answer["cart"]["lineItems"][1]["price"]["amount"], "0.01");
    let (status, _) = site.call(Method::PATCH, "/ecom/v1/carts/current", Some(&both), Some(discount)).await;
    assert_eq!(status, 200);
    let (_, cart) = site.get("/ecom/v1/carts/current", &visitor.access).await;
    assert_eq!(cart["cart"]["lineItems"].as_array().unwrap().len(), 2);
    assert!(cart["cart"]["appliedDiscounts"][0]["merchantDiscount"].is_object());
}
