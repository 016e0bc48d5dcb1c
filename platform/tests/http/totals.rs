//! Carts with totals that were worked out by hand: `tests/totals/*.carts`, each with how its sums arise above it.
//!
//! Every cart is built with lines of the owner's and rules of its own, then estimated, shown as a checkout, and worked
//! out by Cart V2: three views of one calculation.

use crate::sampling::sample;
use crate::shop::{CURRENT, NEWER};
use crate::site::*;
use cartwright_platform::Config;
use reqwest::Method;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;

const GIFT_CARD: &str = "GIFT-CARD-1234";
const EXEMPT: &str = "9c0e7c9c-4e1e-4b7a-9d1f-5a5a2a0c1e01";
/// The app of memberships.
const PLANS: &str = "1522827f-c56c-a5c9-2ac9-00f9e6ae12d3";
const MEMBERSHIP: &str = "7a1d0000-0000-4000-8000-000000000001";

/// A cart as the file has it: what it is made of, in order, and what it has to come to.
#[derive(Debug, Default)]
struct Case {
    name: String,
    given: Vec<(String, String)>,
    expected: BTreeMap<String, String>,
}

impl Case {
    fn all(&self, key: &str) -> Vec<&str> {
        let given = self.given.iter().filter(|(name, _)| name == key);
        given.map(|(_, value)| value.as_str()).collect()
    }

    fn one(&self, key: &str) -> Option<&str> {
        self.all(key).first().copied()
    }
}

/// Words of a value, and its `name=value` pairs; a pair's name alone is `yes`.
fn words(value: &str) -> (Vec<&str>, BTreeMap<&str, &str>) {
    let mut plain = Vec::new();
    let mut named = BTreeMap::new();
    for word in value.split_whitespace() {
        match word.split_once('=') {
            Some((name, value)) => {
                named.insert(name, value);
            }
            None if word.chars().next().is_some_and(char::is_lowercase) && word != "x" => {
                named.insert(word, "yes");
                plain.push(word);
            }
            None => plain.push(word),
        }
    }
    (plain, named)
}

fn read(text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(name) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            cases.push(Case { name: name.to_owned(), ..Case::default() });
            continue;
        }
        let case = cases.last_mut().unwrap();
        if let Some((key, value)) = line.split_once(" = ") {
            case.given.push((key.to_owned(), value.to_owned()));
        } else {
            let (key, value) = line.split_once(": ").unwrap();
            case.expected.insert(key.to_owned(), value.to_owned());
        }
    }
    cases
}

/// A line of the owner's: `2 x 85.00 + 4.50 type=SERVICE deposit=20.00`.
fn custom_line(text: &str) -> Value {
    let (plain, named) = words(text);
    let mut line = json!({
        "productName": { "original": text },
        "quantity": plain[0].parse::<i64>().unwrap(),
        "price": plain[2],
        "itemType": { "preset": named.get("type").unwrap_or(&"PHYSICAL") },
    });
    if let Some(place) = plain.iter().position(|word| *word == "+") {
        line["modifierGroups"] = json!([{ "id": "extras", "modifiers": [{ "id": "one", "price": plain[place + 1] }] }]);
    }
    for (name, field) in [("product", "rootCatalogItemId"), ("group", "taxGroupId")] {
        if let Some(value) = named.get(name) {
            line[field] = json!(value);
        }
    }
    if let Some(deposit) = named.get("deposit") {
        line["paymentOption"] = json!("DEPOSIT_ONLINE");
        line["depositAmount"] = json!(deposit);
    }
    if named.get("pay") == Some(&"offline") {
        line["paymentOption"] = json!("FULL_PAYMENT_OFFLINE");
    }
    let mut settings = json!({ "frequency": "MONTH", "interval": 1, "autoRenewal": true });
    if named.contains_key("trial") {
        settings["freeTrialPeriod"] = json!({ "frequency": "MONTH", "interval": 1 });
    }
    if named.contains_key("trial") || named.contains_key("subscription") {
        line["subscriptionOptionInfo"] = json!({ "subscriptionSettings": settings });
    }
    line
}

