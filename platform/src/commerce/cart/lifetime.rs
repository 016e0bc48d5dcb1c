//! The lifetime of a cart: expiry, and merging into a member's cart at login.

use super::stored::{LineSource, OwnedCart, State, StoredCart, StoredLine};
use super::{add, basket::Basket, bounds::MAX_OF_ONE, checkout::abandoned, goods, record, repo, rules::Rules};
use crate::base::{Millis, Result, Shop, access::Subject, clock::seconds, language::Language, wire};
use crate::catalog;
use crate::commerce::rules;
use cartwright::resources::cart::{Address, AddressWithContact};
use rusqlite::Connection;

const DAY: Millis = seconds(86_400);

/// Whether a cart has not expired; an order never does.
pub(super) fn is_unexpired(shop: &Shop, connection: &Connection, owned: &OwnedCart) -> Result<bool> {
    let settings = &Rules::now(shop, connection)?.settings;
    let days = match owned.owner.starts_with("member:") {
        true => settings.member_cart_days,
        false => settings.visitor_cart_days,
    };
    let end = owned.touched.saturating_add(DAY.saturating_mul(i64::from(days)));
    Ok(owned.order_number().is_some() || shop.clock.now() < end)
}

/// Finds a subject's current cart; `None` if expired.
pub(crate) fn find_current(shop: &Shop, connection: &Connection, owner: &Subject) -> Result<Option<OwnedCart>> {
    match repo::find_current(connection, owner)? {
        Some(owned) if is_unexpired(shop, connection, &owned)? => Ok(Some(owned)),
        _ => Ok(None),
    }
}

/// A subject's current cart, created if missing or expired.
pub(crate) fn current_or_new(shop: &Shop, connection: &Connection, owner: &Subject) -> Result<OwnedCart> {
    end_expired(shop, connection, owner)?;
    let current = repo::find_current(connection, owner)?;
    current.map_or_else(|| start(shop, connection, owner, true), Ok)
}

/// A new cart, with the default location of the shop's visitors as its address.
pub(crate) fn start(shop: &Shop, connection: &Connection, owner: &Subject, is_current: bool) -> Result<OwnedCart> {
    let mut owned = OwnedCart::start(owner.key(), is_current, shop.clock.now());
    let place = &Rules::now(shop, connection)?.settings.visitors_from;
    if !place.is_empty() {
        let country = place.split('-').next().unwrap_or_default();
        owned.cart.contact_info = Some(wire!(AddressWithContact {
            address: wire!(Address {
                country: country.to_owned(),
                subdivision: place.contains('-').then(|| place.clone()),
                country_fullname: Language::English.country(country).map(str::to_owned)
            })
        }));
    }
    Ok(owned)
}

/// Finds a cart by id; `None` if expired, or if it is a V1 checkout.
pub(crate) fn find_by_id(shop: &Shop, connection: &Connection, id: &str) -> Result<Option<OwnedCart>> {
    match repo::find(connection, id)? {
        Some(owned) if !owned.is_snapshot() && is_unexpired(shop, connection, &owned)? => Ok(Some(owned)),
        _ => Ok(None),
    }
}

/// Deletes a subject's current cart if it has expired, so that another can be created. First records its checkout if
/// abandoned; the background job does so for others.
pub(crate) fn end_expired(shop: &Shop, connection: &Connection, owner: &Subject) -> Result<()> {
    let Some(owned) = repo::find_current(connection, owner)? else {
        return Ok(());
    };
    if is_unexpired(shop, connection, &owned)? {
        return Ok(());
    }
    if let Some(id) = abandoned::left_of_cart(shop, connection, &owned.cart.id)? {
        abandoned::record(shop, connection, &id)?;
    }
    record::delete(shop, connection, owned)
}

/// Records abandoned checkouts and deletes expired carts, each in its own transaction.
pub(crate) fn sweep(shop: &Shop) -> Result<()> {
    for id in shop.db.read(|connection| abandoned::left(shop, connection))? {
        let recorded = shop.db.write(|transaction| abandoned::record(shop, transaction, &id));
        if let Err(error) = recorded {
            tracing::error!(%error, id, "a checkout that was left could not be recorded");
        }
    }
    for id in shop.db.read(|connection| expired(shop, connection))? {
        let ended = shop.db.write(|transaction| {
            // The cart may have changed since it was selected.
            match repo::find(transaction, &id)? {
                Some(owned) if !is_unexpired(shop, transaction, &owned)? => record::delete(shop, transaction, owned),
                _ => Ok(()),
            }
        });
        if let Err(error) = ended {
            tracing::error!(%error, id, "a cart that has expired could not be ended");
        }
    }
    Ok(())
}

fn expired(shop: &Shop, connection: &Connection) -> Result<Vec<String>> {
    let settings = &Rules::now(shop, connection)?.settings;
    let moment = |days: u32| shop.clock.now().saturating_sub(DAY.saturating_mul(i64::from(days)));
    repo::untouched_since(connection, moment(settings.member_cart_days), moment(settings.visitor_cart_days))
}

/// Transfers a visitor's carts and coupon uses to a member. Merges the lines of their current carts; the quantities of
/// equal lines are added, up to the stock.
pub(crate) fn merge_into_member(
    shop: &Shop,
    connection: &Connection,
    visitor: &Subject,
    member: &Subject,
) -> Result<()> {
    repo::hand_over(connection, visitor, member)?;
    rules::merge_coupon_uses(connection, &visitor.key(), &member.key())?;
    let Some(mut from) = find_current(shop, connection, visitor)? else {
        return Ok(());
    };
    end_expired(shop, connection, member)?;
    let merged = match find_current(shop, connection, member)? {
        None => OwnedCart { owner: member.key(), ..from },
        Some(into) => {
            let cart = joined(shop, connection, into.cart, from.cart.clone())?;
            if from.state == State::Checkout {
                // A buyer who logs in during the hosted checkout continues it.
                from.is_current = false;
                from.owner = member.key();
                repo::save(connection, &from, None, true)?;
            } else {
                record::delete(shop, connection, from)?;
            }
            OwnedCart { cart, ..into }
        }
    };
    record::save_any_size(shop, connection, &mut Basket::of(shop, connection, merged)?)
}

fn joined(shop: &Shop, connection: &Connection, mut into: StoredCart, from: StoredCart) -> Result<StoredCart> {
    for line in from.lines {
        let before = into.clone();
        let known = before.lines.iter().find(|known| known.joins(&line));
        let mut quantity = line.quantity.min(MAX_OF_ONE);
        if let Some(known) = known {
            let max = in_stock(shop, connection, &line.source)?.unwrap_or(MAX_OF_ONE);
            // Never lowers the member's own quantity, even if less is in stock.
            quantity = (known.quantity + quantity).min(max).max(known.quantity) - known.quantity;
        }
        // Ignores lines that exceed the cart's maximum: a login must not fail for them.
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

fn in_stock(shop: &Shop, connection: &Connection, source: &LineSource) -> Result<Option<i64>> {
    let LineSource::Catalog { product, variant, .. } = source else {
        return Ok(None);
    };
    let rules = Rules::now(shop, connection)?;
    let goods = goods::all(shop, connection, &rules, &[product])?.remove(product);
    let numbers = goods.as_ref().and_then(|goods| {
        let variant = goods.item.variants.iter().find(|known| known.id == *variant)?;
        Some((goods.item.number, variant.number))
    });
    let Some(numbers) = numbers else { return Ok(None) };
    Ok(catalog::stocks(connection, &[numbers])?.remove(&numbers).and_then(|stock| stock.quantity))
}
