//! The rows of payment attempts, prepared payments, charges, and uses of gift cards and memberships.

use crate::commerce::shown_totals::Shown;
use base::{Millis, Result, Statements};
use rusqlite::Connection;
use rust_decimal::Decimal;
use serde_json::{Value, json};

/// Selects the attempts whose bank answer is due.
pub const DUE: &str =
    "SELECT transaction_id FROM payment_attempts WHERE answers_at <= ?1 ORDER BY answers_at LIMIT 500";

/// All attempts, oldest first, for tests.
pub fn attempts(connection: &Connection) -> Result<Vec<Value>> {
    connection.rows(
        "SELECT transaction_id, checkout, order_number, charge, state FROM payment_attempts ORDER BY created",
        [],
        |row| {
            Ok(json!({
                "transactionId": row.get::<_, String>(0)?,
                "checkoutId": row.get::<_, String>(1)?,
                "orderNumber": row.get::<_, Option<i64>>(2)?,
                "amount": row.get::<_, String>(3)?,
                "state": row.get::<_, String>(4)?,
            }))
        },
    )
}

/// The attempts whose bank answer is due.
pub fn due(connection: &Connection, now: Millis) -> Result<Vec<String>> {
    connection.rows(DUE, [now], |row| row.get(0))
}

/// Selects a checkout's unanswered charges since a moment.
pub const UNANSWERED: &str =
    "SELECT 1 FROM payment_attempts WHERE checkout = ?1 AND state = 'UNANSWERED' AND created > ?2";

/// Whether a checkout has an unanswered charge since a moment.
pub(super) fn has_unanswered(connection: &Connection, checkout: &str, since: Millis) -> Result<bool> {
    connection.has(UNANSWERED, (checkout, since))
}

/// Inserts an attempt, with the time of the bank's answer, if it calls back.
pub(super) fn insert_attempt(
    connection: &Connection,
    now: Millis,
    attempt: &Attempt<'_>,
    answers_at: Option<Millis>,
) -> Result<()> {
    connection.run(
        "INSERT INTO payment_attempts
                 (transaction_id, checkout, order_number, amount, charge, card, state, answers_at, created)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        (
            attempt.transaction,
            attempt.checkout,
            attempt.order,
            attempt.shown.total.to_string(),
            attempt.shown.to_charge.to_string(),
            attempt.last_four,
            attempt.state.as_str(),
            answers_at,
            now,
        ),
    )
}

pub(super) struct AttemptRow {
    pub(super) checkout: String,
    pub(super) order: Option<i64>,
    pub(super) amount: String,
    pub(super) charge: String,
    pub(super) card: String,
    pub(super) state: String,
}

pub(super) fn attempt(connection: &Connection, transaction: &str) -> Result<Option<AttemptRow>> {
    connection.row(
        "SELECT checkout, order_number, amount, charge, card, state FROM payment_attempts WHERE transaction_id = ?1",
        [transaction],
        |row| {
            Ok(AttemptRow {
                checkout: row.get(0)?,
                order: row.get(1)?,
                amount: row.get(2)?,
                charge: row.get(3)?,
                card: row.get(4)?,
                state: row.get(5)?,
            })
        },
    )
}

/// Sets the time of the bank's answer.
pub(super) fn set_answer_time(connection: &Connection, transaction: &str, moment: Millis) -> Result<()> {
    connection.run("UPDATE payment_attempts SET answers_at = ?2 WHERE transaction_id = ?1", (transaction, moment))
}

/// Marks an attempt as answered, with a new state if given.
pub(super) fn set_state(connection: &Connection, transaction: &str, state: Option<&str>) -> Result<()> {
    connection.run(
        "UPDATE payment_attempts SET state = ifnull(?2, state), answers_at = NULL WHERE transaction_id = ?1",
        (transaction, state),
    )
}

/// Inserts an order's use of a gift card, in the currency's smallest unit.
pub(super) fn insert_gift_card_use(connection: &Connection, card: &str, order: i64, amount: i64) -> Result<()> {
    connection
        .run("INSERT INTO gift_card_uses (gift_card, order_number, amount) VALUES (?1, ?2, ?3)", (card, order, amount))
}

/// Inserts an order's use of a membership, in credits.
pub(super) fn insert_membership_use(connection: &Connection, membership: &str, order: i64, credits: i64) -> Result<()> {
    connection.run(
        "INSERT INTO membership_uses (membership, order_number, credits) VALUES (?1, ?2, ?3)",
        (membership, order, credits),
    )
}

