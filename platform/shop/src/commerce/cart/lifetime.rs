//! The lifetime of a cart: expiry, and merging into a member's cart at login.

use super::stored::{LineSource, OwnedCart, State, StoredCart, StoredLine};
use super::{add, basket::Basket, bounds::MAX_OF_ONE, checkout::abandoned, goods, record, repo, rules::Rules};
use crate::catalog;
use crate::commerce::rules;
use base::{Author, Millis, Reading, Result, Shop, Writing, access::Subject, clock::seconds, language::Language, wire};
use cartwright::resources::cart::{Address, AddressWithContact};
use serde_json::{Value, json};

const DAY: Millis = seconds(86_400);

/// Whether a cart has not expired; an order never does.
pub(super) fn is_unexpired(reading: &Reading<'_>, owned: &OwnedCart) -> Result<bool> {
    let settings = &Rules::now(reading)?.settings;
    let days = match owned.owner.starts_with("member:") {
        true => settings.member_cart_days,
        false => settings.visitor_cart_days,
    };
    let end = owned.touched.saturating_add(DAY.saturating_mul(i64::from(days)));
    Ok(owned.order_number().is_some() || reading.now < end)
}

/// Finds a subject's current cart; `None` if expired.
pub fn find_current(reading: &Reading<'_>, owner: &Subject) -> Result<Option<OwnedCart>> {
    match repo::find_current(reading, owner)? {
        Some(owned) if is_unexpired(reading, &owned)? => Ok(Some(owned)),
        _ => Ok(None),
    }
}

/// A subject's current cart, created if missing or expired.
pub fn current_or_new(writing: &Writing<'_>, owner: &Subject) -> Result<OwnedCart> {
    end_expired(writing, owner)?;
    let current = repo::find_current(writing, owner)?;
    current.map_or_else(|| start(writing, owner, true), Ok)
}

/// A new cart, with the default location of the shop's visitors as its address.
pub fn start(reading: &Reading<'_>, owner: &Subject, is_current: bool) -> Result<OwnedCart> {
    let mut owned = OwnedCart::start(owner.key(), is_current, reading.now);
    let place = &Rules::now(reading)?.settings.visitors_from;
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
pub fn find_by_id(reading: &Reading<'_>, id: &str) -> Result<Option<OwnedCart>> {
    match repo::find(reading, id)? {
        Some(owned) if !owned.is_snapshot() && is_unexpired(reading, &owned)? => Ok(Some(owned)),
        _ => Ok(None),
    }
}

/// Deletes a subject's current cart if it has expired, so that another can be created. First records its checkout if
/// abandoned; the background job does so for others.
pub fn end_expired(writing: &Writing<'_>, owner: &Subject) -> Result<()> {
    let Some(owned) = repo::find_current(writing, owner)? else {
        return Ok(());
    };
    if is_unexpired(writing, &owned)? {
        return Ok(());
    }
    if let Some(id) = abandoned::left_of_cart(writing, &owned.cart.id)? {
        abandoned::record(writing, &id)?;
    }
    record::delete(writing, owned)
}

/// The number of filled carts of the last days, and of those that were ordered. Expired carts
/// are deleted and not counted.
pub fn outcomes(reading: &Reading<'_>, days: i64) -> Result<Value> {
    let since = reading.now.saturating_sub(DAY.saturating_mul(days));
    let (carts, ordered) = repo::outcomes_since(reading, since)?;
    Ok(json!({ "carts": carts, "ordered": ordered }))
}

/// Records abandoned checkouts, reminds their buyers, and deletes expired carts, each in its own transaction.
pub fn sweep(shop: &Shop) -> Result<()> {
    for id in shop.read(abandoned::left)? {
        let recorded = shop.write(&Author::PLATFORM, |writing| abandoned::record(writing, &id));
        if let Err(error) = recorded {
            tracing::error!(%error, id, "a checkout that was left could not be recorded");
        }
    }
    for id in shop.read(abandoned::to_remind)? {
        if let Err(error) = abandoned::remind(shop, &id) {
            tracing::error!(%error, id, "the buyer of a checkout could not be reminded");
        }
    }
    for id in shop.read(expired)? {
        let ended = shop.write(&Author::PLATFORM, |writing| {
            // The cart may have changed since it was selected.
            match repo::find(writing, &id)? {
                Some(owned) if !is_unexpired(writing, &owned)? => record::delete(writing, owned),
                _ => Ok(()),
            }
        });
        if let Err(error) = ended {
            tracing::error!(%error, id, "a cart that has expired could not be ended");
        }
    }
    Ok(())
}

fn expired(reading: &Reading<'_>) -> Result<Vec<String>> {
    let settings = &Rules::now(reading)?.settings;
    let moment = |days: u32| reading.now.saturating_sub(DAY.saturating_mul(i64::from(days)));
    repo::untouched_since(reading, moment(settings.member_cart_days), moment(settings.visitor_cart_days))
}

/// Transfers a visitor's carts and coupon uses to a member. Merges the lines of their current carts; the quantities of
/// equal lines are added, up to the stock.
pub fn merge_into_member(writing: &Writing<'_>, visitor: &Subject, member: &Subject) -> Result<()> {
    repo::hand_over(writing, visitor, member)?;
    rules::merge_coupon_uses(writing, &visitor.key(), &member.key())?;
    let Some(mut from) = find_current(writing, visitor)? else {
        return Ok(());
    };
    end_expired(writing, member)?;
    let merged = match find_current(writing, member)? {
        None => OwnedCart { owner: member.key(), ..from },
        Some(into) => {
            let cart = joined(writing, into.cart, from.cart.clone())?;
            if from.state == State::Checkout {
                // A buyer who logs in during the hosted checkout continues it.
                from.is_current = false;
                from.owner = member.key();
                repo::save(writing, &from, None, true)?;
            } else {
                record::delete(writing, from)?;
            }
            OwnedCart { cart, ..into }
        }
    };
    record::save_any_size(writing, &mut Basket::of(writing, merged)?)
}

fn joined(reading: &Reading<'_>, mut into: StoredCart, from: StoredCart) -> Result<StoredCart> {
    for line in from.lines {
        let before = into.clone();
        let known = before.lines.iter().find(|known| known.joins(&line));
        let mut quantity = line.quantity.min(MAX_OF_ONE);
        if let Some(known) = known {
            let max = in_stock(reading, &line.source)?.unwrap_or(MAX_OF_ONE);
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

fn in_stock(reading: &Reading<'_>, source: &LineSource) -> Result<Option<i64>> {
    let LineSource::Catalog { product, variant, .. } = source else {
        return Ok(None);
    };
    let rules = Rules::now(reading)?;
    let goods = goods::all(reading, &rules, &[product])?.remove(product);
    let numbers = goods.as_ref().and_then(|goods| {
        let variant = goods.item.variants.iter().find(|known| known.id == *variant)?;
        Some((goods.item.number, variant.number))
    });
    let Some(numbers) = numbers else { return Ok(None) };
    Ok(catalog::stocks(reading, &[numbers])?.remove(&numbers).and_then(|stock| stock.quantity))
}
