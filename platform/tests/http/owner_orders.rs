//! The owner's acts on orders beside the contract's calls: other quantities, requested payments, orders for customers,
//! and checkouts that were left.

use crate::checkout::at_checkout;
use crate::orders::{act, history, order, ordered};
use crate::shop::amount;
use crate::site::*;
use cartwright_platform::{Config, Limits};
use reqwest::Method;
use serde_json::{Value, json};

const ORDERS: &str = "/ecom/v1/orders";

/// The reasons against a change of an order's items.
async fn rejections(site: &Site, id: &str) -> Value {
    let (status, body) = site.owner(Method::GET, &format!("/_platform/orders/{id}/change-rejections"), None).await;
    assert_eq!(status, 200, "{body}");
    body["reasons"].clone()
}

async fn create(site: &Site, order: Value) -> String {
    let (status, body) = site.owner(Method::POST, ORDERS, Some(json!({ "order": order }))).await;
    assert_eq!(status, 200, "{body}");
    body["order"]["id"].as_str().unwrap().to_owned()
}

fn mug(beside: Value) -> Value {
    let mut order = json!({
        "lineItems": [{
            "productName": { "original": "Mug" }, "quantity": 2, "price": { "amount": "12.00" },
            "itemType": { "preset": "PHYSICAL" },
        }],
        "buyerInfo": { "email": "ada@example.com" },
        "channelInfo": { "type": "WEB" },
        "priceSummary": {},
    });
    order.as_object_mut().unwrap().extend(beside.as_object().unwrap().clone());
    order
}

#[tokio::test]
async fn changing_quantities_updates_stock_totals_and_history_and_keeps_sent_items() {
    let site = Site::start().await;
    let (shopper, id) = ordered(&site, 3).await;
    let in_stock = async || site.plain_product(&shopper.token).await["stock"]["quantity"].as_i64().unwrap();
    let (left, before) = (in_stock().await, order(&site, &id).await);
    assert_eq!(rejections(&site, &id).await, json!([]));
    let line = before["lineItems"][0]["id"].as_str().unwrap();
    let path = format!("/ecom/v1/fulfillments/orders/{id}/create-fulfillment");
    let sent = json!({ "fulfillment": { "lineItems": [{ "id": line, "quantity": 1 }] } });
    assert_eq!(site.owner(Method::POST, &path, Some(sent)).await.0, 200);

    let quantity = |quantity: i64| json!({ "lineItems": [{ "id": line, "quantity": quantity }], "reason": "By phone" });
    let (status, body) = act(&site, &id, "change-items", quantity(0)).await;
    assert_eq!((status, violated_field(&body)), (400, "lineItems[0].quantity"), "{body}");
    let (status, body) = act(&site, &id, "change-items", quantity(100_000)).await;
    assert_eq!((status, code(&body)), (400, "PARTIAL_OUT_OF_STOCK"), "{body}");
    let (status, body) = act(&site, &id, "change-items", quantity(2)).await;
    assert_eq!(status, 200, "{body}");
    let after = &body["order"];
    assert_eq!(after["lineItems"][0]["quantity"], 2);
    assert_eq!(in_stock().await, left + 1);
    let number = |order: &Value, field: &str| amount(&order["priceSummary"][field]).parse::<f64>().unwrap();
    let each = number(&before, "subtotal") / 3.0;
    assert!((number(&before, "subtotal") - number(after, "subtotal") - each).abs() < 0.005, "{after}");
    let sum = number(after, "subtotal")
        + number(after, "shipping")
        + number(after, "tax")
        + number(after, "totalAdditionalFees")
        - number(after, "discount");
    assert!((sum - number(after, "total")).abs() < 0.005, "{after}");
    // More was paid than is due now.
    assert!(after["balanceSummary"]["balance"]["amount"].as_str().unwrap().starts_with('-'), "{after}");
    let entry = after["activities"].as_array().unwrap().last().unwrap();
    let applied = &entry["draftOrderChangesApplied"];
    assert_eq!(
        (&entry["activityType"], &applied["reason"]),
        (&json!("DRAFT_ORDER_CHANGES_APPLIED"), &json!("By phone"))
    );
    assert_eq!(applied["changes"][0]["lineItemChanged"]["quantity"]["newQuantity"], 2);
    assert_eq!(applied["changes"][1]["totalPriceChanged"]["newTotal"], after["priceSummary"]["total"]);
}

