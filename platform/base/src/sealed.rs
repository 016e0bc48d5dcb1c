//! Encryption of secrets that the platform has to read back (ChaCha20-Poly1305, RFC 8439), with a key outside the
//! database. Secrets that are only compared are hashed; see [`crate::secret`].

use crate::error::{ApiError, Result};
use crate::secret::{self, SecretHash};
use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{ChaCha20Poly1305, Key, KeyInit, Nonce};

/// The nonce's length in a sealed secret, in bytes.
const NONCE_BYTES: usize = 12;

/// The encryption key of a site's secrets, derived from the owner's key.
#[derive(Clone)]
pub struct SealingKey {
    cipher: ChaCha20Poly1305,
    hashing: String,
}

impl std::fmt::Debug for SealingKey {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("SealingKey")
    }
}

impl SealingKey {
    pub fn of(owner_key: &str) -> Self {
        Self {
            cipher: ChaCha20Poly1305::new(&Key::from(secret::mac(owner_key, "sealed secrets", ""))),
            hashing: owner_key.to_owned(),
        }
    }

    /// Encrypts a secret for a context, such as its identity; only the same context decrypts it.
    pub fn seal(&self, context: &str, plain: &[u8]) -> Result<Vec<u8>> {
        let mut nonce = [0_u8; NONCE_BYTES];
        getrandom::fill(&mut nonce).map_err(ApiError::internal)?;
        let payload = Payload { msg: plain, aad: context.as_bytes() };
        let sealed = self.cipher.encrypt(&Nonce::from(nonce), payload).map_err(ApiError::internal)?;
        Ok([nonce.as_slice(), &sealed].concat())
    }

    /// Decrypts a secret of a context.
    pub fn open(&self, context: &str, stored: &[u8]) -> Result<Vec<u8>> {
        let broken =
            || ApiError::Internal("a sealed secret cannot be opened: the keys file is of another shop".to_owned());
        let (nonce, sealed) = stored.split_first_chunk::<NONCE_BYTES>().ok_or_else(broken)?;
        let payload = Payload { msg: sealed, aad: context.as_bytes() };
        self.cipher.decrypt(&Nonce::from(*nonce), payload).map_err(|_| broken())
    }

    /// A keyed hash to look up a short secret: without the key it cannot be brute-forced.
    pub(crate) fn hash(&self, context: &str, plain: &str) -> SecretHash {
        secret::mac(&self.hashing, context, plain)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sealed_secret_opens_only_with_its_key_and_context() {
        let plain = [7; 20];
        let (one, two) = (SealingKey::of("one"), SealingKey::of("two"));
        let sealed = one.seal("ada", &plain).unwrap();
        assert!(!sealed.windows(4).any(|bytes| bytes == [7; 4]));
        assert_ne!(sealed, one.seal("ada", &plain).unwrap());
        assert_eq!(one.open("ada", &sealed).unwrap(), plain);
        assert!(two.open("ada", &sealed).is_err());
        assert!(one.open("eve", &sealed).is_err());
        assert!(one.open("ada", &[1; 5]).is_err());
    }

    #[test]
    fn a_hash_depends_on_key_context_and_secret() {
        let (one, two) = (SealingKey::of("one"), SealingKey::of("two"));
        let hash = one.hash("cards", "GIFT");
        assert_eq!(hash, one.hash("cards", "GIFT"));
        for other in [two.hash("cards", "GIFT"), one.hash("codes", "GIFT"), one.hash("cards", "GIFU")] {
            assert_ne!(hash, other);
        }
    }
}
