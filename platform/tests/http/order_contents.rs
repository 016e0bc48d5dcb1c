//! What an order holds: files, subscriptions, gift cards, fees, pickup; in each currency its parts are the total.

use crate::orders::{act, history, order};
use crate::site::*;
use cartwright_platform::Config;
use rust_decimal::Decimal;
use serde_json::{Value, json};

const CHECKOUTS: &str = "/ecom/v1/checkouts";
const CANDLES_EACH_MONTH: &str = "5b5c0000-0000-4000-8000-000000000003";
const GIFT_CARD: &str = "HEARTH-GIFT-0050";

/// A checkout of these lines, sent by this way, and the order of it, paid by a token.
pub(crate) async fn bought(site: &Site, token: &str, lines: Vec<Value>, delivery: &str, more: Value) -> Value {
    let mut asked = json!({
        "channelType": "WEB",
        "lineItems": lines,
        "checkoutInfo": {
            "buyerInfo": { "email": "ada@example.com" },
            "shippingInfo": {
                "shippingDestination": {
                    "address": { "country": "US", "subdivision": "US-NY", "city": "New York", "postalCode": "10001", "addressLine": "1 Main Street" },
                    "contactDetails": { "firstName": "Ada", "lastName": "Lovelace" },
                },
                "selectedCarrierServiceOption": { "code": delivery },
            },
        },
    });
    asked.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let (status, body) = site.post(CHECKOUTS, token, asked).await;
    assert_eq!(status, 200, "{body}");
    let id = body["checkout"]["id"].as_str().unwrap();
    place(site, token, id, "tok_visa").await
}

async fn place(site: &Site, token: &str, checkout: &str, payment: &str) -> Value {
    let path = format!("{CHECKOUTS}/{checkout}/create-order");
    let (status, body) = site.post(&path, token, json!({ "paymentToken": payment })).await;
    assert_eq!(status, 200, "{body}");
    order(site, body["orderId"].as_str().unwrap()).await
}

fn money(value: &Value) -> Decimal {
    value["amount"].as_str().unwrap_or("0").parse().unwrap()
}

/// Holds an order's sums together: the parts are the total, and the payments are what was paid.
fn adds_up(order: &Value) {
    let sums = &order["priceSummary"];
    let tax = if order["taxIncludedInPrices"] == true { Decimal::ZERO } else { money(&sums["tax"]) };
    let parts = money(&sums["subtotal"]) - money(&sums["discount"])
        + money(&sums["shipping"])
        + money(&sums["totalAdditionalFees"])
        + tax;
    assert_eq!(parts, money(&sums["total"]), "{sums}");
    let lines = order["lineItems"].as_array().unwrap().iter();
    let of_lines: Decimal = lines.map(|line| money(&line["taxDetails"]["totalTax"])).sum();
    assert!(of_lines <= money(&sums["tax"]), "{sums}");
    assert!(!order.to_string().contains("convertedAmount"), "an order has one currency");
}

#[tokio::test]
async fn a_digital_file_can_be_downloaded_until_its_link_expires() {
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let guide = site.line_of(&token, "walks-guide", 1, Value::Null).await;
    let bought = bought(&site, &token, vec![guide], "us-standard", json!({})).await;
    adds_up(&bought);
    assert_eq!(bought["fulfillmentStatus"], "FULFILLED", "there is nothing to send");
    assert_eq!(history(&bought), ["ORDER_PLACED", "ORDER_PAID", "DOWNLOAD_LINK_SENT"]);
    let file = &bought["lineItems"][0]["digitalFile"];
    let link = file["link"].as_str().unwrap();
    let fetched = site.http.get(link).send().await.unwrap();
    assert_eq!(fetched.status(), 200);
    assert!(fetched.headers()["content-disposition"].to_str().unwrap().starts_with("attachment"));
    let forged = link.replace("token=", "token=x");
    assert_eq!(site.http.get(forged).send().await.unwrap().status(), 404);
    site.advance(31 * 86_400).await;
    assert_eq!(site.http.get(link).send().await.unwrap().status(), 410);
    let id = bought["id"].as_str().unwrap();
    let (status, body) = act(&site, id, "send-download-links", json!({})).await;
    assert_eq!(status, 200, "{body}");
    let fresh = body["order"]["lineItems"][0]["digitalFile"]["link"].as_str().unwrap();
    assert_eq!(site.http.get(fresh).send().await.unwrap().status(), 200);
    assert_eq!(site.http.get(link).send().await.unwrap().status(), 404, "the old one is spent");
}

