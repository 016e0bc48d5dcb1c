//! Site settings: who may register, what a sign-in needs, and what prices, taxes and weights are counted in.

use crate::error::ApiError;
use cartwright::types::Currency;
use rusqlite::{Connection, OptionalExtension};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The settings, as the owner reads and changes them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub(crate) struct SiteSettings {
    /// Whether the site is published: clients may ask for a redirect session only if it is.
    pub(crate) published: bool,
    /// Whether visitors may register themselves.
    pub(crate) open_registration: bool,
    /// Whether the owner has to approve new members.
    pub(crate) owner_approval: bool,
    /// Whether an email address has to be confirmed before its owner can sign in.
    pub(crate) email_verification: bool,
    /// The captcha of registrations and logins.
    pub(crate) captcha: Captcha,
    /// Whether a second factor is asked for.
    pub(crate) mfa: Mfa,
    /// The second factors that may be used, preferred first.
    pub(crate) mfa_factors: Vec<MfaFactor>,
    /// The catalog version of the site.
    pub(crate) catalog: CatalogVersions,
    /// Whether the reading calls of catalog v1 answer on a site of v3.
    pub(crate) reads_as_v1: bool,
    /// The currency of all prices. It stays what it is once there are products.
    pub(crate) currency: Currency,
    /// Whether prices include the tax.
    pub(crate) tax_included: bool,
    /// The source of tax rates.
    pub(crate) tax_mode: TaxMode,
    /// The state of the automatic tax calculation.
    pub(crate) auto_tax: AutoTax,
    /// The payment provider's answer to refunds.
    pub(crate) refunds: RefundAnswer,
    /// The unit of all weights.
    pub(crate) weight_unit: WeightUnit,
    /// For how many days an untouched cart of a visitor's is kept.
    pub(crate) visitor_cart_days: u32,
    /// For how many days an untouched cart of a member's is kept.
    pub(crate) member_cart_days: u32,
}

/// The catalog version of a site.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) enum CatalogVersions {
    /// Each answers, over one store of products. No hosted site has both.
    Both,
    V1,
    #[default]
    V3,
}

/// The source of tax rates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) enum TaxMode {
    /// The owner's.
    #[default]
    Manual,
    /// The rates of the automatic calculation.
    Auto,
}

/// The state of the automatic tax calculation, which is simulated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) enum AutoTax {
    #[default]
    Up,
    /// The calculation fails.
    Down,
    /// The owner has switched it off.
    Deactivated,
}

/// The payment provider's answer to refunds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(crate) enum RefundAnswer {
    /// The money is returned at once.
    #[default]
    Settled,
    /// The provider accepts the refund and confirms it some seconds later.
    Pending,
    ProviderDown,
    /// The provider's account may not refund.
    Forbidden,
}

/// A unit of weight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) enum WeightUnit {
    #[default]
    Kg,
    Lb,
}

/// A proof of being human.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) enum Captcha {
    None,
    Invisible,
    Visible,
}

/// When a second factor is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) enum Mfa {
    Off,
    /// Of those who have set one up.
    Optional,
    /// Of everyone; those who have none set one up when they sign in.
    Required,
}

/// A second factor. The contract's `PASSWORD` is none: it is the first factor, told of with an identity and never a challenge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) enum MfaFactor {
    Totp,
    Email,
    Sms,
    Call,
    Push,
}

impl MfaFactor {
    const ALL: [Self; 5] = [Self::Totp, Self::Email, Self::Sms, Self::Call, Self::Push];

    /// The factor as it is on the wire and in the database.
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Totp => "TOTP",
            Self::Email => "EMAIL",
            Self::Sms => "SMS",
            Self::Call => "CALL",
            Self::Push => "PUSH",
        }
    }

    /// The factor of a name.
    pub(crate) fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|factor| factor.as_str() == name)
    }
}

impl Default for SiteSettings {
    fn default() -> Self {
        Self {
            published: true,
            open_registration: true,
            owner_approval: false,
            email_verification: false,
            captcha: Captcha::None,
            mfa: Mfa::Optional,
            mfa_factors: MfaFactor::ALL.to_vec(),
            catalog: CatalogVersions::default(),
            reads_as_v1: true,
            currency: Currency::USD,
            tax_included: false,
            tax_mode: TaxMode::default(),
            auto_tax: AutoTax::default(),
            refunds: RefundAnswer::default(),
            weight_unit: WeightUnit::default(),
            visitor_cart_days: 30,
            member_cart_days: 180,
        }
    }
}

/// The settings as they are.
pub(crate) fn read(connection: &Connection) -> Result<SiteSettings, ApiError> {
    let body: Option<String> = connection
        .prepare_cached("SELECT body FROM site_settings")?
        .query_row([], |row| row.get(0))
        .optional()?;
    Ok(body
        .map(|body| serde_json::from_str(&body))
        .transpose()?
        .unwrap_or_default())
}

