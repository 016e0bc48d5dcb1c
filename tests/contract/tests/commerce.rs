//! Checkouts, Cart V2 and orders by typed calls against the real platform.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use cartwright::query::Query;
use cartwright::resources::cart::{LineItem, LineItemQuantity};
use cartwright::resources::cart_v2::*;
use cartwright::resources::checkout::{AddToCheckout, Checkout, CreateOrder, NewCheckout, UpdateCheckout};
use cartwright::resources::order_billing::RefundItems;
use cartwright::resources::order_fulfillments::{Fulfillment, FulfillmentLineItem};
use cartwright::resources::order_transactions::LineItemRefund;
use cartwright::resources::orders::{
    Activity, CancelOrder, CursorPaging, CursorSearch, FulfillmentStatus, MerchantComment, Order, OrderActivityType,
    OrderStatus, PaymentStatus, RefundableStatus,
};
use cartwright::types::{Amount, Money};
use cartwright::{Client, Error, ErrorKind};
use cartwright_contract::{STORES_APP, Site};
use futures_util::TryStreamExt;
use serde_json::json;

const GIFT_CARD: &str = "HEARTH-GIFT-0500";

/// Products without options, of which there is enough.
async fn products(client: &Client) -> Vec<String> {
    let all: Vec<cartwright::resources::products::Product> =
        client.products().stream(Query::new()).try_collect().await.unwrap();
    let plain = all.into_iter().filter(|product| {
        let stock = product.stock.as_ref().and_then(|stock| stock.quantity);
        let kind = product.product_type.as_ref().map(|kind| kind.as_str().to_owned());
        product.product_options.as_ref().is_none_or(Vec::is_empty)
            && stock.is_some_and(|stock| stock >= 5)
            && kind.as_deref() == Some("physical")
    });
    plain.filter_map(|product| product.id).collect()
}

async fn product(client: &Client) -> String {
    products(client).await.remove(0)
}

/// Where it goes, and by which way.
fn destination(id: Option<&str>) -> Checkout {
    serde_json::from_value(json!({
        "id": id,
        "buyerInfo": { "email": "ada@example.com" },
        "shippingInfo": {
            "shippingDestination": {
                "address": { "country": "US", "subdivision": "US-NY", "city": "New York", "postalCode": "10001", "addressLine": "1 Main Street" },
                "contactDetails": { "firstName": "Ada", "lastName": "Lovelace" },
            },
            "selectedCarrierServiceOption": { "code": "us-standard" },
        },
    }))
    .unwrap()
}

/// A checkout of some of a product, with everything that an order needs.
async fn checkout(client: &Client, quantity: i64, gift_card: Option<&str>) -> Checkout {
    let started = client
        .checkouts()
        .create(NewCheckout {
            line_items: Some(vec![LineItem::of(STORES_APP, product(client).await, quantity)]),
            gift_card_code: gift_card.map(str::to_owned),
            ..NewCheckout::default()
        })
        .await
        .unwrap();
    let change = UpdateCheckout {
        checkout: Some(destination(started.id.as_deref())),
        ..UpdateCheckout::default()
    };
    client.checkouts().update(change).await.unwrap()
}

fn code<T: std::fmt::Debug>(result: Result<T, Error>) -> String {
    result.unwrap_err().code().unwrap_or_default().to_owned()
}

fn total(checkout: &Checkout) -> Amount {
    let summary = checkout.price_summary.as_ref().unwrap();
    summary.total.as_ref().and_then(|total| total.amount).unwrap()
}

