//! The key that webhooks are signed with: made once, kept encrypted with the shop's data.

use super::repo;
use crate::base::{ApiError, Shop};
use rsa::pkcs8::{DecodePrivateKey, EncodePrivateKey, EncodePublicKey, LineEnding};

const NAME: &str = "webhooks";
/// The key's length in bits.
const BITS: usize = 2048;

fn failed(error: impl std::fmt::Display) -> ApiError {
    ApiError::Internal(format!("the signing key failed: {error}"))
}

/// The private key in PEM form.
pub(super) fn private(shop: &Shop) -> Result<String, ApiError> {
    let known = shop.db.read(|connection| repo::signing_key(connection, NAME))?;
    if let Some(known) = known {
        return Ok(known);
    }
    let key = rsa::RsaPrivateKey::new(&mut rsa::rand_core::OsRng, BITS).map_err(failed)?;
    let pem = key.to_pkcs8_pem(LineEnding::LF).map_err(failed)?;
    // Another call may have made one meanwhile: the first stays.
    shop.db.write(|transaction| {
        repo::insert_signing_key(transaction, NAME, pem.as_str())?;
        Ok(repo::signing_key(transaction, NAME)?.unwrap_or_default())
    })
}

/// The public key in PEM form, which receivers hold.
pub(super) fn public(shop: &Shop) -> Result<String, ApiError> {
    let key = rsa::RsaPrivateKey::from_pkcs8_pem(&private(shop)?).map_err(failed)?;
    key.to_public_key().to_public_key_pem(LineEnding::LF).map_err(failed)
}
