//! Billing of orders that are there: charges, held payments, money back, receipts.

use crate::checkout::{Shopper, at_checkout};
use crate::orders::{history, order, ordered};
use crate::site::*;
use serde_json::{Value, json};

const BILLING: &str = "/ecom/v1/order-billing";
const WHEEL_CLUB: &str = "7a1d0000-0000-4000-8000-000000000001";
const WORKSHOP_DATE: &str = "2099-05-01T10:00:00.000Z";
const MEMBERSHIPS: &str = "1522827f-c56c-a5c9-2ac9-00f9e6ae12d3";

impl Site {
    async fn bill(&self, call: &str, body: Value) -> (u16, Value) {
        let (status, body) = self.post(&format!("{BILLING}/{call}"), &self.keys.owner_key, body).await;
        (status.as_u16(), body)
    }

    /// The answer of a billing call that is done.
    async fn billed(&self, call: &str, body: Value) -> Value {
        let (status, body) = self.bill(call, body).await;
        assert_eq!(status, 200, "{call}: {body}");
        body
    }
}

/// An order whose card is saved, and whose money the bank holds. Its total is 24.00 and more.
async fn held(site: &Site) -> (Shopper, Value, String) {
    let shopper = at_checkout(site, 1).await;
    let page = shopper.browser.get(&shopper.address).await;
    shopper.submit(&page, "", "delivery").await;
    let path = format!("/ecom/v1/checkouts/{}/create-order-and-charge", shopper.checkout(site).await);
    let pays = json!({ "paymentToken": "tok_visa", "savePaymentMethod": true, "delayCapture": true });
    let (status, body) = site.post(&path, &site.acting_for(&shopper.token), pays).await;
    assert_eq!(status, 200, "{body}");
    let placed = order(site, body["orderId"].as_str().unwrap()).await;
    assert_eq!(placed["paymentStatus"], "NOT_PAID");
    let path = format!("/ecom/v1/payments/orders/{}", placed["id"].as_str().unwrap());
    let (_, body) = site.get(&path, &site.keys.owner_key).await;
    let payment = body["orderTransactions"]["payments"][0].clone();
    assert_eq!(payment["status"], "AUTHORIZED");
    (shopper, placed, payment["id"].as_str().unwrap().to_owned())
}

async fn in_stock(site: &Site, shopper: &Shopper) -> i64 {
    site.plain_product(&shopper.token).await["stock"]["quantity"].as_i64().unwrap()
}

fn of(payments: &Value) -> Vec<(&str, &str)> {
    let payments = payments["orderTransactions"]["payments"].as_array().unwrap();
    payments
        .iter()
        .map(|payment| (payment["status"].as_str().unwrap(), payment["amount"]["amount"].as_str().unwrap()))
        .collect()
}

fn less(amount: &Value, by: &str) -> String {
    let whole: f64 = amount["amount"].as_str().unwrap().parse().unwrap();
    format!("{:.2}", whole - by.parse::<f64>().unwrap())
}

#[tokio::test]
async fn an_authorization_is_captured_in_part_and_a_scheduled_charge_collects_the_rest() {
    let site = Site::start().await;
    let (_, placed, payment) = held(&site).await;
    let id = placed["id"].as_str().unwrap();
    let capture =
        |amount: &str| json!({ "orderId": id, "payments": [{ "paymentId": payment, "amount": { "amount": amount } }] });
    let (status, body) = site.bill("capture-authorized-payments", capture("9999.00")).await;
    assert_eq!((status, code(&body)), (400, "INVALID_AMOUNT"));
    let unknown = json!({ "orderId": id, "payments": [{ "paymentId": id }] });
    let (status, body) = site.bill("capture-authorized-payments", unknown).await;
    assert_eq!((status, code(&body)), (404, "PAYMENT_NOT_FOUND"));
    let body = site.billed("capture-authorized-payments", capture("10.00")).await;
    assert_eq!(of(&body), [("APPROVED", "10.00")]);
    assert_eq!(order(&site, id).await["paymentStatus"], "PARTIALLY_PAID");
    for call in ["capture-authorized-payments", "void-authorized-payments"] {
        let both = json!({ "orderId": id, "payments": [{ "paymentId": payment }], "paymentIds": [payment] });
        let (status, body) = site.bill(call, both).await;
        assert_eq!((status, code(&body)), (400, "PAYMENT_ALREADY_CAPTURED"), "{call}");
    }

    let rest = less(&placed["priceSummary"]["total"], "10.00");
    let charge = |amount: &str, currency: &str| {
        json!({ "orderId": id, "amount": { "amount": amount }, "currency": currency, "delayedCaptureSettings": {
            "scheduledAction": "CAPTURE", "delayDuration": { "count": 2, "unit": "HOURS" },
        } })
    };
    let call = "authorize-charge-with-saved-payment-method";
    let (_, body) = site.bill(call, charge("9999.00", "USD")).await;
    assert_eq!(code(&body), "INVALID_AMOUNT");
    let (_, body) = site.bill(call, charge(&rest, "EUR")).await;
    assert_eq!(code(&body), "INVALID_CURRENCY");
    let body = site.billed(call, charge(&rest, "USD")).await;
    assert_eq!(body["payment"]["status"], "AUTHORIZED");
    let again = site.bill(call, charge(&rest, "USD")).await;
    assert_eq!(code(&again.1), "ORDER_PAID", "what is held is not charged again");
    site.advance(3600).await;
    assert_eq!(order(&site, id).await["paymentStatus"], "PARTIALLY_PAID");
    site.advance(3601).await;
    let paid = order(&site, id).await;
    assert_eq!(paid["paymentStatus"], "PAID");
    assert_eq!(history(&paid).last().unwrap(), "ORDER_PAID");
}

