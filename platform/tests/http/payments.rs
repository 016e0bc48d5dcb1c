//! Paying: each of the test provider's ways, and what the owner does with the money.

use crate::checkout::{PAYS, Shopper, at_checkout};
use crate::orders::{act, history, order, order_with, ordered};
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

pub(crate) const PENDING: &str = "4000 0000 0000 3220";
const UNANSWERED: &str = "4000 0000 0000 0259";
const CALLS_TWICE: &str = "4000 0000 0000 0077";
const AUTHORIZES: &str = "4000 0000 0000 0341";

async fn attempts(site: &Site) -> Vec<Value> {
    let body = site.http.get(format!("{}/_test/payments", site.base)).send().await.unwrap();
    let body: Value = body.json().await.unwrap();
    body["payments"].as_array().unwrap().clone()
}

async fn answer(site: &Site, transaction: &Value, verdict: &str) {
    let path = format!("/_platform/payments/{}/{verdict}", transaction.as_str().unwrap());
    let (status, body) = site.post(&path, &site.keys.owner_key, json!({})).await;
    assert_eq!(status, 200, "{body}");
}

async fn total_of_orders(site: &Site) -> usize {
    let search = json!({ "search": {} });
    let (_, body) = site.post("/ecom/v1/orders/search", &site.keys.owner_key, search).await;
    body["orders"].as_array().unwrap().len()
}

#[tokio::test]
async fn a_pending_payment_is_recorded_once_when_confirmed() {
    let site = Site::start().await;
    let shopper = at_checkout(&site, 1).await;
    let page = shopper.browser.get(&shopper.address).await;
    shopper.submit(&page, "", "delivery").await;
    let paid = shopper.pay(PENDING).await;
    assert_eq!(parameter(&paid.location, "payment"), "pending");
    let id = parameter(&paid.location, "orderId");
    let waiting = order(&site, &id).await;
    assert_eq!((&waiting["status"], &waiting["paymentStatus"]), (&json!("PENDING"), &json!("PENDING")));
    let cancel = site.post(&format!("/ecom/v1/orders/{id}/cancel"), &site.keys.owner_key, json!({})).await;
    assert_eq!(code(&cancel.1), "ORDER_IS_PENDING");
    let transaction = attempts(&site).await[0]["transactionId"].clone();
    for _ in 0..3 {
        answer(&site, &transaction, "approve").await;
    }
    answer(&site, &transaction, "decline").await;
    let done = order(&site, &id).await;
    assert_eq!((&done["status"], &done["paymentStatus"]), (&json!("APPROVED"), &json!("PAID")));
    assert_eq!(history(&done), ["ORDER_PLACED", "PAYMENT_PENDING", "ORDER_PAID"]);
}

#[tokio::test]
async fn a_pending_payment_that_is_declined_restocks_the_items() {
    let site = Site::start().await;
    let before = site.plain_product(&site.visitor().await.access).await["stock"]["quantity"].clone();
    let shopper = at_checkout(&site, 1).await;
    let id = order_with(&site, &shopper, PENDING).await;
    assert_ne!(site.plain_product(&shopper.token).await["stock"]["quantity"], before);
    let transaction = attempts(&site).await[0]["transactionId"].clone();
    answer(&site, &transaction, "decline").await;
    let rejected = order(&site, &id).await;
    assert_eq!((&rejected["status"], &rejected["paymentStatus"]), (&json!("REJECTED"), &json!("DECLINED")));
    assert_eq!(site.plain_product(&shopper.token).await["stock"]["quantity"], before);
    let paid = site
        .post(&format!("/ecom/v1/payments-collector/orders/{id}/mark-as-paid"), &site.keys.owner_key, json!({}))
        .await;
    assert_eq!(code(&paid.1), "ORDER_IS_REJECTED");
}

