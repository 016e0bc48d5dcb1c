//! The rows of payments and refunds.

use base::{Result, Statements, db::json};
use cartwright::resources::order_transactions::{Payment, Refund};
use rusqlite::Connection;
use serde::{Serialize, de::DeserializeOwned};

fn all<T: DeserializeOwned>(connection: &Connection, sql: &str, order: i64) -> Result<Vec<T>> {
    connection.rows(sql, [order], |row| json(row, 0))
}

fn write(connection: &Connection, sql: &str, id: Option<&str>, order: i64, body: &impl Serialize) -> Result<()> {
    connection.run(sql, (id, order, serde_json::to_string(body)?))
}

pub(crate) fn payments(connection: &Connection, order: i64) -> Result<Vec<Payment>> {
    let sql = "SELECT body FROM payments WHERE order_number = ?1 ORDER BY position";
    all(connection, sql, order)
}

pub(crate) fn refunds(connection: &Connection, order: i64) -> Result<Vec<Refund>> {
    let sql = "SELECT body FROM refunds WHERE order_number = ?1 ORDER BY position";
    all(connection, sql, order)
}

/// Inserts or updates a payment.
pub(crate) fn save_payment(connection: &Connection, order: i64, payment: &Payment) -> Result<()> {
    let sql = "INSERT INTO payments (id, order_number, position, body)
               VALUES (?1, ?2, (SELECT count(*) FROM payments WHERE order_number = ?2), ?3)
               ON CONFLICT (id) DO UPDATE SET body = excluded.body";
    write(connection, sql, payment.id.as_deref(), order, payment)
}

/// Inserts or updates a refund.
pub(crate) fn save_refund(connection: &Connection, order: i64, refund: &Refund) -> Result<()> {
    let sql = "INSERT INTO refunds (id, order_number, position, body)
               VALUES (?1, ?2, (SELECT count(*) FROM refunds WHERE order_number = ?2), ?3)
               ON CONFLICT (id) DO UPDATE SET body = excluded.body";
    write(connection, sql, refund.id.as_deref(), order, refund)
}

/// Selects authorized payments whose scheduled capture or void is due, with the order's number.
pub const HELD_DUE: &str =
    "SELECT order_number, id, body ->> '$.regularPaymentDetails.authorizationDetails.scheduledAction.actionType'
     FROM payments
     WHERE body ->> '$.status' = 'AUTHORIZED'
         AND body ->> '$.regularPaymentDetails.authorizationDetails.scheduledAction.executionDate' <= ?1
     LIMIT 100";

/// The authorized payments whose scheduled action is due by a moment: order, payment and action.
pub(crate) fn held_due(connection: &Connection, moment: &str) -> Result<Vec<(i64, String, Option<String>)>> {
    connection.rows(HELD_DUE, [moment], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
}

/// Selects pending refunds made by a moment, with the order's number.
pub const PENDING_REFUNDS: &str = "SELECT order_number, id FROM refunds
     WHERE body ->> '$.summary.pending' AND body ->> '$.createdDate' <= ?1
     LIMIT 100";

/// The pending refunds made by a moment, with the order's number.
pub(super) fn pending_refunds(connection: &Connection, made_by: &str) -> Result<Vec<(i64, String)>> {
    connection.rows(PENDING_REFUNDS, [made_by], |row| Ok((row.get(0)?, row.get(1)?)))
}

/// Removes the payments and refunds of an order.
pub(crate) fn delete_all(connection: &Connection, order: i64) -> Result<()> {
    connection.run("DELETE FROM payments WHERE order_number = ?1", [order])?;
    connection.run("DELETE FROM refunds WHERE order_number = ?1", [order])
}
