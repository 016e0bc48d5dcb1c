//! Headers: who calls, what a client adds to each request, and what cannot be sent.

use crate::support::*;
use cartwright::drive::recorded::{Answer, Recorded};
use cartwright::query::Query;
use cartwright::{Client, ClientBuilder, ErrorKind, Host};

fn owner(network: &Recorded, key: &str) -> ClientBuilder {
    Client::owner(key, "site-1").host(Host::at("http://localhost:4400")).transport(network.clone())
}

#[tokio::test]
async fn a_header_that_cannot_be_sent_is_named_and_white_space_around_one_is_left_out() {
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
async fn headers_of_token_requests_go_with_those_alone_and_replace_its_own() {
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
