//! What the hosted checkout offers beside a card: coupon, gift card, times, places, tips, memberships, paying later.

use crate::people::PASSWORD;
use crate::site::*;
use cartwright_platform::{Config, Limits};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A buyer in front of the page, and what they have typed.
struct Buyer<'a> {
    site: &'a Site,
    token: String,
    browser: Browser,
    address: String,
    typed: BTreeMap<String, String>,
}

impl<'a> Buyer<'a> {
    /// A buyer whose cart goes to New York.
    async fn at_checkout(site: &'a Site, token: &str) -> Self {
        let id = site.start_checkout(token, json!({})).await;
        let redirect = json!({
            "ecomCheckout": { "checkoutId": id },
            "callbacks": {
                "thankYouPageUrl": format!("{STORE}/thanks"),
                "cartPageUrl": format!("{STORE}/cart"),
                "loginUrl": format!("{STORE}/login"),
            },
        });
        let typed = [
            ("email", "ada@example.com"),
            ("first_name", "Ada"),
            ("last_name", "Lovelace"),
            ("country", "US"),
            ("subdivision", "NY"),
            ("city", "Hudson"),
            ("postal_code", "12534"),
            ("address_line", "1 Main Street"),
            ("card_number", "4242 4242 4242 4242"),
            ("card_expiry", "12/99"),
            ("card_cvc", "123"),
        ];
        Self {
            site,
            token: token.to_owned(),
            browser: Browser::new(),
            address: site.redirect(token, redirect).await,
            typed: typed.map(|(name, value)| (name.to_owned(), value.to_owned())).into(),
        }
    }

    /// Fills in a field, or chooses.
    fn set(&mut self, name: &str, value: &str) {
        self.typed.insert(name.to_owned(), value.to_owned());
    }

    /// Presses a button, and follows to the page as it is then.
    async fn press(&self, action: &str) -> Page {
        let page = self.browser.get(&self.address).await;
        assert_eq!(page.status, 200, "{}", page.text);
        let (place, _) = self.address.split_once('?').unwrap();
        let session = session(&self.address);
        let hidden: Vec<String> = ["form", "total", "charge"].iter().map(|name| page.field(name)).collect();
        let mut fields: Vec<(&str, &str)> = vec![
            ("session", &session),
            ("form", &hidden[0]),
            ("total", &hidden[1]),
            ("charge", &hidden[2]),
            ("action", action),
        ];
        fields.extend(self.typed.iter().map(|(name, value)| (name.as_str(), value.as_str())));
        let answer = self.browser.post(place, &fields).await;
        if answer.status == 303 && answer.location.starts_with("/pages/") {
            return self.browser.get(&self.address).await;
        }
        answer
    }

    /// Pays and gives the order.
    async fn pay(&self) -> Value {
        let paid = self.press("pay").await;
        assert_eq!(paid.status, 303, "{}", paid.text);
        let id = parameter(&paid.location, "orderId");
        let (status, body) = self.site.get(&format!("/ecom/v1/orders/{id}"), &self.token).await;
        assert_eq!(status, 200, "{body}");
        body["order"].clone()
    }
}

async fn with_plate(site: &Site, quantity: i64) -> String {
    let token = site.visitor().await.access;
    let plate = site.line_of(&token, "meadow-plate", quantity, json!(null)).await;
    site.add_lines(&token, vec![plate]).await;
    token
}

