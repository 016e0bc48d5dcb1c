//! Proof Key for Code Exchange (RFC 7636).

use crate::error::{Error, ErrorKind, text};
use crate::secret::Secret;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// The unreserved characters of RFC 7636 section 4.1.
const ALPHABET: &[u8; 66] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";

/// Random bytes from this value on are rejected: 256 is not a multiple of 66, so that remainders of all bytes would be
/// biased.
const LIMIT: u8 = 198;

/// A code verifier: proves that the code's receiver also made the authorization request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodeVerifier(Secret);

impl CodeVerifier {
    /// The default and smallest length.
    pub const DEFAULT_LENGTH: usize = 43;

    /// A random verifier of 43 to 128 characters.
    ///
    /// # Errors
    ///
    /// 'Expected a length between 43 and 128. Received {n}.', or when the system has no entropy.
    ///
    /// ```
    /// use cartwright_engine::login::CodeVerifier;
    ///
    /// assert_eq!(
    ///     CodeVerifier::random(42).unwrap_err().to_string(),
    ///     "Expected a length between 43 and 128. Received 42."
    /// );
    /// ```
    pub fn random(length: usize) -> Result<Self, Error> {
        check_length(length)?;
        let mut verifier = String::with_capacity(length);
        let mut bytes = [0; 64];
        while verifier.len() < length {
            if getrandom::fill(&mut bytes).is_err() {
                return Err(Error::new(ErrorKind::OAuth, "the system has no random numbers"));
            }
            for byte in &bytes {
                if let Some(character) = character(*byte).filter(|_| verifier.len() < length) {
                    verifier.push(character);
                }
            }
        }
        Ok(Self(verifier.into()))
    }

    /// An existing verifier.
    ///
    /// # Errors
    ///
    /// As [`CodeVerifier::random`], for its length.
    pub fn from_text(text: impl Into<Secret>) -> Result<Self, Error> {
        let secret = text.into();
        check_length(secret.expose().len())?;
        Ok(Self(secret))
    }

    /// The text, which is sent to the token endpoint only.
    #[must_use]
    pub const fn secret(&self) -> &Secret {
        &self.0
    }

    /// The challenge for the authorization request (method `S256`).
    #[must_use]
    pub fn challenge(&self) -> CodeChallenge {
        CodeChallenge(URL_SAFE_NO_PAD.encode(Sha256::digest(self.0.expose())))
    }
}

/// The hash of a verifier: 43 characters of URL-safe base64.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodeChallenge(String);

impl CodeChallenge {
    /// The method's name.
    pub const METHOD: &'static str = "S256";

    /// The challenge as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A random state, which binds a callback to its flow: 43 characters, a 256-bit hash.
///
/// # Errors
///
/// If the system has no entropy.
pub fn random_state() -> Result<String, Error> {
    Ok(CodeVerifier::random(CodeVerifier::DEFAULT_LENGTH)?.challenge().0)
}

fn check_length(length: usize) -> Result<(), Error> {
    if (43..=128).contains(&length) { Ok(()) } else { Err(Error::new(ErrorKind::OAuth, text::verifier_length(length))) }
}

/// The character for a random byte; `None` for a byte that would bias the choice.
fn character(byte: u8) -> Option<char> {
    if byte >= LIMIT {
        return None;
    }
    let index = usize::from(byte) % ALPHABET.len();
    ALPHABET.get(index).copied().map(char::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_challenge_matches_rfc_7636_appendix_b() {
        let verifier = CodeVerifier::from_text("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk").unwrap();
        assert_eq!(verifier.challenge().as_str(), "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
    }

    #[test]
    fn a_verifier_length_out_of_range_is_refused() {
        for length in [0, 42, 129] {
            let expected = format!("Expected a length between 43 and 128. Received {length}.");
            assert_eq!(CodeVerifier::random(length).unwrap_err().to_string(), expected);
        }
    }

    #[test]
    fn verifier_characters_are_uniformly_distributed() {
        let mut counts = [0_u32; 256];
        for byte in 0..=u8::MAX {
            if let Some(character) = character(byte) {
                counts[character as usize] += 1;
            }
        }
        let used: Vec<u32> = counts.into_iter().filter(|count| *count > 0).collect();
        assert_eq!(used, vec![3; 66]);
    }

    proptest! {
        #[test]
        fn a_verifier_has_its_length_and_alphabet(length in 43_usize..=128) {
            let verifier = CodeVerifier::random(length).unwrap();
            let text = verifier.secret().expose();
            prop_assert_eq!(text.len(), length);
            prop_assert!(text.bytes().all(|byte| ALPHABET.contains(&byte)));
            prop_assert_eq!(verifier.challenge().as_str().len(), 43);
        }
    }

    #[test]
    fn two_states_differ() {
        assert_ne!(random_state().unwrap(), random_state().unwrap());
    }
}
