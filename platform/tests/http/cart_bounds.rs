//! What carts refuse, by the field's path, and what they pass over in silence.

use crate::shop::*;
use crate::site::*;
use serde_json::json;

const NOWHERE: &str = "11111111-1111-4111-8111-111111111111";

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
    let change = "/ecom/v1/carts/current/update-line-items-quantity";
    let (status, body) = site.post(change, &visitor, json!({ "lineItems": [{ "id": NOWHERE, "quantity": 1 }] })).await;
    assert_eq!((status.as_u16(), code(&body)), (404, "LINE_ITEM_NOT_FOUND"));
    for quantity in [json!(0), json!(1.5)] {
        let changes = json!({ "lineItems": [{ "id": NOWHERE, "quantity": quantity }] });
        let (status, body) = site.post(change, &visitor, changes).await;
        assert_eq!((status.as_u16(), violated_field(&body)), (400, "lineItems[0].quantity"), "{quantity}");
    }
    let (status, body) = site.patch(&visitor, json!({ "couponCode": "two words" })).await;
    assert_eq!((status, violated_field(&body)), (400, "couponCode"));
    let custom =
        json!({ "productName": { "original": "Engraving" }, "itemType": { "preset": "SERVICE" }, "quantity": 1 });
    for (name, value) in [("price", "1.001"), ("depositAmount", "6.00")] {
        let mut custom = custom.clone();
        custom["price"] = json!("5.00");
        custom[name] = json!(value);
        let added = json!({ "customLineItems": [custom] });
        let (status, body) = site.post(ADD, &site.acting_for(&visitor), added).await;
        assert_eq!((status.as_u16(), violated_field(&body)), (400, &*format!("customLineItems[0].{name}")), "{body}");
    }
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