#[tokio::test]
async fn the_checkout_page_applies_codes_and_shows_refusals_at_their_fields() {
    let site = Site::start().await;
    let token = with_plate(&site, 1).await;
    let mut buyer = Buyer::at_checkout(&site, &token).await;
    buyer.set("coupon_code", "SUMMER24");
    buyer.set("gift_card_code", "HEARTH-GIFT-PAST");
    let page = buyer.press("coupon").await;
    assert_eq!(page.status, 422);
    let log_in = format!("<a href=\"{STORE}/login\">Log in</a>");
    assert!(page.text.contains(&log_in), "a visitor may log in: {}", page.text);
    for (id, text) in
        [("coupon_code-error", "This code has expired"), ("gift_card_code-error", "This gift card has expired")]
    {
        assert!(page.text.contains(&format!("id=\"{id}\">{text}")), "{}", page.text);
    }
    buyer.set("coupon_code", "WELCOME10");
    buyer.set("gift_card_code", "HEARTH-GIFT-0050");
    let page = buyer.press("gift_card").await;
    // 34.00 less a tenth, 6.50 delivery, 8.875 % on 30.60.
    for text in
        ["<dt>10% off your first order</dt><dd>−$3.40</dd>", "$39.82", "−$39.82", "Place order", "******-****-0050"]
    {
        assert!(page.text.contains(text), "{text}: {}", page.text);
    }
    buyer.set("coupon_code", "");
    buyer.set("gift_card_code", "");
    let page = buyer.press("remove_coupon").await;
    assert!(page.text.contains("Apply coupon") && !page.text.contains("WELCOME10"));
    let page = buyer.press("remove_gift_card").await;
    assert!(page.text.contains("Pay $43.52"), "{}", page.text);
    buyer.set("gift_card_code", "HEARTH-GIFT-0500");
    buyer.press("gift_card").await;
    buyer.set("gift_card_code", "");
    let order = buyer.pay().await;
    assert_eq!(order["paymentStatus"], "PAID");
    let card = site.rule_of("giftCards", "6f0b3a52-5b1f-4c57-8d0f-000000000002").await;
    assert_eq!(card["balance"], "456.48");
}

#[tokio::test]
async fn the_checkout_summary_names_every_amount_in_its_total_before_the_address_is_complete() {
    let site = Site::start().await;
    let token = with_plate(&site, 1).await;
    let mut buyer = Buyer::at_checkout(&site, &token).await;
    let page = buyer.browser.get(&buyer.address).await;
    for text in ["<dt class=\"total\">Total so far</dt><dd class=\"total\">$34.00</dd>", "Once the address is known"] {
        assert!(page.text.contains(text), "{text}: {}", page.text);
    }
    buyer.typed.retain(|name, _| matches!(name.as_str(), "country" | "subdivision" | "postal_code"));
    let page = buyer.press("update").await;
    for text in [
        "<dt>Delivery</dt><dd>$6.50</dd><dt>Tax</dt><dd>$3.02</dd><dt class=\"total\">Estimated total</dt>",
        "aria-disabled=\"true\" aria-describedby=\"unknown\">Pay $43.52</button><p class=\"soft\" id=\"unknown\">Enter",
    ] {
        assert!(page.text.contains(text), "{text}: {}", page.text);
    }
    assert_eq!(buyer.press("pay").await.status, 422, "an estimate is never charged");
}

#[tokio::test]
async fn the_checkout_the_mail_and_the_order_page_say_how_often_a_subscription_is_charged() {
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let candles = site.line_of(&token, "candle-post", 1, json!(null)).await;
    site.add_lines(&token, vec![candles]).await;
    let mut buyer = Buyer::at_checkout(&site, &token).await;
    let terms = "Every month, until cancelled";
    let page = buyer.press("update").await;
    assert!(page.text.contains(&format!("<p class=\"soft\">{terms}</p>")), "{}", page.text);
    buyer.set("note", "");
    buyer.pay().await;
    let mails = site.messages("ada@example.com").await;
    let mail = mails[0]["body"].as_str().unwrap();
    assert!(mail.contains(&format!("Candle Post ({terms})")), "{mail}");
    let page = Browser::new().get(mail.lines().last().unwrap()).await;
    assert!(page.text.contains(&format!("Candle Post ({terms})")), "{}", page.text);
}

#[tokio::test]
async fn the_checkout_page_rate_limits_code_guesses() {
    let site = Site::start_with(Config {
        limits: Limits { savings_codes_per_caller: 1, ..Limits::default() },
        ..Config::for_tests()
    })
    .await;
    let token = with_plate(&site, 1).await;
    let mut buyer = Buyer::at_checkout(&site, &token).await;
    buyer.set("coupon_code", "GUESSED");
    let page = buyer.press("coupon").await;
    assert!(page.text.contains("This code is not valid"), "{}", page.text);
    buyer.set("coupon_code", "WELCOME10");
    let page = buyer.press("coupon").await;
    assert!(page.text.contains("Too many attempts"), "{}", page.text);
    assert_eq!(page.status, 422);
}

