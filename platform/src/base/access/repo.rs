//! The rows by which callers are known.

use crate::base::error::Result;
use crate::base::secret;
use rusqlite::{Connection, OptionalExtension};

/// The bearer of an access token: family, role, subject, and when the token expires.
type Bearer = (String, String, String, i64);

/// The bearer of an access token, while it may use the site.
pub(super) fn bearer(connection: &Connection, token: &str) -> Result<Option<Bearer>> {
    Ok(connection
        .prepare_cached(
            "SELECT family, role, subject, expires FROM access_tokens
             JOIN families ON families.id = family
             LEFT JOIN members ON role = 'member' AND members.id = subject
             WHERE hash = ?1 AND NOT revoked AND (role <> 'member' OR status = 'APPROVED')",
        )?
        .query_row([secret::hash(token)], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))
        .optional()?)
}
