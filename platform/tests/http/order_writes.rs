//! Orders that the owner creates, imports and changes many at a time.

use crate::catalog_shared_bulk::outcomes;
use crate::orders::{history, order, ordered};
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

const ORDERS: &str = "/ecom/v1/orders";
/// The id of nothing.
const NOTHING: &str = "00000000-0000-4000-8000-000000000000";

impl Site {
    async fn order_call(&self, path: &str, body: Value) -> (u16, Value) {
        self.owner(Method::POST, &format!("/ecom/v1{path}"), Some(body)).await
    }

    /// The answer of a call that is done.
    async fn order_done(&self, path: &str, body: Value) -> Value {
        let (status, body) = self.order_call(path, body).await;
        assert_eq!(status, 200, "{path}: {body}");
        body
    }

    /// The names of an order's events, oldest first.
    async fn events_of_order(&self, id: &Value) -> Vec<String> {
        let events = self.events_of("wix.ecom.v1.order").await;
        let own = events.iter().filter(|event| event["entityId"] == *id);
        own.map(|event| event["slug"].as_str().unwrap().to_owned()).collect()
    }
}

/// An order of two mugs, of which nothing is in the catalog.
fn mugs() -> Value {
    json!({
        "channelInfo": { "type": "POS" },
        "lineItems": [{
            "productName": { "original": "Mug" }, "quantity": 2, "price": { "amount": "12.50" },
            "itemType": { "preset": "PHYSICAL" },
        }],
        "priceSummary": { "shipping": { "amount": "4" } },
        "buyerInfo": { "email": "ada@example.com" },
    })
}

fn as_imported(number: &str) -> Value {
    let mut order = mugs();
    order["number"] = json!(number);
    order["status"] = json!("APPROVED");
    order["paymentStatus"] = json!("PAID");
    order["purchasedDate"] = json!("2019-04-01T10:00:00.000Z");
    order["billingInfo"] = json!({ "contactDetails": { "firstName": "Ada" } });
    order
}

#[tokio::test]
async fn the_owner_can_create_an_order_for_an_external_sale() {
    let site = Site::start().await;
    let notified = json!({ "notifications": { "sendNotificationToBuyer": true } });
    let body = site.order_done("/orders", json!({ "order": mugs(), "settings": notified })).await;
    let made = &body["order"];
    assert_eq!(
        (&made["status"], &made["paymentStatus"], &made["fulfillmentStatus"]),
        (&json!("APPROVED"), &json!("NOT_PAID"), &json!("NOT_FULFILLED"))
    );
    assert_eq!(made["priceSummary"]["total"], json!({ "amount": "29.00", "formattedAmount": "$29.00" }));
    assert_eq!(made["lineItems"][0]["lineItemPrice"]["formattedAmount"], "$25.00");
    assert_eq!(made["createdBy"]["userId"], site.keys.site_id);
    assert_eq!(site.events_of_order(&made["id"]).await, ["created", "approved"]);
    assert!(site.messages("ada@example.com").await[0]["body"].as_str().unwrap().contains("2 × Mug: $25.00"));

    let mut later = mugs();
    later["purchasedDate"] = json!("2099-01-01T00:00:00.000Z");
    let (status, body) = site.order_call("/orders", json!({ "order": later })).await;
    assert_eq!((status, code(&body)), (400, "PURCHASED_DATE_CANNOT_BE_IN_FUTURE"));
    let (status, body) = site.order_call("/orders", json!({ "order": {} })).await;
    assert_eq!((status, violated_field(&body)), (400, "order.channelInfo"));
}

#[tokio::test]
async fn a_fee_of_a_created_order_has_an_id_and_is_refunded_alone() {
    let site = Site::start().await;
    let order = json!({
        "lineItems": [{ "productName": { "original": "Mug" }, "quantity": 1, "price": { "amount": "12.00" }, "itemType": { "preset": "PHYSICAL" } }],
        "additionalFees": [{ "name": "Wrap", "price": { "amount": "3.00" } }],
        "priceSummary": {}, "channelInfo": { "type": "POS" }, "buyerInfo": { "email": "ada@example.com" },
    });
    let (status, body) = site.owner(Method::POST, "/ecom/v1/orders", Some(json!({ "order": order }))).await;
    assert_eq!(status, 200, "{body}");
    let order = &body["order"];
    assert_eq!(order["priceSummary"]["total"]["amount"], "15.00");
    let (id, fee) = (order["id"].as_str().unwrap(), &order["additionalFees"][0]);
    let details = json!({ "status": "APPROVED", "offlinePayment": true });
    let payment = json!({ "payments": [{ "amount": { "amount": "15.00" }, "regularPaymentDetails": details }] });
    site.order_done(&format!("/payments/orders/{id}/add-payment"), payment).await;
    let (status, body) = site
        .owner(Method::POST, "/ecom/v1/order-billing/get-order-refundability", Some(json!({ "orderId": id })))
        .await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(body["additionalFees"][0]["additionalFeeId"], fee["id"], "{body}");
}

