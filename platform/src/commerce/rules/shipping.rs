//! Ways of delivery: where to, at what rates, when, and where goods can be fetched.

use super::kind::{Checks, Rule, Version};
use super::tax::check_country;
use crate::base::{Millis, Result, wire};
use cartwright::events::{ShippingOption as PublishedOption, ShippingRate as PublishedRate};
use cartwright::resources::cart::{Address, ChargeType, PickupMethod};
use jiff::{Timestamp, tz::TimeZone};
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use time::OffsetDateTime;

/// A way of delivery to some countries.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ShippingOption {
    /// Its code: what buyers' choices name.
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) region_id: String,
    pub(crate) region_name: String,
    /// Two-letter country codes; every country that no other option names when empty.
    pub(crate) countries: Vec<String>,
    /// States, without their country; the whole countries when empty.
    #[serde(default)]
    pub(crate) subdivisions: Vec<String>,
    /// The first whose conditions all hold is the price; where none does, the option is not on offer.
    pub(crate) rates: Vec<ShippingRate>,
    /// The additional charges.
    #[serde(default)]
    pub(crate) charges: Vec<Charge>,
    /// The goods' price from which delivery is free.
    #[serde(default)]
    pub(crate) free_over: Option<Decimal>,
    #[serde(default)]
    pub(crate) delivery_time: Option<String>,
    /// Days after which it has arrived at the latest.
    #[serde(default)]
    pub(crate) delivery_days: Option<u16>,
    #[serde(default)]
    pub(crate) instructions: Option<String>,
    /// The pickup details, if it is not sent.
    #[serde(default)]
    pub(crate) pickup: Option<Pickup>,
    /// When it can be delivered or fetched, if the buyer chooses the time.
    #[serde(default)]
    pub(crate) plan: Option<DeliveryPlan>,
}

/// A price of a way of delivery.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ShippingRate {
    pub(crate) amount: Decimal,
    #[serde(default)]
    pub(crate) conditions: Vec<Condition>,
    /// Whether the amount is due for each item that is shipped.
    #[serde(default)]
    pub(crate) multiply_by_quantity: bool,
}

/// The condition of a rate.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Condition {
    #[serde(rename = "type")]
    pub(crate) kind: ConditionType,
    pub(crate) operator: Comparison,
    pub(crate) value: Decimal,
}

/// The value that a condition tests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum ConditionType {
    #[serde(rename = "BY_TOTAL_WEIGHT")]
    Weight,
    #[serde(rename = "BY_TOTAL_PRICE")]
    Price,
    #[serde(rename = "BY_TOTAL_QUANTITY")]
    Quantity,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) enum Comparison {
    Eq,
    Gt,
    Gte,
    Lt,
    Lte,
}

/// Something charged on top of a rate.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Charge {
    #[serde(rename = "type")]
    pub(crate) kind: ChargeType,
    pub(crate) price: Decimal,
    #[serde(default)]
    pub(crate) details: String,
}

/// A pickup point.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Pickup {
    pub(crate) method: PickupMethod,
    pub(crate) address: Address,
}

/// When goods can be delivered: windows of a week.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct DeliveryPlan {
    pub(crate) windows: Vec<DeliveryWindow>,
    /// The lead time before a window, in hours.
    pub(crate) lead_hours: i64,
    /// The days ahead that can be chosen.
    pub(crate) days_ahead: i64,
    /// The time zone of the windows, by its name in the IANA database, such as `Europe/Berlin`.
    #[serde(default = "utc")]
    pub(crate) time_zone: String,
}

fn utc() -> String {
    "UTC".to_owned()
}

/// A window of a week.
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

    fn check(&self, checks: &mut Checks) {
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
    /// The time zone, if its name is known.
    pub(crate) fn zone(&self) -> Option<TimeZone> {
        TimeZone::get(&self.time_zone).ok()
    }

    /// A moment as the shop's clocks show it.
    pub(crate) fn local_time(&self, moment: Millis) -> Option<OffsetDateTime> {
        let offset = self.zone()?.to_offset(Timestamp::from_millisecond(moment).ok()?).seconds();
        OffsetDateTime::from_unix_timestamp(moment / 1000 + i64::from(offset)).ok()
    }

    fn check(&self, checks: &mut Checks) {
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
    /// From and to, in minutes of the day.
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
