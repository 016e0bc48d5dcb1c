//! Authorized payments: captured or voided.

use super::{balance, repo, settlement};
use crate::commerce::orders::{Record, amount, history};
use base::{ApiError, Millis, Result, clock::rfc3339, secret, wire};
use cartwright::resources::order_transactions::{
    AuthorizationCapture, AuthorizationCaptureStatus, AuthorizationDetails, AuthorizationVoid, AuthorizationVoidStatus,
    Payment, PaymentStatus, Reason, TransactionStatus,
};
use cartwright::resources::orders::{Activity, AuthorizedPaymentCaptured, AuthorizedPaymentVoided, OrderActivityType};
use cartwright::types::Timestamp;
use rusqlite::Connection;
use rust_decimal::Decimal;
use serde_json::json;

pub(crate) fn payment(connection: &Connection, order: &Record, id: &str) -> Result<Payment> {
    let mut payments = repo::payments(connection, order.number)?.into_iter();
    payments.find(|payment| payment.id.as_deref() == Some(id)).ok_or_else(|| {
        ApiError::not_found("PAYMENT_NOT_FOUND", format!("The order has no payment {id}"))
            .with(json!({ "paymentId": id }))
    })
}

/// The authorized payment with an id.
pub(crate) fn held(connection: &Connection, order: &Record, id: &str) -> Result<Payment> {
    let payment = payment(connection, order, id)?;
    let captured = authorization(&payment).and_then(|details| details.captures.as_ref());
    let (code, text) = match payment.status {
        Some(PaymentStatus::Authorized) => return Ok(payment),
        Some(PaymentStatus::Voided) => ("PAYMENT_ALREADY_VOIDED", "The payment was let go of"),
        _ if captured.is_some_and(|captures| !captures.is_empty()) => {
            ("PAYMENT_ALREADY_CAPTURED", "The payment was captured before")
        }
        _ => ("PAYMENT_NOT_AUTHORIZED", "The payment is not held by a bank"),
    };
    Err(ApiError::bad_request(code, text).with(json!({ "paymentId": id })))
}

fn authorization(payment: &Payment) -> Option<&AuthorizationDetails> {
    payment.regular_payment_details.as_ref()?.authorization_details.as_ref()
}

/// Captures an amount of an authorized payment; the bank releases the rest. The caller saves the order.
pub(crate) fn capture(
    connection: &Connection,
    now: Millis,
    order: &mut Record,
    mut payment: Payment,
    captured: Decimal,
) -> Result<()> {
    if captured <= Decimal::ZERO || captured > amount(payment.amount.as_ref()) {
        return Err(ApiError::bad_request(
            "INVALID_AMOUNT",
            "More than nothing and no more than is held can be captured",
        )
        .with(json!({ "paymentId": payment.id })));
    }
    settlement::set_status(&mut payment, PaymentStatus::Approved, TransactionStatus::Approved);
    payment.amount = Some(order.price(captured));
    payment.updated_date = Some(Timestamp::from(rfc3339(now)));
    let details = payment.regular_payment_details.as_mut();
    if let Some(authorization) = details.and_then(|details| details.authorization_details.as_mut()) {
        authorization.captures = Some(vec![wire!(AuthorizationCapture {
            id: secret::new_id(),
            status: AuthorizationCaptureStatus::Succeeded,
            amount: payment.amount.clone(),
            created_date: Timestamp::from(rfc3339(now))
        })]);
    }
    repo::save_payment(connection, order.number, &payment)?;
    let balance = balance::refresh(connection, order)?;
    let entry = Activity {
        authorized_payment_captured: Some(wire!(AuthorizedPaymentCaptured {
            payment_id: payment.id,
            amount: payment.amount
        })),
        ..history::entry(OrderActivityType::AuthorizedPaymentCaptured)
    };
    history::add(order, now, entry);
    let paid = if balance.owed() <= Decimal::ZERO {
        OrderActivityType::OrderPaid
    } else {
        OrderActivityType::OrderPartiallyPaid
    };
    history::add(order, now, history::entry(paid));
    Ok(())
}

/// Voids an authorized payment. The caller saves the order.
pub(crate) fn void(
    connection: &Connection,
    now: Millis,
    order: &mut Record,
    mut payment: Payment,
    reason: Reason,
) -> Result<()> {
    settlement::set_status(&mut payment, PaymentStatus::Voided, TransactionStatus::Voided);
    payment.updated_date = Some(Timestamp::from(rfc3339(now)));
    let details = payment.regular_payment_details.as_mut();
    if let Some(authorization) = details.and_then(|details| details.authorization_details.as_mut()) {
        authorization.void = Some(wire!(AuthorizationVoid {
            status: AuthorizationVoidStatus::Succeeded,
            voided_date: Timestamp::from(rfc3339(now)),
            reason
        }));
    }
    repo::save_payment(connection, order.number, &payment)?;
    balance::refresh(connection, order)?;
    let entry = Activity {
        authorized_payment_voided: Some(wire!(AuthorizedPaymentVoided {
            payment_id: payment.id,
            amount: payment.amount
        })),
        ..history::entry(OrderActivityType::AuthorizedPaymentVoided)
    };
    history::add(order, now, entry);
    Ok(())
}
