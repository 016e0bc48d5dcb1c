//! The rows of checkouts, and of those that were abandoned.

use super::stored::{Checkout, MAX_CUSTOM_FIELDS, StoredCheckout};
use crate::base::access::Subject;
use crate::base::clock::Millis;
use crate::base::error::ApiError;
use crate::base::shown_totals::Shown;
use crate::commerce::cart::{self, StoredCart};
use axum::http::StatusCode;
use rusqlite::{Connection, OptionalExtension, Row};

/// Selects checkouts, with the cart of each that has the same id: the cart is its own checkout then.
const COLUMNS: &str = "SELECT id, owner, order_number, body, (SELECT body FROM carts WHERE id = checkouts.id)
     FROM checkouts";

type Columns = (String, String, Option<i64>, String, Option<String>);

fn columns(row: &Row<'_>) -> rusqlite::Result<Columns> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?))
}

fn checkout((id, owner, order_number, body, cart): Columns) -> Result<Checkout, ApiError> {
    let mut body: StoredCheckout = serde_json::from_str(&body)?;
    if let Some(cart) = cart {
        body.cart = serde_json::from_str(&cart)?;
    }
    Ok(Checkout { id, owner, order_number, body })
}

/// Reads a checkout, if there is one.
pub(crate) fn find_any(connection: &Connection, id: &str) -> Result<Option<Checkout>, ApiError> {
    let found = connection.prepare_cached(&format!("{COLUMNS} WHERE id = ?1"))?.query_row([id], columns).optional()?;
    found.map(checkout).transpose()
}

/// Reads the open checkout that was made of a cart, if there is one.
pub(crate) fn find_open(connection: &Connection, cart: &StoredCart) -> Result<Option<StoredCheckout>, ApiError> {
    let Some(id) = &cart.checkout_id else {
        return Ok(None);
    };
    let open = find_any(connection, id)?.filter(Checkout::is_open);
    Ok(open.map(|checkout| checkout.body))
}

/// Reads the newest checkout of a cart, if there is one.
pub(crate) fn find_by_cart(connection: &Connection, cart: &str) -> Result<Option<Checkout>, ApiError> {
    let found = connection
        .prepare_cached(&format!("{COLUMNS} WHERE cart = ?1 ORDER BY updated DESC LIMIT 1"))?
        .query_row([cart], columns)
        .optional()?;
    found.map(checkout).transpose()
}

/// Reads a checkout.
pub(crate) fn find(connection: &Connection, id: &str) -> Result<Checkout, ApiError> {
    find_any(connection, id)?.ok_or_else(|| not_found(id))
}

pub(crate) fn not_found(id: &str) -> ApiError {
    ApiError::not_found("CHECKOUT_NOT_FOUND", format!("There is no checkout {id}"))
}

/// Selects the open checkouts that nobody has touched since a moment and that are not known to be left.
pub(crate) const LEFT_SINCE: &str =
    "SELECT id FROM checkouts WHERE order_number IS NULL AND NOT is_left AND updated < ?1 ORDER BY updated LIMIT 500";

/// Selects the open checkout of a cart that nobody has touched since a moment and that is not known to be left.
const LEFT_OF_CART: &str =
    "SELECT id FROM checkouts WHERE cart = ?2 AND order_number IS NULL AND NOT is_left AND updated < ?1 LIMIT 1";

/// The id of a cart's open checkout that nobody has touched since a moment and that is not known to be left.
pub(super) fn left_of_cart(connection: &Connection, moment: Millis, cart: &str) -> Result<Option<String>, ApiError> {
    let mut statement = connection.prepare_cached(LEFT_OF_CART)?;
    Ok(statement.query_row((moment, cart), |row| row.get(0)).optional()?)
}

/// The ids of open checkouts that nobody has touched since a moment and that are not known to be left.
pub(super) fn left_since(connection: &Connection, moment: Millis) -> Result<Vec<String>, ApiError> {
    let mut statement = connection.prepare_cached(LEFT_SINCE)?;
    let ids = statement.query_map([moment], |row| row.get(0))?;
    Ok(ids.collect::<rusqlite::Result<_>>()?)
}

/// Notes the order that a checkout became, and the checkout as it was then: its cart is gone afterwards.
pub(crate) fn set_ordered(connection: &Connection, checkout: &Checkout, order: i64) -> Result<(), ApiError> {
    connection.prepare_cached("UPDATE checkouts SET order_number = ?2, body = ?3 WHERE id = ?1")?.execute((
        &checkout.id,
        order,
        serde_json::to_string(&checkout.body)?,
    ))?;
    Ok(())
}

/// Stores the totals that a change has shown.
pub(super) fn set_shown(connection: &Connection, id: &str, shown: Shown) -> Result<(), ApiError> {
    connection.prepare_cached("UPDATE checkouts SET shown_total = ?2, shown_charge = ?3 WHERE id = ?1")?.execute((
        id,
        shown.total.to_string(),
        shown.to_charge.to_string(),
    ))?;
    Ok(())
}