#[tokio::test]
async fn an_order_with_a_voided_authorization_is_paid_by_gift_card_and_saved_card() {
    let site = Site::start().await;
    let (_, placed, payment) = held(&site).await;
    let id = placed["id"].as_str().unwrap();
    let body = site.billed("void-authorized-payments", json!({ "orderId": id, "paymentIds": [payment] })).await;
    assert_eq!(of(&body)[0].0, "VOIDED");
    let redeem = |code: &str, amount: &str| json!({ "orderId": id, "giftCardCode": code, "amount": { "amount": amount }, "currency": "USD" });
    for (card, amount, refusal) in [
        ("HEARTH-GIFT-PAST", "5.00", "GIFT_CARD_EXPIRED"),
        ("HEARTH-GIFT-NONE", "5.00", "INSUFFICIENT_FUNDS"),
        ("HEARTH-GIFT-9999", "5.00", "GIFT_CARD_NOT_FOUND"),
        ("HEARTH-GIFT-0050", "9999.00", "INVALID_AMOUNT"),
    ] {
        let (_, body) = site.bill("redeem-gift-card", redeem(card, amount)).await;
        assert_eq!(code(&body), refusal, "{card}");
    }
    let body = site.billed("redeem-gift-card", redeem("HEARTH-GIFT-0050", "5.00")).await;
    assert_eq!(body["payment"]["status"], "APPROVED");
    let card = site.rule_of("giftCards", "6f0b3a52-5b1f-4c57-8d0f-000000000001").await;
    assert_eq!(card["balance"], "45.00");
    let (_, body) = site.bill("redeem-gift-card", redeem("HEARTH-GIFT-0050", "1.00")).await;
    assert_eq!(code(&body), "GIFT_CARD_ALREADY_APPLIED");

    let rest = less(&placed["priceSummary"]["total"], "5.00");
    let mut charge = json!({ "orderId": id, "regularCharge": { "amount": { "amount": rest } } });
    let (_, body) = site.bill("charge-order", charge.clone()).await;
    assert_eq!(code(&body), "PAYMENT_INTENT_ID_REQUIRED");
    charge["regularCharge"]["delayedCharge"] = json!(true);
    charge["idempotencyKey"] = json!("11111111-1111-4111-8111-111111111111");
    let first = site.billed("charge-order", charge.clone()).await;
    let again = site.billed("charge-order", charge).await;
    assert_eq!(first["payments"], again["payments"]);
    assert_eq!(of(&again).len(), 3);
    assert_eq!(order(&site, id).await["paymentStatus"], "PAID");

    let receipt = json!({ "orderId": id, "paymentIds": [first["payments"][0]["id"]] });
    let body = site.billed("generate-receipts", receipt.clone()).await;
    assert_eq!(body["receipts"][0]["paymentId"], first["payments"][0]["id"]);
    let (_, body) = site.bill("generate-receipts", receipt).await;
    assert_eq!(code(&body), "RECEIPT_ALREADY_EXIST");
    let of_held = json!({ "orderId": id, "paymentIds": [payment] });
    let (_, body) = site.bill("generate-receipts", of_held).await;
    assert_eq!(code(&body), "INVALID_PAYMENT_STATUS");
}

