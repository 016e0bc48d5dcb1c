//! Passwords: rules, hashing and verification.

use crate::error::{ApiError, FieldViolation, Result};
use crate::text;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use argon2::{Algorithm, Argon2, Params, Version};
pub use cartwright_contract::limits::password::LEAST as SHORTEST_PASSWORD;
pub use cartwright_contract::limits::password::LENGTH as MAX_PASSWORD_LENGTH;
use std::sync::{Arc, OnceLock};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Normalizes a password before counting and hashing, so that keyboards do not matter: composed, with plain spaces (RFC
/// 8265, section 4.2, OpaqueString).
fn prepared(password: &str) -> String {
    let is_space = |letter: char| letter.is_whitespace() && !letter.is_control();
    let spaced: String = password.chars().map(|letter| if is_space(letter) { ' ' } else { letter }).collect();
    text::composed(&spaced).into_owned()
}

/// The violation of a new password, if any. Length counts, character classes do not (NIST SP 800-63B, section 5.1.1.2).
pub fn violation(field: &str, password: &str, email: &str) -> Option<FieldViolation> {
    if password.is_empty() {
        return Some(missing(field));
    }
    if password.chars().any(char::is_control) {
        return Some(FieldViolation::new(field, "VALIDATION", "must not have control characters"));
    }
    let length = prepared(password).chars().count();
    if length < SHORTEST_PASSWORD {
        let text = format!("must have at least {SHORTEST_PASSWORD} characters");
        return Some(FieldViolation::new(field, "MIN_LENGTH", text));
    }
    if length > MAX_PASSWORD_LENGTH {
        let text = format!("must have at most {MAX_PASSWORD_LENGTH} characters");
        return Some(FieldViolation::new(field, "MAX_LENGTH", text));
    }
    let is_guessable = password.trim().eq_ignore_ascii_case(email.trim());
    is_guessable.then(|| FieldViolation::new(field, "VALIDATION", "must not be the email address"))
}

pub fn missing(field: &str) -> FieldViolation {
    FieldViolation::new(field, "REQUIRED_FIELD", "is missing")
}

/// The maximum of concurrent hashes. Each takes 19 MiB and a core.
const MAX_AT_ONCE: usize = 4;
/// The maximum of calls that wait to hash; further ones are refused.
const MAX_WAITING: usize = 64;

/// A permit to hash, released on drop.
#[derive(Debug)]
pub struct Turn {
    _hashing: OwnedSemaphorePermit,
}

/// The queue of calls that wait to hash, without blocking a thread.
#[derive(Debug)]
struct HashQueue {
    hashing: Arc<Semaphore>,
    places: Arc<Semaphore>,
}

impl Default for HashQueue {
    fn default() -> Self {
        Self {
            hashing: Arc::new(Semaphore::new(MAX_AT_ONCE)),
            places: Arc::new(Semaphore::new(MAX_AT_ONCE + MAX_WAITING)),
        }
    }
}

/// The password hash function (Argon2id) with its cost.
#[derive(Debug, Default)]
pub struct Passwords {
    argon2: Argon2<'static>,
    /// The hash to verify against if there is no account, so that both take equally long.
    nobody: OnceLock<String>,
    line: HashQueue,
}

impl Passwords {
    /// A hash of minimal cost, for tests only: such hashes are easily cracked.
    pub fn cheap() -> Self {
        let params = Params::new(Params::MIN_M_COST, Params::MIN_T_COST, Params::MIN_P_COST, None);
        Self {
            argon2: Argon2::new(Algorithm::default(), Version::default(), params.unwrap_or_default()),
            ..Self::default()
        }
    }

    /// Waits for a permit to hash: before a call takes a blocking thread.
    pub async fn turn(&self) -> Result<Turn> {
        let place = Arc::clone(&self.line.places).try_acquire_owned();
        let _place = place.map_err(|_| ApiError::TooManyRequests { seconds: 1 })?;
        let hashing = Arc::clone(&self.line.hashing).acquire_owned().await;
        let hashing = hashing.map_err(ApiError::internal)?;
        Ok(Turn { _hashing: hashing })
    }

    /// Hashes a password. Slow by design: never call it inside a transaction.
    pub fn hash(&self, password: &str) -> Result<String> {
        let hash: PasswordHash =
            self.argon2.hash_password(prepared(password).as_bytes()).map_err(ApiError::internal)?;
        Ok(hash.to_string())
    }

    /// Verifies a password against a hash. Takes as long without one, so that timing does not reveal accounts.
    pub fn matches(&self, password: &str, hash: Option<&str>) -> bool {
        let expected = match hash {
            Some(hash) => hash,
            None => self.nobody.get_or_init(|| self.hash("nobody's password").unwrap_or_default()),
        };
        let is_right = PasswordHash::new(expected)
            .is_ok_and(|expected| self.argon2.verify_password(prepared(password).as_bytes(), &expected).is_ok());
        is_right && hash.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_queued_hash_blocks_no_thread_and_a_full_queue_refuses_more() {
        let passwords = Arc::new(Passwords::cheap());
        let mut turns = Vec::new();
        for _ in 0..MAX_AT_ONCE {
            turns.push(passwords.turn().await.unwrap());
        }
        // All wait on this test's single thread.
        let waiting: Vec<_> = (0..MAX_WAITING + MAX_AT_ONCE)
            .map(|_| {
                tokio::spawn({
                    let passwords = Arc::clone(&passwords);
                    async move { passwords.turn().await.map(drop) }
                })
            })
            .collect();
        while passwords.line.places.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert!(matches!(passwords.turn().await, Err(ApiError::TooManyRequests { .. })));
        drop(turns);
        for each in waiting {
            assert!(each.await.unwrap().is_ok());
        }
    }

    #[test]
    fn passwords_are_compared_after_unicode_normalization() {
        let passwords = Passwords::cheap();
        let hash = passwords.hash("größe und länge").unwrap();
        assert!(passwords.matches("gro\u{308}ße\u{a0}und la\u{308}nge", Some(&hash)));
        assert!(!passwords.matches("Größe und länge", Some(&hash)));
    }

    #[test]
    fn an_invalid_password_is_refused_with_the_broken_rule() {
        let rule = |password: &str| violation("password", password, "ada@example.com").map(|violation| violation.rule);
        assert_eq!(rule("short"), Some("MIN_LENGTH"));
        assert_eq!(rule(&"x".repeat(65)), Some("MAX_LENGTH"));
        assert_eq!(rule("Ada@Example.com "), Some("VALIDATION"));
        assert_eq!(rule("köttbullar"), None);
        assert_eq!(rule("pässwör"), Some("MIN_LENGTH"), "characters are counted, not bytes");
    }

    #[test]
    fn hashes_beyond_the_concurrency_limit_all_complete() {
        let passwords = Passwords::cheap();
        let hash = passwords.hash("correct horse").unwrap();
        std::thread::scope(|scope| {
            for _ in 0..=2 * MAX_AT_ONCE {
                scope.spawn(|| assert!(passwords.matches("correct horse", Some(&hash))));
            }
        });
    }

    #[test]
    fn a_password_matches_only_its_own_hash() {
        for passwords in [Passwords::default(), Passwords::cheap()] {
            let hash = passwords.hash("correct horse").unwrap();
            assert!(passwords.matches("correct horse", Some(&hash)));
            assert!(!passwords.matches("wrong horse", Some(&hash)));
            assert!(!passwords.matches("nobody's password", None));
        }
    }
}