#[tokio::test]
async fn a_repeated_bank_callback_records_one_payment() {
    let site = Site::start().await;
    let shopper = at_checkout(&site, 1).await;
    let id = order_with(&site, &shopper, CALLS_TWICE).await;
    let transaction = attempts(&site).await[0]["transactionId"].clone();
    for _ in 0..2 {
        answer(&site, &transaction, "approve").await;
    }
    let paid = order(&site, &id).await;
    assert_eq!(history(&paid), ["ORDER_PLACED", "ORDER_PAID"]);
    assert_eq!(paid["balanceSummary"]["paid"]["amount"], paid["priceSummary"]["total"]["amount"]);
    assert_eq!(total_of_orders(&site).await, 1);
}

#[tokio::test]
async fn paying_again_after_a_bank_timeout_charges_once() {
    let site = Site::start().await;
    let shopper = at_checkout(&site, 1).await;
    let page = shopper.browser.get(&shopper.address).await;
    shopper.submit(&page, "", "delivery").await;
    let page = shopper.pay(UNANSWERED).await;
    assert_eq!(page.status, 422);
    assert!(page.text.contains("The bank has not responded"), "{}", page.text);
    assert_eq!(total_of_orders(&site).await, 0);
    let id = order_with(&site, &shopper, PAYS).await;
    // Now the first bank says that it did take the money: it goes back.
    let late = attempts(&site).await[0]["transactionId"].clone();
    answer(&site, &late, "approve").await;
    assert_eq!(attempts(&site).await[0]["state"], "VOIDED");
    assert_eq!(total_of_orders(&site).await, 1);
    let paid = order(&site, &id).await;
    assert_eq!(paid["balanceSummary"]["paid"]["amount"], paid["priceSummary"]["total"]["amount"]);
}

#[tokio::test]
async fn a_late_approval_places_the_order_once() {
    let site = Site::start().await;
    let shopper = at_checkout(&site, 1).await;
    let page = shopper.browser.get(&shopper.address).await;
    shopper.submit(&page, "", "delivery").await;
    shopper.pay(UNANSWERED).await;
    let late = attempts(&site).await[0]["transactionId"].clone();
    for _ in 0..2 {
        answer(&site, &late, "approve").await;
    }
    assert_eq!(attempts(&site).await[0]["state"], "APPROVED");
    assert_eq!(total_of_orders(&site).await, 1);
    assert_eq!(site.get("/ecom/v1/carts/current", &shopper.token).await.0, 404);
}

/// A checkout in which a gift card pays 5.
async fn with_gift_card(site: &Site) -> Shopper {
    let shopper = at_checkout(site, 1).await;
    let page = shopper.browser.get(&shopper.address).await;
    shopper.submit(&page, "", "delivery").await;
    let path = format!("/ecom/v1/checkouts/{}", shopper.checkout(site).await);
    let card = json!({ "checkout": {}, "giftCardCode": "HEARTH-GIFT-0500", "giftCardRedeemAmount": "5.00" });
    let patched = site.call(Method::PATCH, &path, Some(&shopper.token), Some(card)).await;
    assert_eq!(patched.0, 200, "{}", patched.1);
    shopper
}

#[tokio::test]
async fn a_late_approval_books_the_charged_amount_or_is_voided() {
    let site = Site::start().await;
    let shopper = with_gift_card(&site).await;
    let page = shopper.browser.get(&shopper.address).await;
    let charge = page.field("charge");
    assert_ne!(charge, page.field("total"));
    let unanswered = shopper.submit(&page, UNANSWERED, "pay").await;
    assert!(unanswered.text.contains("The bank has not responded"), "{} {charge}", unanswered.text);
    let asked = attempts(&site).await[0].clone();
    assert_eq!(asked["amount"].as_str(), Some(charge.as_str()), "what the card was asked for");
    let again = format!("/ecom/v1/checkouts/{}/create-order", shopper.checkout(&site).await);
    let token = json!({ "paymentToken": "tok_visa" });
    let (status, body) = site.post(&again, &shopper.token, token).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS"), "{body}");

    // The gift card is spent elsewhere: the same total now needs a larger charge.
    let id = "6f0b3a52-5b1f-4c57-8d0f-000000000002";
    let mut card = site.rule_of("giftCards", id).await;
    card["balance"] = json!("2.00");
    let path = format!("/_platform/rules/giftCards/{id}");
    assert_eq!(site.owner(Method::PUT, &path, Some(card)).await.0, 200);
    answer(&site, &asked["transactionId"], "approve").await;
    assert_eq!(attempts(&site).await[0]["state"], "VOIDED");
    assert_eq!(total_of_orders(&site).await, 0);
}

