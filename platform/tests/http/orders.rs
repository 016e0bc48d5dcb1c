//! Orders: whose they are, finding and changing them, sending them, cancelling them.

use crate::checkout::{PAYS, Shopper, at_checkout};
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

const ORDERS: &str = "/ecom/v1/orders";

/// Sees the totals, pays with a card, and gives the order's id.
pub(crate) async fn order_with(site: &Site, shopper: &Shopper, card: &str) -> String {
    let page = shopper.browser.get(&shopper.address).await;
    shopper.submit(&page, "", "delivery").await;
    let paid = shopper.pay(card).await;
    assert_eq!(paid.status, 303, "{}", paid.text);
    let id = parameter(&paid.location, "orderId");
    assert_eq!(site.get(&format!("{ORDERS}/{id}"), &shopper.token).await.0, 200);
    id
}

/// A visitor's paid order.
pub(crate) async fn ordered(site: &Site, quantity: i64) -> (Shopper, String) {
    let shopper = at_checkout(site, quantity).await;
    let id = order_with(site, &shopper, PAYS).await;
    (shopper, id)
}

pub(crate) async fn order(site: &Site, id: &str) -> Value {
    let (status, body) = site.get(&format!("{ORDERS}/{id}"), &site.keys.owner_key).await;
    assert_eq!(status, 200, "{body}");
    body["order"].clone()
}

/// What the history tells, in its order.
pub(crate) fn history(order: &Value) -> Vec<String> {
    let entries = order["activities"].as_array().unwrap().iter();
    entries.map(|entry| entry["activityType"].as_str().unwrap().to_owned()).collect()
}

pub(crate) async fn act(site: &Site, id: &str, action: &str, body: Value) -> (u16, Value) {
    let path = format!("/_platform/orders/{id}/{action}");
    let (status, body) = site.post(&path, &site.keys.owner_key, body).await;
    (status.as_u16(), body)
}

pub(crate) async fn search(site: &Site, token: &str, search: Value) -> Value {
    let (status, body) = site.post(&format!("{ORDERS}/search"), token, json!({ "search": search })).await;
    assert_eq!(status, 200, "{body}");
    body
}

#[tokio::test]
async fn a_paid_order_lists_its_lines_and_the_masked_card() {
    let site = Site::start().await;
    let (shopper, id) = ordered(&site, 2).await;
    let order = order(&site, &id).await;
    assert_eq!(order["status"], "APPROVED");
    assert_eq!(order["paymentStatus"], "PAID");
    assert_eq!(order["fulfillmentStatus"], "NOT_FULFILLED");
    assert_eq!(order["lineItems"][0]["quantity"], 2);
    assert_eq!(order["balanceSummary"]["paid"]["amount"], order["priceSummary"]["total"]["amount"]);
    assert_eq!(order["balanceSummary"]["balance"]["amount"], "0.00");
    assert_eq!(history(&order), ["ORDER_PLACED", "ORDER_PAID"]);
    assert_eq!(order["shippingInfo"]["title"], "Standard");
    assert!(!order.to_string().contains("Free for orders of"), "a placed order has no offers: {order}");
    let (status, body) = site.get(&format!("/ecom/v1/payments/orders/{id}"), &shopper.token).await;
    assert_eq!(status, 200, "{body}");
    let payment = &body["orderTransactions"]["payments"][0];
    assert_eq!(payment["status"], "APPROVED");
    assert_eq!(payment["regularPaymentDetails"]["creditCardDetails"]["lastFourDigits"], "4242");
    assert!(!body.to_string().contains("424242424242"), "only the last digits are kept");
}

