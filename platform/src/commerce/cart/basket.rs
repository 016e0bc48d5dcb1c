//! A basket: a cart with its goods as the catalog has them, priced by the shop's rules. A request resolves its cart once;
//! saving, events, the views of all wires, the checkout and the order share the basket.

use super::estimate::{self, Estimate, EstimateOptions};
use super::issues::Problem;
use super::line::{self, Line};
use super::rules::Rules;
use super::savings::{self, CartGiftCard};
use super::stored::{OwnedCart, Source, State, StoredCart, Tip};
use super::view;
use crate::base::clock::Millis;
use crate::base::error::ApiError;
use crate::base::shown_totals::Shown;
use crate::base::state::Shop;
use crate::catalog;
use crate::commerce::rules::{self, Coupon, Membership};
use cartwright::resources::cart::LineItem;
use cartwright::types::Currency;
use rusqlite::Connection;
use rust_decimal::Decimal;
use std::cell::OnceCell;
use std::collections::HashMap;
use std::sync::Arc;

/// A cart held against the catalog.
#[derive(Debug)]
pub(crate) struct Basket {
    pub(crate) owned: OwnedCart,
    pub(crate) currency: Currency,
    pub(crate) lines: Vec<Line>,
    pub(crate) coupon: Option<Coupon>,
    /// The reason why the cart's coupon counts no more.
    pub(crate) coupon_refusal: Option<Problem>,
    pub(crate) gift_cards: Vec<CartGiftCard>,
    /// The memberships of the cart's owner.
    pub(super) memberships: Vec<Membership>,
    pub(crate) rules: Arc<Rules>,
    pub(super) now: Millis,
    goods: OnceCell<Estimate>,
    whole: OnceCell<Estimate>,
    line_items: OnceCell<Vec<LineItem>>,
}

impl Basket {
    /// Resolves a cart: prices, stock, coupon, gift cards and memberships are those of now.
    pub(crate) fn of(shop: &Shop, connection: &Connection, owned: OwnedCart) -> Result<Self, ApiError> {
        let rules = Rules::now(shop, connection)?;
        let now = shop.clock.now();
        let memberships = match owned.owner_id("member") {
            Some(member) => rules::memberships_of(connection, &member)?,
            None => Vec::new(),
        };
        let mut basket = Self {
            currency: rules.settings.currency,
            lines: lines(shop, connection, &rules, &owned.cart)?,
            coupon: None,
            coupon_refusal: None,
            gift_cards: savings::of_cart(connection, now, &owned.cart)?,
            memberships,
            rules,
            now,
            owned,
            goods: OnceCell::new(),
            whole: OnceCell::new(),
            line_items: OnceCell::new(),
        };
        if let Some(code) = basket.owned.cart.coupon.clone() {
            match savings::find_coupon(connection, &code, &basket)? {
                Ok(coupon) => {
                    basket.owned.cart.coupon = Some(coupon.code.clone());
                    basket.coupon = Some(coupon);
                }
                Err(refusal) => basket.coupon_refusal = Some(refusal),
            }
        }
        Ok(basket)
    }

    /// The cart as it is kept.
    pub(crate) fn cart(&self) -> &StoredCart {
        &self.owned.cart
    }

    /// The prices of a cart: of goods and their discounts alone.
    pub(crate) fn as_cart(&self) -> &Estimate {
        self.goods.get_or_init(|| self.estimate(&EstimateOptions::default()))
    }

    /// The prices of a checkout: with delivery, taxes, fees and all that was chosen.
    pub(crate) fn as_checkout(&self) -> &Estimate {
        self.whole.get_or_init(|| self.estimate(&self.choices().whole()))
    }

    /// The totals that a checkout shows.
    pub(crate) fn shown(&self) -> Shown {
        let totals = &self.as_checkout().totals;
        Shown { total: totals.total, to_charge: totals.to_charge() }
    }

    /// The lines as carts of Cart V1 show them: the other wires take their fields from these.
    pub(crate) fn line_items(&self, shop: &Shop) -> &[LineItem] {
        let lines = self.lines.iter();
        self.line_items.get_or_init(|| lines.map(|line| view::line_item(shop, line, self.currency)).collect())
    }

    /// Works out the totals for other choices than those of the cart.
    pub(crate) fn estimate(&self, options: &EstimateOptions) -> Estimate {
        estimate::estimate(self, options)
    }

    /// The addresses and choices of the cart; nothing is worked out beside the goods.
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

    /// The language of the shop's own texts.
    pub(crate) fn site_language(&self) -> &str {
        &self.rules.settings.language
    }

    /// The buyer's language; the shop's where the buyer has named none.
    pub(crate) fn buyer_language(&self) -> &str {
        self.owned.cart.newer.customer_language.as_deref().unwrap_or(self.site_language())
    }

    /// Makes the cart the order of a number.
    pub(crate) fn become_order(&mut self, number: i64) {
        self.owned.state = State::Ordered(number);
        self.owned.is_current = false;
    }

    /// The price of the goods before discounts.
    pub(crate) fn goods(&self) -> Decimal {
        self.lines.iter().map(|line| line.gross(self.currency)).sum()
    }

    fn shippable(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(|line| line.shippable)
    }

    /// Weight of what has to be sent, in the shop's unit.
    pub(crate) fn weight(&self) -> Decimal {
        self.shippable()
            .map(|line| {
                let each = Decimal::try_from(line.weight.unwrap_or_default()).unwrap_or_default();
                each * Decimal::from(line.stored.quantity)
            })
            .sum()
    }

    /// The quantity of items that have to be shipped.
    pub(crate) fn shippable_quantity(&self) -> i64 {
        self.shippable().map(|line| line.stored.quantity).sum()
    }

    pub(crate) fn needs_delivery(&self) -> bool {
        self.shippable().next().is_some()
    }
}

/// Resolves the lines of a cart with one statement for all products, and one for their stock.
fn lines(shop: &Shop, connection: &Connection, rules: &Rules, cart: &StoredCart) -> Result<Vec<Line>, ApiError> {
    let sources = cart.lines.iter().filter_map(|line| match &line.source {
        Source::Catalog { product, variant, .. } => Some((product.as_str(), variant.as_str())),
        Source::Custom(_) => None,
    });
    let sources: Vec<(&str, &str)> = sources.collect();
    let mut ids: Vec<&str> = sources.iter().map(|(product, _)| *product).collect();
    ids.sort_unstable();
    ids.dedup();
    let (mut goods, mut stocks) = (HashMap::new(), HashMap::new());
    if !ids.is_empty() {
        goods = super::goods::all(shop, connection, rules, &ids)?;
        let numbers = sources.iter().filter_map(|(product, variant)| {
            let item = &goods.get(*product)?.item;
            Some((item.number, item.variants.iter().find(|known| known.id == *variant)?.number))
        });
        stocks = catalog::stocks(connection, &numbers.collect::<Vec<_>>())?;
    }
    let currency = rules.settings.currency;
    Ok(cart.lines.iter().map(|stored| line::resolve(stored, &goods, &stocks, currency)).collect())
}
