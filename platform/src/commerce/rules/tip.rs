//! Tips: what the hosted checkout offers.

use super::kind::{Checks, Rule};
use crate::base::contract::is_guid;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};

/// The tips that the hosted checkout offers.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub(crate) struct TipSettings {
    pub(crate) id: String,
    pub(crate) enabled: bool,
    /// Parts of the goods' price, 0 to 100.
    pub(crate) percentages: Vec<Decimal>,
    /// Whether the buyer may write any amount.
    pub(crate) custom: bool,
    /// The staff that tips are split among. Without any, a tip is the business's.
    pub(crate) staff: Vec<TipReceiver>,
    pub(crate) split: TipSplit,
}

/// A staff member who gets a part of each tip.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct TipReceiver {
    /// A GUID.
    pub(crate) staff_member_id: String,
    pub(crate) name: String,
    /// The weight in a proportional split, such as the hours worked.
    #[serde(default)]
    pub(crate) weight: Decimal,
}

/// The way in which tips are split among the staff.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(crate) enum TipSplit {
    #[default]
    Equal,
    /// By the weights of the staff.
    Proportional,
}

impl Rule for TipSettings {
    const KIND: &'static str = "tips";
    const ONLY: Option<&'static str> = Some("tips");

    fn id(&self) -> &str {
        &self.id
    }

    fn check(&self, checks: &mut Checks) {
        checks.require(self.percentages.len() <= 5, "percentages", "MAX_SIZE", "must have at most 5 entries");
        for (index, percent) in self.percentages.iter().enumerate() {
            checks.rate(percent / Decimal::ONE_HUNDRED, &format!("percentages[{index}]"));
        }
        checks.require(self.staff.len() <= 50, "staff", "MAX_SIZE", "must have at most 50 entries");
        for (index, receiver) in self.staff.iter().enumerate() {
            let is_guid = is_guid(&receiver.staff_member_id);
            let field = |name: &str| format!("staff[{index}].{name}");
            checks.require(is_guid, &field("staffMemberId"), "FORMAT", "must be a GUID");
            checks.text(&receiver.name, &field("name"), 100);
            let is_weight = receiver.weight >= Decimal::ZERO;
            checks.require(is_weight, &field("weight"), "DECIMAL_GTE", "must not be negative");
        }
    }
}
