//! Taxes: manual rates, rates of the automatic calculation, and exempt buyers.

use super::kind::{Rule, RuleChecks};
use cartwright::resources::cart::JurisdictionType;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};

/// A jurisdiction's tax, for addresses in its place.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct TaxRule {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) jurisdiction: JurisdictionType,
    /// The tax authority, such as `Denver`.
    pub(crate) authority: String,
    /// Two-letter country code.
    pub(crate) country: String,
    /// The state, without its country; when absent, the whole country.
    #[serde(default)]
    pub(crate) subdivision: Option<String>,
    #[serde(default)]
    pub(crate) city: Option<String>,
    /// Postcode prefixes; all postcodes when empty.
    #[serde(default)]
    pub(crate) postal_codes: Vec<String>,
    /// `0.08875` is 8.875 %.
    pub(crate) rate: Decimal,
    #[serde(default)]
    pub(crate) taxes_delivery: bool,
    /// The tax groups; all when empty.
    #[serde(default)]
    pub(crate) tax_groups: Vec<String>,
    /// Whether the rule applies even where tax is calculated automatically.
    #[serde(default)]
    pub(crate) always_manual: bool,
}

impl Rule for TaxRule {
    const KIND: &'static str = "taxRules";

    fn id(&self) -> &str {
        &self.id
    }

    fn check(&self, checks: &mut RuleChecks) {
        check_jurisdiction(&self.jurisdiction, checks, "jurisdiction");
        check_country(&self.country, checks, "country");
        checks.rate(self.rate, "rate");
    }
}

/// A place's rate in the automatic calculation.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AutoTaxRate {
    pub(crate) id: String,
    pub(crate) country: String,
    /// The prefix of the place's postcodes.
    pub(crate) postal_code: String,
    pub(crate) jurisdictions: Vec<AutoJurisdiction>,
    #[serde(default)]
    pub(crate) taxes_delivery: bool,
}

/// A jurisdiction's rate in the automatic calculation.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AutoJurisdiction {
    pub(crate) jurisdiction: JurisdictionType,
    pub(crate) authority: String,
    pub(crate) name: String,
    pub(crate) rate: Decimal,
}

impl Rule for AutoTaxRate {
    const KIND: &'static str = "autoTaxRates";

    fn id(&self) -> &str {
        &self.id
    }

    fn check(&self, checks: &mut RuleChecks) {
        check_country(&self.country, checks, "country");
        for (index, one) in self.jurisdictions.iter().enumerate() {
            check_jurisdiction(&one.jurisdiction, checks, &format!("jurisdictions[{index}].jurisdiction"));
            checks.rate(one.rate, &format!("jurisdictions[{index}].rate"));
        }
    }
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct TaxExemptGroup {
    pub(crate) id: String,
    pub(crate) name: String,
}

impl Rule for TaxExemptGroup {
    const KIND: &'static str = "taxExemptGroups";

    fn id(&self) -> &str {
        &self.id
    }

    fn check(&self, _: &mut RuleChecks) {}
}

fn check_jurisdiction(jurisdiction: &JurisdictionType, checks: &mut RuleChecks, field: &str) {
    let known = !matches!(jurisdiction, JurisdictionType::Unknown(_) | JurisdictionType::Undefined);
    checks.require(known, field, "INVALID_ENUM_VALUE", "must be COUNTRY, STATE, COUNTY, CITY or SPECIAL");
}

pub(super) fn check_country(country: &str, checks: &mut RuleChecks, field: &str) {
    let sound = country.len() == 2 && country.bytes().all(|byte| byte.is_ascii_uppercase());
    checks.require(sound, field, "FORMAT", "must be a two-letter country code");
}
