//! Delivery options: regions, rates, time slots and pickup points.

use super::kind::{Rule, RuleChecks, Version};
use super::tax::check_country;
use base::{Millis, Result, wire};
use cartwright::events::{ShippingOption as PublishedOption, ShippingRate as PublishedRate};
use cartwright::resources::cart::{Address, ChargeType, PickupMethod};
use jiff::{Timestamp, tz::TimeZone};
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use time::OffsetDateTime;

/// A delivery option for some countries.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ShippingOption {
    /// The option's code, by which buyers choose it.
    pub(crate) id: String,
    pub title: String,
    pub(crate) region_id: String,
    pub(crate) region_name: String,
    /// Two-letter country codes; when empty, every country that no other option names.
    pub countries: Vec<String>,
    /// States, without their country; when empty, the whole countries.
    #[serde(default)]
    pub(crate) subdivisions: Vec<String>,
    /// The first rate whose conditions all hold applies; if none does, the option is unavailable.
    pub(crate) rates: Vec<ShippingRate>,
    #[serde(default)]
    pub charges: Vec<Charge>,
    /// The goods' price from which delivery is free.
    #[serde(default)]
    pub(crate) free_over: Option<Decimal>,
    #[serde(default)]
    pub delivery_time: Option<String>,
    /// The maximum of days until delivery.
    #[serde(default)]
    pub(crate) delivery_days: Option<u16>,
    #[serde(default)]
    pub instructions: Option<String>,
    /// The pickup point, if the option is a pickup.
    #[serde(default)]
    pub pickup: Option<Pickup>,
    /// The time slots, if the buyer chooses the time.
    #[serde(default)]
    pub plan: Option<DeliveryPlan>,
}

/// A rate of a delivery option.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ShippingRate {
    pub(crate) amount: Decimal,
    #[serde(default)]
    pub(crate) conditions: Vec<Condition>,
    /// Whether the amount applies per shipped item.
    #[serde(default)]
    pub(crate) multiply_by_quantity: bool,
}

/// The condition of a rate.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Condition {
    #[serde(rename = "type")]
    pub(crate) kind: ConditionType,
    pub(crate) operator: Comparison,
    pub(crate) value: Decimal,
}

/// The value that a condition compares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum ConditionType {
    #[serde(rename = "BY_TOTAL_WEIGHT")]
    Weight,
    #[serde(rename = "BY_TOTAL_PRICE")]
    Price,
    #[serde(rename = "BY_TOTAL_QUANTITY")]
    Quantity,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Comparison {
    Eq,
    Gt,
    Gte,
    Lt,
    Lte,
}

/// A charge on top of a rate.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Charge {
    #[serde(rename = "type")]
    pub(crate) kind: ChargeType,
    pub price: Decimal,
    #[serde(default)]
    pub details: String,
}

/// A pickup point.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Pickup {
    pub method: PickupMethod,
    pub address: Address,
}

/// Available delivery times: weekly windows.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DeliveryPlan {
    pub(crate) windows: Vec<DeliveryWindow>,
    /// The lead time before a window, in hours.
    pub(crate) lead_hours: i64,
    /// How many days ahead a buyer can choose.
    pub(crate) days_ahead: i64,
    /// The windows' time zone, by its IANA name, such as `Europe/Berlin`.
    #[serde(default = "utc")]
    pub(crate) time_zone: String,
}

fn utc() -> String {
    "UTC".to_owned()
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct DeliveryWindow {
    /// 1 is Monday, 7 is Sunday.
    pub(crate) weekday: u8,
    /// `09:30`
    pub(crate) from: String,
    pub(crate) to: String,
}

impl Rule for ShippingOption {
    const KIND: &'static str = "shippingOptions";
    const ENTITY: Option<&'static str> = Some("wix.ecom.v1.shipping_option");

    fn id(&self) -> &str {
        &self.id
    }

    fn published(&self, version: &Version) -> Result<Value> {
        let rates = self.rates.iter().map(|rate| {
            Ok(wire!(PublishedRate {
                amount: cartwright::types::Amount(rate.amount),
                conditions: Some(serde_json::from_value(serde_json::to_value(&rate.conditions)?)?),
                multiply_by_quantity: rate.multiply_by_quantity
            }))
        });
        Ok(serde_json::to_value(wire!(PublishedOption {
            id: self.id.clone(),
            revision: version.revision(),
            created_date: version.created_date(),
            updated_date: version.updated_date(),
            delivery_region_id: self.region_id.clone(),
            delivery_region_ids: vec![self.region_id.clone()],
            title: self.title.clone(),
            estimated_delivery_time: self.delivery_time.clone(),
            rates: Some(rates.collect::<Result<Vec<_>>>()?)
        }))?)
    }

    fn check(&self, checks: &mut RuleChecks) {
        for (index, country) in self.countries.iter().enumerate() {
            check_country(country, checks, &format!("countries[{index}]"));
        }
        for (index, rate) in self.rates.iter().enumerate() {
            checks.amount(rate.amount, &format!("rates[{index}].amount"));
        }
        for (index, charge) in self.charges.iter().enumerate() {
            checks.amount(charge.price, &format!("charges[{index}].price"));
            checks.require(
                matches!(charge.kind, ChargeType::HandlingFee | ChargeType::Insurance),
                &format!("charges[{index}].type"),
                "INVALID_ENUM_VALUE",
                "must be HANDLING_FEE or INSURANCE",
            );
        }
        if let Some(limit) = self.free_over {
            checks.amount(limit, "freeOver");
        }
        if let Some(plan) = &self.plan {
            plan.check(checks);
        }
    }
}

impl DeliveryPlan {
    /// The time zone; `None` if unknown.
    pub(crate) fn zone(&self) -> Option<TimeZone> {
        TimeZone::get(&self.time_zone).ok()
    }

    /// A moment in the shop's local time.
    pub fn local_time(&self, moment: Millis) -> Option<OffsetDateTime> {
        let offset = self.zone()?.to_offset(Timestamp::from_millisecond(moment).ok()?).seconds();
        OffsetDateTime::from_unix_timestamp(moment / 1000 + i64::from(offset)).ok()
    }

    fn check(&self, checks: &mut RuleChecks) {
        checks.require(
            self.zone().is_some(),
            "plan.timeZone",
            "INVALID_ENUM_VALUE",
            "is no time zone of the IANA database, such as Europe/Berlin",
        );
        for (index, window) in self.windows.iter().enumerate() {
            let times = window.times();
            checks.require(
                (1..=7).contains(&window.weekday) && times.is_some_and(|(from, to)| from < to),
                &format!("plan.windows[{index}]"),
                "FORMAT",
                "needs a weekday of 1 to 7 and two times such as 09:30, the earlier first",
            );
        }
    }
}

impl DeliveryWindow {
    /// Start and end, in minutes of the day.
    pub(crate) fn times(&self) -> Option<(i64, i64)> {
        Some((minutes(&self.from)?, minutes(&self.to)?))
    }
}

fn minutes(text: &str) -> Option<i64> {
    let (hours, minutes) = text.split_once(':')?;
    let (hours, minutes): (i64, i64) = (hours.parse().ok()?, minutes.parse().ok()?);
    let is_time = (0..24).contains(&hours) && (0..60).contains(&minutes);
    (is_time || (hours, minutes) == (24, 0)).then_some(hours * 60 + minutes)
}
