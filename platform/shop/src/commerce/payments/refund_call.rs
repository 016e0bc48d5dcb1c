//! Refunds of named payments: `POST /v1/order-billing/refund-payments`.

use super::calculation::{self, Calculation};
use super::ledger::{self, Ledger};
use super::refund::{Part, give, mail};
use super::{balance, hold};
use crate::commerce::orders::{Record, amount};
use base::{ApiError, Result, Writing};
use cartwright::resources::order_billing::{NonRefundableReason, PaymentRefund, RefundPayments};
use cartwright::resources::order_transactions::Refund;
use rusqlite::Connection;
use rust_decimal::Decimal;
use serde_json::json;

/// Refunds named payments, wholly or in part, and mails the buyer if requested. The caller saves the order.
pub(crate) fn refund_payments(writing: &Writing<'_>, order: &mut Record, requested: &RefundPayments) -> Result<Refund> {
    let ledger = Ledger::read(writing, order)?;
    let calculation = match &requested.refund_items {
        Some(items) => calculation::calculate(order, &ledger, Some(items)),
        None => Calculation::default(),
    };
    if let Some(refusal) = calculation.refusal() {
        return Err(refusal);
    }
    let mut parts: Vec<Part> = Vec::new();
    for wanted in requested.payment_refunds.iter().flatten() {
        let known = |part: &&Part| part.payment.id == wanted.payment_id;
        let before: Decimal = parts.iter().filter(known).map(|part| part.amount).sum();
        parts.push(part(writing, order, &ledger, wanted, before)?);
    }
    let total: Decimal = parts.iter().map(|part| part.amount).sum();
    if total > ledger.refundable(&balance::balance_of(writing, order)?) {
        let text = "A gift card of the order has paid elsewhere: no more than what is left can be given back";
        return Err(ApiError::bad_request("INVALID_PAYMENT_REFUND_AMOUNT", text));
    }
    let refund = give(writing, writing.now, order, &ledger, parts, &calculation, requested.customer_reason.clone())?;
    let effects = requested.side_effects.as_ref();
    let notice = effects.and_then(|effects| effects.notifications.as_ref());
    if let Some(notice) = notice.filter(|notice| notice.send_customer_email == Some(true)) {
        mail(writing, order, total, notice.custom_message.as_deref())?;
    }
    Ok(refund)
}

fn part(
    connection: &Connection,
    order: &Record,
    ledger: &Ledger,
    wanted: &PaymentRefund,
    before: Decimal,
) -> Result<Part> {
    let id = wanted.payment_id.as_deref().unwrap_or_default();
    let refuse = |code, text: &str| Err(ApiError::bad_request(code, text).with(json!({ "paymentId": id })));
    let payment = hold::payment(connection, order, id)?;
    let left = ledger.left(&payment) - before;
    let reason = ledger.non_refundable(&payment);
    if let Some(reason) = reason.or_else(|| (left <= Decimal::ZERO).then_some(NonRefundableReason::AlreadyRefunded)) {
        let text = format!("The payment cannot be refunded: {}", reason.as_str());
        return refuse("PAYMENT_NOT_REFUNDABLE", &text);
    }
    let amount = wanted.amount.as_ref().map_or(left, |price| amount(Some(price)));
    if amount <= Decimal::ZERO || amount > left || calculation::is_finer(order, amount) {
        return refuse("INVALID_PAYMENT_REFUND_AMOUNT", "More than nothing and no more than is left can be given back");
    }
    let is_external = wanted.external_refund.unwrap_or_default();
    if ledger::is_offline(&payment) && !is_external {
        return refuse(
            "EXTERNAL_REFUND_EXPECTED",
            "The payment was made outside the platform, and goes back outside it",
        );
    }
    Ok(Part { payment, amount, is_external })
}
