//! Carts that nobody touches do not last.

use super::record;
use super::stored::{self, OwnedCart, StoredCart};
use crate::access::Subject;
use crate::checkout;
use crate::clock::{Millis, seconds};
use crate::error::ApiError;
use crate::platform::Shop;
use crate::site::{self, SiteSettings};
use rusqlite::Connection;

const DAY: Millis = seconds(86_400);

/// Until when an untouched cart lasts.
fn end(owner: &str, updated: Millis, settings: &SiteSettings) -> Millis {
    let days = if owner.starts_with("member:") {
        settings.member_cart_days
    } else {
        settings.visitor_cart_days
    };
    updated.saturating_add(DAY.saturating_mul(i64::from(days)))
}

/// Reads a subject's cart; none if it has expired.
pub(crate) fn find(shop: &Shop, connection: &Connection, owner: &Subject) -> Result<Option<StoredCart>, ApiError> {
    let Some(cart) = stored::find_current(connection, owner)? else {
        return Ok(None);
    };
    let settings = site::read_settings(connection)?;
    let lasts = shop.clock.now() < end(&owner.key(), cart.updated, &settings);
    Ok(lasts.then_some(cart))
}

/// Reads a cart by its id; none if it has expired.
pub(crate) fn find_by_id(shop: &Shop, connection: &Connection, id: &str) -> Result<Option<OwnedCart>, ApiError> {
    let Some(owned) = stored::find_by_id(connection, id)? else {
        return Ok(None);
    };
    let settings = site::read_settings(connection)?;
    let lasts = shop.clock.now() < end(&owned.owner, owned.cart.updated, &settings);
    Ok(lasts.then_some(owned))
}

/// Ends a subject's cart if it has expired, so that another can be started.
pub(crate) fn end_expired(shop: &Shop, connection: &Connection, owner: &Subject) -> Result<(), ApiError> {
    let expired = find(shop, connection, owner)?.is_none();
    match stored::find_current(connection, owner)? {
        Some(cart) if expired => end_cart(
            shop,
            connection,
            &OwnedCart {
                owner: owner.key(),
                is_current: true,
                cart,
            },
        ),
        _ => Ok(()),
    }
}

/// Records the checkouts that were left, and ends the carts that have expired.
pub(crate) fn sweep(shop: &Shop) -> Result<(), ApiError> {
    // Mostly there is nothing to do, and then nothing is written.
    if shop.db.read(|connection| checkout::has_left(shop, connection))? {
        shop.db
            .write(|transaction| checkout::record_abandoned(shop, transaction))?;
    }
    if shop.db.read(|connection| expired(shop, connection))?.is_empty() {
        return Ok(());
    }
    shop.db.write(|transaction| {
        for owned in expired(shop, transaction)? {
            end_cart(shop, transaction, &owned)?;
        }
        Ok(())
    })
}

/// The carts that have expired.
fn expired(shop: &Shop, connection: &Connection) -> Result<Vec<OwnedCart>, ApiError> {
    let now = shop.clock.now();
    let settings = site::read_settings(connection)?;
    let shortest = settings.visitor_cart_days.min(settings.member_cart_days);
    let moment = now.saturating_sub(DAY.saturating_mul(i64::from(shortest)));
    let mut untouched = stored::untouched_since(connection, moment)?;
    untouched.retain(|owned| now >= end(&owned.owner, owned.cart.updated, &settings));
    Ok(untouched)
}

/// Ends a cart. A checkout that was made of it counts as left before.
fn end_cart(shop: &Shop, connection: &Connection, owned: &OwnedCart) -> Result<(), ApiError> {
    checkout::record_abandoned(shop, connection)?;
    record::delete(shop, connection, owned)
}
