//! The calls on checkouts.

use crate::shop::*;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

const CHECKOUTS: &str = "/ecom/v1/checkouts";

async fn update(site: &Site, token: &str, id: &str, body: Value) -> (u16, Value) {
    let path = format!("{CHECKOUTS}/{id}");
    let (status, body) = site.call(Method::PATCH, &path, Some(token), Some(body)).await;
    (status.as_u16(), body)
}

async fn new_checkout(site: &Site, token: &str, quantity: i64) -> Value {
    let product = site.plain_product(token).await;
    let asked = json!({
        "channelType": "WEB",
        "lineItems": [line(&product, quantity)],
        "checkoutInfo": {
            "buyerInfo": { "email": "ada@example.com" },
            "shippingInfo": { "shippingDestination": {
                "address": { "country": "US", "subdivision": "US-NY", "postalCode": "10001" },
                "contactDetails": { "firstName": "Ada", "lastName": "Lovelace" },
            } },
        },
    });
    let (status, body) = site.post(CHECKOUTS, token, asked).await;
    assert_eq!(status, 200, "{body}");
    body["checkout"].clone()
}

#[tokio::test]
async fn a_checkout_is_created_read_and_updated() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let made = new_checkout(&site, &visitor, 2).await;
    let id = made["id"].as_str().unwrap();
    let line_id = made["lineItems"][0]["id"].clone();
    assert_eq!(made["shippingInfo"]["shippingDestination"]["contactDetails"]["firstName"], "Ada");
    assert_eq!((&made["completed"], &made["currency"]), (&json!(false), &json!("USD")));
    let path = format!("{CHECKOUTS}/{id}");
    assert_eq!(site.get(&path, &visitor).await.1["checkout"], made);
    let cart = made["cartId"].as_str().unwrap();
    let by_cart = site.get(&format!("{CHECKOUTS}/by-cart-id/{cart}"), &visitor).await;
    assert_eq!(by_cart.1["checkout"]["id"], made["id"]);

    let (_, body) = site.get(&format!("{path}/checkout-url"), &visitor).await;
    let page = Browser::new().get(body["checkoutUrl"].as_str().unwrap()).await;
    assert_eq!((page.status.as_u16(), &*page.field("email")), (200, "ada@example.com"), "the hosted page");

    let quantities = json!({ "lineItems": [{ "id": line_id, "quantity": 3 }] });
    let (status, body) = site.post(&format!("{path}/update-line-items-quantity"), &visitor, quantities).await;
    assert_eq!((status.as_u16(), &body["checkout"]["lineItems"][0]["quantity"]), (200, &json!(3)));
    let guide = site.line_of(&visitor, "walks-guide", 1, json!(null)).await;
    let (_, body) = site.post(&format!("{path}/add-to-checkout"), &visitor, json!({ "lineItems": [guide] })).await;
    let added = body["checkout"]["lineItems"][1]["id"].clone();
    let (_, body) = site.post(&format!("{path}/remove-line-items"), &visitor, json!({ "lineItemIds": [added] })).await;
    assert_eq!(body["checkout"]["lineItems"].as_array().unwrap().len(), 1);

    let express = json!({ "selectedCarrierServiceOption": { "code": "us-express" } });
    let fields = json!({ "id": id, "buyerNote": "Ring twice", "shippingInfo": express });
    let (status, body) = update(&site, &visitor, id, json!({ "checkout": fields, "couponCode": "FREESHIP" })).await;
    assert_eq!(status, 200, "{body}");
    let checkout = &body["checkout"];
    assert_eq!(checkout["buyerNote"], "Ring twice");
    let service = &checkout["shippingInfo"]["selectedCarrierServiceOption"];
    assert_eq!(
        (&service["code"], &service["requestedShippingOption"], amount(&service["cost"]["totalDiscount"])),
        (&json!("us-express"), &json!(true), "18.00")
    );
    assert_eq!(amount(&checkout["priceSummary"]["shipping"]), "0.00");
    let (_, body) = site.post(&format!("{path}/remove-coupon"), &visitor, json!({})).await;
    assert_eq!(amount(&body["checkout"]["priceSummary"]["shipping"]), "18.00");

    let nowhere = json!({ "selectedCarrierServiceOption": { "code": "by-pigeon" } });
    let (status, body) = update(&site, &visitor, id, json!({ "checkout": { "shippingInfo": nowhere } })).await;
    assert_eq!((status, code(&body)), (400, "SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND"));
    let kept = site.get(&path, &visitor).await.1;
    assert_eq!(kept["checkout"]["shippingInfo"]["selectedCarrierServiceOption"]["code"], "us-express");
}

