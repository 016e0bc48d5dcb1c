//! Cart V2: what is in a cart.

use crate::shop::*;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

pub(crate) const CARTS: &str = "/ecom/v2/carts";
pub(crate) const NOWHERE: &str = "11111111-1111-4111-8111-111111111111";

pub(crate) fn item(product: &Value, quantity: i64) -> Value {
    line(product, quantity)
}

pub(crate) async fn add(site: &Site, token: &str, items: Value) -> (u16, Value) {
    let (status, body) = site.post(&format!("{NEWER}/add-line-items"), token, json!({ "catalogItems": items })).await;
    (status.as_u16(), body)
}

pub(crate) async fn started(site: &Site, token: &str, quantity: i64) -> Value {
    let product = site.plain_product(token).await;
    let (status, body) = add(site, token, json!([item(&product, quantity)])).await;
    assert_eq!(status, 200, "{body}");
    body["cart"].clone()
}

pub(crate) async fn post(site: &Site, token: &str, call: &str, body: Value) -> (u16, Value) {
    let (status, body) = site.post(&format!("{NEWER}/{call}"), token, body).await;
    (status.as_u16(), body)
}

#[tokio::test]
async fn calls_of_cart_v1_and_v2_read_the_same_cart() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let (status, body) = site.get(NEWER, &visitor).await;
    assert_eq!((status.as_u16(), code(&body)), (404, "CURRENT_CART_NOT_FOUND"));
    let older = site.add(&visitor, &site.plain_product(&visitor).await, 2).await;
    let (_, body) = site.get(NEWER, &visitor).await;
    let newer = &body["cart"];
    assert_eq!((&newer["id"], &newer["revision"]), (&older["id"], &older["revision"]));
    let line = &newer["lineItems"][0];
    assert_eq!(line["quantityInfo"]["requestedQuantity"], 2);
    assert_eq!((&line["status"], &newer["currentCart"]), (&json!("IN_STOCK"), &json!(true)));
    assert_eq!((amount(&newer["subtotal"]), amount(&older["lineItems"][0]["lineItemPrice"])), ("19.00", "19"));
    let note = json!({ "cart": { "note": "Ring twice" } });
    site.call(Method::PATCH, NEWER, Some(&visitor), Some(note)).await;
    let (_, body) = site.get(CURRENT, &visitor).await;
    assert_eq!((&body["cart"]["buyerNote"], &body["cart"]["revision"]), (&json!("Ring twice"), &json!("2")));
    let by_id = format!("{CARTS}/{}", older["id"].as_str().unwrap());
    assert_eq!(site.get(&by_id, &visitor).await.1["cart"]["id"], older["id"]);
    let stranger = site.visitor().await.access;
    let (status, body) = site.get(&by_id, &stranger).await;
    assert_eq!((status.as_u16(), code(&body)), (404, "CART_NOT_FOUND"));
    assert_eq!(site.call(Method::DELETE, NEWER, Some(&visitor), None).await.0, 200);
    assert_eq!(site.get(CURRENT, &visitor).await.0, 404);
}

