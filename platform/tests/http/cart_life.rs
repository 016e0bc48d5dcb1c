//! How carts live: revisions, events, joining on login, expiry.

use crate::orders::ordered;
use crate::shop::*;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

const DAY: i64 = 86_400;
const CART: &str = "wix.ecom.v1.cart";

fn kinds(events: &[Value]) -> Vec<&str> {
    events.iter().map(|event| event["slug"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn the_owner_learns_how_many_filled_carts_became_orders() {
    let site = Site::start().await;
    let outcomes =
        async |query: &str| site.owner(Method::GET, &format!("/_platform/carts/outcomes{query}"), None).await;
    assert_eq!(outcomes("").await, (200, json!({ "carts": 0, "ordered": 0 })));
    ordered(&site, 1).await;
    for is_emptied in [false, true] {
        let visitor = site.visitor().await.access;
        let product = site.plain_product(&visitor).await;
        let cart = site.add(&visitor, &product, 1).await;
        if is_emptied {
            let ids = json!({ "lineItemIds": [cart["lineItems"][0]["id"]] });
            assert_eq!(site.post("/ecom/v1/carts/current/remove-line-items", &visitor, ids).await.0, 200);
        }
    }
    assert_eq!(outcomes("?days=1").await, (200, json!({ "carts": 2, "ordered": 1 })));
    site.advance(2 * DAY).await;
    assert_eq!(outcomes("?days=1").await, (200, json!({ "carts": 0, "ordered": 0 })));
    let (status, body) = outcomes("?days=soon").await;
    assert_eq!((status, violated_field(&body)), (400, "days"), "{body}");
}

#[tokio::test]
async fn every_cart_change_increments_the_revision_and_emits_an_event() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    let cart = site.add(&visitor, &product, 1).await;
    let id = cart["lineItems"][0]["id"].clone();
    site.add(&visitor, &product, 1).await;
    site.patch(&visitor, json!({ "couponCode": "FIRST50" })).await;
    let quantities = json!({ "lineItems": [{ "id": id, "quantity": 5 }] });
    let change = "/ecom/v1/carts/current/update-line-items-quantity";
    let (_, body) = site.post(change, &visitor, quantities).await;
    assert_eq!(body["cart"]["revision"], "4");
    site.estimate(&visitor, json!({})).await;
    let (_, body) = site.get(CURRENT, &visitor).await;
    assert_eq!(body["cart"]["revision"], "4", "reading changes nothing");
    assert_eq!(site.call(Method::DELETE, CURRENT, Some(&visitor), None).await.0, 200);
    let events = site.events_of(CART).await;
    assert_eq!(kinds(&events), ["created", "updated", "updated", "updated", "deleted"]);
    let last = &events[3]["updatedEvent"]["currentEntity"];
    assert_eq!((&last["revision"], &last["lineItems"][0]["quantity"]), (&json!("4"), &json!(5)));
    assert_eq!(events[4]["deletedEvent"]["deletedEntity"]["id"], last["id"]);
}

#[tokio::test]
async fn placing_the_order_or_deleting_the_member_emits_a_cart_deleted_event() {
    let site = Site::start().await;
    ordered(&site, 1).await;
    let events = site.events_of(CART).await;
    assert_eq!(kinds(&events).last(), Some(&"deleted"));
    let before = events.len();

    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    let member = site.demo_member(&visitor, "mei@example.com").await;
    let cart = site.add(&member, &product, 1).await;
    let (_, body) = site.get("/members/v1/members/my", &member).await;
    let path = format!("/members/v1/members/{}", body["member"]["id"].as_str().unwrap());
    assert_eq!(site.owner(Method::DELETE, &path, None).await.0, 200);
    let events = site.events_of(CART).await;
    assert_eq!(kinds(&events)[before..], ["created", "deleted"]);
    assert_eq!(events[before + 1]["entityId"], cart["id"]);
}

#[tokio::test]
async fn a_login_merges_the_visitors_cart_and_caps_quantities_at_the_stock() {
    let site = Site::start().await;
    let first = site.visitor().await.access;
    let member = site.demo_member(&first, "iris@example.com").await;
    let counted = site.product(&first, "meadow-plate").await;
    let all = counted["stock"]["quantity"].as_i64().unwrap();
    site.add(&member, &counted, all - 1).await;

    let visitor = site.visitor().await.access;
    let other = site.product(&visitor, "walks-guide").await;
    site.add(&visitor, &counted, 3).await;
    site.add(&visitor, &other, 2).await;
    let again = site.demo_member(&visitor, "iris@example.com").await;
    let (_, body) = site.get(CURRENT, &again).await;
    let lines = body["cart"]["lineItems"].as_array().unwrap();
    let quantities: Vec<i64> = lines.iter().map(|line| line["quantity"].as_i64().unwrap()).collect();
    assert_eq!(quantities, [all, 2]);
    assert_eq!(site.get(CURRENT, &visitor).await.0, 404, "the visitor's cart is the member's now");
    assert_eq!(body["cart"]["extendedFields"], Value::Null);
}

#[tokio::test]
async fn a_login_gives_the_visitors_cart_to_a_member_without_one() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    let cart = site.add(&visitor, &product, 2).await;
    let checkout = site.start_checkout(&visitor, json!({})).await;
    let member = site.demo_member(&visitor, "mei@example.com").await;
    let (_, body) = site.get(CURRENT, &member).await;
    assert_eq!((&body["cart"]["id"], &body["cart"]["lineItems"][0]["quantity"]), (&cart["id"], &json!(2)));
    assert!(body["cart"]["buyerInfo"]["memberId"].is_string());
    let path = format!("/ecom/v1/checkouts/{checkout}");
    assert_eq!(site.get(&path, &member).await.0, 200);
    assert_eq!(site.get(&path, &visitor).await.0, 404);
}

#[tokio::test]
async fn a_buyer_can_set_a_checkout_page_of_the_sites_stores_only() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let plate = site.line_of(&visitor, "meadow-plate", 1, json!(null)).await;
    site.add_lines(&visitor, vec![plate.clone()]).await;
    let page = format!("{STORE}/api/redirect-to-checkout?checkoutId={{checkoutId}}");
    let evil = "https://evil.example/{checkoutId}";
    for (token, address, status) in
        [(visitor.clone(), evil, 400), (visitor.clone(), page.as_str(), 200), (site.acting_for(&visitor), evil, 200)]
    {
        let asked = json!({ "cartInfo": { "overrideCheckoutUrl": address } });
        let changed = site.call(Method::PATCH, CURRENT, Some(&token), Some(asked)).await;
        assert_eq!(changed.0, status, "{}", changed.1);
        let new = json!({ "channelType": "WEB", "lineItems": [plate], "overrideCheckoutUrl": address });
        let (made, body) = site.post("/ecom/v1/checkouts", &token, new).await;
        assert_eq!(made, status, "{body}");
        let Some(id) = body["checkout"]["id"].as_str() else { continue };
        let (_, shown) = site.get(&format!("/ecom/v1/checkouts/{id}/checkout-url"), &token).await;
        assert_eq!(shown["checkoutUrl"], address.replace("{checkoutId}", id));
    }
}

