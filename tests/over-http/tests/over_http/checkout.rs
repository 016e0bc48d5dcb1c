//! Checkouts by typed calls against the real platform.

use cartwright::Error;
use cartwright::resources::cart::{LineItem, LineItemQuantity};
use cartwright::resources::checkout::{AddToCheckout, Checkout, CreateOrder, NewCheckout, UpdateCheckout};
use cartwright::types::Amount;
use cartwright_over_http::Site;
use cartwright_over_http::commerce::{GIFT_CARD, checkout, order, product, products};

fn code<T: std::fmt::Debug>(result: Result<T, Error>) -> String {
    result.unwrap_err().code().unwrap_or_default().to_owned()
}

fn total(checkout: &Checkout) -> Amount {
    let summary = checkout.price_summary.as_ref().unwrap();
    summary.total.as_ref().and_then(|total| total.amount).unwrap()
}

#[tokio::test]
async fn every_checkout_call_succeeds_against_the_platform() {
    let site = Site::start().await;
    let client = site.client();
    let checkouts = client.checkouts();
    let started = checkout(&client, 1, None).await;
    let id = started.id.clone().unwrap();
    assert_eq!(checkouts.get(&id).await.unwrap().id.as_ref(), Some(&id));
    assert!(checkouts.get_url(&id).await.unwrap().starts_with(&site.url));
    let cart_id = started.cart_id.clone().unwrap();
    assert_eq!(checkouts.get_by_cart(cart_id).await.unwrap().id.as_ref(), Some(&id));

    let more = AddToCheckout::new(&id, [LineItem::product(products(&client).await.remove(1), 2)]);
    let added = checkouts.add_to_checkout(more).await.unwrap();
    let lines = added.line_items.clone().unwrap();
    assert_eq!(lines.len(), 2);
    let second = lines.get(1).and_then(|line| line.id.clone()).unwrap();
    let quantity = LineItemQuantity::new(&second, 1);
    let fewer = checkouts.update_line_items_quantity(&id, [quantity]).await.unwrap();
    assert!(total(&fewer) < total(&added));
    let removed = checkouts.remove_line_items(&id, [second]).await.unwrap();
    assert_eq!(total(&removed), total(&started));

    let coupon = UpdateCheckout::new(&id, Checkout::default()).coupon("WELCOME10").gift_card(GIFT_CARD);
    let cheaper = checkouts.update(coupon).await.unwrap();
    assert!(total(&cheaper) < total(&started));
    assert!(cheaper.gift_card.is_some());
    assert!(checkouts.remove_gift_card(&id).await.unwrap().gift_card.is_none());
    assert_eq!(total(&checkouts.remove_coupon(&id).await.unwrap()), total(&started));
    assert_eq!(code(checkouts.create_order(CreateOrder::new(&id)).await), "PAYMENT_ERROR");
    let stranger = site.client();
    assert_eq!(code(stranger.checkouts().get(&id).await), "CHECKOUT_NOT_FOUND");
}

#[tokio::test]
async fn a_completed_checkout_refuses_changes() {
    let site = Site::start().await;
    let client = site.client();
    let bought = order(&client, 1).await;
    let id = bought.checkout_id.unwrap();
    assert_eq!(client.checkouts().get(&id).await.unwrap().completed, Some(true));
    let more = AddToCheckout::new(&id, [LineItem::product(product(&client).await, 1)]);
    assert_eq!(code(client.checkouts().add_to_checkout(more).await), "CHECKOUT_IS_COMPLETE");
    assert!(client.checkouts().remove_coupon(&id).await.is_err());
}

#[tokio::test]
async fn a_refused_gift_card_names_the_reason() {
    let site = Site::start().await;
    let client = site.client();
    for (card, why) in [
        ("HEARTH-GIFT-NONE", "GIFT_CARD_IS_EMPTY"),
        ("HEARTH-GIFT-PAST", "GIFT_CARD_EXPIRED"),
        ("HEARTH-GIFT-OFF1", "GIFT_CARD_DISABLED"),
        ("HEARTH-GIFT-1234", "GIFT_CARD_NOT_FOUND"),
        ("?", "GIFT_CARD_CODE_INVALID"),
    ] {
        let refused = client
            .checkouts()
            .create(NewCheckout::new([LineItem::product(product(&client).await, 1)]).gift_card(card))
            .await;
        assert_eq!(code(refused), why, "{card}");
    }
}
