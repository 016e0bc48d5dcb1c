//! What goes over the wire for a call, and what is made of the answers.

use crate::support::*;
use cartwright::drive::observe::{Arguments, AttemptEvent, Observer};
use cartwright::drive::recorded::{Answer, Recorded};
use cartwright::drive::{Delivery, Request};
use cartwright::query::{Filter, Query};
use cartwright::resources::cart::{CreateCheckout, EstimateTotals, LineItem, LineItemQuantity};
use cartwright::resources::redirects::{CreateRedirectSession, EcomCheckout};
use cartwright::session::{MemoryStore, Role};
use cartwright::{Client, Error, ErrorKind, Host};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};

fn member(network: &Recorded) -> Client {
    let store = MemoryStore::with(tokens("access", "refresh", Role::Member, false));
    builder(network).store(store).build().unwrap()
}

fn sent(request: &Request) -> (String, Value) {
    (format!("{} {}", request.method.as_str(), request.url), body(request))
}

#[tokio::test]
async fn the_nine_cart_calls_match_the_contract() {
    let network = Recorded::by(|request| match request.url.rsplit('/').next() {
        Some("create-checkout") => Answer::json(200, r#"{"checkoutId":"checkout-1"}"#),
        Some("estimate-totals") => Answer::json(200, r#"{"priceSummary":{"total":{"amount":"12.50"}}}"#),
        _ => Answer::json(200, CART),
    });
    let client = member(&network);
    let cart = client.current_cart();
    cart.get().await.unwrap();
    cart.apply_coupon("WELCOME").await.unwrap();
    cart.delete().await.unwrap();
    cart.add(vec![LineItem::of("app", "product", 2)]).await.unwrap();
    cart.remove_line_items(["line".to_owned()]).await.unwrap();
    cart.update_line_items_quantity([LineItemQuantity::new("line", 3)]).await.unwrap();
    cart.remove_coupon().await.unwrap();
    assert_eq!(cart.create_checkout(CreateCheckout::default()).await.unwrap(), "checkout-1");
    let totals = cart.estimate_totals(EstimateTotals::default()).await.unwrap();
    assert_eq!(totals.price_summary.unwrap().total.unwrap().amount.unwrap().to_string(), "12.50");
    let base = "http://localhost:4400/ecom/v1/carts/current";
    let line = json!({"quantity": 2, "catalogReference": {"catalogItemId": "product", "appId": "app"}});
    let expected = [
        (format!("GET {base}"), Value::Null),
        (format!("PATCH {base}"), json!({"couponCode": "WELCOME"})),
        (format!("DELETE {base}"), Value::Null),
        (format!("POST {base}/add-to-cart"), json!({"lineItems": [line]})),
        (format!("POST {base}/remove-line-items"), json!({"lineItemIds": ["line"]})),
        (format!("POST {base}/update-line-items-quantity"), json!({"lineItems": [{"id": "line", "quantity": 3}]})),
        (format!("POST {base}/remove-coupon"), json!({})),
        (format!("POST {base}/create-checkout"), json!({})),
        (format!("POST {base}/estimate-totals"), json!({})),
    ];
    let requests = network.requests();
    assert_eq!(requests.iter().map(sent).collect::<Vec<_>>(), expected);
    for request in &requests {
        assert_eq!(request.header("Authorization"), Some("access"), "the bare token");
        assert_eq!(request.header("Content-Type"), request.body.as_ref().map(|_| "application/json"));
    }
}

#[tokio::test]
async fn a_missing_cart_is_none() {
    let network = Recorded::new([Answer::json(
        404,
        r#"{"message":"","details":{"applicationError":{"code":"OWNED_CART_NOT_FOUND","description":"no cart"}}}"#,
    )]);
    assert_eq!(member(&network).current_cart().get().await.unwrap(), None);
}

#[tokio::test]
async fn catalog_reads_match_the_contract() {
    let network = Recorded::by(|request| {
        if request.url.contains("/collections/") && !request.url.ends_with("query") {
            Answer::json(200, r#"{"collection":{"id":"c","slug":"mugs"}}"#)
        } else if request.url.ends_with("query") {
            Answer::json(200, r#"{"collections":[{"id":"c"}],"metadata":{"total":1}}"#)
        } else {
            Answer::json(
                200,
                r#"{"product":{"id":"p","price":{"price":24.5}},"products":[{"id":"p"}],"metadata":{"total":1}}"#,
            )
        }
    });
    let client = member(&network);
    let product = client.products().get("a/b?c").await.unwrap();
    assert_eq!(product.price.unwrap().price, Some(24.5));
    client.collections().get("c").await.unwrap();
    client.collections().get_by_slug("mugs & cups").await.unwrap();
    let page = client.collections().query(Query::new().filter(Filter::eq("slug", "mugs")).limit(5)).await.unwrap();
    assert_eq!((page.items.len(), page.total), (1, Some(1)));
    let base = "http://localhost:4400/stores-reader";
    assert_eq!(
        network.requests().iter().map(sent).collect::<Vec<_>>(),
        [
            (format!("GET {base}/v1/products/a%2Fb%3Fc?id=a%2Fb%3Fc"), Value::Null),
            (format!("GET {base}/v2/collections/c?id=c"), Value::Null),
            (format!("GET {base}/v2/collections/slug/mugs%20%26%20cups?slug=mugs%20%26%20cups"), Value::Null),
            (
                format!("POST {base}/v2/collections/query"),
                json!({"query": {"filter": {"slug": "mugs"}, "paging": {"limit": 5, "offset": 0}}})
            ),
        ]
    );
}

#[tokio::test]
async fn the_edge_host_gets_short_queries_by_get_and_long_ones_by_post() {
    let network = Recorded::by(|_| Answer::json(200, r#"{"products":[]}"#));
    let store = MemoryStore::with(tokens("access", "refresh", Role::Visitor, false));
    let client = builder(&network).cdn(true).store(store).build().unwrap();
    client.products().query(Query::new()).await.unwrap();
    let long = Query::new().filter(Filter::eq("name", "x".repeat(4000)));
    client.products().query(long).await.unwrap();
    let requests = network.requests();
    assert_eq!(requests[0].method.as_str(), "GET");
    assert!(requests[0].url.contains("/stores-reader/v1/products/query-platformized?.r=eyJ"));
    assert_eq!(requests[1].method.as_str(), "POST");
    assert!(requests[1].url.ends_with("/query-platformized"));
    assert_eq!(body(&requests[1])["query"]["paging"]["limit"], 50);
}

#[tokio::test]
async fn a_stream_requests_every_page_once() {
    let network = Recorded::by(|request| {
        let offset = body(request)["query"]["paging"]["offset"].as_u64().unwrap();
        let items: Vec<_> = (offset..(offset + 50).min(120)).map(|id| json!({"id": id.to_string()})).collect();
        Answer::json(200, &json!({"products": items, "metadata": {"total": 120}}).to_string())
    });
    let client = member(&network);
    let all: Vec<_> = client.products().query(Query::new()).stream().collect().await.unwrap();
    assert_eq!(all.len(), 120);
    assert_eq!(network.requests().len(), 3);
}

#[tokio::test]
async fn a_product_stream_pages_by_numeric_id() {
    let network = Recorded::by(|request| {
        let query = &body(request)["query"];
        assert_eq!(query["paging"]["offset"], 0);
        assert_eq!(query["sort"], json!([{"fieldName": "numericId", "order": "ASC"}]));
        let after = query["filter"]["numericId"]["$gt"].as_str();
        let from = after.map_or(0, |last| last.parse::<u64>().unwrap() + 1);
        let items: Vec<_> =
            (from..(from + 50).min(120)).map(|number| json!({"id": "p", "numericId": number.to_string()})).collect();
        let metadata = json!({"total": 120 - from});
        Answer::json(200, &json!({"products": items, "metadata": metadata}).to_string())
    });
    let client = member(&network);
    let all: Vec<_> = client.products().query(Query::new()).stream().collect().await.unwrap();
    let numbers: Vec<_> = all.iter().filter_map(|product| product.numeric_id.as_deref()).collect();
    assert_eq!(numbers, (0..120).map(|number| number.to_string()).collect::<Vec<_>>());
    assert_eq!(network.requests().len(), 3);
}

#[tokio::test]
async fn the_redirect_session_call_matches_the_contract() {
    let network =
        Recorded::new([Answer::json(200, r#"{"redirectSession":{"fullUrl":"http://p/x","sessionToken":"s"}}"#)]);
    let session = member(&network)
        .redirects()
        .create_session(CreateRedirectSession {
            ecom_checkout: Some(EcomCheckout { checkout_id: Some("checkout-1".to_owned()), ..EcomCheckout::default() }),
            ..CreateRedirectSession::default()
        })
        .await
        .unwrap();
    assert_eq!(session.full_url.as_deref(), Some("http://p/x"));
    assert_eq!(
        sent(&network.requests()[0]),
        (
            "POST http://localhost:4400/_api/redirects-api/v1/redirect-session".to_owned(),
            json!({"ecomCheckout": {"checkoutId": "checkout-1"}})
        )
    );
}

#[tokio::test]
async fn a_received_consistency_header_is_echoed_in_later_calls() {
    let network = Recorded::new([
        Answer::json(200, CART).header("X-Wix-Consistent", "token-1"),
        Answer::json(200, CART),
        Answer::json(200, CART),
    ]);
    let client = member(&network);
    for _ in 0..3 {
        client.current_cart().get().await.unwrap();
    }
    let echoed: Vec<_> =
        network.requests().iter().map(|request| request.header("X-Wix-Consistent").map(str::to_owned)).collect();
    assert_eq!(echoed, [None, Some("token-1".to_owned()), Some("token-1".to_owned())]);
}

#[tokio::test]
async fn tokens_are_not_sent_without_https() {
    let network = Recorded::new([]);
    let client = builder(&network).host(Host::at("http://shop.example")).build().unwrap();
    let session = client.session().unwrap();
    let errors = [
        client.current_cart().get().await.unwrap_err(),
        session.access_token().await.unwrap_err(),
        client.login().external("member-1", &"owner's key".into()).await.unwrap_err(),
    ];
    for error in errors {
        assert_eq!(error.kind(), ErrorKind::Request);
        assert_eq!(error.to_string(), "http://shop.example is not https: tokens go over https, or to this machine");
    }
    assert!(network.requests().is_empty());
}

#[tokio::test]
async fn an_id_that_would_change_the_path_is_refused_before_sending() {
    let network = Recorded::new([]);
    for id in ["", ".", ".."] {
        let error = member(&network).products().get(id).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Request);
        assert_eq!(error.to_string(), "products.get: `id` cannot be empty, `.` or `..`");
    }
    assert!(network.requests().is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_404_for_a_delete_is_an_error_if_the_first_attempt_was_not_executed() {
    let undone = [Answer::failure(Delivery::NotSent), Answer::json(429, "").header("Retry-After", "1")];
    for first in undone {
        let network = Recorded::new([first, Answer::json(404, "")]);
        let error = member(&network).current_cart().delete().await.unwrap_err();
        assert_eq!(error.status(), Some(404));
    }
}

#[tokio::test]
async fn any_2xx_with_an_empty_body_is_a_success() {
    for status in [200, 201, 204] {
        let network = Recorded::new([Answer::json(status, "")]);
        member(&network).current_cart().delete().await.unwrap();
    }
}

#[tokio::test]
async fn unknown_fields_and_enum_values_survive() {
    let body =
        json!({"cart": {"id": "c", "later": {"a": 1}, "weightUnit": "STONE", "lineItems": [{"id": "l", "new": true}]}});
    let network = Recorded::new([Answer::json(200, &body.to_string())]);
    let cart = member(&network).current_cart().get().await.unwrap().unwrap();
    assert_eq!(serde_json::to_value(&cart).unwrap(), body["cart"]);
}

#[tokio::test]
async fn a_response_of_the_wrong_shape_is_a_decode_error() {
    let network = Recorded::new([Answer::json(200, r#"{"cart":7}"#)]);
    let error = member(&network).current_cart().get().await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Decode);
    assert_eq!(error.endpoint(), Some("cart.get_current"));
}

#[derive(Default)]
struct Watcher(Mutex<Vec<String>>);

impl Observer for Watcher {
    fn attempt(&self, event: &AttemptEvent) {
        let line = format!("{} #{} {:?}", event.endpoint, event.attempt, event.status);
        self.0.lock().unwrap().push(line);
    }
    fn failure(&self, error: &Error, arguments: &Arguments<'_>) {
        self.0.lock().unwrap().push(format!("{error} {}", arguments.redacted()));
    }
}

#[tokio::test]
async fn the_observer_sees_attempts_and_failures_with_their_arguments() {
    let watcher = Arc::new(Watcher::default());
    let network = Recorded::new([Answer::json(404, "")]);
    let store = MemoryStore::with(tokens("access", "refresh", Role::Member, false));
    let client = builder(&network).store(store).observer(watcher.clone()).build().unwrap();
    client.current_cart().remove_line_items(["l".to_owned()]).await.unwrap_err();
    assert_eq!(
        *watcher.0.lock().unwrap(),
        ["cart.remove_line_items #1 Some(404)", r#"Not Found {"lineItemIds":["l"]}"#]
    );
}

#[test]
fn building_a_client_with_an_invalid_host_fails() {
    for base in ["shop.example", "localhost:4400", "ftp://shop.example", "https://"] {
        let error = Client::visitor("client").host(Host::at(base)).build().unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Request);
        assert!(error.to_string().contains("is not an address"), "{base}: {error}");
    }
}
