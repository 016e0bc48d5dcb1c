//! Reserves coupons, gift cards and memberships for an order.

use super::repo;
use crate::catalog::{Inventory, Reason};
use crate::commerce::cart::{Basket, checkout::abandoned};
use crate::commerce::orders::Record;
use crate::commerce::rules::{self, GiftCard, Membership};
use base::{Result, Writing, money};
use rusqlite::Connection;

/// Reserves what an order uses up, in its transaction.
pub(crate) fn reserve(writing: &Writing<'_>, basket: &Basket, order_number: i64) -> Result<()> {
    let estimate = basket.as_checkout();
    if let Some(coupon) = &basket.coupon {
        rules::record_coupon_use(writing, coupon, &basket.owned.owner, order_number)?;
    }
    for (given, paid) in basket.gift_cards.iter().zip(&estimate.totals.gift_cards) {
        if paid.is_zero() {
            continue;
        }
        let card = GiftCard { balance: given.card.balance - paid, ..given.card.clone() };
        rules::save(writing, &card)?;
        repo::insert_gift_card_use(writing, &card.id, order_number, money::units(*paid, estimate.currency))?;
    }
    for selected in &estimate.memberships.selected {
        use_credits(writing, &selected.id, selected.credits, order_number)?;
    }
    abandoned::recover(writing, basket)
}

/// Deducts an order's credits from a membership.
pub(super) fn use_credits(connection: &Connection, id: &str, credits: i64, order_number: i64) -> Result<()> {
    let Some(mut membership) = rules::find::<Membership>(connection, id)? else {
        return Ok(());
    };
    if let Some(left) = &mut membership.credits {
        left.remaining = (left.remaining - credits).max(0);
        rules::save(connection, &membership)?;
    }
    repo::insert_membership_use(connection, id, order_number, credits)
}

/// Releases a rejected order's reservations, except those that have paid.
pub(crate) fn give_back(connection: &Connection, order_number: i64) -> Result<()> {
    rules::remove_coupon_use(connection, order_number)?;
    for (id, credits) in repo::delete_membership_uses(connection, order_number)? {
        let Some(mut membership) = rules::find::<Membership>(connection, &id)? else {
            continue;
        };
        if let Some(left) = &mut membership.credits {
            left.remaining += credits;
            rules::save(connection, &membership)?;
        }
    }
    Ok(())
}

/// Restocks everything taken for an order.
pub(super) fn return_stock(writing: &Writing<'_>, order: &mut Record) -> Result<()> {
    let inventory = Inventory { writing, reason: Reason::RevertInventoryChange };
    for taken in std::mem::take(&mut order.stock) {
        inventory.give_back(&taken.product, &taken.variant, taken.quantity)?;
    }
    Ok(())
}