#[tokio::test]
async fn an_order_of_goods_downloads_and_subscriptions_keeps_every_line() {
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let pot = line(&site.plain_product(&token).await, 2);
    let guide = site.line_of(&token, "walks-guide", 1, Value::Null).await;
    let subscription = json!({ "subscriptionOptionId": CANDLES_EACH_MONTH });
    let candles = site.line_of(&token, "candle-post", 1, subscription).await;
    let bought =
        bought(&site, &token, vec![pot, guide, candles], "us-standard", json!({ "couponCode": "WELCOME10" })).await;
    adds_up(&bought);
    assert_eq!(bought["status"], "APPROVED");
    assert_eq!(bought["fulfillmentStatus"], "NOT_FULFILLED");
    assert!(bought["lineItems"][1]["digitalFile"]["link"].is_string());
    let settings = &bought["lineItems"][2]["subscriptionInfo"]["subscriptionSettings"];
    assert_eq!(settings["frequency"], "MONTH");
    assert_eq!(bought["appliedDiscounts"][0]["coupon"]["code"], "WELCOME10");
    let tax = &bought["taxInfo"]["taxBreakdown"][0];
    assert_eq!(tax["jurisdictionType"], "STATE");
    assert_eq!(tax["aggregatedTaxAmount"], bought["priceSummary"]["tax"]);
    assert_eq!(bought["shippingInfo"]["code"], "us-standard");
}

#[tokio::test]
async fn a_refund_returns_the_gift_cards_share_to_the_card() {
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let balance = async || -> Decimal {
        let (_, body) = site.owner(reqwest::Method::GET, "/_platform/rules/giftCards", None).await;
        let cards = body["rules"].as_array().unwrap().iter();
        let mut mine = cards.filter(|card| card["code"] == GIFT_CARD);
        mine.next().unwrap()["balance"].to_string().trim_matches('"').parse().unwrap()
    };
    let before = balance().await;
    let pot = line(&site.plain_product(&token).await, 1);
    let paid = json!({ "giftCardCode": GIFT_CARD, "giftCardRedeemAmount": "5.00" });
    let bought = bought(&site, &token, vec![pot], "us-standard", paid).await;
    adds_up(&bought);
    assert_eq!(balance().await, before - Decimal::from(5));
    let id = bought["id"].as_str().unwrap();
    let (_, body) = site.get(&format!("/ecom/v1/payments/orders/{id}"), &token).await;
    let payments = body["orderTransactions"]["payments"].as_array().unwrap();
    assert_eq!(payments.len(), 2);
    assert_eq!(payments[0]["amount"]["amount"], "5.00");
    assert!(payments[0]["giftcardPaymentDetails"]["obfuscatedCode"].as_str().unwrap().contains('*'));
    let sum: Decimal = payments.iter().map(|payment| money(&payment["amount"])).sum();
    assert_eq!(sum, money(&bought["priceSummary"]["total"]));
    assert_eq!(act(&site, id, "refund", json!({})).await.0, 200);
    assert_eq!(balance().await, before);
}

#[tokio::test]
async fn a_rejected_order_releases_stock_coupon_use_and_gift_card() {
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let product = site.plain_product(&token).await;
    let asked = json!({
        "channelType": "WEB",
        "lineItems": [line(&product, 1)],
        "couponCode": "WELCOME10",
        "giftCardCode": GIFT_CARD,
        "giftCardRedeemAmount": "1.00",
        "checkoutInfo": {
            "buyerInfo": { "email": "ada@example.com" },
            "shippingInfo": {
                "shippingDestination": { "address": { "country": "US", "subdivision": "US-NY", "postalCode": "10001", "city": "New York", "addressLine": "1" } },
                "selectedCarrierServiceOption": { "code": "us-standard" },
            },
        },
    });
    let (status, body) = site.post(CHECKOUTS, &token, asked).await;
    assert_eq!(status, 200, "{body}");
    let checkout = body["checkout"]["id"].as_str().unwrap().to_owned();
    let waiting = place(&site, &token, &checkout, "tok_pending").await;
    assert_eq!((&waiting["status"], &waiting["paymentStatus"]), (&json!("PENDING"), &json!("PARTIALLY_PAID")));
    assert!(history(&waiting).contains(&"ORDER_PARTIALLY_PAID".to_owned()));
    let attempts = site.http.get(format!("{}/_test/payments", site.base)).send().await.unwrap();
    let attempts: Value = attempts.json().await.unwrap();
    let transaction = attempts["payments"][0]["transactionId"].as_str().unwrap().to_owned();
    let path = format!("/_platform/payments/{transaction}/decline");
    assert_eq!(site.post(&path, &site.keys.owner_key, json!({})).await.0, 200);
    let rejected = order(&site, waiting["id"].as_str().unwrap()).await;
    assert_eq!(rejected["status"], "REJECTED");
    assert_eq!(rejected["balanceSummary"]["paid"]["amount"], "0.00");
    let after = site.plain_product(&token).await;
    assert_eq!(after["stock"], product["stock"]);
}

#[tokio::test]
async fn a_pickup_order_has_the_pickup_place_and_time() {
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let pot = line(&site.plain_product(&token).await, 1);
    let bought = bought(&site, &token, vec![pot], "us-pickup", json!({})).await;
    adds_up(&bought);
    let logistics = &bought["shippingInfo"]["logistics"];
    assert_eq!(logistics["pickupDetails"]["pickupMethod"], "STORE_PICKUP");
    assert!(logistics["shippingDestination"].is_null());
    let (status, body) = act(&site, bought["id"].as_str().unwrap(), "send-pickup-ready", json!({})).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(history(&body["order"]).last().unwrap(), "PICKUP_READY_EMAIL_SENT");
}