#[tokio::test]
async fn a_declined_payment_token_is_recorded_as_a_declined_attempt() {
    let site = Site::start().await;
    let shopper = at_checkout(&site, 1).await;
    let page = shopper.browser.get(&shopper.address).await;
    shopper.submit(&page, "", "delivery").await;
    let declined = json!({ "paymentToken": "tok_declined" });
    let older = format!("/ecom/v1/checkouts/{}/create-order", shopper.checkout(&site).await);
    let (status, body) = site.post(&older, &shopper.token, declined.clone()).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "PAYMENT_ERROR"));
    let found = attempts(&site).await;
    assert_eq!((found.len(), &found[0]["state"]), (1, &json!("DECLINED")));
    assert_eq!(total_of_orders(&site).await, 0);
}

/// Captures the first payment of an order, or lets go of it.
async fn decide(site: &Site, id: &str, decision: &str) -> (u16, Value) {
    let (_, body) = site.owner(Method::GET, &format!("/ecom/v1/payments/orders/{id}"), None).await;
    let payment = &body["orderTransactions"]["payments"][0]["id"];
    let asked = json!({ "payments": [{ "paymentId": payment }], "paymentIds": [payment] });
    let path = format!("/ecom/v1/payments-collector/orders/{id}/{decision}-authorized-payments");
    site.owner(Method::POST, &path, Some(asked)).await
}

#[tokio::test]
async fn an_authorized_payment_can_be_captured_or_voided() {
    let site = Site::start().await;
    let shopper = at_checkout(&site, 1).await;
    let id = order_with(&site, &shopper, AUTHORIZES).await;
    let held = order(&site, &id).await;
    assert_eq!(held["paymentStatus"], "NOT_PAID");
    assert_eq!(held["balanceSummary"]["authorized"]["amount"], held["priceSummary"]["total"]["amount"]);
    let cancel = format!("/ecom/v1/orders/{id}/cancel");
    let (_, body) = site.post(&cancel, &site.keys.owner_key, json!({})).await;
    assert_eq!(code(&body), "ORDER_HAS_AUTHORIZED_TRANSACTION");
    let (status, body) = decide(&site, &id, "capture").await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(body["orderTransactions"]["payments"][0]["status"], "APPROVED");
    assert_eq!(order(&site, &id).await["paymentStatus"], "PAID");
    for decision in ["capture", "void"] {
        let (status, body) = decide(&site, &id, decision).await;
        assert_eq!((status, code(&body)), (400, "PAYMENT_ALREADY_CAPTURED"));
    }

    let other = at_checkout(&site, 1).await;
    let other = order_with(&site, &other, AUTHORIZES).await;
    assert_eq!(decide(&site, &other, "void").await.0, 200);
    let voided = order(&site, &other).await;
    assert_eq!(voided["paymentStatus"], "CANCELED");
    assert_eq!(history(&voided).last().unwrap(), "AUTHORIZED_PAYMENT_VOIDED");
}

