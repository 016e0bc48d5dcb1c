//! The site's settings, and the simulated captcha.

mod captcha;
mod settings;

pub(crate) use captcha::{CaptchaKind, CaptchaState, CaptchaTokens, issue as issue_captcha, spend as spend_captcha};
pub(crate) use settings::{
    AutoTax, Captcha, CatalogVersions, Mfa, MfaFactor, RefundAnswer, SiteSettings, TaxMode, WeightUnit,
    catalog_versions, change as change_settings, currency, read as read_settings,
};