#[tokio::test]
async fn orders_use_the_shops_currency_and_its_decimals() {
    for (currency, digits) in [("JPY", 0), ("KWD", 3)] {
        let site = Site::start_with(Config { currency: Some(currency.to_owned()), ..Config::for_tests() }).await;
        let token = site.visitor().await.access;
        let pot = line(&site.plain_product(&token).await, 3);
        let bought = bought(&site, &token, vec![pot], "us-standard", json!({ "couponCode": "WELCOME10" })).await;
        adds_up(&bought);
        assert_eq!(bought["currency"], currency);
        assert_eq!(money(&bought["priceSummary"]["total"]).scale(), digits, "{currency}");
        assert_eq!(money(&bought["balanceSummary"]["paid"]), money(&bought["priceSummary"]["total"]));
        assert_eq!(act(&site, bought["id"].as_str().unwrap(), "refund", json!({})).await.0, 200);
    }
}

#[tokio::test]
async fn a_bought_gift_card_pays_for_the_next_order() {
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let card = site.product(&token, "gift-card").await;
    let mut gift = line(&card, 2);
    gift["catalogReference"]["options"] = json!({ "options": { "Value": "25" } });
    let first = bought(&site, &token, vec![gift], "us-standard", json!({})).await;
    adds_up(&first);
    let outbox = site.http.get(format!("{}/_test/outbox", site.base)).send().await.unwrap();
    let outbox: Value = outbox.json().await.unwrap();
    let messages = outbox["messages"].as_array().unwrap().iter();
    let mut mails = messages.filter(|message| message["subject"].as_str().unwrap().starts_with("Your gift cards"));
    let text = mails.next().unwrap()["body"].as_str().unwrap();
    assert!(mails.next().is_none(), "one mail");
    let codes: Vec<&str> = text.lines().filter_map(|line| line.split_once(": $")).map(|(code, _)| code).collect();
    assert_eq!(codes.len(), 2);
    let pot = line(&site.plain_product(&token).await, 1);
    let second = bought(&site, &token, vec![pot], "us-standard", json!({ "giftCardCode": codes[0] })).await;
    let id = second["id"].as_str().unwrap();
    let (_, body) = site.get(&format!("/ecom/v1/payments/orders/{id}"), &token).await;
    let payment = &body["orderTransactions"]["payments"][0];
    assert!(payment["giftcardPaymentDetails"].is_object(), "{body}");
}

/// The codes of the gift cards that an order's buyer was mailed.
async fn mailed_codes(site: &Site) -> Vec<String> {
    let messages = site.messages("ada@example.com").await;
    let mail = messages.iter().find(|mail| mail["subject"].as_str().unwrap().starts_with("Your gift cards")).unwrap();
    let lines = mail["body"].as_str().unwrap().lines();
    lines.filter_map(|line| line.split_once(": $")).map(|(code, _)| code.to_owned()).collect()
}

#[tokio::test]
async fn a_gift_card_product_is_refunded_up_to_its_remaining_balance_and_disabled() {
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let card = site.product(&token, "gift-card").await;
    let mut gift = line(&card, 1);
    gift["catalogReference"]["options"] = json!({ "options": { "Value": "25" } });
    let first = bought(&site, &token, vec![gift], "us-standard", json!({})).await;
    let id = first["id"].as_str().unwrap();
    let code = mailed_codes(&site).await.remove(0);
    let pot = || async { line(&site.plain_product(&token).await, 1) };
    let spent = json!({ "giftCardCode": code, "giftCardRedeemAmount": "10.00" });
    bought(&site, &token, vec![pot().await], "us-standard", spent).await;

    let line_id = &first["lineItems"][0]["id"];
    let asked = json!({ "orderId": id, "refundItems": { "lineItems": [{ "lineItemId": line_id, "quantity": 1 }] } });
    let (status, worth) = site.post("/ecom/v1/order-billing/calculate-refund", &site.keys.owner_key, asked).await;
    assert_eq!((status.as_u16(), money(&worth["summary"]["total"])), (200, Decimal::from(15)), "{worth}");
    let (status, body) = act(&site, id, "refund", json!({})).await;
    assert_eq!((status, money(&body["order"]["balanceSummary"]["refunded"])), (200, Decimal::from(15)), "{body}");
    let asked = json!({
        "channelType": "WEB", "lineItems": [pot().await], "giftCardCode": code, "checkoutInfo": {},
    });
    let (status, refused) = site.post(CHECKOUTS, &token, asked).await;
    assert_eq!((status.as_u16(), crate::site::code(&refused)), (400, "GIFT_CARD_DISABLED"), "{refused}");
    let (_, body) = site.get(&format!("/ecom/v1/payments/orders/{id}"), &site.keys.owner_key).await;
    let payment = &body["orderTransactions"]["payments"][0]["id"];
    let rest = json!({ "orderId": id, "paymentRefunds": [{ "paymentId": payment, "amount": { "amount": "10.00" } }] });
    let (status, _) = site.post("/ecom/v1/order-billing/refund-payments", &site.keys.owner_key, rest).await;
    assert_eq!(status, 400, "the part that the card has paid elsewhere");
}
