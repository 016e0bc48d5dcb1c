//! Cart V2: how carts begin, change hands and end.

use crate::cart_v2::*;
use crate::shop::*;
use crate::site::*;
use reqwest::Method;
use serde_json::json;

#[tokio::test]
async fn a_new_cart_takes_items_and_codes_and_leaves_the_current_cart_alone() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    let first = started(&site, &visitor, 1).await;
    let whole = json!({
        "cart": { "note": "A gift", "deliveryInfo": { "address": { "country": "US" } } },
        "catalogItems": [item(&product, 2)],
        "coupons": [{ "code": "FIRST50" }],
        "giftCards": [{ "code": "HEARTH-GIFT-0050", "redeemAmount": { "amount": "10.00" } }],
        "deliveryMethod": { "code": "us-standard" },
    });
    let (status, body) = site.post(CARTS, &visitor, whole.clone()).await;
    assert_eq!((status.as_u16(), &body["cart"]["currentCart"]), (200, &json!(false)), "{body}");
    assert_eq!(body["cart"]["paymentInfo"]["giftCards"][0]["requestedRedeemAmount"]["amount"], "10.00");
    assert_eq!(site.get(NEWER, &visitor).await.1["cart"]["id"], first["id"]);
    let (status, body) = site.post(NEWER, &visitor, whole.clone()).await;
    assert_eq!((status.as_u16(), &body["cart"]["currentCart"]), (200, &json!(true)));
    assert_eq!(site.get(NEWER, &visitor).await.1["cart"]["id"], body["cart"]["id"]);
    let (status, old) = site.get(&format!("{CARTS}/{}", first["id"].as_str().unwrap()), &visitor).await;
    assert_eq!((status.as_u16(), &old["cart"]["currentCart"]), (200, &json!(false)), "nothing is lost");

    let mut wrong = whole;
    wrong["coupons"] = json!([{ "code": "NOSUCH" }]);
    let (status, body) = site.post(CARTS, &visitor, wrong).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "INVALID_COUPON_CODE"));
    let foreign = json!({ "cart": { "paymentInfo": { "currencyCode": "EUR" } } });
    let (status, body) = site.call(Method::PATCH, NEWER, Some(&visitor), Some(foreign)).await;
    assert_eq!((status.as_u16(), violated_field(&body)), (400, "cart.paymentInfo.currencyCode"));
}

#[tokio::test]
async fn a_login_moves_all_carts_of_the_visitor_to_the_member() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let current = started(&site, &visitor, 1).await;
    let product = site.plain_product(&visitor).await;
    let items = json!({ "catalogItems": [item(&product, 2)] });
    let (_, body) = site.post(CARTS, &visitor, items).await;
    let aside = format!("{CARTS}/{}", body["cart"]["id"].as_str().unwrap());
    let member = site.demo_member(&visitor, "tomas@example.com").await;
    let (_, body) = site.get(NEWER, &member).await;
    assert_eq!(body["cart"]["id"], current["id"]);
    assert_eq!(site.get(&aside, &member).await.0, 200);
    assert_eq!(site.get(&aside, &visitor).await.0, 404);
}

#[tokio::test]
async fn a_buyer_who_logs_in_keeps_the_open_checkout() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let member = site.demo_member(&visitor, "tomas@example.com").await;
    let own = started(&site, &member, 1).await;
    let visitor = site.visitor().await.access;
    let bought = started(&site, &visitor, 2).await;
    let id = bought["id"].as_str().unwrap();
    let (status, body) = site.post(&format!("{CARTS}/{id}/get-checkout-url"), &visitor, json!({})).await;
    assert_eq!(status, 200, "{body}");
    let member = site.demo_member(&visitor, "tomas@example.com").await;
    let (_, body) = site.get(NEWER, &member).await;
    assert_eq!(body["cart"]["id"], own["id"]);
    assert_eq!(body["cart"]["lineItems"][0]["quantityInfo"]["requestedQuantity"], 3);
    let (status, body) = site.get(&format!("/ecom/v1/checkouts/{id}"), &member).await;
    assert_eq!((status.as_u16(), &body["checkout"]["lineItems"][0]["quantity"]), (200, &json!(2)), "{body}");
    assert_eq!(site.get(&format!("/ecom/v1/checkouts/{id}"), &visitor).await.0, 404);
}

