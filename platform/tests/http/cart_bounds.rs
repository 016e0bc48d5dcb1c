//! What carts refuse, by the field's path, and what they pass over in silence.

use crate::shop::*;
use crate::site::*;
use serde_json::{Value, json};

const NOWHERE: &str = "11111111-1111-4111-8111-111111111111";

#[tokio::test]
async fn quantities_must_be_integers_within_bounds() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    let cart = site.add(&visitor, &product, 2).await;
    let id = &cart["lineItems"][0]["id"];
    let change = "/ecom/v1/carts/current/update-line-items-quantity";
    for (quantity, rule) in [
        (json!(0), "MIN"),
        (json!(-1), "MIN"),
        (json!(1.5), "FORMAT"),
        (json!(100_001), "MAX"),
        (json!(1e30), "MAX"),
        (json!("1.5"), "FORMAT"),
        (json!("two"), "FORMAT"),
    ] {
        let mut line = line(&product, 1);
        line["quantity"] = quantity.clone();
        let expected = [("lineItems[0].quantity".to_owned(), rule.to_owned())];
        let (status, body) = site.post(ADD, &visitor, json!({ "lineItems": [line] })).await;
        assert_eq!((status.as_u16(), violations(&body)), (400, expected.to_vec()), "{quantity}");
        let changes = json!({ "lineItems": [{ "id": id, "quantity": quantity }] });
        let (status, body) = site.post(change, &visitor, changes).await;
        assert_eq!((status.as_u16(), violations(&body)), (400, expected.to_vec()), "{quantity}");
    }
    let (status, body) = site.post(change, &visitor, json!({ "lineItems": [{ "id": NOWHERE, "quantity": 1 }] })).await;
    assert_eq!((status.as_u16(), code(&body)), (404, "LINE_ITEM_NOT_FOUND"));
    let (_, body) = site.get(CURRENT, &visitor).await;
    assert_eq!(
        (&body["cart"]["lineItems"][0]["quantity"], &body["cart"]["revision"]),
        (&json!(2), &json!("1")),
        "what is refused changes nothing"
    );
}

#[tokio::test]
async fn a_cart_has_at_most_three_hundred_lines() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let token = site.acting_for(&visitor);
    let lines = |count: usize| -> Value {
        let line = json!({
            "productName": { "original": "Stamp" }, "itemType": { "preset": "SERVICE" }, "price": "1.00", "quantity": 1,
        });
        json!({ "customLineItems": vec![line; count] })
    };
    let (status, body) = site.post(ADD, &token, lines(101)).await;
    assert_eq!((status.as_u16(), violated_field(&body)), (400, "customLineItems"));
    for _ in 0..3 {
        assert_eq!(site.post(ADD, &token, lines(100)).await.0, 200);
    }
    let (status, body) = site.post(ADD, &token, lines(1)).await;
    assert_eq!((status.as_u16(), violated_field(&body)), (400, "lineItems"));
    let (_, body) = site.get(CURRENT, &visitor).await;
    assert_eq!(body["cart"]["lineItems"].as_array().unwrap().len(), 300);
    let estimate = site.estimate(&visitor, json!({})).await;
    assert_eq!(amount(&estimate["priceSummary"]["subtotal"]), "300.00");
}

