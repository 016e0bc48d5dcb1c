//! The hosted checkout.

use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

pub(crate) struct Shopper {
    pub(crate) token: String,
    pub(crate) browser: Browser,
    pub(crate) address: String,
}

/// A visitor in front of the checkout.
pub(crate) async fn at_checkout(site: &Site, quantity: i64) -> Shopper {
    let token = site.visitor().await.access;
    let product = site.plain_product(&token).await;
    at_checkout_with(site, token, &product, quantity).await
}

/// A visitor or member in front of the checkout of one product.
pub(crate) async fn at_checkout_with(site: &Site, token: String, product: &Value, quantity: i64) -> Shopper {
    site.add(&token, product, quantity).await;
    let (status, body) = site
        .post(
            "/ecom/v1/carts/current/create-checkout",
            &token,
            json!({ "channelType": "WEB", "shippingAddress": { "country": "US" } }),
        )
        .await;
    assert_eq!(status, 200, "{body}");
    let redirect = json!({
        "ecomCheckout": { "checkoutId": body["checkoutId"] },
        "callbacks": { "thankYouPageUrl": format!("{STORE}/thanks"), "cartPageUrl": format!("{STORE}/cart") },
    });
    let address = site.redirect(&token, redirect).await;
    Shopper { token, browser: Browser::new(), address }
}