fn merchant_discount(text: &str, lines: &Value) -> Value {
    let (plain, named) = words(text);
    let mut discount = if plain.get(1) == Some(&"%") {
        json!({ "percentage": plain[0].parse::<f64>().unwrap() })
    } else {
        json!({ "amount": plain[0] })
    };
    if let Some(on) = named.get("on") {
        let ids = on.split(',').map(|number| &lines[number.parse::<usize>().unwrap() - 1]["id"]);
        discount["lineItemIds"] = ids.cloned().collect();
    }
    discount
}

impl Site {
    async fn rules_of(&self, case: &Case) {
        for (number, tax) in case.all("tax").into_iter().enumerate() {
            let (plain, named) = words(tax);
            let groups: Vec<&str> = named.get("groups").into_iter().flat_map(|all| all.split(',')).collect();
            let rule = json!({
                "name": "Tax", "jurisdiction": plain[0], "authority": "Here", "country": "US", "rate": plain[1],
                "taxesDelivery": named.contains_key("delivery"), "taxGroups": groups,
            });
            self.rule("taxRules", &number.to_string(), rule).await;
        }
        let (plain, named) = words(case.one("delivery").unwrap_or("0"));
        let charge = |(name, kind)| named.get(name).map(|price| json!({ "type": kind, "price": price }));
        let charges: Vec<Value> =
            [("handling", "HANDLING_FEE"), ("insurance", "INSURANCE")].into_iter().filter_map(charge).collect();
        let option = json!({
            "title": "Post", "regionId": "here", "regionName": "Here", "countries": ["US"],
            "rates": [{ "amount": plain[0] }], "charges": charges, "freeOver": named.get("freeOver"),
        });
        self.rule("shippingOptions", "post", option).await;
        for (number, fee) in case.all("fee").into_iter().enumerate() {
            let (plain, named) = words(fee);
            let types: Vec<&str> = named.get("types").into_iter().flat_map(|all| all.split(',')).collect();
            let rule = json!({
                "code": "fee", "name": "Fee", "amount": { "type": plain[0], "value": plain[1] },
                "taxable": named.contains_key("taxable"), "each": named.contains_key("each"), "itemTypes": types,
            });
            self.rule("fees", &number.to_string(), rule).await;
        }
        if let Some(coupon) = case.one("coupon") {
            let (plain, named) = words(coupon);
            let products: Vec<&str> = named.get("for").into_iter().flat_map(|all| all.split(',')).collect();
            let rule = json!({
                "code": "COUPON", "name": "Coupon", "kind": { "type": plain[0], "value": plain.get(1) },
                "once": named.contains_key("once"), "products": products, "active": true,
            });
            self.rule("coupons", "coupon", rule).await;
        }
        if let Some(card) = case.one("gift card") {
            let (plain, _) = words(card);
            let rule = json!({ "code": GIFT_CARD, "initialValue": plain[0], "balance": plain[0], "active": true });
            self.rule("giftCards", "6f0b3a52-5b1f-4c57-8d0f-000000000001", rule).await;
        }
        let membership = json!({ "name": "Club", "member": "ada@example.com", "products": ["wheel"] });
        self.rule("memberships", MEMBERSHIP, membership).await;
        self.rule("taxExemptGroups", EXEMPT, json!({ "name": "Charities" })).await;
    }
}

/// The sums of an answer, under the names of the files.
fn sums(summary: &Value) -> Vec<(&'static str, String)> {
    [
        ("subtotal", "subtotal"),
        ("discount", "discount"),
        ("delivery", "shipping"),
        ("fees", "additionalFees"),
        ("tax", "tax"),
        ("total", "total"),
    ]
    .into_iter()
    .map(|(name, field)| (name, text(&summary[field])))
    .collect()
}

