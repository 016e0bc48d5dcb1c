//! The rows of carts, checkouts and abandoned checkouts.

use super::stored::{OwnedCart, State};
use crate::commerce::shown_totals::Shown;
use axum::http::StatusCode;
use base::{ApiError, Millis, Result, Statements, access::Subject, db::row_of, query::Page};
use rusqlite::{Connection, Params, Row};

const COLUMNS: &str = "SELECT id, owner, is_current, state, order_number, updated, body FROM carts";

type Columns = (String, String, bool, String, Option<i64>, Millis, String);

fn columns(row: &Row<'_>) -> rusqlite::Result<Columns> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?, row.get(5)?, row.get(6)?))
}

fn one(connection: &Connection, condition: &str, values: impl Params) -> Result<Option<OwnedCart>> {
    let sql = format!("{COLUMNS} WHERE {condition}");
    let found = connection.row(&sql, values, columns)?;
    let Some((id, owner, is_current, state, order, touched, body)) = found else {
        return Ok(None);
    };
    let state = match order {
        Some(number) => State::Ordered(number),
        None if state == "CHECKOUT" => State::Checkout,
        None => State::Open,
    };
    Ok(Some(OwnedCart { id, owner, is_current, state, touched, cart: serde_json::from_str(&body)? }))
}

/// Finds a subject's current cart, expired or not.
pub(super) fn find_current(connection: &Connection, owner: &Subject) -> Result<Option<OwnedCart>> {
    one(connection, "owner = ?1 AND is_current", [owner.key()])
}

/// Finds a cart or checkout by id, expired or not.
pub(super) fn find(connection: &Connection, id: &str) -> Result<Option<OwnedCart>> {
    one(connection, "id = ?1", [id])
}

/// Counts the filled carts and the ordered carts that changed since a moment.
pub(super) fn outcomes_since(connection: &Connection, since: Millis) -> Result<(i64, i64)> {
    let sql = "SELECT count(*), coalesce(sum(is_ordered), 0) FROM (
        SELECT max(state = 'ORDERED') AS is_ordered FROM carts
        WHERE updated >= ?1 AND json_array_length(body, '$.lines') > 0 GROUP BY cart)";
    Ok(connection.row(sql, [since], |row| Ok((row.get(0)?, row.get(1)?)))?.unwrap_or_default())
}

/// Finds the newest checkout of a cart.
pub(super) fn find_checkout_of(connection: &Connection, cart: &str) -> Result<Option<OwnedCart>> {
    one(connection, "cart = ?1 AND state <> 'OPEN' ORDER BY updated DESC LIMIT 1", [cart])
}

/// Selects a subject's carts.
pub const IDS_OF: &str = "SELECT id FROM carts WHERE owner = ?1 AND id = cart AND state <> 'ORDERED'";

pub(super) fn ids_of(connection: &Connection, owner: &Subject) -> Result<Vec<String>> {
    ids(connection, IDS_OF, [owner.key()])
}

fn ids(connection: &Connection, sql: &str, values: impl Params) -> Result<Vec<String>> {
    connection.rows(sql, values, |row| row.get(0))
}

/// Selects carts unchanged since a moment: `?1` for members, `?2` for others.
pub const EXPIRED: &str = "SELECT id FROM carts
         WHERE substr(owner, 1, 7) = 'member:' AND id = cart AND state <> 'ORDERED' AND updated <= ?1
     UNION ALL SELECT id FROM carts
         WHERE substr(owner, 1, 7) <> 'member:' AND id = cart AND state <> 'ORDERED' AND updated <= ?2
     LIMIT 500";

/// The ids of carts unchanged since a moment, which differs for members and others.
pub(super) fn untouched_since(connection: &Connection, members: Millis, others: Millis) -> Result<Vec<String>> {
    ids(connection, EXPIRED, (members, others))
}

/// Selects open checkouts unchanged since a moment and not recorded as abandoned.
pub const LEFT_SINCE: &str =
    "SELECT id FROM carts WHERE state = 'CHECKOUT' AND NOT is_left AND updated < ?1 ORDER BY updated LIMIT 500";

/// The ids of open checkouts unchanged since a moment and not recorded as abandoned.
pub(super) fn left_since(connection: &Connection, moment: Millis) -> Result<Vec<String>> {
    ids(connection, LEFT_SINCE, [moment])
}

