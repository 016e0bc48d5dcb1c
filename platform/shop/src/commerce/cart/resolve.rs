//! Resolves a cart to a basket.

use super::basket::Basket;
use super::line::{self, Line};
use super::stored::{LineSource, OwnedCart, StoredCart};
use super::{rules::Rules, savings};
use crate::catalog;
use crate::commerce::rules;
use base::{Reading, Result};
use std::{cell::OnceCell, collections::HashMap};

impl Basket {
    /// Resolves a cart: reads its current prices, stock, coupon, gift cards and memberships.
    pub fn of(reading: &Reading<'_>, owned: OwnedCart) -> Result<Self> {
        let rules = Rules::now(reading)?;
        let memberships = match owned.owner_id("member") {
            Some(member) => rules::memberships_of(reading, &member)?,
            None => Vec::new(),
        };
        let mut basket = Self {
            currency: rules.settings.currency,
            lines: lines(reading, &rules, &owned.cart)?,
            coupon: None,
            coupon_refusal: None,
            gift_cards: savings::of_cart(reading, reading.now, &owned.cart)?,
            memberships,
            rules,
            now: reading.now,
            owned,
            as_cart: OnceCell::new(),
            as_checkout: OnceCell::new(),
        };
        if let Some(code) = basket.owned.cart.coupon.clone() {
            match savings::find_coupon(reading, &code, &basket)? {
                Ok(coupon) => {
                    basket.owned.cart.coupon = Some(coupon.code.clone());
                    basket.coupon = Some(coupon);
                }
                Err(refusal) => basket.coupon_refusal = Some(refusal),
            }
        }
        Ok(basket)
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
