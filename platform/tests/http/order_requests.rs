//! Buyers ask on the order's page to cancel an order or to return items, and the owner accepts or declines.

use crate::orders::{history, order, ordered};
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

const DAY: i64 = 86_400;
const OWNER: &str = "hello@hearthandfield.example";

/// A guest with a paid order, on the order's page.
struct Guest {
    id: String,
    line: String,
    token: String,
    page: String,
    browser: Browser,
}

impl Guest {
    async fn of(site: &Site, quantity: i64) -> Self {
        let (shopper, id) = ordered(site, quantity).await;
        let mails = site.messages("ada@example.com").await;
        let page = mails[0]["body"].as_str().unwrap().lines().last().unwrap().to_owned();
        let line = order(site, &id).await["lineItems"][0]["id"].as_str().unwrap().to_owned();
        Self { id, line, token: shopper.token, page, browser: Browser::new() }
    }

    /// A guest whose items have been sent.
    async fn with_parcel(site: &Site, bought: i64, sent: i64) -> Self {
        let guest = Self::of(site, bought).await;
        guest.send(site, sent).await;
        guest
    }

    async fn send(&self, site: &Site, quantity: i64) {
        let path = format!("/ecom/v1/fulfillments/orders/{}/create-fulfillment", self.id);
        let parcel = json!({ "fulfillment": { "lineItems": [{ "id": self.line, "quantity": quantity }] } });
        let (status, body) = site.owner(Method::POST, &path, Some(parcel)).await;
        assert_eq!(status, 200, "{body}");
    }

    async fn show(&self) -> Page {
        self.browser.get(&self.page).await
    }

    async fn submit(&self, site: &Site, fields: &[(&str, &str)]) -> Page {
        self.show().await;
        let (order, key) = (parameter(&self.page, "order"), parameter(&self.page, "key"));
        let form = self.browser.cookie("cw_form");
        let mut all = vec![("form", form.as_str()), ("order", &order), ("key", &key)];
        all.extend(fields);
        self.browser.post(&format!("{}/pages/order", site.base), &all).await
    }

    async fn ask_to_cancel(&self, site: &Site, reason: &str) -> Page {
        self.submit(site, &[("act", "cancel"), ("cancel_reason", reason)]).await
    }

    async fn ask_to_return(&self, site: &Site, quantity: &str, reason: &str) -> Page {
        let field = format!("quantity-{}", self.line);
        self.submit(site, &[("act", "return"), (&field, quantity), ("return_reason", reason)]).await
    }

    /// The requests of the order, as the owner sees them.
    async fn requests(&self, site: &Site) -> Vec<Value> {
        let (status, body) = site.owner(Method::GET, &format!("/_platform/orders/{}/requests", self.id), None).await;
        assert_eq!(status, 200, "{body}");
        body["requests"].as_array().unwrap().clone()
    }

    /// The owner's answer to the newest request.
    async fn answer(&self, site: &Site, verdict: &str, body: Value) -> (u16, Value) {
        let request = self.requests(site).await[0]["id"].as_str().unwrap().to_owned();
        let path = format!("/_platform/orders/{}/requests/{request}/{verdict}", self.id);
        site.owner(Method::POST, &path, Some(body)).await
    }

    async fn stock(&self, site: &Site) -> i64 {
        site.plain_product(&self.token).await["stock"]["quantity"].as_i64().unwrap()
    }

    /// A refund of some of the line, with restock.
    async fn refund(&self, site: &Site, quantity: i64, amount: &str) -> Value {
        let (_, body) = site.get(&format!("/ecom/v1/payments/orders/{}", self.id), &site.keys.owner_key).await;
        let payment = &body["orderTransactions"]["payments"][0]["id"];
        let lines = json!([{ "lineItemId": self.line, "quantity": quantity }]);
        json!({
            "paymentRefunds": [{ "paymentId": payment, "amount": { "amount": amount } }],
            "refundItems": { "lineItems": lines },
            "sideEffects": { "restock": { "lineItems": lines } },
        })
    }
}

#[track_caller]
fn assert_refused(page: &Page, text: &str) {
    assert!(page.status == 422 && page.text.contains(text), "{text}: {} {}", page.status, page.text);
}

