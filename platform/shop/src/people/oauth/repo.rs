//! The rows of authorization codes.

use base::db::{Statements, row_of};
use base::secret::{self, SecretHash};
use base::{Millis, Result};
use rusqlite::Connection;

#[derive(Debug)]
pub(super) struct StoredCode {
    pub(super) member: String,
    pub(super) visitor: Option<String>,
    pub(super) challenge: String,
    pub(super) redirect_uri: Option<String>,
    /// The token family that the code was exchanged for.
    pub(super) family: Option<String>,
    pub(super) spent: bool,
    pub(super) expires: Millis,
    pub(super) is_renewable: bool,
    pub(super) login: Option<SecretHash>,
}

pub(super) fn find(connection: &Connection, hash: SecretHash) -> Result<Option<StoredCode>> {
    connection.row(
        "SELECT member, visitor, challenge, redirect_uri, family, spent, expires, is_renewable, login
         FROM codes WHERE hash = ?1",
        [hash],
        row_of!(StoredCode: member, visitor, challenge, redirect_uri, family, spent, expires, is_renewable, login),
    )
}

/// Inserts a grant's authorization code.
pub(super) fn insert(connection: &Connection, code: &str, grant: &Grant<'_>, expires: Millis) -> Result<()> {
    connection.run(
        "INSERT INTO codes (hash, member, visitor, challenge, redirect_uri, expires, is_renewable, login)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        (
            secret::hash(code),
            grant.member,
            grant.visitor,
            grant.challenge,
            grant.redirect_uri,
            expires,
            grant.is_renewable,
            grant.login.map(secret::hash),
        ),
    )
}

/// Marks a code as used, with the token family it was exchanged for.
pub(super) fn spend(connection: &Connection, hash: SecretHash, family: &str) -> Result<()> {
    connection.run("UPDATE codes SET spent = 1, family = ?2 WHERE hash = ?1", (hash, family))
}

/// The grant behind an authorization code.
#[derive(Debug)]
pub struct Grant<'a> {
    pub member: &'a str,
    /// The visitor who is logging in, whose cart is merged into the member's.
    pub visitor: Option<&'a str>,
    pub challenge: &'a str,
    pub redirect_uri: Option<&'a str>,
    /// Whether the resulting session is renewable.
    pub is_renewable: bool,
    /// The browser's login session, if the member used the hosted pages.
    pub login: Option<&'a str>,
}