#[tokio::test]
async fn an_order_that_waits_for_payment_is_approved_when_it_is_paid() {
    let site = Site::start().await;
    let settings = json!({ "orderApprovalStrategy": "PAYMENT_RECEIVED" });
    let body = site.order_done("/orders", json!({ "order": mugs(), "settings": settings })).await;
    let id = &body["order"]["id"];
    assert_eq!(body["order"]["status"], "INITIALIZED");
    let pay = |amount: &str| {
        json!({ "payments": [{
        "amount": { "amount": amount }, "regularPaymentDetails": { "offlinePayment": true, "paymentMethod": "Cash" },
    }] })
    };
    let path = format!("/payments/orders/{}/add-payment", id.as_str().unwrap());
    site.order_done(&path, pay("9")).await;
    let part = order(&site, id.as_str().unwrap()).await;
    assert_eq!((&part["status"], &part["paymentStatus"]), (&json!("INITIALIZED"), &json!("PARTIALLY_PAID")));
    let paid = site.order_done(&path, pay("20")).await;
    assert_eq!(paid["paymentsIds"].as_array().unwrap().len(), 1);
    assert_eq!(paid["orderTransactions"]["payments"][1]["id"], paid["paymentsIds"][0]);
    let whole = order(&site, id.as_str().unwrap()).await;
    assert_eq!((&whole["status"], &whole["paymentStatus"]), (&json!("APPROVED"), &json!("PAID")));
    assert_eq!(
        site.events_of_order(id).await,
        ["created", "updated", "payment_status_updated", "approved", "updated", "payment_status_updated"]
    );
    let (status, body) = site.order_call(&path, pay("0")).await;
    assert_eq!((status, violated_field(&body)), (400, "payments[0].amount.amount"));
}

#[tokio::test]
async fn the_owner_can_set_the_status_of_a_payment() {
    let site = Site::start().await;
    let body = site.order_done("/orders", json!({ "order": mugs() })).await;
    let id = body["order"]["id"].as_str().unwrap();
    let pending =
        json!({ "payments": [{ "amount": { "amount": "29" }, "regularPaymentDetails": { "status": "PENDING" } }] });
    let added = site.order_done(&format!("/payments/orders/{id}/add-payment"), pending).await;
    let payment = added["paymentsIds"][0].as_str().unwrap();
    assert_eq!(order(&site, id).await["paymentStatus"], "PENDING");
    let path = format!("/payments/{payment}/orders/{id}/update-payment-transaction-status");
    let set = site.order_done(&path, json!({ "status": "APPROVED" })).await;
    assert_eq!(set["orderTransactions"]["payments"][0]["regularPaymentDetails"]["status"], "APPROVED");
    let paid = order(&site, id).await;
    assert_eq!((&paid["paymentStatus"], history(&paid).last().unwrap().as_str()), (&json!("PAID"), "ORDER_PAID"));
    let (status, body) = site.order_call(&path, json!({ "status": "REFUNDED" })).await;
    assert_eq!((status, code(&body)), (400, "STATUS_NOT_ALLOWED"));

    let path = "/bulk/payments/update-payment-transaction-status";
    let named = json!([{ "orderId": id, "paymentId": payment }, { "orderId": id, "paymentId": NOTHING }]);
    let all = json!({ "paymentAndOrderIds": named, "status": "DECLINED", "returnFullEntity": true });
    let all = site.order_done(path, all).await;
    assert_eq!(outcomes(&all), ["done", "PAYMENT_NOT_FOUND"]);
    assert_eq!(all["results"][0]["item"]["status"], "DECLINED");
    assert_eq!(order(&site, id).await["paymentStatus"], "DECLINED");
}