#[tokio::test]
async fn an_accepted_return_gives_back_money_and_stock_and_is_mailed() {
    let site = Site::start().await;
    let guest = Guest::with_parcel(&site, 3, 2).await;
    let stock = guest.stock(&site).await;
    let asked = guest.ask_to_return(&site, "1", "Too small").await;
    assert_eq!(asked.status, 303, "{}", asked.text);
    let page = guest.browser.get(&format!("{}{}", site.base, asked.location)).await;
    assert!(page.text.contains("You asked to return items on") && page.text.contains("We will answer by email"));
    let mail = site.messages(OWNER).await[0].clone();
    assert!(mail["subject"].as_str().unwrap().starts_with("Request for order"), "{mail}");
    for part in ["1 × ", "Too small", &format!("/owner/orders/{}", guest.id)] {
        assert!(mail["body"].as_str().unwrap().contains(part), "{part}: {mail}");
    }
    let request = &guest.requests(&site).await[0];
    assert_eq!(
        (&request["kind"], &request["status"], &request["lines"]),
        (&json!("RETURN"), &json!("OPEN"), &json!([{ "lineItemId": guest.line, "quantity": 1 }]))
    );

    let refund = guest.refund(&site, 1, "2.00").await;
    let (status, body) =
        guest.answer(&site, "accept", json!({ "refund": refund, "message": "Thanks for the parcel" })).await;
    assert_eq!(status, 200, "{body}");
    let after = order(&site, &guest.id).await;
    assert_eq!(after["balanceSummary"]["refunded"]["amount"], "2.00");
    assert_eq!(guest.stock(&site).await, stock + 1);
    assert_eq!(history(&after).iter().filter(|kind| *kind == "MERCHANT_COMMENT").count(), 2);
    let mail = site.messages("ada@example.com").await[0].clone();
    for part in ["We have accepted your return", "$2.00", "Thanks for the parcel"] {
        assert!(mail["body"].as_str().unwrap().contains(part), "{part}: {mail}");
    }
    let page = guest.show().await;
    assert!(page.text.contains("We have accepted the return") && page.text.contains("how many of 1"), "{}", page.text);
}

#[tokio::test]
async fn an_accepted_cancellation_refunds_restocks_and_cancels_in_one_step() {
    let site = Site::start().await;
    let guest = Guest::of(&site, 2).await;
    let stock = guest.stock(&site).await;
    assert_eq!(guest.ask_to_cancel(&site, "").await.status, 303);
    let (_, body) = site.get(&format!("/ecom/v1/payments/orders/{}", guest.id), &site.keys.owner_key).await;
    let payment = &body["orderTransactions"]["payments"][0]["id"];
    let accept = json!({
        "refund": { "paymentRefunds": [{ "paymentId": payment }] },
        "cancel": { "restockAllItems": true, "sendOrderCanceledEmail": true, "customMessage": "As you wish" },
    });
    let (status, body) = guest.answer(&site, "accept", accept).await;
    assert_eq!(status, 200, "{body}");
    let after = order(&site, &guest.id).await;
    assert_eq!((&after["status"], &after["paymentStatus"]), (&json!("CANCELED"), &json!("FULLY_REFUNDED")));
    assert_eq!(guest.stock(&site).await, stock + 2);
    assert_eq!(guest.requests(&site).await[0]["status"], "ACCEPTED");
    let mail = site.messages("ada@example.com").await[0].clone();
    assert!(mail["body"].as_str().unwrap().contains("As you wish"), "{mail}");
    let page = guest.show().await;
    assert!(page.text.contains("We have cancelled the order") && !page.text.contains("Ask to cancel"));
}

#[tokio::test]
async fn an_order_that_the_owner_cancels_has_no_open_request_to_cancel() {
    let site = Site::start().await;
    let guest = Guest::of(&site, 1).await;
    guest.ask_to_cancel(&site, "").await;
    site.owner(Method::POST, &format!("/ecom/v1/orders/{}/cancel", guest.id), Some(json!({}))).await;
    assert_eq!(guest.requests(&site).await[0]["status"], "ACCEPTED");
}

#[tokio::test]
async fn a_declined_request_is_mailed_with_the_words_of_the_owner() {
    let site = Site::start().await;
    let guest = Guest::with_parcel(&site, 1, 1).await;
    guest.ask_to_return(&site, "1", "Scratched").await;
    for message in [" ", &"x".repeat(1001)] {
        let (status, body) = guest.answer(&site, "decline", json!({ "message": message })).await;
        assert_eq!((status, violated_field(&body)), (400, "message"));
    }
    assert_eq!(guest.answer(&site, "decline", json!({ "message": "It was used" })).await.0, 200);
    let mail = site.messages("ada@example.com").await[0].clone();
    let body = mail["body"].as_str().unwrap();
    assert!(body.contains("We cannot do what you asked for order") && body.contains("It was used"), "{mail}");
    let page = guest.show().await;
    assert!(page.text.contains("We have declined the request") && page.text.contains("It was used"));
    assert_eq!(guest.ask_to_return(&site, "1", "Please").await.status, 303, "the items can be asked for again");
}

#[tokio::test]
async fn a_request_has_one_answer() {
    let site = Site::start().await;
    let guest = Guest::with_parcel(&site, 2, 2).await;
    guest.ask_to_return(&site, "1", "Too small").await;
    let refund = guest.refund(&site, 1, "2.00").await;
    let accept = json!({ "refund": refund });
    let both = [guest.answer(&site, "accept", accept.clone()), guest.answer(&site, "accept", accept.clone())];
    let mut statuses: Vec<u16> =
        futures_util::future::join_all(both).await.into_iter().map(|(status, _)| status).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    assert_eq!(order(&site, &guest.id).await["balanceSummary"]["refunded"]["amount"], "2.00");
    let (_, body) = guest.answer(&site, "decline", json!({ "message": "No" })).await;
    assert_eq!(code(&body), "REQUEST_ALREADY_ANSWERED");
    for (path, status) in [("none/accept", 404), ("none/decline", 404)] {
        let path = format!("/_platform/orders/{}/requests/{path}", guest.id);
        assert_eq!(site.owner(Method::POST, &path, Some(json!({}))).await.0, status, "{path}");
    }
    assert_eq!(guest.answer(&site, "postpone", json!({})).await.0, 409);
    let refused = site.get(&format!("/_platform/orders/{}/requests", guest.id), &guest.token).await;
    assert_eq!(refused.0, 403, "requests are the owner's to read");
}

