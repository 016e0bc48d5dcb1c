//! What the site's owner has decided about signing in, and the simulated captcha that goes with it.

mod captcha;
mod settings;

pub(crate) use captcha::{CaptchaKind, CaptchaState, CaptchaTokens, issue as issue_captcha, spend as spend_captcha};
pub(crate) use settings::{Captcha, Mfa, MfaFactor, SiteSettings, change as change_settings, read as read_settings};
