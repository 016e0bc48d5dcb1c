//! The owner's own actions on an order, beyond the contract's calls: `POST /_platform/orders/{id}/{action}`.

use super::{billing, change_items};
use crate::commerce::orders::{self, Mail, history, invoices};
use crate::commerce::orders::{Record, record};
use crate::commerce::payments;
use crate::events::EventKind;
use base::{ApiError, Author, Result, Shop, Writing};
use cartwright::resources::orders::{OrderActivityType, OrderStatus};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

fn decode<T: DeserializeOwned>(body: &Value) -> Result<T> {
    serde_json::from_value(body.clone()).map_err(|error| ApiError::field("body", "FORMAT", error.to_string()))
}

/// Performs an owner's action; returns the updated order.
pub fn act(shop: &Shop, author: &Author, id: &str, action: &str, body: &Value) -> Result<Value> {
    shop.write(author, |writing| {
        let mut order = orders::by_id(writing, id)?;
        // A cancelled order can still be refunded, and its invoices managed.
        if !matches!(action, "refund" | "send-invoice" | "remove-invoice" | "change-items")
            && order.order.status == Some(OrderStatus::Canceled)
        {
            return Err(ApiError::bad_request("ORDER_ALREADY_CANCELED", "The order has been cancelled"));
        }
        match action {
            "refund" => payments::refund(writing, &mut order, &decode(body)?)?,
            "add-invoice" => invoices::add(writing, writing.now, &mut order)?,
            "remove-invoice" => invoices::remove(writing, writing.now, &mut order, &decode(body)?)?,
            "send-invoice" => invoices::send(writing, &mut order, &decode(body)?)?,
            "send-download-links" => orders::delivered::send_files(writing, &mut order)?,
            "send-pickup-ready" => pickup_ready(writing, &mut order)?,
            "request-payment" => billing::request_payment(writing, &mut order, &decode(body)?)?,
            "change-items" => change_items::change(writing, &mut order, decode(body)?)?,
            "send-to-fulfiller" => {
                history::add(&mut order, writing.now, history::entry(OrderActivityType::FulfillerEmailSent));
            }
            _ => {
                return Err(ApiError::not_found("NOT_FOUND", format!("There is no action {action} for orders")));
            }
        }
        record::save(writing, &mut order, EventKind::Updated)?;
        Ok(json!({ "order": order.order, "orderPageUrl": orders::page_address(writing.shop, &order) }))
    })
}

fn pickup_ready(writing: &Writing<'_>, order: &mut Record) -> Result<()> {
    let info = order.order.shipping_info.as_ref();
    let pickup = info.and_then(|info| info.logistics.as_ref()).and_then(|logistics| logistics.pickup_details.as_ref());
    if pickup.is_none() {
        return Err(ApiError::bad_request("ORDER_IS_NOT_PICKED_UP", "The order is sent, not picked up"));
    }
    history::mail(writing, order, Mail::ReadyForPickup, Some(OrderActivityType::PickupReadyEmailSent))
}