#[tokio::test]
async fn the_owner_adds_a_product_at_its_price_with_its_tax_and_stock() {
    let site = Site::start().await;
    let (shopper, id) = ordered(&site, 1).await;
    let product = site.plain_product(&shopper.token).await;
    let in_stock = async || site.plain_product(&shopper.token).await["stock"]["quantity"].as_i64().unwrap();
    let (left, before) = (in_stock().await, order(&site, &id).await);
    let item = |quantity: i64| {
        let reference = json!({ "appId": "215238eb-22a5-4c36-9e7b-e7c08025e04e", "catalogItemId": product["id"] });
        json!({ "catalogItems": [{ "catalogReference": reference, "quantity": quantity }], "reason": "By phone" })
    };
    let (status, body) = act(&site, &id, "change-items", item(0)).await;
    assert_eq!((status, violated_field(&body)), (400, "catalogItems[0].quantity"), "{body}");
    let (status, body) = act(&site, &id, "change-items", item(90_000)).await;
    assert_eq!((status, code(&body)), (400, "PARTIAL_OUT_OF_STOCK"), "{body}");
    let mut unknown = item(1);
    unknown["catalogItems"][0]["catalogReference"]["catalogItemId"] = json!("0b7b5e0a-0000-4000-8000-00000000dead");
    let (status, body) = act(&site, &id, "change-items", unknown).await;
    assert_eq!((status, code(&body)), (404, "CATALOG_ITEM_NOT_FOUND"), "{body}");
    assert_eq!((in_stock().await, &order(&site, &id).await), (left, &before));

    let (status, body) = act(&site, &id, "change-items", item(2)).await;
    assert_eq!(status, 200, "{body}");
    let after = &body["order"];
    let [old, new] = after["lineItems"].as_array().unwrap().as_slice() else { panic!("{after}") };
    assert_eq!((&new["quantity"], &new["price"]), (&json!(2), &old["price"]));
    assert_eq!(in_stock().await, left - 2);
    let number = |order: &Value, field: &str| amount(&order["priceSummary"][field]).parse::<f64>().unwrap();
    for field in ["subtotal", "tax"] {
        let (was, is) = (number(&before, field), number(after, field));
        assert!((is - 3.0 * was).abs() < 0.015, "{field}: {was}, then {is}");
    }
    let breakdown = after["taxInfo"]["taxBreakdown"].as_array().unwrap();
    assert_eq!(breakdown.len(), before["taxInfo"]["taxBreakdown"].as_array().unwrap().len(), "{after}");
    assert_eq!(rejections(&site, &id).await, json!([]), "the amounts add up");
    let applied = &after["activities"].as_array().unwrap().last().unwrap()["draftOrderChangesApplied"];
    assert_eq!(applied["changes"][0]["lineItemAdded"]["quantity"], 2);

    let restocking = Some(json!({ "restockAllItems": true }));
    assert_eq!(site.owner(Method::POST, &format!("{ORDERS}/{id}/cancel"), restocking).await.0, 200);
    assert_eq!(in_stock().await, left + 1);
}

