//! A basket: a cart with its current catalog data, priced by the shop's rules. A request resolves its cart once;
//! saving, events, the views of all wires, the checkout and the order share the basket.

use super::estimate::{self, Estimate, EstimateOptions};
use super::line::{self, Line};
use super::stored::{LineSource, OwnedCart, State, StoredCart, Tip};
use super::{resolved::Resolved, rules::Rules, savings, view::line_item};
use crate::base::{Millis, Reading, Result, Shop};
use crate::catalog;
use crate::commerce::rules;
use crate::commerce::shown_totals::Shown;
use cartwright::resources::cart::LineItem;
use rust_decimal::Decimal;
use std::{cell::OnceCell, collections::HashMap, ops::Deref};

/// A resolved cart; prices are calculated on first use.
#[derive(Debug)]
pub(crate) struct Basket {
    resolved: Resolved,
    as_cart: OnceCell<Estimate>,
    as_checkout: OnceCell<Estimate>,
    line_items: OnceCell<Vec<LineItem>>,
}

impl Deref for Basket {
    type Target = Resolved;

    fn deref(&self) -> &Resolved {
        &self.resolved
    }
}

impl Basket {
    /// Resolves a cart: reads its current prices, stock, coupon, gift cards and memberships.
    pub(crate) fn of(reading: &Reading<'_>, owned: OwnedCart) -> Result<Self> {
        let rules = Rules::now(reading)?;
        let memberships = match owned.owner_id("member") {
            Some(member) => rules::memberships_of(reading, &member)?,
            None => Vec::new(),
        };
        let mut resolved = Resolved {
            currency: rules.settings.currency,
            lines: lines(reading, &rules, &owned.cart)?,
            coupon: None,
            coupon_refusal: None,
            gift_cards: savings::of_cart(reading, reading.now, &owned.cart)?,
            memberships,
            rules,
            now: reading.now,
            owned,
        };
        if let Some(code) = resolved.owned.cart.coupon.clone() {
            match savings::find_coupon(reading, &code, &resolved)? {
                Ok(coupon) => {
                    resolved.owned.cart.coupon = Some(coupon.code.clone());
                    resolved.coupon = Some(coupon);
                }
                Err(refusal) => resolved.coupon_refusal = Some(refusal),
            }
        }
        Ok(Self { resolved, as_cart: OnceCell::new(), as_checkout: OnceCell::new(), line_items: OnceCell::new() })
    }

    /// The stored cart, without its resolved data.
    pub(crate) fn into_owned(self) -> OwnedCart {
        self.resolved.owned
    }

    /// Increments the revision and sets the date of the change.
    pub(super) fn note_change(&mut self, now: Millis) {
        let owned = &mut self.resolved.owned;
        (owned.touched, owned.cart.updated) = (now, now);
        owned.cart.revision += 1;
    }

    /// The prices of a cart: goods and their discounts only.
    pub(crate) fn as_cart(&self) -> &Estimate {
        self.as_cart.get_or_init(|| self.estimate(&EstimateOptions::default()))
    }

    /// The prices of a checkout: with delivery, taxes, fees and all choices.
    pub(crate) fn as_checkout(&self) -> &Estimate {
        self.as_checkout.get_or_init(|| self.estimate(&self.choices().whole()))
    }

    /// The totals that a checkout shows.
    pub(crate) fn shown(&self) -> Shown {
        let totals = &self.as_checkout().totals;
        Shown { total: totals.total, to_charge: totals.to_charge() }
    }

    /// The lines in Cart V1's form, from which the other wires take their fields.
    pub(crate) fn line_items(&self, shop: &Shop) -> &[LineItem] {
        let lines = self.lines.iter();
        self.line_items.get_or_init(|| lines.map(|line| line_item(shop, line, self.currency)).collect())
    }

    /// Estimates the totals for other choices than the cart's.
    pub(crate) fn estimate(&self, options: &EstimateOptions) -> Estimate {
        estimate::estimate(&self.resolved, options)
    }

    /// The cart's addresses and choices, for an estimate of the goods only.
    pub(crate) fn choices(&self) -> EstimateOptions {
        let cart = &self.owned.cart;
        EstimateOptions {
            address: cart.address().cloned(),
            billing_address: cart.billing_address().cloned(),
            selected: cart.selected_shipping_option.clone(),
            uses_memberships: true,
            memberships: cart.checkout.memberships.clone(),
            tax_exempt_group: cart.tax_exempt_group.clone(),
            tip: match cart.checkout.tip {
                None => Decimal::ZERO,
                Some(Tip::Amount(amount)) => amount,
                Some(Tip::Percent(percent)) => self.goods() * percent / Decimal::ONE_HUNDRED,
            },
            pay_at_pickup: cart.checkout.pays_at_pickup,
            ..EstimateOptions::default()
        }
    }

    /// Marks the cart as ordered.
    pub(crate) fn become_order(&mut self, number: i64) {
        self.resolved.owned.state = State::Ordered(number);
        self.resolved.owned.is_current = false;
    }
}

/// Resolves a cart's lines with one statement for all products, and one for their stock.
fn lines(reading: &Reading<'_>, rules: &Rules, cart: &StoredCart) -> Result<Vec<Line>> {
    let sources = cart.lines.iter().filter_map(|line| match &line.source {
        LineSource::Catalog { product, variant, .. } => Some((product.as_str(), variant.as_str())),
        LineSource::Custom(_) => None,
    });
    let sources: Vec<(&str, &str)> = sources.collect();
    let mut ids: Vec<&str> = sources.iter().map(|(product, _)| *product).collect();
    ids.sort_unstable();
    ids.dedup();
    let (mut goods, mut stocks) = (HashMap::new(), HashMap::new());
    if !ids.is_empty() {
        goods = super::goods::all(reading, rules, &ids)?;
        let numbers = sources.iter().filter_map(|(product, variant)| {
            let item = &goods.get(*product)?.item;
            Some((item.number, item.variants.iter().find(|known| known.id == *variant)?.number))
        });
        stocks = catalog::stocks(reading, &numbers.collect::<Vec<_>>())?;
    }
    let currency = rules.settings.currency;
    Ok(cart.lines.iter().map(|stored| line::resolve(stored, &goods, &stocks, currency)).collect())
}
