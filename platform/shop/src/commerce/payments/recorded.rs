//! Payments that the owner records after the fact. Nothing is charged.

use super::{balance, calls, hold, ledger, repo, settlement};
use crate::commerce::orders::{self, Record, amount, history};
use crate::events::EventKind;
use base::{ApiError, Call, Millis, Result, Shop, Writing, bulk_calls::Outcome, clock::rfc3339};
use cartwright::resources::order_transactions::{
    AddPayments, BulkUpdatePaymentStatuses, Payment, PaymentStatus, TransactionStatus,
};
use cartwright::resources::orders::OrderActivityType;
use cartwright::types::Timestamp;
use rust_decimal::Decimal;
use serde_json::{Value, json};

/// `POST /v1/payments/orders/{orderId}/add-payment`
pub(crate) fn add_payments(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: AddPayments = call.payload()?;
    shop.write(&call.author, |writing| {
        let mut order = orders::by_id(writing, requested.order_id.as_deref().unwrap_or_default())?;
        let mut ids = Vec::new();
        for (index, given) in requested.payments.into_iter().flatten().enumerate() {
            let payment = recorded(&order, writing.now, index, given)?;
            repo::save_payment(writing, order.number, &payment)?;
            ids.push(payment.id);
        }
        follow_up(writing, &mut order)?;
        Ok(json!({ "orderTransactions": calls::transactions(writing, &order)?, "paymentsIds": ids }))
    })
}

fn recorded(order: &Record, now: Millis, index: usize, given: Payment) -> Result<Payment> {
    let paid = amount(given.amount.as_ref());
    if paid <= Decimal::ZERO {
        let field = format!("payments[{index}].amount.amount");
        return Err(ApiError::field(field, "DECIMAL_GT", "must be more than 0"));
    }
    let details = given.regular_payment_details.as_ref();
    let said = details.and_then(|details| details.status.as_ref());
    let status = said.map_or(PaymentStatus::Approved, |status| PaymentStatus::from(status.as_str()));
    let new = ledger::new_payment(now, order.price(paid), status);
    let mut payment = Payment {
        id: new.id,
        updated_date: new.updated_date,
        created_date: given.created_date.clone().or(new.created_date),
        amount: new.amount,
        status: new.status,
        refund_disabled: given.refund_disabled.or(new.refund_disabled),
        ..given
    };
    if let Some(details) = &mut payment.regular_payment_details {
        details.status.get_or_insert(TransactionStatus::Approved);
    }
    Ok(payment)
}

/// Updates an order after a change of payments: balance, status, history, and digital delivery if paid.
fn follow_up(writing: &Writing<'_>, order: &mut Record) -> Result<()> {
    let before = order.order.payment_status.clone();
    balance::refresh(writing, order)?;
    use cartwright::resources::orders::PaymentStatus::{Paid, PartiallyPaid};
    let noted = match &order.order.payment_status {
        status if *status == before => None,
        Some(Paid) => Some(OrderActivityType::OrderPaid),
        Some(PartiallyPaid) => Some(OrderActivityType::OrderPartiallyPaid),
        _ => None,
    };
    if let Some(kind) = noted {
        history::add(order, writing.now, history::entry(kind));
        orders::after_payment(writing, order)?;
    }
    orders::save(writing, order, EventKind::Updated)
}

/// `POST /v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status`
pub(crate) fn update_payment_status(shop: &Shop, call: &Call) -> Result<Value> {
    let status = given_status(call)?;
    shop.write(&call.author, |writing| {
        let (order, _) = set_status(writing, call.text("orderId")?, call.text("paymentId")?, &status)?;
        Ok(json!({ "orderTransactions": calls::transactions(writing, &order)? }))
    })
}

/// `POST /v1/bulk/payments/update-payment-transaction-status`
pub(crate) fn bulk_update_payment_statuses(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: BulkUpdatePaymentStatuses = call.payload()?;
    let status = given_status(call)?;
    let returns_entity = requested.return_full_entity == Some(true);
    shop.write(&call.author, |writing| {
        let mut outcome = Outcome::default();
        for named in requested.payment_and_order_ids.into_iter().flatten() {
            let id = named.payment_id.unwrap_or_default();
            outcome.run(writing, &id, || {
                let order = named.order_id.as_deref().unwrap_or_default();
                let (_, payment) = set_status(writing, order, &id, &status)?;
                Ok(returns_entity.then(|| serde_json::to_value(payment)).transpose()?)
            })?;
        }
        Ok(outcome.reply())
    })
}

/// The requested status. Refund statuses are refused: refunds have their own records.
fn given_status(call: &Call) -> Result<TransactionStatus> {
    use TransactionStatus::{Approved, Authorized, Canceled, Declined, Pending, PendingMerchant, Voided};
    let given = call.value("status").and_then(Value::as_str);
    let status =
        TransactionStatus::from(given.ok_or_else(|| ApiError::field("status", "REQUIRED_FIELD", "is missing"))?);
    match status {
        Approved | Authorized | Canceled | Declined | Pending | PendingMerchant | Voided => Ok(status),
        other => Err(not_allowed(&format!("A payment cannot be set to {}", other.as_str()))),
    }
}

fn not_allowed(text: &str) -> ApiError {
    ApiError::bad_request("STATUS_NOT_ALLOWED", text)
}

fn set_status(
    writing: &Writing<'_>,
    order: &str,
    payment: &str,
    status: &TransactionStatus,
) -> Result<(Record, Payment)> {
    let mut order = orders::by_id(writing, order)?;
    let mut payment = hold::payment(writing, &order, payment)?;
    if payment.regular_payment_details.is_none() {
        return Err(not_allowed("The status of gift cards and memberships does not change"));
    }
    if matches!(payment.status, Some(PaymentStatus::Refunded | PaymentStatus::PartiallyRefunded)) {
        return Err(not_allowed("Some of the payment was given back"));
    }
    settlement::set_status(&mut payment, PaymentStatus::from(status.as_str()), status.clone());
    payment.updated_date = Some(Timestamp::from(rfc3339(writing.now)));
    repo::save_payment(writing, order.number, &payment)?;
    follow_up(writing, &mut order)?;
    Ok((order, payment))
}
