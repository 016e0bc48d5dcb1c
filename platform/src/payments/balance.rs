//! What was paid for an order, given back and is still owed; and the statuses that follow.

use super::record;
use crate::error::ApiError;
use crate::orders::{self, Balance, Record, amount};
use cartwright::resources::order_transactions::{Payment, PaymentStatus, Refund, RefundStatus};
use cartwright::resources::orders::{Balance as Owed, BalanceSummary};
use rusqlite::Connection;
use rust_decimal::Decimal;

/// What a refund gave back: of one payment, or of all.
fn refunded(refund: &Refund, payment: Option<&str>) -> Decimal {
    let transactions = refund.transactions.iter().flatten();
    transactions
        .filter(|transaction| transaction.refund_status == Some(RefundStatus::Succeeded))
        .filter(|transaction| payment.is_none() || transaction.payment_id.as_deref() == payment)
        .map(|transaction| amount(transaction.amount.as_ref()))
        .sum()
}

/// What was given back of one payment.
pub(crate) fn given_back(payment: &Payment, refunds: &[Refund]) -> Decimal {
    let id = payment.id.as_deref();
    refunds.iter().map(|refund| refunded(refund, id)).sum()
}

/// An order's sums, from its payments and refunds.
pub(crate) fn sums(total: Decimal, payments: &[Payment], refunds: &[Refund]) -> Balance {
    let mut balance = Balance {
        total,
        ..Balance::default()
    };
    for payment in payments {
        let amount = amount(payment.amount.as_ref());
        match payment.status {
            Some(PaymentStatus::Approved | PaymentStatus::Refunded | PaymentStatus::PartiallyRefunded) => {
                balance.paid += amount;
            }
            Some(PaymentStatus::Authorized) => balance.authorized += amount,
            Some(PaymentStatus::Pending) => balance.pending += amount,
            Some(PaymentStatus::Declined) => balance.declined = true,
            Some(PaymentStatus::Voided) => balance.voided = true,
            _ => {}
        }
    }
    balance.refunded = refunds.iter().map(|refund| refunded(refund, None)).sum();
    balance
}

/// An order's sums.
pub(crate) fn balance_of(connection: &Connection, record: &Record) -> Result<Balance, ApiError> {
    let summary = record.order.price_summary.as_ref();
    let after_trial = record.order.pay_after_free_trial.as_ref();
    // What a free trial puts off is charged as an order of its own.
    let total = amount(summary.and_then(|summary| summary.total.as_ref()))
        - amount(after_trial.and_then(|summary| summary.total.as_ref()));
    let payments = record::payments(connection, record.number)?;
    let refunds = record::refunds(connection, record.number)?;
    Ok(sums(total, &payments, &refunds))
}

/// Writes an order's sums and payment status anew. The order is still to be saved.
pub(crate) fn refresh(connection: &Connection, record: &mut Record) -> Result<Balance, ApiError> {
    let balance = balance_of(connection, record)?;
    record.order.payment_status = Some(orders::payment_status(&balance));
    let owed = record.price(balance.owed());
    record.order.balance_summary = Some(BalanceSummary {
        balance: Some(Owed {
            amount: owed.amount,
            formatted_amount: owed.formatted_amount,
            ..Owed::default()
        }),
        paid: Some(record.price(balance.paid)),
        refunded: Some(record.price(balance.refunded)),
        authorized: Some(record.price(balance.authorized)),
        pending: Some(record.price(balance.pending)),
        pending_refund: Some(record.price(Decimal::ZERO)),
        ..BalanceSummary::default()
    });
    Ok(balance)
}