#[tokio::test]
async fn a_gift_card_pays_up_to_its_balance_or_is_refused_with_a_reason() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let made = new_checkout(&site, &visitor, 1).await;
    let id = made["id"].as_str().unwrap();
    for (given, expected) in [
        ("HEARTH-GIFT-NONE", "GIFT_CARD_IS_EMPTY"),
        ("HEARTH-GIFT-PAST", "GIFT_CARD_EXPIRED"),
        ("HEARTH-GIFT-OFF1", "GIFT_CARD_DISABLED"),
        ("HEARTH-GIFT-9999", "GIFT_CARD_NOT_FOUND"),
        ("no code", "GIFT_CARD_CODE_INVALID"),
    ] {
        let (status, body) = update(&site, &visitor, id, json!({ "checkout": {}, "giftCardCode": given })).await;
        assert_eq!((status, code(&body)), (400, expected));
    }
    let asked = json!({ "checkout": {}, "giftCardCode": "hearth-gift-0050", "giftCardRedeemAmount": "7.50" });
    let (_, body) = update(&site, &visitor, id, asked).await;
    let card = &body["checkout"]["giftCard"];
    assert_eq!(
        (amount(&card["amount"]), amount(&card["requestedAmount"]), &card["obfuscatedCode"]),
        ("7.50", "7.50", &json!("******-****-0050"))
    );
    let total = amount(&body["checkout"]["priceSummary"]["total"]).to_owned();
    let asked = json!({ "checkout": {}, "giftCardCode": "HEARTH-GIFT-0500" });
    let (_, body) = update(&site, &visitor, id, asked).await;
    assert_eq!(amount(&body["checkout"]["giftCard"]["amount"]), total, "never beyond the total");
    let path = format!("{CHECKOUTS}/{id}/remove-gift-card");
    let (_, body) = site.post(&path, &visitor, json!({})).await;
    assert_eq!(body["checkout"]["giftCard"], Value::Null);
}

#[tokio::test]
async fn creating_an_order_completes_its_checkout() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let made = new_checkout(&site, &visitor, 1).await;
    let id = made["id"].as_str().unwrap();
    let order = format!("{CHECKOUTS}/{id}/create-order");
    let (status, body) = site.post(&order, &visitor, json!({})).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "PAYMENT_ERROR"));
    let (status, body) = site.post(&order, &visitor, json!({ "paymentToken": "tok_declined" })).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "PAYMENT_ERROR"));
    let card = json!({ "checkout": {}, "giftCardCode": "HEARTH-GIFT-0500" });
    assert_eq!(update(&site, &visitor, id, card).await.0, 200);
    let (status, body) = site.post(&order, &visitor, json!({})).await;
    assert_eq!(status, 200, "a gift card covers it: {body}");
    let (_, again) = site.post(&order, &visitor, json!({})).await;
    assert_eq!(again["orderId"], body["orderId"]);

    let path = format!("{CHECKOUTS}/{id}");
    let (_, closed) = site.get(&path, &visitor).await;
    assert_eq!(closed["checkout"]["completed"], true);
    let line_id = &made["lineItems"][0]["id"];
    for (call, body) in [
        ("add-to-checkout", json!({ "lineItems": [line(&site.plain_product(&visitor).await, 1)] })),
        ("remove-line-items", json!({ "lineItemIds": [line_id] })),
        ("update-line-items-quantity", json!({ "lineItems": [{ "id": line_id, "quantity": 2 }] })),
        ("remove-coupon", json!({})),
        ("remove-gift-card", json!({})),
    ] {
        let (status, body) = site.post(&format!("{path}/{call}"), &visitor, body).await;
        assert_eq!((status.as_u16(), code(&body)), (400, "CHECKOUT_IS_COMPLETE"), "{call}");
    }
    let (status, body) = update(&site, &visitor, id, json!({ "checkout": { "buyerNote": "x" } })).await;
    assert_eq!((status, code(&body)), (400, "CHECKOUT_IS_COMPLETE"));
}

