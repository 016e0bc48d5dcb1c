//! A visitor who logs in keeps what they chose.

use super::add;
use super::stored::{self, Source, StoredCart};
use crate::access::Subject;
use crate::catalog;
use crate::clock::Millis;
use crate::error::ApiError;
use rusqlite::Connection;

/// Makes a visitor's cart the member's: lines are joined, quantities of equal things added, as far as stock goes.
pub(crate) fn hand_over(
    connection: &Connection,
    now: Millis,
    visitor: &Subject,
    member: &Subject,
) -> Result<(), ApiError> {
    connection
        .prepare_cached("UPDATE checkouts SET owner = ?2 WHERE owner = ?1 AND order_number IS NULL")?
        .execute((visitor.key(), member.key()))?;
    let Some(from) = stored::find(connection, visitor)? else {
        return Ok(());
    };
    stored::delete(connection, &visitor.key())?;
    let mut into = match stored::find(connection, member)? {
        Some(into) => joined(connection, into, from)?,
        None => from,
    };
    stored::save(connection, member, &mut into, now)
}

fn joined(connection: &Connection, mut into: StoredCart, from: StoredCart) -> Result<StoredCart, ApiError> {
    for line in from.lines {
        let before = into.clone();
        let known = before.lines.iter().find(|known| known.source.joins(&line.source));
        let mut quantity = line.quantity.min(add::MOST_OF_ONE);
        if let Some(known) = known {
            let most = in_stock(connection, &line.source)?.unwrap_or(add::MOST_OF_ONE);
            // What the member had stays theirs, even if there are fewer now.
            quantity = (known.quantity + quantity).min(most).max(known.quantity) - known.quantity;
        }
        // A cart that is full keeps what it has: the login must not fail for it.
        if quantity > 0 && add::join(&mut into, line.source, quantity).is_err() {
            into = before;
        }
    }
    into.coupon = into.coupon.or(from.coupon);
    into.buyer_note = into.buyer_note.or(from.buyer_note);
    into.contact_info = into.contact_info.or(from.contact_info);
    Ok(into)
}

fn in_stock(connection: &Connection, source: &Source) -> Result<Option<i64>, ApiError> {
    let Source::Catalog { product, variant, .. } = source else {
        return Ok(None);
    };
    let item = catalog::find_item(connection, product)?;
    let variant = item.and_then(|item| item.variants.into_iter().find(|known| known.id == *variant));
    Ok(variant.and_then(|variant| variant.quantity))
}
