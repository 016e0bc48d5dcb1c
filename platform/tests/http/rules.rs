//! The shop's rules, as the owner sets them.

use crate::shop::*;
use crate::site::*;
use cartwright::events::{Change, ChangeEvent, Event};
use reqwest::Method;
use serde_json::{Value, json};

const COUPONS: &str = "/_platform/rules/coupons";

fn coupon(fields: Value) -> Value {
    let mut coupon =
        json!({ "code": "TEN", "name": "Ten off", "kind": { "type": "percent", "value": "10" }, "active": true });
    for (name, value) in fields.as_object().unwrap() {
        coupon[name] = value.clone();
    }
    coupon
}

#[tokio::test]
async fn rules_can_be_set_read_and_deleted() {
    let site = Site::start().await;
    let (status, body) = site.owner(Method::GET, COUPONS, None).await;
    let before = body["rules"].as_array().unwrap().len();
    assert_eq!((status, before), (200, 7));
    let path = format!("{COUPONS}/ten");
    let (status, body) = site.owner(Method::PUT, &path, Some(coupon(json!({})))).await;
    assert_eq!((status, &body["rule"]["id"]), (200, &json!("ten")));
    let changed = coupon(json!({ "kind": { "type": "amount", "value": "3.50" }, "expires": "2099-01-01T00:00:00Z" }));
    site.owner(Method::PUT, &path, Some(changed)).await;
    let rule = site.rule_of("coupons", "ten").await;
    assert_eq!(
        (&rule["kind"], &rule["expires"]),
        (&json!({ "type": "amount", "value": "3.50" }), &json!("2099-01-01T00:00:00.000Z"))
    );
    let card = json!({ "code": "HEARTHGIFT-0050", "initialValue": "5", "balance": "5", "active": true });
    for (path, rule, field) in [
        (format!("{COUPONS}/two"), coupon(json!({ "code": "TWO", "usageLimit": 0 })), "usageLimit"),
        (format!("{COUPONS}/two"), coupon(json!({ "code": "welcome10" })), "code"),
        ("/_platform/rules/giftCards/two".to_owned(), card, "code"),
    ] {
        let (status, body) = site.owner(Method::PUT, &path, Some(rule)).await;
        assert_eq!((status, violated_field(&body)), (400, field), "{body}");
    }
    assert_eq!(site.owner(Method::DELETE, &path, None).await.0, 200);
    let (status, body) = site.owner(Method::GET, &path, None).await;
    assert_eq!((status, code(&body)), (404, "RULE_NOT_FOUND"));
    let (status, body) = site.owner(Method::GET, "/_platform/rules/riddles", None).await;
    assert_eq!((status, code(&body)), (404, "RULE_KIND_NOT_FOUND"));
}

#[tokio::test]
async fn only_the_owner_can_read_rules() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    for (token, status) in [("", 401), (visitor.as_str(), 403)] {
        let mut request = site.http.get(format!("{}{COUPONS}", site.base));
        if !token.is_empty() {
            request = request.header("authorization", token);
        }
        assert_eq!(request.send().await.unwrap().status().as_u16(), status);
    }
}

#[tokio::test]
async fn a_coupon_is_limited_by_total_uses_and_per_customer() {
    let site = Site::start().await;
    let limited = coupon(json!({ "code": "TWICE", "usageLimit": 2, "limitPerCustomer": 1 }));
    site.rule("coupons", "twice", limited).await;
    let order = async |token: &str, email: &str| {
        let guide = site.line_of(token, "walks-guide", 1, json!(null)).await;
        site.add_lines(token, vec![guide]).await;
        let (status, body) = site.patch(token, json!({ "couponCode": "TWICE" })).await;
        if status != 200 {
            return code(&body).to_owned();
        }
        let id = site.start_checkout(token, json!({ "email": email })).await;
        let path = format!("/ecom/v1/checkouts/{id}/create-order");
        let (status, body) = site.post(&path, token, json!({ "paymentToken": "tok_visa" })).await;
        assert_eq!(status, 200, "{body}");
        "ordered".to_owned()
    };
    let first = site.visitor().await.access;
    assert_eq!(order(&first, "ada@example.com").await, "ordered");
    assert_eq!(order(&first, "ada@example.com").await, "ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED");
    let member = site.demo_member(&first, "mei@example.com").await;
    assert_eq!(order(&member, "mei@example.com").await, "ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED");
    assert_eq!(order(&site.visitor().await.access, "bob@example.com").await, "ordered");
    assert_eq!(order(&site.visitor().await.access, "eve@example.com").await, "ERROR_COUPON_USAGE_EXCEEDED");
}

#[tokio::test]
async fn a_per_customer_coupon_recognizes_a_guest_by_email_in_a_new_session() {
    let site = Site::start().await;
    site.rule("coupons", "once", coupon(json!({ "code": "ONCE", "limitPerCustomer": 1 }))).await;
    let refusal = async |email: &str, pays: bool| {
        let token = site.visitor().await.access;
        let guide = site.line_of(&token, "walks-guide", 1, json!(null)).await;
        site.add_lines(&token, vec![guide]).await;
        site.patch(&token, json!({ "couponCode": "ONCE" })).await;
        let id = site.start_checkout(&token, json!({ "email": email })).await;
        let (_, body) = site.get(&format!("/ecom/v1/checkouts/{id}"), &token).await;
        if pays {
            let path = format!("/ecom/v1/checkouts/{id}/create-order");
            let (status, body) = site.post(&path, &token, json!({ "paymentToken": "tok_visa" })).await;
            assert_eq!(status, 200, "{body}");
        }
        body["checkout"]["calculationErrors"]["couponCalculationError"]["applicationError"]["code"].clone()
    };
    assert_eq!(refusal("ada@example.com", true).await, json!(null));
    for email in ["ada@example.com", "Ada@Example.com"] {
        assert_eq!(refusal(email, false).await, "ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED");
    }
    assert_eq!(refusal("bob@example.com", false).await, json!(null));
}

