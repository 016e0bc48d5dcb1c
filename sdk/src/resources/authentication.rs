//! Registration, login, second factors and logout (SPEC section 7, "Authentication").

use crate::endpoint::{self, Access, Conversions, Endpoint, Info, Safety, Service};
use serde_json::Value;

/// Shared by every call that answers with an identity.
pub(crate) const IDENTITY_CONVERSIONS: Conversions = Conversions {
    dates: &["createdDate", "updatedDate", "dateValue"],
    addresses: &["address"],
    opaque: &["additionalData"],
    ..Conversions::NONE
};

const fn get(id: &'static str, path: &'static str) -> Endpoint<Value, Value> {
    endpoint::get(id, Service::Authentication, path)
        .access(Access::Public)
        .conversions(&IDENTITY_CONVERSIONS)
}

const fn post(id: &'static str, path: &'static str) -> Endpoint<Value, Value> {
    endpoint::post(id, Service::Authentication, path).conversions(&IDENTITY_CONVERSIONS)
}

/// Every authentication call of SPEC section 7.
pub const TABLE: &[Info] = &[
    post("authentication.register", "/v2/register").info,
    post("authentication.login", "/v2/login").info,
    post("authentication.change_password", "/v2/change-password")
        .access(Access::Member)
        .safety(Safety::Idempotent)
        .info,
    get("authentication.login_callback", "/v1/callback")
        .safety(Safety::Unsafe)
        .info,
    post("authentication.sign_on", "/v2/sign-on").access(Access::Owner).info,
    get("authentication.logout", "/v1/logout").info,
    post("authentication.verify_factor", "/v2/{factorType}/verify").info,
];
