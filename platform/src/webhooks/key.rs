//! The key that webhooks are signed with: made once, kept encrypted with the shop's data.

use crate::error::ApiError;
use crate::state::Shop;
use rsa::pkcs8::{DecodePrivateKey, EncodePrivateKey, EncodePublicKey, LineEnding};
use rusqlite::OptionalExtension;

const NAME: &str = "webhooks";
/// The key's length in bits.
const BITS: usize = 2048;

fn failed(error: impl std::fmt::Display) -> ApiError {
    ApiError::Internal(format!("the signing key failed: {error}"))
}

/// The private key in PEM form.
pub(super) fn private(shop: &Shop) -> Result<String, ApiError> {
    let known: Option<String> = shop.db.read(|connection| {
        Ok(connection
            .prepare_cached("SELECT unseal(pem) FROM signing_keys WHERE name = ?1")?
            .query_row([NAME], |row| row.get(0))
            .optional()?)
    })?;
    if let Some(known) = known {
        return Ok(known);
    }
    let key = rsa::RsaPrivateKey::new(&mut rsa::rand_core::OsRng, BITS).map_err(failed)?;
    let pem = key.to_pkcs8_pem(LineEnding::LF).map_err(failed)?;
    // Another call may have made one meanwhile: the first stays.
    shop.db.write(|transaction| {
        transaction
            .prepare_cached("INSERT OR IGNORE INTO signing_keys (name, pem) VALUES (?1, seal(?2))")?
            .execute((NAME, pem.as_str()))?;
        Ok(transaction
            .prepare_cached("SELECT unseal(pem) FROM signing_keys WHERE name = ?1")?
            .query_row([NAME], |row| row.get(0))?)
    })
}

/// The public key in PEM form, which receivers hold.
pub(super) fn public(shop: &Shop) -> Result<String, ApiError> {
    let key = rsa::RsaPrivateKey::from_pkcs8_pem(&private(shop)?).map_err(failed)?;
    key.to_public_key().to_public_key_pem(LineEnding::LF).map_err(failed)
}
