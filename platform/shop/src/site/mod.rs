//! The site's settings, sessions, media, and the simulated captcha.

mod captcha;
mod change;
pub(crate) mod countries;
pub mod media;
mod owner_mail;
pub(crate) mod page_sessions;
pub(crate) mod postal;
mod repo;
pub mod seed;
pub(crate) mod sessions;
mod settings;
mod sign_on_policy;
pub(crate) mod uploads;

pub(crate) use captcha::{CaptchaKind, CaptchaState, CaptchaTokens, issue as issue_captcha, spend as spend_captcha};
pub(crate) use change::change as change_settings;
pub(crate) use owner_mail::tell_owner;
pub(crate) use repo::{
    catalog_versions, clock, currency, keep_clock, keep_summary, last_summary, name, read as read_settings,
};
pub(crate) use settings::{
    AutoTax, Captcha, CatalogVersions, Mfa, MfaFactor, RefundAnswer, SiteSettings, TaxMode, WeightUnit,
};
pub(crate) use sign_on_policy::ROWS;
