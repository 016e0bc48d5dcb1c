//! The token endpoint (SPEC section 7, "OAuth token"). Sessions call it; programs seldom do.

use crate::endpoint::{self, Access, Endpoint, Info, Service};
use serde_json::Value;

/// `POST /oauth2/token`: any grant. A code or a refresh token may be spent by a call whose answer is lost, so it is
/// unsafe to repeat by itself; the session knows when a repeat is forgiven.
pub const TOKEN: Endpoint<Value, Value> =
    endpoint::post("oauth.token", Service::OAuth, "/oauth2/token").access(Access::Public);

/// The token call of SPEC section 7.
pub const TABLE: &[Info] = &[TOKEN.info];
