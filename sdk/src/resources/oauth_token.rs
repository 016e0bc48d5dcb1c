//! The token endpoint (SPEC section 7, "OAuth token"). Sessions call it; programs seldom do.

use crate::endpoint::{self, Access, Endpoint, Info, Safety, Service};
use serde_json::Value;

/// `POST /oauth2/token`: any grant. A code or a refresh token may be spent by a call whose answer is lost, so it is
/// unsafe to repeat by itself; the session knows when a repeat is forgiven.
pub const TOKEN: Endpoint<Value, Value> =
    endpoint::post("oauth.token", Service::OAuth, "/oauth2/token").access(Access::Public);

/// `POST /oauth2/token-info`: whose an access token is, and until when.
pub const TOKEN_INFO: Endpoint<Value, Value> = endpoint::post("oauth.token_info", Service::OAuth, "/oauth2/token-info")
    .access(Access::Public)
    .safety(Safety::Safe);

/// The token call of SPEC section 7, and the look at a token.
pub const TABLE: &[Info] = &[TOKEN.info, TOKEN_INFO.info];
