//! Cancellation of orders.

use super::reservations::return_stock;
use crate::commerce::orders::{self, Mail, calls, fulfillments, history, requests};
use crate::commerce::orders::{Record, record};
use crate::commerce::payments;
use crate::events::EventKind;
use base::{ApiError, Call, Result, Shop, Writing};
use cartwright::resources::orders::{CancelOrder, OrderActivityType, OrderStatus};
use rust_decimal::Decimal;
use serde_json::{Value, json};

/// `POST /v1/orders/{id}/cancel`
pub(crate) fn cancel(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: CancelOrder = call.payload()?;
    let id = call.text("id")?;
    shop.write(&call.author, |writing| {
        let mut order = orders::by_id(writing, id)?;
        cancel_order(writing, &mut order, &requested)?;
        Ok(json!({ "order": order.order }))
    })
}

/// Cancels and saves an order.
pub(super) fn cancel_order(writing: &Writing<'_>, order: &mut Record, requested: &CancelOrder) -> Result<()> {
    let message = requested.custom_message.as_deref().unwrap_or_default();
    calls::refuse_unsettled(order)?;
    if payments::balance_of(writing, order)?.authorized > Decimal::ZERO {
        return Err(ApiError::bad_request(
            "ORDER_HAS_AUTHORIZED_TRANSACTION",
            "Capture or void the authorized payment first",
        ));
    }
    order.order.status = Some(OrderStatus::Canceled);
    history::add(order, writing.now, history::entry(OrderActivityType::OrderCanceled));
    if requested.restock_all_items.unwrap_or(false) {
        restock(writing, order)?;
    }
    fulfillments::refresh(writing, order)?;
    if requested.send_order_canceled_email.unwrap_or(false) {
        history::mail(writing, order, Mail::Canceled { message }, None)?;
    }
    requests::accept_cancellations(writing, order, message)?;
    record::save(writing, order, EventKind::Updated)?;
    let details = json!({
        "restockAllItems": requested.restock_all_items,
        "sendOrderCanceledEmail": requested.send_order_canceled_email,
        "customMessage": requested.custom_message,
    });
    record::publish_action(writing, order, "canceled", details)
}

/// Restocks everything taken for an order.
fn restock(writing: &Writing<'_>, order: &mut Record) -> Result<()> {
    return_stock(writing, order)?;
    for line in order.order.line_items.iter_mut().flatten() {
        line.restock_quantity = line.quantity;
    }
    Ok(())
}
