//! Error messages that programs compare, each defined once.

use crate::json::decimal;

/// A failure that the platform does not explain.
pub const SYSTEM: &str = "System error occurred";
/// The prefix of a list of refused fields.
pub const INVALID_ARGUMENT: &str = "INVALID_ARGUMENT";
/// The token endpoint answered with a status other than 200.
pub const TOKEN_FAILURE: &str = "something went wrong";
/// The exchange of a code failed.
pub const MEMBER_TOKENS: &str = "Failed to get member tokens";
/// A callback lacks its code or state.
pub const MISSING_CODE_OR_STATE: &str = "Missing code or _state";
/// A callback's state is not the flow's.
pub const INVALID_STATE: &str = "Invalid _state";
/// The platform answered with an unknown login or registration state.
pub const UNKNOWN_STATE: &str = "Unknown _state";
/// The hidden frame's timeout expired.
pub const FLOW_TIMED_OUT: &str = "OAuth flow timed out";

/// The client signed in or out during a call.
pub const IDENTITY_CHANGED: &str = "someone signed in or out while the call was under way";

/// A session was requested from a client without one.
pub const NO_SESSION: &str = "an owner's client has no session to log in or out";

/// The prefix of the reason why a store could not be written.
pub const NOT_KEPT: &str = "the session could not be kept: ";

/// A code verifier's length that RFC 7636 forbids.
#[must_use]
pub fn verifier_length(received: usize) -> String {
    let received = decimal(u64::try_from(received).unwrap_or(u64::MAX));
    ["Expected a length between 43 and 128. Received ", &received, "."].concat()
}

/// A GraphQL answer with a status other than 200.
#[must_use]
pub fn graphql_failure(status: u16) -> String {
    ["GraphQL request failed with status ", &decimal(status.into())].concat()
}
