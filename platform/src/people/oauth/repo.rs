//! The rows of authorization codes.

use crate::base::secret::{self, SecretHash};
use crate::base::{Millis, Result, clock::seconds};
use rusqlite::{Connection, OptionalExtension};

#[derive(Debug)]
pub(super) struct StoredCode {
    pub(super) member: String,
    pub(super) visitor: Option<String>,
    pub(super) challenge: String,
    pub(super) redirect_uri: Option<String>,
    /// The family of the tokens that it gave.
    pub(super) family: Option<String>,
    pub(super) spent: bool,
    pub(super) expires: Millis,
    pub(super) is_renewable: bool,
    pub(super) login: Option<SecretHash>,
}

pub(super) fn find(connection: &Connection, hash: SecretHash) -> rusqlite::Result<Option<StoredCode>> {
    connection
        .prepare_cached(
            "SELECT member, visitor, challenge, redirect_uri, spent, expires, family, is_renewable, login
             FROM codes WHERE hash = ?1",
        )?
        .query_row([hash], |row| {
            Ok(StoredCode {
                member: row.get(0)?,
                visitor: row.get(1)?,
                challenge: row.get(2)?,
                redirect_uri: row.get(3)?,
                spent: row.get(4)?,
                expires: row.get(5)?,
                family: row.get(6)?,
                is_renewable: row.get(7)?,
                login: row.get(8)?,
            })
        })
        .optional()
}

/// Writes a code of a grant, and removes those that expired a day ago.
pub(super) fn insert(
    connection: &Connection,
    now: Millis,
    code: &str,
    grant: &Grant<'_>,
    expires: Millis,
) -> Result<()> {
    connection
        .prepare_cached("DELETE FROM codes WHERE expires < ?1")?
        .execute([now.saturating_sub(seconds(86_400))])?;
    connection
        .prepare_cached(
            "INSERT INTO codes (hash, member, visitor, challenge, redirect_uri, expires, is_renewable, login)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute((
            secret::hash(code),
            grant.member,
            grant.visitor,
            grant.challenge,
            grant.redirect_uri,
            expires,
            grant.is_renewable,
            grant.login.map(secret::hash),
        ))?;
    Ok(())
}

/// Notes that a code was used, and the family of the tokens that it gave.
pub(super) fn spend(connection: &Connection, hash: SecretHash, family: &str) -> Result<()> {
    connection.prepare_cached("UPDATE codes SET spent = 1, family = ?2 WHERE hash = ?1")?.execute((hash, family))?;
    Ok(())
}

/// The grant behind an authorization code.
#[derive(Debug)]
pub(crate) struct Grant<'a> {
    pub(crate) member: &'a str,
    /// The visitor who asked to log in, whose cart becomes the member's.
    pub(crate) visitor: Option<&'a str>,
    pub(crate) challenge: &'a str,
    pub(crate) redirect_uri: Option<&'a str>,
    /// Whether the session that it gives can be renewed.
    pub(crate) is_renewable: bool,
    /// The browser's login to the hosted pages, if the member has shown that.
    pub(crate) login: Option<&'a str>,
}
