//! The owner's answer to a buyer's request: accepting cancels or refunds in the same step.

use super::{billing, cancel};
use crate::commerce::orders::requests::{self, RequestKind};
use crate::commerce::orders::{self, Record, amount, record};
use crate::events::EventKind;
use base::{ApiError, Author, Result, Shop, contract};
use cartwright::resources::order_billing::RefundPayments;
use cartwright::resources::orders::CancelOrder;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

/// The body of an answer.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Answer {
    /// The refund of an accepted request, as `orderBilling.refundPayments` takes it.
    refund: Option<Map<String, Value>>,
    /// The cancellation of an accepted request, as `orders.cancelOrder` takes it.
    cancel: Map<String, Value>,
    /// The words to the buyer.
    message: String,
}

/// `POST /_platform/orders/{id}/requests/{request}/{verdict}`: `accept` or `decline`. Returns the updated order.
pub fn answer_request(
    shop: &Shop,
    author: &Author,
    (order, request): (&str, &str),
    verdict: &str,
    answer: &Answer,
) -> Result<Value> {
    shop.write(author, |writing| {
        let mut order = orders::by_id(writing, order)?;
        let request = requests::open(writing, &order, request)?;
        let refund = |order: &mut Record| {
            let Some(given) = &answer.refund else {
                return Ok(None);
            };
            let requested: RefundPayments = payload("order_billing.refund_payments", order, "orderId", given)?;
            billing::refund(writing, order, &requested).map(Some)
        };
        match (verdict, request.kind) {
            ("accept", RequestKind::Cancel) => {
                refund(&mut order)?;
                let requested: CancelOrder = payload("orders.cancel", &order, "id", &answer.cancel)?;
                cancel::cancel_order(writing, &mut order, &requested)?;
            }
            ("accept", RequestKind::Return) => {
                let refunded = refund(&mut order)?.and_then(|refund| refund.summary);
                let refunded = refunded.map(|summary| amount(summary.requested_refund.as_ref()));
                let refunded = refunded.map(|amount| order.amount_text(amount)).unwrap_or_default();
                requests::accept_return(writing, &mut order, request, (&refunded, &answer.message))?;
                record::save(writing, &mut order, EventKind::Updated)?;
            }
            ("decline", _) => {
                requests::decline(writing, &mut order, request, &answer.message)?;
                record::save(writing, &mut order, EventKind::Updated)?;
            }
            _ => return Err(ApiError::not_found("NOT_FOUND", "An answer is accept or decline")),
        }
        Ok(json!({ "order": order.order }))
    })
}

/// The payload of a call on an order, within the contract's bounds. `field` is the field of the order's id.
fn payload<T: DeserializeOwned>(call: &str, order: &Record, field: &str, given: &Map<String, Value>) -> Result<T> {
    let mut payload = given.clone();
    payload.insert(field.to_owned(), order.id.as_str().into());
    contract::check(call, &payload, &|| u32::MAX)?;
    serde_json::from_value(payload.into()).map_err(|error| ApiError::field("body", "FORMAT", error.to_string()))
}
