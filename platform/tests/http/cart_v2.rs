//! Cart V2.

use crate::shop::*;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

const CARTS: &str = "/ecom/v2/carts";
const NOWHERE: &str = "11111111-1111-4111-8111-111111111111";

fn item(product: &Value, quantity: i64) -> Value {
    line(product, quantity)
}

async fn add(site: &Site, token: &str, items: Value) -> (u16, Value) {
    let (status, body) = site
        .post(
            &format!("{NEWER}/add-line-items"),
            token,
            json!({ "catalogItems": items }),
        )
        .await;
    (status.as_u16(), body)
}

async fn started(site: &Site, token: &str, quantity: i64) -> Value {
    let product = site.plain_product(token).await;
    let (status, body) = add(site, token, json!([item(&product, quantity)])).await;
    assert_eq!(status, 200, "{body}");
    body["cart"].clone()
}

async fn post(site: &Site, token: &str, call: &str, body: Value) -> (u16, Value) {
    let (status, body) = site.post(&format!("{NEWER}/{call}"), token, body).await;
    (status.as_u16(), body)
}

/// The current cart with an address in New York and a chosen way of delivery.
async fn ready(site: &Site, token: &str, quantity: i64) -> Value {
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
async fn both_kinds_of_call_show_the_same_cart() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let (status, body) = site.get(NEWER, &visitor).await;
    assert_eq!((status.as_u16(), code(&body)), (404, "CART_NOT_FOUND"));
    let older = site.add(&visitor, &site.plain_product(&visitor).await, 2).await;
    let (_, body) = site.get(NEWER, &visitor).await;
    let newer = &body["cart"];
    assert_eq!((&newer["id"], &newer["revision"]), (&older["id"], &older["revision"]));
    let line = &newer["lineItems"][0];
    assert_eq!(line["quantityInfo"]["requestedQuantity"], 2);
    assert_eq!(
        (&line["status"], &newer["currentCart"]),
        (&json!("IN_STOCK"), &json!(true))
    );
    assert_eq!(
        amount(&newer["subtotal"]),
        amount(&older["lineItems"][0]["lineItemPrice"])
    );
    let note = json!({ "cart": { "note": "Ring twice" } });
    site.call(Method::PATCH, NEWER, Some(&visitor), Some(note)).await;
    let (_, body) = site.get(CURRENT, &visitor).await;
    assert_eq!(
        (&body["cart"]["buyerNote"], &body["cart"]["revision"]),
        (&json!("Ring twice"), &json!("2"))
    );
    let by_id = format!("{CARTS}/{}", older["id"].as_str().unwrap());
    assert_eq!(site.get(&by_id, &visitor).await.1["cart"]["id"], older["id"]);
    let stranger = site.visitor().await.access;
    let (status, body) = site.get(&by_id, &stranger).await;
    assert_eq!((status.as_u16(), code(&body)), (404, "CART_NOT_FOUND"));
    assert_eq!(site.call(Method::DELETE, NEWER, Some(&visitor), None).await.0, 200);
    assert_eq!(site.get(CURRENT, &visitor).await.0, 404);
}

