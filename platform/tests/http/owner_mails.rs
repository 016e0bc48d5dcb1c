//! Mails to the owner.

use crate::checkout::at_checkout;
use crate::members::{member, public_member};
use crate::orders::{order, ordered};
use crate::payments::PENDING;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};
use std::time::{SystemTime, UNIX_EPOCH};

const OWNER: &str = "owner@shop.example";
const DAY: i64 = 86_400;

impl Site {
    async fn set(&self, settings: Value) -> (u16, Value) {
        self.owner(Method::PATCH, "/_platform/site-settings", Some(settings)).await
    }

    /// A shop whose owner gets some kinds of mails.
    async fn with_owner_mails(kinds: Value) -> Self {
        let site = Self::start().await;
        site.choose_owner_mails(kinds).await;
        site
    }

    async fn choose_owner_mails(&self, kinds: Value) {
        let (status, body) = self.set(json!({ "ownerEmail": OWNER, "ownerMails": kinds })).await;
        assert_eq!(status, 200, "{body}");
    }

    /// The subjects of the owner's mails, newest first.
    async fn owner_subjects(&self) -> Vec<String> {
        let mails = self.messages(OWNER).await;
        mails.iter().map(|mail| mail["subject"].as_str().unwrap().to_owned()).collect()
    }
}

fn body_of(mail: &Value) -> &str {
    mail["body"].as_str().unwrap()
}

#[tokio::test]
async fn a_new_order_is_mailed_to_the_owner_in_the_language_of_the_shop() {
    let site = Site::with_owner_mails(json!(["NEW_ORDER"])).await;
    site.set(json!({ "language": "de" })).await;
    let (_, id) = ordered(&site, 2).await;
    let number = order(&site, &id).await["number"].as_str().unwrap().to_owned();
    assert_eq!(site.owner_subjects().await, [format!("Neue Bestellung {number}")]);
    let mail = &site.messages(OWNER).await[0];
    for part in ["Ada Lovelace", "2 × ", "Gesamtsumme: ", "New York, NY 10001", &format!("{STORE}/owner/orders/{id}")]
    {
        assert!(body_of(mail).contains(part), "{part}: {mail}");
    }
    assert!(site.messages("ada@example.com").await[0]["subject"].as_str().unwrap().starts_with("Your order"));

    // The owner's own acts are not mailed.
    let sale = json!({ "order": { "channelInfo": { "type": "POS" }, "lineItems": [{
        "productName": { "original": "Mug" }, "quantity": 1, "price": { "amount": "9" }, "itemType": { "preset": "PHYSICAL" },
    }], "priceSummary": { "shipping": { "amount": "4" } } } });
    let (status, body) = site.owner(Method::POST, "/ecom/v1/orders", Some(sale)).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(site.owner_subjects().await.len(), 1);
}

#[tokio::test]
async fn the_owner_gets_no_mail_without_an_address_and_the_demo_shop_has_one() {
    let site = Site::start().await;
    ordered(&site, 1).await;
    let mails = site.messages("hello@hearthandfield.example").await;
    assert!(mails[0]["subject"].as_str().unwrap().starts_with("New order"), "{mails:?}");
    site.set(json!({ "ownerEmail": "" })).await;
    ordered(&site, 1).await;
    assert_eq!(site.messages("hello@hearthandfield.example").await.len(), 1);
    for (settings, field) in
        [(json!({ "ownerEmail": "nobody" }), "ownerEmail"), (json!({ "ownerMails": ["LATE_ORDER"] }), "ownerMails")]
    {
        let (status, body) = site.set(settings).await;
        assert_eq!((status, violated_field(&body)), (400, field));
    }
}

