//! What can be in a cart beside plain goods: gift cards, subscriptions, services, what is for members only; and the
//! memberships that pay.

use crate::shop::*;
use crate::site::*;
use serde_json::{Value, json};

const WORKSHOP_DATE: &str = "2099-01-01T10:00:00Z";
pub(crate) const CANDLES_EACH_MONTH: &str = "5b5c0000-0000-4000-8000-000000000003";
const CANDLES_FOR_HALF_A_YEAR: &str = "5b5c0000-0000-4000-8000-000000000004";
const WALKS_EACH_YEAR: &str = "5b5c0000-0000-4000-8000-000000000005";
const WHEEL_CLUB: &str = "7a1d0000-0000-4000-8000-000000000001";
const WHEEL_CLUB_2024: &str = "7a1d0000-0000-4000-8000-000000000002";

#[tokio::test]
async fn cart_lines_have_the_item_type_of_their_product() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let workshop = json!({ "serviceProperties": { "scheduledDate": WORKSHOP_DATE, "numberOfParticipants": 2 } });
    let lines = vec![
        site.line_of(&visitor, "meadow-plate", 1, json!(null)).await,
        site.line_of(&visitor, "walks-guide", 1, json!(null)).await,
        site.line_of(&visitor, "mug-workshop", 2, workshop).await,
        site.line_of(&visitor, "candle-post", 1, json!({ "subscriptionOptionId": CANDLES_FOR_HALF_A_YEAR })).await,
        site.line_of(&visitor, "walk-a-month", 1, json!({ "subscriptionOptionId": WALKS_EACH_YEAR })).await,
    ];
    let gift_card = site.product(&visitor, "gift-card").await;
    let mut wanted = line(&gift_card, 1);
    if let Some(variant) = gift_card["variants"].get(0) {
        wanted["catalogReference"]["options"] = json!({ "variantId": variant["id"] });
    }
    let cart = site.add_lines(&visitor, [lines, vec![wanted]].concat()).await;
    let lines = cart["lineItems"].as_array().unwrap();
    let kinds: Vec<&str> = lines.iter().map(|line| line["itemType"]["preset"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["PHYSICAL", "DIGITAL", "SERVICE", "PHYSICAL", "DIGITAL", "GIFT_CARD"]);
    assert_eq!(
        (&lines[2]["serviceProperties"]["scheduledDate"], &lines[2]["paymentOption"]),
        (&json!(WORKSHOP_DATE), &json!("DEPOSIT_ONLINE"))
    );
    let settings = &lines[3]["subscriptionOptionInfo"]["subscriptionSettings"];
    assert_eq!(
        (&settings["frequency"], &settings["billingCycles"], &settings["autoRenewal"]),
        (&json!("MONTH"), &json!(6), &json!(false))
    );
    assert_eq!(amount(&lines[3]["price"]), "19.8", "22.00 less a tenth");
    let trial = &lines[4]["subscriptionOptionInfo"]["subscriptionSettings"]["freeTrialPeriod"];
    assert_eq!(trial, &json!({ "frequency": "MONTH", "interval": 1 }));

    let estimate = site.estimate(&visitor, json!({ "shippingAddress": { "country": "US" } })).await;
    let fee = &estimate["additionalFees"][0];
    assert_eq!((amount(&fee["price"]), &fee["lineItemIds"]), ("12.00", &json!([lines[2]["id"]])));
    // 34 + 12 + 2 x 20 deposit + 19.80, the gift card, the fee of 12 and delivery; the rest of the workshop later, the
    // walks after their trial.
    assert_eq!(amount(&estimate["payLater"]["total"]), "130.00");
    let total = amount(&estimate["priceSummary"]["total"]).parse::<f64>().unwrap();
    let now = amount(&estimate["payNow"]["total"]).parse::<f64>().unwrap();
    assert!((total - now - 130.0 - 36.0).abs() < 0.001, "{total} {now}");
}

