//! The owner's answer to a buyer's request: accepting cancels or refunds in the same step.

use super::{billing, cancel};
use crate::base::{ApiError, Author, Result, Shop};
use crate::commerce::orders::requests::{self, RequestKind};
use crate::commerce::orders::{self, amount, record};
use crate::events::EventKind;
use cartwright::resources::order_billing::RefundPayments;
use cartwright::resources::orders::CancelOrder;
use serde::Deserialize;
use serde_json::{Value, json};

/// The body of an answer.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub(crate) struct Answer {
    /// The refund of an accepted request, as `orderBilling.refundPayments` takes it.
    refund: Option<RefundPayments>,
    /// The cancellation of an accepted request, as `orders.cancelOrder` takes it.
    cancel: Option<CancelOrder>,
    /// The words to the buyer.
    message: String,
}

/// `POST /_platform/orders/{id}/requests/{request}/{verdict}`: `accept` or `decline`. Returns the updated order.
pub(crate) fn answer_request(
    shop: &Shop,
    author: &Author,
    (order, request): (&str, &str),
    verdict: &str,
    answer: &Answer,
) -> Result<Value> {
    shop.write(author, |writing| {
        let mut order = orders::by_id(writing, order)?;
        let request = requests::open(writing, &order, request)?;
        let refund = |order: &mut orders::Record| {
            answer.refund.as_ref().map(|refund| billing::refund(writing, order, refund)).transpose()
        };
        match (verdict, request.kind) {
            ("accept", RequestKind::Cancel) => {
                refund(&mut order)?;
                cancel::cancel_order(writing, &mut order, &answer.cancel.clone().unwrap_or_default())?;
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
