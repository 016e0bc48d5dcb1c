//! A visitor who logs in keeps what they chose.

use super::bounds::MAX_OF_ONE;
use super::stored::{OwnedCart, Source, StoredCart, StoredLine};
use super::{add, expiry, record, repo};
use crate::base::access::Subject;
use crate::base::error::ApiError;
use crate::base::state::Shop;
use crate::catalog;
use crate::commerce::rules;
use rusqlite::Connection;

/// Makes a visitor's carts, and the coupons that they have used, the member's: the current one's lines are joined to the
/// member's, quantities of equal things added, as far as stock goes.
pub(crate) fn merge_into_member(
    shop: &Shop,
    connection: &Connection,
    visitor: &Subject,
    member: &Subject,
) -> Result<(), ApiError> {
    repo::hand_over(connection, visitor, member)?;
    rules::merge_coupon_uses(connection, &visitor.key(), &member.key())?;
    let Some(from) = expiry::find(shop, connection, visitor)? else {
        return Ok(());
    };
    expiry::end_expired(shop, connection, member)?;
    let cart = match expiry::find(shop, connection, member)? {
        Some(into) => {
            let left = OwnedCart { owner: visitor.key(), is_current: true, cart: from.clone() };
            record::delete(shop, connection, &left)?;
            joined(connection, into, from)?
        }
        None => from,
    };
    let mut owned = OwnedCart { owner: member.key(), is_current: true, cart };
    record::save_any_size(shop, connection, &mut owned)?;
    Ok(())
}

fn joined(connection: &Connection, mut into: StoredCart, from: StoredCart) -> Result<StoredCart, ApiError> {
    for line in from.lines {
        let before = into.clone();
        let known = before.lines.iter().find(|known| known.joins(&line));
        let mut quantity = line.quantity.min(MAX_OF_ONE);
        if let Some(known) = known {
            let most = in_stock(connection, &line.source)?.unwrap_or(MAX_OF_ONE);
            // The quantity that the member had stays, even if there are fewer now.
            quantity = (known.quantity + quantity).min(most).max(known.quantity) - known.quantity;
        }
        // A cart that is full keeps what it has: the login must not fail for it.
        if quantity > 0 && add::join(&mut into, StoredLine { quantity, ..line }).is_err() {
            into = before;
        }
    }
    into.coupon = into.coupon.or(from.coupon);
    into.buyer_note = into.buyer_note.or(from.buyer_note);
    into.contact_info = into.contact_info.or(from.contact_info);
    for card in from.gift_cards {
        if !into.gift_cards.iter().any(|known| known.id == card.id) {
            into.gift_cards.push(card);
        }
    }
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