#[tokio::test]
async fn an_imported_order_keeps_its_number_date_and_status() {
    let site = Site::start().await;
    let body = site.order_done("/orders/import", json!({ "order": as_imported("77") })).await;
    let made = &body["order"];
    assert_eq!(
        (&made["number"], &made["imported"], &made["paymentStatus"], &made["purchasedDate"]),
        (&json!("77"), &json!(true), &json!("PAID"), &json!("2019-04-01T10:00:00.000Z"))
    );
    assert_eq!(made["currency"], "USD", "the shop's");
    assert_eq!(site.events_of_order(&made["id"]).await, ["imported"]);
    assert!(site.messages("ada@example.com").await.is_empty(), "nobody is written to");

    let mut again = as_imported("77");
    again["paymentStatus"] = json!("NOT_PAID");
    let body = site.order_done("/orders/import", json!({ "order": again })).await;
    assert_eq!((&body["order"]["id"], &body["order"]["paymentStatus"]), (&made["id"], &json!("NOT_PAID")));

    let (_, placed) = ordered(&site, 1).await;
    let mut over = as_imported("78");
    over["id"] = json!(placed);
    let (status, body) = site.order_call("/orders/import", json!({ "order": over })).await;
    assert_eq!((status, code(&body)), (400, "CANNOT_OVERWRITE_NON_IMPORTED_ORDER"));

    let path = "/orders/import/bulk-delete-imported-orders";
    let job = site.order_done(path, json!({ "orderIds": [made["id"], placed] })).await;
    site.advance(1).await;
    let job = site.job(&job).await;
    assert_eq!(job["bulkActionMetadata"]["totalSuccesses"], 1);
    assert_eq!(job["failures"][0]["error"]["code"], "ORDER_NOT_IMPORTED");
    assert_eq!(site.events_of_order(&made["id"]).await.last().unwrap(), "imported_order_deleted");
    let path = format!("{ORDERS}/{}", made["id"].as_str().unwrap());
    assert_eq!(site.owner(Method::GET, &path, None).await.0, 404);
}

#[tokio::test]
async fn the_order_number_counter_can_be_set_and_skips_taken_numbers() {
    let site = Site::start().await;
    let path = "/orders/import/set-order-number-counter";
    let set = site.order_done(path, json!({ "counter": "20000" })).await;
    assert_eq!(set, json!({ "oldCounter": "10000", "newCounter": "20000" }));
    site.order_done("/orders/import", json!({ "order": as_imported("20001") })).await;
    let body = site.order_done("/orders", json!({ "order": mugs() })).await;
    assert_eq!(body["order"]["number"], "20002");
    let lower = json!({ "counter": "5" });
    let (status, body) = site.order_call(path, lower).await;
    assert_eq!((status, code(&body)), (400, "CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER"));
    site.order_done(path, json!({ "counter": "5", "allowLowerCounter": true })).await;
    let body = site.order_done("/orders", json!({ "order": mugs() })).await;
    assert_eq!(body["order"]["number"], "6");
}

#[tokio::test]
async fn a_bulk_call_updates_several_orders() {
    let site = Site::start().await;
    let one = site.order_done("/orders", json!({ "order": mugs() })).await["order"]["id"].clone();
    let other = site.order_done("/orders", json!({ "order": mugs() })).await["order"]["id"].clone();
    let change = |id: &Value, fields: Value| {
        let mut order = fields;
        order["id"] = id.clone();
        json!({ "order": order })
    };
    let body = json!({ "returnEntity": true, "orders": [
        change(&one, json!({ "archived": true })),
        change(&json!(NOTHING), json!({ "archived": true })),
        change(&other, json!({ "lineItems": [] })),
    ] });
    let changed = site.order_done("/bulk/orders/update", body).await;
    assert_eq!(outcomes(&changed), ["done", "NOT_FOUND", "INVALID_ARGUMENT"]);
    assert_eq!(changed["results"][0]["item"]["archived"], true);

    let tags = json!({ "tags": { "tagIds": ["vip"] }, "privateTags": { "tagIds": ["late"] } });
    let body = json!({ "orderIds": [one, NOTHING], "assignTags": tags });
    assert_eq!(outcomes(&site.order_done("/bulk/orders/update-tags", body).await), ["done", "NOT_FOUND"]);
    let body = json!({ "orderIds": [one], "unassignTags": { "tags": { "tagIds": ["vip"] } } });
    site.order_done("/bulk/orders/update-tags", body).await;
    let tags = order(&site, one.as_str().unwrap()).await["tags"].clone();
    assert_eq!(tags, json!({ "tags": { "tagIds": [] }, "privateTags": { "tagIds": ["late"] } }));
}

