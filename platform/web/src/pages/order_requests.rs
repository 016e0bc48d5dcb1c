//! The requests of a buyer on the order's page: to cancel the order, or to return items.

use super::Visit;
use super::layout::{Input, input};
use super::problems::FormError;
use base::language::RequestText;
use base::{Result, Shop, clock::parse_rfc3339, text::is_blank};
use cartwright_contract::limits::order::NOTE;
use maud::{Markup, html};
use shop::commerce::orders::requests::{self, Offer, Request, RequestKind, RequestStatus, RequestedLine};
use shop::commerce::orders::{self, Record, Summary};

const CANCEL_REASON: &str = "cancel_reason";
const RETURN_REASON: &str = "return_reason";
/// The id of the items that can be returned, where their errors stand.
const ITEMS: &str = "return_items";
/// The start of the name of a quantity's field; the line's id follows.
const QUANTITY: &str = "quantity-";

/// The kind of request that a form sends.
pub(super) fn kind(act: &str) -> Option<RequestKind> {
    match act {
        "cancel" => Some(RequestKind::Cancel),
        "return" => Some(RequestKind::Return),
        _ => None,
    }
}

/// Sends the owner a request; returns the errors of the form.
pub(super) fn ask(shop: &Shop, visit: &Visit, order: &Record, kind: RequestKind) -> Result<Vec<FormError>> {
    let words = visit.words;
    let (field, lines) = match kind {
        RequestKind::Cancel => (CANCEL_REASON, Vec::new()),
        RequestKind::Return => (RETURN_REASON, chosen(visit)),
    };
    let reason = visit.field(field);
    let mut errors = Vec::new();
    if kind == RequestKind::Return && lines.is_empty() {
        errors.push((ITEMS, words.say(RequestText::ChooseItems).to_owned()));
    }
    if kind == RequestKind::Return && is_blank(reason) {
        errors.push((field, words.say(RequestText::WriteReason).to_owned()));
    }
    if reason.chars().count() > NOTE {
        errors.push((field, words.fill(RequestText::ReasonTooLong, &[("max", &NOTE.to_string())])));
    }
    if !errors.is_empty() {
        return Ok(errors);
    }
    let field = if kind == RequestKind::Return { ITEMS } else { field };
    let refusal = requests::ask(shop, order.number, kind, lines, reason)?;
    Ok(refusal.map(|text| (field, words.say(text).to_owned())).into_iter().collect())
}

/// The lines with a quantity. A text that is no quantity is -1, which is refused.
fn chosen(visit: &Visit) -> Vec<RequestedLine> {
    let quantities = visit.fields.iter().filter_map(|(name, typed)| {
        let line_item_id = name.strip_prefix(QUANTITY)?.to_owned();
        let quantity = if typed.trim().is_empty() { 0 } else { typed.trim().parse().unwrap_or(-1) };
        (quantity != 0).then_some(RequestedLine { line_item_id, quantity })
    });
    quantities.collect()
}

/// The requests of an order, and the forms for what its buyer can ask for.
pub(super) struct Section<'a> {
    visit: &'a Visit,
    offer: Offer,
    /// Each request with its items.
    requests: Vec<(Request, Vec<String>)>,
    /// The id, name and largest quantity of each line that can be returned.
    items: Vec<(String, String, i64)>,
}

impl<'a> Section<'a> {
    pub(super) fn read(shop: &Shop, visit: &'a Visit, order: &Record) -> Result<Self> {
        shop.read(|reading| {
            let summary = Summary::read(reading, order)?;
            let offer = requests::offer(reading, order)?;
            let requests = orders::repo::requests(reading, order.number)?.into_iter().map(|request| {
                let lines = request.lines.iter().map(|line| (line.line_item_id.as_str(), line.quantity));
                let items = summary.quantities(lines);
                (request, items)
            });
            let lines = offer.returns.iter().flat_map(|returns| &returns.lines);
            let items = lines.map(|(id, max)| (id.clone(), summary.line_name(id), *max)).collect();
            Ok(Self { visit, requests: requests.collect(), items, offer })
        })
    }

