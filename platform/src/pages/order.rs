//! The page of an order, to which mails link: for buyers with and without an account.

use super::Visit;
use super::layout::page;
use crate::base::{Result, Shop, language::OrderText};
use crate::commerce::orders::{self, Record, Summary};
use axum::{http::StatusCode, response::Response};
use cartwright::resources::orders::{FulfillmentStatus, OrderStatus, PaymentStatus};
use maud::html;

pub(super) fn show(shop: &Shop, visit: &Visit) -> Result<Response> {
    let record = orders::order_of_page(shop, visit.field("order"), visit.field("key"))?;
    let words = visit.words;
    shop.db.read(|connection| {
        let summary = Summary::read(connection, &record)?;
        let parcels = orders::repo::fulfillments(connection, record.number)?;
        let body = html! {
            p.lead { (words.say(state(&record))) }
            (summary.items().html())
            (summary.sums().html())
            @if let Some(delivery) = summary.delivery() { (delivery.html()) }
            @for parcel in &parcels {
                h2 { (words.say(OrderText::Parcel)) }
                @for paragraph in summary.parcel(parcel) { (paragraph.html()) }
            }
        };
        let number = record.number.to_string();
        let title = words.fill(OrderText::Title, &[("number", &words.language().isolated(&number))]);
        Ok(page(words, StatusCode::OK, &title, &[], &body))
    })
}

fn state(record: &Record) -> OrderText {
    let order = &record.order;
    match (&order.status, &order.payment_status, &order.fulfillment_status) {
        (Some(OrderStatus::Canceled), ..) => OrderText::Canceled,
        (Some(OrderStatus::Rejected), ..) | (_, Some(PaymentStatus::Declined), _) => OrderText::Declined,
        (Some(OrderStatus::Pending), ..) => OrderText::PaymentPending,
        (_, Some(PaymentStatus::FullyRefunded), _) => OrderText::Refunded,
        (_, _, Some(FulfillmentStatus::Fulfilled)) => OrderText::Sent,
        (_, _, Some(FulfillmentStatus::PartiallyFulfilled)) => OrderText::PartlySent,
        _ => OrderText::Prepared,
    }
}