#[tokio::test]
async fn partial_refunds_of_a_line_add_up_to_its_total() {
    let site = Site::start().await;
    let (_, id) = ordered(&site, 3).await;
    let bought = order(&site, &id).await;
    let line = &bought["lineItems"][0];
    let owner = &site.keys.owner_key;
    let calculate = |items: Value| json!({ "orderId": id, "refundItems": items });
    let one = json!({ "lineItems": [{ "lineItemId": line["id"], "quantity": 1 }] });
    let mut sum = rust_decimal::Decimal::ZERO;
    for _ in 0..3 {
        let (status, body) = site.post("/ecom/v1/order-billing/calculate-refund", owner, calculate(one.clone())).await;
        assert_eq!((status.as_u16(), &body["available"]), (200, &json!(true)), "{body}");
        sum += body["summary"]["total"]["amount"].as_str().unwrap().parse::<rust_decimal::Decimal>().unwrap();
        let (status, body) = act(&site, &id, "refund", json!({ "refundItems": one, "reason": "Broken" })).await;
        assert_eq!(status, 200, "{body}");
    }
    assert_eq!(sum.to_string(), line["totalPriceAfterTax"]["amount"].as_str().unwrap());
    let (_, body) = site.post("/ecom/v1/order-billing/calculate-refund", owner, calculate(one.clone())).await;
    assert_eq!(body["available"], false);
    let error = &body["notAvailable"]["errors"][0]["error"]["applicationError"];
    assert_eq!(error["code"], "INVALID_QUANTITY");
    let refused = act(&site, &id, "refund", json!({ "refundItems": one })).await;
    assert_eq!((refused.0, code(&refused.1)), (400, "REFUND_NOT_AVAILABLE"));
    assert_eq!(order(&site, &id).await["paymentStatus"], "PARTIALLY_REFUNDED", "delivery is left");
    let finer = json!({ "shipping": { "amount": { "amount": "1.005" } } });
    assert_eq!(act(&site, &id, "refund", json!({ "refundItems": finer })).await.0, 400);
    assert_eq!(act(&site, &id, "refund", json!({})).await.0, 200);
    let whole = order(&site, &id).await;
    assert_eq!(whole["paymentStatus"], "FULLY_REFUNDED");
    assert_eq!(whole["balanceSummary"]["refunded"]["amount"], whole["priceSummary"]["total"]["amount"]);
    assert_eq!(whole["lineItems"][0]["refundQuantity"], 3);
    assert_eq!(act(&site, &id, "refund", json!({})).await.0, 400, "there is nothing left");
}

#[tokio::test]
async fn an_order_reports_whether_it_is_refundable_and_collectable() {
    let site = Site::start().await;
    let (_, id) = ordered(&site, 1).await;
    let owner = &site.keys.owner_key;
    let collector = format!("/ecom/v1/payments-collector/orders/{id}");
    let (_, body) = site.get(&format!("{collector}/payment-collectability-status"), owner).await;
    assert_eq!(body["status"], "NONCOLLECTABLE_ORDER_IS_PAID");
    let (status, body) = site.post(&format!("{collector}/mark-as-paid"), owner, json!({})).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "ORDER_ALREADY_PAID"));
    let (_, body) = site.get(&format!("{collector}/refundability"), owner).await;
    assert_eq!(body["refundabilities"][0]["refundabilityStatus"], "REFUNDABLE");
    let billing = "/ecom/v1/order-billing/get-order-refundability";
    let (_, body) = site.post(billing, owner, json!({ "orderId": id })).await;
    assert_eq!(body["lineItems"][0]["availableRefundQuantity"], 1);
    assert_eq!(act(&site, &id, "refund", json!({})).await.0, 200);
    let (_, body) = site.get(&format!("{collector}/refundability"), owner).await;
    assert_eq!(body["refundabilities"][0]["refundabilityStatus"], "NOT_REFUNDABLE");
    assert_eq!(body["refundabilities"][0]["nonRefundableReason"], "ALREADY_REFUNDED");
    let (_, body) = site.post(billing, owner, json!({ "orderId": id })).await;
    assert_eq!(body["lineItems"][0]["availableRefundQuantity"], 0);
}

/// The reasons why an order's payments cannot be refunded, by both calls that tell them.
async fn reasons(site: &Site, id: &str) -> Vec<Value> {
    let owner = &site.keys.owner_key;
    let path = format!("/ecom/v1/payments-collector/orders/{id}/refundability");
    let (_, body) = site.get(&path, owner).await;
    let reasons = |list: &Value, pointer: &str| -> Vec<Value> {
        let list = list.as_array().unwrap().iter();
        list.map(|one| one.pointer(pointer).cloned().unwrap_or_default()).collect()
    };
    let collector = reasons(&body["refundabilities"], "/nonRefundableReason");
    let path = "/ecom/v1/order-billing/get-order-refundability";
    let (_, body) = site.post(path, owner, json!({ "orderId": id })).await;
    assert_eq!(reasons(&body["payments"], "/nonRefundable/reason"), collector);
    collector
}

