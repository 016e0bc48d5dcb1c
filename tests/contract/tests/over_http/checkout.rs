//! Checkouts by typed calls against the real platform.

use cartwright::Error;
use cartwright::resources::cart::{LineItem, LineItemQuantity};
use cartwright::resources::checkout::{AddToCheckout, Checkout, CreateOrder, NewCheckout, UpdateCheckout};
use cartwright::types::Amount;
use cartwright_contract::commerce::{GIFT_CARD, checkout, order, product, products};
use cartwright_contract::{STORES_APP, Site};

fn code<T: std::fmt::Debug>(result: Result<T, Error>) -> String {
    result.unwrap_err().code().unwrap_or_default().to_owned()
}

fn total(checkout: &Checkout) -> Amount {
    let summary = checkout.price_summary.as_ref().unwrap();
    summary.total.as_ref().and_then(|total| total.amount).unwrap()
}

#[tokio::test]
async fn a_checkout_through_all_of_its_calls() {
    let site = Site::start().await;
    let client = site.client();
    let checkouts = client.checkouts();
    let started = checkout(&client, 1, None).await;
    let id = started.id.clone().unwrap();
    assert_eq!(checkouts.get(&id).await.unwrap().id.as_ref(), Some(&id));
    assert!(checkouts.url(&id).await.unwrap().starts_with(&site.url));
    let cart_id = started.cart_id.clone().unwrap();
    assert_eq!(checkouts.get_by_cart(cart_id).await.unwrap().id.as_ref(), Some(&id));

    let more = AddToCheckout {
        id: Some(id.clone()),
        line_items: Some(vec![LineItem::of(STORES_APP, products(&client).await.remove(1), 2)]),
        ..AddToCheckout::default()
    };
    let added = checkouts.add(more).await.unwrap();
    let lines = added.line_items.clone().unwrap();
    assert_eq!(lines.len(), 2);
    let second = lines.get(1).and_then(|line| line.id.clone()).unwrap();
    let quantity = LineItemQuantity {
        id: Some(second.clone()),
        quantity: Some(1),
        ..LineItemQuantity::default()
    };
    let fewer = checkouts.update_quantities(&id, vec![quantity]).await.unwrap();
    assert!(total(&fewer) < total(&added));
    let removed = checkouts.remove(&id, vec![second]).await.unwrap();
    assert_eq!(total(&removed), total(&started));

    let coupon = UpdateCheckout {
        checkout: Some(Checkout {
            id: Some(id.clone()),
            ..Checkout::default()
        }),
        coupon_code: Some("WELCOME10".to_owned()),
        gift_card_code: Some(GIFT_CARD.to_owned()),
        ..UpdateCheckout::default()
    };
    let cheaper = checkouts.update(coupon).await.unwrap();
    assert!(total(&cheaper) < total(&started));
    assert!(cheaper.gift_card.is_some());
    assert!(checkouts.remove_gift_card(&id).await.unwrap().gift_card.is_none());
    assert_eq!(total(&checkouts.remove_coupon(&id).await.unwrap()), total(&started));
    let order = CreateOrder {
        id: Some(id.clone()),
        ..CreateOrder::default()
    };
    assert_eq!(code(checkouts.create_order(order).await), "PAYMENT_ERROR");
    let stranger = site.client();
    assert_eq!(code(stranger.checkouts().get(&id).await), "CHECKOUT_NOT_FOUND");
}

#[tokio::test]
async fn a_checkout_that_is_an_order_is_closed() {
    let site = Site::start().await;
    let client = site.client();
    let bought = order(&client, 1).await;
    let id = bought.checkout_id.unwrap();
    assert_eq!(client.checkouts().get(&id).await.unwrap().completed, Some(true));
    let more = AddToCheckout {
        id: Some(id.clone()),
        line_items: Some(vec![LineItem::of(STORES_APP, product(&client).await, 1)]),
        ..AddToCheckout::default()
    };
    assert_eq!(code(client.checkouts().add(more).await), "CHECKOUT_IS_COMPLETE");
    assert!(client.checkouts().remove_coupon(&id).await.is_err());
}

#[tokio::test]
async fn gift_cards_that_cannot_pay_say_why() {
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
            .create(NewCheckout {
                line_items: Some(vec![LineItem::of(STORES_APP, product(&client).await, 1)]),
                gift_card_code: Some(card.to_owned()),
                ..NewCheckout::default()
            })
            .await;
        assert_eq!(code(refused), why, "{card}");
    }
}
