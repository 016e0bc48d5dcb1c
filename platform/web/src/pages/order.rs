//! The page of an order and its bought files, linked in mails: for buyers with or without an account.

use super::checkout::payment;
use super::layout::{self, page};
use super::problems::FormError;
use super::words::{self, CheckoutText, Language, Text};
use super::{Fields, Visit, check_form, form_page, order_requests, see_other};
use axum::extract::{Path, Query, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use base::language::{InvoiceText, OrderText};
use base::{Author, Result, Shop, money};
use cartwright::resources::orders::{FulfillmentStatus, OrderStatus, PaymentStatus};
use maud::{Markup, html};
use shop::commerce::ordering::{self, Outcome};
use shop::commerce::orders::{self, Download, Record, Summary};
use shop::commerce::payments::Card;
use shop::commerce::shown_totals::Agreed;
use shop::site::uploads;
use std::sync::Arc;

pub(super) fn show(shop: &Shop, visit: &Visit) -> Result<Response> {
    let record = record(shop, visit)?;
    show_with(shop, visit, &record, &[])
}

fn record(shop: &Shop, visit: &Visit) -> Result<Record> {
    orders::order_of_page(shop, visit.field("order"), visit.field("key"))
}

/// Pays the amount that the owner has requested, or sends the owner a request.
pub(super) fn submit(shop: &Shop, visit: &Visit) -> Result<Response> {
    check_form(shop, visit)?;
    let before = record(shop, visit)?;
    let Some(kind) = order_requests::kind(visit.field("act")) else {
        return pay(shop, visit, &before);
    };
    let errors = order_requests::ask(shop, visit, &before, kind)?;
    if !errors.is_empty() {
        return show_with(shop, visit, &before, &errors);
    }
    let (order, key, language) = (visit.field("order"), visit.field("key"), visit.words.tag());
    Ok(see_other(&format!("/pages/order?order={order}&key={key}&lang={language}")))
}

fn pay(shop: &Shop, visit: &Visit, before: &Record) -> Result<Response> {
    let card =
        Card { number: visit.field("card_number"), expiry: visit.field("card_expiry"), cvc: visit.field("card_cvc") };
    let agreed = Agreed::in_form(visit.field("charge"), visit.field("charge"));
    let error = match ordering::pay_requested(shop, &Author::PLATFORM, before, agreed, card) {
        Ok(Outcome::Ordered(_)) => return show_with(shop, visit, &record(shop, visit)?, &[]),
        Ok(Outcome::Refused(refusal)) => payment::explain(visit.words, refusal),
        Ok(Outcome::Unanswered) => payment::unanswered(visit.words),
        Ok(Outcome::Changed) => {
            let due = shop.db.read(|connection| ordering::requested_payment(connection, before))?;
            let (_, text) = payment::changed(visit.words, due.unwrap_or_default(), before.currency());
            ("card_number", text)
        }
        Err(error) => return Err(error),
    };
    show_with(shop, visit, before, &[error])
}

fn show_with(shop: &Shop, visit: &Visit, record: &Record, errors: &[FormError]) -> Result<Response> {
    let words = visit.words;
    let due = shop.db.read(|connection| ordering::requested_payment(connection, record))?;
    let number = record.number.to_string();
    let title = words.fill(OrderText::Title, &[("number", &words.isolated(&number))]);
    let content = contents(shop, words, record)?;
    let requests = order_requests::Section::read(shop, visit, record)?;
    if due.is_none() && !requests.has_forms() && errors.is_empty() {
        let content = html! { (content) (requests.list()) };
        return Ok(page(words, StatusCode::OK, &title, &[], &content));
    }
    form_page(shop, visit, &title, "", &[], errors, |hidden| {
        let hidden = html! {
            (hidden)
            input type="hidden" name="order" value=(visit.field("order"));
            input type="hidden" name="key" value=(visit.field("key"));
        };
        html! {
            (content)
            @if let Some(due) = due {
                form method="post" action="/pages/order" novalidate {
                    (hidden)
                    input type="hidden" name="charge" value=(due);
                    (payment::card(words, errors))
                    @let amount = words.isolated(&money::localized(due, record.currency(), words));
                    div.actions { button type="submit" { (words.fill(CheckoutText::Pay, &[("amount", &amount)])) } }
                }
            }
            (requests.list())
            (requests.forms(&hidden, errors))
        }
    })
}

fn contents(shop: &Shop, words: Language, record: &Record) -> Result<Markup> {
    shop.read(|reading| {
        let summary = Summary::read(reading, record)?;
        let parcels = orders::repo::fulfillments(reading, record.number)?;
        let invoices = orders::invoices::links(reading, record)?;
        Ok(html! {
            @if let Some(store) = shop.config.store_origins.first() {
                p.back { a href=(store) { (words.say(Text::BackToSite)) } }
            }
            p.lead { (words.say(state(record))) }
            @if let Some(date) = summary.day() { p.soft { (words.fill(InvoiceText::Date, &[("date", &date)])) } }
            (summary.items().html())
            (summary.sums().html())
            @if let Some(delivery) = summary.delivery() { (delivery.html()) }
            @for parcel in &parcels {
                h2 { (words.say(OrderText::Parcel)) }
                @for paragraph in summary.parcel(parcel) { (paragraph.html()) }
            }
            @for (number, address) in &invoices {
                p { a href=(address) { (words.fill(InvoiceText::View, &[("number", &words.isolated(number))])) } }
            }
        })
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
