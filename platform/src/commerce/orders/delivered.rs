//! Deliveries without a parcel once an order is paid: files and gift cards.

use super::record::{self, Record};
use super::{downloads, gift_cards};
use crate::base::error::ApiError;
use crate::base::state::Shop;
use cartwright::resources::orders::{OrderStatus, PaymentStatus};
use rusqlite::Connection;
use serde_json::json;

/// Approves an order that waited for its payment, and sends what it holds that needs no parcel. The order is still to
/// be saved.
pub(crate) fn after_payment(connection: &Connection, shop: &Shop, order: &mut Record) -> Result<(), ApiError> {
    if order.order.payment_status != Some(PaymentStatus::Paid) {
        return Ok(());
    }
    if order.order.status == Some(OrderStatus::Initialized) {
        order.order.status = Some(OrderStatus::Approved);
        record::publish_action(connection, shop.clock.now(), order, "approved", json!({}))?;
    }
    downloads::send(connection, shop, order)?;
    gift_cards::issue(connection, shop, order)
}
