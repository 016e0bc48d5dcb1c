//! The orders of guests: they join the member whose confirmed email address they bear, and nobody else.

use crate::order_contents::bought;
use crate::orders::search;
use crate::recovery::recovered;
use crate::site::*;
use cartwright_platform::Config;
use serde_json::{Value, json};

/// A guest's order for `ada@example.com`.
async fn guest_order(site: &Site, guest: &str) -> String {
    let product = site.plain_product(guest).await;
    let order = bought(site, guest, vec![line(&product, 1)], "us-standard", json!({})).await;
    order["id"].as_str().unwrap().to_owned()
}

async fn sees(site: &Site, token: &str, order: &str) -> (bool, usize) {
    let (status, _) = site.get(&format!("/ecom/v1/orders/{order}"), token).await;
    let listed = search(site, token, json!({})).await;
    (status == 200, listed["orders"].as_array().unwrap().len())
}

#[tokio::test]
async fn the_order_page_of_a_guest_has_the_date_the_address_and_a_way_back_to_the_shop() {
    let site = Site::start_with(Config { clock_stopped_at: Some(1_795_500_000_000), ..Config::for_tests() }).await;
    guest_order(&site, &site.visitor().await.access).await;
    let mails = site.messages("ada@example.com").await;
    let address = mails[0]["body"].as_str().unwrap().lines().last().unwrap();
    let page = Browser::new().get(address).await;
    for part in ["Nov 24, 2026", "New York, NY 10001", &format!("href=\"{STORE}\"")] {
        assert!(page.text.contains(part), "{part}: {}", page.text);
    }
}

#[tokio::test]
async fn a_guest_order_is_hidden_from_the_member_who_logs_in_next() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let order = guest_order(&site, &visitor).await;
    let browser = Browser::new();
    let code = site.register(&browser, &visitor, "zoe@example.com").await;
    let member = tokens(&site.exchange(&code, VERIFIER).await.1);
    assert_eq!(sees(&site, &member.access, &order).await, (false, 0));
    let kept = crate::orders::order(&site, &order).await;
    assert!(kept["buyerInfo"]["memberId"].is_null(), "{}", kept["buyerInfo"]);
}

#[tokio::test]
async fn a_member_sees_guest_orders_of_their_email_once_it_is_verified() {
    let site = Site::start().await;
    let guest = site.visitor().await.access;
    let first = guest_order(&site, &guest).await;
    let member = site.member("ada@example.com").await;
    assert_eq!(sees(&site, &member.access, &first).await, (false, 0), "anybody may register with an address");

    let session = recovered(&site, "ada@example.com").await;
    let member = site.direct_login(&session).await;
    assert_eq!(sees(&site, &member.access, &first).await, (true, 1));
    let joined = crate::orders::order(&site, &first).await;
    assert!(joined["buyerInfo"]["memberId"].is_string() && joined["buyerInfo"]["visitorId"].is_null());
    let told: Vec<Value> = site.events_of("wix.ecom.v1.order").await;
    assert!(told.iter().any(|event| event["slug"] == "updated" && event["entityId"] == json!(first)), "{told:?}");

    // An order that a guest places later joins when the session is renewed.
    let second = guest_order(&site, &site.visitor().await.access).await;
    assert!(!sees(&site, &member.access, &second).await.0);
    let (_, renewed) = site.refresh(&member.refresh).await;
    assert_eq!(sees(&site, &tokens(&renewed).access, &second).await, (true, 2));
}