#[tokio::test]
async fn a_checkout_is_not_found_for_another_visitor_and_open_to_the_owner() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let made = new_checkout(&site, &visitor, 1).await;
    let id = made["id"].as_str().unwrap();
    let stranger = site.visitor().await.access;
    for call in ["", "/checkout-url"] {
        let (status, body) = site.get(&format!("{CHECKOUTS}/{id}{call}"), &stranger).await;
        assert_eq!((status.as_u16(), code(&body)), (404, "CHECKOUT_NOT_FOUND"));
    }
    let (status, body) = update(&site, &stranger, id, json!({ "checkout": {} })).await;
    assert_eq!((status, code(&body)), (404, "CHECKOUT_NOT_FOUND"));
    let (status, body) = site.owner(Method::GET, &format!("{CHECKOUTS}/{id}"), None).await;
    assert_eq!((status, &body["checkout"]["id"]), (200, &made["id"]));

    for (body, field) in [
        (json!({ "checkout": { "currency": "EUR" } }), "checkout.currency"),
        (json!({ "checkout": { "buyerNote": "x".repeat(1001) } }), "checkout.buyerNote"),
        (json!({ "checkout": { "buyerInfo": { "email": "ada" } } }), "checkout.buyerInfo.email"),
        (json!({ "checkout": {}, "couponCode": "a b" }), "couponCode"),
        (json!({ "checkout": {}, "giftCardRedeemAmount": "-1" }), "giftCardRedeemAmount"),
    ] {
        let (status, answer) = update(&site, &visitor, id, body).await;
        assert_eq!((status, violated_field(&answer)), (400, field));
    }
    for body in [
        json!({ "checkout": { "taxExemptGroupId": "9c0e7c9c-4e1e-4b7a-9d1f-5a5a2a0c1e01" } }),
        json!({ "checkout": { "customSettings": { "lockGiftCard": true } } }),
    ] {
        assert_eq!(update(&site, &visitor, id, body.clone()).await.0, 403, "{body}");
        assert_eq!(update(&site, &site.acting_for(&visitor), id, body).await.0, 200);
    }
    let page = json!({ "checkout": {}, "overrideCheckoutUrl": "https://pay.example/" });
    assert_eq!(update(&site, &visitor, id, page.clone()).await.0, 400);
    assert_eq!(update(&site, &site.acting_for(&visitor), id, page).await.0, 200);
    let (_, body) = site.get(&format!("{CHECKOUTS}/{id}/checkout-url"), &visitor).await;
    assert_eq!(body["checkoutUrl"], "https://pay.example/");
    let locked = json!({ "checkout": {}, "giftCardCode": "HEARTH-GIFT-0050" });
    let (status, body) = update(&site, &visitor, id, locked).await;
    assert_eq!((status, violated_field(&body)), (400, "giftCardCode"));
    let (_, body) = site.get(&format!("{CHECKOUTS}/{id}"), &visitor).await;
    assert_eq!(amount(&body["checkout"]["priceSummary"]["tax"]), "0.00", "a charity pays no tax");
}

#[tokio::test]
async fn an_abandoned_checkout_that_is_completed_emits_a_recovery_event() {
    let site = Site::start().await;
    let visitor = site.visitor().await;
    let made = new_checkout(&site, &visitor.access, 1).await;
    let id = made["id"].as_str().unwrap();
    site.advance(3601).await;
    let card = json!({ "checkout": {}, "giftCardCode": "HEARTH-GIFT-0500" });
    assert_eq!(update(&site, &visitor.access, id, card).await.0, 200);
    let order = format!("{CHECKOUTS}/{id}/create-order");
    assert_eq!(site.post(&order, &visitor.access, json!({})).await.0, 200);
    let events = site.events_of("wix.ecom.v1.abandoned_checkout").await;
    let slugs: Vec<&str> = events.iter().map(|event| event["slug"].as_str().unwrap()).collect();
    assert_eq!(slugs, ["created", "recovered"]);
    assert_eq!(events[0]["entityId"], events[1]["entityId"]);
    let recovered = &events[1]["actionEvent"]["body"]["abandonedCheckout"];
    assert_eq!(recovered["status"], "RECOVERED", "{recovered}");
    let events = site.events_of("wix.ecom.v1.checkout").await;
    let completed = events.iter().find(|event| event["slug"] == "completed").unwrap();
    assert_eq!(completed["actionEvent"]["body"]["checkout"]["id"], made["id"]);
}

