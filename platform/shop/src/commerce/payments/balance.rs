//! Totals of an order's payments and refunds, and the resulting statuses.

use super::repo;
use crate::commerce::orders::{self, Balance, Record, amount};
use base::{Result, wire};
use cartwright::resources::order_transactions::{Payment, PaymentStatus, Refund, RefundStatus};
use cartwright::resources::orders::{Balance as Owed, BalanceSummary};
use rusqlite::Connection;
use rust_decimal::Decimal;

/// The refunded amounts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Returned {
    pub(crate) done: Decimal,
    /// Accepted by the provider, but not yet confirmed.
    pub(crate) pending: Decimal,
}

/// The refunded amounts of one payment, or of all.
pub(crate) fn returned(refunds: &[Refund], payment: Option<&str>) -> Returned {
    let transactions = refunds.iter().flat_map(|refund| refund.transactions.iter().flatten());
    let mut returned = Returned::default();
    for transaction in transactions.filter(|one| payment.is_none() || one.payment_id.as_deref() == payment) {
        let amount = amount(transaction.amount.as_ref());
        match transaction.refund_status {
            Some(RefundStatus::Succeeded) => returned.done += amount,
            Some(RefundStatus::Pending) => returned.pending += amount,
            _ => {}
        }
    }
    returned
}

/// An order's balance, from its payments and refunds.
pub(crate) fn sums(total: Decimal, payments: &[Payment], refunds: &[Refund]) -> Balance {
    let mut balance = wire!(Balance { total });
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
    let returned = returned(refunds, None);
    balance.refunded = returned.done;
    balance.pending_refund = returned.pending;
    balance
}

/// An order's balance.
pub(crate) fn balance_of(connection: &Connection, record: &Record) -> Result<Balance> {
    let summary = record.order.price_summary.as_ref();
    let after_trial = record.order.pay_after_free_trial.as_ref();
    // The amount deferred by a free trial is charged as a separate order.
    let total = amount(summary.and_then(|summary| summary.total.as_ref()))
        - amount(after_trial.and_then(|summary| summary.total.as_ref()));
    let payments = repo::payments(connection, record.number)?;
    let refunds = repo::refunds(connection, record.number)?;
    Ok(sums(total, &payments, &refunds))
}

/// Recomputes an order's balance and payment status. The caller saves the order.
pub(crate) fn refresh(connection: &Connection, record: &mut Record) -> Result<Balance> {
    let balance = balance_of(connection, record)?;
    record.order.payment_status = Some(orders::payment_status(&balance));
    let owed = record.price(balance.owed());
    record.order.balance_summary = Some(wire!(BalanceSummary {
        balance: wire!(Owed { amount: owed.amount, formatted_amount: owed.formatted_amount }),
        paid: record.price(balance.paid),
        refunded: record.price(balance.refunded),
        authorized: record.price(balance.authorized),
        pending: record.price(balance.pending),
        pending_refund: record.price(balance.pending_refund)
    }));
    Ok(balance)
}
