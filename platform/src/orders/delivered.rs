//! What is delivered by itself once an order is paid: files and gift cards.

use super::record::Record;
use super::{downloads, gift_cards};
use crate::error::ApiError;
use crate::state::Shop;
use cartwright::resources::orders::PaymentStatus;
use rusqlite::Connection;

/// Sends what a paid order holds that needs no parcel. The order is still to be saved.
pub(crate) fn after_payment(connection: &Connection, shop: &Shop, order: &mut Record) -> Result<(), ApiError> {
    if order.order.payment_status != Some(PaymentStatus::Paid) {
        return Ok(());
    }
    downloads::send(connection, shop, order)?;
    gift_cards::issue(connection, shop, order)
}