#[tokio::test]
async fn a_refused_line_update_changes_no_line() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let cart = started(&site, &visitor, 1).await;
    let id = cart["lineItems"][0]["id"].clone();
    let change = |id: &Value, quantity: Value| json!({ "lineItemId": id, "quantity": { "newQuantity": quantity } });
    let (_, body) = post(&site, &visitor, "update-line-items", json!({ "lineItems": [change(&id, json!(3))] })).await;
    assert_eq!(body["cart"]["lineItems"][0]["quantityInfo"]["requestedQuantity"], 3);
    for (changes, expected) in [
        (json!([change(&json!(NOWHERE), json!(1))]), "LINE_ITEM_NOT_FOUND_IN_CART"),
        (json!([change(&id, json!(1)), change(&id, json!(2))]), "DUPLICATE_LINE_ITEM_UPDATES"),
        (json!([{ "lineItemId": id }]), "EMPTY_LINE_ITEM_UPDATES"),
    ] {
        let (status, body) = post(&site, &visitor, "update-line-items", json!({ "lineItems": changes })).await;
        assert_eq!((status, code(&body)), (400, expected));
    }
    let wrong = json!({ "lineItems": [change(&id, json!(0))] });
    let (status, body) = post(&site, &visitor, "update-line-items", wrong).await;
    assert_eq!((status, violated_field(&body)), (400, "lineItems[0].quantity.newQuantity"));
    let (status, body) = post(&site, &visitor, "remove-line-items", json!({ "lineItemIds": [NOWHERE] })).await;
    assert_eq!((status, &data(&body)["lineItemIds"]), (400, &json!([NOWHERE])));

    let (status, body) = add(&site, &visitor, json!([])).await;
    assert_eq!((status, code(&body)), (400, "NO_LINE_ITEMS_TO_ADD"));
    let (status, body) = add(&site, &visitor, json!([item(&json!({ "id": NOWHERE }), 1)])).await;
    assert_eq!((status, code(&body)), (400, "ITEM_NOT_FOUND_IN_CATALOG"));
    assert_eq!(data(&body)["invalidItems"][0]["catalogReference"]["catalogItemId"], NOWHERE);
    let mut foreign = item(&site.plain_product(&visitor).await, 1);
    foreign["catalogReference"]["appId"] = json!("13d21c63-b5ec-5912-8397-c3a5ddb27a97");
    let mut laden = item(&site.plain_product(&visitor).await, 1);
    let modifiers = json!((0..26).map(|number| json!({ "id": format!("m{number}") })).collect::<Vec<_>>());
    laden["catalogReference"]["options"] = json!({ "modifierGroups": [{ "id": "g", "modifiers": modifiers }] });
    for (item, expected) in [(foreign, "CATALOG_ITEMS_RETRIEVAL_FAILURE"), (laden, "MAX_ITEM_MODIFIERS_EXCEEDED")] {
        let (status, body) = add(&site, &visitor, json!([item])).await;
        assert_eq!((status, code(&body)), (400, expected), "{body}");
    }
    let gone = site.product(&visitor, "carpenter-pencils").await;
    let (status, body) = add(&site, &visitor, json!([item(&gone, 1)])).await;
    assert_eq!((status, code(&body)), (428, "INSUFFICIENT_INVENTORY"));
    let description = body["message"].as_str().unwrap();
    assert!(description.contains("exceeds available inventory"), "{description}");
    let mut half = item(&gone, 1);
    half["quantity"] = json!(1.5);
    let (status, body) = add(&site, &visitor, json!([half])).await;
    assert_eq!((status, violated_field(&body)), (400, "catalogItems[0].quantity"));
    let (_, body) = site.get(NEWER, &visitor).await;
    assert_eq!(body["cart"]["revision"], "2", "what is refused changes nothing");
}

#[tokio::test]
async fn a_line_beyond_the_stock_is_partially_confirmed_with_a_violation() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.product(&visitor, "meadow-plate").await;
    let stock = product["stock"]["quantity"].as_i64().unwrap();
    let (_, body) = add(&site, &visitor, json!([item(&product, stock + 5)])).await;
    let line = &body["cart"]["lineItems"][0];
    assert_eq!(line["status"], "PARTIALLY_IN_STOCK");
    assert_eq!(
        (&line["quantityInfo"]["confirmedQuantity"], &line["quantityInfo"]["requestedQuantity"]),
        (&json!(stock), &json!(stock + 5))
    );
    let (_, body) = post(&site, &visitor, "calculate", json!({})).await;
    let violations = body["summary"]["violations"].as_array().unwrap();
    let short = violations.iter().find(|one| one["code"] == "LINE_ITEMS_OUT_OF_STOCK").unwrap();
    assert_eq!(short["lineItemsOutOfStockData"]["lineItemIds"], json!([line["id"]]));
    assert_eq!((&short["scope"], &short["severity"]), (&json!("LINE_ITEM"), &json!("ERROR")));
    assert!(violations.iter().any(|one| one["code"] == "MISSING_DELIVERY_ADDRESS"));
    let quiet = json!({ "validationConfig": "SKIP_VALIDATIONS", "calculateDelivery": true });
    let (_, body) = post(&site, &visitor, "estimate", quiet).await;
    assert_eq!(body["summary"]["violations"], json!([]));
}