#[tokio::test]
async fn partial_refunds_restock_items_and_mail_the_buyer() {
    let site = Site::start().await;
    let (shopper, id) = ordered(&site, 2).await;
    let placed = order(&site, &id).await;
    let line = &placed["lineItems"][0];
    let path = format!("/ecom/v1/payments/orders/{id}");
    let (_, body) = site.get(&path, &site.keys.owner_key).await;
    let payment = body["orderTransactions"]["payments"][0]["id"].clone();
    let before = in_stock(&site, &shopper).await;
    let refund = |amount: &str, restocked: i64| {
        json!({
            "orderId": id,
            "paymentRefunds": [{ "paymentId": payment, "amount": { "amount": amount } }],
            "refundItems": { "lineItems": [{ "lineItemId": line["id"], "quantity": 1 }] },
            "customerReason": "A chip in the rim",
            "sideEffects": {
                "restock": { "lineItems": [{ "lineItemId": line["id"], "quantity": restocked }] },
                "notifications": { "sendCustomerEmail": true, "customMessage": "Sorry about that." },
            },
        })
    };
    for (amount, restocked, refusal) in
        [("9999.00", 1, "INVALID_PAYMENT_REFUND_AMOUNT"), ("3.00", 3, "INVALID_LINE_ITEM_RESTOCK_QUANTITY")]
    {
        let (_, body) = site.bill("refund-payments", refund(amount, restocked)).await;
        assert_eq!(code(&body), refusal);
    }
    let body = site.billed("refund-payments", refund("3.00", 1)).await;
    assert_eq!(body["refund"]["summary"]["refunded"]["amount"], "3.00");
    assert_eq!(body["orderTransactions"]["payments"][0]["status"], "PARTIALLY_REFUNDED");
    let after = order(&site, &id).await;
    assert_eq!(after["paymentStatus"], "PARTIALLY_REFUNDED");
    assert_eq!(after["balanceSummary"]["refunded"]["amount"], "3.00");
    assert_eq!(in_stock(&site, &shopper).await, before + 1);
    let mail = &site.messages("ada@example.com").await[0];
    assert!(mail["body"].as_str().unwrap().contains("Sorry about that."), "{mail}");

    let rest = json!({ "orderId": id, "paymentRefunds": [{ "paymentId": payment }] });
    site.billed("refund-payments", rest.clone()).await;
    assert_eq!(order(&site, &id).await["paymentStatus"], "FULLY_REFUNDED");
    let (_, body) = site.bill("refund-payments", rest).await;
    assert_eq!(code(&body), "PAYMENT_NOT_REFUNDABLE");
}

#[tokio::test]
async fn a_membership_pays_for_an_order_line() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let member = site.demo_member(&visitor, "iris@example.com").await;
    let service = json!({ "serviceProperties": { "scheduledDate": WORKSHOP_DATE } });
    let workshop = site.line_of(&member, "mug-workshop", 1, service).await;
    site.add_lines(&member, vec![workshop]).await;
    let checkout = site.start_checkout(&member, json!({ "email": "iris@example.com" })).await;
    let path = format!("/ecom/v1/checkouts/{checkout}/create-order");
    let (status, body) = site.post(&path, &member, json!({ "paymentToken": "tok_visa" })).await;
    assert_eq!(status, 200, "{body}");
    let id = body["orderId"].as_str().unwrap();
    let placed = order(&site, id).await;
    assert_eq!(placed["paymentStatus"], "PARTIALLY_PAID");
    let (_, me) = site.get("/members/v1/members/my", &member).await;
    let charge = |membership: &str| {
        json!({ "orderId": id, "memberId": me["member"]["id"], "memberships": [{
            "lineItemId": placed["lineItems"][0]["id"],
            "membershipIdentifier": { "existingMembership": { "appId": MEMBERSHIPS, "membershipId": membership } },
        }] })
    };
    let (_, body) = site.bill("charge-memberships", charge("7a1d0000-0000-4000-8000-000000000002")).await;
    assert_eq!(code(&body), "MEMBERSHIP_NOT_ELIGIBLE");
    let mut twice = charge(WHEEL_CLUB);
    let one = twice["memberships"][0].clone();
    twice["memberships"] = json!([one, one]);
    assert_eq!(site.bill("charge-memberships", twice).await.0, 400, "one line is paid once");
    let body = site.billed("charge-memberships", charge(WHEEL_CLUB)).await;
    assert_eq!(body["payments"][0]["membershipPaymentDetails"]["status"], "CHARGED");
    assert_eq!(site.rule_of("memberships", WHEEL_CLUB).await["credits"]["remaining"], 3);
    assert_eq!(order(&site, id).await["paymentStatus"], "PAID");
}
