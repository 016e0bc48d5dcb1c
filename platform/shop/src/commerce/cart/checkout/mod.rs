//! Checkouts: carts on their way to an order. A cart of Cart V2 is its own checkout once it is opened; a checkout of
//! Cart V1 is a snapshot of its cart.

pub mod abandoned;
mod address;
pub(crate) mod calls;
mod fields;
mod find;

pub use address::page_address;
pub use calls::{ROWS, completion_link};
use find::not_found;
pub use find::{find, find_by_cart, find_open, find_own, last_shown};

use super::stored::{OwnedCart, State, StoredCart};
use super::{Problem, basket::Basket, lifetime, record, repo};
use crate::commerce::shown_totals::ShownTotals;
use crate::events::EventKind;
use base::{Reading, Result, Writing, access::Caller};
use cartwright::resources::cart::CreateCheckout;

/// Creates the checkout of a V1 cart, or updates the cart's open one.
pub fn start(writing: &Writing<'_>, owner: &str, cart: &StoredCart, requested: CreateCheckout) -> Result<String> {
    let mut checkout = match find_open(writing, cart)? {
        Some(mut open) => {
            follow(&mut open.cart, cart);
            open
        }
        None => OwnedCart::snapshot(owner.to_owned(), cart, writing.now),
    };
    let said = &mut checkout.cart;
    said.email = requested.email.or(said.email.take());
    if requested.shipping_address.is_some() {
        said.contact_info.get_or_insert_default().address = requested.shipping_address;
    }
    if requested.billing_address.is_some() {
        said.billing_info.get_or_insert_default().address = requested.billing_address;
    }
    said.selected_shipping_option = requested.selected_shipping_option.or(said.selected_shipping_option.take());
    said.checkout.channel = requested.channel_type.map(|channel| channel.as_str().to_owned());
    let mut basket = Basket::of(writing, checkout)?;
    record::save(writing, &mut basket)?;
    Ok(basket.into_owned().id)
}

/// Updates a checkout from its cart. Keeps what the buyer has entered: email, addresses, delivery and gift cards.
fn follow(checkout: &mut StoredCart, cart: &StoredCart) {
    let said = std::mem::replace(checkout, cart.clone());
    (checkout.created, checkout.revision, checkout.checkout) = (said.created, said.revision, said.checkout);
    checkout.email = said.email.or(checkout.email.take());
    checkout.selected_shipping_option = said.selected_shipping_option.or(checkout.selected_shipping_option.take());
    if let Some(contact) = said.contact_info {
        let own = checkout.contact_info.get_or_insert_default();
        own.address = contact.address.or(own.address.take());
        own.contact_details = own.contact_details.take().or(contact.contact_details);
    }
    if let Some(billing) = said.billing_info {
        let own = checkout.billing_info.get_or_insert_default();
        own.address = billing.address.or(own.address.take());
        own.contact_details = billing.contact_details.or(own.contact_details.take());
    }
    let given = said.gift_cards.into_iter();
    let more: Vec<_> = given.filter(|card| !cart.gift_cards.iter().any(|known| known.id == card.id)).collect();
    checkout.gift_cards.extend(more);
}

/// Changes a checkout that is not an order yet; returns its new state.
pub fn change(writing: &Writing<'_>, id: &str, work: impl FnOnce(&mut OwnedCart) -> Result<()>) -> Result<OwnedCart> {
    let mut checkout = find(writing, id)?;
    if checkout.state != State::Checkout {
        return Ok(checkout);
    }
    work(&mut checkout)?;
    let mut basket = Basket::of(writing, checkout)?;
    record::save(writing, &mut basket)?;
    Ok(basket.into_owned())
}

/// Finds the caller's checkout by id; opens a cart of this id as a checkout. Another caller's is reported as missing.
pub fn open(writing: &Writing<'_>, caller: &Caller, id: &str) -> Result<OwnedCart> {
    let is_own = |owned: &OwnedCart| caller.is_owner() || caller.subject.key() == owned.owner;
    match repo::find(writing, id)?.filter(is_own) {
        Some(owned) if owned.is_snapshot() || lifetime::is_unexpired(writing, &owned)? => {
            Ok(opened(writing, owned)?.into_owned())
        }
        _ => Err(not_found(id)),
    }
}

/// Opens a cart as a checkout. Of a cart's checkout, only the time of the visit changes.
pub(crate) fn opened(writing: &Writing<'_>, mut owned: OwnedCart) -> Result<Basket> {
    if owned.state == State::Checkout && !owned.is_snapshot() {
        repo::touch(writing, &owned.id, writing.now)?;
    }
    if owned.state != State::Open {
        return Basket::of(writing, owned);
    }
    (owned.state, owned.touched) = (State::Checkout, writing.now);
    let basket = Basket::of(writing, owned)?;
    let shown = basket.shown();
    repo::save(writing, &basket.owned, Some(shown), false)?;
    writing.shop.states.of_content::<ShownTotals>().note(&basket.owned.id, shown);
    record::publish_checkout(writing, &basket, EventKind::Created)?;
    Ok(basket)
}

/// Sets the cart's coupon if it applies, replacing any other.
pub fn apply_coupon(reading: &Reading<'_>, owned: &mut OwnedCart, code: &str) -> Result<Result<(), Problem>> {
    let mut tried = owned.clone();
    tried.cart.coupon = Some(code.to_owned());
    let basket = Basket::of(reading, tried)?;
    if let Some(refusal) = &basket.coupon_refusal {
        return Ok(Err(refusal.clone()));
    }
    owned.cart.coupon = basket.into_owned().cart.coupon;
    Ok(Ok(()))
}
