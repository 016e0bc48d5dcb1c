//! Answers that are lost on the way: every cart call ends with the cart that was meant, nothing doubled.

use cartwright::query::{CursorSearch, Query};
use cartwright::resources::cart::{
    Cart, CreateCheckout, CurrentCart, EstimateTotals, LineItem, LineItemQuantity, UpdateCart,
};
use cartwright::resources::checkout::CreateOrder;
use cartwright::{Client, Error};
use cartwright_over_http::commerce::{GIFT_CARD, checkout, product};
use cartwright_over_http::{STORES_APP, Site};
use serde_json::json;

fn quantities(cart: &Cart) -> Vec<i64> {
    let lines = cart.line_items.as_deref().unwrap_or_default();
    lines.iter().filter_map(|line| line.quantity).collect()
}

/// Both ways in which an answer does not come: the call was not done, or it was.
const LOST: [&str; 2] = ["resetBefore", "resetAfter"];

async fn lose(site: &Site, call: &str, how: &str) {
    site.fault(json!({ "match": call, "times": 1, how: true })).await;
}

/// A visitor with two of a product in the cart.
async fn shopper(site: &Site) -> (Client, String, String) {
    let client = site.client();
    let id = product(&client).await;
    let cart = client.current_cart().add(LineItem::of(STORES_APP, &id, 2)).await.unwrap();
    let line = cart.line_items.unwrap().remove(0).id.unwrap();
    (client, id, line)
}

/// Tries a call again until an answer comes, as a person would.
async fn until_answered<T, F: Future<Output = Result<T, Error>>>(call: impl Fn() -> F) -> T {
    for _ in 0..3 {
        if let Ok(answer) = call().await {
            return answer;
        }
    }
    panic!("no answer came");
}

async fn now(cart: &CurrentCart<'_>) -> Cart {
    cart.get().await.unwrap().unwrap()
}

#[tokio::test]
async fn the_client_repeats_reads_and_idempotent_changes() {
    let site = Site::start().await;
    let (client, _, line) = shopper(&site).await;
    let cart = client.current_cart();
    for how in LOST {
        lose(&site, "cart.get_current", how).await;
        assert_eq!(quantities(&now(&cart).await), [2], "{how}");
        lose(&site, "cart.update_line_items_quantity", how).await;
        let changed = cart.update_line_items_quantity([LineItemQuantity::new(&line, 3)]).await.unwrap();
        assert_eq!(quantities(&changed), [3], "{how}");
        cart.update_line_items_quantity([LineItemQuantity::new(&line, 2)]).await.unwrap();
        lose(&site, "cart.remove_coupon", how).await;
        cart.apply_coupon("WELCOME10").await.unwrap();
        let bare = cart.remove_coupon().await.unwrap();
        assert!(bare.applied_discounts.unwrap_or_default().is_empty(), "{how}");
        lose(&site, "cart.estimate_totals", how).await;
        assert!(cart.estimate_totals(EstimateTotals::default()).await.is_ok(), "{how}");
    }
    for how in LOST {
        let (client, _, line) = shopper(&site).await;
        let cart = client.current_cart();
        lose(&site, "cart.remove_line_items", how).await;
        assert!(quantities(&cart.remove_line_items([line]).await.unwrap()).is_empty(), "{how}");
        lose(&site, "cart.delete_current", how).await;
        cart.delete().await.unwrap();
        assert_eq!(cart.get().await.unwrap(), None, "{how}");
    }
}

#[tokio::test]
async fn add_once_adds_once_despite_lost_responses() {
    let site = Site::start().await;
    for how in LOST {
        // The first thing in a cart, then one more of it.
        let client = site.client();
        let cart = client.current_cart();
        let id = product(&client).await;
        for total in [2, 4] {
            lose(&site, "cart.add_to_current", how).await;
            let added = cart.add_once(vec![LineItem::of(STORES_APP, &id, 2)]).await.unwrap();
            assert!(added.missing.is_empty(), "{how}");
            assert_eq!(quantities(&added.cart), [total], "{how}");
            assert_eq!(quantities(&now(&cart).await), [total], "{how}");
        }
    }
}

#[tokio::test]
async fn an_add_that_never_gets_through_fails_and_adds_nothing() {
    let site = Site::start().await;
    let (client, id, _) = shopper(&site).await;
    let cart = client.current_cart();
    site.fault(json!({ "match": "cart.add_to_current", "times": 20, "resetBefore": true })).await;
    let error = cart.add_once(vec![LineItem::of(STORES_APP, &id, 1)]).await.unwrap_err();
    assert!(error.is_retryable(), "{error:?}");
    site.reset().await;
    assert_eq!(quantities(&now(&cart).await), [2]);
}

#[tokio::test]
async fn an_item_without_its_choices_is_reported_as_missing() {
    let site = Site::start().await;
    let client = site.client();
    let all: Vec<cartwright::resources::products::Product> =
        client.products().query(Query::new()).stream().collect().await.unwrap();
    let with_options = all
        .into_iter()
        .find(|product| product.product_options.as_ref().is_some_and(|options| !options.is_empty()))
        .and_then(|product| product.id)
        .unwrap();
    let plain = product(&client).await;
    let added = client
        .current_cart()
        .add_once(vec![LineItem::of(STORES_APP, &with_options, 1), LineItem::of(STORES_APP, &plain, 1)])
        .await
        .unwrap();
    let missing: Vec<_> = added.missing.iter().map(|missing| missing.item.catalog_item_id.clone()).collect();
    assert_eq!(missing, [Some(with_options)]);
    assert_eq!(quantities(&added.cart), [1]);
}

#[tokio::test]
async fn a_coupon_change_can_be_repeated_after_a_lost_response() {
    let site = Site::start().await;
    for how in LOST {
        let (client, _, _) = shopper(&site).await;
        lose(&site, "cart.update_current", how).await;
        let cart = client.current_cart();
        let change = || cart.update(UpdateCart { coupon_code: Some("WELCOME10".to_owned()), ..UpdateCart::default() });
        let changed = until_answered(change).await;
        assert_eq!(changed.applied_discounts.unwrap().len(), 1, "{how}");
        assert_eq!(quantities(&now(&cart).await), [2], "{how}");
    }
}

#[tokio::test]
async fn creating_the_checkout_again_returns_the_same_one() {
    let site = Site::start().await;
    for how in LOST {
        let (client, _, _) = shopper(&site).await;
        let cart = client.current_cart();
        lose(&site, "cart.create_checkout", how).await;
        let first = until_answered(|| cart.create_checkout(CreateCheckout::default())).await;
        let again = cart.create_checkout(CreateCheckout::default()).await.unwrap();
        assert_eq!(first, again, "{how}");
    }
}

#[tokio::test]
async fn repeated_create_order_calls_place_one_order() {
    let site = Site::start().await;
    for how in LOST {
        let client = site.client();
        let checkout_id = checkout(&client, 1, Some(GIFT_CARD)).await.id.unwrap();
        lose(&site, "checkout.create_order", how).await;
        let checkouts = client.checkouts();
        let place = || checkouts.create_order(CreateOrder { id: Some(checkout_id.clone()), ..CreateOrder::default() });
        let placed = until_answered(place).await.order_id.unwrap();
        assert_eq!(place().await.unwrap().order_id.as_ref(), Some(&placed), "{how}");
        let orders = client.orders().search(CursorSearch::default()).await.unwrap();
        assert_eq!(orders.items.len(), 1, "{how}");
    }
}
