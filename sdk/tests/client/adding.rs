//! Adding to a cart while answers are lost: each item once.

use crate::support::{builder, tokens};
use cartwright::drive::Delivery;
use cartwright::drive::recorded::{Answer, Recorded};
use cartwright::resources::cart::{LineItem, Reason};
use cartwright::resources::cart_v2::CatalogItemInput;
use cartwright::session::{MemoryStore, Role};
use cartwright::{Client, ErrorKind};

fn member(network: &Recorded) -> Client {
    let store = MemoryStore::with(tokens("access", "refresh", Role::Member, false));
    builder(network).store(store).build().unwrap()
}

fn cart(revision: u32, mugs: i64) -> Answer {
    let line = format!(r#"{{"quantity":{mugs},"catalogReference":{{"appId":"app","catalogItemId":"mug"}}}}"#);
    let body = format!(r#"{{"cart":{{"id":"cart-1","revision":"{revision}","lineItems":[{line}]}}}}"#);
    Answer::json(200, &body)
}

/// How many adds were sent.
fn adds(network: &Recorded) -> usize {
    let requests = network.requests();
    requests.iter().filter(|request| request.url.ends_with("/add-to-cart")).count()
}

#[tokio::test(start_paused = true)]
async fn an_add_that_completes_after_its_timeout_is_not_repeated() {
    for lost in [Answer::failure(Delivery::Unknown), Answer::json(504, "")] {
        let network = Recorded::new([cart(1, 1), lost, cart(1, 1), cart(2, 3)]);
        let client = member(&network);
        let added = client.current_cart().add_once(vec![LineItem::of("app", "mug", 2)]).await.unwrap();
        assert!(added.missing.is_empty());
        assert_eq!(added.cart.revision.as_deref(), Some("2"));
        assert_eq!(adds(&network), 1);
    }
}

#[tokio::test(start_paused = true)]
async fn an_add_that_did_not_arrive_is_repeated_until_it_does() {
    let lost = || Answer::failure(Delivery::Unknown);
    let still = || cart(1, 1);
    let network = Recorded::new([still(), lost(), still(), still(), lost(), still(), still(), cart(2, 3)]);
    let added = member(&network).current_cart().add_once(vec![LineItem::of("app", "mug", 2)]).await.unwrap();
    assert!(added.missing.is_empty());
    assert_eq!(adds(&network), 3);
}

#[tokio::test(start_paused = true)]
async fn an_add_with_an_unclear_outcome_is_not_repeated() {
    // Somebody else changed the cart meanwhile.
    let network = Recorded::new([cart(1, 1), Answer::failure(Delivery::Unknown), cart(2, 2), cart(2, 2)]);
    let error = member(&network).current_cart().add_once(vec![LineItem::of("app", "mug", 2)]).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Network);
    assert_eq!(adds(&network), 1);
}

#[tokio::test(start_paused = true)]
async fn an_add_to_cart_v2_that_did_not_arrive_is_repeated_once() {
    let cart = |revision: u32, mugs: i64| {
        let source = r#"{"catalogReference":{"appId":"app","catalogItemId":"mug"}}"#;
        let line = format!(r#"{{"quantityInfo":{{"requestedQuantity":{mugs}}},"source":{source}}}"#);
        let body = format!(r#"{{"cart":{{"id":"cart-1","revision":"{revision}","lineItems":[{line}]}}}}"#);
        Answer::json(200, &body)
    };
    let lost = || Answer::failure(Delivery::Unknown);
    let network = Recorded::new([cart(1, 1), lost(), cart(2, 3)]);
    let items = || vec![CatalogItemInput::of("app", "mug", 2)];
    let added = member(&network).current_cart_v2().add_once(items()).await.unwrap();
    assert_eq!((added.missing.len(), added.cart.revision.as_deref()), (0, Some("2")));
    let sent = |network: &Recorded| {
        network.requests().iter().filter(|request| request.url.ends_with("/add-line-items")).count()
    };
    assert_eq!(sent(&network), 1);

    let network = Recorded::new([cart(1, 1), lost(), cart(1, 1), cart(1, 1), cart(2, 3)]);
    member(&network).current_cart_v2().add_once(items()).await.unwrap();
    assert_eq!(sent(&network), 2);
}

#[tokio::test]
async fn an_add_refused_by_a_proxy_is_looked_up_in_the_cart() {
    for (status, body) in [(403, "<html>"), (404, ""), (408, ""), (429, ""), (413, ""), (503, "")] {
        let network = Recorded::new([cart(1, 1), Answer::json(status, body), cart(2, 3)]);
        let added = member(&network).current_cart().add_once(vec![LineItem::of("app", "mug", 2)]).await.unwrap();
        assert!(added.missing.is_empty(), "{status}");
        assert_eq!(adds(&network), 1, "{status}");
    }
}

/// The reason why an item was not added, where a catalog of a version has this product.
async fn reason(version: &str, product: &str, options: serde_json::Value) -> Reason {
    let version = Answer::json(200, &format!(r#"{{"catalogVersion":"{version}"}}"#));
    let product = Answer::json(200, &format!(r#"{{"product":{product}}}"#));
    let network = Recorded::new([cart(1, 0), cart(2, 0), version, product]);
    let mut item = LineItem::product("board", 1);
    item.catalog_reference.as_mut().unwrap().options = Some(options);
    let added = member(&network).current_cart().add_once(vec![item]).await.unwrap();
    added.missing.into_iter().next().unwrap().reason
}

#[tokio::test]
async fn an_add_without_effect_names_the_missing_choices() {
    let v3 = r#"{"options":[{"name":"Size"},{"name":"Color"}],"modifiers":[
        {"name":"Engraving","mandatory":true,"freeTextSettings":{"title":"Your text"}},{"name":"Wrap"}]}"#;
    let v1 = r#"{"productOptions":[{"name":"Size"},{"name":"Color"}],"stock":{"inStock":true},
        "customTextFields":[{"title":"Your text","mandatory":true}]}"#;
    for (version, product) in [("V3_CATALOG", v3), ("V1_CATALOG", v1)] {
        let none = reason(version, product, serde_json::json!({})).await;
        assert_eq!(none.to_string(), "Size, Color, Your text are not chosen", "{version}");
        let size = serde_json::json!({ "options": { "Size": "M" }, "customTextFields": { "Your text": "Ada" } });
        assert_eq!(reason(version, product, size).await.to_string(), "Color is not chosen");
        let variant = serde_json::json!({ "variantId": "v" });
        let text = Reason::NotChosen(vec!["Your text".to_owned()]);
        assert_eq!(reason(version, product, variant).await, text);
    }
}

#[tokio::test]
async fn an_add_without_effect_reports_out_of_stock() {
    let v3 = r#"{"inventory":{"availabilityStatus":"OUT_OF_STOCK"},"options":[{"name":"Size"}]}"#;
    assert_eq!(reason("V3_CATALOG", v3, serde_json::json!({})).await, Reason::OutOfStock);
    let v1 = r#"{"stock":{"inStock":true},"variants":[{"id":"v","stock":{"inStock":false}}]}"#;
    let variant = serde_json::json!({ "variantId": "v" });
    assert_eq!(reason("V1_CATALOG", v1, variant).await, Reason::OutOfStock);
}