#[tokio::test]
async fn updates_through_cart_v1_and_v2_both_update_the_checkout() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let cart = started(&site, &visitor, 1).await;
    let path = format!("{CARTS}/{}/get-checkout-url", cart["id"].as_str().unwrap());
    site.post(&path, &visitor, json!({})).await;
    let lines = json!({ "lineItems": [{ "id": cart["lineItems"][0]["id"], "quantity": 2 }] });
    site.post("/ecom/v1/carts/current/update-line-items-quantity", &visitor, lines).await;
    let update =
        json!({ "lineItems": [{ "lineItemId": cart["lineItems"][0]["id"], "quantity": { "newQuantity": 3 } }] });
    post(&site, &visitor, "update-line-items", update).await;
    let events = site.events_of("wix.ecom.v1.checkout").await;
    let slugs: Vec<&str> = events.iter().map(|event| event["slug"].as_str().unwrap()).collect();
    assert_eq!(slugs, ["created", "updated", "updated"]);
    let newest = &events[2]["updatedEvent"]["currentEntity"];
    assert_eq!((&newest["id"], &newest["lineItems"][0]["quantity"]), (&cart["id"], &json!(3)));
}

#[tokio::test]
async fn a_cart_shows_the_current_product_data_and_site_settings() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let cart = started(&site, &visitor, 1).await;
    let product = cart["lineItems"][0]["source"]["catalogReference"]["catalogItemId"].as_str().unwrap();
    let body = json!({ "product": { "name": "Renamed", "priceData": { "price": 99.0 } } });
    let (status, changed) = site.owner(Method::PATCH, &format!("/stores/v1/products/{product}"), Some(body)).await;
    assert_eq!(status, 200, "{changed}");
    let settings = json!({ "weightUnit": "LB" });
    site.owner(Method::PATCH, "/_platform/site-settings", Some(settings)).await;
    let (_, body) = site.get(NEWER, &visitor).await;
    let line = &body["cart"]["lineItems"][0];
    assert_eq!((&line["name"]["original"], amount(&line["pricing"]["unitPrice"])), (&json!("Renamed"), "99.00"));
    assert_eq!(body["cart"]["deliveryInfo"]["weightUnit"], "LB");
}

#[tokio::test]
async fn calls_of_cart_v2_emit_cart_v2_events() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let cart = started(&site, &visitor, 1).await;
    post(&site, &visitor, "calculate", json!({})).await;
    let product = site.plain_product(&visitor).await;
    add(&site, &visitor, json!([item(&product, 1)])).await;
    site.call(Method::DELETE, NEWER, Some(&visitor), None).await;
    let told = site.events_of("wix.ecom.v2.cart").await;
    let slugs: Vec<&str> = told.iter().map(|event| event["slug"].as_str().unwrap()).collect();
    assert_eq!(slugs, ["created", "calculated", "updated", "deleted"]);
    // Read now, when the cart is gone: as it was then.
    let created = &told[0]["createdEvent"]["entity"];
    assert_eq!((&created["id"], created), (&cart["id"], &told[3]["deletedEvent"]["deletedEntity"]));
    assert!(told[1]["actionEvent"]["body"]["priceSummary"].is_object(), "{}", told[1]);
    assert_eq!(told[3]["deletedEvent"]["deletedEntity"]["id"], cart["id"]);
}