#[tokio::test]
async fn a_buyer_chooses_a_delivery_slot_and_a_tip() {
    let site = Site::start().await;
    let token = with_plate(&site, 1).await;
    let mut buyer = Buyer::at_checkout(&site, &token).await;
    let page = buyer.press("delivery").await;
    let (_, rest) = page.text.split_once("value=\"us-local@").unwrap();
    let slot = format!("us-local@{}", rest.split('"').next().unwrap());
    assert!(page.text.contains("Bicycle delivery in the Hudson Valley, "), "{}", page.text);
    buyer.set("delivery", &slot);
    buyer.set("tip", "10");
    buyer.set("note", "Ring twice");
    let page = buyer.press("update").await;
    // 34.00, delivery 4.00, tax 3.02, and a tenth of the goods.
    assert!(page.text.contains("Pay $44.42"), "{}", page.text);
    buyer.set("tip", "custom");
    buyer.set("tip_amount", "2,50");
    let page = buyer.press("update").await;
    assert!(page.text.contains("Pay $43.52"), "{}", page.text);
    assert!(page.text.contains("Ring twice"));
    let staff = |name: &str, id: &str| json!({ "staffMemberId": id, "name": name });
    let tips = json!({ "enabled": true, "percentages": ["10"], "custom": true, "split": "EQUAL", "staff": [
        staff("Ada", "00000000-0000-4000-8000-000000000001"), staff("Bo", "00000000-0000-4000-8000-000000000002"),
        staff("Cy", "00000000-0000-4000-8000-000000000003"),
    ] });
    site.rule("tips", "tips", tips).await;
    let order = buyer.pay().await;
    let tip = &order["tip"];
    assert_eq!(tip["choice"], json!({ "value": "2.50", "tipType": "AMOUNT" }));
    assert_eq!((&tip["amount"], &tip["undistributedAmount"]), (&json!("2.50"), &json!("0.01")));
    assert_eq!(tip["staffDistributionMethod"], "EQUAL");
    let parts = tip["distributions"].as_array().unwrap();
    assert!(parts.iter().all(|part| part["amount"] == "0.83" && part["source"] == "WEB"), "{tip}");
    let fees = order["additionalFees"].as_array().unwrap();
    assert!(fees.iter().any(|fee| fee["code"] == tip["id"]), "{fees:?}");
    assert!(fees.iter().all(|fee| fee["id"].as_str().unwrap().len() == 36), "calls name a fee by a GUID: {fees:?}");
    assert_eq!(order["buyerNote"], "Ring twice");
    assert!(order["shippingInfo"]["logistics"]["deliveryTimeSlot"].is_object(), "{order}");
    let logistics = &order["shippingInfo"]["logistics"];
    assert_eq!(logistics["deliverByDate"], logistics["deliveryTimeSlot"]["to"]);
}

#[tokio::test]
async fn a_pickup_order_can_be_paid_on_collection() {
    let site = Site::start().await;
    let token = with_plate(&site, 1).await;
    let mut buyer = Buyer::at_checkout(&site, &token).await;
    assert!(!buyer.press("delivery").await.text.contains("Pay on collection"));
    buyer.set("delivery", "us-pickup");
    let page = buyer.press("delivery").await;
    assert!(page.text.contains("Pay on collection") && page.text.contains("In the shop: 41 Tannery Lane"));
    buyer.set("payment", "pickup");
    let page = buyer.press("update").await;
    assert!(page.text.contains("Place order") && page.text.contains("Due later"), "{}", page.text);
    let order = buyer.pay().await;
    assert_eq!(order["paymentStatus"], "NOT_PAID");
}

