//! Login sessions, and the revocation of everything a member is logged in with.

mod callers;
mod repo;
pub mod tokens;

pub use callers::authorize;
pub use repo::{
    browser_login, end_login, end_sessions_but, expire_access_tokens, family_of, holds, keep_in_browser, log_out,
    revoke_family, start, take,
};

use base::Result;
use rusqlite::Connection;

/// The lifetime of a login to the hosted pages, in seconds.
pub const LOGIN_SECONDS: i64 = 30 * 86_400;
/// The lifetime of a session token, in seconds.
const TOKEN_SECONDS: i64 = 300;

/// Revokes everything of a member: tokens, login sessions, pending logins, trusted devices and recovery links.
pub(crate) fn end_sessions(connection: &Connection, member: &str) -> Result<()> {
    end_sessions_but(connection, member, None)
}