#[tokio::test]
async fn an_order_that_cannot_be_edited_lists_the_reason() {
    let site = Site::start().await;
    assert_eq!(rejections(&site, &create(&site, mug(json!({}))).await).await, json!([]));
    let (status, body) = site.owner(Method::GET, "/_platform/orders/none/change-rejections", None).await;
    assert_eq!((status, code(&body)), (404, "NOT_FOUND"), "{body}");
    let line = |beside: Value| {
        let mut line = json!({ "productName": { "original": "Mug" }, "quantity": 1, "price": { "amount": "12.00" } });
        line["itemType"] = json!({ "preset": "PHYSICAL" });
        line.as_object_mut().unwrap().extend(beside.as_object().unwrap().clone());
        json!({ "lineItems": [line] })
    };
    for (beside, reason) in [
        (json!({ "channelInfo": { "type": "POS" } }), "UNSUPPORTED_CHANNEL_TYPE"),
        (json!({ "currency": "EUR" }), "ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT"),
        (json!({ "weightUnit": "LB" }), "ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT"),
        (json!({ "priceSummary": { "total": { "amount": "1.00" } } }), "AMOUNTS_DO_NOT_ADD_UP"),
        (line(json!({ "subscriptionInfo": { "cycleNumber": 1 } })), "SUBSCRIPTION_LINE_ITEM_EXISTS"),
        (
            line(
                json!({ "catalogReference": { "appId": "13d21c63-b5ec-5912-8397-c3a5ddb27a97", "catalogItemId": "x" } }),
            ),
            "UNSUPPORTED_CATALOG_ITEM",
        ),
        (
            json!({
                "additionalFees": [{ "name": "Wrap", "price": { "amount": "2.00" }, "taxDetails": { "totalTax": { "amount": "0.20" } } }],
            }),
            "TAXABLE_EXISTING_ADDITIONAL_FEE",
        ),
    ] {
        let id = create(&site, mug(beside)).await;
        assert_eq!(rejections(&site, &id).await, json!([reason]));
        let line = order(&site, &id).await["lineItems"][0]["id"].clone();
        let change = json!({ "lineItems": [{ "id": line, "quantity": 5 }] });
        let (status, body) = act(&site, &id, "change-items", change).await;
        assert_eq!((status, code(&body)), (428, "ORDER_CANNOT_BE_CHANGED"), "{body}");
        assert_eq!(body["details"]["applicationError"]["data"]["reasons"], json!([reason]));
        assert_eq!(
            order(&site, &id).await["lineItems"][0]["quantity"],
            if reason.contains("ITEM") && !reason.contains("FEE") { 1 } else { 2 }
        );
    }
    let (_, paid) = ordered(&site, 1).await;
    assert_eq!(act(&site, &paid, "refund", json!({})).await.0, 200);
    assert_eq!(rejections(&site, &paid).await, json!(["PARTIALLY_OR_FULLY_REFUNDED"]));
    let (_, cancelled) = ordered(&site, 1).await;
    assert_eq!(site.owner(Method::POST, &format!("{ORDERS}/{cancelled}/cancel"), Some(json!({}))).await.0, 200);
    assert_eq!(rejections(&site, &cancelled).await, json!(["ORDER_STATUS_IS_NOT_SUPPORTED"]));
}

#[tokio::test]
async fn a_buyer_pays_a_requested_payment_on_the_order_page() {
    let site = Site::start().await;
    let id = create(&site, mug(json!({}))).await;
    let path = format!("/ecom/v1/payments-collector/orders/{id}/prepare-payment-collection");
    let due = json!({ "ecomOrderId": id, "amount": { "amount": "20.00" } });
    let (status, body) = site.owner(Method::POST, &path, Some(due)).await;
    assert_eq!(status, 200, "{body}");
    let prepared = json!({ "paymentGatewayOrderId": body["paymentGatewayOrderId"] });
    let unknown = json!({ "paymentGatewayOrderId": "none" });
    assert_eq!(act(&site, &id, "request-payment", unknown).await.0, 404);
    let (status, body) = act(&site, &id, "request-payment", prepared).await;
    assert_eq!(status, 200, "{body}");
    let address = body["orderPageUrl"].as_str().unwrap().to_owned();
    let mail = &site.messages("ada@example.com").await[0];
    assert!(mail.to_string().contains("20.00") && mail.to_string().contains("Pay now"), "{mail}");

    let browser = Browser::new();
    let page = browser.get(&address).await;
    let pay = async |page: &Page, card: &str| {
        let (form, order, key, charge) =
            (page.field("form"), page.field("order"), page.field("key"), page.field("charge"));
        let fields = [
            ("form", form.as_str()),
            ("order", &order),
            ("key", &key),
            ("charge", &charge),
            ("card_number", card),
            ("card_expiry", "12/99"),
            ("card_cvc", "123"),
        ];
        browser.post(&format!("{}/pages/order", site.base), &fields).await
    };
    let declined = pay(&page, "4000 0000 0000 0002").await;
    assert!(declined.status == 422 && declined.text.contains("card_number"), "{}", declined.text);
    assert_eq!(order(&site, &id).await["paymentStatus"], "NOT_PAID");
    let paid = pay(&declined, "4242 4242 4242 4242").await;
    assert!(paid.status == 200 && !paid.text.contains("card_number"), "{}", paid.text);
    let now = order(&site, &id).await;
    assert_eq!((&now["paymentStatus"], amount(&now["balanceSummary"]["paid"])), (&json!("PARTIALLY_PAID"), "20.00"));
    // The form of a page that has been paid meanwhile charges nothing more.
    assert_eq!(pay(&declined, "4242 4242 4242 4242").await.status, 200);
    assert_eq!(amount(&order(&site, &id).await["balanceSummary"]["paid"]), "20.00");
}

