//! Generates secrets, and hashes them for storage.

use crate::error::{ApiError, Result};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// The hash of a secret. A secret of 256 random bits needs no salt and no slow hash.
pub type SecretHash = [u8; 32];

/// 256 random bits as 43 characters that are safe in addresses.
pub fn random_secret() -> Result<String> {
    let mut bytes = [0_u8; 32];
    getrandom::fill(&mut bytes).map_err(ApiError::internal)?;
    Ok(URL_SAFE_NO_PAD.encode(bytes))
}

/// Six random digits, uniformly distributed.
pub fn random_code() -> Result<String> {
    const CODES: u32 = 1_000_000;
    // Rejects numbers past the last multiple of a million, which would bias the codes.
    const BOUND: u32 = u32::MAX - u32::MAX % CODES;
    loop {
        let number = getrandom::u32().map_err(ApiError::internal)?;
        if number < BOUND {
            return Ok(format!("{:06}", number % CODES));
        }
    }
}

/// The stored hash of a secret.
pub fn hash(secret: &str) -> SecretHash {
    Sha256::digest(secret.as_bytes()).into()
}

/// A MAC (HMAC-SHA256, RFC 2104) of a text for a purpose, which proves that a key's holder issued it.
pub fn mac(key: &str, purpose: &str, text: &str) -> SecretHash {
    // Never fails: HMAC accepts a key of any length.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key.as_bytes()) else {
        return [0; 32];
    };
    mac.update(purpose.as_bytes());
    mac.update(&[0]);
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().into()
}

/// A new id (GUID).
pub fn new_id() -> String {
    uuid::Uuid::new_v4().to_string()
}

/// Compares two secrets in constant time, by their hashes.
pub fn same(one: &str, other: &str) -> bool {
    hash(one) == hash(other)
}

/// The `S256` challenge of a PKCE verifier (RFC 7636, section 4.2).
pub fn pkce_challenge(verifier: &str) -> String {
    URL_SAFE_NO_PAD.encode(hash(verifier))
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_code_has_six_digits() {
        for _ in 0..1000 {
            let code = super::random_code().unwrap();
            assert!(code.len() == 6 && code.bytes().all(|byte| byte.is_ascii_digit()), "{code}");
        }
    }

    #[test]
    fn the_pkce_challenge_matches_the_rfc() {
        // RFC 7636, appendix B.
        assert_eq!(
            super::pkce_challenge("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"),
            "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
        );
    }
}
