//! Adding to a cart while answers are lost: each item once.

use crate::support::{builder, tokens};
use cartwright::drive::Delivery;
use cartwright::drive::recorded::{Answer, Recorded};
use cartwright::resources::cart::LineItem;
use cartwright::session::{MemoryStore, Role};
use cartwright::{Client, ErrorKind};

fn member(network: &Recorded) -> Client {
    let store = MemoryStore::with(tokens("access", "refresh", Role::Member, false));
    builder(network).store(Box::new(store)).build().unwrap()
}

fn cart(revision: u32, mugs: i64) -> Answer {
    let line = format!(r#"{{"quantity":{mugs},"catalogReference":{{"appId":"app","catalogItemId":"mug"}}}}"#);
    let body = format!(r#"{{"cart":{{"id":"cart-1","revision":"{revision}","lineItems":[{line}]}}}}"#);
    Answer::json(200, &body)
}

/// How many adds were sent.
fn adds(network: &Recorded) -> usize {
    let requests = network.requests();
    requests
        .iter()
        .filter(|request| request.url.ends_with("/add-to-cart"))
        .count()
}

#[tokio::test(start_paused = true)]
async fn an_add_that_is_done_after_it_was_given_up_is_not_made_again() {
    for lost in [Answer::failure(Delivery::Unknown), Answer::json(504, "")] {
        let network = Recorded::new([cart(1, 1), lost, cart(1, 1), cart(2, 3)]);
        let client = member(&network);
        let added = client
            .current_cart()
            .add_once(vec![LineItem::of("app", "mug", 2)])
            .await
            .unwrap();
        assert!(added.missing.is_empty());
        assert_eq!(added.cart.revision.as_deref(), Some("2"));
        assert_eq!(adds(&network), 1);
    }
}

#[tokio::test(start_paused = true)]
async fn an_add_that_did_not_arrive_is_made_again_until_it_does() {
    let lost = || Answer::failure(Delivery::Unknown);
    let still = || cart(1, 1);
    let network = Recorded::new([still(), lost(), still(), still(), lost(), still(), still(), cart(2, 3)]);
    let added = member(&network)
        .current_cart()
        .add_once(vec![LineItem::of("app", "mug", 2)])
        .await
        .unwrap();
    assert!(added.missing.is_empty());
    assert_eq!(adds(&network), 3);
}

#[tokio::test(start_paused = true)]
async fn an_add_of_which_nobody_knows_is_not_made_again() {
    // Somebody else changed the cart meanwhile.
    let network = Recorded::new([cart(1, 1), Answer::failure(Delivery::Unknown), cart(2, 2), cart(2, 2)]);
    let error = member(&network)
        .current_cart()
        .add_once(vec![LineItem::of("app", "mug", 2)])
        .await
        .unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Network);
    assert_eq!(adds(&network), 1);
}
