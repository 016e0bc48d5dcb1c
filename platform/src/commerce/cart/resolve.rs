//! A cart held against the catalog and the shop's rules, as they are now.

use super::basket::Basket;
use super::stored::StoredCart;
use super::{coupons, gift_cards, line, repo};
use crate::base::clock::Millis;
use crate::base::error::ApiError;
use crate::commerce::pricing::tax_rules::TaxTables;
use crate::commerce::rules::{self, Fee, Membership, OrdersSettings, ShippingOption, TaxExemptGroup};
use crate::site::{self, SiteSettings};
use rusqlite::Connection;

/// The shop's rules, as far as totals depend on them.
#[derive(Debug, Clone)]
pub(crate) struct Rules {
    pub(crate) settings: SiteSettings,
    pub(crate) taxes: TaxTables,
    pub(crate) shipping: Vec<ShippingOption>,
    pub(crate) fees: Vec<Fee>,
    pub(crate) orders: OrdersSettings,
    /// The memberships of the cart's owner.
    pub(crate) memberships: Vec<Membership>,
    pub(crate) exempt_groups: Vec<TaxExemptGroup>,
}

impl Rules {
    /// Reads all rules, and the memberships of an owner.
    pub(crate) fn read(connection: &Connection, owner: &str) -> Result<Self, ApiError> {
        let settings = site::read_settings(connection)?;
        Ok(Self {
            taxes: TaxTables {
                mode: settings.tax_mode,
                auto: settings.auto_tax,
                rules: rules::all(connection)?,
                automatic: rules::all(connection)?,
            },
            settings,
            shipping: rules::all(connection)?,
            fees: rules::all(connection)?,
            orders: rules::only(connection)?,
            memberships: memberships_of(connection, owner)?,
            exempt_groups: rules::all(connection)?,
        })
    }

    /// The inputs of goods alone: no delivery, no tax, no fees.
    pub(crate) fn of_goods(connection: &Connection) -> Result<Self, ApiError> {
        Ok(Self {
            settings: site::read_settings(connection)?,
            taxes: TaxTables::default(),
            shipping: Vec::new(),
            fees: Vec::new(),
            orders: OrdersSettings::default(),
            memberships: Vec::new(),
            exempt_groups: Vec::new(),
        })
    }
}

fn memberships_of(connection: &Connection, owner: &str) -> Result<Vec<Membership>, ApiError> {
    let Some(member) = owner.strip_prefix("member:") else {
        return Ok(Vec::new());
    };
    let Some(email) = repo::member_email(connection, member)? else {
        return Ok(Vec::new());
    };
    let mut memberships: Vec<Membership> = rules::all(connection)?;
    memberships.retain(|membership| membership.member.eq_ignore_ascii_case(&email));
    Ok(memberships)
}

/// Holds a cart against the catalog as it is now.
pub(crate) fn resolve(connection: &Connection, now: Millis, owner: &str, cart: StoredCart) -> Result<Basket, ApiError> {
    let currency = site::currency(connection)?;
    let lines =
        cart.lines.iter().map(|stored| line::resolve(connection, currency, stored)).collect::<Result<Vec<_>, _>>()?;
    let gift_cards = gift_cards::of_cart(connection, now, &cart)?;
    let mut basket =
        Basket { currency, owner: owner.to_owned(), cart, lines, coupon: None, coupon_refusal: None, gift_cards };
    if let Some(code) = basket.cart.coupon.clone() {
        match coupons::find(connection, now, &code, &basket)? {
            Ok(coupon) => basket.coupon = Some(coupon),
            Err(refusal) => basket.coupon_refusal = Some(refusal),
        }
    }
    Ok(basket)
}