#[tokio::test]
async fn a_cart_accepts_one_valid_coupon() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    started(&site, &visitor, 1).await;
    let coupon = |code: &str| json!({ "coupon": { "code": code } });
    for (given, expected, reason) in [
        ("NOSUCH", "INVALID_COUPON_CODE", Value::Null),
        ("CANDLE20", "INVALID_COUPON_STATUS", json!("NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS")),
        ("FIELD15", "INVALID_COUPON_STATUS", json!("MIN_SUBTOTAL_NOT_REACHED")),
    ] {
        let (status, body) = post(&site, &visitor, "add-coupon", coupon(given)).await;
        assert_eq!((status, code(&body), &data(&body)["reason"]), (400, expected, &reason), "{given}");
    }
    let (_, body) = post(&site, &visitor, "add-coupon", coupon("welcome10")).await;
    let id = body["cart"]["coupons"][0]["id"].clone();
    let discount = &body["cart"]["lineItems"][0]["discounts"][0];
    assert_eq!(discount["source"], json!({ "sourceType": "COUPON", "couponCode": "WELCOME10" }));
    for (given, expected) in [("WELCOME10", "COUPON_ALREADY_EXISTS"), ("FREESHIP", "MAX_COUPONS_PER_CART_EXCEEDED")] {
        let (status, body) = post(&site, &visitor, "add-coupon", coupon(given)).await;
        assert_eq!((status, code(&body)), (400, expected));
    }
    let (status, body) = post(&site, &visitor, "remove-coupon", json!({ "couponId": NOWHERE })).await;
    assert_eq!((status, &data(&body)["couponId"]), (400, &json!(NOWHERE)));
    let (status, body) = post(&site, &visitor, "remove-coupon", json!({ "couponId": id })).await;
    assert_eq!((status, &body["cart"]["coupons"]), (200, &json!([])));
}

#[tokio::test]
async fn invalid_gift_cards_and_delivery_methods_are_refused() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    started(&site, &visitor, 1).await;
    let card = |code: &str| json!({ "giftCard": { "code": code } });
    for (given, expected, reason) in [
        ("HEARTH-GIFT-9999", "INVALID_GIFT_CARD_CODE", Value::Null),
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
        (&payment["requiresPaymentAfterGiftCard"], amount(&payment["totalAfterGiftCards"])),
        (&json!(false), "0.00")
    );
    let (status, _) = post(&site, &visitor, "remove-gift-card", json!({ "giftCardId": id })).await;
    assert_eq!(status, 200);
    let (status, body) = post(&site, &visitor, "remove-gift-card", json!({ "giftCardId": id })).await;
    assert_eq!((status, code(&body)), (400, "GIFT_CARD_NOT_FOUND_IN_CART"));

    let method = |code: &str| json!({ "deliveryMethod": { "code": code } });
    let (status, body) = post(&site, &visitor, "set-delivery-method", method("us-standard")).await;
    assert_eq!((status, code(&body)), (400, "DELIVERY_METHOD_MISSING_ADDRESS"));
    let address = |address: Value| json!({ "cart": { "deliveryInfo": { "address": address } } });
    let foreign = address(json!({ "country": "US", "subdivision": "DE-BE" }));
    let (status, body) = site.call(Method::PATCH, NEWER, Some(&visitor), Some(foreign)).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "INVALID_ADDRESS_FORMAT"));
    site.call(Method::PATCH, NEWER, Some(&visitor), Some(address(json!({ "country": "US" })))).await;
    let (status, body) = post(&site, &visitor, "set-delivery-method", method("by-pigeon")).await;
    assert_eq!((status, code(&body)), (400, "DELIVERY_METHOD_NOT_FOUND"));
    let (_, body) = post(&site, &visitor, "set-delivery-method", method("us-express")).await;
    assert_eq!(body["cart"]["deliveryInfo"]["method"]["code"], "us-express");
    let (_, body) = post(&site, &visitor, "remove-delivery-method", json!({})).await;
    assert_eq!(body["cart"]["deliveryInfo"]["method"], Value::Null);
}

#[tokio::test]
async fn custom_lines_of_the_owner_are_validated() {
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
    for (fields, expected) in [
        (
            json!({ "paymentConfig": { "depositAmount": { "amount": "6.00" } } }),
            "DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE",
        ),
        (json!({ "modifierGroups": [{ "id": "a" }, { "id": "a" }] }), "DUPLICATE_MODIFIER_GROUP_IDS"),
    ] {
        let (status, body) = post(&site, &owner, call, custom(fields)).await;
        assert_eq!((status, code(&body)), (400, expected));
    }
    let fixed = json!({ "quantityInfo": { "requestedQuantity": 2, "fixedQuantity": true } });
    let (_, body) = post(&site, &owner, call, custom(fixed)).await;
    let line = &body["cart"]["lineItems"][0];
    assert_eq!((&line["customLineItem"], amount(&line["pricing"]["totalPrice"])), (&json!(true), "10.00"));
    let change = json!({ "lineItems": [{ "lineItemId": line["id"], "quantity": { "newQuantity": 3 } }] });
    let (status, body) = post(&site, &visitor, "update-line-items", change).await;
    assert_eq!((status, code(&body)), (400, "FIXED_QUANTITY_ITEM"));
}