#[tokio::test]
async fn a_membership_pays_on_the_checkout_page() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let member = site.demo_member(&visitor, "iris@example.com").await;
    let service = json!({ "serviceProperties": { "scheduledDate": "2099-01-01T10:00:00Z" } });
    let workshop = site.line_of(&member, "mug-workshop", 1, service).await;
    let cart = site.add_lines(&member, vec![workshop]).await;
    let mut buyer = Buyer::at_checkout(&site, &member).await;
    let page = buyer.press("update").await;
    assert!(page.text.contains("with Wheel Club") && page.text.contains("4 of 10 credits left"));
    assert!(page.text.contains("Wheel Club 2024: It has expired."));
    let line = cart["lineItems"][0]["id"].as_str().unwrap();
    buyer.set("memberships", "shown");
    buyer.set(&format!("membership_{line}"), "7a1d0000-0000-4000-8000-000000000001");
    let page = buyer.press("update").await;
    assert!(page.text.contains("Clay and firing") && page.text.contains("Pay $6.53"), "{}", page.text);
    buyer.pay().await;
    let membership = site.rule_of("memberships", "7a1d0000-0000-4000-8000-000000000001").await;
    assert_eq!(membership["credits"]["remaining"], 3);
}

#[tokio::test]
async fn the_checkout_page_names_a_members_only_item_before_charging_the_card() {
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let evening = site.line_of(&token, "kiln-evening", 1, json!(null)).await;
    site.add_lines(&token, vec![evening]).await;
    let buyer = Buyer::at_checkout(&site, &token).await;
    buyer.press("update").await;
    let page = buyer.press("pay").await;
    assert_eq!(page.status, 422);
    assert!(page.text.contains("is for members: log in to buy it"), "{}", page.text);
}

#[tokio::test]
async fn the_checkout_page_shows_a_new_total_after_a_gift_card_was_spent_elsewhere() {
    let site = Site::start().await;
    let token = with_plate(&site, 1).await;
    let mut buyer = Buyer::at_checkout(&site, &token).await;
    buyer.set("gift_card_code", "HEARTH-GIFT-0050");
    buyer.press("gift_card").await;
    buyer.set("gift_card_code", "");
    let shown = buyer.browser.get(&buyer.address).await;
    let spent = json!({ "code": "HEARTH-GIFT-0050", "initialValue": "50", "balance": "10", "active": true });
    site.rule("giftCards", "6f0b3a52-5b1f-4c57-8d0f-000000000001", spent).await;
    let session = session(&buyer.address);
    let hidden: Vec<String> = ["form", "total", "charge"].iter().map(|name| shown.field(name)).collect();
    let mut fields: Vec<(&str, &str)> = vec![
        ("session", &session),
        ("form", &hidden[0]),
        ("total", &hidden[1]),
        ("charge", &hidden[2]),
        ("action", "pay"),
    ];
    fields.extend(buyer.typed.iter().map(|(name, value)| (name.as_str(), value.as_str())));
    let (place, _) = buyer.address.split_once('?').unwrap();
    let answer = buyer.browser.post(place, &fields).await;
    assert_eq!(answer.status, 422);
    assert!(answer.text.contains("The total is now $33.52"), "{}", answer.text);
}

#[tokio::test]
async fn the_checkout_page_asks_buyers_in_brazil_for_a_tax_id() {
    let site = Site::start().await;
    let token = with_plate(&site, 1).await;
    let mut buyer = Buyer::at_checkout(&site, &token).await;
    assert!(!buyer.press("delivery").await.text.contains("CPF or CNPJ"));
    for (name, value) in [
        ("country", "BR"),
        ("subdivision", "SP"),
        ("city", "São Paulo"),
        ("postal_code", "01310-100"),
        ("delivery", "world-standard"),
    ] {
        buyer.set(name, value);
    }
    assert!(buyer.press("delivery").await.text.contains("CPF or CNPJ"));
    buyer.set("postal_code", "12");
    assert!(buyer.press("delivery").await.text.contains("id=\"postal_code-error\""));
    buyer.set("postal_code", "01310-100");
    for (given, error) in [("", "Enter your CPF or CNPJ"), ("529.982.247-26", "Check the digits")] {
        buyer.set("tax_id", given);
        let page = buyer.press("pay").await;
        assert_eq!(page.status, 422);
        assert!(page.text.contains(error), "{}", page.text);
    }
    buyer.set("tax_id", "529.982.247-25");
    let order = buyer.pay().await;
    let given = &order["recipientInfo"]["contactDetails"]["vatId"];
    assert_eq!(*given, json!({ "id": "52998224725", "type": "CPF" }), "{order}");
}

