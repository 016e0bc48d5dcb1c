//! The rows of carts.

use super::stored::{OwnedCart, StoredCart};
use crate::base::access::Subject;
use crate::base::clock::Millis;
use crate::base::error::ApiError;
use axum::http::StatusCode;
use rusqlite::{Connection, OptionalExtension, Row};

const COLUMNS: &str = "SELECT owner, is_current, body FROM carts";

fn columns(row: &Row<'_>) -> rusqlite::Result<(String, bool, String)> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?))
}

fn owned((owner, is_current, body): (String, bool, String)) -> Result<OwnedCart, ApiError> {
    Ok(OwnedCart { owner, is_current, cart: serde_json::from_str(&body)? })
}

/// Reads a subject's current cart, expired or not.
pub(super) fn find_current(connection: &Connection, owner: &Subject) -> Result<Option<StoredCart>, ApiError> {
    let found = connection
        .prepare_cached(&format!("{COLUMNS} WHERE owner = ?1 AND is_current"))?
        .query_row([owner.key()], columns)
        .optional()?;
    Ok(found.map(owned).transpose()?.map(|owned| owned.cart))
}

/// Reads a cart by its id, expired or not.
pub(crate) fn find_by_id(connection: &Connection, id: &str) -> Result<Option<OwnedCart>, ApiError> {
    let found = connection.prepare_cached(&format!("{COLUMNS} WHERE id = ?1"))?.query_row([id], columns).optional()?;
    found.map(owned).transpose()
}

/// The ids of a subject's carts.
pub(super) fn ids_of(connection: &Connection, owner: &Subject) -> Result<Vec<String>, ApiError> {
    let mut statement = connection.prepare_cached("SELECT id FROM carts WHERE owner = ?1")?;
    let ids = statement.query_map([owner.key()], |row| row.get(0))?;
    Ok(ids.collect::<rusqlite::Result<_>>()?)
}

/// Selects the carts of members that nobody has touched since one moment, and those of others since another.
pub(crate) const EXPIRED: &str = "SELECT id FROM carts WHERE substr(owner, 1, 7) = 'member:' AND updated <= ?1
     UNION ALL SELECT id FROM carts WHERE substr(owner, 1, 7) <> 'member:' AND updated <= ?2
     LIMIT 500";

/// The ids of members' carts that nobody has touched since one moment, and of others' since another.
pub(super) fn untouched_since(
    connection: &Connection,
    members: Millis,
    others: Millis,
) -> Result<Vec<String>, ApiError> {
    let mut statement = connection.prepare_cached(EXPIRED)?;
    let ids = statement.query_map([members, others], |row| row.get(0))?;
    Ok(ids.collect::<rusqlite::Result<_>>()?)
}

/// Whether a cart `?2` would be one too many of its owner `?1`.
pub(crate) const IS_FULL: &str = "SELECT count(*) >= ?3 AND NOT EXISTS (SELECT 1 FROM carts WHERE id = ?2)
     FROM carts WHERE owner = ?1";

/// The maximum of carts that one visitor or member has at a time.
const MAX_CARTS: usize = 100;
/// The maximum size of all carts of one visitor or member, in bytes.
const MAX_BYTES: usize = 512 * 1024;

/// The size of the other carts of an owner.
pub(crate) const OTHER_BYTES: &str =
    "SELECT coalesce(sum(octet_length(body)), 0) FROM carts WHERE owner = ?1 AND id <> ?2";

/// Refuses a cart that its owner's carts leave no room for.
pub(super) fn check_room(connection: &Connection, owned: &OwnedCart) -> Result<(), ApiError> {
    if owned.owner == Subject::Site.key() {
        return Ok(());
    }
    let others: usize =
        connection.prepare_cached(OTHER_BYTES)?.query_row((&owned.owner, &owned.cart.id), |row| row.get(0))?;
    if others + serde_json::to_string(&owned.cart)?.len() <= MAX_BYTES {
        return Ok(());
    }
    Err(ApiError::application(
        StatusCode::PRECONDITION_REQUIRED,
        "CARTS_LIMIT_EXCEEDED",
        format!("The carts of a visitor or member have at most {MAX_BYTES} bytes in all: delete some"),
    ))
}

/// Writes a cart, its revision one higher.
pub(super) fn save(connection: &Connection, owned: &mut OwnedCart, now: Millis) -> Result<(), ApiError> {
    let is_full: bool =
        connection.prepare_cached(IS_FULL)?.query_row((&owned.owner, &owned.cart.id, MAX_CARTS), |row| row.get(0))?;
    if is_full && owned.owner != Subject::Site.key() {
        return Err(ApiError::application(
            StatusCode::PRECONDITION_REQUIRED,
            "CARTS_LIMIT_EXCEEDED",
            format!("A visitor or member has at most {MAX_CARTS} carts: delete some"),
        ));
    }
    let cart = &mut owned.cart;
    cart.updated = now;
    cart.revision += 1;
    connection
        .prepare_cached(
            "INSERT INTO carts (id, owner, is_current, updated, body) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, is_current = excluded.is_current,
                 updated = excluded.updated, body = excluded.body",
        )?
        .execute((&cart.id, &owned.owner, owned.is_current, now, serde_json::to_string(cart)?))?;
    Ok(())
}

/// Deletes a cart. False if there was none.
pub(super) fn delete(connection: &Connection, id: &str) -> Result<bool, ApiError> {
    let deleted = connection.prepare_cached("DELETE FROM carts WHERE id = ?1")?.execute([id])?;
    Ok(deleted > 0)
}

/// Makes the carts of a visitor that are not current, and the open checkouts, a member's.
pub(super) fn hand_over(connection: &Connection, visitor: &Subject, member: &Subject) -> Result<(), ApiError> {
    for sql in [
        "UPDATE checkouts SET owner = ?2 WHERE owner = ?1 AND order_number IS NULL",
        "UPDATE carts SET owner = ?2 WHERE owner = ?1 AND NOT is_current",
    ] {
        connection.prepare_cached(sql)?.execute((visitor.key(), member.key()))?;
    }
    Ok(())
}

/// The email address of a member.
pub(crate) fn member_email(connection: &Connection, member: &str) -> Result<Option<String>, ApiError> {
    Ok(connection
        .prepare_cached("SELECT email FROM identities WHERE id = ?1")?
        .query_row([member], |row| row.get(0))
        .optional()?)
}