/// The currency of all prices.
pub(crate) fn currency(connection: &Connection) -> Result<Currency, ApiError> {
    let code: Option<Option<String>> = connection
        .prepare_cached("SELECT body ->> '$.currency' FROM site_settings")?
        .query_row([], |row| row.get(0))
        .optional()?;
    let currency = code.flatten().and_then(|code| code.parse().ok());
    Ok(currency.unwrap_or(SiteSettings::default().currency))
}

/// The catalog version of the site.
pub(crate) fn catalog_versions(connection: &Connection) -> Result<CatalogVersions, ApiError> {
    let name: Option<Option<String>> = connection
        .prepare_cached("SELECT body ->> '$.catalog' FROM site_settings")?
        .query_row([], |row| row.get(0))
        .optional()?;
    Ok(match name.flatten().as_deref() {
        Some("V1") => CatalogVersions::V1,
        Some("BOTH") => CatalogVersions::Both,
        _ => CatalogVersions::V3,
    })
}

/// Changes the settings that are given and leaves the others.
pub(crate) fn change(connection: &Connection, given: &Value) -> Result<SiteSettings, ApiError> {
    let settings = read(connection)?;
    let changed = merged(&settings, given)?;
    if changed.currency != settings.currency && has_products(connection)? {
        return Err(ApiError::field(
            "currency",
            "FIELD_NOT_ALLOWED",
            "cannot be changed while there are products with prices",
        ));
    }
    save(connection, &changed)?;
    Ok(changed)
}

fn has_products(connection: &Connection) -> Result<bool, ApiError> {
    Ok(connection
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM products)")?
        .query_row([], |row| row.get(0))?)
}

fn save(connection: &Connection, settings: &SiteSettings) -> Result<(), ApiError> {
    connection
        .prepare_cached("INSERT OR REPLACE INTO site_settings (only_row, body) VALUES (1, ?1)")?
        .execute([serde_json::to_string(settings)?])?;
    Ok(())
}

fn merged(settings: &SiteSettings, given: &Value) -> Result<SiteSettings, ApiError> {
    let given = given
        .as_object()
        .ok_or_else(|| ApiError::field("body", "FORMAT", "is not a JSON object"))?;
    let mut merged = serde_json::to_value(settings)?;
    for (name, value) in given {
        if let Some(known) = merged.get_mut(name) {
            *known = value.clone();
        } else {
            return Err(ApiError::field(name, "FIELD_NOT_ALLOWED", "is no setting"));
        }
        // Each by itself, so that the refusal names it.
        serde_json::from_value::<SiteSettings>(merged.clone())
            .map_err(|error| ApiError::field(name, "VALIDATION", format!("cannot be this: {error}")))?;
    }
    let mut merged: SiteSettings = serde_json::from_value(merged)?;
    let mut distinct = Vec::new();
    merged.mfa_factors.retain(|factor| {
        let is_new = !distinct.contains(factor);
        distinct.push(*factor);
        is_new
    });
    if merged.mfa == Mfa::Required && merged.mfa_factors.is_empty() {
        return Err(ApiError::field(
            "mfaFactors",
            "MIN_SIZE",
            "must name a factor while one is required",
        ));
    }
    Ok(merged)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_what_is_given_changes() {
        let settings = merged(&SiteSettings::default(), &json!({ "captcha": "VISIBLE" })).unwrap();
        assert_eq!(settings.captcha, Captcha::Visible);
        let settings = merged(&settings, &json!({ "mfa": "REQUIRED", "mfaFactors": ["SMS", "SMS"] })).unwrap();
        assert_eq!((settings.captcha, settings.mfa), (Captcha::Visible, Mfa::Required));
        assert_eq!(settings.mfa_factors, [MfaFactor::Sms]);
    }

    #[test]
    fn what_is_no_setting_is_refused_by_its_name() {
        for (given, field) in [
            (json!({ "colour": "red" }), "colour"),
            (json!({ "mfa": "SOMETIMES" }), "mfa"),
            (json!({ "mfaFactors": ["PIGEON"] }), "mfaFactors"),
            (json!({ "mfa": "REQUIRED", "mfaFactors": [] }), "mfaFactors"),
            (json!({ "openRegistration": null }), "openRegistration"),
        ] {
            match merged(&SiteSettings::default(), &given) {
                Err(ApiError::Validation(violations)) => assert_eq!(violations[0].field, field),
                other => panic!("{given}: {other:?}"),
            }
        }
    }

    #[test]
    fn a_factor_keeps_its_name() {
        for factor in MfaFactor::ALL {
            assert_eq!(MfaFactor::parse(factor.as_str()), Some(factor));
            assert_eq!(serde_json::to_value(factor).unwrap(), factor.as_str());
        }
    }
}
