//! Finds checkouts by id or by cart.

use crate::commerce::cart::repo;
use crate::commerce::cart::stored::{OwnedCart, State, StoredCart};
use crate::commerce::shown_totals::{Agreed, ShownTotals};
use base::{ApiError, Call, Reading, Result};
use rusqlite::Connection;

pub(super) fn not_found(id: &str) -> ApiError {
    ApiError::not_found("CHECKOUT_NOT_FOUND", format!("There is no checkout {id}"))
}

/// Finds a checkout, open or ordered, if it exists.
pub(crate) fn find_any(connection: &Connection, id: &str) -> Result<Option<OwnedCart>> {
    Ok(repo::find(connection, id)?.filter(|owned| owned.state != State::Open))
}

/// Finds a checkout, open or ordered.
pub fn find(connection: &Connection, id: &str) -> Result<OwnedCart> {
    find_any(connection, id)?.ok_or_else(|| not_found(id))
}

/// Whether the caller is this owner, or the site's.
pub(super) fn may_see(call: &Call, owner: &str) -> bool {
    call.caller.is_owner() || call.caller.subject.key() == owner
}

/// Finds the caller's checkout by id. Another caller's is reported as missing.
pub fn find_own(connection: &Connection, call: &Call, id: &str) -> Result<OwnedCart> {
    find_any(connection, id)?.filter(|owned| may_see(call, &owned.owner)).ok_or_else(|| not_found(id))
}

/// Finds the newest checkout of a cart, if any.
pub fn find_by_cart(connection: &Connection, cart: &str) -> Result<Option<OwnedCart>> {
    repo::find_checkout_of(connection, cart)
}

/// Finds the open V1 checkout of a cart, if any.
pub fn find_open(connection: &Connection, cart: &StoredCart) -> Result<Option<OwnedCart>> {
    let Some(id) = &cart.checkout_id else {
        return Ok(None);
    };
    Ok(find_any(connection, id)?.filter(|owned| owned.state == State::Checkout))
}

/// The totals that a checkout's buyer saw last: from the last read, else from the last change.
pub fn last_shown(reading: &Reading<'_>, id: &str) -> Result<Option<Agreed>> {
    let shown = match reading.shop.states.of_content::<ShownTotals>().last(id) {
        None => repo::shown(reading, id)?,
        shown => shown,
    };
    Ok(shown.map(Agreed::by_answer))
}