/// Selects a cart's open checkout if unchanged since a moment and not recorded as abandoned.
pub const LEFT_OF_CART: &str = "SELECT id FROM carts
     WHERE cart = ?2 AND state <> 'OPEN' AND state = 'CHECKOUT' AND NOT is_left AND updated < ?1 LIMIT 1";

/// The id of a cart's open checkout if unchanged since a moment and not recorded as abandoned.
pub(super) fn left_of_cart(connection: &Connection, moment: Millis, cart: &str) -> Result<Option<String>> {
    Ok(ids(connection, LEFT_OF_CART, (moment, cart))?.pop())
}

/// Selects the number and size of an owner's other carts, or other open V1 checkouts.
pub const OTHERS: &str = "SELECT count(*), coalesce(sum(octet_length(body)), 0) FROM carts
     WHERE owner = ?1 AND state <> 'ORDERED' AND id <> ?2 AND (id <> cart) = ?3";

/// The maximum of carts, and of open V1 checkouts, of one visitor or member.
const MAX_CARTS: usize = 100;
/// The maximum size of all carts, and of all open V1 checkouts, of one visitor or member, in bytes.
const MAX_BYTES: usize = 512 * 1024;

fn check_room(connection: &Connection, owned: &OwnedCart, size: Option<usize>) -> Result<()> {
    if owned.owner == Subject::Site.key() || owned.order_number().is_some() {
        return Ok(());
    }
    let (code, name) = match owned.is_snapshot() {
        true => ("CHECKOUTS_LIMIT_EXCEEDED", "open checkouts"),
        false => ("CARTS_LIMIT_EXCEEDED", "carts"),
    };
    let (count, bytes): (usize, usize) = connection
        .prepare_cached(OTHERS)?
        .query_row((&owned.owner, &owned.id, owned.is_snapshot()), |row| Ok((row.get(0)?, row.get(1)?)))?;
    let refuse = |text| Err(ApiError::application(StatusCode::PRECONDITION_REQUIRED, code, text));
    if owned.cart.revision == 1 && count >= MAX_CARTS {
        return refuse(format!("A visitor or member has at most {MAX_CARTS} {name}: delete some"));
    }
    if size.is_some_and(|size| bytes + size > MAX_BYTES) {
        return refuse(format!("The {name} of a visitor or member have at most {MAX_BYTES} bytes in all: delete some"));
    }
    Ok(())
}

/// Saves a cart and the totals that its checkout shows. Refuses one beyond its owner's limits;
/// `any_size` waives the size limit.
pub(super) fn save(connection: &Connection, owned: &OwnedCart, shown: Option<Shown>, any_size: bool) -> Result<()> {
    let body = serde_json::to_string(&owned.cart)?;
    check_room(connection, owned, (!any_size).then_some(body.len()))?;
    let state = match owned.state {
        State::Open => "OPEN",
        State::Checkout => "CHECKOUT",
        State::Ordered(_) => "ORDERED",
    };
    connection.run(
        "INSERT INTO carts
             (id, cart, owner, state, is_current, order_number, updated, shown_total, shown_charge, body)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
         ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, state = excluded.state,
             is_current = excluded.is_current, order_number = excluded.order_number, updated = excluded.updated,
             shown_total = excluded.shown_total, shown_charge = excluded.shown_charge, body = excluded.body",
        (
            &owned.id,
            &owned.cart.id,
            &owned.owner,
            state,
            owned.is_current,
            owned.order_number(),
            owned.touched,
            shown.map(|shown| shown.total.to_string()),
            shown.map(|shown| shown.to_charge.to_string()),
            body,
        ),
    )
}

/// Sets the time of a checkout's last visit.
pub(super) fn touch(connection: &Connection, id: &str, now: Millis) -> Result<()> {
    connection.run("UPDATE carts SET updated = ?2 WHERE id = ?1", (id, now))
}

/// The totals that a checkout showed at its last change.
pub(super) fn shown(connection: &Connection, id: &str) -> Result<Option<Shown>> {
    let amounts: Option<(Option<String>, Option<String>)> =
        connection.row("SELECT shown_total, shown_charge FROM carts WHERE id = ?1", [id], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })?;
    let (total, to_charge) = amounts.unwrap_or_default();
    let amount = |text: Option<String>| text.and_then(|text| text.parse().ok());
    Ok(amount(total).zip(amount(to_charge)).map(|(total, to_charge)| Shown { total, to_charge }))
}