impl Shopper {
    /// The id of the checkout of the shopper's cart.
    pub(crate) async fn checkout(&self, site: &Site) -> String {
        let (_, body) = site.get("/ecom/v1/carts/current", &self.token).await;
        body["cart"]["checkoutId"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn pay(&self, card: &str) -> Page {
        let page = self.browser.get(&self.address).await;
        if page.status == 303 {
            return page;
        }
        self.submit(&page, card, "pay").await
    }

    pub(crate) async fn submit(&self, page: &Page, card: &str, action: &str) -> Page {
        let (place, _) = self.address.split_once('?').unwrap();
        let session = session(&self.address);
        let (form, total, charge) = (page.field("form"), page.field("total"), page.field("charge"));
        let fields = [
            ("session", session.as_str()),
            ("form", &form),
            ("total", &total),
            ("charge", &charge),
            ("action", action),
            ("email", "ada@example.com"),
            ("first_name", "Ada"),
            ("last_name", "Lovelace"),
            ("country", "US"),
            ("subdivision", "NY"),
            ("city", "New York"),
            ("postal_code", "10001"),
            ("address_line", "1 Main Street"),
            ("delivery", "us-standard"),
            ("card_number", card),
            ("card_expiry", "12/99"),
            ("card_cvc", "123"),
        ];
        self.browser.post(place, &fields).await
    }
}

pub(crate) const PAYS: &str = "4242 4242 4242 4242";
pub(crate) const DECLINED: &str = "4000 0000 0000 0002";

#[tokio::test]
async fn paying_a_checkout_again_places_no_second_order() {
    let site = Site::start().await;
    let shopper = at_checkout(&site, 2).await;
    let before = site.plain_product(&shopper.token).await;
    let page = shopper.browser.get(&shopper.address).await;
    // The address changes the tax: first the shopper has to see it.
    let updated = shopper.submit(&page, "", "delivery").await;
    assert_eq!(updated.status, 303);

    let declined = shopper.pay(DECLINED).await;
    assert_eq!(declined.status, 422);
    assert!(declined.text.contains("declined this card"));
    assert_eq!(declined.field("address_line"), "1 Main Street");
    assert_eq!(site.get("/ecom/v1/carts/current", &shopper.token).await.0, 200);
    assert_eq!(site.plain_product(&shopper.token).await["stock"], before["stock"]);
    assert_eq!(shopper.pay("5555 5555 5555 4444").await.status, 422);

    let paid = shopper.pay(PAYS).await;
    assert_eq!(paid.status, 303, "{}", paid.text);
    assert!(paid.location.starts_with(&format!("{STORE}/thanks?")), "{}", paid.location);
    assert_eq!(parameter(&paid.location, "orderNumber"), "10001");
    assert_eq!(site.get("/ecom/v1/carts/current", &shopper.token).await.0, 404);
    let after = site.plain_product(&shopper.token).await;
    let quantity = |product: &Value| product["stock"]["quantity"].as_i64().unwrap();
    assert_eq!(quantity(&after), quantity(&before) - 2);

    // The same form again, and the page again: the same order.
    assert_eq!(shopper.submit(&page, PAYS, "pay").await.location, paid.location);
    assert_eq!(shopper.pay(PAYS).await.location, paid.location);
    let outbox = shopper.browser.get(&format!("{}/outbox", site.base)).await;
    assert_eq!(outbox.text.matches("Your order 10001").count(), 1);
}

#[tokio::test]
async fn a_changed_total_is_shown_before_the_card_is_charged() {
    let site = Site::start().await;
    let shopper = at_checkout(&site, 1).await;
    // The form has no state yet, so no tax; New York has one.
    let page = shopper.browser.get(&shopper.address).await;
    let answer = shopper.submit(&page, PAYS, "pay").await;
    assert_eq!(answer.status, 422);
    assert!(answer.text.contains("The total is now"), "{}", answer.text);
    assert_eq!(shopper.submit(&answer, PAYS, "pay").await.status, 303);
}

/// A page as a browser without scripts shows it: templates are not shown.
fn shown(page: &Page) -> String {
    let mut text = page.text.clone();
    while let Some(start) = text.find("<template>") {
        let end = text[start..].find("</template>").unwrap() + start + "</template>".len();
        text.replace_range(start..end, "");
    }
    text
}

/// The names of the fields that a page shows, and the last button's text.
fn fields_of(text: &str) -> (Vec<&str>, &str) {
    let named = text.split(" name=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    let button = text.rsplit("<button").next().unwrap();
    let button = button.split('>').nth(1).unwrap().split('<').next().unwrap();
    (named.collect(), button)
}

/// Goes through the pages as somebody who fills in each field that is shown and presses the last button, and gives the
/// texts of the buttons.
async fn fill_in(shopper: &Shopper, typed: &[(&str, &str)]) -> (Vec<String>, Page) {
    let mut page = shopper.browser.get(&shopper.address).await;
    let mut pressed = Vec::new();
    for _ in 0..3 {
        let text = shown(&page);
        let (names, button) = fields_of(&text);
        let is_last = text.contains("value=\"pay\"");
        let action = if is_last {
            "pay"
        } else {
            text.rsplit("name=\"action\" value=\"").next().unwrap().split('"').next().unwrap()
        };
        pressed.push(button.to_owned());
        let session = session(&shopper.address);
        let hidden: Vec<(&str, String)> =
            ["form", "total", "charge", "step"].map(|name| (name, page.field(name))).to_vec();
        let mut sent: Vec<(&str, &str)> = vec![("session", &session), ("action", action)];
        sent.extend(hidden.iter().map(|(name, value)| (*name, value.as_str())));
        sent.extend(typed.iter().filter(|(name, _)| names.contains(name)));
        let answer = shopper.browser.post(shopper.address.split_once('?').unwrap().0, &sent).await;
        assert_eq!(answer.status, 303, "{action}: {}", answer.text);
        if is_last {
            return (pressed, answer);
        }
        let base = shopper.address.split_once("/pages").unwrap().0;
        page = shopper.browser.get(&format!("{base}{}", answer.location.split('#').next().unwrap())).await;
    }
    panic!("the payment is never offered: {pressed:?}");
}

const PERSON: [(&str, &str); 6] = [
    ("email", "ada@example.com"),
    ("first_name", "Ada"),
    ("last_name", "Lovelace"),
    ("card_number", PAYS),
    ("card_expiry", "12/99"),
    ("card_cvc", "123"),
];

#[tokio::test]
async fn a_buyer_agrees_to_the_terms_of_sale_before_the_payment() {
    let site = Site::start().await;
    let script = json!({ "termsUrl": "javascript:alert(1)" });
    let (status, body) = site.owner(Method::PUT, "/_platform/rules/ordersSettings/ordersSettings", Some(script)).await;
    assert_eq!((status, violated_field(&body)), (400, "termsUrl"), "{body}");
    site.rule("ordersSettings", "ordersSettings", json!({ "termsUrl": "https://shop.example/terms" })).await;
    let shopper = at_checkout(&site, 1).await;
    let page = shopper.pay(PAYS).await;
    let refused = shopper.submit(&page, PAYS, "pay").await;
    assert_eq!(refused.status, 422);
    assert!(refused.text.contains("Agree to the terms of sale to place your order"), "{}", refused.text);
    assert!(refused.text.contains("href=\"https://shop.example/terms\""), "{}", refused.text);
    let outbox = shopper.browser.get(&format!("{}/outbox", site.base)).await;
    assert!(!outbox.text.contains("Your order"), "{}", outbox.text);
    let address =
        [("terms", "yes"), ("country", "DE"), ("city", "Berlin"), ("postal_code", "10115"), ("address_line", "Weg 1")];
    let (_, paid) = fill_in(&shopper, &[&PERSON[..], &address[..]].concat()).await;
    assert!(paid.location.contains("orderId="), "{}", paid.location);
}

#[tokio::test]
async fn the_first_payment_succeeds_for_the_total_that_the_button_names() {
    for address in [
        &[
            ("country", "US"),
            ("subdivision", "New York"),
            ("city", "Hudson"),
            ("postal_code", "12534"),
            ("address_line", "1 Main Street"),
        ][..],
        &[("country", "DE"), ("city", "Berlin"), ("postal_code", "10115"), ("address_line", "Hauptstraße 1")][..],
        &[("country", "HK"), ("city", "Kowloon"), ("address_line", "1 Nathan Road")][..],
        &[("country", "GB"), ("city", "London"), ("postal_code", "sw1a 1aa"), ("address_line", "1 The Mall")][..],
    ] {
        let site = Site::start().await;
        let shopper = at_checkout(&site, 1).await;
        let (pressed, paid) = fill_in(&shopper, &[&PERSON[..], address].concat()).await;
        assert_eq!(pressed[..2], ["Continue to delivery", "Continue to payment"], "{address:?}");
        let id = parameter(&paid.location, "orderId");
        let (_, body) = site.get(&format!("/ecom/v1/orders/{id}"), &shopper.token).await;
        let total = body["order"]["priceSummary"]["total"]["formattedAmount"].as_str().unwrap();
        assert_eq!(pressed[2], format!("Pay {total}"), "{address:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_one_of_two_buyers_gets_the_last_item() {
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let product = site.plain_product(&token).await;
    let all = product["stock"]["quantity"].as_i64().unwrap();
    let (one, other) = (at_checkout(&site, all).await, at_checkout(&site, all).await);
    for shopper in [&one, &other] {
        let page = shopper.browser.get(&shopper.address).await;
        assert_eq!(shopper.submit(&page, "", "delivery").await.status, 303);
    }
    let (one, other) = tokio::join!(one.pay(PAYS), other.pay(PAYS));
    let (sold, refused) = if one.status == 303 { (one, other) } else { (other, one) };
    assert_eq!(parameter(&sold.location, "orderNumber"), "10001");
    assert_eq!(refused.status, 422, "{}", refused.location);
    assert!(refused.text.contains("is sold out") || refused.text.contains("has just been sold"), "{}", refused.text);
    let path = format!("/stores-reader/v1/products/{}", product["id"].as_str().unwrap());
    let (_, body) = site.get(&path, &token).await;
    assert_eq!(body["product"]["stock"]["quantity"], 0);
    assert_eq!(body["product"]["stock"]["inventoryStatus"], "OUT_OF_STOCK");
}

#[tokio::test]
async fn a_redirect_session_for_another_visitors_checkout_is_refused_as_not_found() {
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let product = site.plain_product(&token).await;
    site.add(&token, &product, 1).await;
    let (_, body) = site.post("/ecom/v1/carts/current/create-checkout", &token, json!({})).await;
    let stranger = site.visitor().await.access;
    let (status, body) = site
        .post(
            "/_api/redirects-api/v1/redirect-session",
            &stranger,
            json!({ "ecomCheckout": { "checkoutId": body["checkoutId"] } }),
        )
        .await;
    assert_eq!((status.as_u16(), code(&body)), (404, "CHECKOUT_NOT_FOUND"));
}
