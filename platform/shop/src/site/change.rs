//! Updates of the site's settings.

use super::countries;
use super::repo;
use super::settings::{Mfa, SiteSettings};
use crate::events::{Event, EventKind, mails::OwnerMail};
use base::{ApiError, Result, Writing, contract::is_email, text::is_blank};
use serde_json::Value;

/// The sign-on policy's full name in events.
const SIGN_ON_POLICY: &str = "wix.iam.signon.v1.sign_on_policy";
/// The maximum length of the shop's name, the same as a product's.
const MAX_NAME: usize = cartwright_contract::limits::site::NAME;
/// The maximum of days for returns.
const MAX_RETURN_DAYS: i64 = cartwright_contract::limits::site::RETURN_DAYS;

/// Updates the given settings and keeps the others.
pub fn change(writing: &Writing<'_>, given: &Value) -> Result<SiteSettings> {
    let settings = repo::read(writing)?;
    let changed = merged(&settings, given)?;
    repo::save(writing, &changed)?;
    let has_summary = |settings: &SiteSettings| settings.owner_mails.contains(&OwnerMail::DailySummary);
    if has_summary(&changed) && !has_summary(&settings) {
        // The first summary is of today, not of the day before.
        repo::keep_summary(writing, writing.now)?;
    }
    let policy = changed.sign_on_policy();
    if policy != settings.sign_on_policy() {
        let kind = EventKind::Updated;
        let event = Event { kind, entity: SIGN_ON_POLICY, entity_id: &writing.shop.keys.site_id, body: policy };
        event.record(writing)?;
    }
    Ok(changed)
}

fn merged(settings: &SiteSettings, given: &Value) -> Result<SiteSettings> {
    let given = given.as_object().ok_or_else(|| ApiError::field("body", "FORMAT", "is not a JSON object"))?;
    let mut merged = serde_json::to_value(settings)?;
    for (name, value) in given {
        if let Some(known) = merged.get_mut(name) {
            *known = value.clone();
        } else {
            return Err(ApiError::field(name, "FIELD_NOT_ALLOWED", "is no setting"));
        }
        // Parses each by itself, so that the refusal names it.
        serde_json::from_value::<SiteSettings>(merged.clone())
            .map_err(|error| ApiError::field(name, "VALIDATION", format!("cannot be this: {error}")))?;
    }
    let mut merged: SiteSettings = serde_json::from_value(merged)?;
    if is_blank(&merged.name) || merged.name.chars().count() > MAX_NAME {
        return Err(ApiError::field("name", "MAX_LENGTH", format!("must have 1 to {MAX_NAME} characters")));
    }
    let is_language =
        (2..=3).contains(&merged.language.len()) && merged.language.bytes().all(|letter| letter.is_ascii_lowercase());
    if !is_language {
        return Err(ApiError::field("language", "FORMAT", "must be a language such as de"));
    }
    if !merged.owner_email.is_empty() && !is_email(&merged.owner_email) {
        return Err(ApiError::field("ownerEmail", "FORMAT", "is not an email address"));
    }
    if i64::from(merged.return_days) > MAX_RETURN_DAYS {
        return Err(ApiError::field("returnDays", "MAX", format!("must be 0 to {MAX_RETURN_DAYS}")));
    }
    if !is_place(&merged.visitors_from) {
        return Err(ApiError::field("visitorsFrom", "FORMAT", "must be a country or region such as US-NY"));
    }
    let mut distinct = Vec::new();
    merged.mfa_factors.retain(|factor| {
        let is_new = !distinct.contains(factor);
        distinct.push(*factor);
        is_new
    });
    if merged.mfa == Mfa::Required && merged.mfa_factors.is_empty() {
        return Err(ApiError::field("mfaFactors", "MIN_SIZE", "must name a factor while one is required"));
    }
    Ok(merged)
}

fn is_place(code: &str) -> bool {
    let (country, region) = code.split_once('-').unwrap_or((code, ""));
    code.is_empty()
        || countries::countries().any(|known| known == country)
            && (region.is_empty() || countries::region_code(country, region) == Some(region))
}

#[cfg(test)]
mod tests {
    use super::super::{Captcha, MfaFactor};
    use super::*;
    use base::error::first_violation;
    use serde_json::json;
    use strum::VariantArray;

    #[test]
    fn a_settings_update_changes_only_the_given_fields() {
        let settings = merged(&SiteSettings::default(), &json!({ "captcha": "VISIBLE" })).unwrap();
        assert_eq!(settings.captcha, Captcha::Visible);
        let settings = merged(&settings, &json!({ "mfa": "REQUIRED", "mfaFactors": ["SMS", "SMS"] })).unwrap();
        assert_eq!((settings.captcha, settings.mfa), (Captcha::Visible, Mfa::Required));
        assert_eq!(settings.mfa_factors, [MfaFactor::Sms]);
    }

    #[test]
    fn an_invalid_setting_is_refused_with_its_name() {
        for (given, field) in [
            (json!({ "colour": "red" }), "colour"),
            (json!({ "ownerApproval": true, "captcha": "RIDDLE" }), "captcha"),
            (json!([]), "body"),
            (json!({ "mfa": "SOMETIMES" }), "mfa"),
            (json!({ "mfaFactors": ["PIGEON"] }), "mfaFactors"),
            (json!({ "mfa": "REQUIRED", "mfaFactors": [] }), "mfaFactors"),
            (json!({ "openRegistration": null }), "openRegistration"),
            (json!({ "returnDays": 366 }), "returnDays"),
            (json!({ "returnDays": -1 }), "returnDays"),
            (json!({ "cancelRequests": 1 }), "cancelRequests"),
            (json!({ "name": " " }), "name"),
            (json!({ "visitorsFrom": "USA" }), "visitorsFrom"),
            (json!({ "visitorsFrom": "US-XX" }), "visitorsFrom"),
            (json!({ "name": "x".repeat(81) }), "name"),
        ] {
            let found = first_violation(merged(&SiteSettings::default(), &given)).map(|(field, _)| field);
            assert_eq!(found.as_deref(), Some(field), "{given}");
        }
    }

    #[test]
    fn every_mfa_factor_survives_serialization() {
        for factor in MfaFactor::VARIANTS {
            assert_eq!(factor.into_str().parse(), Ok(*factor));
            assert_eq!(serde_json::to_value(factor).unwrap(), factor.into_str());
        }
    }
}