#[tokio::test]
async fn another_buyers_order_is_not_found() {
    let site = Site::start().await;
    let (mine, id) = ordered(&site, 1).await;
    let stranger = site.visitor().await.access;
    for path in [
        format!("{ORDERS}/{id}"),
        format!("/ecom/v1/payments/orders/{id}"),
        format!("/ecom/v1/fulfillments/orders/{id}"),
    ] {
        let (status, body) = site.get(&path, &stranger).await;
        assert_eq!((status.as_u16(), code(&body)), (404, "NOT_FOUND"), "{path}");
        assert_eq!(site.get(&path, &mine.token).await.0, 200, "{path}");
    }
    for path in ["/ecom/v1/payments/list-by-ids", "/ecom/v1/fulfillments/list-by-ids", "/ecom/v1/invoices/list-by-ids"]
    {
        let asked = json!({ "orderIds": [id, "unknown"] });
        let (status, body) = site.post(path, &stranger, asked.clone()).await;
        assert_eq!(status, 200, "{body}");
        let count = |body: &Value| body.as_object().unwrap().values().next().unwrap().as_array().unwrap().len();
        assert_eq!(count(&body), 0, "{path}");
        assert_eq!(count(&site.post(path, &mine.token, asked).await.1), 1, "{path}");
    }
    // Whatever the filter says.
    let everything = json!({ "filter": { "$or": [{ "status": "APPROVED" }, { "number": { "$gt": 0 } }] } });
    assert_eq!(search(&site, &stranger, everything.clone()).await["orders"], json!([]));
    assert_eq!(search(&site, &mine.token, everything).await["orders"][0]["id"], json!(id));
}

#[tokio::test]
async fn order_pages_by_cursor_stay_stable_while_new_orders_arrive() {
    let site = Site::start().await;
    let shopper = at_checkout(&site, 1).await;
    let first = order_with(&site, &shopper, PAYS).await;
    let mut placed = vec![first];
    for _ in 0..4 {
        placed.push(ordered(&site, 1).await.1);
    }
    let owner = &site.keys.owner_key;
    let page = search(&site, owner, json!({ "cursorPaging": { "limit": 2 } })).await;
    let ids = |page: &Value| -> Vec<String> {
        let orders = page["orders"].as_array().unwrap().iter();
        orders.map(|order| order["id"].as_str().unwrap().to_owned()).collect()
    };
    let mut found = ids(&page);
    assert_eq!(page["metadata"]["hasNext"], true);
    // One that comes meanwhile moves nothing.
    let late = ordered(&site, 1).await.1;
    let mut cursor = page["metadata"]["cursors"]["next"].clone();
    while let Some(text) = cursor.as_str() {
        let page = search(&site, owner, json!({ "cursorPaging": { "cursor": text } })).await;
        found.extend(ids(&page));
        cursor = page["metadata"]["cursors"]["next"].clone();
    }
    placed.reverse();
    assert_eq!(found, placed, "the newest first, each once");
    assert!(!found.contains(&late));
}

#[tokio::test]
async fn an_invalid_order_search_is_refused_with_its_field() {
    let site = Site::start().await;
    let owner = &site.keys.owner_key;
    for (asked, field) in [
        (json!({ "filter": { "owner": "x" } }), "search.filter.owner"),
        (json!({ "sort": [{ "fieldName": "body" }] }), "search.sort.body"),
        (json!({ "cursorPaging": { "limit": 101 } }), "search.cursorPaging.limit"),
        (json!({ "cursorPaging": { "limit": 0 } }), "search.cursorPaging.limit"),
        (json!({ "cursorPaging": { "cursor": "x" } }), "search.cursorPaging.cursor"),
    ] {
        let (status, body) = site.post(&format!("{ORDERS}/search"), owner, json!({ "search": asked })).await;
        assert_eq!((status.as_u16(), violated_field(&body)), (400, field), "{body}");
    }
}