/// A member with two saved addresses.
async fn with_addresses(site: &Site) -> Tokens {
    let member = site.member("ada@example.com").await;
    let (_, body) = site.get("/members/v1/members/my", &member.access).await;
    let id = body["member"]["id"].as_str().unwrap();
    let contact = json!({ "firstName": "Ada", "lastName": "Lovelace", "phones": ["+1 555 0100"], "addresses": [
        { "addressLine": "1 Main Street", "city": "Hudson", "subdivision": "US-NY", "postalCode": "12534", "country": "US" },
        { "streetAddress": { "name": "Hauptstraße", "number": "7" }, "city": "Berlin", "postalCode": "10115",
          "country": "DE" },
    ] });
    let change = json!({ "member": { "contact": contact } });
    let path = format!("/members/v1/members/{id}");
    let (status, body) = site.call(reqwest::Method::PATCH, &path, Some(&member.access), Some(change)).await;
    assert_eq!(status, 200, "{body}");
    member
}

#[tokio::test]
async fn a_shared_checkout_link_reads_saved_details_only_after_the_member_agrees() {
    let site = Site::start().await;
    with_addresses(&site).await;
    let sender = with_plate(&site, 1).await;
    let mut victim = Buyer::at_checkout(&site, &sender).await;
    victim.typed = BTreeMap::from([("delivery".to_owned(), "us-standard".to_owned())]);
    site.fill_form(&victim.browser, "login", "ada@example.com").await;
    let seen = async || {
        let (_, cart) = site.get("/ecom/v1/carts/current", &sender).await;
        let id = cart["cart"]["checkoutId"].as_str().unwrap().to_owned();
        let (status, checkout) = site.get(&format!("/ecom/v1/checkouts/{id}"), &sender).await;
        assert_eq!(status, 200, "{checkout}");
        checkout.to_string()
    };
    // Whole values: a few digits alone stand in many a random id.
    let secrets = ["ada@example.com", "Lovelace", "555 0100", "5550100", "Main Street", "\"12534"];
    let page = victim.browser.get(&victim.address).await;
    assert!(!page.text.contains("value=\"Lovelace\""), "a script would send it by itself: {}", page.text);
    for action in ["update", "delivery", "pay"] {
        victim.press(action).await;
        let told = seen().await;
        for secret in secrets {
            assert!(!told.contains(secret), "{action}: {secret}: {told}");
        }
    }
    assert!(page.text.contains("Use my saved details"), "{}", page.text);
    victim.typed.clear();
    let page = victim.press("use_saved").await;
    assert!(page.text.contains("value=\"Lovelace\""), "{}", page.text);
    assert!(seen().await.contains("Main Street"), "the member has pressed");
}

#[tokio::test]
async fn an_order_paid_by_a_logged_in_member_in_a_guest_checkout_belongs_to_the_member() {
    let site = Site::start().await;
    let member = with_addresses(&site).await;
    let guest = with_plate(&site, 1).await;
    let buyer = Buyer::at_checkout(&site, &guest).await;
    site.fill_form(&buyer.browser, "login", "ada@example.com").await;
    // The delivery's price is in the total that the buyer agrees to.
    buyer.press("delivery").await;
    let paid = buyer.press("pay").await;
    assert_eq!(paid.status, 303, "the payment is refused");
    let order = format!("/ecom/v1/orders/{}", parameter(&paid.location, "orderId"));
    assert_eq!(site.get(&order, &member.access).await.0, 200, "the buyer's shop shows the order after the way back");
    assert_eq!(site.get(&order, &guest).await.0, 404, "the guest may be another person, who sent the link");

    // The link gives the order to no other member.
    let eve = site.member("eve@example.com").await;
    let other = Browser::new();
    site.fill_form(&other, "login", "eve@example.com").await;
    let again = Buyer { browser: other, ..buyer };
    assert_eq!(again.browser.get(&again.address).await.status, 303);
    assert_eq!(site.get(&order, &eve.access).await.0, 404);
    assert_eq!(site.get(&order, &member.access).await.0, 200);
}

