//! What depends on the place: taxes and deliveries.

use crate::shop::*;
use crate::site::*;
use cartwright_platform::Config;
use serde_json::{Value, json};

async fn with_mug(site: &Site, quantity: i64) -> String {
    let visitor = site.visitor().await.access;
    let mug = site.line_of(&visitor, "harbour-mug", quantity, json!(null)).await;
    site.add_lines(&visitor, vec![mug]).await;
    visitor
}

fn to(country: &str, state: &str, city: &str, postal_code: &str) -> Value {
    let address = json!({ "country": country, "subdivision": state, "city": city, "postalCode": postal_code });
    json!({ "shippingAddress": address })
}

#[tokio::test]
async fn an_estimate_lists_the_tax_of_every_jurisdiction() {
    let site = Site::start().await;
    let visitor = with_mug(&site, 2).await;
    let estimate = site.estimate(&visitor, to("US", "US-CO", "Denver", "80202")).await;
    let details = &estimate["calculatedLineItems"][0]["pricesBreakdown"]["taxDetails"];
    let parts: Vec<(&str, &str, &str)> = details["taxBreakdown"]
        .as_array()
        .unwrap()
        .iter()
        .map(|part| {
            (
                part["jurisdictionType"].as_str().unwrap(),
                part["jurisdiction"].as_str().unwrap(),
                amount(&part["taxAmount"]),
            )
        })
        .collect();
    // 53.00 at 2.9, 1, 4.81 and 1 %.
    assert_eq!(
        parts,
        [
            ("STATE", "Colorado", "1.54"),
            ("COUNTY", "Denver County", "0.53"),
            ("CITY", "Denver", "2.55"),
            ("SPECIAL", "Regional Transportation District", "0.53"),
        ]
    );
    assert_eq!((amount(&details["totalTax"]), &details["taxRate"]), ("5.15", &json!("0.0971")));
    assert_eq!(details["rateBreakdown"].as_array().unwrap().len(), 4);
    // The district taxes the delivery of 6.50 too.
    assert_eq!(amount(&estimate["taxSummary"]["totalTax"]), "5.22");
    let delivery = &estimate["shippingInfo"]["selectedCarrierServiceOption"]["cost"]["taxDetails"];
    assert_eq!(amount(&delivery["totalTax"]), "0.07");
    let outside = site.estimate(&visitor, to("US", "US-CO", "Aspen", "81611")).await;
    assert_eq!(amount(&outside["taxSummary"]["totalTax"]), "1.54");
    for (settings, rate_type, tax) in [
        (json!({}), "MANUAL_RATE", "4.70"),
        // 53.00 at 4, 4.5 and 0.375 %: 2.12 + 2.39 + 0.20; the delivery of 6.50: 0.26 + 0.29 + 0.02.
        (json!({ "taxMode": "AUTO" }), "AUTO_RATE", "5.28"),
        (json!({ "autoTax": "DOWN" }), "FALLBACK_RATE", "4.70"),
    ] {
        site.settings(settings).await;
        let taxes = site.estimate(&visitor, to("US", "US-NY", "New York", "10001")).await["taxSummary"].clone();
        assert_eq!((&taxes["calculationDetails"]["rateType"], amount(&taxes["totalTax"])), (&json!(rate_type), tax));
    }
}

#[tokio::test]
async fn the_currency_cannot_be_changed_once_there_are_prices() {
    let config = Config { currency: Some("JPY".to_owned()), ..Config::for_tests() };
    let site = Site::start_with(config).await;
    let visitor = with_mug(&site, 1).await;
    let (_, body) = site.get(CURRENT, &visitor).await;
    assert_eq!(
        (&body["cart"]["currency"], &body["cart"]["lineItems"][0]["price"]["formattedAmount"]),
        (&json!("JPY"), &json!("¥27"))
    );
    let path = "/_platform/site-settings";
    let (status, body) = site.owner(reqwest::Method::PATCH, path, Some(json!({ "currency": "EUR" }))).await;
    assert_eq!((status, violated_field(&body)), (400, "currency"));
    let (status, body) = site.owner(reqwest::Method::PATCH, path, Some(json!({ "currency": "yen" }))).await;
    assert_eq!((status, violated_field(&body)), (400, "currency"));
}