#[tokio::test]
async fn an_order_can_be_fulfilled_in_parts_with_tracking() {
    let site = Site::start().await;
    let (shopper, id) = ordered(&site, 3).await;
    let line = order(&site, &id).await["lineItems"][0]["id"].clone();
    let path = format!("/ecom/v1/fulfillments/orders/{id}/create-fulfillment");
    let send = |quantity: i64, number: &str| {
        json!({ "fulfillment": {
            "lineItems": [{ "id": line, "quantity": quantity }],
            "trackingInfo": { "trackingNumber": number, "shippingProvider": "Post", "trackingLink": "https://post.example/1" },
        } })
    };
    let owner = &site.keys.owner_key;
    for (quantity, wrong) in [(0, "MIN"), (-1, "MIN"), (4, "MAX")] {
        let (status, body) = site.post(&path, owner, send(quantity, "A")).await;
        assert_eq!(status, 400);
        assert_eq!(violated_field(&body), "fulfillment.lineItems[0].quantity", "{wrong}");
    }
    let (status, body) = site.post(&path, owner, send(1, "A")).await;
    assert_eq!(status, 200, "{body}");
    let parcel = body["fulfillmentId"].clone();
    assert_eq!(order(&site, &id).await["fulfillmentStatus"], "PARTIALLY_FULFILLED");
    let (status, body) = site.post(&path, owner, send(1, "A")).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "TRACKING_NUMBER_ALREADY_EXISTS"));
    assert_eq!(site.post(&path, owner, send(2, "B")).await.0, 200);
    let sent = order(&site, &id).await;
    assert_eq!(sent["fulfillmentStatus"], "FULFILLED");
    let (_, body) = site.get(&format!("/ecom/v1/fulfillments/orders/{id}"), &shopper.token).await;
    assert_eq!(body["orderWithFulfillments"]["fulfillments"].as_array().unwrap().len(), 2);
    let parcel = format!("/ecom/v1/fulfillments/{}/orders/{id}", parcel.as_str().unwrap());
    let tracked = |number: &str| Some(json!({ "fulfillment": { "trackingInfo": { "trackingNumber": number } } }));
    let (status, body) = site.owner(Method::PATCH, &parcel, tracked("B")).await;
    assert_eq!((status, code(&body)), (400, "TRACKING_NUMBER_ALREADY_EXISTS"));
    let (status, body) = site.owner(Method::PATCH, &parcel, tracked("C")).await;
    assert_eq!(status, 200, "{body}");
    let changed = &body["orderWithFulfillments"]["fulfillments"][0];
    assert_eq!(
        (&changed["trackingInfo"]["trackingNumber"], &changed["lineItems"][0]["quantity"]),
        (&json!("C"), &json!(1))
    );
    let lines = Some(json!({ "fulfillment": { "lineItems": [] } }));
    let (_, body) = site.owner(Method::PATCH, &parcel, lines).await;
    assert_eq!(violated_field(&body), "fulfillment.lineItems");
    assert_eq!(site.owner(Method::DELETE, &parcel, None).await.0, 200);
    assert_eq!(site.owner(Method::DELETE, &parcel, None).await.0, 404);
    let order = order(&site, &id).await;
    assert_eq!(order["fulfillmentStatus"], "PARTIALLY_FULFILLED");
    let told = history(&order);
    for kind in [
        "ORDER_FULFILLED",
        "TRACKING_NUMBER_ADDED",
        "TRACKING_LINK_ADDED",
        "SHIPPING_CONFIRMATION_EMAIL_SENT",
        "TRACKING_NUMBER_EDITED",
        "ORDER_NOT_FULFILLED",
    ] {
        assert!(told.iter().any(|entry| entry == kind), "{kind} in {told:?}");
    }
}

#[tokio::test]
async fn the_owner_can_add_only_comments_and_external_events_to_the_history() {
    let site = Site::start().await;
    let (shopper, id) = ordered(&site, 1).await;
    let path = format!("{ORDERS}/{id}/activities/add");
    let owner = &site.keys.owner_key;
    let comment = json!({ "activityType": "MERCHANT_COMMENT", "merchantComment": { "message": "Wrap it" } });
    let (status, body) = site.post(&path, owner, json!({ "orderActivities": [comment] })).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(body["activityIds"].as_array().unwrap().len(), 1);
    assert_eq!(history(&body["order"]).last().unwrap(), "MERCHANT_COMMENT");
    for (entry, field) in [
        (json!({ "activityType": "ORDER_PAID" }), "orderActivities[0].activityType"),
        (json!({ "activityType": "NO_SUCH" }), "orderActivities[0].activityType"),
        (json!({}), "orderActivities[0].activityType"),
        (json!({ "activityType": "MERCHANT_COMMENT" }), "orderActivities[0].merchantComment.message"),
    ] {
        let (status, body) = site.post(&path, owner, json!({ "orderActivities": [entry] })).await;
        assert_eq!((status.as_u16(), violated_field(&body)), (400, field));
    }
    let nothing = site.post(&path, &shopper.token, json!({ "orderActivities": [] })).await;
    assert_eq!(nothing.0, 403);
    for (action, body) in [("add-invoice", json!({})), ("send-to-fulfiller", json!({}))] {
        assert_eq!(act(&site, &id, action, body).await.0, 200);
    }
    let (_, invoices) = site.post("/ecom/v1/invoices/list-by-ids", &shopper.token, json!({ "orderIds": [id] })).await;
    let invoice = json!({ "invoiceId": invoices["invoicesForOrder"][0]["invoicesInfo"][0]["id"] });
    assert_eq!(act(&site, &id, "send-invoice", invoice.clone()).await.0, 200);
    assert_eq!(act(&site, &id, "remove-invoice", invoice.clone()).await.0, 200);
    let gone = act(&site, &id, "remove-invoice", invoice).await;
    assert_eq!((gone.0, code(&gone.1)), (404, "INVOICE_NOT_FOUND"));
    let told = history(&order(&site, &id).await);
    assert_eq!(told[3..], ["INVOICE_ADDED", "FULFILLER_EMAIL_SENT", "INVOICE_SENT", "INVOICE_REMOVED"]);
    assert_eq!(act(&site, &id, "send-pickup-ready", json!({})).await.0, 400, "it is sent");
    assert_eq!(act(&site, &id, "bury", json!({})).await.0, 404);
}

