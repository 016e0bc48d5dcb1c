//! Safe methods (RFC 9110, section 9.2.1): no GET of a page or a call writes to the database.

use crate::order_contents::bought;
use crate::sampling::sample;
use crate::site::*;
use cartwright::row::{Method as RowMethod, Row};
use cartwright::{ENDPOINTS, Origin};
use cartwright_platform::Config;
use reqwest::Method;
use rusqlite::Connection;
use serde_json::{Value, json};

/// GET requests that a protocol lets change something.
const CHANGING: [&str; 4] = [
    // RFC 6749, section 4.1: the authorization endpoint issues a code.
    "/pages/authorize",
    // The contract makes these two calls by GET.
    "/_api/iam/authentication/v1/logout",
    "/_api/iam/authentication/v1/callback",
    // The first reader has the key made, which takes a second that starts do not have.
    "/oauth2/jwks",
];

fn path(row: &Row<'_>, id: &str) -> String {
    let segments = row.path.split('/');
    let filled = segments.map(|segment| if segment.starts_with('{') { id } else { segment });
    format!("{}{}", Origin::Api.prefix(row.service), filled.collect::<Vec<_>>().join("/"))
}

#[tokio::test]
async fn a_get_request_changes_no_row_of_the_database() {
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("shop.db");
    let site = Site::start_with(Config { database: Some(database.clone()), ..Config::for_tests() }).await;
    let browser = Browser::new();
    let visitor = site.visitor().await.access;
    let code = site.register(&browser, &visitor, "ada@example.com").await;
    let member = tokens(&site.exchange(&code, VERIFIER).await.1).access;
    let (_, own) = site.get("/members/v1/members/my", &member).await;
    let shopper = site.visitor().await.access;
    let guide = site.line_of(&shopper, "walks-guide", 1, Value::Null).await;
    let order = bought(&site, &shopper, vec![guide.clone()], "us-standard", json!({})).await;
    site.add_lines(&shopper, vec![guide.clone()]).await;
    let v1 = site.start_checkout(&shopper, json!({})).await;
    site.add_lines(&member, vec![guide]).await;
    let (_, cart) = site.get("/ecom/v1/carts/current", &member).await;
    let product = site.plain_product(&shopper).await;
    let ids =
        [&own["member"]["id"], &order["id"], &cart["cart"]["id"], &product["id"], &json!(v1), &json!("harbour-mug")]
            .map(|id| id.as_str().unwrap().to_owned());

    let mut pages: Vec<String> =
        ["/", "/pages/login", "/pages/register", "/pages/forgot", "/pages/security"].map(str::to_owned).to_vec();
    let link = order["lineItems"][0]["digitalFile"]["link"].as_str().unwrap();
    pages.push(link.replace(&site.base, ""));
    for (token, asked) in [
        (&visitor, site.auth("query", "none")),
        (&visitor, site.auth("query", "select_account")),
        (&visitor, json!({ "login": {} })),
        (&visitor, json!({ "logout": {} })),
        (&shopper, json!({ "ecomCheckout": { "checkoutId": v1 } })),
        (&member, json!({ "ecomCheckout": { "checkoutId": ids[2] } })),
        (&visitor, json!({ "bookingsCheckout": {} })),
    ] {
        let address = site.redirect(token, asked).await.replace(&site.base, "");
        let (_, session) = address.split_once('?').unwrap();
        for page in ["login", "register", "continue", "forgot", "reset", "choose", "captcha", "security"] {
            pages.push(format!("/pages/{page}?{session}"));
        }
        pages.push(address);
    }

    let connection = Connection::open(&database).unwrap();
    let version = || -> i64 {
        let read = connection.query_row("PRAGMA data_version", [], |row| row.get(0));
        read.unwrap()
    };
    let mut seen = version();
    let mut changing = Vec::new();
    let mut note = |what: String| {
        let now = version();
        if now != seen && !CHANGING.iter().any(|known| what.contains(known)) {
            changing.push(what);
        }
        seen = now;
    };
    for browser in [&browser, &Browser::new()] {
        for page in &pages {
            browser.navigate(&format!("{}{page}", site.base)).await;
            note(page.clone());
        }
    }
    let mut calls = Vec::new();
    for row in ENDPOINTS.iter().filter(|row| row.method == RowMethod::Get) {
        // A path without a variable is the same for every id.
        let count = if row.path.contains('{') { ids.len() } else { 1 };
        for id in &ids[..count] {
            calls.extend([&visitor, &shopper, &member, &site.keys.owner_key].map(|token| (row, id, token)));
        }
    }
    for (row, id, token) in sample("GET calls", calls, 220, |(row, _, token)| (row.id, *token)) {
        let path = path(row, id);
        let (_, answer) = site.call(Method::GET, &path, Some(token.as_str()), None).await;
        note(format!("{path} {id}: {answer}"));
    }
    assert!(changing.is_empty(), "{}", changing.join("\n"));
}