#[tokio::test]
async fn the_plans_of_a_product_override_those_of_a_rule_and_make_lines_of_their_own() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let choice = json!({ "subscriptionOptionId": CANDLES_FOR_HALF_A_YEAR });
    let line = site.line_of(&visitor, "candle-post", 1, choice).await;
    let product = line["catalogReference"]["catalogItemId"].as_str().unwrap();
    let trial = json!({ "frequency": "MONTH", "interval": 1 });
    let plan = json!({
        "id": CANDLES_FOR_HALF_A_YEAR, "title": "By a rule", "frequency": "YEAR", "interval": 1, "percentOff": "50",
        "freeTrial": trial,
    });
    site.rule("itemTerms", product, json!({ "subscriptions": [plan] })).await;
    let cart = site.add_lines(&visitor, vec![line]).await;
    let line = &cart["lineItems"][0];
    let settings = &line["subscriptionOptionInfo"]["subscriptionSettings"];
    assert_eq!((&settings["frequency"], &settings["freeTrialPeriod"]), (&json!("MONTH"), &trial));
    assert_eq!(amount(&line["price"]), "19.8", "22.00 less a tenth");
    // A product that is sold by subscription only gets its first plan by default.
    let mut lines = Vec::new();
    for options in [json!({ "subscriptionOptionId": CANDLES_EACH_MONTH }), json!(null)] {
        lines.push(site.line_of(&visitor, "candle-post", 1, options).await);
    }
    let cart = site.add_lines(&visitor, lines).await;
    assert_eq!((&cart["lineItems"][0]["quantity"], &cart["lineItems"][1]["quantity"]), (&json!(1), &json!(2)));
}

#[tokio::test]
async fn a_visitor_cannot_order_a_members_only_product() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let evening = site.line_of(&visitor, "kiln-evening", 1, json!(null)).await;
    let cart = site.add_lines(&visitor, vec![evening]).await;
    assert_eq!(cart["lineItems"][0]["membersOnly"], true);
    let estimate = site.estimate(&visitor, json!({})).await;
    let violation = &estimate["violations"][0];
    assert_eq!(
        (&violation["severity"], &violation["target"]["lineItem"]["id"], &violation["suggestedFix"]),
        (&json!("ERROR"), &cart["lineItems"][0]["id"], &json!("REMOVE_LINE_ITEM"))
    );
    let checkout = site.start_checkout(&visitor, json!({ "email": "ada@example.com" })).await;
    let order = format!("/ecom/v1/checkouts/{checkout}/create-order");
    let (status, body) = site.post(&order, &visitor, json!({})).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "MEMBERS_ONLY_ITEM"));

    let member = site.demo_member(&visitor, "tomas@example.com").await;
    assert_eq!(site.estimate(&member, json!({})).await["violations"], json!([]));
    // Paid on the day: the order needs no payment now.
    let (status, body) = site.post(&order, &member, json!({})).await;
    assert_eq!(status, 200, "{body}");
    let (status, again) = site.post(&order, &member, json!({})).await;
    assert_eq!((status.as_u16(), &again["orderId"]), (200, &body["orderId"]), "one order");
}

#[tokio::test]
async fn a_custom_line_keeps_its_translated_name_and_subscription_start_date() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let start = "2099-01-15T10:00:00.000Z";
    let custom = json!({
        "productName": { "original": "Tea by post", "translated": "Tee per Post" },
        "price": "12.00", "quantity": 1, "itemType": { "preset": "PHYSICAL" },
        "media": { "url": "https://pictures.example/tea.jpg" },
        "subscriptionOptionInfo": { "title": { "original": "Monthly" }, "subscriptionSettings": {
            "frequency": "MONTH", "interval": 1, "autoRenewal": true, "startDate": start,
        } },
    });
    let body = json!({ "customLineItems": [custom] });
    let (status, body) = site.post(ADD, &site.acting_for(&visitor), body).await;
    assert_eq!(status, 200, "{body}");
    let line = &body["cart"]["lineItems"][0];
    assert_eq!(line["productName"], json!({ "original": "Tea by post", "translated": "Tee per Post" }));
    let settings = &line["subscriptionOptionInfo"]["subscriptionSettings"];
    assert_eq!(
        (&settings["startDate"], &line["image"]["url"]),
        (&json!(start), &json!("https://pictures.example/tea.jpg"))
    );
}

