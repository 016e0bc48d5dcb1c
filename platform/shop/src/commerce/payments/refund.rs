//! Refunds of an order.

use super::calculation::{self, Calculation};
use super::ledger::{self, Ledger};
use super::{balance, gift_card, refund_history, repo};
use crate::commerce::orders::{self, Mail, Record, history};
use crate::site::RefundAnswer;
use base::{ApiError, Millis, Result, Writing, clock::rfc3339, secret, wire};
use cartwright::resources::order_billing::RefundItems;
use cartwright::resources::order_transactions::{
    AggregatedRefundSummary, Payment, PaymentStatus, Refund, RefundDetails, RefundStatus, RefundTransaction,
    TransactionStatus,
};
use cartwright::types::Timestamp;
use rusqlite::Connection;
use rust_decimal::Decimal;
use serde::Deserialize;

/// The owner's request for a refund.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub(crate) struct RefundRequest {
    /// Lines, delivery and fees to refund; everything that is left when absent.
    pub(crate) refund_items: Option<RefundItems>,
    /// The reason, for the buyer.
    pub(crate) reason: Option<String>,
}

/// Refunds the payments with the largest refundable amount first. The caller saves the order.
pub(crate) fn refund(writing: &Writing<'_>, order: &mut Record, requested: &RefundRequest) -> Result<()> {
    let ledger = Ledger::read(writing, order)?;
    let calculation = calculation::calculate(order, &ledger, requested.refund_items.as_ref());
    if let Some(objection) = calculation.objection() {
        return Err(objection);
    }
    let balance = balance::balance_of(writing, order)?;
    // A partly paid order refunds at most what was received.
    let total = calculation.whole().total.min(ledger.refundable(&balance));
    let refuse = |text: &str| Err(ApiError::bad_request("REFUND_NOT_AVAILABLE", text));
    if total <= Decimal::ZERO {
        return refuse("There is nothing to give back");
    }
    let parts = split(&ledger, total);
    if parts.iter().map(|part| part.amount).sum::<Decimal>() < total {
        let reason = ledger.payments.iter().find_map(|payment| ledger.non_refundable(payment));
        let reason = reason.map(|reason| reason.as_str().to_owned()).unwrap_or_default();
        return refuse(&format!("A payment of the order cannot be refunded: {reason}"));
    }
    give(writing, writing.now, order, &ledger, parts, &calculation, requested.reason.clone())?;
    mail(writing, order, total, None)
}

/// The part of a refund that one payment returns.
#[derive(Debug, Clone)]
pub(super) struct Part {
    pub(super) payment: Payment,
    pub(super) amount: Decimal,
    /// Whether the refund is made outside the platform.
    pub(super) is_external: bool,
}

/// Refunds parts of payments for a calculation's items. The caller saves the order.
pub(super) fn give(
    connection: &Connection,
    now: Millis,
    order: &mut Record,
    ledger: &Ledger,
    parts: Vec<Part>,
    calculation: &Calculation,
    reason: Option<String>,
) -> Result<Refund> {
    let total = parts.iter().map(|part| part.amount).sum();
    let transactions =
        parts.into_iter().map(|part| give_one(connection, now, order, ledger, part)).collect::<Result<Vec<_>, _>>()?;
    let mut refund = wire!(Refund {
        id: secret::new_id(),
        created_date: Timestamp::from(rfc3339(now)),
        details: wire!(RefundDetails {
            line_items: calculation.line_items(),
            additional_fees: calculation.additional_fees(),
            shipping: calculation.shipping(),
            shipping_included: calculation.shipping().is_some(),
            reason
        }),
        transactions
    });
    refund.summary = Some(summary(order, &refund));
    repo::save_refund(connection, order.number, &refund)?;
    count_on_lines(order, &refund);
    orders::refresh_fulfillment(connection, order)?;
    refund_history::initiated(order, now, &refund, total);
    refund_history::returned(order, now, &refund, refund.transactions.iter().flatten());
    let after = balance::refresh(connection, order)?;
    let is_whole = ledger.refundable(&after) <= Decimal::ZERO;
    let items = refund.details.as_ref().and_then(|details| details.line_items.as_ref());
    gift_card::switch_off(connection, ledger, items.map(Vec::as_slice).unwrap_or_default(), is_whole)?;
    Ok(refund)
}

