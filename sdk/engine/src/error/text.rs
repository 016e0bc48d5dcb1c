//! Messages that programs compare with, each in one place.

use crate::json::decimal;

/// A failure that the platform does not explain.
pub const SYSTEM: &str = "System error occurred";
/// Before the list of refused fields.
pub const INVALID_ARGUMENT: &str = "INVALID_ARGUMENT";
/// The token endpoint answered with anything but 200.
pub const TOKEN_FAILURE: &str = "something went wrong";
/// A code could not be exchanged.
pub const MEMBER_TOKENS: &str = "Failed to get member tokens";
/// A callback without its code or state.
pub const MISSING_CODE_OR_STATE: &str = "Missing code or _state";
/// A callback whose state is not the flow's.
pub const INVALID_STATE: &str = "Invalid _state";
/// A login or registration state that is not known.
pub const UNKNOWN_STATE: &str = "Unknown _state";
/// The hidden frame did not answer in time.
pub const FLOW_TIMED_OUT: &str = "OAuth flow timed out";

/// A call that was under way when someone signed in or out.
pub const IDENTITY_CHANGED: &str = "someone signed in or out while the call was under way";

/// A session was asked for where there is none.
pub const NO_SESSION: &str = "an owner's client has no session to log in or out";

/// Before the reason why a store could not be written.
pub const NOT_KEPT: &str = "the session could not be kept: ";

/// A code verifier of a length that RFC 7636 forbids.
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