#[tokio::test]
async fn an_order_that_is_paid_after_it_was_placed_is_mailed_to_the_owner() {
    let site = Site::with_owner_mails(json!(["LATE_PAYMENT"])).await;
    let shopper = at_checkout(&site, 1).await;
    let page = shopper.browser.get(&shopper.address).await;
    shopper.submit(&page, "", "delivery").await;
    let id = parameter(&shopper.pay(PENDING).await.location, "orderId");
    assert!(site.messages(OWNER).await.is_empty());
    site.advance(DAY).await;
    let order = order(&site, &id).await;
    assert_eq!(order["paymentStatus"], "PAID");
    assert_eq!(site.owner_subjects().await, [format!("Order {} has been paid", order["number"].as_str().unwrap())]);
}

#[tokio::test]
async fn stock_that_an_order_makes_low_is_mailed_to_the_owner_once() {
    let site = Site::with_owner_mails(json!(["LOW_STOCK"])).await;
    let product = site.plain_product(&site.visitor().await.access).await;
    let (name, quantity) = (product["name"].as_str().unwrap(), product["stock"]["quantity"].as_i64().unwrap());
    ordered(&site, quantity - 5).await;
    assert!(site.messages(OWNER).await.is_empty(), "five are enough");
    ordered(&site, 2).await;
    ordered(&site, 1).await;
    assert_eq!(site.owner_subjects().await, [format!("Low stock: {name}")]);
    assert!(body_of(&site.messages(OWNER).await[0]).contains("3"), "three are left");
}

#[tokio::test]
async fn new_and_reported_members_are_mailed_to_the_owner() {
    let site = Site::with_owner_mails(json!(["NEW_MEMBER", "MEMBER_REPORT"])).await;
    site.set(json!({ "ownerApproval": true })).await;
    site.sign_up("eve@example.com").await;
    let mail = &site.messages(OWNER).await[0];
    assert_eq!(mail["subject"], "New member: eve");
    assert!(body_of(mail).contains("eve@example.com") && body_of(mail).contains("your approval"), "{mail}");
    site.set(json!({ "ownerApproval": false })).await;
    let ada = public_member(&site, "ada@example.com").await;
    let bob = member(&site, "bob@example.com").await;
    let report = json!({ "memberReport": {
        "reportedMemberId": ada.id, "reason": { "category": "SPAM", "description": "Sells watches" },
    } });
    let (status, body) = site.post("/members/v1/member-reports", &bob.access, report).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(
        site.owner_subjects().await,
        ["Report of a member: ada", "New member: bob", "New member: ada", "New member: eve"]
    );
    assert!(body_of(&site.messages(OWNER).await[0]).contains("Sells watches"));
}

#[tokio::test]
async fn the_owner_gets_one_summary_a_day() {
    let site = Site::start().await;
    // From noon of the next day on: nothing of the test, and nothing of the demo shop, falls on a neighbouring day.
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    site.advance(DAY + DAY / 2 - i64::try_from(now).unwrap() % DAY).await;
    site.choose_owner_mails(json!(["DAILY_SUMMARY"])).await;
    let (_, id) = ordered(&site, 1).await;
    let total = order(&site, &id).await["priceSummary"]["total"]["formattedAmount"].as_str().unwrap().to_owned();
    site.sign_up("eve@example.com").await;
    site.advance(1).await;
    assert!(site.messages(OWNER).await.is_empty(), "no summary of the day before the choice");
    site.advance(DAY).await;
    site.advance(1).await;
    let mails = site.messages(OWNER).await;
    assert_eq!(mails.len(), 1, "{mails:?}");
    assert!(mails[0]["subject"].as_str().unwrap().starts_with("Hearth & Field on "), "{}", mails[0]);
    for part in ["Orders: 1", &format!("Sales: {total}"), "New members: 1", "Orders to fulfil: 1"] {
        assert!(body_of(&mails[0]).contains(part), "{part}: {}", mails[0]);
    }
    site.advance(DAY).await;
    let mails = site.messages(OWNER).await;
    assert!(mails.len() == 2 && body_of(&mails[0]).contains("Orders: 0"), "{mails:?}");
}