#[tokio::test]
async fn a_bulk_call_fulfils_several_orders() {
    let site = Site::start().await;
    let one = site.order_done("/orders", json!({ "order": mugs() })).await["order"].clone();
    let other = site.order_done("/orders", json!({ "order": mugs() })).await["order"].clone();
    let sent = |order: &Value, quantities: &[i64]| {
        let parcel =
            |quantity: &i64| json!({ "lineItems": [{ "id": order["lineItems"][0]["id"], "quantity": quantity }] });
        json!({ "orderId": order["id"], "fulfillments": quantities.iter().map(parcel).collect::<Vec<_>>() })
    };
    let body = json!({ "ordersWithFulfillments": [sent(&one, &[1, 1]), sent(&other, &[1, 2])] });
    let made = site.order_done("/fulfillments/orders/bulk/create-fulfillments", body).await;
    assert_eq!(outcomes(&made), ["done", "INVALID_ARGUMENT"]);
    let fulfillments = &made["results"][0]["ordersWithFulfillments"]["fulfillments"];
    assert_eq!(fulfillments.as_array().unwrap().len(), 2);
    let status = async |of: &Value| order(&site, of["id"].as_str().unwrap()).await["fulfillmentStatus"].clone();
    assert_eq!((status(&one).await, status(&other).await), (json!("FULFILLED"), json!("NOT_FULFILLED")));
    assert_eq!(site.events_of_order(&one["id"]).await.last().unwrap(), "fulfilled");
}

#[tokio::test]
async fn a_prepared_payment_is_recorded_when_the_provider_confirms_it() {
    let site = Site::start().await;
    let body = site.order_done("/orders", json!({ "order": mugs() })).await;
    let id = body["order"]["id"].as_str().unwrap();
    let path = format!("/payments-collector/orders/{id}/prepare-payment-collection");
    let amount = |amount: &str| json!({ "amount": { "amount": amount } });
    let (status, refused) = site.order_call(&path, amount("29.01")).await;
    assert_eq!((status, code(&refused)), (400, "INVALID_AMOUNT"));
    let prepared = site.order_done(&path, amount("9")).await;
    assert_eq!(prepared.as_object().unwrap().len(), 1, "{prepared}");
    assert_eq!(order(&site, id).await["paymentStatus"], "NOT_PAID");
    let answered = |prepared: &Value, verdict: &str| {
        format!("/_platform/payments/{}/{verdict}", prepared["paymentGatewayOrderId"].as_str().unwrap())
    };
    assert_eq!(site.owner(Method::POST, &answered(&prepared, "approve"), None).await.0, 200);
    assert_eq!(order(&site, id).await["paymentStatus"], "PARTIALLY_PAID");

    let mut held = amount("20");
    held["delayedCaptureSettings"] =
        json!({ "scheduledAction": "CAPTURE", "delayDuration": { "count": 1, "unit": "HOURS" } });
    let prepared = site.order_done(&path, held).await;
    assert_eq!(site.owner(Method::POST, &answered(&prepared, "approve"), None).await.0, 200);
    assert_eq!(order(&site, id).await["balanceSummary"]["authorized"]["amount"], "20.00");
    site.advance(3601).await;
    assert_eq!(order(&site, id).await["paymentStatus"], "PAID");
    let (status, refused) = site.order_call(&path, amount("1")).await;
    assert_eq!((status, code(&refused)), (400, "ORDER_ALREADY_PAID"));
}

#[tokio::test]
async fn extreme_order_numbers_and_reused_checkout_ids_are_refused() {
    let site = Site::start().await;
    let counter = async |counter: &str| {
        let body = json!({ "counter": counter });
        site.owner(Method::POST, "/ecom/v1/orders/import/set-order-number-counter", Some(body)).await
    };
    for far in ["9223372036854775807", "1000000000"] {
        let (status, body) = counter(far).await;
        assert_eq!((status, violated_field(&body)), (400, "counter"), "{far}: {body}");
    }
    let (status, body) = counter("999999999").await;
    assert_eq!(status, 200, "{body}");
    let order = json!({ "order": {
        "channelInfo": { "type": "WEB" }, "checkoutId": "11111111-1111-4111-8111-111111111111", "currency": "USD",
        "lineItems": [{ "productName": { "original": "Mug" }, "itemType": { "preset": "PHYSICAL" }, "quantity": 1,
            "price": { "amount": "1.00" }, "catalogReference": {
                "appId": STORES_APP, "catalogItemId": "22222222-2222-4222-8222-222222222222" } }],
        "priceSummary": { "subtotal": { "amount": "1.00" }, "total": { "amount": "1.00" } },
    } });
    let create = async || site.owner(Method::POST, "/ecom/v1/orders", Some(order.clone())).await;
    let (status, body) = create().await;
    assert_eq!(status, 200, "{body}");
    let (status, body) = create().await;
    assert_eq!((status, code(&body)), (409, "ORDER_ALREADY_EXISTS"), "{body}");
}