/// An order that a gift card paid for.
async fn order(client: &Client, quantity: i64) -> Order {
    let checkout = checkout(client, quantity, Some(GIFT_CARD)).await;
    let placed = client
        .checkouts()
        .create_order(CreateOrder {
            id: checkout.id,
            ..CreateOrder::default()
        })
        .await
        .unwrap();
    client.orders().get(placed.order_id.unwrap()).await.unwrap()
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

#[tokio::test]
async fn the_newer_cart_from_nothing_to_an_order() {
    let site = Site::start().await;
    let client = site.client();
    let cart = client.current_cart_v2();
    assert_eq!(cart.get().await.unwrap(), None);
    let item = |id: &str, quantity: i64| CatalogItemInput::of(STORES_APP, id, quantity);
    let known = products(&client).await;
    let (first, second) = (known.first().unwrap(), known.get(1).unwrap());
    let made = cart
        .create(CreateCart {
            catalog_items: Some(vec![item(first, 1)]),
            ..CreateCart::default()
        })
        .await
        .unwrap();
    let id = made.id.clone().unwrap();
    let added = cart.add(vec![item(second, 2)], Vec::new()).await.unwrap();
    assert_eq!(added.id.as_ref(), Some(&id), "one cart");
    let lines = added.line_items.unwrap();
    let second_line = lines.get(1).and_then(|line| line.id.clone()).unwrap();
    let update = LineItemUpdate {
        line_item_id: Some(second_line.clone()),
        quantity: Some(QuantityUpdate {
            new_quantity: Some(1),
            ..QuantityUpdate::default()
        }),
        ..LineItemUpdate::default()
    };
    cart.update_lines(vec![update]).await.unwrap();
    // The older calls see the same cart.
    let older = client.current_cart().get().await.unwrap().unwrap();
    assert_eq!(older.id.as_ref(), Some(&id));
    assert_eq!(
        cart.remove(vec![second_line]).await.unwrap().line_items.unwrap().len(),
        1
    );

    let coupon = CouponInput {
        code: Some("WELCOME10".to_owned()),
        ..CouponInput::default()
    };
    let with_coupon = cart.add_coupon(coupon).await.unwrap();
    let coupon_id = with_coupon.coupons.unwrap().remove(0).id.unwrap();
    assert!(
        cart.remove_coupon(coupon_id)
            .await
            .unwrap()
            .coupons
            .unwrap_or_default()
            .is_empty()
    );
    let method = |code: &str| DeliveryMethodInput {
        code: Some(code.to_owned()),
        ..DeliveryMethodInput::default()
    };
    assert_eq!(
        code(cart.set_delivery_method(method("us-standard")).await),
        "DELIVERY_METHOD_MISSING_ADDRESS"
    );
    let details: Cart = serde_json::from_value(json!({
        "customerInfo": { "email": "ada@example.com", "firstName": "Ada", "lastName": "Lovelace" },
        "deliveryInfo": { "address": { "country": "US", "subdivision": "US-NY", "city": "New York", "postalCode": "10001", "addressLine": "1 Main Street" } },
    }))
    .unwrap();
    cart.update(details).await.unwrap();
    assert_eq!(
        code(cart.set_delivery_method(method("no-such")).await),
        "DELIVERY_METHOD_NOT_FOUND"
    );
    cart.set_delivery_method(method("us-express")).await.unwrap();
    cart.remove_delivery_method().await.unwrap();
    cart.set_delivery_method(method("us-standard")).await.unwrap();
    assert!(cart.refresh().await.unwrap().line_items.is_some());
    assert!(cart.upsells().await.is_ok());
    let empty = cart.update_forms(Vec::new()).await.unwrap_err();
    assert_eq!(empty.kind(), ErrorKind::Validation);
    let estimated = cart
        .estimate(EstimateCart {
            calculate_delivery: Some(true),
            calculate_tax: Some(true),
            ..EstimateCart::default()
        })
        .await
        .unwrap();
    assert!(estimated.summary.unwrap().delivery_summary.is_some());

    let by_id = client.cart_v2(&id);
    let card = GiftCardInput {
        code: Some(GIFT_CARD.to_owned()),
        ..GiftCardInput::default()
    };
    let paying = by_id.add_gift_card(card.clone()).await.unwrap();
    let card_id = paying.payment_info.unwrap().gift_cards.unwrap().remove(0).id.unwrap();
    by_id.remove_gift_card(card_id).await.unwrap();
    by_id.add_gift_card(card).await.unwrap();
    assert!(by_id.checkout_url().await.unwrap().starts_with(&site.url));
    let calculated = by_id.calculate(true).await.unwrap();
    let summary = calculated.summary.unwrap();
    let token = summary.price_verification_token.clone();
    let order = |token: Option<String>| PlaceOrder {
        price_verification_token: token,
        ..PlaceOrder::default()
    };
    assert_eq!(
        code(by_id.place_order(order(Some("forged".to_owned()))).await),
        "INVALID_PRICE_VERIFICATION_TOKEN"
    );
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
async fn the_newer_cart_can_be_deleted_and_is_nobody_elses() {
    let site = Site::start().await;
    let client = site.client();
    let cart = client.current_cart_v2();
    let item = CatalogItemInput::of(STORES_APP, product(&client).await, 1);
    let id = cart.add(vec![item], Vec::new()).await.unwrap().id.unwrap();
    assert_eq!(site.client().cart_v2(&id).get().await.unwrap(), None);
    assert!(site.client().cart_v2(&id).delete().await.is_err());
    cart.delete().await.unwrap();
    assert_eq!(cart.get().await.unwrap(), None);
    assert!(
        cart.place_order(PlaceOrder::default()).await.is_err(),
        "the id has to be read first"
    );
}

#[tokio::test]
async fn an_order_from_placing_to_refund() {
    let site = Site::start().await;
    let client = site.client();
    let bought = order(&client, 2).await;
    let id = bought.id.clone().unwrap();
    assert_eq!(bought.status, Some(OrderStatus::Approved));
    assert_eq!(bought.payment_status, Some(PaymentStatus::Paid));
    let currency = bought.currency.as_deref().unwrap();
    let sums = bought.price_summary.clone().unwrap();
    let money = |amount: Option<Amount>| Money::new(amount.unwrap(), currency.parse().unwrap());
    let of = |price: Option<cartwright::resources::orders::Price>| money(price.unwrap().amount);
    let parts = of(sums.subtotal)
        .minus(of(sums.discount))
        .and_then(|sum| sum.plus(of(sums.shipping)))
        .and_then(|sum| sum.plus(of(sums.tax)))
        .and_then(|sum| sum.plus(of(sums.total_additional_fees)));
    assert_eq!(parts.unwrap(), of(sums.total));

    let owner = site.owner();
    let line = bought.line_items.clone().unwrap().remove(0).id.unwrap();
    let sent = owner
        .order_fulfillments()
        .create(
            &id,
            Fulfillment {
                line_items: Some(vec![FulfillmentLineItem {
                    id: Some(line.clone()),
                    quantity: Some(1),
                    ..FulfillmentLineItem::default()
                }]),
                ..Fulfillment::default()
            },
        )
        .await
        .unwrap();
    assert!(sent.fulfillment_id.is_some());
    let seen = client.order_fulfillments().of(&id).await.unwrap();
    assert_eq!(seen.fulfillments.unwrap().len(), 1);
    assert_eq!(
        client
            .order_fulfillments()
            .of_many(vec![id.clone()])
            .await
            .unwrap()
            .len(),
        1
    );
    assert_eq!(
        client.orders().get(&id).await.unwrap().fulfillment_status,
        Some(FulfillmentStatus::PartiallyFulfilled)
    );
    let payments = client.order_transactions().of(&id).await.unwrap().payments.unwrap();
    assert!(payments.first().unwrap().giftcard_payment_details.is_some());
    assert_eq!(
        client
            .order_transactions()
            .of_many(vec![id.clone()])
            .await
            .unwrap()
            .len(),
        1
    );
    assert_eq!(
        client.order_invoices().of_many(vec![id.clone()]).await.unwrap().len(),
        1
    );

    let comment = Activity {
        activity_type: Some(OrderActivityType::MerchantComment),
        merchant_comment: Some(MerchantComment {
            message: Some("Wrap it".to_owned()),
            ..MerchantComment::default()
        }),
        ..Activity::default()
    };
    assert_eq!(
        owner
            .orders()
            .add_activities(&id, vec![comment])
            .await
            .unwrap()
            .activity_ids
            .unwrap()
            .len(),
        1
    );
    let change = Order {
        buyer_note: Some("Ring twice".to_owned()),
        ..Order::default()
    };
    assert_eq!(
        owner.orders().update(&id, change).await.unwrap().buyer_note.as_deref(),
        Some("Ring twice")
    );
    let refundable = owner
        .orders()
        .refundability(&id)
        .await
        .unwrap()
        .refundabilities
        .unwrap();
    assert_eq!(
        refundable.first().unwrap().refundability_status,
        Some(RefundableStatus::Refundable)
    );
    assert!(
        owner
            .orders()
            .payment_collectability(&id)
            .await
            .unwrap()
            .status
            .is_some()
    );
    assert_eq!(code(owner.orders().mark_as_paid(&id).await), "ORDER_ALREADY_PAID");
    let parts = owner.order_billing().refundability(&id).await.unwrap();
    assert_eq!(
        parts.line_items.unwrap().first().unwrap().available_refund_quantity,
        Some(2)
    );
    let one = RefundItems {
        line_items: Some(vec![LineItemRefund {
            line_item_id: Some(line),
            quantity: Some(1),
            ..LineItemRefund::default()
        }]),
        ..RefundItems::default()
    };
    let refund = owner.order_billing().calculate_refund(&id, Some(one)).await.unwrap();
    assert_eq!(refund.available, Some(true));

    let cancel = CancelOrder {
        id: Some(id.clone()),
        restock_all_items: Some(true),
        ..CancelOrder::default()
    };
    assert_eq!(
        owner.orders().cancel(cancel.clone()).await.unwrap().status,
        Some(OrderStatus::Canceled)
    );
    assert_eq!(code(owner.orders().cancel(cancel).await), "ORDER_ALREADY_CANCELED");
    // None of it is a buyer's.
    assert_eq!(client.orders().mark_as_paid(&id).await.unwrap_err().status(), Some(403));
    assert_eq!(code(site.client().orders().get(&id).await), "ORDER_NOT_FOUND");
}

#[tokio::test]
async fn all_orders_come_page_after_page() {
    let site = Site::start().await;
    let client = site.client();
    let mut placed = Vec::new();
    for _ in 0..5 {
        placed.push(order(&client, 1).await.id.unwrap());
    }
    placed.reverse();
    let search = CursorSearch {
        cursor_paging: Some(CursorPaging {
            limit: Some(2),
            ..CursorPaging::default()
        }),
        filter: Some(json!({ "paymentStatus": "PAID" })),
        ..CursorSearch::default()
    };
    let found: Vec<Order> = client.orders().all(search).try_collect().await.unwrap();
    let ids: Vec<String> = found.into_iter().filter_map(|order| order.id).collect();
    assert_eq!(ids, placed);
}
