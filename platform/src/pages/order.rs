//! The page of an order and its bought files, to which mails link: for buyers with and without an account.

use super::layout::{self, page};
use super::{Fields, Visit, words};
use crate::base::{Result, Shop, language::OrderText};
use crate::commerce::orders::{self, Download, Record, Summary};
use crate::site::uploads;
use axum::extract::{Path, Query, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use cartwright::resources::orders::{FulfillmentStatus, OrderStatus, PaymentStatus};
use maud::html;
use std::sync::Arc;

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
        let title = words.fill(OrderText::Title, &[("number", &words.isolated(&number))]);
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

/// `GET /_files/orders/{order}/{line}?token=…`
pub(super) async fn fetch(
    State(shop): State<Arc<Shop>>,
    Path((order, line)): Path<(String, String)>,
    Query(fields): Query<Fields>,
    request: Request,
) -> Response {
    let words = words::of_headers(request.headers());
    let found = shop.blocking(move |shop| {
        let token = fields.get("token").map(String::as_str).unwrap_or_default();
        orders::fetch_download(shop, &order, &line, token)
    });
    match found.await {
        Ok(Download::File(file)) => uploads::send_bought(&shop, &file, request).await,
        Ok(Download::Receipt { name, text }) => receipt(&name, text),
        Err(error) => layout::error_page(words, error),
    }
}

fn receipt(name: &str, text: String) -> Response {
    let file = name.replace(|character: char| !character.is_ascii_alphanumeric(), "-");
    let disposition = format!("attachment; filename=\"{file}.txt\"");
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CONTENT_DISPOSITION, &disposition),
        (header::CACHE_CONTROL, "private, no-store"),
    ];
    (headers, text).into_response()
}
