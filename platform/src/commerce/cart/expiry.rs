//! Carts that nobody touches do not last.

use super::stored::{OwnedCart, StoredCart};
use super::{record, repo};
use crate::base::access::Subject;
use crate::base::clock::{Millis, seconds};
use crate::base::error::ApiError;
use crate::base::state::Shop;
use crate::commerce::cart::checkout;
use crate::site::{self, SiteSettings};
use rusqlite::Connection;

const DAY: Millis = seconds(86_400);

/// Until when an untouched cart lasts.
fn end(owner: &str, updated: Millis, settings: &SiteSettings) -> Millis {
    let days = if owner.starts_with("member:") { settings.member_cart_days } else { settings.visitor_cart_days };
    updated.saturating_add(DAY.saturating_mul(i64::from(days)))
}

/// Reads a subject's cart; none if it has expired.
pub(crate) fn find(shop: &Shop, connection: &Connection, owner: &Subject) -> Result<Option<StoredCart>, ApiError> {
    let Some(cart) = repo::find_current(connection, owner)? else {
        return Ok(None);
    };
    let settings = site::read_settings(connection)?;
    let lasts = shop.clock.now() < end(&owner.key(), cart.updated, &settings);
    Ok(lasts.then_some(cart))
}

/// Reads a cart by its id; none if it has expired.
pub(crate) fn find_by_id(shop: &Shop, connection: &Connection, id: &str) -> Result<Option<OwnedCart>, ApiError> {
    let Some(owned) = repo::find_by_id(connection, id)? else {
        return Ok(None);
    };
    let settings = site::read_settings(connection)?;
    let lasts = shop.clock.now() < end(&owned.owner, owned.cart.updated, &settings);
    Ok(lasts.then_some(owned))
}

/// Ends a subject's cart if it has expired, so that another can be started.
pub(crate) fn end_expired(shop: &Shop, connection: &Connection, owner: &Subject) -> Result<(), ApiError> {
    let expired = find(shop, connection, owner)?.is_none();
    match repo::find_current(connection, owner)? {
        Some(cart) if expired => end_cart(shop, connection, &OwnedCart { owner: owner.key(), is_current: true, cart }),
        _ => Ok(()),
    }
}

/// Records the checkouts that were left, and ends the carts that have expired, each in a transaction of its own.
pub(crate) fn sweep(shop: &Shop) -> Result<(), ApiError> {
    for id in shop.db.read(|connection| checkout::left(shop, connection))? {
        let recorded = shop.db.write(|transaction| checkout::record_abandoned(shop, transaction, &id));
        if let Err(error) = recorded {
            tracing::error!(%error, id, "a checkout that was left could not be recorded");
        }
    }
    for id in shop.db.read(|connection| expired(shop, connection))? {
        let ended = shop.db.write(|transaction| {
            // The cart may have changed since it was found.
            match repo::find_by_id(transaction, &id)? {
                Some(owned) if is_expired(shop, transaction, &owned)? => record::delete(shop, transaction, &owned),
                _ => Ok(()),
            }
        });
        if let Err(error) = ended {
            tracing::error!(%error, id, "a cart that has expired could not be ended");
        }
    }
    Ok(())
}

/// The carts that have expired.
fn expired(shop: &Shop, connection: &Connection) -> Result<Vec<String>, ApiError> {
    let now = shop.clock.now();
    let settings = site::read_settings(connection)?;
    let moment = |days: u32| now.saturating_sub(DAY.saturating_mul(i64::from(days)));
    repo::untouched_since(connection, moment(settings.member_cart_days), moment(settings.visitor_cart_days))
}

fn is_expired(shop: &Shop, connection: &Connection, owned: &OwnedCart) -> Result<bool, ApiError> {
    let settings = site::read_settings(connection)?;
    Ok(shop.clock.now() >= end(&owned.owner, owned.cart.updated, &settings))
}

/// Ends a cart. Its checkout, where it was left, counts as left before; those of others are the background's work.
fn end_cart(shop: &Shop, connection: &Connection, owned: &OwnedCart) -> Result<(), ApiError> {
    if let Some(id) = checkout::left_of_cart(shop, connection, &owned.cart.id)? {
        checkout::record_abandoned(shop, connection, &id)?;
    }
    record::delete(shop, connection, owned)
}
