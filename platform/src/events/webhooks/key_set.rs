//! The shop's public keys, for those who check what it has signed.

use super::key;
use crate::base::{ApiError, Call, Shop, call::envelope};
use axum::http::StatusCode;
use jsonwebtoken::jwk::{Jwk, JwkSet, PublicKeyUse, ThumbprintHash};
use jsonwebtoken::{Algorithm, EncodingKey};
use serde_json::Value;

/// `GET /oauth2/jwks`: a JSON Web Key Set (RFC 7517), in the contract's envelope.
pub(crate) fn jwks(shop: &Shop, _: &Call) -> Result<Value, ApiError> {
    let public = public(&key::private(shop)?).map_err(|error| ApiError::Internal(error.to_string()))?;
    let set = serde_json::to_string(&JwkSet { keys: vec![public] })?;
    envelope(StatusCode::OK, &set, [("Content-Type", "application/jwk-set+json")])
}

/// The public half of a private key in PEM form, named by its thumbprint (RFC 7638).
fn public(pem: &str) -> Result<Jwk, jsonwebtoken::errors::Error> {
    let private = EncodingKey::from_rsa_pem(pem.as_bytes())?;
    let mut key = Jwk::from_encoding_key(&private, Algorithm::RS256)?;
    key.common.public_key_use = Some(PublicKeyUse::Signature);
    key.common.key_id = Some(key.thumbprint(ThumbprintHash::SHA256)?);
    Ok(key)
}
