//! Accounts: an email address and a password.

use crate::clock::Millis;
use crate::error::ApiError;
use crate::members;
use crate::secret;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use rusqlite::{Connection, OptionalExtension};
use std::sync::OnceLock;

/// The shortest password.
pub(crate) const SHORTEST_PASSWORD: usize = 8;
/// The longest password.
pub(crate) const LONGEST_PASSWORD: usize = 64;

/// Why an account cannot be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unacceptable {
    Email,
    Password,
    EmailTaken,
}

/// Whether a text looks like an email address. Only a mail that arrives can tell more.
pub(crate) fn is_email(text: &str) -> bool {
    let Some((local, domain)) = text.rsplit_once('@') else {
        return false;
    };
    text.len() <= 254
        && !local.is_empty()
        && domain.contains('.')
        && domain.split('.').all(|label| !label.is_empty())
        && !text.contains(|character: char| {
            character.is_whitespace() || character.is_control() || ",;<>\"".contains(character)
        })
}

/// Whether a password is neither too short nor too long.
fn is_acceptable(password: &str) -> bool {
    (SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&password.chars().count())
}

/// A new password, hashed.
pub(super) fn new_password(password: &str) -> Result<Result<String, Unacceptable>, ApiError> {
    if !is_acceptable(password) {
        return Ok(Err(Unacceptable::Password));
    }
    hash_password(password).map(Ok)
}

/// Hashes a password. Slow on purpose: never inside a transaction.
fn hash_password(password: &str) -> Result<String, ApiError> {
    let hash: PasswordHash = Argon2::default()
        .hash_password(password.as_bytes())
        .map_err(|error| ApiError::Internal(error.to_string()))?;
    Ok(hash.to_string())
}

fn matches(password: &str, hash: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

/// An account's details, checked and with its password hashed.
#[derive(Debug)]
pub(crate) struct NewIdentity {
    email: String,
    password_hash: String,
}

impl NewIdentity {
    pub(crate) fn check(email: &str, password: &str) -> Result<Result<Self, Unacceptable>, ApiError> {
        let email = email.trim();
        if !is_email(email) {
            return Ok(Err(Unacceptable::Email));
        }
        Ok(new_password(password)?.map(|password_hash| Self {
            email: email.to_owned(),
            password_hash,
        }))
    }

    /// Makes the account and gives its id.
    pub(crate) fn insert(
        &self,
        connection: &Connection,
        now: Millis,
    ) -> Result<Result<String, Unacceptable>, ApiError> {
        let id = secret::new_id();
        let inserted = connection
            .prepare_cached(
                "INSERT OR IGNORE INTO identities (id, email, password, created, updated) VALUES (?1, ?2, ?3, ?4, ?4)",
            )?
            .execute((&id, &self.email, &self.password_hash, now))?;
        if inserted == 0 {
            return Ok(Err(Unacceptable::EmailTaken));
        }
        members::create(connection, now, &id, &self.email)?;
        Ok(Ok(id))
    }
}

/// What is kept of an account to check a password with.
pub(crate) fn find(connection: &Connection, email: &str) -> Result<Option<(String, String)>, ApiError> {
    Ok(connection
        .prepare_cached("SELECT id, coalesce(password, '') FROM identities WHERE email = ?1")?
        .query_row([email.trim()], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?)
}

/// Checks a password against what was found. An unknown email takes as long as a wrong password, so that nobody can
/// find out who has an account.
pub(crate) fn check_password(found: Option<(String, String)>, password: &str) -> Option<String> {
    static NOBODY: OnceLock<String> = OnceLock::new();
    match found {
        Some((member, hash)) => matches(password, &hash).then_some(member),
        None => {
            let hash = NOBODY.get_or_init(|| hash_password("nobody's password").unwrap_or_default());
            let _ = matches(password, hash);
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_told_from_other_text() {
        for (text, is) in [
            ("ada@example.com", true),
            ("ada+shop@mail.example.co.uk", true),
            ("ada@localhost", false),
            ("@example.com", false),
            ("ada@example..com", false),
            ("ada lovelace@example.com", false),
            ("<ada@example.com>", false),
        ] {
            assert_eq!(is_email(text), is, "{text}");
        }
    }

    #[test]
    fn a_password_is_its_members_only() {
        let new = NewIdentity::check("ada@example.com", "correct horse").unwrap().unwrap();
        let found = Some(("ada".to_owned(), new.password_hash.clone()));
        assert_eq!(check_password(found.clone(), "correct horse").as_deref(), Some("ada"));
        assert_eq!(check_password(found, "wrong horse"), None);
        assert_eq!(check_password(None, "correct horse"), None);
    }
}
