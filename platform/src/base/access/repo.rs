//! The rows by which callers are known.

use crate::base::db::Statements;
use crate::base::error::Result;
use crate::base::secret;
use rusqlite::Connection;

/// The bearer of an access token: family, role, subject, and when the token expires.
type Bearer = (String, String, String, i64);

/// The bearer of an access token, while it may use the site.
pub(super) fn bearer(connection: &Connection, token: &str) -> Result<Option<Bearer>> {
    connection.row(
        "SELECT family, role, subject, expires FROM access_tokens
         JOIN families ON families.id = family
         LEFT JOIN members ON role = 'member' AND members.id = subject
         WHERE hash = ?1 AND NOT revoked AND (role <> 'member' OR status = 'APPROVED')",
        [secret::hash(token)],
        |row| row.try_into(),
    )
}
