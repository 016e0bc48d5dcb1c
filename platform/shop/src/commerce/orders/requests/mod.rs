//! The requests of buyers to cancel their order or to return items, which the owner accepts or declines.

mod offer;

pub use super::request::{Request, RequestKind, RequestStatus, RequestedLine};
pub use offer::Offer;

use super::fulfillments::{is_sent, line_sent};
use super::mails::Mail;
use super::{history, owner_mails, record, repo, stored::Record};
use crate::events::EventKind;
use crate::events::mails::OwnerText;
use crate::site;
use base::clock::{parse_rfc3339, rfc3339};
use base::language::{Language, RequestText};
use base::{ApiError, Author, Reading, Result, Shop, Writing, secret, text::is_blank, wire};
use cartwright::resources::orders::{
    FulfillmentStatus, MerchantComment, OrderActivityType, OrderStatus, PaymentStatus,
};
use cartwright_contract::limits::order::NOTE;
use offer::{Facts, returnable};

/// The requests that the buyer of an order can make now.
pub fn offer(reading: &Reading<'_>, order: &Record) -> Result<Offer> {
    let settings = site::read_settings(reading)?;
    let requests = repo::requests(reading, order.number)?;
    let parcels = repo::fulfillments(reading, order.number)?;
    let sum = |status, line: &str| -> i64 {
        let lines = requests.iter().filter(|request| request.status == status).flat_map(|request| &request.lines);
        lines.filter(|known| known.line_item_id == line).map(|known| known.quantity).sum()
    };
    let lines = order.order.line_items.iter().flatten().filter(|line| is_sent(line)).map(|line| {
        let id = line.id.clone().unwrap_or_default();
        let (open, accepted) = (sum(RequestStatus::Open, &id), sum(RequestStatus::Accepted, &id));
        (id, returnable(line_sent(line, &parcels), open, accepted))
    });
    let sent = parcels.iter().filter_map(|parcel| parse_rfc3339(parcel.created_date.as_ref()?.as_str()));
    let is_declined = order.order.payment_status == Some(PaymentStatus::Declined);
    let is_open_cancel =
        |request: &Request| (request.status, request.kind) == (RequestStatus::Open, RequestKind::Cancel);
    Ok(Offer::of(Facts {
        may_cancel: settings.cancel_requests,
        return_days: settings.return_days,
        is_closed: is_declined || !matches!(order.order.status, Some(OrderStatus::Approved | OrderStatus::Pending)),
        is_unfulfilled: order.order.fulfillment_status == Some(FulfillmentStatus::NotFulfilled),
        has_open_cancel: requests.iter().any(is_open_cancel),
        last_sent: sent.max(),
        lines: lines.filter(|(_, quantity)| *quantity > 0).collect(),
        now: reading.shop.clock.now(),
    }))
}

/// Records a buyer's request, with an entry in the order's history and a mail to the owner; returns the reason against
/// a request that the buyer cannot make.
pub fn ask(
    shop: &Shop,
    order: i64,
    kind: RequestKind,
    lines: Vec<RequestedLine>,
    reason: &str,
) -> Result<Option<RequestText>> {
    shop.write(&Author::PLATFORM, |writing| {
        let mut order = repo::by_number(writing, order)?;
        let offer = offer(writing, &order)?;
        let fits = |line: &RequestedLine, offered: &[(String, i64)]| {
            offered.iter().any(|(id, max)| *id == line.line_item_id && (1..=*max).contains(&line.quantity))
        };
        let refusal = match (kind, offer.returns) {
            (RequestKind::Cancel, _) => offer.cancel.err(),
            (RequestKind::Return, Err(refusal)) => Some(refusal),
            (RequestKind::Return, Ok(returns)) => {
                let is_possible = lines.iter().all(|line| fits(line, &returns.lines));
                (!is_possible).then_some(RequestText::QuantityTooHigh)
            }
        };
        if refusal.is_some() {
            return Ok(refusal);
        }
        let (id, created_date, reason) = (secret::new_id(), rfc3339(writing.now), reason.trim().to_owned());
        let status = RequestStatus::Open;
        let request = Request { id, kind, lines, reason, created_date, status, answer: String::new() };
        repo::save_request(writing, order.number, &request)?;
        let text = match kind {
            RequestKind::Cancel => OwnerText::AskedToCancel,
            RequestKind::Return => OwnerText::AskedToReturn,
        };
        comment(writing, &mut order, text, &request.reason)?;
        record::save(writing, &mut order, EventKind::Updated)?;
        let lines: Vec<_> = request.lines.iter().map(|line| (line.line_item_id.as_str(), line.quantity)).collect();
        owner_mails::tell_request(writing, &order, text, &lines, &request.reason)?;
        Ok(None)
    })
}

/// An order's request that the owner has not answered.
pub(crate) fn open(writing: &Writing<'_>, order: &Record, id: &str) -> Result<Request> {
    let found = repo::requests(writing, order.number)?.into_iter().find(|request| request.id == id);
    let found = found.ok_or_else(|| ApiError::not_found("REQUEST_NOT_FOUND", format!("There is no request {id}")))?;
    if found.status == RequestStatus::Open {
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
    answer(writing, order, request, RequestStatus::Declined, message)?;
    history::mail(writing, order, Mail::RequestDeclined { message }, None)
}

/// Accepts a return, with its refunded amount. The caller saves the order.
pub(crate) fn accept_return(
    writing: &Writing<'_>,
    order: &mut Record,
    request: Request,
    (amount, message): (&str, &str),
) -> Result<()> {
    comment(writing, order, OwnerText::ReturnAccepted, message)?;
    answer(writing, order, request, RequestStatus::Accepted, message)?;
    history::mail(writing, order, Mail::ReturnAccepted { amount, message }, None)
}

/// Accepts the open requests to cancel an order that is cancelled.
pub(crate) fn accept_cancellations(writing: &Writing<'_>, order: &Record, message: &str) -> Result<()> {
    for request in repo::requests(writing, order.number)? {
        if (request.status, request.kind) == (RequestStatus::Open, RequestKind::Cancel) {
            answer(writing, order, request, RequestStatus::Accepted, message)?;
        }
    }
    Ok(())
}

fn answer(writing: &Writing<'_>, order: &Record, request: Request, status: RequestStatus, words: &str) -> Result<()> {
    repo::save_request(writing, order.number, &Request { status, answer: words.trim().to_owned(), ..request })
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
