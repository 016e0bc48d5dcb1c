//! Calls that the hosted platform removes on an announced day, as of that day and the day before.

use crate::site::*;
use cartwright::resources::cart_v2::CatalogItemInput;
use cartwright::row::{Access, Method as RowMethod, Row};
use cartwright::{Client, ENDPOINTS, Host, Origin};
use cartwright_platform::{Config, day};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

async fn site_as_of(text: &str) -> Site {
    Site::start_with(Config { as_of: Some(day(text).unwrap()), ..Config::for_tests() }).await
}

/// Calls of Cart V1 and Checkout V1.
fn removed() -> impl Iterator<Item = &'static Row<'static>> {
    ENDPOINTS.iter().filter(|row| row.id.starts_with("cart.") || row.id.starts_with("checkout."))
}

async fn answer(site: &Site, row: &Row<'_>) -> (StatusCode, Value) {
    let caller = match row.access {
        Access::Owner => site.keys.owner_key.clone(),
        _ => site.visitor().await.access,
    };
    let unknown = "00000000-0000-4000-8000-000000000000";
    let segments = row.path.split('/').map(|segment| if segment.starts_with('{') { unknown } else { segment });
    let path = [Origin::Api.prefix(row.service), &segments.collect::<Vec<_>>().join("/")].concat();
    let method: Method = row.method.as_str().parse().unwrap();
    let body = (!matches!(row.method, RowMethod::Get | RowMethod::Delete)).then(|| json!({}));
    site.call(method, &path, Some(&caller), body).await
}

#[tokio::test]
async fn every_call_of_cart_v1_and_checkout_v1_is_refused_after_its_end() {
    let site = site_as_of("2027-02-02").await;
    for row in removed() {
        let (status, body) = answer(&site, row).await;
        assert_eq!((status.as_u16(), code(&body)), (410, "CALL_REMOVED"), "{}: {body}", row.id);
        let data = &body["details"]["applicationError"]["data"];
        assert_eq!(data["removedOn"], "2027-02-01", "{}", row.id);
        let replacement = data["replacement"].as_str().unwrap_or_else(|| panic!("{} has no replacement", row.id));
        assert!(body["message"].as_str().unwrap().ends_with(&format!("use `{replacement}`")), "{body}");
    }
}

#[tokio::test]
async fn the_workbench_says_why_an_ended_call_was_refused() {
    let site = site_as_of("2027-02-02").await;
    let row = removed().find(|row| row.id == "cart.get_current").unwrap();
    answer(&site, row).await;
    let page =
        async |path: &str| site.http.get(format!("{}{path}", site.base)).send().await.unwrap().text().await.unwrap();
    let list = page("/workbench/requests").await;
    let number = list.split("/workbench/requests/").nth(1).unwrap().split('"').next().unwrap();
    let detail = page(&format!("/workbench/requests/{number}")).await;
    let reason = "`currentCart.getCurrentCart` was removed from the platform on 2027-02-01; use \
                  `currentCartV2.getCurrentCart`";
    assert!(detail.contains(reason), "{detail}");
}

#[tokio::test]
async fn no_call_is_refused_as_removed_before_its_end() {
    let before = site_as_of("2027-01-31").await;
    let today = Site::start().await;
    for site in [before, today] {
        for row in removed() {
            let (_, body) = answer(&site, row).await;
            assert_ne!(code(&body), "CALL_REMOVED", "{}", row.id);
        }
    }
}

#[tokio::test]
async fn a_client_buys_by_cart_v2_as_of_a_day_on_which_cart_v1_names_its_replacement() {
    let site = site_as_of("2027-02-02").await;
    let client = Client::visitor(&site.keys.client_id).host(Host::at(&site.base)).build().unwrap();
    let error = client.current_cart().get().await.unwrap_err();
    assert_eq!((error.code(), error.is_retryable()), (Some("CALL_REMOVED"), false));
    assert!(error.to_string().contains("use `currentCartV2.getCurrentCart`"), "{error}");
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    let goods = CatalogItemInput::product(product["id"].as_str().unwrap(), 2);
    let cart = client.current_cart_v2().add_line_items(goods).await.unwrap();
    assert_eq!(cart.line_items.unwrap().len(), 1);
}

#[tokio::test]
async fn the_clock_stays_at_today_as_of_another_day() {
    let site = site_as_of("2127-02-02").await;
    let (_, body) = site.owner(Method::POST, "/_test/clock", Some(json!({ "advanceSeconds": 0 }))).await;
    let now = body["now"].as_str().unwrap();
    assert!(!now.starts_with("2127"), "{now}");
}
