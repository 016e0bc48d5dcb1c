//! Secrets handed out: how they are made, and the hash under which they are kept.

use crate::error::ApiError;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// The hash of a secret. A secret of 256 random bits needs no salt and no slow hash.
pub(crate) type SecretHash = [u8; 32];

/// 256 random bits as 43 characters that are safe in addresses.
pub(crate) fn random_secret() -> Result<String, ApiError> {
    let mut bytes = [0_u8; 32];
    getrandom::fill(&mut bytes).map_err(|error| ApiError::Internal(error.to_string()))?;
    Ok(URL_SAFE_NO_PAD.encode(bytes))
}

/// The hash that stands for a secret in the database.
pub(crate) fn hash(secret: &str) -> SecretHash {
    Sha256::digest(secret.as_bytes()).into()
}

/// A new identifier in the form the platform uses everywhere.
pub(crate) fn new_id() -> String {
    uuid::Uuid::new_v4().to_string()
}

/// Whether two secrets are equal, in a time that tells nothing about where they differ: their hashes are compared.
pub(crate) fn same(one: &str, other: &str) -> bool {
    hash(one) == hash(other)
}

/// The `S256` challenge of a PKCE verifier (RFC 7636, section 4.2).
pub(crate) fn pkce_challenge(verifier: &str) -> String {
    URL_SAFE_NO_PAD.encode(hash(verifier))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_challenge_is_that_of_the_rfc() {
        // RFC 7636, appendix B.
        assert_eq!(
            super::pkce_challenge("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"),
            "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
        );
    }
}