#[tokio::test]
async fn a_malformed_cart_update_is_refused_with_its_field_and_rule() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    site.add(&visitor, &product, 1).await;
    for (body, field, rule) in [
        (json!({ "cartInfo": { "currency": "EUR" } }), "cartInfo.currency", "INVALID_ENUM_VALUE"),
        (json!({ "cartInfo": { "conversionCurrency": "JPY" } }), "cartInfo.conversionCurrency", "INVALID_ENUM_VALUE"),
        (json!({ "couponCode": "two words" }), "couponCode", "FORMAT"),
        (json!({ "couponCode": "X".repeat(51) }), "couponCode", "MAX_LENGTH"),
        (
            json!({ "cartInfo": { "overrideCheckoutUrl": "x".repeat(1001) } }),
            "cartInfo.overrideCheckoutUrl",
            "MAX_LENGTH",
        ),
    ] {
        let (status, answer) = site.patch(&visitor, body).await;
        assert_eq!((status, violations(&answer)), (400, vec![(field.to_owned(), rule.to_owned())]));
    }
    let owner = site.acting_for(&visitor);
    let custom = |fields: Value| {
        let mut line = json!({
            "productName": { "original": "Engraving" }, "itemType": { "preset": "SERVICE" }, "price": "5.00", "quantity": 1,
        });
        for (name, value) in fields.as_object().unwrap() {
            line[name] = value.clone();
        }
        json!({ "customLineItems": [line] })
    };
    let past = json!({ "scheduledDate": "2020-01-01T10:00:00Z" });
    let began = json!({ "subscriptionSettings": { "frequency": "MONTH", "startDate": "2020-01-01T10:00:00Z" } });
    for (fields, field, rule) in [
        (json!({ "price": "-1.00" }), "price", "DECIMAL_GTE"),
        (json!({ "price": "1.001" }), "price", "DECIMAL_MAX_SCALE"),
        (json!({ "price": null }), "price", "REQUIRED_FIELD"),
        (json!({ "depositAmount": "6.00" }), "depositAmount", "DECIMAL_LTE"),
        (json!({ "productName": { "original": " " } }), "productName", "REQUIRED_FIELD"),
        (json!({ "itemType": { "preset": "PIGEON" } }), "itemType.preset", "INVALID_ENUM_VALUE"),
        (json!({ "serviceProperties": past }), "serviceProperties.scheduledDate", "VALIDATION"),
        (
            json!({ "serviceProperties": { "numberOfParticipants": 10_001 } }),
            "serviceProperties.numberOfParticipants",
            "MAX",
        ),
        (
            json!({ "subscriptionOptionInfo": began }),
            "subscriptionOptionInfo.subscriptionSettings.startDate",
            "VALIDATION",
        ),
        (json!({ "descriptionLines": vec![json!({}); 11] }), "descriptionLines", "MAX_SIZE"),
    ] {
        let (status, answer) = site.post(ADD, &owner, custom(fields)).await;
        let expected = (format!("customLineItems[0].{field}"), rule.to_owned());
        assert_eq!((status.as_u16(), violations(&answer)), (400, vec![expected]));
    }
}

#[tokio::test]
async fn an_invalid_line_is_not_added_and_existing_lines_stay() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let plain = line(&site.plain_product(&visitor).await, 1);
    for (slug, options) in [
        ("candle-post", json!({ "subscriptionOptionId": "nonesuch" })),
        ("mug-workshop", json!({})),
        (
            "mug-workshop",
            json!({ "serviceProperties": { "scheduledDate": "2099-01-01T10:00:00Z" }, "modifierGroups": [
                { "id": "glaze", "modifiers": [{ "id": "nonesuch" }] },
            ] }),
        ),
    ] {
        let wrong = site.line_of(&visitor, slug, 1, options).await;
        let cart = site.add_lines(&visitor, vec![wrong, plain.clone()]).await;
        assert_eq!(cart["lineItems"].as_array().unwrap().len(), 1, "{slug}");
    }
    let (_, body) = site.get(CURRENT, &visitor).await;
    assert_eq!((&body["cart"]["lineItems"][0]["quantity"], &body["cart"]["revision"]), (&json!(3), &json!("3")));
    let malformed = site.line_of(&visitor, "mug-workshop", 1, json!({ "variantId": 7 })).await;
    let (status, body) = site.post(ADD, &visitor, json!({ "lineItems": [malformed] })).await;
    assert_eq!((status.as_u16(), violated_field(&body)), (400, "lineItems[0].catalogReference.options.variantId"));
}

#[tokio::test]
async fn adding_a_product_needs_its_mandatory_modifiers() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.product(&visitor, "seed-calendar").await;
    let id = product["id"].as_str().unwrap();
    let group = json!({
        "id": "paper", "name": "Paper", "mandatory": true,
        "modifiers": [{ "id": "fine", "label": "Fine", "price": "2.25" }],
    });
    site.rule("itemTerms", id, json!({ "modifierGroups": [group] })).await;
    let without = site.line_of(&visitor, "seed-calendar", 1, json!({})).await;
    assert_eq!(site.add_lines(&visitor, vec![without]).await["lineItems"], json!([]));
    let chosen = json!({ "modifierGroups": [{ "id": "paper", "modifiers": [{ "id": "fine", "quantity": 2 }] }] });
    let with = site.line_of(&visitor, "seed-calendar", 3, chosen).await;
    let cart = site.add_lines(&visitor, vec![with]).await;
    let line = &cart["lineItems"][0];
    assert_eq!(amount(&line["price"]), "12", "7.50 and two extras of 2.25");
    assert_eq!(amount(&line["modifiersTotalPrice"]), "13.5");
    assert_eq!(amount(&line["lineItemPrice"]), "36");
}
