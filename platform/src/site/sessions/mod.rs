//! Login sessions: the proof of who logged in, and the end of all that stands for a member.

mod callers;
mod repo;
pub(crate) mod tokens;

pub(crate) use callers::authorize;
pub(crate) use repo::{
    browser_login, end_login, end_sessions_but, expire_access_tokens, family_of, holds, keep_in_browser, log_out,
    revoke_family, start, take,
};

use crate::base::Result;
use rusqlite::Connection;

/// The lifetime of a login to the hosted pages, in seconds.
pub(crate) const LOGIN_SECONDS: i64 = 30 * 86_400;
/// The lifetime of a session token, in seconds.
const TOKEN_SECONDS: i64 = 300;

/// Ends everything that stands for a member: tokens, login sessions, sign-ins on their way, trusted devices and
/// recovery links.
pub(crate) fn end_sessions(connection: &Connection, member: &str) -> Result<()> {
    end_sessions_but(connection, member, None)
}
