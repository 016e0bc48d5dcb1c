//! Reads of an order's refundability.

use super::balance::{self, Returned};
use super::calculation::{GivenBack, calculate, delivery_total, fee_total, id_of};
use super::ledger::{self, Ledger};
use crate::commerce::orders::{self, Record, amount};
use base::{Call, Result, Shop, wire};
use cartwright::resources::{order_billing::*, order_transactions::Payment};
use rusqlite::Connection;
use rust_decimal::Decimal;
use serde_json::Value;

/// `POST /v1/order-billing/calculate-refund`
pub(crate) fn calculate_refund(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: CalculateRefund = call.payload()?;
    let id = call.text("orderId")?;
    let (order, ledger) = shop.db.read(|connection| {
        let order = orders::by_id(connection, id)?;
        let ledger = Ledger::read(connection, &order)?;
        Ok((order, ledger))
    })?;
    let calculation = calculate(&order, &ledger, requested.refund_items.as_ref());
    let whole = calculation.whole();
    let sum = |parts: &mut dyn Iterator<Item = Decimal>| order.price(parts.sum());
    let reply = wire!(RefundCalculation {
        available: calculation.is_sound(),
        summary: wire!(AggregatedRefundSummary {
            total: order.price(whole.total),
            tax: order.price(whole.tax),
            discount: order.price(whole.discount),
            subtotal: order.price(whole.total - whole.tax + whole.discount),
            line_items_subtotal: sum(&mut calculation.lines.iter().map(|(_, part)| part.total - part.tax)),
            additional_fees_total: sum(&mut calculation.fees.iter().map(|(_, part)| part.total))
        }),
        calculated_refund_items: wire!(CalculatedRefundItems {
            line_items: Some(
                calculation
                    .lines
                    .iter()
                    .map(|(item, part)| wire!(CalculatedLineItemRefund {
                        item: item.clone(),
                        summary: part.summary(&order)
                    }))
                    .collect(),
            ),
            additional_fees: Some(
                calculation
                    .fees
                    .iter()
                    .map(|(fee, part)| wire!(CalculatedAdditionalFeeRefund {
                        additional_fee: fee.clone(),
                        summary: part.summary(&order)
                    }))
                    .collect(),
            ),
            shipping: calculation.shipping.as_ref().map(|(shipping, part)| wire!(CalculatedShippingRefund {
                shipping: shipping.clone(),
                summary: part.summary(&order)
            }))
        }),
        not_available: (!calculation.is_sound())
            .then(|| wire!(CalculatedRefundNotAvailableStatus { errors: calculation.errors.clone() }))
    });
    Ok(serde_json::to_value(reply)?)
}

fn monetary(order: &Record, paid: Decimal, returned: Returned) -> MonetaryPaymentSummary {
    wire!(MonetaryPaymentSummary {
        paid: order.price(paid),
        refunded: order.price(returned.done),
        refund_pending: order.price(returned.pending),
        max_refund: order.price(paid - returned.done - returned.pending)
    })
}

fn payment_refundability(order: &Record, payment: &Payment, ledger: &Ledger) -> PaymentRefundability {
    let returned = balance::returned(&ledger.refunds, payment.id.as_deref());
    let paid = if ledger::has_come_in(payment) { amount(payment.amount.as_ref()) } else { Decimal::ZERO };
    let reason = ledger.non_refundable(payment);
    let offline = ledger::is_offline(payment);
    let details = payment.regular_payment_details.as_ref();
    wire!(PaymentRefundability {
        refundable: (reason.is_none() && !offline).then_some(true),
        manually_refundable: (reason.is_none() && offline)
            .then(|| wire!(ManuallyRefundablePaymentStatus { reason: ManuallyRefundableReason::from("OFFLINE") })),
        non_refundable: reason.map(|reason| wire!(NonRefundablePaymentStatus { reason })),
        payment: wire!(PaymentInfo {
            monetary: monetary(order, paid, returned),
            credit_card_details: details.and_then(|details| details.credit_card_details.clone()),
            payment_id: payment.id.clone(),
            payment_method: details.and_then(|details| details.payment_method.clone()),
            offline_payment: offline
        })
    })
}

/// `POST /v1/order-billing/get-order-refundability`
pub(crate) fn order_refundability(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("orderId")?;
    shop.db.read(|connection| {
        let order = orders::by_id(connection, id)?;
        let ledger = Ledger::read(connection, &order)?;
        Ok(serde_json::to_value(refundability_of(connection, &order, &ledger)?)?)
    })
}

fn refundability_of(connection: &Connection, order: &Record, ledger: &Ledger) -> Result<OrderRefundability> {
    let given = GivenBack::of(&ledger.refunds);
    let balance = balance::balance_of(connection, order)?;
    let lines = order.order.line_items.iter().flatten().map(|line| {
        let (bought, refunded) = (line.quantity.unwrap_or_default(), given.quantity(id_of(line)));
        wire!(LineItemRefundability {
            line_item_id: line.id.clone(),
            original_quantity: bought,
            refunded_quantity: refunded,
            available_refund_quantity: bought - refunded
        })
    });
    let fees = order.order.additional_fees.iter().flatten().map(|fee| {
        let whole = fee_total(fee);
        let refunded = given.fee(fee.id.as_deref().unwrap_or_default());
        wire!(AdditionalFeeRefundability {
            additional_fee_id: fee.id.clone(),
            amount: order.price(whole),
            refunded_amount: order.price(refunded),
            available_refund_amount: order.price(whole - refunded)
        })
    });
    let shipping = delivery_total(order);
    Ok(wire!(OrderRefundability {
        payments: Some(ledger.payments.iter().map(|payment| payment_refundability(order, payment, ledger)).collect()),
        payments_summary: wire!(PaymentsSummary {
            monetary: monetary(order, balance.paid, balance::returned(&ledger.refunds, None))
        }),
        line_items: Some(lines.collect()),
        additional_fees: Some(fees.collect()),
        shipping: wire!(ShippingRefundability {
            amount: order.price(shipping),
            refunded_amount: order.price(given.shipping()),
            available_refund_amount: order.price(shipping - given.shipping())
        })
    }))
}
