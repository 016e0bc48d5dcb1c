//! Cart V2: from a cart to its order.

use crate::cart_v2::*;
use crate::shop::*;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

/// The current cart with an address in New York and a chosen way of delivery.
pub(crate) async fn ready(site: &Site, token: &str, quantity: i64) -> Value {
    started(site, token, quantity).await;
    let address = json!({ "country": "US", "subdivision": "US-NY", "postalCode": "10001" });
    let update = json!({ "cart": {
        "customerInfo": { "email": "ada@example.com", "firstName": "Ada" },
        "deliveryInfo": { "address": address },
    } });
    let (status, body) = site.call(Method::PATCH, NEWER, Some(token), Some(update)).await;
    assert_eq!(status, 200, "{body}");
    let method = json!({ "deliveryMethod": { "code": "us-standard" } });
    let (status, body) = post(site, token, "set-delivery-method", method).await;
    assert_eq!(status, 200, "{body}");
    body["cart"].clone()
}

#[tokio::test]
async fn an_order_is_placed_for_the_totals_that_were_shown() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let cart = ready(&site, &visitor, 1).await;
    let id = cart["id"].as_str().unwrap();
    let place = format!("{CARTS}/{id}/place-order");
    let german = json!({ "cart": { "customerInfo": { "languageCode": "de" } } });
    let (status, body) = site.call(Method::PATCH, NEWER, Some(&visitor), Some(german)).await;
    assert_eq!(status, 200, "{body}");
    let (_, body) = post(&site, &visitor, "calculate", json!({})).await;
    let shown = body["summary"]["priceVerificationToken"].clone();
    assert!(shown.as_str().unwrap().len() <= 1024);
    post(&site, &visitor, "add-coupon", json!({ "coupon": { "code": "WELCOME10" } })).await;
    for (body, expected) in [
        (json!({ "priceVerificationToken": shown }), "CART_PRICES_OUT_OF_SYNC"),
        (json!({ "priceVerificationToken": "made.up" }), "INVALID_PRICE_VERIFICATION_TOKEN"),
        (json!({}), "EMPTY_PAYMENT_TOKEN"),
        (json!({ "paymentToken": "tok_declined" }), "INVALID_PAYMENT_STATUS"),
    ] {
        let (status, answer) = site.post(&place, &visitor, body).await;
        assert_eq!((status.as_u16(), code(&answer)), (400, expected));
    }
    let request = site.http.get(format!("{}/_test/payments", site.base));
    let tried: Value = request.send().await.unwrap().json().await.unwrap();
    assert_eq!(tried["payments"][0]["state"], "DECLINED", "a refused try is kept");
    let (_, body) = post(&site, &visitor, "calculate", json!({})).await;
    let pay = json!({
        "priceVerificationToken": body["summary"]["priceVerificationToken"], "paymentToken": "tok_visa",
    });
    let (status, placed) = site.post(&place, &visitor, pay.clone()).await;
    assert_eq!((status.as_u16(), &placed["completed"]), (200, &json!(true)), "{placed}");
    let order = crate::orders::order(&site, placed["orderId"].as_str().unwrap()).await;
    assert_eq!(order["buyerLanguage"], "de");
    let (status, body) = site.post(&place, &visitor, pay).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "CART_ALREADY_ORDERED"));
    assert_eq!(data(&body), &json!({ "cartId": id, "orderId": placed["orderId"] }));
    let (_, body) = site.get(&format!("{CARTS}/{id}"), &visitor).await;
    assert_eq!((&body["cart"]["orderPlaced"], &body["cart"]["orderId"]), (&json!(true), &placed["orderId"]));
    let (status, body) = site.post(&format!("{CARTS}/{id}/calculate"), &visitor, json!({})).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "CART_ALREADY_ORDERED"));
    assert_eq!(site.get(NEWER, &visitor).await.0, 404);
}

#[tokio::test]
async fn placing_an_order_is_refused_with_the_code_of_the_missing_requirement() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let cart = started(&site, &visitor, 1).await;
    let id = cart["id"].as_str().unwrap();
    let place = format!("{CARTS}/{id}/place-order");
    let refused = async |expected: &str| {
        let (status, body) = site.post(&place, &visitor, json!({ "paymentToken": "tok_visa" })).await;
        assert_eq!((status.as_u16(), code(&body)), (400, expected));
        body
    };
    refused("MISSING_DELIVERY_ADDRESS").await;
    let address = json!({ "cart": { "deliveryInfo": { "address": { "country": "US" } } } });
    site.call(Method::PATCH, NEWER, Some(&visitor), Some(address)).await;
    refused("MISSING_DELIVERY_METHOD").await;
    let method = json!({ "deliveryMethod": { "code": "us-standard" } });
    post(&site, &visitor, "set-delivery-method", method).await;
    let minimum = json!({ "minimumOrderSubtotal": "5000.00" });
    site.rule("ordersSettings", "ordersSettings", minimum).await;
    let body = refused("VIOLATIONS_WITH_ERROR_SEVERITY").await;
    assert!(data(&body)["violationsList"]["violations"][0]["description"].as_str().unwrap().contains("$5,000.00"));
    site.rule("ordersSettings", "ordersSettings", json!({})).await;
    let evening = site.product(&visitor, "kiln-evening").await;
    add(&site, &visitor, json!([item(&evening, 1)])).await;
    refused("MEMBERS_ONLY_ITEM").await;
    let (_, body) = site.get(NEWER, &visitor).await;
    let ids: Vec<&Value> = body["cart"]["lineItems"].as_array().unwrap().iter().map(|line| &line["id"]).collect();
    post(&site, &visitor, "remove-line-items", json!({ "lineItemIds": ids })).await;
    refused("EMPTY_CART").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_concurrent_place_order_calls_create_one_order() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let cart = ready(&site, &visitor, 1).await;
    let place = format!("{CARTS}/{}/place-order", cart["id"].as_str().unwrap());
    let once = || site.post(&place, &visitor, json!({ "paymentToken": "tok_visa" }));
    let ((one, first), (other, second)) = tokio::join!(once(), once());
    let (placed, refused) = if one == 200 { (first, second) } else { (second, first) };
    assert_eq!((one.as_u16() + other.as_u16(), code(&refused)), (600, "CART_ALREADY_ORDERED"));
    assert_eq!(data(&refused)["orderId"], placed["orderId"]);
    let (_, body) = site.post("/ecom/v1/orders/search", &visitor, json!({ "search": {} })).await;
    assert_eq!(body["orders"].as_array().unwrap().len(), 1, "{body}");
}
