//! Entities in two versions: a field of both is written in both, so that what is mended in one is mended in the other.

use crate::order_contents::bought;
use crate::shop::*;
use crate::site::*;
use cartwright::resources::{cart, cart_v2, checkout, orders, products, products_v3};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fmt::Debug;

/// The fields that one version alone writes, with the reason.
const ALONE: &[(&str, &str)] = &[
    ("product V1/V3 costRange", "V3 has it for the owner, on request"),
    ("product V1/V3 description", "V3 has it on request"),
    ("product V1/V3 ribbon", "a text, empty without one; in V3 a message, which is unset"),
    ("checkout/order billingInfo", "an order takes the delivery's where the checkout has none"),
    ("checkout/order payAfterFreeTrial", "an order has it with a free trial alone"),
];

/// The names of a model's fields on the wire.
fn fields<T: Default + Debug>() -> BTreeSet<String> {
    let shown = format!("{:#?}", T::default());
    let names = shown.lines().filter_map(|line| line.strip_prefix("    ")?.split_once(": ").map(|(name, _)| name));
    let camel = |name: &str| {
        let mut words = name.trim_start_matches("r#").split('_');
        let first = words.next().unwrap_or_default().to_owned();
        words.fold(first, |name, word| name + &word[..1].to_uppercase() + &word[1..])
    };
    names.filter(|name| !name.starts_with(' ') && *name != "unknown_fields").map(camel).collect()
}

/// The fields of both models that one answer has and the other lacks.
fn apart<One: Default + Debug, Other: Default + Debug>(pair: &str, one: &Value, other: &Value) -> Vec<String> {
    let shared: Vec<String> = fields::<One>().intersection(&fields::<Other>()).cloned().collect();
    assert!(shared.len() > 3, "{pair}: {shared:?}");
    let missing = |value: &Value, name: &str| value.get(name).is_none();
    let apart = shared.iter().filter(|name| missing(one, name) != missing(other, name));
    let named = apart.map(|name| format!("{pair} {name}"));
    named.filter(|name| !ALONE.iter().any(|(known, _)| known == name)).collect()
}

#[tokio::test]
async fn both_versions_of_an_entity_fill_the_fields_they_share() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let mut found = Vec::new();
    for slug in ["fisher-jumper", "harbour-mug"] {
        let v1 = site.product(&visitor, slug).await;
        let (_, v3) = site.get(&format!("/stores/v3/products/slug/{slug}"), &visitor).await;
        found.extend(apart::<products::Product, products_v3::Product>("product V1/V3", &v1, &v3["product"]));
    }
    let variant = site.product(&visitor, "fisher-jumper").await["variants"][1]["id"].clone();
    let jumper = site.line_of(&visitor, "fisher-jumper", 2, json!({ "variantId": variant })).await;
    let cart = site.add_lines(&visitor, vec![jumper.clone()]).await;
    let (_, newer) = site.get(NEWER, &visitor).await;
    found.extend(apart::<cart::Cart, cart_v2::Cart>("cart V1/V2", &cart, &newer["cart"]));
    let line = &cart["lineItems"][0];
    found.extend(apart::<cart::LineItem, cart_v2::LineItem>("cart line V1/V2", line, &newer["cart"]["lineItems"][0]));
    let id = site.start_checkout(&visitor, json!({})).await;
    let (_, opened) = site.get(&format!("/ecom/v1/checkouts/{id}"), &visitor).await;
    let checkout = &opened["checkout"];
    let checkout_line = &checkout["lineItems"][0];
    found.extend(apart::<cart::Cart, checkout::Checkout>("cart/checkout", &cart, checkout));
    found.extend(apart::<cart::LineItem, checkout::CheckoutLineItem>("cart/checkout line", line, checkout_line));
    let order = bought(&site, &visitor, vec![jumper], "us-standard", json!({})).await;
    let order_line = &order["lineItems"][0];
    found.extend(apart::<checkout::Checkout, orders::Order>("checkout/order", checkout, &order));
    found.extend(apart::<checkout::CheckoutLineItem, orders::OrderLineItem>(
        "checkout/order line",
        checkout_line,
        order_line,
    ));
    assert!(found.is_empty(), "{found:#?}");
}