#[tokio::test]
async fn lines_are_changed_one_by_one_or_not_at_all() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let cart = started(&site, &visitor, 1).await;
    let id = cart["lineItems"][0]["id"].clone();
    let change = |id: &Value, quantity: Value| json!({ "lineItemId": id, "quantity": { "newQuantity": quantity } });
    let (_, body) = post(
        &site,
        &visitor,
        "update-line-items",
        json!({ "lineItems": [change(&id, json!(3))] }),
    )
    .await;
    assert_eq!(body["cart"]["lineItems"][0]["quantityInfo"]["requestedQuantity"], 3);
    for (changes, expected) in [
        (
            json!([change(&json!(NOWHERE), json!(1))]),
            "LINE_ITEM_NOT_FOUND_IN_CART",
        ),
        (
            json!([change(&id, json!(1)), change(&id, json!(2))]),
            "DUPLICATE_LINE_ITEM_UPDATES",
        ),
        (json!([{ "lineItemId": id }]), "EMPTY_LINE_ITEM_UPDATES"),
    ] {
        let (status, body) = post(&site, &visitor, "update-line-items", json!({ "lineItems": changes })).await;
        assert_eq!((status, code(&body)), (400, expected));
    }
    let wrong = json!({ "lineItems": [change(&id, json!(0))] });
    let (status, body) = post(&site, &visitor, "update-line-items", wrong).await;
    assert_eq!(
        (status, violated_field(&body)),
        (400, "lineItems[0].quantity.newQuantity")
    );
    let (status, body) = post(
        &site,
        &visitor,
        "remove-line-items",
        json!({ "lineItemIds": [NOWHERE] }),
    )
    .await;
    assert_eq!((status, &data(&body)["lineItemIds"]), (400, &json!([NOWHERE])));

    let (status, body) = add(&site, &visitor, json!([])).await;
    assert_eq!((status, code(&body)), (400, "NO_LINE_ITEMS_TO_ADD"));
    let (status, body) = add(&site, &visitor, json!([item(&json!({ "id": NOWHERE }), 1)])).await;
    assert_eq!((status, code(&body)), (400, "ITEM_NOT_FOUND_IN_CATALOG"));
    assert_eq!(
        data(&body)["invalidItems"][0]["catalogReference"]["catalogItemId"],
        NOWHERE
    );
    let gone = site.product(&visitor, "carpenter-pencils").await;
    let (status, body) = add(&site, &visitor, json!([item(&gone, 1)])).await;
    assert_eq!((status, code(&body)), (400, "INSUFFICIENT_INVENTORY"));
    let (status, body) = add(&site, &visitor, json!([{ "quantity": 1.5 }])).await;
    assert_eq!((status, violated_field(&body)), (400, "catalogItems[0].quantity"));
    let (_, body) = site.get(NEWER, &visitor).await;
    assert_eq!(body["cart"]["revision"], "2", "what is refused changes nothing");
}

#[tokio::test]
async fn few_are_confirmed_of_many() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.product(&visitor, "meadow-plate").await;
    let stock = product["stock"]["quantity"].as_i64().unwrap();
    let (_, body) = add(&site, &visitor, json!([item(&product, stock + 5)])).await;
    let line = &body["cart"]["lineItems"][0];
    assert_eq!(line["status"], "PARTIALLY_IN_STOCK");
    assert_eq!(
        (
            &line["quantityInfo"]["confirmedQuantity"],
            &line["quantityInfo"]["requestedQuantity"]
        ),
        (&json!(stock), &json!(stock + 5))
    );
    let (_, body) = post(&site, &visitor, "calculate", json!({})).await;
    let violations = body["summary"]["violations"].as_array().unwrap();
    let short = violations
        .iter()
        .find(|one| one["code"] == "LINE_ITEMS_OUT_OF_STOCK")
        .unwrap();
    assert_eq!(short["lineItemsOutOfStockData"]["lineItemIds"], json!([line["id"]]));
    assert_eq!(
        (&short["scope"], &short["severity"]),
        (&json!("LINE_ITEM"), &json!("ERROR"))
    );
    assert!(violations.iter().any(|one| one["code"] == "MISSING_DELIVERY_ADDRESS"));
    let quiet = json!({ "validationConfig": "SKIP_VALIDATIONS", "calculateDelivery": true });
    let (_, body) = post(&site, &visitor, "estimate", quiet).await;
    assert_eq!(body["summary"]["violations"], json!([]));
}

