//! Forgotten passwords and account activation (SPEC section 7, "Recovery").

use super::authentication::IDENTITY_CONVERSIONS;
use crate::endpoint::{self, Access, Endpoint, Info, Service};
use serde_json::Value;

const fn post(id: &'static str, path: &'static str) -> Endpoint<Value, Value> {
    endpoint::post(id, Service::Recovery, path).conversions(&IDENTITY_CONVERSIONS)
}

/// Every recovery call of SPEC section 7.
pub const TABLE: &[Info] = &[
    post("recovery.send_recovery_email", "/v1/send-email").info,
    post("recovery.send_activation_email", "/v1/activation-email")
        .access(Access::Owner)
        .info,
    post("recovery.recover", "/v1/recover").info,
];