#[tokio::test]
async fn a_gift_card_added_to_the_checkout_also_applies_to_its_cart() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let guide = site.line_of(&visitor, "walks-guide", 1, json!(null)).await;
    site.add_lines(&visitor, vec![guide]).await;
    let id = site.start_checkout(&visitor, json!({})).await;
    let card = json!({ "checkout": {}, "giftCardCode": "HEARTH-GIFT-0050", "giftCardRedeemAmount": "5.00" });
    assert_eq!(update(&site, &visitor, &id, card).await.0, 200);
    let estimate = site.estimate(&visitor, json!({})).await;
    assert_eq!((amount(&estimate["giftCard"]["amount"]), amount(&estimate["payNow"]["total"])), ("5.00", "12.00"));
    let path = format!("{CHECKOUTS}/{id}/remove-gift-card");
    assert_eq!(site.post(&path, &visitor, json!({})).await.0, 200);
    assert_eq!(site.estimate(&visitor, json!({})).await["giftCard"], Value::Null);
}

#[tokio::test]
async fn the_owner_or_a_signed_link_completes_a_checkout_that_is_paid_elsewhere() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let owner = &site.keys.owner_key;
    let guide = site.line_of(&visitor, "walks-guide", 1, json!(null)).await;
    site.add_lines(&visitor, vec![guide.clone()]).await;
    let id = site.start_checkout(&visitor, json!({ "email": "ada@example.com" })).await;
    let address = json!({ "checkout": {}, "overrideCheckoutUrl": format!("{STORE}/pay") });
    assert_eq!(update(&site, &site.acting_for(&visitor), &id, address).await.0, 200);
    let url = async || site.get(&format!("{CHECKOUTS}/{id}/checkout-url"), &visitor).await.1["checkoutUrl"].clone();
    assert_eq!(url().await, format!("{STORE}/pay"));
    let path = format!("{CHECKOUTS}/{id}/remove-override-checkout-url");
    assert_eq!(site.post(&path, owner, json!({})).await.0, 200);
    assert_ne!(url().await, format!("{STORE}/pay"));

    let path = format!("/_platform/checkouts/{id}/completion-link");
    let (status, body) = site.post(&path, owner, json!({ "url": "https://evil.example/" })).await;
    assert_eq!((status.as_u16(), violated_field(&body)), (400, "url"));
    let (_, body) = site.post(&path, owner, json!({ "url": format!("{STORE}/thanks") })).await;
    let page = Browser::new().navigate(body["link"].as_str().unwrap()).await;
    assert_eq!((page.status.as_u16(), page.location.as_str()), (302, &*format!("{STORE}/thanks")));
    let page = Browser::new().navigate(&format!("{}x", body["link"].as_str().unwrap())).await;
    assert_eq!(page.status, 401);
    let (_, body) = site.get(&format!("{CHECKOUTS}/{id}"), &visitor).await;
    assert_eq!(body["checkout"]["completed"], true);
    let path = format!("{CHECKOUTS}/{id}/create-order");
    let (_, body) = site.post(&path, &visitor, json!({ "paymentToken": "tok_visa" })).await;
    assert_eq!(code(&body), "CHECKOUT_ALREADY_PAID");

    let other = site.visitor().await.access;
    site.add_lines(&other, vec![guide]).await;
    let id = site.start_checkout(&other, json!({ "email": "ada@example.com" })).await;
    for _ in 0..2 {
        let path = format!("{CHECKOUTS}/{id}/mark-as-completed");
        assert_eq!(site.post(&path, owner, json!({})).await.0, 200);
    }
    let events = site.events_of("wix.ecom.v1.checkout").await;
    let completed = events.iter().filter(|event| event["slug"] == "completed").count();
    assert_eq!(completed, 2, "each once");
}

