//! Refund activities in an order's history.

use crate::commerce::orders::{Record, history};
use base::{Millis, wire};
use cartwright::resources::order_transactions::{Refund, RefundStatus, RefundTransaction};
use cartwright::resources::orders::{
    Activity, OrderActivityType, OrderRefunded, PaymentRefunded, RefundInitiated, RefundedPayment, RegularPaymentRefund,
};
use rust_decimal::Decimal;

fn payment(transaction: &RefundTransaction) -> RefundedPayment {
    wire!(RefundedPayment {
        regular: wire!(RegularPaymentRefund { amount: transaction.amount.clone() }),
        payment_id: transaction.payment_id.clone(),
        external_refund: transaction.external_refund
    })
}

fn reason(refund: &Refund) -> Option<String> {
    refund.details.as_ref()?.reason.clone()
}

/// Adds the activity of a requested refund.
pub(super) fn initiated(order: &mut Record, now: Millis, refund: &Refund, total: Decimal) {
    let entry = Activity {
        refund_initiated: Some(wire!(RefundInitiated {
            refund_id: refund.id.clone(),
            amount: order.price(total),
            payments: Some(refund.transactions.iter().flatten().map(payment).collect()),
            reason: reason(refund)
        })),
        ..history::entry(OrderActivityType::RefundInitiated)
    };
    history::add(order, now, entry);
}

/// Adds activities for confirmed transactions, and for the whole refund once none is pending.
pub(super) fn returned<'a>(
    order: &mut Record,
    now: Millis,
    refund: &Refund,
    transactions: impl Iterator<Item = &'a RefundTransaction>,
) {
    for transaction in transactions.filter(|one| one.refund_status == Some(RefundStatus::Succeeded)) {
        let entry = Activity {
            payment_refunded: Some(wire!(PaymentRefunded {
                refund_id: refund.id.clone(),
                payment: payment(transaction)
            })),
            ..history::entry(OrderActivityType::PaymentRefunded)
        };
        history::add(order, now, entry);
    }
    let summary = refund.summary.as_ref();
    if summary.and_then(|summary| summary.pending) == Some(true) {
        return;
    }
    let mut all = refund.transactions.iter().flatten();
    let entry = Activity {
        order_refunded: Some(wire!(OrderRefunded {
            manual: all.all(|transaction| transaction.external_refund == Some(true)),
            amount: summary.and_then(|summary| summary.refunded.clone()),
            reason: reason(refund)
        })),
        ..history::entry(OrderActivityType::OrderRefunded)
    };
    history::add(order, now, entry);
}
