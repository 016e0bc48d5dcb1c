//! The requests of buyers to cancel their order or to return items, which the owner accepts or declines.

mod offer;

pub(crate) use offer::{Offer, Refusal, Returns};

use super::fulfillments::{is_sent, line_sent};
use super::mails::Mail;
use super::{history, owner_mails, record, repo, stored::Record};
use crate::base::clock::{parse_rfc3339, rfc3339};
use crate::base::language::Language;
use crate::base::{ApiError, Author, Millis, Reading, Result, Shop, Writing, secret, text::is_blank, wire};
use crate::events::EventKind;
use crate::events::mails::OwnerText;
use crate::site;
use cartwright::resources::orders::{
    FulfillmentStatus, MerchantComment, OrderActivityType, OrderStatus, PaymentStatus,
};
use cartwright_contract::limits::order::NOTE;
use offer::{Facts, LineFacts};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A request as stored, and as the owner reads it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Request {
    pub(crate) id: String,
    pub(crate) kind: RequestKind,
    /// The items to return.
    pub(crate) lines: Vec<RequestedLine>,
    /// The buyer's reason.
    pub(crate) reason: String,
    pub(crate) created_date: String,
    pub(crate) status: RequestStatus,
    /// The owner's words to the buyer.
    pub(crate) answer: String,
    pub(crate) answered_date: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) enum RequestKind {
    Cancel,
    Return,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) enum RequestStatus {
    Open,
    Accepted,
    Declined,
}

/// A quantity of an order's line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RequestedLine {
    pub(crate) line_item_id: String,
    pub(crate) quantity: i64,
}

impl Request {
    pub(crate) fn is_open(&self) -> bool {
        self.status == RequestStatus::Open
    }

    /// The time of the request.
    pub(crate) fn created(&self) -> Millis {
        parse_rfc3339(&self.created_date).unwrap_or_default()
    }

    const fn text(&self) -> OwnerText {
        match self.kind {
            RequestKind::Cancel => OwnerText::AskedToCancel,
            RequestKind::Return => OwnerText::AskedToReturn,
        }
    }
}

/// The requests that the buyer of an order can make now.
pub(crate) fn offer(reading: &Reading<'_>, order: &Record, now: Millis) -> Result<Offer> {
    let settings = site::read_settings(reading)?;
    let requests = repo::requests(reading, order.number)?;
    let parcels = repo::fulfillments(reading, order.number)?;
    let sum = |status, line: &str| {
        let counted = requests.iter().filter(|request| request.status == status);
        let lines = counted.flat_map(|request| &request.lines).filter(|known| known.line_item_id == line);
        lines.map(|known| known.quantity).sum()
    };
    let lines = order.order.line_items.iter().flatten().map(|line| {
        let id = line.id.clone().unwrap_or_default();
        let facts = LineFacts {
            sent: line_sent(line, &parcels),
            open: sum(RequestStatus::Open, &id),
            accepted: sum(RequestStatus::Accepted, &id),
            is_sent: is_sent(line),
        };
        (id, facts)
    });
    let sent = parcels.iter().filter_map(|parcel| parse_rfc3339(parcel.created_date.as_ref()?.as_str()));
    let is_declined = order.order.payment_status == Some(PaymentStatus::Declined);
    Ok(Offer::of(&Facts {
        may_cancel: settings.cancel_requests,
        return_days: settings.return_days,
        is_closed: is_declined || !matches!(order.order.status, Some(OrderStatus::Approved | OrderStatus::Pending)),
        is_unfulfilled: order.order.fulfillment_status == Some(FulfillmentStatus::NotFulfilled),
        has_open_cancel: requests.iter().any(|request| request.is_open() && request.kind == RequestKind::Cancel),
        last_sent: sent.max(),
        lines: lines.collect(),
        now,
    }))
}

/// Records a buyer's request, with an entry in the order's history and a mail to the owner.
pub(crate) fn ask(
    shop: &Shop,
    order: &Record,
    kind: RequestKind,
    lines: Vec<RequestedLine>,
    reason: &str,
) -> Result<()> {
    shop.write(&Author::PLATFORM, |writing| {
        let mut order = repo::by_number(writing, order.number)?;
        let offer = offer(writing, &order, writing.now)?;
        match kind {
            RequestKind::Cancel => offer.cancel?,
            RequestKind::Return => check_lines(&offer.returns?, &lines)?,
        }
        let request = Request {
            id: secret::new_id(),
            kind,
            lines,
            reason: reason.trim().to_owned(),
            created_date: rfc3339(writing.now),
            status: RequestStatus::Open,
            answer: String::new(),
            answered_date: None,
        };
        repo::save_request(writing, order.number, &request)?;
        comment(writing, &mut order, request.text(), &request.reason)?;
        record::save(writing, &mut order, EventKind::Updated)?;
        let lines: Vec<_> = request.lines.iter().map(|line| (line.line_item_id.as_str(), line.quantity)).collect();
        owner_mails::tell_request(writing, &order, request.text(), &lines, &request.reason)
    })
}