#[tokio::test]
async fn a_cart_has_one_coupon() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    started(&site, &visitor, 1).await;
    let coupon = |code: &str| json!({ "coupon": { "code": code } });
    for (given, expected, reason) in [
        ("NOSUCH", "INVALID_COUPON_CODE", Value::Null),
        ("SUMMER24", "INVALID_COUPON_STATUS", json!("EXPIRED")),
        ("PAUSED", "INVALID_COUPON_STATUS", json!("DISABLED")),
        (
            "CANDLE20",
            "INVALID_COUPON_STATUS",
            json!("NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS"),
        ),
        ("FIELD15", "INVALID_COUPON_STATUS", json!("MIN_SUBTOTAL_NOT_REACHED")),
    ] {
        let (status, body) = post(&site, &visitor, "add-coupon", coupon(given)).await;
        assert_eq!(
            (status, code(&body), &data(&body)["reason"]),
            (400, expected, &reason),
            "{given}"
        );
    }
    let (_, body) = post(&site, &visitor, "add-coupon", coupon("welcome10")).await;
    let id = body["cart"]["coupons"][0]["id"].clone();
    let discount = &body["cart"]["lineItems"][0]["discounts"][0];
    assert_eq!(
        discount["source"],
        json!({ "sourceType": "COUPON", "couponCode": "WELCOME10" })
    );
    for (given, expected) in [
        ("WELCOME10", "COUPON_ALREADY_EXISTS"),
        ("FREESHIP", "MAX_COUPONS_PER_CART_EXCEEDED"),
    ] {
        let (status, body) = post(&site, &visitor, "add-coupon", coupon(given)).await;
        assert_eq!((status, code(&body)), (400, expected));
    }
    let (status, body) = post(&site, &visitor, "remove-coupon", json!({ "couponId": NOWHERE })).await;
    assert_eq!((status, &data(&body)["couponId"]), (400, &json!(NOWHERE)));
    let (status, body) = post(&site, &visitor, "remove-coupon", json!({ "couponId": id })).await;
    assert_eq!((status, &body["cart"]["coupons"]), (200, &json!([])));
}

#[tokio::test]
async fn gift_cards_and_deliveries_are_checked() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    started(&site, &visitor, 1).await;
    let card = |code: &str| json!({ "giftCard": { "code": code } });
    for (given, expected, reason) in [
        ("HEARTH-GIFT-9999", "INVALID_GIFT_CARD_CODE", Value::Null),
        ("HEARTH-GIFT-PAST", "INVALID_GIFT_CARD_STATUS", json!("EXPIRED")),
        ("HEARTH-GIFT-NONE", "INVALID_GIFT_CARD_STATUS", json!("EMPTY_BALANCE")),
        ("HEARTH-GIFT-OFF1", "INVALID_GIFT_CARD_STATUS", json!("DISABLED")),
    ] {
        let (status, body) = post(&site, &visitor, "add-gift-card", card(given)).await;
        assert_eq!((status, code(&body), &data(&body)["reason"]), (400, expected, &reason));
    }
    let (_, body) = post(&site, &visitor, "add-gift-card", card("HEARTH-GIFT-0050")).await;
    let id = body["cart"]["paymentInfo"]["giftCards"][0]["id"].clone();
    let (status, body) = post(&site, &visitor, "add-gift-card", card("HEARTH-GIFT-0050")).await;
    assert_eq!((status, code(&body)), (400, "GIFT_CARD_ALREADY_EXISTS"));
    post(&site, &visitor, "add-gift-card", card("HEARTH-GIFT-0500")).await;
    let (_, body) = post(&site, &visitor, "calculate", json!({})).await;
    let payment = &body["summary"]["paymentSummary"];
    assert_eq!(payment["giftCards"].as_array().unwrap().len(), 2);
    assert_eq!(
        (
            &payment["requiresPaymentAfterGiftCard"],
            amount(&payment["totalAfterGiftCards"])
        ),
        (&json!(false), "0.00")
    );
    let (status, _) = post(&site, &visitor, "remove-gift-card", json!({ "giftCardId": id })).await;
    assert_eq!(status, 200);
    let (status, body) = post(&site, &visitor, "remove-gift-card", json!({ "giftCardId": id })).await;
    assert_eq!((status, code(&body)), (400, "GIFT_CARD_NOT_FOUND_IN_CART"));

    let method = |code: &str| json!({ "deliveryMethod": { "code": code } });
    let (status, body) = post(&site, &visitor, "set-delivery-method", method("us-standard")).await;
    assert_eq!((status, code(&body)), (400, "DELIVERY_METHOD_MISSING_ADDRESS"));
    let address = json!({ "cart": { "deliveryInfo": { "address": { "country": "US" } } } });
    site.call(Method::PATCH, NEWER, Some(&visitor), Some(address)).await;
    let (status, body) = post(&site, &visitor, "set-delivery-method", method("by-pigeon")).await;
    assert_eq!((status, code(&body)), (400, "DELIVERY_METHOD_NOT_FOUND"));
    let (_, body) = post(&site, &visitor, "set-delivery-method", method("us-express")).await;
    assert_eq!(body["cart"]["deliveryInfo"]["method"]["code"], "us-express");
    let (_, body) = post(&site, &visitor, "remove-delivery-method", json!({})).await;
    assert_eq!(body["cart"]["deliveryInfo"]["method"], Value::Null);
}

