//! Payments prepared at the provider, for the buyer to complete there. The provider reports each outcome later.

use super::{Billing, holds::held_payment, on_order_of};
use crate::commerce::ordering::{Outcome, repo as rows};
use crate::commerce::orders::{self, Mail, Record, amount};
use crate::commerce::payments::card::{Card, CardBehaviour, CardRefusal};
use crate::commerce::payments::{balance, ledger};
use crate::commerce::shown_totals::{Agreed, Shown};
use crate::events::EventKind;
use base::throttle::Counted;
use base::{ApiError, Author, Call, Result, Shop, Writing, secret, wire};
use cartwright::resources::order_transactions::{Payment, PaymentStatus, RegularPaymentDetails, TransactionStatus};
use cartwright::resources::orders::{DelayedCaptureSettings, OrderStatus, PreparePaymentCollection};
use rusqlite::Connection;
use rust_decimal::Decimal;
use serde::Deserialize;
use serde_json::{Map, Value};

/// `POST /v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection`. A payment prepared before gets the
/// new amount.
pub(crate) fn prepare_payment_collection(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: PreparePaymentCollection = call.payload()?;
    let id = requested.ecom_order_id.as_deref().unwrap_or_default();
    let mut answer = on_order_of(shop, &call.author, id, |billing| {
        billing.require_chargeable_or("ORDER_ALREADY_PAID")?;
        let due = billing.amount(amount(requested.amount.as_ref()), "amount")?;
        let hold = match (requested.delayed_capture_settings, requested.delayed_capture) {
            (Some(settings), _) => Some(settings),
            (None, Some(true)) => Some(DelayedCaptureSettings::default()),
            (None, _) => None,
        };
        let known = requested.payment_gateway_order_id.filter(|id| !id.is_empty());
        let gateway_order = known.unwrap_or_else(secret::new_id);
        let hold = hold.map(|hold| serde_json::to_string(&hold)).transpose()?;
        rows::save_collection(billing.writing, &gateway_order, billing.order.number, due, hold.as_deref())?;
        Ok(Map::from_iter([("paymentGatewayOrderId".to_owned(), gateway_order.into())]))
    })?;
    if let Value::Object(fields) = &mut answer {
        fields.remove("orderTransactions");
    }
    Ok(answer)
}

/// The request for a prepared payment.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(in crate::commerce::ordering) struct PaymentRequest {
    payment_gateway_order_id: String,
}

/// Mails the buyer a link to the page of a prepared payment. The caller saves the order.
pub(in crate::commerce::ordering) fn request_payment(
    writing: &Writing<'_>,
    order: &mut Record,
    requested: &PaymentRequest,
) -> Result<()> {
    let id = &requested.payment_gateway_order_id;
    let due = rows::set_requested(writing, id, order.number, writing.now)?
        .ok_or_else(|| ApiError::not_found("PAYMENT_NOT_FOUND", format!("The order has no prepared payment {id}")))?;
    let amount = order.amount_text(due);
    orders::history::mail(writing, order, Mail::PaymentRequested { amount: &amount }, None)
}

/// The amount that the order's page requests.
pub fn requested_payment(connection: &Connection, order: &Record) -> Result<Option<Decimal>> {
    Ok(requested(connection, order)?.map(|(_, due)| due))
}

/// The id and amount of the requested payment; `None` once the order owes less.
fn requested(connection: &Connection, order: &Record) -> Result<Option<(String, Decimal)>> {
    if order.order.status == Some(OrderStatus::Canceled) {
        return Ok(None);
    }
    let balance = balance::balance_of(connection, order)?;
    let owed = balance.owed() - balance.authorized - balance.pending;
    Ok(rows::requested(connection, order.number)?.filter(|(_, due)| *due <= owed))
}

/// Pays the amount that the order's page requests and showed. A declined card leaves the payment open.
pub fn pay_requested(
    shop: &Shop,
    author: &Author,
    order: &Record,
    agreed: Option<Agreed>,
    card: Card<'_>,
) -> Result<Outcome> {
    shop.write(author, |writing| {
        let current = orders::by_number(writing, order.number)?;
        let Some((id, due)) = requested(writing, &current)? else {
            return Ok(Outcome::Ordered(order.number));
        };
        let shown = Shown::payment(due);
        if agreed.is_none_or(|agreed| agreed.amounts() != shown) {
            return Ok(Outcome::Changed);
        }
        writing
            .shop
            .count(&Counted::Orders(["order:", &order.id].concat()), writing.shop.config.limits.orders_per_caller)?;
        Ok(match card.behaviour(writing.now) {
            Err(refusal) => Outcome::Refused(refusal),
            Ok(CardBehaviour::Declined) => {
                let attempt = rows::Attempt {
                    transaction: &secret::new_id(),
                    checkout: &order.id,
                    order: Some(order.number),
                    shown,
                    last_four: &card.last_four(),
                    state: rows::AttemptState::Declined,
                    calls_back: false,
                };
                attempt.record(writing, writing.now)?;
                Outcome::Refused(CardRefusal::Declined)
            }
            Ok(CardBehaviour::Pending | CardBehaviour::Unanswered) => Outcome::Unanswered,
            Ok(CardBehaviour::Pays | CardBehaviour::CallsTwice | CardBehaviour::Authorizes) => {
                collected(writing, &id, true)?;
                Outcome::Ordered(order.number)
            }
        })
    })
}

/// Records the provider's answer to a prepared payment; false for an unknown id.
pub(in crate::commerce::ordering) fn collected(writing: &Writing<'_>, id: &str, is_approved: bool) -> Result<bool> {
    let Some((number, due, hold)) = rows::take_collection(writing, id)? else {
        return Ok(false);
    };
    let due: Decimal = due.parse().unwrap_or_default();
    let mut billing = Billing { writing, order: orders::by_number(writing, number)? };
    let (status, provider) = if is_approved {
        (PaymentStatus::Approved, TransactionStatus::Approved)
    } else {
        (PaymentStatus::Declined, TransactionStatus::Declined)
    };
    let details = wire!(RegularPaymentDetails {
        payment_order_id: id.to_owned(),
        gateway_transaction_id: id.to_owned(),
        provider_transaction_id: id.to_owned(),
        payment_method: "CreditCard".to_owned(),
        offline_payment: false,
        status: provider
    });
    let payment = match hold.filter(|_| is_approved) {
        Some(hold) => held_payment(&billing, due, details, &serde_json::from_str(&hold)?),
        None => Payment {
            regular_payment_details: Some(details),
            ..ledger::new_payment(billing.writing.now, billing.order.price(due), status)
        },
    };
    billing.keep(&payment)?;
    let mut order = billing.order;
    orders::save(writing, &mut order, EventKind::Updated)?;
    Ok(true)
}