#[tokio::test]
async fn a_members_checkout_shows_no_saved_details_to_another_member() {
    let site = Site::start().await;
    let member = with_addresses(&site).await;
    let plate = site.line_of(&member.access, "meadow-plate", 1, json!(null)).await;
    site.add_lines(&member.access, vec![plate]).await;
    let buyer = Buyer::at_checkout(&site, &member.access).await;
    site.sign_up("eve@example.com").await;
    site.fill_form(&buyer.browser, "login", "eve@example.com").await;
    let page = buyer.browser.get(&buyer.address).await;
    assert_eq!(page.status, 200);
    assert!(!page.text.contains("Lovelace") && !page.text.contains("eve@example.com"), "{}", page.text);
}

#[tokio::test]
async fn a_member_chooses_a_saved_address_at_checkout() {
    let site = Site::start().await;
    let member = with_addresses(&site).await;
    let plate = site.line_of(&member.access, "meadow-plate", 1, json!(null)).await;
    site.add_lines(&member.access, vec![plate]).await;
    let mut buyer = Buyer::at_checkout(&site, &member.access).await;
    let page = buyer.browser.get(&buyer.address).await;
    for part in [
        "value=\"ada@example.com\"",
        "value=\"Lovelace\"",
        "1 Main Street, Hudson, NY 12534, United States",
        "7 Hauptstraße, 10115 Berlin, Germany",
        "Another address",
    ] {
        assert!(page.text.contains(part), "{part}: {}", page.text);
    }
    assert!(!page.text.contains("Log in"), "{}", page.text);
    let radios: Vec<&str> = page.text.split("name=\"saved_address\"").skip(1).collect();
    let ids: Vec<&str> =
        radios.iter().map(|radio| radio.split("value=\"").nth(1).unwrap().split('"').next().unwrap()).collect();
    assert!(radios[0].split('>').next().unwrap().contains("checked"), "{}", radios[0]);
    assert_eq!(ids[2], "");

    buyer.set("saved_address", ids[1]);
    let page = buyer.press("delivery").await;
    let chosen = page.text.split(&format!("value=\"{}\"", ids[1])).nth(1).unwrap();
    assert!(chosen.split('>').next().unwrap().contains("checked"), "{chosen}");
    buyer.set("saved_address", "");
    buyer.set("country", "");
    let page = buyer.press("pay").await;
    assert_eq!(page.status, 422);
    assert!(page.text.contains("id=\"country-error\""), "what is typed counts: {}", page.text);
    buyer.set("saved_address", ids[0]);
    buyer.press("delivery").await;
    let order = buyer.pay().await;
    let address = &order["recipientInfo"]["address"];
    assert_eq!((&address["addressLine"], &address["subdivision"]), (&json!("1 Main Street"), &json!("US-NY")));
}

#[tokio::test]
async fn the_redirect_to_the_store_reports_a_login_at_the_checkout() {
    let site = Site::start().await;
    with_addresses(&site).await;
    let token = with_plate(&site, 1).await;
    let id = site.start_checkout(&token, json!({})).await;
    let redirect = json!({
        "ecomCheckout": { "checkoutId": id },
        "callbacks": { "thankYouPageUrl": format!("{STORE}/thanks") },
    });
    let mut buyer = Buyer::at_checkout(&site, &token).await;
    buyer.address = site.redirect(&token, redirect).await;
    let page = buyer.browser.get(&buyer.address).await;
    let session = session(&buyer.address);
    assert!(page.text.contains(&format!("/pages/login?session={session}\">Log in")), "{}", page.text);
    let login = format!("{}/pages/login", site.base);
    let form = buyer.browser.get(&format!("{login}?session={session}")).await.field("form");
    let fields = [("session", session.as_str()), ("form", &form), ("email", "ada@example.com"), ("password", PASSWORD)];
    let back = buyer.browser.post(&login, &fields).await;
    assert_eq!(
        (back.status.as_u16(), back.location.as_str()),
        (303, format!("/pages/checkout?session={session}").as_str())
    );
    let page = buyer.browser.get(&buyer.address).await;
    assert!(page.text.contains("7 Hauptstraße, 10115 Berlin, Germany"), "{}", page.text);
    buyer.press("delivery").await;
    let paid = buyer.press("pay").await;
    assert_eq!(paid.status, 303, "{}", paid.text);
    assert_eq!(parameter(&paid.location, "wixMemberLoggedIn"), "true");
}
