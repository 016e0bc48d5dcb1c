//! Headers: who calls, what a client adds to each request, and what cannot be sent.

use crate::support::*;
use cartwright::drive::Delivery;
use cartwright::drive::recorded::{Answer, Recorded};
use cartwright::query::Query;
use cartwright::{Client, ClientBuilder, ErrorKind, Host};

fn owner(network: &Recorded, key: &str) -> ClientBuilder {
    Client::owner(key, "site-1").host(Host::at("http://localhost:4400")).transport(network.clone())
}

#[tokio::test]
async fn an_invalid_header_is_refused_by_name_and_whitespace_is_trimmed() {
    for (name, value) in [("x-note", "a\nb"), ("x-note", "a\u{7f}"), ("x-note", "日本"), ("x note", ""), ("", "a")] {
        let network = Recorded::new([]);
        let client = owner(&network, "key-1").header(name, value).build().unwrap();
        let error = client.products().query(Query::new()).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Request);
        assert!(error.to_string().contains(&format!("`{name}`")), "{error}");
        assert!(network.requests().is_empty());
    }
    let network = Recorded::by(|_| Answer::json(200, r#"{"products":[]}"#));
    let client = owner(&network, "key-1\n").header("x-note", " \"é\" \\ \t").build().unwrap();
    client.products().query(Query::new()).await.unwrap();
    let request = &network.requests()[0];
    assert_eq!(request.header("authorization"), Some("key-1"));
    assert_eq!(request.header("x-note"), Some("\"é\" \\"));
}

#[tokio::test]
async fn token_headers_are_sent_only_with_token_requests_and_override_defaults() {
    let network = carts();
    let client = builder(&network)
        .token_header("x-shop", " blue \n")
        .token_header("content-type", "application/json; charset=utf-8")
        .build()
        .unwrap();
    client.current_cart().get().await.unwrap();
    let tokens = &token_requests(&network)[0];
    assert_eq!(tokens.header("x-shop"), Some("blue"));
    let types = tokens.headers.iter().filter(|(name, _)| name.eq_ignore_ascii_case("content-type"));
    let types: Vec<_> = types.map(|(_, value)| value.as_str()).collect();
    assert_eq!(types, ["application/json; charset=utf-8"]);
    assert_eq!(network.requests()[1].header("x-shop"), None);
}

#[tokio::test]
async fn with_response_returns_the_response_headers() {
    let network = Recorded::by(|request| {
        let body = match &request.url {
            _ if is_token_request(request) => return granted("visitor", Some("visitor-refresh")),
            url if url.contains("/products/") => r#"{"products":[{"name":"Mug"}]}"#,
            _ => CART,
        };
        Answer::json(200, body).header("X-Wix-Request-Id", "request-1").header("Date", "Sun, 06 Nov 1994 08:49:37 GMT")
    });
    let client = builder(&network).build().unwrap();
    let (cart, response) = client.current_cart().existing().with_response().await.unwrap();
    assert_eq!((cart.id.as_deref(), response.status), (Some("cart-1"), 200));
    assert_eq!(response.request_id(), Some("request-1"));
    assert_eq!(response.header("date"), Some("Sun, 06 Nov 1994 08:49:37 GMT"));
    assert_eq!(response.body, CART.as_bytes());
    let (page, response) = client.products().query(Query::new()).with_response().await.unwrap();
    assert_eq!((page.items.len(), response.request_id()), (1, Some("request-1")));
}

#[tokio::test(start_paused = true)]
async fn a_repeated_delete_returns_the_headers_of_the_404() {
    let network = Recorded::new([
        granted("visitor", Some("visitor-refresh")),
        Answer::failure(Delivery::Unknown),
        Answer::json(404, r#"{"message":"gone","details":{}}"#).header("x-wix-request-id", "request-2"),
    ]);
    let client = builder(&network).build().unwrap();
    let ((), response) = client.current_cart().delete().with_response().await.unwrap();
    assert_eq!((response.status, response.request_id()), (404, Some("request-2")));
    assert!(response.body.is_empty());
}