#[tokio::test]
async fn an_order_is_placed_for_the_totals_that_were_shown() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let cart = ready(&site, &visitor, 1).await;
    let id = cart["id"].as_str().unwrap();
    let place = format!("{CARTS}/{id}/place-order");
    let (_, body) = post(&site, &visitor, "calculate", json!({})).await;
    let own = &body["cart"]["extendedFields"]["namespaces"]["cartwright"];
    assert_eq!(own["freeShippingOver"]["amount"], "75.00");
    let shown = body["summary"]["priceVerificationToken"].clone();
    assert!(shown.as_str().unwrap().len() <= 1024);
    post(
        &site,
        &visitor,
        "add-coupon",
        json!({ "coupon": { "code": "WELCOME10" } }),
    )
    .await;
    for (body, expected) in [
        (json!({ "priceVerificationToken": shown }), "CART_PRICES_OUT_OF_SYNC"),
        (
            json!({ "priceVerificationToken": "made.up" }),
            "INVALID_PRICE_VERIFICATION_TOKEN",
        ),
        (json!({}), "EMPTY_PAYMENT_TOKEN"),
        (json!({ "paymentToken": "tok_declined" }), "INVALID_PAYMENT_STATUS"),
    ] {
        let (status, answer) = site.post(&place, &visitor, body).await;
        assert_eq!((status.as_u16(), code(&answer)), (400, expected));
    }
    let (_, body) = post(&site, &visitor, "calculate", json!({})).await;
    let pay = json!({
        "priceVerificationToken": body["summary"]["priceVerificationToken"], "paymentToken": "tok_visa",
    });
    let (status, placed) = site.post(&place, &visitor, pay.clone()).await;
    assert_eq!((status.as_u16(), &placed["completed"]), (200, &json!(true)), "{placed}");
    let (status, body) = site.post(&place, &visitor, pay).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "CART_ALREADY_ORDERED"));
    assert_eq!(data(&body), &json!({ "cartId": id, "orderId": placed["orderId"] }));
    let (_, body) = site.get(&format!("{CARTS}/{id}"), &visitor).await;
    assert_eq!(
        (&body["cart"]["orderPlaced"], &body["cart"]["orderId"]),
        (&json!(true), &placed["orderId"])
    );
    let (status, body) = site.post(&format!("{CARTS}/{id}/calculate"), &visitor, json!({})).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "CART_ALREADY_ORDERED"));
    assert_eq!(site.get(NEWER, &visitor).await.0, 404);
}