#[tokio::test]
async fn a_cart_offers_upsells_stores_form_submissions_and_can_be_completed() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    let option =
        json!({ "id": "monthly", "title": "Every month", "frequency": "MONTH", "interval": 1, "percentOff": "10" });
    site.rule("itemTerms", product["id"].as_str().unwrap(), json!({ "subscriptions": [option] })).await;
    let cart = started(&site, &visitor, 1).await;
    let (_, body) = site.get(&format!("{NEWER}/upsell-options"), &visitor).await;
    let upsell = &body["itemsUpsells"][0]["upsells"][0];
    assert_eq!(
        (&upsell["catalogReference"]["options"], &upsell["metadata"]["benefitValue"]),
        (&json!({ "subscriptionOptionId": "monthly" }), &json!("10"))
    );
    let forms = json!({ "formSubmissions": [{ "id": NOWHERE, "formSubmissionId": NOWHERE }] });
    let (status, body) = post(&site, &visitor, "update-forms-submission", forms).await;
    assert_eq!((status, &body["cart"]["forms"][0]["formSubmissionId"]), (200, &json!(NOWHERE)), "{body}");

    let id = cart["id"].as_str().unwrap();
    let (_, body) = site.post(&format!("{CARTS}/{id}/get-checkout-url"), &visitor, json!({})).await;
    let page = Browser::new().get(body["checkoutUrl"].as_str().unwrap()).await;
    assert_eq!(page.status, 200, "{}", page.text);
    let done = format!("{CARTS}/{id}/mark-cart-as-completed");
    let (status, body) = site.post(&done, &site.acting_for(&visitor), json!({ "orderId": NOWHERE })).await;
    assert_eq!((status.as_u16(), &body["cart"]["orderId"]), (200, &json!(NOWHERE)), "{body}");
    assert_eq!(site.get(NEWER, &visitor).await.0, 404);
}

#[tokio::test]
async fn updates_of_a_cart_and_its_checkout_change_both() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let cart = started(&site, &visitor, 1).await;
    let id = cart["id"].as_str().unwrap();
    let opened = format!("{CARTS}/{id}/get-checkout-url");
    let (status, body) = site.post(&opened, &visitor, json!({})).await;
    assert_eq!(status, 200, "{body}");

    // As the checkout's page does.
    let checkout = format!("/ecom/v1/checkouts/{id}");
    let said = json!({ "checkout": { "buyerInfo": { "email": "ada@example.com" } }, "couponCode": "FIRST50" });
    let (status, body) = site.call(Method::PATCH, &checkout, Some(&visitor), Some(said)).await;
    assert_eq!(status, 200, "{body}");
    let (_, body) = site.get(NEWER, &visitor).await;
    assert_eq!(
        (&body["cart"]["customerInfo"]["email"], &body["cart"]["coupons"][0]["code"]),
        (&json!("ada@example.com"), &json!("FIRST50")),
        "{body}"
    );

    // By the older calls, on the same cart.
    let line_id = &body["cart"]["lineItems"][0]["id"];
    let more = json!({ "lineItems": [{ "id": line_id, "quantity": 3 }] });
    let older = "/ecom/v1/carts/current/update-line-items-quantity";
    let (status, body) = site.post(older, &visitor, more).await;
    assert_eq!(status, 200, "{body}");
    let (_, body) = site.get(&checkout, &visitor).await;
    assert_eq!(body["checkout"]["lineItems"][0]["quantity"], 3, "{body}");
}

#[tokio::test]
async fn a_visitor_has_at_most_100_carts_and_100_open_checkouts() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    let lines = json!({ "lineItems": [line(&product, 1)], "channelType": "WEB" });
    for (path, payload, limit) in
        [(CARTS, json!({}), "CARTS_LIMIT_EXCEEDED"), ("/ecom/v1/checkouts", lines, "CHECKOUTS_LIMIT_EXCEEDED")]
    {
        for _ in 0..100 {
            let (status, body) = site.post(path, &visitor, payload.clone()).await;
            assert_eq!(status, 200, "{body}");
        }
        let (status, body) = site.post(path, &visitor, payload).await;
        assert_eq!((status.as_u16(), code(&body)), (428, limit));
    }
}