#[tokio::test]
async fn creating_an_order_fails_if_the_total_rose_since_it_was_shown() {
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let plate = site.line_of(&token, "meadow-plate", 1, json!(null)).await;
    let product = plate["catalogReference"]["catalogItemId"].as_str().unwrap().to_owned();
    let checkout = async || {
        let address = json!({
            "country": "US", "subdivision": "US-NY", "city": "New York", "postalCode": "10001", "addressLine": "1 Main Street",
        });
        let asked = json!({ "channelType": "WEB", "lineItems": [plate], "checkoutInfo": {
            "buyerInfo": { "email": "ada@example.com" },
            "shippingInfo": {
                "shippingDestination": { "address": address, "contactDetails": { "firstName": "Ada", "lastName": "Lovelace" } },
                "selectedCarrierServiceOption": { "code": "us-standard" },
            },
        } });
        let (status, body) = site.post("/ecom/v1/checkouts", &token, asked).await;
        assert_eq!(status, 200, "{body}");
        body["checkout"]["id"].as_str().unwrap().to_owned()
    };
    let order = async |id: &str| {
        let path = format!("/ecom/v1/checkouts/{id}/create-order");
        site.post(&path, &token, json!({ "paymentToken": "tok_visa" })).await
    };
    let price = async |amount: f64| {
        let path = format!("/stores/v1/products/{product}");
        let body = json!({ "product": { "priceData": { "price": amount } } });
        let (status, body) = site.owner(Method::PATCH, &path, Some(body)).await;
        assert_eq!(status, 200, "{body}");
    };
    let id = checkout().await;
    price(99.0).await;
    let (status, body) = order(&id).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "CHECKOUT_CHANGED"), "{body}");
    // The buyer looks again, and agrees.
    site.get(&format!("/ecom/v1/checkouts/{id}"), &token).await;
    let (status, body) = order(&id).await;
    assert_eq!(status, 200, "{body}");

    let id = checkout().await;
    let path = format!("/ecom/v1/checkouts/{id}");
    let coupon = json!({ "checkout": { "id": id }, "couponCode": "WELCOME10" });
    let (status, body) = site.call(Method::PATCH, &path, Some(&token), Some(coupon)).await;
    assert_eq!(status, 200, "{body}");
    let (_, coupons) = site.owner(Method::GET, "/_platform/rules/coupons", None).await;
    let coupons = coupons["rules"].as_array().unwrap();
    let known = coupons.iter().find(|known| known["code"] == "WELCOME10");
    let known = known.unwrap_or_else(|| panic!("{coupons:?}"));
    let (status, body) =
        site.owner(Method::DELETE, &format!("/_platform/rules/coupons/{}", known["id"].as_str().unwrap()), None).await;
    assert_eq!(status, 200, "{body}");
    let (status, body) = order(&id).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "CHECKOUT_CHANGED"), "{body}");
}

#[tokio::test]
async fn placing_a_cart_v2_order_fails_until_changed_prices_are_recalculated() {
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let plate = site.line_of(&token, "meadow-plate", 1, json!(null)).await;
    let product = plate["catalogReference"]["catalogItemId"].as_str().unwrap().to_owned();
    let address = json!({
        "country": "US", "subdivision": "US-NY", "city": "New York", "postalCode": "10001", "addressLine": "1 Main Street",
    });
    let asked = json!({
        "catalogItems": [plate],
        "cart": { "deliveryInfo": { "address": address }, "customerInfo": { "email": "ada@example.com" } },
        "deliveryMethod": { "code": "us-standard" },
    });
    let (status, body) = site.post("/ecom/v2/carts/current", &token, asked).await;
    assert_eq!(status, 200, "{body}");
    let id = body["cart"]["id"].as_str().unwrap().to_owned();
    let calculate = async || site.post("/ecom/v2/carts/current/calculate", &token, json!({})).await;
    let order = async || {
        let path = format!("/ecom/v2/carts/{id}/place-order");
        site.post(&path, &token, json!({ "paymentToken": "tok_visa" })).await
    };
    assert_eq!(calculate().await.0, 200);
    let body = json!({ "product": { "priceData": { "price": 99.0 } } });
    site.owner(Method::PATCH, &format!("/stores/v1/products/{product}"), Some(body)).await;
    let (status, body) = order().await;
    assert_eq!((status.as_u16(), code(&body)), (400, "CART_PRICES_OUT_OF_SYNC"), "{body}");
    calculate().await;
    let (status, body) = order().await;
    assert_eq!(status, 200, "{body}");
}
