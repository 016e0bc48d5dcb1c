//! What holds for every call: CORS, bodies, faults.

use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

async fn preflight(site: &Site, origin: &str) -> reqwest::Response {
    site.http
        .request(Method::OPTIONS, format!("{}/ecom/v1/carts/current", site.base))
        .header("origin", origin)
        .header("access-control-request-method", "PATCH")
        .header("access-control-request-headers", "authorization,content-type,x-wix-bi-gateway")
        .send()
        .await
        .unwrap()
}

#[tokio::test]
async fn cors_allows_only_the_origins_of_stores() {
    let site = Site::start().await;
    let response = preflight(&site, STORE).await;
    let header = |name: &str| response.headers()[name].to_str().unwrap().to_lowercase();
    assert_eq!(header("access-control-allow-origin"), STORE);
    assert!(header("access-control-allow-methods").contains("patch"));
    assert!(header("access-control-allow-headers").contains("x-wix-bi-gateway"));
    let response = preflight(&site, "http://evil.example").await;
    assert!(!response.headers().contains_key("access-control-allow-origin"));
}

#[tokio::test]
async fn the_response_to_a_write_carries_a_consistency_header() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    let send = async |path: &str, body: Value, mark: Option<&str>| {
        let request = site.http.post(format!("{}{path}", site.base)).json(&body);
        let request = request.header("authorization", &visitor);
        let request = request.header("x-wix-consistent", mark.unwrap_or("0"));
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), 200);
        let mark = response.headers().get("x-wix-consistent").cloned();
        mark.map(|mark| mark.to_str().unwrap().to_owned())
    };
    let query = json!({ "query": {} });
    let path = "/stores-reader/v1/products/query-platformized";
    assert_eq!(send(path, query.clone(), None).await, None, "a read writes nothing");
    let lines = json!({ "lineItems": [line(&product, 1)] });
    let mark = send("/ecom/v1/carts/current/add-to-cart", lines, None).await;
    assert!(mark.is_some());
    assert_eq!(send(path, query, mark.as_deref()).await, None);
}

#[tokio::test]
async fn collections_are_also_served_without_the_path_prefix() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let (status, body) = site.post("/v2/collections/query", &visitor, json!({ "query": {} })).await;
    assert_eq!(status, 200, "{body}");
    let (_, prefixed) = site.post("/stores-reader/v2/collections/query", &visitor, json!({ "query": {} })).await;
    assert_eq!(body, prefixed);
}

#[tokio::test]
async fn a_malformed_body_is_a_validation_error() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let url = format!("{}/ecom/v1/carts/current/add-to-cart", site.base);
    for body in ["{", "[]", "{\"lineItems\": 3}"] {
        let request = site.http.post(&url).header("authorization", &visitor).body(body);
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), 400, "{body}");
        let answer: Value = response.json().await.unwrap();
        assert!(answer["message"].as_str().unwrap().starts_with("INVALID_ARGUMENT"), "{answer}");
    }
    let request = site.http.post(&url).header("authorization", &visitor);
    let response = request.body("x".repeat(2 * 1024 * 1024)).send().await;
    assert!(response.is_err() || response.is_ok_and(|response| response.status() == 413));
}