    pub(super) const fn has_forms(&self) -> bool {
        self.offer.cancel.is_ok() || self.offer.returns.is_ok()
    }

    /// The requests with their states.
    pub(super) fn list(&self) -> Markup {
        let words = self.visit.words;
        html! {
            @for (request, items) in &self.requests {
                @let asked = match request.kind {
                    RequestKind::Cancel => RequestText::CancelAsked,
                    RequestKind::Return => RequestText::ReturnAsked,
                };
                div {
                    p { (words.fill(asked, &[("date", &words.day(parse_rfc3339(&request.created_date).unwrap_or_default()))])) }
                    @if !items.is_empty() { ul { @for item in items { li { (item) } } } }
                    p { strong { (words.say(state(request))) } }
                    @if !request.answer.is_empty() { p { bdi { (request.answer) } } }
                }
            }
        }
    }

    /// The forms for what the buyer can ask for now.
    pub(super) fn forms(&self, hidden: &Markup, errors: &[FormError]) -> Markup {
        let words = self.visit.words;
        let form = |act: &str, fields: Markup, button: RequestText| {
            html! {
                form method="post" action="/pages/order" novalidate {
                    (hidden)
                    input type="hidden" name="act" value=(act);
                    (fields)
                    div.actions { button type="submit" { (words.say(button)) } }
                }
            }
        };
        html! {
            @if self.offer.cancel.is_ok() {
                h2 { (words.say(RequestText::CancelTitle)) }
                (form("cancel", self.reason(CANCEL_REASON, false, errors), RequestText::AskToCancel))
            }
            @if let Ok(returns) = &self.offer.returns {
                h2 { (words.say(RequestText::ReturnTitle)) }
                p { (words.fill(RequestText::ReturnUntil, &[("date", &words.day(returns.until))])) }
                @let fields = html! { (self.quantities(errors)) (self.reason(RETURN_REASON, true, errors)) };
                (form("return", fields, RequestText::AskToReturn))
            }
        }
    }

    fn quantities(&self, errors: &[FormError]) -> Markup {
        let words = self.visit.words;
        let error = errors.iter().find(|(field, _)| *field == ITEMS);
        let described = error.map(|_| "return_items-error");
        html! {
            div id=(ITEMS) {
                @if let Some((_, text)) = error { p.error id="return_items-error" { (text) } }
                @for (id, name, max) in &self.items {
                    @let field = [QUANTITY, id].concat();
                    @let max = max.to_string();
                    @let typed = Some(self.visit.field(&field)).filter(|typed| !typed.is_empty()).unwrap_or("0");
                    div.field {
                        label for=(field) {
                            (words.fill(RequestText::HowMany, &[("item", name), ("max", &max)]))
                        }
                        input id=(field) name=(field) type="number" min="0" max=(max) value=(typed) dir="ltr"
                            inputmode="numeric" aria-invalid=[error.map(|_| "true")] aria-describedby=[described];
                    }
                }
            }
        }
    }

    fn reason(&self, id: &'static str, required: bool, errors: &[FormError]) -> Markup {
        let words = self.visit.words;
        let field = Input { required, ..Input::text(id, words.say(RequestText::Reason), "off") };
        input(words, field, self.visit.field(id), errors)
    }
}

const fn state(request: &Request) -> RequestText {
    match (request.status, request.kind) {
        (RequestStatus::Open, _) => RequestText::Open,
        (RequestStatus::Accepted, RequestKind::Cancel) => RequestText::CancelAccepted,
        (RequestStatus::Accepted, RequestKind::Return) => RequestText::ReturnAccepted,
        (RequestStatus::Declined, _) => RequestText::Declined,
    }
}