#[tokio::test]
async fn only_contact_details_of_an_order_can_be_updated_and_each_update_is_logged() {
    let site = Site::start().await;
    let (_, id) = ordered(&site, 1).await;
    let owner = &site.keys.owner_key;
    let path = format!("{ORDERS}/{id}");
    let patch = |order: Value| json!({ "order": order });
    let change = json!({ "buyerInfo": { "email": "new@example.com" }, "buyerNote": "Ring twice", "archived": true });
    let (status, body) = site.call(reqwest::Method::PATCH, &path, Some(owner), Some(patch(change))).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(body["order"]["buyerInfo"]["email"], "new@example.com");
    assert!(body["order"]["buyerInfo"]["visitorId"].is_string(), "who bought it stays");
    assert_eq!(history(&body["order"]).last().unwrap(), "EMAIL_EDITED");
    let moved = json!({ "recipientInfo": { "address": { "country": "US", "city": "Hudson", "postalCode": "12534" } } });
    let (status, body) = site.call(reqwest::Method::PATCH, &path, Some(owner), Some(patch(moved))).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(history(&body["order"]).last().unwrap(), "SHIPPING_ADDRESS_EDITED");
    for (change, field) in [
        (json!({ "paymentStatus": "PAID" }), "order.paymentStatus"),
        (json!({ "priceSummary": {} }), "order.priceSummary"),
        (json!({ "buyerInfo": { "email": "nobody" } }), "order.buyerInfo.email"),
        (json!({ "buyerNote": "x".repeat(1001) }), "order.buyerNote"),
    ] {
        let (status, body) = site.call(reqwest::Method::PATCH, &path, Some(owner), Some(patch(change))).await;
        assert_eq!((status.as_u16(), violated_field(&body)), (400, field), "{body}");
    }
}

#[tokio::test]
async fn a_paid_order_can_be_cancelled_once_and_its_items_are_restocked() {
    let site = Site::start().await;
    let before = site.plain_product(&site.visitor().await.access).await["stock"]["quantity"].clone();
    let (shopper, id) = ordered(&site, 2).await;
    let path = format!("{ORDERS}/{id}/cancel");
    let cancel = json!({ "restockAllItems": true, "sendOrderCanceledEmail": true, "customMessage": "Sorry" });
    assert_eq!(site.post(&path, &shopper.token, cancel.clone()).await.0, 403);
    let (status, body) = site.post(&path, &site.keys.owner_key, cancel.clone()).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(body["order"]["status"], "CANCELED");
    assert_eq!(body["order"]["fulfillmentStatus"], "CANCELED");
    assert_eq!(site.plain_product(&shopper.token).await["stock"]["quantity"], before);
    let (status, body) = site.post(&path, &site.keys.owner_key, cancel).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "ORDER_ALREADY_CANCELED"));
    assert_eq!(site.plain_product(&shopper.token).await["stock"]["quantity"], before, "items go back once");
    let change = json!({ "order": { "archived": true, "buyerInfo": { "email": "new@example.com" } } });
    let (status, body) = site.owner(Method::PATCH, &format!("{ORDERS}/{id}"), Some(change)).await;
    assert_eq!((status, &body["order"]["archived"]), (200, &json!(true)), "{body}");
    assert_eq!(body["order"]["buyerInfo"]["email"], "new@example.com");
    // What was paid can still be given back.
    assert_eq!(act(&site, &id, "refund", json!({})).await.0, 200);
    assert_eq!(act(&site, &id, "add-invoice", json!({})).await.0, 400);
}
