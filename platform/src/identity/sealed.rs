//! Secrets of authenticator apps, sealed (ChaCha20-Poly1305, RFC 8439) under a key that is not in the database.

use crate::config::Keys;
use crate::error::ApiError;
use crate::secret;
use chacha20poly1305::aead::Aead;
use chacha20poly1305::{ChaCha20Poly1305, Key, KeyInit, Nonce};

/// How many bytes of what is stored are the nonce.
const NONCE_BYTES: usize = 12;
/// How many bytes a secret has that is not sealed, as older databases hold them.
const PLAIN_BYTES: usize = 20;

fn cipher(keys: &Keys) -> ChaCha20Poly1305 {
    let key = secret::keyed(&keys.owner_key, "authenticator secrets", "");
    ChaCha20Poly1305::new(&Key::from(key))
}

/// Seals a secret for an identity: it cannot be opened for another.
pub(super) fn seal(keys: &Keys, identity: &str, plain: &[u8]) -> Result<Vec<u8>, ApiError> {
    let mut nonce = [0_u8; NONCE_BYTES];
    getrandom::fill(&mut nonce).map_err(|error| ApiError::Internal(error.to_string()))?;
    let payload = chacha20poly1305::aead::Payload {
        msg: plain,
        aad: identity.as_bytes(),
    };
    let sealed = cipher(keys)
        .encrypt(&Nonce::from(nonce), payload)
        .map_err(|error| ApiError::Internal(error.to_string()))?;
    Ok([nonce.as_slice(), &sealed].concat())
}

/// Opens what was sealed for an identity.
pub(super) fn unseal(keys: &Keys, identity: &str, stored: &[u8]) -> Result<Vec<u8>, ApiError> {
    if stored.len() == PLAIN_BYTES {
        return Ok(stored.to_vec());
    }
    let broken = || ApiError::Internal("a sealed secret cannot be opened: the keys file is of another shop".to_owned());
    let (nonce, sealed) = stored.split_first_chunk::<NONCE_BYTES>().ok_or_else(broken)?;
    let payload = chacha20poly1305::aead::Payload {
        msg: sealed,
        aad: identity.as_bytes(),
    };
    cipher(keys)
        .decrypt(&Nonce::from(*nonce), payload)
        .map_err(|_| broken())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(owner_key: &str) -> Keys {
        Keys {
            client_id: "client".to_owned(),
            site_id: "site".to_owned(),
            owner_key: owner_key.to_owned(),
        }
    }

    #[test]
    fn a_sealed_secret_opens_with_its_key_for_its_identity() {
        let plain = [7; PLAIN_BYTES];
        let sealed = seal(&keys("one"), "ada", &plain).unwrap();
        assert!(!sealed.windows(4).any(|bytes| bytes == [7; 4]));
        assert_ne!(sealed, seal(&keys("one"), "ada", &plain).unwrap());
        assert_eq!(unseal(&keys("one"), "ada", &sealed).unwrap(), plain);
        assert!(unseal(&keys("two"), "ada", &sealed).is_err());
        assert!(unseal(&keys("one"), "eve", &sealed).is_err());
        assert!(unseal(&keys("one"), "ada", &[1; 5]).is_err());
        assert_eq!(
            unseal(&keys("one"), "ada", &plain).unwrap(),
            plain,
            "an older database has it plain"
        );
    }
}