#[tokio::test]
async fn a_coupon_discounts_only_the_products_it_names() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let plate = site.product(&visitor, "meadow-plate").await;
    let lines = vec![line(&plate, 2), site.line_of(&visitor, "walks-guide", 1, json!(null)).await];
    let cart = site.add_lines(&visitor, lines).await;
    let fixed = coupon(json!({
        "code": "PLATE", "kind": { "type": "fixedPrice", "value": "20.00" }, "products": [plate["id"]],
        "starts": "2099-01-01T00:00:00Z",
    }));
    site.rule("coupons", "plate", fixed.clone()).await;
    let (status, body) = site.patch(&visitor, json!({ "couponCode": "PLATE" })).await;
    assert_eq!((status, code(&body)), (400, "ERROR_COUPON_IS_NOT_ACTIVE_YET"));
    let mut now = fixed;
    now["starts"] = json!(null);
    site.rule("coupons", "plate", now).await;
    assert_eq!(site.patch(&visitor, json!({ "couponCode": "PLATE" })).await.0, 200);
    let estimate = site.estimate(&visitor, json!({})).await;
    assert_eq!(amount(&estimate["priceSummary"]["discount"]), "28.00", "two plates of 34 at 20");
    let applied = &estimate["appliedDiscounts"][0];
    assert_eq!(
        (&applied["discountType"], &applied["lineItemIds"]),
        (&json!("SPECIFIC_ITEMS"), &json!([cart["lineItems"][0]["id"]]))
    );
    // What the coupon was for goes: it stays in the cart, counts for nothing, and the answer says why.
    let ids = json!({ "lineItemIds": [cart["lineItems"][0]["id"]] });
    site.post("/ecom/v1/carts/current/remove-line-items", &visitor, ids).await;
    let estimate = site.estimate(&visitor, json!({})).await;
    let error = &estimate["calculationErrors"]["couponCalculationError"]["applicationError"];
    assert_eq!(error["code"], "ERROR_INVALID_PRODUCTS");
    assert_eq!(estimate["violations"][0]["severity"], "WARNING");
}

#[tokio::test]
async fn changes_of_rules_emit_events_of_documented_fields() {
    let site = Site::start().await;
    let set = async |kind: &str, id: &str, rule: Value| {
        let (status, body) = site.owner(Method::PUT, &format!("/_platform/rules/{kind}/{id}"), Some(rule)).await;
        assert_eq!(status, 200, "{body}");
    };
    let option = |title: &str| {
        json!({
            "title": title, "regionId": "0e9b3f1c-0000-4000-8000-000000000001", "regionName": "All", "countries": ["US"],
            "rates": [{ "amount": "5.00", "conditions": [{ "type": "BY_TOTAL_PRICE", "operator": "GTE", "value": "10" }] }],
            "deliveryTime": "3 days", "deliveryDays": 3,
        })
    };
    set("shippingOptions", "post", option("Post")).await;
    set("shippingOptions", "post", option("Parcel")).await;
    set("ordersSettings", "ordersSettings", json!({ "createInvoice": true, "payAtPickup": true })).await;
    let provider = json!({
        "domesticServices": [{ "service": "PRIORITY_MAIL" }],
        "internationalServices": [{ "service": "FIRST_CLASS_PACKAGE_INTERNATIONAL" }],
        "packageType": "CUSTOM", "packageDetails": { "name": "Box" },
    });
    set("shippingProviders", "shippo", provider).await;
    site.owner(Method::DELETE, "/_platform/rules/shippingOptions/post", None).await;
    let mut revisions = Vec::new();
    for (entity, expected) in [
        ("shipping_option", &["created", "updated", "deleted"][..]),
        ("orders_settings", &["updated"]),
        ("shippo_configuration", &["created"]),
    ] {
        let events = site.events_of(&format!("wix.ecom.v1.{entity}")).await;
        let slugs: Vec<&str> = events.iter().map(|event| event["slug"].as_str().unwrap()).collect();
        assert_eq!(slugs, expected, "{entity}");
        for event in events {
            let read: Event = serde_json::from_value(event).unwrap();
            let unknown = match read.change() {
                ChangeEvent::ShippingOption(change) => {
                    let Some(option) = entity_of(*change) else { continue };
                    assert_eq!(option.rates.as_ref().unwrap()[0].conditions.as_ref().unwrap().len(), 1);
                    assert_eq!(option.estimated_delivery_time.as_deref(), Some("3 days"));
                    assert!(option.created_date.is_some() && option.updated_date.is_some());
                    revisions.push(option.revision.unwrap());
                    option.unknown_fields
                }
                ChangeEvent::OrdersSettings(change) => {
                    let settings = entity_of(*change).unwrap();
                    assert!(settings.inventory_update_trigger.is_some() && settings.updated_date.is_some());
                    settings.unknown_fields
                }
                ChangeEvent::ShippingProviderConfiguration(change) => {
                    let configuration = entity_of(*change).unwrap();
                    assert_eq!(configuration.revision.as_deref(), Some("1"));
                    configuration.unknown_fields
                }
                other => panic!("{other:?}"),
            };
            assert!(unknown.is_empty(), "{entity}: {unknown:?}");
        }
    }
    assert_eq!(revisions, ["1", "2", "2"]);
}

fn entity_of<T>(change: Change<T>) -> Option<T> {
    match change {
        Change::Created(entity) | Change::Updated(entity) => Some(entity),
        Change::Deleted(entity) => entity,
        Change::Action { .. } => None,
    }
}