/// Deletes an order's uses of memberships; returns membership and credits of each.
pub(super) fn delete_membership_uses(connection: &Connection, order: i64) -> Result<Vec<(String, i64)>> {
    connection.rows(
        "DELETE FROM membership_uses WHERE order_number = ?1 RETURNING membership, credits",
        [order],
        |row| Ok((row.get(0)?, row.get(1)?)),
    )
}

/// Inserts the payments that were made under an idempotency key.
pub(super) fn insert_charge(connection: &Connection, key: &str, order: i64, payments: &[String]) -> Result<()> {
    connection.run(
        "INSERT INTO charge_keys (key, order_number, payments) VALUES (?1, ?2, ?3)",
        (key, order, serde_json::to_string(payments)?),
    )
}

/// An order's payments under an idempotency key.
pub(super) fn charge(connection: &Connection, key: &str, order: i64) -> Result<Option<Vec<String>>> {
    let payments: Option<String> = connection.row(
        "SELECT payments FROM charge_keys WHERE key = ?1 AND order_number = ?2",
        (key, order),
        |row| row.get(0),
    )?;
    Ok(payments.map(|payments| serde_json::from_str(&payments)).transpose()?)
}

/// Inserts a prepared payment, or updates its amount.
pub(super) fn save_collection(
    connection: &Connection,
    id: &str,
    order: i64,
    amount: Decimal,
    hold: Option<&str>,
) -> Result<()> {
    connection.run(
        "INSERT INTO payment_collections (id, order_number, amount, hold) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (id) DO UPDATE SET amount = excluded.amount, hold = excluded.hold
         WHERE order_number = excluded.order_number",
        (id, order, amount.to_string(), hold),
    )
}

/// Marks a prepared payment as requested from the buyer; returns its amount.
pub(super) fn set_requested(connection: &Connection, id: &str, order: i64, now: Millis) -> Result<Option<Decimal>> {
    let amount: Option<String> = connection.row(
        "UPDATE payment_collections SET requested = ?3 WHERE id = ?1 AND order_number = ?2 RETURNING amount",
        (id, order, now),
        |row| row.get(0),
    )?;
    Ok(amount.map(|amount| amount.parse().unwrap_or_default()))
}

/// The id and amount of the order's last requested and unpaid payment.
pub(super) fn requested(connection: &Connection, order: i64) -> Result<Option<(String, Decimal)>> {
    let newest = "SELECT id, amount FROM payment_collections
         WHERE order_number = ?1 AND requested IS NOT NULL ORDER BY requested DESC LIMIT 1";
    let found: Option<(String, String)> = connection.row(newest, [order], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(found.map(|(id, amount)| (id, amount.parse().unwrap_or_default())))
}

/// A prepared payment: order number, amount, and hold.
type Collection = (i64, String, Option<String>);

/// Deletes a prepared payment and returns it.
pub(super) fn take_collection(connection: &Connection, id: &str) -> Result<Option<Collection>> {
    connection.row("DELETE FROM payment_collections WHERE id = ?1 RETURNING order_number, amount, hold", [id], |row| {
        Ok((row.get(0)?, row.get(1)?, row.get(2)?))
    })
}

/// Removes what an order's payments have left: attempts, keys of charges, and collections under way.
pub(super) fn delete_attempts(connection: &Connection, order: i64) -> Result<()> {
    connection.run("DELETE FROM payment_attempts WHERE order_number = ?1", [order])?;
    connection.run("DELETE FROM charge_keys WHERE order_number = ?1", [order])?;
    connection.run("DELETE FROM payment_collections WHERE order_number = ?1", [order])
}

/// The state of an attempt to pay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AttemptState {
    Approved,
    Authorized,
    Pending,
    Unanswered,
    Declined,
    /// Voided: the order was paid otherwise or could not be placed.
    Voided,
}

/// A payment attempt to insert.
#[derive(Debug)]
pub(super) struct Attempt<'a> {
    pub(super) transaction: &'a str,
    pub(super) checkout: &'a str,
    pub(super) order: Option<i64>,
    pub(super) shown: Shown,
    pub(super) last_four: &'a str,
    pub(super) state: AttemptState,
    pub(super) calls_back: bool,
}
