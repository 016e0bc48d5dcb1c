//! Payments and refunds as they are kept: a row each, beside their order.

use crate::clock::{Millis, rfc3339};
use crate::error::ApiError;
use crate::secret;
use cartwright::resources::order_transactions::{Payment, PaymentStatus, Refund};
use cartwright::resources::orders::Price;
use cartwright::types::Timestamp;
use rusqlite::Connection;
use serde::Serialize;
use serde::de::DeserializeOwned;

fn all<T: DeserializeOwned>(connection: &Connection, sql: &str, order: i64) -> Result<Vec<T>, ApiError> {
    connection
        .prepare_cached(sql)?
        .query_map([order], |row| row.get::<_, String>(0))?
        .map(|body| Ok(serde_json::from_str(&body?)?))
        .collect()
}

fn write(
    connection: &Connection,
    sql: &str,
    id: Option<&str>,
    order: i64,
    body: &impl Serialize,
) -> Result<(), ApiError> {
    connection
        .prepare_cached(sql)?
        .execute((id, order, serde_json::to_string(body)?))?;
    Ok(())
}

/// The payments of an order, in their order.
pub(crate) fn payments(connection: &Connection, order: i64) -> Result<Vec<Payment>, ApiError> {
    let sql = "SELECT body FROM payments WHERE order_number = ?1 ORDER BY position";
    all(connection, sql, order)
}

/// The refunds of an order, in their order.
pub(crate) fn refunds(connection: &Connection, order: i64) -> Result<Vec<Refund>, ApiError> {
    let sql = "SELECT body FROM refunds WHERE order_number = ?1 ORDER BY position";
    all(connection, sql, order)
}

/// Writes a payment, new or changed.
pub(crate) fn save_payment(connection: &Connection, order: i64, payment: &Payment) -> Result<(), ApiError> {
    let sql = "INSERT INTO payments (id, order_number, position, body)
               VALUES (?1, ?2, (SELECT count(*) FROM payments WHERE order_number = ?2), ?3)
               ON CONFLICT (id) DO UPDATE SET body = excluded.body";
    write(connection, sql, payment.id.as_deref(), order, payment)
}

/// Writes a refund, new or changed.
pub(crate) fn save_refund(connection: &Connection, order: i64, refund: &Refund) -> Result<(), ApiError> {
    let sql = "INSERT INTO refunds (id, order_number, position, body)
               VALUES (?1, ?2, (SELECT count(*) FROM refunds WHERE order_number = ?2), ?3)
               ON CONFLICT (id) DO UPDATE SET body = excluded.body";
    write(connection, sql, refund.id.as_deref(), order, refund)
}

/// A payment of an amount, as of now.
pub(crate) fn new_payment(now: Millis, amount: Price, status: PaymentStatus) -> Payment {
    let moment = Timestamp(rfc3339(now));
    Payment {
        id: Some(secret::new_id()),
        created_date: Some(moment.clone()),
        updated_date: Some(moment),
        amount: Some(amount),
        refund_disabled: Some(false),
        status: Some(status),
        ..Payment::default()
    }
}