#[tokio::test]
async fn a_membership_pays_for_lines_with_its_credits() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let member = site.demo_member(&visitor, "iris@example.com").await;
    let service = json!({ "serviceProperties": { "scheduledDate": WORKSHOP_DATE } });
    let workshop = site.line_of(&member, "mug-workshop", 3, service).await;
    let cart = site.add_lines(&member, vec![workshop]).await;
    let id = cart["lineItems"][0]["id"].clone();
    let estimate = site.estimate(&member, json!({})).await;
    let options = &estimate["membershipOptions"];
    let eligible = &options["eligibleMemberships"][0];
    assert_eq!(
        (&eligible["id"], &eligible["lineItemIds"], &eligible["credits"]["remaining"]),
        (&json!(WHEEL_CLUB), &json!([id]), &json!(4))
    );
    assert_eq!(eligible["expirationDate"], "2099-12-31T23:59:59.000Z");
    let invalid = &options["invalidMemberships"][0];
    assert_eq!((&invalid["membership"]["id"], &invalid["reason"]), (&json!(WHEEL_CLUB_2024), &json!("It has expired")));

    let with = |id: &str| json!({ "selectedMemberships": { "memberships": [{ "id": id, "lineItemIds": [cart["lineItems"][0]["id"]] }] } });
    let paid = site.estimate(&member, with(WHEEL_CLUB)).await;
    assert_eq!(amount(&paid["priceSummary"]["subtotal"]), "0.00");
    assert_eq!(paid["calculatedLineItems"][0]["paymentOption"], "MEMBERSHIP");
    let refused = site.estimate(&member, with(WHEEL_CLUB_2024)).await;
    let error = &refused["calculationErrors"]["membershipError"]["applicationError"];
    assert_eq!(error["code"], "INVALID_MEMBERSHIP");
    assert_eq!(amount(&refused["priceSummary"]["subtotal"]), "255.00");

    // The fee is still due: a gift card pays it. The order takes the credits.
    let checkout = site.start_checkout(&member, json!({ "email": "iris@example.com" })).await;
    let path = format!("/ecom/v1/checkouts/{checkout}");
    let mut selected = with(WHEEL_CLUB)["selectedMemberships"].clone();
    selected["memberships"][0]["appId"] = json!("1522827f-c56c-a5c9-2ac9-00f9e6ae12d3");
    let update = json!({
        "checkout": { "membershipOptions": { "selectedMemberships": selected } },
        "giftCardCode": "HEARTH-GIFT-0050",
    });
    let (status, body) = site.call(reqwest::Method::PATCH, &path, Some(&member), Some(update)).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(amount(&body["checkout"]["giftCard"]["amount"]), "18.00");
    let (status, body) = site.post(&format!("{path}/create-order"), &member, json!({})).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(site.rule_of("memberships", WHEEL_CLUB).await["credits"]["remaining"], 1);
    let cards = site.owner(reqwest::Method::GET, "/_platform/rules/giftCards", None).await.1;
    assert_eq!(cards["rules"][0]["balance"], "32.00");
}

#[tokio::test]
async fn one_membership_credit_pays_for_one_line_even_if_selected_twice() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let member = site.demo_member(&visitor, "iris@example.com").await;
    let mut rule = site.rule_of("memberships", WHEEL_CLUB).await;
    rule["credits"]["remaining"] = json!(1);
    site.rule("memberships", WHEEL_CLUB, rule).await;
    let dated = |date: &str| json!({ "serviceProperties": { "scheduledDate": date } });
    let mut lines = Vec::new();
    for date in ["2099-05-01T10:00:00.000Z", "2099-05-02T10:00:00.000Z"] {
        lines.push(site.line_of(&member, "mug-workshop", 1, dated(date)).await);
    }
    let cart = site.add_lines(&member, lines).await;
    let ids: Vec<&Value> = ["0", "1"].iter().map(|at| &cart["lineItems"][at.parse::<usize>().unwrap()]["id"]).collect();
    let chosen = |lines: Vec<Vec<&Value>>| {
        let choices: Vec<Value> = lines
            .into_iter()
            .map(|lines| json!({ "appId": "1522827f-c56c-a5c9-2ac9-00f9e6ae12d3", "id": WHEEL_CLUB, "lineItemIds": lines }))
            .collect();
        json!({ "selectedMemberships": { "memberships": choices } })
    };
    let split = site.estimate(&member, chosen(vec![vec![ids[0]], vec![ids[1]]])).await;
    let both = site.estimate(&member, chosen(vec![vec![ids[0], ids[1]]])).await;
    assert_eq!(split["priceSummary"], both["priceSummary"]);
    assert_ne!(split["priceSummary"]["subtotal"]["amount"], "0.00", "{split}");
    let twice = site.estimate(&member, chosen(vec![vec![ids[0]], vec![ids[0], ids[0]]])).await;
    let once = site.estimate(&member, chosen(vec![vec![ids[0]]])).await;
    assert_eq!(twice["priceSummary"], once["priceSummary"]);
}