#[tokio::test]
async fn a_refund_stays_pending_until_the_provider_confirms_it() {
    let site = Site::start().await;
    let (_, id) = ordered(&site, 1).await;
    site.settings(json!({ "refunds": "FORBIDDEN" })).await;
    assert_eq!(reasons(&site, &id).await, ["FORBIDDEN"]);
    let (status, body) = act(&site, &id, "refund", json!({})).await;
    assert_eq!((status, code(&body)), (400, "REFUND_NOT_AVAILABLE"));
    assert!(body["message"].as_str().unwrap().contains("FORBIDDEN"), "{body}");
    site.settings(json!({ "refunds": "PENDING" })).await;
    let sum = |order: &Value, name: &str| order["balanceSummary"][name]["amount"].as_str().unwrap().to_owned();
    let total = sum(&order(&site, &id).await, "paid");

    assert_eq!(act(&site, &id, "refund", json!({ "reason": "Broken" })).await.0, 200);
    let waiting = order(&site, &id).await;
    assert_eq!(waiting["paymentStatus"], "PAID");
    assert_eq!((sum(&waiting, "refunded"), sum(&waiting, "pendingRefund")), ("0.00".into(), total.clone()));
    assert_eq!(history(&waiting).last().unwrap(), "REFUND_INITIATED");
    assert_eq!(reasons(&site, &id).await, ["PENDING_REFUND"]);
    assert_eq!(act(&site, &id, "refund", json!({})).await.0, 400);

    site.advance(5).await;
    let done = order(&site, &id).await;
    assert_eq!(done["paymentStatus"], "FULLY_REFUNDED");
    assert_eq!((sum(&done, "refunded"), sum(&done, "pendingRefund")), (total, "0.00".into()));
    assert_eq!(history(&done)[history(&done).len() - 2..], ["PAYMENT_REFUNDED", "ORDER_REFUNDED"]);
    assert_eq!(reasons(&site, &id).await, ["ALREADY_REFUNDED"]);
    let path = format!("/ecom/v1/payments/orders/{id}");
    let (_, body) = site.get(&path, &site.keys.owner_key).await;
    let transactions = &body["orderTransactions"];
    assert_eq!(transactions["payments"][0]["status"], "REFUNDED");
    assert_eq!(transactions["refunds"][0]["transactions"][0]["refundStatus"], "SUCCEEDED");
    assert_eq!(transactions["refunds"][0]["summary"]["pending"], false);
}

#[tokio::test]
async fn refunded_items_are_neither_due_nor_to_be_fulfilled() {
    let site = Site::start().await;
    let (_, id) = ordered(&site, 2).await;
    let line = order(&site, &id).await["lineItems"][0]["id"].clone();
    let refund = json!({ "refundItems": { "lineItems": [{ "lineItemId": line, "quantity": 1 }] } });
    assert_eq!(act(&site, &id, "refund", refund).await.0, 200);
    let left = order(&site, &id).await;
    assert_eq!(left["balanceSummary"]["balance"]["amount"], "0.00");
    let send = async |quantity: i64| {
        let fulfillment = json!({ "fulfillment": { "lineItems": [{ "id": line, "quantity": quantity }] } });
        let path = format!("/ecom/v1/fulfillments/orders/{id}/create-fulfillment");
        site.post(&path, &site.keys.owner_key, fulfillment).await.0.as_u16()
    };
    assert_eq!(send(2).await, 400, "one of two is not to be sent any more");
    assert_eq!(send(1).await, 200);
    assert_eq!(order(&site, &id).await["fulfillmentStatus"], "FULFILLED");
    assert_eq!(act(&site, &id, "refund", json!({})).await.0, 200);
    let whole = order(&site, &id).await;
    assert_eq!(
        (&whole["paymentStatus"], &whole["balanceSummary"]["balance"]["amount"]),
        (&json!("FULLY_REFUNDED"), &json!("0.00"))
    );
}