#[tokio::test]
async fn what_stands_in_the_way_is_told_before_an_order() {
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
    assert!(
        data(&body)["violationsList"]["violations"][0]["description"]
            .as_str()
            .unwrap()
            .contains("$5,000.00")
    );
    site.rule("ordersSettings", "ordersSettings", json!({})).await;
    let evening = site.product(&visitor, "kiln-evening").await;
    add(&site, &visitor, json!([item(&evening, 1)])).await;
    refused("MEMBERS_ONLY_ITEM").await;
    let (_, body) = site.get(NEWER, &visitor).await;
    let ids: Vec<&Value> = body["cart"]["lineItems"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| &line["id"])
        .collect();
    post(&site, &visitor, "remove-line-items", json!({ "lineItemIds": ids })).await;
    refused("EMPTY_CART").await;
}

#[tokio::test]
async fn carts_are_made_with_everything_and_kept_apart() {
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
    assert_eq!(
        (status.as_u16(), &body["cart"]["currentCart"]),
        (200, &json!(false)),
        "{body}"
    );
    assert_eq!(
        body["cart"]["paymentInfo"]["giftCards"][0]["requestedRedeemAmount"]["amount"],
        "10.00"
    );
    assert_eq!(site.get(NEWER, &visitor).await.1["cart"]["id"], first["id"]);
    let (status, body) = site.post(NEWER, &visitor, whole.clone()).await;
    assert_eq!((status.as_u16(), &body["cart"]["currentCart"]), (200, &json!(true)));
    assert_eq!(site.get(NEWER, &visitor).await.1["cart"]["id"], body["cart"]["id"]);
    let (status, old) = site
        .get(&format!("{CARTS}/{}", first["id"].as_str().unwrap()), &visitor)
        .await;
    assert_eq!(
        (status.as_u16(), &old["cart"]["currentCart"]),
        (200, &json!(false)),
        "nothing is lost"
    );

    let mut wrong = whole;
    wrong["coupons"] = json!([{ "code": "NOSUCH" }]);
    let (status, body) = site.post(CARTS, &visitor, wrong).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "INVALID_COUPON_CODE"));
    let foreign = json!({ "cart": { "paymentInfo": { "currencyCode": "EUR" } } });
    let (status, body) = site.call(Method::PATCH, NEWER, Some(&visitor), Some(foreign)).await;
    assert_eq!(
        (status.as_u16(), violated_field(&body)),
        (400, "cart.paymentInfo.currencyCode")
    );
}

#[tokio::test]
async fn lines_of_the_owners_have_bounds_too() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let owner = site.acting_for(&visitor);
    let custom = |fields: Value| {
        let mut item = json!({
            "name": { "original": "Engraving" }, "quantityInfo": { "requestedQuantity": 1 },
            "pricing": { "price": { "amount": "5.00" } }, "attributes": { "itemType": { "preset": "SERVICE" } },
        });
        for (name, value) in fields.as_object().unwrap() {
            item[name] = value.clone();
        }
        json!({ "customItems": [item] })
    };
    let call = "add-line-items";
    assert_eq!(post(&site, &visitor, call, custom(json!({}))).await.0, 403);
    let group = json!({ "id": "a", "modifiers": [{ "id": "one" }, { "id": "one" }] });
    for (fields, expected) in [
        (
            json!({ "paymentConfig": { "depositAmount": { "amount": "6.00" } } }),
            "DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE",
        ),
        (json!({ "modifierGroups": [group] }), "DUPLICATE_ITEM_MODIFIER_IDS"),
        (
            json!({ "modifierGroups": [{ "id": "a" }, { "id": "a" }] }),
            "DUPLICATE_MODIFIER_GROUP_IDS",
        ),
        (
            json!({ "modifierGroups": vec![json!({}); 26] }),
            "MAX_ITEM_MODIFIERS_EXCEEDED",
        ),
    ] {
        let (status, body) = post(&site, &owner, call, custom(fields)).await;
        assert_eq!((status, code(&body)), (400, expected));
    }
    let fixed = json!({ "quantityInfo": { "requestedQuantity": 2, "fixedQuantity": true } });
    let (_, body) = post(&site, &owner, call, custom(fixed)).await;
    let line = &body["cart"]["lineItems"][0];
    assert_eq!(
        (&line["customLineItem"], amount(&line["pricing"]["totalPrice"])),
        (&json!(true), "10.00")
    );
    let change = json!({ "lineItems": [{ "lineItemId": line["id"], "quantity": { "newQuantity": 3 } }] });
    let (status, body) = post(&site, &visitor, "update-line-items", change).await;
    assert_eq!((status, code(&body)), (400, "FIXED_QUANTITY_ITEM"));
}