#[tokio::test]
async fn a_refund_that_fails_leaves_the_request_open() {
    let site = Site::start().await;
    let guest = Guest::with_parcel(&site, 1, 1).await;
    guest.ask_to_return(&site, "1", "Too small").await;
    let refund = guest.refund(&site, 1, "9999.00").await;
    let (status, body) = guest.answer(&site, "accept", json!({ "refund": refund })).await;
    assert_eq!((status, code(&body)), (400, "INVALID_PAYMENT_REFUND_AMOUNT"));
    let mut refund = guest.refund(&site, 1, "2.00").await;
    refund["customerReason"] = json!("x".repeat(201));
    let (status, body) = guest.answer(&site, "accept", json!({ "refund": refund })).await;
    assert_eq!((status, violated_field(&body)), (400, "customerReason"));
    assert_eq!(guest.requests(&site).await[0]["status"], "OPEN");
}

#[tokio::test]
async fn a_return_is_refused_at_its_fields_and_after_its_days() {
    let site = Site::start().await;
    let guest = Guest::with_parcel(&site, 2, 1).await;
    for (quantity, reason, text) in [
        ("0", "Too small", "Choose what you return."),
        ("2", "Too small", "You cannot return that many items."),
        ("-1", "Too small", "You cannot return that many items."),
        ("many", "Too small", "You cannot return that many items."),
        ("99999999999999999999", "Too small", "You cannot return that many items."),
        ("1", " ", "Write why you return the items."),
        ("1", &"x".repeat(1001), "Write at most 1000 characters."),
    ] {
        assert_refused(&guest.ask_to_return(&site, quantity, reason).await, text);
    }
    let other = guest.submit(&site, &[("act", "return"), ("quantity-none", "1"), ("return_reason", "x")]).await;
    assert_refused(&other, "You cannot return that many items.");
    assert_eq!(guest.requests(&site).await, Vec::<Value>::new());
    site.advance(30 * DAY - 60).await;
    assert!(guest.show().await.text.contains("Ask to return"));
    site.advance(120).await;
    assert!(!guest.show().await.text.contains("Ask to return"));
    assert_refused(&guest.ask_to_return(&site, "1", "Too small").await, "The time for returns has ended.");
}

#[tokio::test]
async fn a_buyer_asks_once_to_cancel_and_not_after_items_are_sent() {
    let site = Site::start().await;
    let guest = Guest::of(&site, 1).await;
    assert!(guest.show().await.text.contains("Ask to cancel"));
    assert_eq!(guest.ask_to_cancel(&site, "Ordered twice").await.status, 303);
    assert_refused(&guest.ask_to_cancel(&site, "").await, "You have already asked to cancel this order.");
    guest.send(&site, 1).await;
    assert_refused(&guest.ask_to_cancel(&site, "").await, "The order can no longer be cancelled");
    let forged = guest.browser.post(&format!("{}/pages/order", site.base), &[("act", "cancel"), ("form", "x")]).await;
    assert_eq!(forged.status, 403);
}

#[tokio::test]
async fn the_settings_decide_what_buyers_can_ask_for() {
    let site = Site::start().await;
    let (status, body) =
        site.owner(Method::PATCH, "/_platform/site-settings", Some(json!({ "returnDays": 366 }))).await;
    assert_eq!((status, violated_field(&body)), (400, "returnDays"));
    let off = json!({ "returnDays": 0, "cancelRequests": false });
    assert_eq!(site.owner(Method::PATCH, "/_platform/site-settings", Some(off)).await.0, 200);
    let guest = Guest::of(&site, 1).await;
    assert!(!guest.show().await.text.contains("<form"));
    guest.send(&site, 1).await;
    assert!(!guest.show().await.text.contains("<form"));
}

#[tokio::test]
async fn the_forms_and_their_errors_are_in_the_language_of_the_page() {
    let site = Site::start().await;
    let guest = Guest::with_parcel(&site, 1, 1).await;
    for (language, button, error) in [
        ("de", "Um Rückgabe bitten", "Wählen Sie, was Sie zurückgeben."),
        ("ar", "اطلب الإرجاع", "اختر ما تريد إرجاعه."),
    ] {
        let page = guest.submit(&site, &[("act", "return"), ("return_reason", "x"), ("lang", language)]).await;
        assert_refused(&page, error);
        assert!(page.text.contains(button), "{}", page.text);
    }
}