#[tokio::test]
async fn a_cart_whose_text_exceeds_the_limit_is_refused() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let said = |bytes: usize| json!({ "cartInfo": { "extendedFields": { "namespaces": { "own": { "said": "x".repeat(bytes) } } } } });
    let change = async |body| site.call(Method::PATCH, CURRENT, Some(&visitor), Some(body)).await;
    let (status, body) = change(said(32_500)).await;
    assert_eq!(status, 200, "{body}");
    let (status, body) = change(said(33_000)).await;
    assert_eq!(violated_field(&body), "cartInfo.extendedFields.namespaces.own", "{status}");
    let note = json!({ "cartInfo": { "buyerNote": "x".repeat(1000), "unknown": "y".repeat(1000) } });
    let (status, body) = change(note).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "CART_TOO_LARGE"), "{body}");
}

#[tokio::test]
async fn untouched_carts_are_deleted_after_their_lifetime() {
    let site = Site::start().await;
    let tokens_of_visitor = site.visitor().await;
    let visitor = tokens_of_visitor.access.clone();
    let started = site.visitor().await.access;
    let member = site.demo_member(&started, "iris@example.com").await;
    let product = site.plain_product(&visitor).await;
    site.add(&visitor, &product, 1).await;
    site.add(&member, &product, 1).await;
    site.start_checkout(&visitor, json!({ "email": "ada@example.com" })).await;
    site.settings(json!({ "visitorCartDays": 2, "memberCartDays": 4 })).await;

    site.advance(3600 + 1).await;
    let left = site.events_of("wix.ecom.v1.abandoned_checkout").await;
    assert_eq!(kinds(&left), ["created"]);
    let entity = &left[0]["createdEvent"]["entity"];
    assert_eq!(entity["buyerInfo"]["email"], "ada@example.com");

    site.advance(2 * DAY).await;
    let ended = site.events_of(CART).await;
    assert_eq!(kinds(&ended).iter().filter(|kind| **kind == "deleted").count(), 1);
    let (_, renewed) = site.refresh(&tokens_of_visitor.refresh).await;
    let (status, body) = site.get(CURRENT, &tokens(&renewed).access).await;
    assert_eq!((status.as_u16(), code(&body)), (404, "OWNED_CART_NOT_FOUND"));
    site.advance(2 * DAY).await;
    let ended = site.events_of(CART).await;
    assert_eq!(kinds(&ended).iter().filter(|kind| **kind == "deleted").count(), 2);
    assert_eq!(site.events_of("wix.ecom.v1.abandoned_checkout").await.len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn concurrent_adds_to_one_cart_lose_no_update() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let one = site.product(&visitor, "walks-guide").await;
    let other = site.product(&visitor, "seed-calendar").await;
    let adds = async |product: &Value| {
        for _ in 0..20 {
            site.add(&visitor, product, 1).await;
        }
    };
    tokio::join!(adds(&one), adds(&other), adds(&one));
    let (_, body) = site.get(CURRENT, &visitor).await;
    let mut quantities: Vec<i64> =
        body["cart"]["lineItems"].as_array().unwrap().iter().map(|line| line["quantity"].as_i64().unwrap()).collect();
    quantities.sort_unstable();
    assert_eq!((quantities, &body["cart"]["revision"]), (vec![20, 40], &json!("60")));
}

#[tokio::test]
async fn the_revision_shows_whether_an_add_with_a_lost_response_was_applied() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    site.add(&visitor, &product, 1).await;
    for (fault, revision, quantity) in [("resetBefore", "1", 1), ("resetAfter", "2", 2)] {
        let body = json!({ "match": "cart.add_to_current", fault: true });
        let request = site.http.post(format!("{}/_test/faults", site.base)).json(&body);
        assert_eq!(request.send().await.unwrap().status(), 200);
        let lost = site
            .http
            .post(format!("{}{ADD}", site.base))
            .header("authorization", &visitor)
            .json(&json!({ "lineItems": [line(&product, 1)] }))
            .send()
            .await;
        assert!(lost.is_err(), "{fault}");
        let (_, body) = site.get(CURRENT, &visitor).await;
        assert_eq!(
            (&body["cart"]["revision"], &body["cart"]["lineItems"][0]["quantity"]),
            (&json!(revision), &json!(quantity)),
            "{fault}"
        );
    }
    // A checkout that is asked for again is the same one.
    let one = site.start_checkout(&visitor, json!({})).await;
    assert_eq!(site.start_checkout(&visitor, json!({})).await, one);
}