#[tokio::test]
async fn a_paid_order_gets_an_invoice_if_the_setting_is_on() {
    let site = Site::start().await;
    let (_, without) = ordered(&site, 1).await;
    site.rule("ordersSettings", "ordersSettings", json!({ "createInvoice": true })).await;
    let (_, with) = ordered(&site, 1).await;
    let made = async |id: &str| history(&order(&site, id).await).contains(&"INVOICE_ADDED".to_owned());
    assert_eq!((made(&without).await, made(&with).await), (false, true));
}

#[tokio::test]
async fn the_owner_can_place_an_unpaid_order_for_a_member() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let member = site.demo_member(&visitor, "iris@example.com").await;
    let (_, body) = site.get("/members/v1/members/my", &member).await;
    let member_id = body["member"]["id"].as_str().unwrap();
    let product = site.plain_product(&visitor).await;
    let address = json!({ "country": "US", "subdivision": "US-NY", "city": "New York", "postalCode": "10001", "addressLine": "1 Main Street" });
    let contact = json!({ "firstName": "Iris", "lastName": "Vale" });
    let asked = json!({
        "lineItems": [line(&product, 2)],
        "channelType": "BACKOFFICE_MERCHANT",
        "checkoutInfo": {
            "buyerInfo": { "email": "iris@example.com" },
            "billingInfo": { "address": address, "contactDetails": contact },
            "shippingInfo": {
                "shippingDestination": { "address": address, "contactDetails": contact },
                "selectedCarrierServiceOption": { "code": "us-standard" },
            },
        },
    });
    let (status, body) = site.owner(Method::POST, "/ecom/v1/checkouts", Some(asked)).await;
    assert_eq!(status, 200, "{body}");
    let path = format!("/_platform/checkouts/{}/place-order", body["checkout"]["id"].as_str().unwrap());
    let (status, refused) = site.owner(Method::POST, &path, Some(json!({ "memberId": "nobody" }))).await;
    assert_eq!((status, violated_field(&refused)), (400, "memberId"), "{refused}");
    let (status, body) = site.owner(Method::POST, &path, Some(json!({ "memberId": member_id }))).await;
    assert_eq!(status, 200, "{body}");
    let placed = &body["order"];
    assert_eq!((&placed["status"], &placed["paymentStatus"]), (&json!("APPROVED"), &json!("NOT_PAID")), "{placed}");
    assert_eq!(placed["channelInfo"]["type"], "BACKOFFICE_MERCHANT");
    let (status, _) = site.get(&format!("{ORDERS}/{}", placed["id"].as_str().unwrap()), &member).await;
    assert_eq!(status, 200, "the member sees the order");
    let (status, again) = site.owner(Method::POST, &path, None).await;
    assert_eq!((status, &again["order"]["id"]), (200, &placed["id"]), "an order is placed once");
}

#[tokio::test]
async fn an_abandoned_checkout_is_listed_and_recovered_by_a_reminder() {
    let site = Site::start().await;
    let shopper = at_checkout(&site, 1).await;
    let page = shopper.browser.get(&shopper.address).await;
    shopper.submit(&page, "", "delivery").await;
    site.advance(3601).await;
    let listed = async || {
        let (_, body) = site.owner(Method::GET, "/_platform/abandoned-checkouts", None).await;
        body["abandonedCheckouts"][0].clone()
    };
    let left = listed().await;
    assert_eq!((&left["status"], &left["buyerInfo"]["email"]), (&json!("ABANDONED"), &json!("ada@example.com")));
    assert!(left["lineItems"][0]["productName"]["original"].is_string() && left["activities"].is_null(), "{left}");
    let remind = format!("/_platform/abandoned-checkouts/{}/remind", left["id"].as_str().unwrap());
    let (status, body) = site.owner(Method::POST, &remind, None).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(listed().await["activities"][0]["type"], "EMAIL_SENT");

    let link = left["checkoutUrl"].as_str().unwrap();
    let mail = &site.messages("ada@example.com").await[0];
    assert!(mail["body"].as_str().unwrap().contains(link), "{mail}");
    let guessed = link.replace("key=", "key=x");
    assert_eq!(Browser::new().get(&guessed).await.status, 404);
    let browser = Browser::new();
    let back = browser.get(link).await;
    assert_eq!(back.status, 303);
    let page = browser.get(&back.location).await;
    assert!(page.status == 200 && page.text.contains("1 Main Street"), "{}", page.text);
    let shopper = crate::checkout::Shopper { address: back.location, browser, ..shopper };
    assert_eq!(shopper.pay(crate::checkout::PAYS).await.status, 200);
    assert_eq!(listed().await["status"], "RECOVERED");
    assert_eq!(site.owner(Method::POST, &remind, None).await.0, 404);
}