#[tokio::test]
async fn forms_upsells_and_completion() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    let option =
        json!({ "id": "monthly", "title": "Every month", "frequency": "MONTH", "interval": 1, "percentOff": "10" });
    site.rule(
        "itemTerms",
        product["id"].as_str().unwrap(),
        json!({ "subscriptions": [option] }),
    )
    .await;
    let cart = started(&site, &visitor, 1).await;
    let (_, body) = site.get(&format!("{NEWER}/upsell-options"), &visitor).await;
    let upsell = &body["itemsUpsells"][0]["upsells"][0];
    assert_eq!(
        (
            &upsell["catalogReference"]["options"],
            &upsell["metadata"]["benefitValue"]
        ),
        (&json!({ "subscriptionOptionId": "monthly" }), &json!("10"))
    );
    let forms = json!({ "formSubmissions": [{ "id": "f1", "formSubmissionId": NOWHERE }] });
    let (status, body) = post(&site, &visitor, "update-forms-submission", forms).await;
    assert_eq!(
        (status, &body["cart"]["forms"][0]["formSubmissionId"]),
        (200, &json!(NOWHERE)),
        "{body}"
    );

    let id = cart["id"].as_str().unwrap();
    let (_, body) = site
        .post(&format!("{CARTS}/{id}/get-checkout-url"), &visitor, json!({}))
        .await;
    let page = Browser::new().get(body["checkoutUrl"].as_str().unwrap()).await;
    assert_eq!(page.status, 200, "{}", page.text);
    let done = format!("{CARTS}/{id}/mark-cart-as-completed");
    let (status, body) = site
        .post(&done, &site.acting_for(&visitor), json!({ "orderId": NOWHERE }))
        .await;
    assert_eq!(
        (status.as_u16(), &body["cart"]["orderId"]),
        (200, &json!(NOWHERE)),
        "{body}"
    );
    assert_eq!(site.get(NEWER, &visitor).await.0, 404);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_asked_for_twice_at_once_is_one() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let cart = ready(&site, &visitor, 1).await;
    let place = format!("{CARTS}/{}/place-order", cart["id"].as_str().unwrap());
    let once = || site.post(&place, &visitor, json!({ "paymentToken": "tok_visa" }));
    let ((one, first), (other, second)) = tokio::join!(once(), once());
    let (placed, refused) = if one == 200 { (first, second) } else { (second, first) };
    assert_eq!(
        (one.as_u16() + other.as_u16(), code(&refused)),
        (600, "CART_ALREADY_ORDERED")
    );
    assert_eq!(data(&refused)["orderId"], placed["orderId"]);
    let (_, body) = site
        .post("/ecom/v1/orders/search", &visitor, json!({ "search": {} }))
        .await;
    assert_eq!(body["orders"].as_array().unwrap().len(), 1, "{body}");
}

#[tokio::test]
async fn a_login_brings_all_carts_along() {
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
    assert_eq!(
        body["cart"]["extendedFields"]["namespaces"]["cartwright"]["merged"]["lines"],
        1
    );
    assert_eq!(site.get(&aside, &member).await.0, 200);
    assert_eq!(site.get(&aside, &visitor).await.0, 404);
}