/// The totals of a refund, from its transactions.
pub(super) fn summary(order: &Record, refund: &Refund) -> AggregatedRefundSummary {
    let returned = balance::returned(std::slice::from_ref(refund), None);
    wire!(AggregatedRefundSummary {
        requested_refund: order.price(returned.done + returned.pending),
        refunded: order.price(returned.done),
        pending_refund: order.price(returned.pending),
        failed_refund_amount: order.price(Decimal::ZERO),
        pending: returned.pending > Decimal::ZERO
    })
}

/// Mails the buyer the refunded amount, with the owner's message.
pub(super) fn mail(writing: &Writing<'_>, order: &mut Record, total: Decimal, message: Option<&str>) -> Result<()> {
    let amount = order.amount_text(total);
    let mail = Mail::Refunded { amount: &amount, message: message.unwrap_or_default() };
    history::mail(writing, order, mail, None)
}

/// Splits an amount over the payments, largest refundable amount first.
fn split(ledger: &Ledger, total: Decimal) -> Vec<Part> {
    let mut left = total;
    let refundable = |payment: &&Payment| ledger.non_refundable(payment).is_none();
    let mut payments: Vec<&Payment> = ledger.payments.iter().filter(refundable).collect();
    payments.sort_by_key(|payment| std::cmp::Reverse(ledger.left(payment)));
    let parts = payments.into_iter().map(|payment| {
        let amount = ledger.left(payment).min(left);
        left -= amount;
        Part { is_external: ledger::is_offline(payment), amount, payment: payment.clone() }
    });
    parts.filter(|part| part.amount > Decimal::ZERO).collect()
}

/// Refunds part of a payment, by itself or through the provider.
fn give_one(
    connection: &Connection,
    now: Millis,
    order: &Record,
    ledger: &Ledger,
    part: Part,
) -> Result<RefundTransaction> {
    let waits = ledger.answer == RefundAnswer::Pending && ledger::is_by_provider(&part.payment) && !part.is_external;
    let status = if waits {
        RefundStatus::Pending
    } else {
        let is_all = part.amount == ledger.left(&part.payment);
        note_on_payment(connection, now, order, part.payment.clone(), is_all)?;
        gift_card::give_back(connection, &part.payment, part.amount)?;
        RefundStatus::Succeeded
    };
    Ok(wire!(RefundTransaction {
        payment_id: part.payment.id,
        amount: order.price(part.amount),
        refund_status: status,
        gateway_refund_id: secret::new_id(),
        external_refund: part.is_external
    }))
}

/// Marks a payment as refunded, wholly or in part.
pub(super) fn note_on_payment(
    connection: &Connection,
    now: Millis,
    order: &Record,
    mut payment: Payment,
    is_all: bool,
) -> Result<()> {
    let (status, provider) = if is_all {
        (PaymentStatus::Refunded, TransactionStatus::Refunded)
    } else {
        (PaymentStatus::PartiallyRefunded, TransactionStatus::PartiallyRefunded)
    };
    super::settlement::set_status(&mut payment, status, provider);
    payment.updated_date = Some(Timestamp::from(rfc3339(now)));
    repo::save_payment(connection, order.number, &payment)
}

fn count_on_lines(order: &mut Record, refund: &Refund) {
    let details = refund.details.as_ref();
    for item in details.and_then(|details| details.line_items.as_ref()).into_iter().flatten() {
        let mut lines = order.order.line_items.iter_mut().flatten();
        if let Some(line) = lines.find(|line| line.id == item.line_item_id) {
            let before = line.refund_quantity.unwrap_or_default();
            line.refund_quantity = Some(before + item.quantity.unwrap_or_default());
        }
    }
}