#[tokio::test]
async fn half_of_a_surrogate_pair_in_a_body_is_read_as_the_replacement_character() {
    let site = Site::start().await;
    for (path, body) in [
        ("/stores/v3/products/search", r#"{"search":{"search":{"expression":"plate\ud83d"}}}"#),
        ("/stores/v3/products/query", r#"{"query":{"filter":{"slug":"\ude00plate"}}}"#),
        ("/stores-reader/v1/products/query-platformized", r#"{"query":{"filter":{"name":"\ude00plate"}}}"#),
    ] {
        let request = site.http.post(format!("{}{path}", site.base)).header("authorization", &site.keys.owner_key);
        let response = request.header("wix-site-id", &site.keys.site_id).body(body).send().await.unwrap();
        assert_eq!(response.status(), 200, "{path}");
    }
}

#[tokio::test]
async fn a_path_that_is_not_utf_8_is_refused_in_json_on_every_route() {
    let site = Site::start().await;
    for path in
        ["stores/v3/products/slug", "media", "_files/uploads", "pages/order", "workbench", "nowhere", "_platform/jobs"]
    {
        for bytes in ["%ff", "%E0%A4%A", "%C3%28"] {
            let response = site.http.get(format!("{}/{path}/{bytes}", site.base)).send().await.unwrap();
            assert_eq!(response.status(), 400, "{path}/{bytes}");
            let body: Value = response.json().await.unwrap();
            assert_eq!(code(&body), "INVALID_PATH");
        }
    }
}

#[tokio::test]
async fn responses_without_a_cache_policy_are_sent_with_no_store() {
    let site = Site::start().await;
    for path in [
        "_platform/rules/coupons",
        "_platform/site-settings",
        "_platform/abandoned-checkouts",
        "_platform/events?after=0",
        "_platform/nowhere",
        "ecom/v1/orders/x",
        "_test/requests",
        "workbench",
        "nowhere",
    ] {
        let request = site.http.get(format!("{}/{path}", site.base)).header("authorization", &site.keys.owner_key);
        let response = request.header("wix-site-id", &site.keys.site_id).send().await.unwrap();
        let policy = response.headers().get("cache-control").map(|value| value.to_str().unwrap());
        assert_eq!(policy, Some("no-store"), "{path}");
    }
}

#[tokio::test]
async fn an_unknown_path_returns_a_json_404() {
    let site = Site::start().await;
    let (status, body) = site.get("/ecom/v1/nowhere", "x").await;
    assert_eq!((status.as_u16(), code(&body)), (404, "NOT_FOUND"));
    let page = Browser::new().get(&format!("{}/", site.base)).await;
    assert!(page.text.contains("/workbench"));
}

async fn fault(site: &Site, fault: Value) {
    let request = site.http.post(format!("{}/_test/faults", site.base)).json(&fault);
    assert_eq!(request.send().await.unwrap().status(), 200);
}

#[tokio::test]
async fn injected_faults_apply_to_the_next_matching_calls_only() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    let url = format!("{}/ecom/v1/carts/current/add-to-cart", site.base);
    let send = || {
        site.http.post(&url).header("authorization", &visitor).json(&json!({ "lineItems": [line(&product, 1)] })).send()
    };
    let quantity = || async {
        let (_, body) = site.get("/ecom/v1/carts/current", &visitor).await;
        body["cart"]["lineItems"][0]["quantity"].as_i64().unwrap_or_default()
    };

    fault(&site, json!({ "match": "cart.add_to_current", "status": 429, "retryAfter": 7 })).await;
    let response = send().await.unwrap();
    assert_eq!(
        (response.status().as_u16(), &response.headers()["retry-after"]),
        (429, &reqwest::header::HeaderValue::from_static("7"))
    );
    fault(&site, json!({ "match": "/ecom/v1/carts", "resetBefore": true })).await;
    assert!(send().await.is_err());
    assert_eq!(quantity().await, 0);
    fault(&site, json!({ "match": "cart.add_to_current", "resetAfter": true })).await;
    assert!(send().await.is_err());
    assert_eq!(quantity().await, 1);
    fault(&site, json!({ "match": "cart.add_to_current", "malformed": true })).await;
    assert!(send().await.unwrap().json::<Value>().await.is_err());
    fault(&site, json!({ "match": "cart.add_to_current", "truncate": true })).await;
    assert!(send().await.unwrap().json::<Value>().await.is_err());
    assert_eq!(send().await.unwrap().status(), 200);
    assert_eq!(quantity().await, 4);

    let log: Value = site.http.get(format!("{}/_test/requests", site.base)).send().await.unwrap().json().await.unwrap();
    assert_eq!(log["counts"]["cart.add_to_current"], 6);
    assert_eq!(log["grants"]["anonymous"], 1);
}

#[tokio::test]
async fn a_test_hook_expires_all_access_tokens() {
    let site = Site::start().await;
    let visitor = site.visitor().await;
    let request = site.http.post(format!("{}/_test/tokens/expire", site.base));
    assert_eq!(request.send().await.unwrap().status(), 200);
    assert_eq!(site.get("/ecom/v1/carts/current", &visitor.access).await.0, 401);
    assert_eq!(site.refresh(&visitor.refresh).await.0, 200);
}

#[tokio::test]
async fn an_unreadable_request_head_is_refused_with_a_json_body_and_request_id() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let site = Site::start().await;
    let host = site.base.strip_prefix("http://").unwrap();
    let long = "a".repeat(70_000);
    for (head, status, refusal) in [
        (format!("GET /{long} HTTP/1.1\r\nHost: {host}\r\n\r\n"), "414", "URI_TOO_LONG"),
        (format!("GET / HTTP/1.1\r\nHost: {host}\r\nb\0d: x\r\n\r\n"), "400", "BAD_REQUEST"),
        (format!("GET / HTTP/1.1\r\nHost: {host}\r\nx: {}\r\n\r\n", "a".repeat(600_000)), "431", "HEADERS_TOO_LARGE"),
    ] {
        let mut connection = tokio::net::TcpStream::connect(host).await.unwrap();
        // The platform stops reading early.
        let _ = connection.write_all(head.as_bytes()).await;
        let mut answer = Vec::new();
        let _ = connection.read_to_end(&mut answer).await;
        let answer = String::from_utf8_lossy(&answer);
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{answer}");
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.contains("x-wix-request-id: "), "{head}");
        let body: Value = serde_json::from_str(body).unwrap();
        assert_eq!(code(&body), refusal);
    }
}