#[tokio::test]
async fn a_cart_has_at_most_three_hundred_lines() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let owner = site.acting_for(&visitor);
    let custom = json!({
        "name": { "original": "Stamp" }, "pricing": { "price": { "amount": "1.00" } },
        "quantityInfo": { "requestedQuantity": 1 }, "attributes": { "itemType": { "preset": "SERVICE" } },
    });
    let many = |count: usize| json!({ "customItems": vec![custom.clone(); count] });
    let (status, body) = post(&site, &owner, "add-line-items", many(301)).await;
    assert_eq!((status, violated_field(&body)), (400, "customItems"));
    assert_eq!(post(&site, &owner, "add-line-items", many(300)).await.0, 200);
    let (status, body) = post(&site, &owner, "add-line-items", many(2)).await;
    assert_eq!((status, code(&body)), (400, "MAX_LINE_ITEMS_EXCEEDED"));
    assert_eq!(data(&body), &json!({ "requestCount": 302, "maxCount": 300 }));
}

#[tokio::test]
async fn a_membership_pays_only_for_the_products_it_covers() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let member = site.demo_member(&visitor, "iris@example.com").await;
    let cart = started(&site, &member, 1).await;
    let id = &cart["lineItems"][0]["id"];
    let with = |membership: &str| {
        let existing = json!({ "membershipId": membership });
        json!({ "lineItems": [{ "lineItemId": id, "membershipPayment": { "existingMembership": existing } }] })
    };
    for membership in [NOWHERE, "7a1d0000-0000-4000-8000-000000000001"] {
        let (status, body) = post(&site, &member, "update-line-items", with(membership)).await;
        assert_eq!((status, code(&body)), (400, "INVALID_MEMBERSHIP_PAYMENT_OPTION"));
        assert_eq!(data(&body)["invalidItems"][0]["invalidItemId"]["lineItemId"], *id);
    }
    let service = json!({ "serviceProperties": { "scheduledDate": "2099-01-01T10:00:00Z" } });
    let mut workshop = site.line_of(&member, "mug-workshop", 2, service).await;
    workshop["membershipPayment"] =
        json!({ "existingMembership": { "membershipId": "7a1d0000-0000-4000-8000-000000000001" } });
    let (status, body) = add(&site, &member, json!([workshop])).await;
    assert_eq!(status, 200, "{body}");
    let (_, body) = post(&site, &member, "calculate", json!({})).await;
    assert_eq!(body["summary"]["paymentSummary"]["memberships"][0]["lineItemIds"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_digital_product_can_be_added_once_its_file_is_imported_from_the_url() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let mut pattern = json!({ "name": "Pattern", "productType": "DIGITAL", "variantsInfo": { "variants": [
        { "price": { "actualPrice": { "amount": "5.00" } } },
    ] } });
    let without = site.create_stocked_v3(pattern.clone()).await;
    assert_eq!(without["inventory"]["availabilityStatus"], "IN_STOCK");
    let (status, body) = site.post(CARTS, &visitor, json!({ "catalogItems": [item(&without, 1)] })).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "ITEM_NOT_FOUND_IN_CATALOG"), "a product without a file");
    let file = json!({ "digitalFile": { "id": "https://files.example/pattern.pdf" } });
    pattern["variantsInfo"]["variants"][0]["digitalProperties"] = file;
    let product = site.create_stocked_v3(pattern).await;
    let items = json!([item(&product, 1)]);
    let (status, body) = site.post(CARTS, &visitor, json!({ "catalogItems": items })).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "ITEM_NOT_FOUND_IN_CATALOG"));
    site.advance(10).await;
    let (status, body) = site.post(CARTS, &visitor, json!({ "catalogItems": items })).await;
    assert_eq!(status, 200, "{body}");
}
