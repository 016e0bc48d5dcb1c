//! A basket: a cart with its current catalog data, priced by the shop's rules. A request resolves its cart once;
//! saving, events, the views of all wires, the checkout and the order share the basket.

use super::estimated::Estimate;
use super::problem::Problem;
use super::stored::{OwnedCart, State, StoredCart};
use super::{line::Line, rules::Rules};
use crate::commerce::rules::{Coupon, GiftCard, Membership};
use base::Millis;
use cartwright::resources::cart::ItemAvailabilityStatus;
use cartwright::types::Currency;
use rust_decimal::Decimal;
use std::{cell::OnceCell, sync::Arc};

/// A cart with its current catalog data; prices are calculated on first use.
#[derive(Debug)]
pub struct Basket {
    pub(crate) owned: OwnedCart,
    pub currency: Currency,
    pub lines: Vec<Line>,
    pub coupon: Option<Coupon>,
    /// The reason why the cart's coupon no longer applies.
    pub coupon_refusal: Option<Problem>,
    pub gift_cards: Vec<CartGiftCard>,
    /// The memberships of the cart's owner.
    pub(super) memberships: Vec<Membership>,
    pub rules: Arc<Rules>,
    pub(super) now: Millis,
    pub(super) as_cart: OnceCell<Estimate>,
    pub(super) as_checkout: OnceCell<Estimate>,
}

/// A cart's gift card, and whether it can pay.
#[derive(Debug, Clone)]
pub struct CartGiftCard {
    pub card: GiftCard,
    pub(crate) requested: Option<Decimal>,
    /// The reason why it cannot pay.
    pub problem: Option<Problem>,
}

impl Basket {
    pub fn cart(&self) -> &StoredCart {
        &self.owned.cart
    }

    /// The language of the shop's own texts.
    pub(crate) fn site_language(&self) -> &str {
        &self.rules.settings.language
    }

    /// The buyer's language; defaults to the shop's.
    pub(crate) fn buyer_language(&self) -> &str {
        self.owned.cart.newer.customer_language.as_deref().unwrap_or(self.site_language())
    }

    /// The goods' total before discounts.
    pub fn goods(&self) -> Decimal {
        self.lines.iter().map(|line| line.gross(self.currency)).sum()
    }

    fn shippable(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(|line| line.shippable)
    }

    /// The total weight of shipped goods, in the shop's unit.
    pub(crate) fn weight(&self) -> Decimal {
        self.shippable()
            .map(|line| {
                let each = Decimal::try_from(line.weight.unwrap_or_default()).unwrap_or_default();
                each * Decimal::from(line.stored.quantity)
            })
            .sum()
    }

    /// The number of items to ship.
    pub(crate) fn shippable_quantity(&self) -> i64 {
        self.shippable().map(|line| line.stored.quantity).sum()
    }

    pub fn needs_delivery(&self) -> bool {
        self.shippable().next().is_some()
    }

    pub(crate) fn is_all_out_of_stock(&self) -> bool {
        self.lines.iter().all(|line| line.status != ItemAvailabilityStatus::Available)
    }

    /// The stored cart, without its resolved data.
    pub(crate) fn into_owned(self) -> OwnedCart {
        self.owned
    }

    /// Increments the revision and sets the date of the change.
    pub(super) fn note_change(&mut self, now: Millis) {
        let owned = &mut self.owned;
        (owned.touched, owned.cart.updated) = (now, now);
        owned.cart.revision += 1;
    }

    /// Marks the cart as ordered.
    pub(crate) fn become_order(&mut self, number: i64) {
        self.owned.state = State::Ordered(number);
        self.owned.is_current = false;
    }
}
