//! Requests that are too long or nest too deep: refused, and the platform goes on.

use crate::site::*;
use cartwright::row::{Access, Method as RowMethod, Row};
use cartwright::{ENDPOINTS, Origin};
use cartwright_platform::Config;
use reqwest::{Method, Response};
use serde_json::{Value, json};

const DEEP: usize = 100_000;

async fn as_owner(site: &Site, method: Method, path: &str, body: Option<String>) -> Response {
    let mut request = site
        .http
        .request(method, format!("{}{path}", site.base))
        .header("authorization", &site.keys.owner_key)
        .header("wix-site-id", &site.keys.site_id);
    if let Some(body) = body {
        request = request.header("content-type", "application/json").body(body);
    }
    request.send().await.unwrap()
}

/// A row's path, with a word in each of its places.
fn path(row: &Row<'_>) -> String {
    let segments = row.path.split('/');
    let filled = segments.map(|segment| if segment.starts_with('{') { "x" } else { segment });
    format!("{}{}", Origin::Api.prefix(row.service), filled.collect::<Vec<_>>().join("/"))
}

#[tokio::test]
async fn a_hostile_query_string_does_not_crash_the_platform() {
    let site = Site::start().await;
    let rows = ENDPOINTS.iter().filter(|row| matches!(row.method, RowMethod::Get | RowMethod::Delete));
    for row in rows {
        let method = if row.method == RowMethod::Get { Method::GET } else { Method::DELETE };
        let nested = format!("{}?{}=1", path(row), ".".repeat(16_000));
        let answer = as_owner(&site, method.clone(), &nested, None).await;
        // Members' own calls refuse the owner before anything is read.
        let refused_first = row.access == Access::Member && answer.status() == 403;
        assert!(answer.status() == 400 || refused_first, "{}: {}", row.id, answer.status());
        let long = format!("{}?{}=1", path(row), ".".repeat(60_000));
        assert_eq!(as_owner(&site, method, &long, None).await.status(), 414, "{}", row.id);
    }
    for page in ["/pages/login", "/outbox", "/"] {
        let long = format!("{page}?{}=1", ".".repeat(60_000));
        assert_eq!(as_owner(&site, Method::GET, &long, None).await.status(), 414, "{page}");
    }
    site.visitor().await;
}

#[tokio::test]
async fn a_deeply_nested_body_does_not_crash_the_platform() {
    let site = Site::start().await;
    let nested = |open: &str, close: &str| format!("{}1{}", open.repeat(DEEP), close.repeat(DEEP));
    let paths = ["/ecom/v1/carts/current/add-to-cart", "/oauth2/token", "/stores/v3/products/search"];
    for path in paths {
        for body in [nested("[", "]"), nested("{\"a\":", "}")] {
            let answer = as_owner(&site, Method::POST, path, Some(body)).await;
            assert_eq!(answer.status(), 400, "{path}");
        }
    }
    site.visitor().await;
}

#[tokio::test]
async fn a_deeply_nested_filter_does_not_crash_the_platform() {
    let site = Site::start().await;
    // As deep as JSON is read at all.
    let filter = (0..60).fold(json!({ "name": "x" }), |inner, _| json!({ "$and": [{ "$not": [inner] }] }));
    let lists = [
        ("/stores-reader/v1/products/query-platformized", json!({ "query": { "filter": filter } })),
        ("/stores/v3/products/query", json!({ "query": { "filter": filter } })),
        ("/stores/v3/products/search", json!({ "search": { "filter": filter } })),
        ("/members/v1/members/query", json!({ "query": { "filter": filter } })),
        ("/ecom/v1/orders/search", json!({ "search": { "filter": filter } })),
    ];
    for (path, body) in lists {
        let answer = as_owner(&site, Method::POST, path, Some(body.to_string())).await;
        assert!(answer.status() == 400 || answer.status() == 200, "{path}: {}", answer.status());
    }
    site.visitor().await;
}

#[tokio::test]
async fn a_deeply_nested_graphql_query_does_not_crash_the_platform() {
    let site = Site::start().await;
    for (open, close) in [("{a", "}"), ("{a(b:[", "])}"), ("{a(b:{c:", "})}")] {
        let query = format!("{}{}", open.repeat(20_000), close.repeat(20_000));
        let body = json!({ "query": query }).to_string();
        let answer = as_owner(&site, Method::POST, "/graphql/alpha", Some(body)).await;
        assert!(answer.status() == 400 || answer.status() == 200, "{}", answer.status());
        let told: Value = answer.json().await.unwrap();
        assert!(told["errors"].is_array() || told["details"].is_object(), "{told}");
    }
    site.visitor().await;
}

#[tokio::test]
async fn the_outbox_of_a_reachable_platform_requires_basic_auth() {
    let site = Site::start_with(Config { host_names: vec!["shop.example".to_owned()], ..Config::for_tests() }).await;
    let status = async |path: &str, host: Option<&str>, password: Option<&str>| {
        let mut request = site.http.get(format!("{}{path}", site.base));
        if let Some(host) = host {
            request = request.header("host", host);
        }
        if let Some(password) = password {
            request = request.basic_auth("owner", Some(password));
        }
        let answer = request.send().await.unwrap();
        let asks = answer.headers().contains_key("www-authenticate");
        assert_eq!(asks, answer.status() == 401, "browsers ask for the password");
        answer.status().as_u16()
    };
    for path in ["/outbox", "/workbench/requests", "/_test/outbox"] {
        assert_eq!(status(path, Some("localhost:4400"), None).await, 401);
        assert_eq!(status(path, Some("shop.example"), None).await, 401);
        assert_eq!(status(path, Some("shop.example"), Some("guess")).await, 401);
        let key = site.keys.owner_key.as_str();
        assert_eq!(status(path, Some("shop.example"), Some(key)).await, 200);
    }
    let push = site.http.post(format!("{}/outbox/push", site.base));
    let push = push.header("host", "shop.example").send().await.unwrap();
    assert_eq!(push.status(), 401);
}