fn options(estimate: &Value) -> Vec<Value> {
    let carriers = &estimate["shippingInfo"]["carrierServiceOptions"];
    carriers[0]["shippingOptions"].as_array().cloned().unwrap_or_default()
}

#[tokio::test]
async fn delivery_options_have_time_slots_pickup_points_and_extra_charges() {
    let site = Site::start().await;
    let visitor = with_mug(&site, 1).await;
    let new_york = || to("US", "US-NY", "Hudson", "12534");
    let estimate = site.estimate(&visitor, new_york()).await;
    let offered = options(&estimate);
    let timed: Vec<&Value> =
        offered.iter().filter(|option| option["logistics"]["deliveryTimeSlot"].is_object()).collect();
    assert!(!timed.is_empty());
    let slot = &timed[0]["logistics"]["deliveryTimeSlot"];
    assert!(slot["from"].as_str().unwrap() < slot["to"].as_str().unwrap());
    let point = offered.iter().find(|option| option["code"] == "us-point-albany").unwrap();
    let details = &point["logistics"]["pickupDetails"];
    assert_eq!((&details["pickupMethod"], &details["address"]["city"]), (&json!("PICKUP_POINT"), &json!("Albany")));
    let fetched = offered.iter().find(|option| option["code"] == "us-pickup").unwrap();
    assert_eq!(fetched["logistics"]["pickupDetails"]["pickupMethod"], "STORE_PICKUP");
    assert!(!offered.iter().any(|option| option["code"] == "us-insured"), "not for small orders");
    let standard = offered.iter().find(|option| option["code"] == "us-standard").unwrap();
    let instructions = standard["logistics"]["instructions"].as_str().unwrap();
    assert!(instructions.contains("Free for orders of $75.00 or more"), "{instructions}");
    let texas = options(&site.estimate(&visitor, to("US", "US-TX", "", "")).await);
    assert!(!texas.iter().any(|option| option["code"] == "us-point-albany"));

    // The chosen time passes, and with it the option.
    let mut chosen = new_york();
    chosen["selectedShippingOption"] = json!({ "code": timed[0]["code"] });
    let estimate = site.estimate(&visitor, chosen.clone()).await;
    let selected = &estimate["shippingInfo"]["selectedCarrierServiceOption"];
    assert_eq!(
        (&selected["logistics"]["deliveryTimeSlot"], &selected["requestedShippingOption"]),
        (slot, &json!(true))
    );
    let path = "/ecom/v1/carts/current/update-line-items-quantity";
    let id = &estimate["cart"]["lineItems"][0]["id"];
    site.post(path, &visitor, json!({ "lineItems": [{ "id": id, "quantity": 9 }] })).await;
    let large = options(&site.estimate(&visitor, new_york()).await);
    let insured = large.iter().find(|option| option["code"] == "us-insured").unwrap();
    let charges: Vec<(&str, &str)> = insured["cost"]["otherCharges"]
        .as_array()
        .unwrap()
        .iter()
        .map(|charge| (charge["type"].as_str().unwrap(), amount(&charge["price"])))
        .collect();
    assert_eq!(charges, [("HANDLING_FEE", "3.00"), ("INSURANCE", "4.50")]);
    let mut with_charges = new_york();
    with_charges["selectedShippingOption"] = json!({ "code": "us-insured" });
    let estimate = site.estimate(&visitor, with_charges).await;
    assert_eq!(amount(&estimate["priceSummary"]["shipping"]), "19.50");
    let cycled: Vec<&Value> =
        large.iter().filter(|option| option["logistics"]["deliveryTimeSlot"].is_object()).collect();
    assert_eq!(amount(&cycled[0]["cost"]["price"]), "7.00", "five or more cost more");
}
