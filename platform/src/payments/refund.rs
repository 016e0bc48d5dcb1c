//! Giving money back.

use super::calculation::Calculation;
use super::{balance, billing, calculation, gift_card, record};
use crate::clock::{Millis, rfc3339};
use crate::error::ApiError;
use crate::orders::{Mail, Record, amount, history};
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
    let parts = split(connection, order, &refunds, total)?;
    give(connection, now, order, parts, &calculation, asked.reason.clone())?;
    mail(connection, now, order, total, None)
}

/// A part of a refund: an amount of one payment.
#[derive(Debug, Clone)]
pub(super) struct Part {
    pub(super) payment: Payment,
    pub(super) amount: Decimal,
    /// Whether the money goes back outside the platform.
    pub(super) is_external: bool,
}

/// Gives parts of payments back for the items of a calculation. The order is still to be saved.
pub(super) fn give(
    connection: &Connection,
    now: Millis,
    order: &mut Record,
    parts: Vec<Part>,
    calculation: &Calculation,
    reason: Option<String>,
) -> Result<Refund, ApiError> {
    let refunds = record::refunds(connection, order.number)?;
    let total = parts.iter().map(|part| part.amount).sum();
    let transactions = parts
        .into_iter()
        .map(|part| give_one(connection, now, order, &refunds, part))
        .collect::<Result<Vec<_>, _>>()?;
    let refund_id = secret::new_id();
    let refund = Refund {
        id: Some(refund_id.clone()),
        created_date: Some(Timestamp(rfc3339(now))),
        details: Some(RefundDetails {
            line_items: Some(calculation.line_items()),
            additional_fees: Some(calculation.additional_fees()),
            shipping: calculation.shipping(),
            shipping_included: Some(calculation.shipping().is_some()),
            reason: reason.clone(),
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
    tell(now, order, &refund_id, total, &transactions, reason);
    balance::refresh(connection, order)?;
    Ok(refund)
}

/// Mails the buyer what is on its way back, with a message of the owner's.
pub(super) fn mail(
    connection: &Connection,
    now: Millis,
    order: &mut Record,
    total: Decimal,
    message: Option<&str>,
) -> Result<(), ApiError> {
    let amount = order.price(total).formatted_amount.unwrap_or_default();
    let mail = Mail::Refunded {
        amount: &amount,
        message: message.unwrap_or_default(),
    };
    history::mail(connection, now, order, mail, None)
}

/// Splits an amount over the payments: the one that can give most comes first.
fn split(connection: &Connection, order: &Record, refunds: &[Refund], total: Decimal) -> Result<Vec<Part>, ApiError> {
    let mut left = total;
    let mut payments = record::payments(connection, order.number)?;
    payments.retain(|payment| billing::non_refundable(payment, left_of(payment, refunds)).is_none());
    payments.sort_by_key(|payment| std::cmp::Reverse(left_of(payment, refunds)));
    let parts = payments.into_iter().map(|payment| {
        let amount = left_of(&payment, refunds).min(left);
        left -= amount;
        Part {
            is_external: billing::is_offline(&payment),
            amount,
            payment,
        }
    });
    Ok(parts.filter(|part| part.amount > Decimal::ZERO).collect())
}

/// What a payment can still give back.
pub(super) fn left_of(payment: &Payment, refunds: &[Refund]) -> Decimal {
    amount(payment.amount.as_ref()) - balance::given_back(payment, refunds)
}

/// Notes on a payment that it gave some back.
fn give_one(
    connection: &Connection,
    now: Millis,
    order: &Record,
    refunds: &[Refund],
    part: Part,
) -> Result<RefundTransaction, ApiError> {
    let mut payment = part.payment;
    let (status, provider) = if part.amount == left_of(&payment, refunds) {
        (PaymentStatus::Refunded, TransactionStatus::Refunded)
    } else {
        (PaymentStatus::PartiallyRefunded, TransactionStatus::PartiallyRefunded)
    };
    super::settle::set_status(&mut payment, status, provider);
    payment.updated_date = Some(Timestamp(rfc3339(now)));
    record::save_payment(connection, order.number, &payment)?;
    gift_card::give_back(connection, &payment, part.amount)?;
    Ok(RefundTransaction {
        payment_id: payment.id.clone(),
        amount: Some(order.price(part.amount)),
        refund_status: Some(RefundStatus::Succeeded),
        gateway_refund_id: Some(secret::new_id()),
        external_refund: Some(part.is_external),
        ..RefundTransaction::default()
    })
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
