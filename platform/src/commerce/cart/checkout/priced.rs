//! Prices a checkout as of now: prices, stock and coupons are read again each time.

use super::repo;
use super::stored::{Checkout, Tip};
use crate::base::error::ApiError;
use crate::base::shown_totals::Shown;
use crate::base::state::Shop;
use crate::commerce::cart::{self, Basket, Estimate, EstimateOptions, Rules};
use rusqlite::Connection;
use rust_decimal::Decimal;

/// Works out what a checkout costs now.
pub(crate) fn priced(
    connection: &Connection,
    shop: &Shop,
    checkout: &Checkout,
) -> Result<(Basket, Estimate), ApiError> {
    let now = shop.clock.now();
    let body = &checkout.body;
    let basket = cart::resolve(connection, now, &checkout.owner, body.cart.clone())?;
    let options = EstimateOptions {
        address: body.cart.address().cloned(),
        billing_address: body.cart.billing_address().cloned(),
        selected: body.cart.selected_shipping_option.clone(),
        memberships: body.memberships.clone(),
        tax_exempt_group: body.cart.tax_exempt_group.clone(),
        tip: tip(body.tip, &basket),
        pay_at_pickup: body.pays_at_pickup,
        ..EstimateOptions::all()
    };
    let rules = Rules::read(connection, &checkout.owner)?;
    let estimate = cart::estimate(&basket, &rules, &options, now);
    Ok((basket, estimate))
}

impl Shown {
    /// The amounts as they are now.
    pub(crate) fn of(estimate: &Estimate) -> Self {
        Self { total: estimate.totals.total, to_charge: estimate.totals.to_charge() }
    }
}

/// The totals that a checkout last showed its buyer: in the last read, else in the last change.
pub(crate) fn last_shown(shop: &Shop, connection: &Connection, id: &str) -> Result<Option<Shown>, ApiError> {
    match shop.shown.last(id) {
        None => repo::shown(connection, id),
        shown => Ok(shown),
    }
}

/// The amount of a tip.
fn tip(tip: Option<Tip>, basket: &Basket) -> Decimal {
    match tip {
        None => Decimal::ZERO,
        Some(Tip::Amount(amount)) => amount,
        Some(Tip::Percent(percent)) => basket.goods() * percent / Decimal::ONE_HUNDRED,
    }
}