fn check_lines(returns: &Returns, lines: &[RequestedLine]) -> Result<()> {
    let fits = |line: &RequestedLine| {
        let known = returns.lines.iter().find(|(id, _)| *id == line.line_item_id);
        known.is_some_and(|(_, max)| (1..=*max).contains(&line.quantity))
    };
    let is_repeated = lines
        .iter()
        .enumerate()
        .any(|(index, line)| lines.iter().skip(index + 1).any(|other| other.line_item_id == line.line_item_id));
    if lines.is_empty() || is_repeated || !lines.iter().all(fits) {
        Err(Refusal::QuantityTooHigh.into())
    } else {
        Ok(())
    }
}

/// `GET /_platform/orders/{id}/requests`: newest first.
pub(crate) fn list(shop: &Shop, order: &str) -> Result<Value> {
    let mut requests = shop.db.read(|connection| {
        let record = repo::by_id(connection, order)?;
        repo::requests(connection, record.number)
    })?;
    requests.reverse();
    Ok(json!({ "requests": requests }))
}

/// The requests of an order, oldest first.
pub(crate) fn of_order(reading: &Reading<'_>, order: &Record) -> Result<Vec<Request>> {
    repo::requests(reading, order.number)
}

/// An order's request that the owner has not answered.
pub(crate) fn open(writing: &Writing<'_>, order: &Record, id: &str) -> Result<Request> {
    let found = repo::requests(writing, order.number)?.into_iter().find(|request| request.id == id);
    let found = found.ok_or_else(|| ApiError::not_found("REQUEST_NOT_FOUND", format!("There is no request {id}")))?;
    if found.is_open() {
        return Ok(found);
    }
    Err(ApiError::conflict("REQUEST_ALREADY_ANSWERED", "The request has been accepted or declined already"))
}

/// Declines a request with words to the buyer. The caller saves the order.
pub(crate) fn decline(writing: &Writing<'_>, order: &mut Record, request: Request, message: &str) -> Result<()> {
    if is_blank(message) {
        return Err(ApiError::missing("message"));
    }
    comment(writing, order, OwnerText::RequestDeclined, message)?;
    let mail = match request.kind {
        RequestKind::Cancel => Mail::CancelDeclined { message },
        RequestKind::Return => Mail::ReturnDeclined { message },
    };
    answer(writing, order, request, RequestStatus::Declined, message)?;
    history::mail(writing, order, mail, None)
}

/// Accepts a return whose items are refunded. The caller saves the order.
pub(crate) fn accept_return(
    writing: &Writing<'_>,
    order: &mut Record,
    request: Request,
    amount: Option<&str>,
    message: &str,
) -> Result<()> {
    comment(writing, order, OwnerText::ReturnAccepted, message)?;
    answer(writing, order, request, RequestStatus::Accepted, message)?;
    history::mail(writing, order, Mail::ReturnAccepted { amount: amount.unwrap_or_default(), message }, None)
}

/// Accepts the open requests to cancel an order that is cancelled.
pub(crate) fn accept_cancellations(writing: &Writing<'_>, order: &Record, message: &str) -> Result<()> {
    for request in repo::requests(writing, order.number)? {
        if request.is_open() && request.kind == RequestKind::Cancel {
            answer(writing, order, request, RequestStatus::Accepted, message)?;
        }
    }
    Ok(())
}

fn answer(writing: &Writing<'_>, order: &Record, request: Request, status: RequestStatus, message: &str) -> Result<()> {
    let answered_date = Some(rfc3339(writing.now));
    let answered = Request { status, answer: message.trim().to_owned(), answered_date, ..request };
    repo::save_request(writing, order.number, &answered)
}

/// Adds a comment with somebody's words to the history, in the language of the shop.
fn comment(writing: &Writing<'_>, order: &mut Record, text: OwnerText, words: &str) -> Result<()> {
    if words.chars().count() > NOTE {
        return Err(ApiError::field("message", "MAX_LENGTH", format!("must have at most {NOTE} characters")));
    }
    let language = Language::of(Some(&site::read_settings(writing)?.language));
    let message = [language.say(text), words].join("\n").trim().to_owned();
    let mut entry = history::entry(OrderActivityType::MerchantComment);
    entry.merchant_comment = Some(wire!(MerchantComment { message }));
    history::add(order, writing.now, entry);
    Ok(())
}
