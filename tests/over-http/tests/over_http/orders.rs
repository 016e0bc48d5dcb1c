//! Orders by typed calls against the real platform.

use cartwright::Error;
use cartwright::query::{CursorSearch, Filter};
use cartwright::resources::order_billing::{CalculateRefund, RefundItems};
use cartwright::resources::order_fulfillments::{Fulfillment, FulfillmentLineItem};
use cartwright::resources::order_transactions::LineItemRefund;
use cartwright::resources::orders::{
    Activity, CancelOrder, FulfillmentStatus, MerchantComment, Order, OrderActivityType, OrderStatus, PaymentStatus,
    RefundableStatus,
};
use cartwright::types::{Amount, Money};
use cartwright_over_http::Site;
use cartwright_over_http::commerce::order;

fn code<T: std::fmt::Debug>(result: Result<T, Error>) -> String {
    result.unwrap_err().code().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn an_order_goes_from_placement_to_refund() {
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
    let sent =
        owner.order_fulfillments().create(&id, Fulfillment::of([FulfillmentLineItem::new(&line, 1)])).await.unwrap();
    assert!(sent.fulfillment_id.is_some());
    let seen = client.order_fulfillments().list(&id).await.unwrap();
    assert_eq!(seen.fulfillments.unwrap().len(), 1);
    assert_eq!(client.order_fulfillments().list_many([id.clone()]).await.unwrap().len(), 1);
    assert_eq!(client.orders().get(&id).await.unwrap().fulfillment_status, Some(FulfillmentStatus::PartiallyFulfilled));
    let payments = client.order_transactions().list(&id).await.unwrap().payments.unwrap();
    assert!(payments.first().unwrap().giftcard_payment_details.is_some());
    assert_eq!(client.order_transactions().list_many([id.clone()]).await.unwrap().len(), 1);
    assert_eq!(client.order_invoices().list_many([id.clone()]).await.unwrap().len(), 1);

    let comment = Activity {
        activity_type: Some(OrderActivityType::MerchantComment),
        merchant_comment: Some(MerchantComment { message: Some("Wrap it".to_owned()), ..MerchantComment::default() }),
        ..Activity::default()
    };
    assert_eq!(owner.orders().add_activities(&id, [comment]).await.unwrap().activity_ids.unwrap().len(), 1);
    let change = Order { buyer_note: Some("Ring twice".to_owned()), ..Order::default() };
    assert_eq!(owner.orders().update(&id, change).await.unwrap().buyer_note.as_deref(), Some("Ring twice"));
    let refundable = owner.orders().get_refundability(&id).await.unwrap().refundabilities.unwrap();
    assert_eq!(refundable.first().unwrap().refundability_status, Some(RefundableStatus::Refundable));
    assert!(owner.orders().get_payment_collectability(&id).await.unwrap().status.is_some());
    assert_eq!(code(owner.orders().mark_as_paid(&id).await), "ORDER_ALREADY_PAID");
    let parts = owner.order_billing().get_order_refundability(&id).await.unwrap();
    assert_eq!(parts.line_items.unwrap().first().unwrap().available_refund_quantity, Some(2));
    let one = RefundItems {
        line_items: Some(vec![LineItemRefund {
            line_item_id: Some(line),
            quantity: Some(1),
            ..LineItemRefund::default()
        }]),
        ..RefundItems::default()
    };
    let refund = owner.order_billing().calculate_refund(CalculateRefund::new(&id).items(one)).await.unwrap();
    assert_eq!(refund.available, Some(true));

    let cancel = CancelOrder::new(&id).restock();
    assert_eq!(owner.orders().cancel(cancel.clone()).await.unwrap().status, Some(OrderStatus::Canceled));
    assert_eq!(code(owner.orders().cancel(cancel).await), "ORDER_ALREADY_CANCELED");
    // None of it is a buyer's.
    assert_eq!(client.orders().mark_as_paid(&id).await.unwrap_err().status(), Some(403));
    assert_eq!(code(site.client().orders().get(&id).await), "NOT_FOUND");
}

#[tokio::test]
async fn an_order_stream_returns_every_order_once() {
    let site = Site::start().await;
    let client = site.client();
    let mut placed = Vec::new();
    for _ in 0..5 {
        placed.push(order(&client, 1).await.id.unwrap());
    }
    placed.reverse();
    let search = CursorSearch::from(Filter::eq("paymentStatus", "PAID")).limit(2);
    let found: Vec<Order> = client.orders().search(search).stream().collect().await.unwrap();
    let ids: Vec<String> = found.into_iter().filter_map(|order| order.id).collect();
    assert_eq!(ids, placed);
}
