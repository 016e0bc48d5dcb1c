//! The shop's rules, as they are kept: coupons, tax and delivery.

use crate::clock::Millis;
use cartwright::resources::cart::Address;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};

/// A coupon.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Coupon {
    pub(crate) id: String,
    pub(crate) code: String,
    pub(crate) name: String,
    pub(crate) kind: CouponKind,
    /// The least a cart's goods must come to.
    #[serde(default)]
    pub(crate) minimum_subtotal: Option<Decimal>,
    /// The collections whose products it is for; all products when empty.
    #[serde(default)]
    pub(crate) collections: Vec<String>,
    /// From when it is good.
    #[serde(default)]
    pub(crate) starts: Option<Millis>,
    /// Until when it is good.
    #[serde(default)]
    pub(crate) expires: Option<Millis>,
    /// For how many orders it is good.
    #[serde(default)]
    pub(crate) usage_limit: Option<i64>,
    /// For how many orders of one buyer it is good.
    #[serde(default)]
    pub(crate) limit_per_customer: Option<i64>,
    /// Whether it is switched on.
    pub(crate) active: bool,
}

/// What a coupon takes off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "camelCase")]
pub(crate) enum CouponKind {
    /// This part of the goods' price, 0 to 100.
    Percent(Decimal),
    /// This amount.
    Fixed(Decimal),
    /// The delivery's price.
    FreeShipping,
}

/// Tax of a place.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TaxRule {
    /// Two-letter country code.
    pub(crate) country: String,
    /// The state, without its country; the whole country when absent.
    #[serde(default)]
    pub(crate) subdivision: Option<String>,
    pub(crate) name: String,
    /// `0.08875` is 8.875 %.
    pub(crate) rate: Decimal,
    /// Whether delivery is taxed too.
    #[serde(default)]
    pub(crate) taxes_delivery: bool,
}

/// A way of delivery to some countries.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DeliveryOption {
    pub(crate) code: String,
    pub(crate) title: String,
    pub(crate) region_id: String,
    pub(crate) region_name: String,
    /// Two-letter country codes; every country that no other option names when empty.
    pub(crate) countries: Vec<String>,
    pub(crate) price: Decimal,
    /// From this much in goods it costs nothing.
    #[serde(default)]
    pub(crate) free_from: Option<Decimal>,
    /// The heaviest parcel, in kilograms.
    #[serde(default)]
    pub(crate) max_weight: Option<Decimal>,
    #[serde(default)]
    pub(crate) delivery_time: Option<String>,
    /// Where the buyer fetches it, if it is not sent.
    #[serde(default)]
    pub(crate) pickup_address: Option<Address>,
}
