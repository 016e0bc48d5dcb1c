//! The site's settings, sessions, media, and the simulated captcha.

mod captcha;
mod change;
pub mod countries;
pub mod media;
mod owner_mail;
pub mod page_sessions;
pub mod postal;
mod repo;
pub mod seed;
pub mod sessions;
mod settings;
mod sign_on_policy;
pub mod uploads;

pub use captcha::{CaptchaKind, CaptchaState, CaptchaTokens, issue as issue_captcha, spend as spend_captcha};
pub use change::change as change_settings;
pub use owner_mail::tell_owner;
pub use repo::{
    catalog_versions, clock, currency, keep_clock, keep_summary, last_summary, name, read as read_settings,
};
pub use settings::{
    AutoTax, Captcha, CatalogVersions, Mfa, MfaFactor, RefundAnswer, SiteSettings, TaxMode, WeightUnit,
};
pub use sign_on_policy::ROWS;
