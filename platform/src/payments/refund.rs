//! Giving money back.

use super::{balance, billing, calculation, gift_card, record};
use crate::clock::{Millis, rfc3339};
use crate::error::ApiError;
use crate::orders::{Record, amount, history};
use crate::secret;
use cartwright::resources::order_billing::RefundItems;
use cartwright::resources::order_transactions::{
    AggregatedRefundSummary, Payment, PaymentStatus, Refund, RefundDetails, RefundStatus, RefundTransaction,
    TransactionStatus,
};
use cartwright::resources::orders::{
    Activity, OrderActivityType, OrderRefunded, PaymentRefunded, RefundInitiated, RefundedPayment, RegularPaymentRefund,
};
use cartwright::types::Timestamp;
use rusqlite::Connection;
use rust_decimal::Decimal;
use serde::Deserialize;

/// What the owner gives back.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub(crate) struct RefundAsked {
    /// Lines, delivery and fees; everything that is left when absent.
    pub(crate) refund_items: Option<RefundItems>,
    /// Why, for the buyer.
    pub(crate) reason: Option<String>,
}

/// Gives money back: from the payment that can give most first. The order is still to be saved.
pub(crate) fn refund(
    connection: &Connection,
    now: Millis,
    order: &mut Record,
    asked: &RefundAsked,
) -> Result<(), ApiError> {
    let refunds = record::refunds(connection, order.number)?;
    let calculation = calculation::calculate(order, &refunds, asked.refund_items.as_ref());
    if let Some(objection) = calculation.objection() {
        return Err(objection);
    }
    let balance = balance::balance_of(connection, order)?;
    // An order that was paid in part gives back what came in and no more.
    let total = calculation.whole().total.min(balance.paid - balance.refunded);
    if total <= Decimal::ZERO {
        return Err(ApiError::bad_request(
            "REFUND_NOT_AVAILABLE",
            "There is nothing to give back",
        ));
    }
    let refund_id = secret::new_id();
    let transactions = transactions(connection, now, order, &refunds, total)?;
    let refund = Refund {
        id: Some(refund_id.clone()),
        created_date: Some(Timestamp(rfc3339(now))),
        details: Some(RefundDetails {
            line_items: Some(calculation.line_items()),
            additional_fees: Some(calculation.additional_fees()),
            shipping: calculation.shipping(),
            shipping_included: Some(calculation.shipping().is_some()),
            reason: asked.reason.clone(),
            ..RefundDetails::default()
        }),
        summary: Some(AggregatedRefundSummary {
            requested_refund: Some(order.price(total)),
            refunded: Some(order.price(total)),
            pending_refund: Some(order.price(Decimal::ZERO)),
            failed_refund_amount: Some(order.price(Decimal::ZERO)),
            pending: Some(false),
            ..AggregatedRefundSummary::default()
        }),
        transactions: Some(transactions.clone()),
        ..Refund::default()
    };
    record::save_refund(connection, order.number, &refund)?;
    count_on_lines(order, &refund);
    tell(now, order, &refund_id, total, &transactions, asked.reason.clone());
    balance::refresh(connection, order)?;
    let subject = format!("A refund for your order {}", order.number);
    let text = format!(
        "{} is on its way back to you.",
        order.price(total).formatted_amount.unwrap_or_default()
    );
    history::mail(connection, now, order, subject, text, None)
}

/// Splits an amount over the payments, and notes on each that it gave some back.
fn transactions(
    connection: &Connection,
    now: Millis,
    order: &Record,
    refunds: &[Refund],
    total: Decimal,
) -> Result<Vec<RefundTransaction>, ApiError> {
    let mut left = total;
    let mut transactions = Vec::new();
    let left_of =
        |payment: &Payment| -> Decimal { amount(payment.amount.as_ref()) - balance::given_back(payment, refunds) };
    let mut payments = record::payments(connection, order.number)?;
    payments.retain(|payment| billing::non_refundable(payment, left_of(payment)).is_none());
    payments.sort_by_key(|payment| std::cmp::Reverse(left_of(payment)));
    for mut payment in payments {
        let can_give = left_of(&payment);
        let part = can_give.min(left);
        if part <= Decimal::ZERO {
            break;
        }
        left -= part;
        let (status, provider) = if part == can_give {
            (PaymentStatus::Refunded, TransactionStatus::Refunded)
        } else {
            (PaymentStatus::PartiallyRefunded, TransactionStatus::PartiallyRefunded)
        };
        super::settle::set_status(&mut payment, status, provider);
        payment.updated_date = Some(Timestamp(rfc3339(now)));
        record::save_payment(connection, order.number, &payment)?;
        gift_card::give_back(connection, &payment, part)?;
        transactions.push(RefundTransaction {
            payment_id: payment.id.clone(),
            amount: Some(order.price(part)),
            refund_status: Some(RefundStatus::Succeeded),
            gateway_refund_id: Some(secret::new_id()),
            external_refund: Some(billing::is_offline(&payment)),
            ..RefundTransaction::default()
        });
    }
    Ok(transactions)
}

fn count_on_lines(order: &mut Record, refund: &Refund) {
    let details = refund.details.as_ref();
    for item in details
        .and_then(|details| details.line_items.as_ref())
        .into_iter()
        .flatten()
    {
        let mut lines = order.order.line_items.iter_mut().flatten();
        if let Some(line) = lines.find(|line| line.id == item.line_item_id) {
            let before = line.refund_quantity.unwrap_or_default();
            line.refund_quantity = Some(before + item.quantity.unwrap_or_default());
        }
    }
}

fn tell(
    now: Millis,
    order: &mut Record,
    refund_id: &str,
    total: Decimal,
    transactions: &[RefundTransaction],
    reason: Option<String>,
) {
    let payments: Vec<RefundedPayment> = transactions
        .iter()
        .map(|transaction| RefundedPayment {
            regular: Some(RegularPaymentRefund {
                amount: transaction.amount.clone(),
                ..RegularPaymentRefund::default()
            }),
            payment_id: transaction.payment_id.clone(),
            external_refund: transaction.external_refund,
            ..RefundedPayment::default()
        })
        .collect();
    let manual = transactions
        .iter()
        .all(|transaction| transaction.external_refund == Some(true));
    let initiated = Activity {
        refund_initiated: Some(RefundInitiated {
            refund_id: Some(refund_id.to_owned()),
            amount: Some(order.price(total)),
            payments: Some(payments.clone()),
            reason: reason.clone(),
            ..RefundInitiated::default()
        }),
        ..history::entry(OrderActivityType::RefundInitiated)
    };
    history::add(order, now, initiated);
    for payment in payments {
        let refunded = Activity {
            payment_refunded: Some(PaymentRefunded {
                refund_id: Some(refund_id.to_owned()),
                payment: Some(payment),
                ..PaymentRefunded::default()
            }),
            ..history::entry(OrderActivityType::PaymentRefunded)
        };
        history::add(order, now, refunded);
    }
    let done = Activity {
        order_refunded: Some(OrderRefunded {
            manual: Some(manual),
            amount: Some(order.price(total)),
            reason,
            ..OrderRefunded::default()
        }),
        ..history::entry(OrderActivityType::OrderRefunded)
    };
    history::add(order, now, done);
}
