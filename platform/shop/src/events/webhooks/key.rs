//! The signing key of webhooks: generated once, stored encrypted in the database.

use super::repo;
use axum::http::StatusCode;
use base::{ApiError, Call, Result, Shop, call::envelope, db::lock};
use jsonwebtoken::jwk::{Jwk, JwkSet, PublicKeyUse, ThumbprintHash};
use jsonwebtoken::{Algorithm, EncodingKey};
use rsa::pkcs8::{DecodePrivateKey, EncodePrivateKey, EncodePublicKey, LineEnding};
use serde_json::Value;
use std::sync::Mutex;

const NAME: &str = "webhooks";
/// The key's length in bits.
const BITS: usize = 2048;

fn failed(error: impl std::fmt::Display) -> ApiError {
    ApiError::Internal(format!("the signing key failed: {error}"))
}

/// Lock: held while the key is generated, so that it is generated once.
#[derive(Debug, Default)]
struct Making(Mutex<()>);

/// Generates the key if missing, in advance, so that no caller waits for it.
pub fn prepare(shop: &Shop) -> Result<()> {
    private(shop).map(drop)
}

/// Replaces the shop's data, but keeps the key: receivers know it.
pub fn keep(shop: &Shop, replace: impl FnOnce() -> Result<()>) -> Result<()> {
    let making = shop.states.of::<Making>();
    let _making = lock(&making.0);
    let known = shop.db.read(|connection| repo::signing_key(connection, NAME))?;
    replace()?;
    known.map_or(Ok(()), |pem| shop.db.write(|transaction| repo::set_signing_key(transaction, NAME, &pem)))
}

pub(super) fn private(shop: &Shop) -> Result<String> {
    let known = || shop.db.read(|connection| repo::signing_key(connection, NAME));
    if let Some(known) = known()? {
        return Ok(known);
    }
    let making = shop.states.of::<Making>();
    let _making = lock(&making.0);
    if let Some(known) = known()? {
        return Ok(known);
    }
    let key = rsa::RsaPrivateKey::new(&mut rsa::rand_core::OsRng, BITS).map_err(failed)?;
    let pem = key.to_pkcs8_pem(LineEnding::LF).map_err(failed)?;
    // Another process may have stored a key meanwhile: the first one stays.
    shop.db.write(|transaction| {
        repo::insert_signing_key(transaction, NAME, pem.as_str())?;
        Ok(repo::signing_key(transaction, NAME)?.unwrap_or_default())
    })
}

/// The public key in PEM form, for receivers.
pub(super) fn public(shop: &Shop) -> Result<String> {
    let key = rsa::RsaPrivateKey::from_pkcs8_pem(&private(shop)?).map_err(failed)?;
    key.to_public_key().to_public_key_pem(LineEnding::LF).map_err(failed)
}

/// `GET /oauth2/jwks`: a JSON Web Key Set (RFC 7517), in the contract's envelope.
pub(crate) fn jwks(shop: &Shop, _: &Call) -> Result<Value> {
    let public = public_jwk(&private(shop)?).map_err(ApiError::internal)?;
    let set = serde_json::to_string(&JwkSet { keys: vec![public] })?;
    envelope(StatusCode::OK, &set, [("Content-Type", "application/jwk-set+json")])
}

/// The public part of a PEM private key; its id is its thumbprint (RFC 7638).
fn public_jwk(pem: &str) -> Result<Jwk, jsonwebtoken::errors::Error> {
    let private = EncodingKey::from_rsa_pem(pem.as_bytes())?;
    let mut key = Jwk::from_encoding_key(&private, Algorithm::RS256)?;
    key.common.public_key_use = Some(PublicKeyUse::Signature);
    key.common.key_id = Some(key.thumbprint(ThumbprintHash::SHA256)?);
    Ok(key)
}