fn text(price: &Value) -> String {
    price["amount"].as_str().unwrap_or_default().to_owned()
}

/// Builds a case's cart and lists what differs from what it has to come to.
async fn differences(case: &Case) -> Vec<String> {
    let site = Site::start_with(Config {
        currency: case.one("currency").map(str::to_owned),
        test_hooks: true,
        ..Config::default()
    })
    .await;
    if case.one("tax included") == Some("yes") {
        site.settings(json!({ "taxIncluded": true })).await;
    }
    site.rules_of(case).await;
    let by_membership = case.all("line").iter().any(|line| line.ends_with(" member"));
    let buyer = if by_membership { site.member("ada@example.com").await.access } else { site.visitor().await.access };
    let token = format!("{buyer},{}", site.keys.owner_key);
    let lines: Vec<Value> = case.all("line").into_iter().map(custom_line).collect();
    let (status, body) =
        site.post("/ecom/v1/carts/current/add-to-cart", &token, json!({ "customLineItems": lines })).await;
    assert_eq!(status, 200, "{}: {body}", case.name);
    let kept = body["cart"]["lineItems"].clone();
    let discounts: Vec<Value> = case.all("merchant").iter().map(|text| merchant_discount(text, &kept)).collect();
    let coupon = case.one("coupon").map(|_| "COUPON");
    let update = json!({ "merchantDiscounts": discounts, "couponCode": coupon });
    let (status, body) = site.call(Method::PATCH, CURRENT, Some(&token), Some(update)).await;
    assert_eq!(status, 200, "{}: {body}", case.name);
    let of_member: Vec<Value> = case
        .all("line")
        .iter()
        .zip(kept.as_array().unwrap())
        .filter(|(line, _)| line.ends_with(" member"))
        .map(|(_, line)| line["id"].clone())
        .collect();
    let memberships = if of_member.is_empty() {
        json!({ "memberships": [] })
    } else {
        json!({ "memberships": [{ "id": MEMBERSHIP, "appId": PLANS, "lineItemIds": of_member }] })
    };
    let mut found: Vec<(&str, &'static str, String)> = Vec::new();
    if case.one("exempt").is_none() {
        let asked = json!({ "shippingAddress": { "country": "US" }, "selectedMemberships": memberships });
        let (status, body) = site.post("/ecom/v1/carts/current/estimate-totals", &token, asked).await;
        assert_eq!(status, 200, "{}: {body}", case.name);
        found.extend(sums(&body["priceSummary"]).into_iter().map(|(name, sum)| ("estimate", name, sum)));
        found.push(("estimate", "now", text(&body["payNow"]["total"])));
    }
    let checkout = checkout_of(&site, &token, case, &memberships).await;
    let summary = sums(&checkout["priceSummary"]);
    found.extend(summary.into_iter().map(|(name, sum)| ("checkout", name, sum)));
    for (name, field) in [("now", "payNow"), ("later", "payLater"), ("after trial", "payAfterFreeTrial")] {
        found.push(("checkout", name, text(&checkout[field]["total"])));
    }
    found.push(("checkout", "gift card pays", text(&checkout["giftCard"]["amount"])));
    found.extend(newer_sums(&site, &token, case, &of_member).await);
    found
        .into_iter()
        .filter(|(_, name, sum)| case.expected.get(*name).is_some_and(|expected| expected != sum))
        .map(|(view, name, sum)| {
            let expected = &case.expected[name];
            format!("{}: {view}: {name} is {sum}, not {expected}", case.name)
        })
        .collect()
}

/// The same cart's sums, in the newer calls.
async fn newer_sums(
    site: &Site,
    token: &str,
    case: &Case,
    of_member: &[Value],
) -> Vec<(&'static str, &'static str, String)> {
    let mut update = json!({ "cart": { "deliveryInfo": { "address": { "country": "US" } } } });
    if case.one("exempt").is_some() {
        update["cart"]["taxInfo"] = json!({ "taxExemptGroupId": EXEMPT });
    }
    let (status, body) = site.call(Method::PATCH, NEWER, Some(token), Some(update)).await;
    assert_eq!(status, 200, "{}: {body}", case.name);
    if let Some(card) = case.one("gift card") {
        let asked = words(card).1.get("asked").map(|amount| json!({ "amount": amount }));
        let card = json!({ "giftCard": { "code": GIFT_CARD, "redeemAmount": asked } });
        let (status, body) = site.post(&format!("{NEWER}/add-gift-card"), token, card).await;
        assert_eq!(status, 200, "{}: {body}", case.name);
    }
    let memberships = of_member.iter().map(
        |id| json!({ "lineItemId": id, "membershipPayment": { "existingMembership": { "membershipId": MEMBERSHIP } } }),
    );
    let memberships: Vec<Value> = memberships.collect();
    if !memberships.is_empty() {
        let path = format!("{NEWER}/update-line-items");
        let (status, body) = site.post(&path, token, json!({ "lineItems": memberships })).await;
        assert_eq!(status, 200, "{}: {body}", case.name);
    }
    let (status, body) = site.post(&format!("{NEWER}/calculate"), token, json!({})).await;
    assert_eq!(status, 200, "{}: {body}", case.name);
    let prices = &body["summary"]["priceSummary"];
    let payment = &body["summary"]["paymentSummary"];
    vec![
        ("Cart V2", "subtotal", text(&prices["subtotal"])),
        ("Cart V2", "discount", text(&prices["discount"])),
        ("Cart V2", "delivery", text(&prices["delivery"])),
        ("Cart V2", "fees", text(&prices["additionalFees"])),
        ("Cart V2", "tax", text(&prices["tax"])),
        ("Cart V2", "total", text(&prices["total"])),
        ("Cart V2", "now", text(&payment["payNow"])),
        ("Cart V2", "later", text(&payment["payLater"])),
        ("Cart V2", "after trial", text(&payment["payAfterFreeTrial"])),
        ("Cart V2", "gift card pays", text(&payment["giftCards"][0]["redeemAmount"])),
    ]
}

async fn checkout_of(site: &Site, token: &str, case: &Case, memberships: &Value) -> Value {
    let asked = json!({ "shippingAddress": { "country": "US" } });
    let (status, body) = site.post("/ecom/v1/carts/current/create-checkout", token, asked).await;
    assert_eq!(status, 200, "{}: {body}", case.name);
    let id = body["checkoutId"].as_str().unwrap();
    let mut update = json!({ "checkout": { "membershipOptions": { "selectedMemberships": memberships } } });
    if case.one("exempt").is_some() {
        update["checkout"]["taxExemptGroupId"] = json!(EXEMPT);
    }
    if let Some(card) = case.one("gift card") {
        update["giftCardCode"] = json!(GIFT_CARD);
        update["giftCardRedeemAmount"] = json!(words(card).1.get("asked"));
    }
    let path = format!("/ecom/v1/checkouts/{id}");
    let (status, body) = site.call(Method::PATCH, &path, Some(token), Some(update)).await;
    assert_eq!(status, 200, "{}: {body}", case.name);
    body["checkout"].clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_example_cart_has_the_hand_computed_totals() {
    let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/totals");
    let files = std::fs::read_dir(directory).unwrap();
    let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    files.sort_unstable();
    let mut table = Vec::new();
    for (number, file) in files.iter().enumerate() {
        let text = std::fs::read_to_string(file).unwrap();
        table.extend(read(&text).into_iter().map(|case| (number, case)));
    }
    assert!(table.len() >= 60, "there are only {} carts", table.len());
    let mut differing = Vec::new();
    for (_, case) in sample("carts", table, 12, |(file, _)| *file) {
        differing.extend(differences(&case).await);
    }
    assert!(differing.is_empty(), "{}", differing.join("\n"));
}