#[tokio::test]
async fn the_buyer_of_an_abandoned_checkout_is_reminded_once_after_the_time_that_the_owner_sets() {
    let site = Site::start().await;
    let set = async |after: &str| {
        let settings = json!({ "checkoutReminder": after });
        assert_eq!(site.owner(Method::PATCH, "/_platform/site-settings", Some(settings)).await.0, 200);
    };
    let leave = async || {
        let shopper = at_checkout(&site, 1).await;
        let page = shopper.browser.get(&shopper.address).await;
        shopper.submit(&page, "", "delivery").await;
    };
    let reminders = async || {
        let mails = site.messages("ada@example.com").await;
        mails.iter().filter(|mail| mail["subject"] == "You left something in your cart").count()
    };
    let newest = async || {
        let (_, body) = site.owner(Method::GET, "/_platform/abandoned-checkouts", None).await;
        let id = body["abandonedCheckouts"][0]["id"].as_str().unwrap().to_owned();
        site.owner(Method::POST, &format!("/_platform/abandoned-checkouts/{id}/remind"), None).await
    };
    const HOUR: i64 = 3600;

    // An old checkout is left alone when the setting is turned on.
    leave().await;
    site.advance(HOUR + 1).await;
    site.advance(40 * HOUR).await;
    set("TEN_HOURS").await;
    leave().await;
    site.advance(HOUR + 1).await;
    assert_eq!(reminders().await, 0);
    site.advance(9 * HOUR).await;
    assert_eq!(reminders().await, 1);
    let (status, body) = newest().await;
    assert_eq!((status, code(&body)), (409, "BUYER_ALREADY_REMINDED"));
    site.advance(9 * HOUR).await;
    assert_eq!(reminders().await, 1);

    // The owner's own reminder takes the place of the automatic one.
    leave().await;
    site.advance(HOUR + 1).await;
    assert_eq!(newest().await.0, 200);
    site.advance(10 * HOUR).await;
    assert_eq!(reminders().await, 2);

    // A checkout that the owner made for a customer is the owner's to remind of.
    let product = site.plain_product(&site.visitor().await.access).await;
    let made = json!({
        "lineItems": [line(&product, 1)], "channelType": "BACKOFFICE_MERCHANT",
        "checkoutInfo": { "buyerInfo": { "email": "ada@example.com" } },
    });
    assert_eq!(site.owner(Method::POST, "/ecom/v1/checkouts", Some(made)).await.0, 200);
    site.advance(HOUR + 1).await;
    site.advance(10 * HOUR).await;
    assert_eq!(reminders().await, 2);

    // A buyer who has ordered since is not reminded of another checkout.
    let buyer = site.visitor().await.access;
    site.add(&buyer, &product, 1).await;
    site.start_checkout(&buyer, json!({ "email": "ada@example.com" })).await;
    crate::order_contents::bought(&site, &buyer, vec![line(&product, 1)], "us-standard", json!({})).await;
    site.advance(HOUR + 1).await;
    site.advance(10 * HOUR).await;
    assert_eq!(reminders().await, 2);

    set("OFF").await;
    leave().await;
    site.advance(HOUR + 1).await;
    site.advance(9 * HOUR).await;
    assert_eq!(reminders().await, 2);
}

#[tokio::test]
async fn the_order_page_requests_no_payment_once_the_order_is_paid() {
    let site = Site::start().await;
    let id = create(&site, mug(json!({}))).await;
    let payments = format!("/ecom/v1/payments-collector/orders/{id}");
    let due = json!({ "ecomOrderId": id, "amount": { "amount": "24.00" } });
    let (_, body) = site.owner(Method::POST, &format!("{payments}/prepare-payment-collection"), Some(due)).await;
    let prepared = json!({ "paymentGatewayOrderId": body["paymentGatewayOrderId"] });
    let (_, body) = act(&site, &id, "request-payment", prepared).await;
    let address = body["orderPageUrl"].as_str().unwrap().to_owned();
    let browser = Browser::new();
    let asking = browser.get(&address).await;
    assert_eq!(site.owner(Method::POST, &format!("{payments}/mark-as-paid"), Some(json!({}))).await.0, 200);
    assert!(!browser.get(&address).await.text.contains("card_number"));
    let (form, order_field, key) = (asking.field("form"), asking.field("order"), asking.field("key"));
    let fields = [
        ("form", form.as_str()),
        ("order", &order_field),
        ("key", &key),
        ("card_number", "4242 4242 4242 4242"),
        ("card_expiry", "12/99"),
        ("card_cvc", "123"),
    ];
    assert_eq!(browser.post(&format!("{}/pages/order", site.base), &fields).await.status, 200);
    assert_eq!(amount(&order(&site, &id).await["balanceSummary"]["paid"]), "24.00", "nothing is charged twice");
}

