//! Calls on an order's payments.

use super::ledger::{self, Ledger};
use super::{balance, repo, settlement};
use crate::commerce::orders::{self, Record, history};
use crate::events::EventKind;
use base::{ApiError, Call, Result, Shop, wire};
use cartwright::resources::order_transactions::*;
use cartwright::resources::orders::{
    CollectabilityReply, ManuallyRefundableReason, NonRefundableReason, OrderActivityType, OrderStatus,
    PaymentCollectabilityStatus, Refundability, RefundabilityReply, RefundableStatus,
};
use rusqlite::Connection;
use rust_decimal::Decimal;
use serde_json::{Value, json};

/// An order's payments and refunds.
pub(crate) fn transactions(connection: &Connection, order: &Record) -> Result<OrderTransactions> {
    Ok(wire!(OrderTransactions {
        order_id: order.id.clone(),
        payments: repo::payments(connection, order.number)?,
        refunds: repo::refunds(connection, order.number)?
    }))
}

/// `GET /v1/payments/orders/{orderId}`
pub(crate) fn list(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("orderId")?;
    shop.db.read(|connection| {
        let order = orders::of_caller(connection, &call.caller, id)?;
        Ok(json!({ "orderTransactions": transactions(connection, &order)? }))
    })
}

/// `POST /v1/payments/list-by-ids`
pub(crate) fn list_many(shop: &Shop, call: &Call) -> Result<Value> {
    let ids = orders::ids(call)?;
    shop.db.read(|connection| {
        let found = orders::many_of_caller(connection, &call.caller, &ids)?;
        let listed = found.iter().map(|order| transactions(connection, order));
        Ok(json!({ "orderTransactions": listed.collect::<Result<Vec<_>, _>>()? }))
    })
}

/// `GET /v1/payments-collector/orders/{ecomOrderId}/refundability`
pub(crate) fn refundability(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("ecomOrderId")?;
    shop.db.read(|connection| {
        let order = orders::by_id(connection, id)?;
        let ledger = Ledger::read(connection, &order)?;
        let refundabilities = ledger.payments.iter().map(|payment| {
            let reason = ledger.non_refundable(payment);
            let manual = reason.is_none() && ledger::is_offline(payment);
            wire!(Refundability {
                payment_id: payment.id.clone(),
                refundability_status: match (&reason, manual) {
                    (Some(_), _) => RefundableStatus::NotRefundable,
                    (None, true) => RefundableStatus::Manual,
                    (None, false) => RefundableStatus::Refundable,
                },
                non_refundable_reason: reason.map(|reason| NonRefundableReason::from(reason.as_str())),
                manually_refundable_reason: manual.then(|| ManuallyRefundableReason::from("OFFLINE"))
            })
        });
        let reply =
            wire!(RefundabilityReply { refundabilities: Some(refundabilities.collect()), refundable_per_item: true });
        Ok(serde_json::to_value(reply)?)
    })
}

/// `GET /v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status`
pub(crate) fn collectability(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("ecomOrderId")?;
    shop.db.read(|connection| {
        let order = orders::by_id(connection, id)?;
        let balance = balance::balance_of(connection, &order)?;
        let status = match order.order.status {
            Some(OrderStatus::Canceled) => "NONCOLLECTABLE_ORDER_IS_CANCELLED",
            Some(OrderStatus::Rejected) => "NONCOLLECTABLE_ORDER_IS_REJECTED",
            Some(OrderStatus::Pending) => "NONCOLLECTABLE_ORDER_IS_PENDING",
            _ if balance.pending > Decimal::ZERO => "NONCOLLECTABLE_ORDER_IS_PENDING",
            _ if balance.owed() <= Decimal::ZERO => "NONCOLLECTABLE_ORDER_IS_PAID",
            _ => "COLLECTABLE",
        };
        let reply = wire!(CollectabilityReply {
            status: PaymentCollectabilityStatus::from(status),
            amount: order.price(balance.owed().max(Decimal::ZERO))
        });
        Ok(serde_json::to_value(reply)?)
    })
}

/// `POST /v1/payments-collector/orders/{ecomOrderId}/mark-as-paid`
pub(crate) fn mark_as_paid(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("ecomOrderId")?;
    shop.write(&call.author, |writing| {
        let mut order = orders::by_id(writing, id)?;
        orders::refuse_unsettled(&order)?;
        let due = balance::balance_of(writing, &order)?.owed();
        if due <= Decimal::ZERO {
            return Err(ApiError::bad_request("ORDER_ALREADY_PAID", "The order has been paid"));
        }
        let approve = |payment: &mut Payment| {
            settlement::set_status(payment, PaymentStatus::Approved, TransactionStatus::Approved);
        };
        let waiting =
            settlement::change(writing, writing.now, &mut order, &PaymentStatus::PendingMerchant, None, approve)?;
        if waiting.is_none() {
            let payment = Payment {
                regular_payment_details: Some(wire!(RegularPaymentDetails {
                    offline_payment: true,
                    payment_method: "Offline".to_owned(),
                    status: TransactionStatus::Approved
                })),
                ..ledger::new_payment(writing.now, order.price(due), PaymentStatus::Approved)
            };
            repo::save_payment(writing, order.number, &payment)?;
            balance::refresh(writing, &mut order)?;
        }
        history::add(&mut order, writing.now, history::entry(OrderActivityType::OrderPaid));
        orders::after_payment(writing, &mut order)?;
        orders::save(writing, &mut order, EventKind::Updated)?;
        Ok(json!({ "order": order.order }))
    })
}
