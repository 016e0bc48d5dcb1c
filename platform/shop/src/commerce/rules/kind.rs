//! The trait of rule kinds.

use base::{Millis, Result, clock::rfc3339, error::FieldViolation};
use cartwright::types::{Currency, Timestamp};
use rust_decimal::Decimal;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::borrow::Cow;

pub trait Rule: Serialize + DeserializeOwned {
    /// The name in addresses.
    const KIND: &'static str;
    /// The entity's full name in events, if changes are published.
    const ENTITY: Option<&'static str> = None;
    /// The id of the only rule of its kind, which exists by default.
    const ONLY: Option<&'static str> = None;
    /// Whether the code is worth money, so that the rule is encrypted in the database.
    const IS_SECRET: bool = false;

    fn id(&self) -> &str;

    /// The code that buyers type.
    fn code(&self) -> Option<&str> {
        None
    }

    /// Whether a code is well-formed.
    fn is_code(_: &str) -> bool {
        true
    }

    /// The normalized code for comparison, apart from case.
    fn compared(code: &str) -> Cow<'_, str> {
        Cow::Borrowed(code)
    }

    /// Validates what `limits.json` cannot: values that depend on each other, or on the currency.
    fn check(&self, checks: &mut RuleChecks);

    /// The rule in its events' form.
    fn published(&self, _: &Version) -> Result<Value> {
        Ok(serde_json::to_value(self)?)
    }
}

/// The number of a rule's changes, with the dates of the first and last; seeded rules have no dates.
#[derive(Debug, Clone, Copy, Default)]
pub struct Version {
    pub(super) revision: i64,
    pub(super) created: Option<Millis>,
    pub(super) updated: Option<Millis>,
}

impl Version {
    /// The revision, as text.
    pub(super) fn revision(&self) -> Option<String> {
        Some(self.revision.to_string())
    }

    pub(super) fn created_date(&self) -> Option<Timestamp> {
        self.created.map(|moment| Timestamp::from(rfc3339(moment)))
    }

    pub(super) fn updated_date(&self) -> Option<Timestamp> {
        self.updated.map(|moment| Timestamp::from(rfc3339(moment)))
    }
}

/// Collects the violations of a rule.
#[derive(Debug)]
pub struct RuleChecks {
    pub(super) currency: Currency,
    pub(super) violations: Vec<FieldViolation>,
}

impl RuleChecks {
    pub(super) fn require(&mut self, sound: bool, field: &str, rule: &'static str, description: &str) {
        if !sound {
            self.violations.push(FieldViolation::new(field, rule, description));
        }
    }

    /// Refuses an amount that is negative or has more digits than the currency.
    pub(super) fn amount(&mut self, amount: Decimal, field: &str) {
        let digits = self.currency.digits();
        self.require(!amount.is_sign_negative(), field, "DECIMAL_GTE", "must be zero or more");
        self.require(
            amount.normalize().scale() <= digits,
            field,
            "DECIMAL_MAX_SCALE",
            "has more digits than the shop's currency",
        );
    }

    /// Refuses a rate outside of 0 to 1.
    pub(super) fn rate(&mut self, rate: Decimal, field: &str) {
        self.require((Decimal::ZERO..=Decimal::ONE).contains(&rate), field, "DECIMAL_LTE", "must be 0 to 1");
    }
}