#[tokio::test]
async fn a_reminder_link_shows_no_saved_details_of_the_member() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let member = site.demo_member(&visitor, "iris@example.com").await;
    let product = site.plain_product(&visitor).await;
    site.add(&member, &product, 1).await;
    let checkout = site.start_checkout(&member, json!({ "email": "wrong@example.com" })).await;
    let own = site.redirect(&member, json!({ "ecomCheckout": { "checkoutId": checkout } })).await;
    assert!(Browser::new().get(&own).await.text.contains("saved_address"), "the member has saved addresses");
    site.advance(3601).await;
    let (_, body) = site.owner(Method::GET, "/_platform/abandoned-checkouts", None).await;
    let link = body["abandonedCheckouts"][0]["checkoutUrl"].as_str().unwrap();
    let browser = Browser::new();
    let back = browser.get(link).await;
    let page = browser.get(&back.location).await;
    assert!(page.status == 200 && !page.text.contains("saved_address"), "{}", page.text);
}

/// An order of a mug with a payment request, and the address of its page.
async fn requested(site: &Site, amount: &str) -> (String, String) {
    let id = create(site, mug(json!({}))).await;
    prepare(site, &id, "gateway-1", amount).await;
    let prepared = json!({ "paymentGatewayOrderId": "gateway-1" });
    let (status, body) = act(site, &id, "request-payment", prepared).await;
    assert_eq!(status, 200, "{body}");
    (id, body["orderPageUrl"].as_str().unwrap().to_owned())
}

async fn prepare(site: &Site, order: &str, gateway_order: &str, amount: &str) {
    let path = format!("/ecom/v1/payments-collector/orders/{order}/prepare-payment-collection");
    let due = json!({ "ecomOrderId": order, "paymentGatewayOrderId": gateway_order, "amount": { "amount": amount } });
    let (status, body) = site.owner(Method::POST, &path, Some(due)).await;
    assert_eq!(status, 200, "{body}");
}

/// Pays the amount that an order's page shows, by card.
async fn pay_on_page(site: &Site, browser: &Browser, page: &Page, card: &str) -> Page {
    let names = ["form", "order", "key", "charge"];
    let shown = names.map(|name| page.field(name));
    let mut fields = vec![("card_number", card), ("card_expiry", "12/99"), ("card_cvc", "123")];
    fields.extend(names.into_iter().zip(shown.iter().map(String::as_str)));
    browser.post(&format!("{}/pages/order", site.base), &fields).await
}

#[tokio::test]
async fn the_order_page_charges_only_the_amount_on_its_button() {
    let site = Site::start().await;
    let (id, address) = requested(&site, "5.00").await;
    let browser = Browser::new();
    let page = browser.get(&address).await;
    assert!(page.text.contains("Pay $5.00"), "{}", page.text);
    prepare(&site, &id, "gateway-1", "19.50").await;
    let refused = pay_on_page(&site, &browser, &page, "4242 4242 4242 4242").await;
    assert_eq!(refused.status, 422, "{}", refused.text);
    assert!(refused.text.contains("The total is now $19.50"), "{}", refused.text);
    assert_eq!(order(&site, &id).await["paymentStatus"], "NOT_PAID");
    assert_eq!(pay_on_page(&site, &browser, &refused, "4242 4242 4242 4242").await.status, 200);
    assert_eq!(amount(&order(&site, &id).await["balanceSummary"]["paid"]), "19.50");
}

#[tokio::test]
async fn declined_cards_on_the_order_page_are_rate_limited_per_order() {
    let limits = Limits { orders_per_caller: 3, ..Limits::for_tests() };
    let site = Site::start_with(Config { limits, ..Config::for_tests() }).await;
    let (id, address) = requested(&site, "5.00").await;
    for status in [422, 422, 422, 429] {
        // Another browser is no way round.
        let browser = Browser::new();
        let page = browser.get(&address).await;
        assert_eq!(pay_on_page(&site, &browser, &page, "4000 0000 0000 0002").await.status, status);
    }
    assert_eq!(order(&site, &id).await["paymentStatus"], "NOT_PAID");
}
