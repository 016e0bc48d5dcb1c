//! Verification codes (SPEC section 7, "Recovery and verification").

use super::authentication::IDENTITY_CONVERSIONS;
use crate::endpoint::{self, Endpoint, Info, Service};
use serde_json::Value;

const fn post(id: &'static str, path: &'static str) -> Endpoint<Value, Value> {
    endpoint::post(id, Service::Verification, path).conversions(&IDENTITY_CONVERSIONS)
}

/// Every verification call of SPEC section 7. The platform spells the first path in lower case today; SPEC's capital
/// is an older spelling of the same call, and the specification table keeps both.
pub const TABLE: &[Info] = &[
    post("verification.start", "/v1/start").info,
    post("verification.verify_during_authentication", "/v1/auth/verify").info,
    post("verification.resend_during_authentication", "/v1/auth/resend").info,
];
