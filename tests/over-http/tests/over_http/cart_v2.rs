//! Cart V2 by typed calls against the real platform.

use cartwright::resources::cart_v2::*;
use cartwright::resources::orders::PaymentStatus;
use cartwright::{Error, ErrorKind};
use cartwright_over_http::commerce::{GIFT_CARD, product, products};
use cartwright_over_http::{STORES_APP, Site};
use serde_json::json;

fn code<T: std::fmt::Debug>(result: Result<T, Error>) -> String {
    result.unwrap_err().code().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_v2_cart_goes_from_creation_to_an_order() {
    let site = Site::start().await;
    let client = site.client();
    let cart = client.current_cart_v2();
    assert_eq!(cart.get().await.unwrap(), None);
    let item = |id: &str, quantity: i64| CatalogItemInput::of(STORES_APP, id, quantity);
    let known = products(&client).await;
    let (first, second) = (known.first().unwrap(), known.get(1).unwrap());
    let made = cart.create(CreateCart::with([item(first, 1)])).await.unwrap();
    let id = made.id.clone().unwrap();
    let added = cart.add_line_items(item(second, 2)).await.unwrap();
    assert_eq!(added.id.as_ref(), Some(&id), "one cart");
    let lines = added.line_items.unwrap();
    let second_line = lines.get(1).and_then(|line| line.id.clone()).unwrap();
    cart.update_line_items([LineItemUpdate::new(second_line.clone(), 1)]).await.unwrap();
    // The older calls see the same cart.
    let older = client.current_cart().get().await.unwrap().unwrap();
    assert_eq!(older.id.as_ref(), Some(&id));
    assert_eq!(cart.remove_line_items([second_line]).await.unwrap().line_items.unwrap().len(), 1);

    let with_coupon = cart.add_coupon(CouponInput::new("WELCOME10")).await.unwrap();
    let coupon_id = with_coupon.coupons.unwrap().remove(0).id.unwrap();
    assert!(cart.remove_coupon(coupon_id).await.unwrap().coupons.unwrap_or_default().is_empty());
    assert_eq!(
        code(cart.set_delivery_method(DeliveryMethodInput::new("us-standard")).await),
        "DELIVERY_METHOD_MISSING_ADDRESS"
    );
    let details: Cart = serde_json::from_value(json!({
        "customerInfo": { "email": "ada@example.com", "firstName": "Ada", "lastName": "Lovelace" },
        "deliveryInfo": { "address": { "country": "US", "subdivision": "US-NY", "city": "New York", "postalCode": "10001", "addressLine": "1 Main Street" } },
    }))
    .unwrap();
    cart.update(details).await.unwrap();
    assert_eq!(code(cart.set_delivery_method(DeliveryMethodInput::new("no-such")).await), "DELIVERY_METHOD_NOT_FOUND");
    cart.set_delivery_method(DeliveryMethodInput::new("us-express")).await.unwrap();
    cart.remove_delivery_method().await.unwrap();
    cart.set_delivery_method(DeliveryMethodInput::new("us-standard")).await.unwrap();
    assert!(cart.refresh().await.unwrap().line_items.is_some());
    assert!(cart.get_upsell_options().await.is_ok());
    let empty = cart.update_form_submissions(Vec::new()).await.unwrap_err();
    assert_eq!(empty.kind(), ErrorKind::Validation);
    let estimated = cart
        .estimate(EstimateCart { calculate_delivery: Some(true), calculate_tax: Some(true), ..EstimateCart::default() })
        .await
        .unwrap();
    assert!(estimated.summary.unwrap().delivery_summary.is_some());

    let by_id = client.cart_v2(&id);
    let card = GiftCardInput::new(GIFT_CARD);
    let paying = by_id.add_gift_card(card.clone()).await.unwrap();
    let card_id = paying.payment_info.unwrap().gift_cards.unwrap().remove(0).id.unwrap();
    by_id.remove_gift_card(card_id).await.unwrap();
    by_id.add_gift_card(card).await.unwrap();
    assert!(by_id.get_checkout_url(GetCheckoutUrl::default()).await.unwrap().starts_with(&site.url));
    let calculated = by_id.calculate(true).await.unwrap();
    let summary = calculated.summary.unwrap();
    let token = summary.price_verification_token.clone();
    let order = |token: Option<String>| PlaceOrder { price_verification_token: token, ..PlaceOrder::default() };
    assert_eq!(code(by_id.place_order(order(Some("forged".to_owned()))).await), "INVALID_PRICE_VERIFICATION_TOKEN");
    let placed = by_id.place_order(order(token.clone())).await.unwrap();
    assert_eq!(placed.completed, Some(true));
    let again = by_id.place_order(order(token)).await;
    assert_eq!(code(again), "CART_ALREADY_ORDERED");
    let bought = client.orders().get(placed.order_id.unwrap()).await.unwrap();
    assert_eq!(bought.payment_status, Some(PaymentStatus::Paid));
    let owed = bought.price_summary.unwrap().total.unwrap().amount.unwrap();
    let shown = summary.price_summary.unwrap().total.unwrap().amount.unwrap();
    assert_eq!(owed, shown, "what was shown is what was charged");
    assert_eq!(cart.get().await.unwrap(), None, "the next cart begins anew");
}

#[tokio::test]
async fn a_v2_cart_can_be_deleted_and_is_hidden_from_other_visitors() {
    let site = Site::start().await;
    let client = site.client();
    let cart = client.current_cart_v2();
    let item = CatalogItemInput::of(STORES_APP, product(&client).await, 1);
    let id = cart.add_line_items(item).await.unwrap().id.unwrap();
    assert_eq!(site.client().cart_v2(&id).get().await.unwrap(), None);
    assert!(site.client().cart_v2(&id).delete().await.is_err());
    cart.delete().await.unwrap();
    assert_eq!(cart.get().await.unwrap(), None);
    assert!(cart.place_order(PlaceOrder::default()).await.is_err(), "the id has to be read first");
}