/// Marks a checkout as abandoned.
pub(super) fn set_left(connection: &Connection, id: &str) -> Result<()> {
    connection.run("UPDATE carts SET is_left = 1 WHERE id = ?1", [id])
}

/// Deletes a cart. False if it did not exist.
pub(super) fn delete(connection: &Connection, id: &str) -> Result<bool> {
    let deleted = connection.changed("DELETE FROM carts WHERE id = ?1", [id])?;
    Ok(deleted > 0)
}

/// Transfers a visitor's open checkouts and carts, except the current one, to a member.
pub const HAND_OVER: &str = "UPDATE carts SET owner = ?2 WHERE owner = ?1 AND state <> 'ORDERED' AND NOT is_current";

pub(super) fn hand_over(connection: &Connection, visitor: &Subject, member: &Subject) -> Result<()> {
    connection.run(HAND_OVER, (visitor.key(), member.key()))
}

/// Inserts an abandoned checkout. False if already recorded.
pub(super) fn insert_abandoned(connection: &Connection, id: &str, checkout: &str, now: Millis) -> Result<bool> {
    let inserted = connection.changed(
        "INSERT OR IGNORE INTO abandoned_checkouts (id, checkout, created) VALUES (?1, ?2, ?3)",
        (id, checkout, now),
    )?;
    Ok(inserted > 0)
}

/// A checkout that was abandoned.
pub(super) struct Abandoned {
    pub(super) id: String,
    pub(super) checkout: String,
    pub(super) created: Millis,
    pub(super) recovered: Option<Millis>,
    pub(super) reminded: Option<Millis>,
}

/// Abandoned checkouts, latest first.
pub(super) fn abandoned(connection: &Connection, page: Page) -> Result<Vec<Abandoned>> {
    connection.rows(
        "SELECT id, checkout, created, recovered, reminded FROM abandoned_checkouts
         ORDER BY created DESC, id LIMIT ?1 OFFSET ?2",
        (page.limit, page.offset),
        row_of!(Abandoned: id, checkout, created, recovered, reminded),
    )
}

/// Selects the checkouts abandoned in a span and unchanged since a moment, whose buyers can be reminded and have not
/// been; those of an owner, and those whose buyer has ordered since, are left out.
pub const TO_REMIND: &str = "SELECT a.id FROM abandoned_checkouts AS a JOIN carts AS c ON c.id = a.checkout
     WHERE a.created > ?1 AND a.created <= ?2 AND a.reminded IS NULL AND a.recovered IS NULL
         AND c.state = 'CHECKOUT' AND c.updated <= ?3 AND c.owner <> ?4 AND c.body ->> '$.email' <> ''
         AND NOT EXISTS (SELECT 1 FROM orders AS o WHERE o.email = folded(c.body ->> '$.email') AND o.created > c.updated)
     LIMIT 500";

/// The ids of buyers' checkouts that were abandoned in a span and are unchanged since a moment, if a buyer can be
/// reminded and has not been.
pub(super) fn to_remind(
    connection: &Connection,
    (after, until): (Millis, Millis),
    unchanged_since: Millis,
) -> Result<Vec<String>> {
    ids(connection, TO_REMIND, (after, until, unchanged_since, Subject::Site.key()))
}

/// An abandoned checkout that its buyer has not completed: the checkout's id, and the time of its reminder.
pub(super) fn open_abandoned(connection: &Connection, id: &str) -> Result<Option<(String, Option<Millis>)>> {
    let sql = "SELECT checkout, reminded FROM abandoned_checkouts WHERE id = ?1 AND recovered IS NULL";
    connection.row(sql, [id], |row| row.try_into())
}

/// Sets the time of an abandoned checkout's reminder.
pub(super) fn set_reminded(connection: &Connection, id: &str, now: Millis) -> Result<()> {
    connection.run("UPDATE abandoned_checkouts SET reminded = ?2 WHERE id = ?1", (id, now))
}

/// Sets the time of an abandoned checkout's recovery; returns its id and when it was abandoned.
pub(super) fn set_recovered(connection: &Connection, checkout: &str, now: Millis) -> Result<Option<(String, Millis)>> {
    connection.row(
        "UPDATE abandoned_checkouts SET recovered = ?2 WHERE checkout = ?1 AND recovered IS NULL
         RETURNING id, created",
        (checkout, now),
        |row| Ok((row.get(0)?, row.get(1)?)),
    )
}