/// The totals that the last change has shown.
pub(super) fn shown(connection: &Connection, id: &str) -> Result<Option<Shown>, ApiError> {
    let amounts: Option<(Option<String>, Option<String>)> = connection
        .prepare_cached("SELECT shown_total, shown_charge FROM checkouts WHERE id = ?1")?
        .query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let (total, to_charge) = amounts.unwrap_or_default();
    let amount = |text: Option<String>| text.and_then(|text| text.parse().ok());
    Ok(amount(total).zip(amount(to_charge)).map(|(total, to_charge)| Shown { total, to_charge }))
}

/// Notes that a checkout was left.
pub(super) fn set_left(connection: &Connection, id: &str) -> Result<(), ApiError> {
    connection.prepare_cached("UPDATE checkouts SET is_left = 1 WHERE id = ?1")?.execute([id])?;
    Ok(())
}

/// Whether a checkout `?2` would be one open too many of its owner `?1`.
pub(crate) const IS_FULL: &str = "SELECT count(*) >= ?3 AND NOT EXISTS (SELECT 1 FROM checkouts WHERE id = ?2)
     FROM checkouts WHERE owner = ?1 AND order_number IS NULL";

/// The maximum of open checkouts that one visitor or member has at a time.
const MAX_OPEN: usize = 100;
/// The maximum size of all open checkouts of one visitor or member, in bytes.
const MAX_BYTES: usize = 512 * 1024;

/// The size of the other open checkouts of an owner.
pub(crate) const OTHER_BYTES: &str =
    "SELECT coalesce(sum(octet_length(body)), 0) FROM checkouts WHERE owner = ?1 AND order_number IS NULL AND id <> ?2";

/// Writes a checkout.
pub(crate) fn save(connection: &Connection, checkout: &mut Checkout, now: Millis) -> Result<(), ApiError> {
    let is_full: bool =
        connection.prepare_cached(IS_FULL)?.query_row((&checkout.owner, &checkout.id, MAX_OPEN), |row| row.get(0))?;
    if is_full && checkout.owner != Subject::Site.key() {
        return Err(ApiError::application(
            StatusCode::PRECONDITION_REQUIRED,
            "CHECKOUTS_LIMIT_EXCEEDED",
            format!("A visitor or member has at most {MAX_OPEN} open checkouts"),
        ));
    }
    let body = &mut checkout.body;
    body.updated = now;
    cart::check_cart_size(&body.cart)?;
    let custom = (&body.custom_fields, &body.external_reference, &body.custom_content_reference);
    if serde_json::to_string(&custom)?.len() > MAX_CUSTOM_FIELDS {
        return Err(ApiError::bad_request(
            "CHECKOUT_TOO_LARGE",
            format!("The custom fields and references of a checkout have at most {MAX_CUSTOM_FIELDS} bytes in all"),
        ));
    }
    let written = serde_json::to_string(&body)?;
    let others: usize =
        connection.prepare_cached(OTHER_BYTES)?.query_row((&checkout.owner, &checkout.id), |row| row.get(0))?;
    if others + written.len() > MAX_BYTES && checkout.owner != Subject::Site.key() {
        return Err(ApiError::application(
            StatusCode::PRECONDITION_REQUIRED,
            "CHECKOUTS_LIMIT_EXCEEDED",
            format!("The open checkouts of a visitor or member have at most {MAX_BYTES} bytes in all"),
        ));
    }
    connection
        .prepare_cached(
            "INSERT INTO checkouts (id, cart, owner, updated, body) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (id) DO UPDATE SET body = excluded.body, updated = excluded.updated",
        )?
        .execute((&checkout.id, &checkout.body.cart.id, &checkout.owner, now, written))?;
    Ok(())
}

/// Writes an abandoned checkout. False if it is known already.
pub(super) fn insert_abandoned(
    connection: &Connection,
    id: &str,
    checkout: &str,
    now: Millis,
) -> Result<bool, ApiError> {
    let inserted = connection
        .prepare_cached("INSERT OR IGNORE INTO abandoned_checkouts (id, checkout, created) VALUES (?1, ?2, ?3)")?
        .execute((id, checkout, now))?;
    Ok(inserted > 0)
}

/// Notes that the buyer of an abandoned checkout came back, and gives its id and when it was abandoned.
pub(super) fn set_recovered(
    connection: &Connection,
    checkout: &str,
    now: Millis,
) -> Result<Option<(String, Millis)>, ApiError> {
    Ok(connection
        .prepare_cached(
            "UPDATE abandoned_checkouts SET recovered = ?2 WHERE checkout = ?1 AND recovered IS NULL
             RETURNING id, created",
        )?
        .query_row((checkout, now), |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?)
}
