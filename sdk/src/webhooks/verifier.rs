//! The verification of webhooks.

use super::{delivery::Delivery, error::WebhookError};
use jsonwebtoken::errors::ErrorKind;
use jsonwebtoken::{Algorithm, DecodingKey, Validation};
use serde::Deserialize;
use std::time::Duration;

/// Verifies webhooks with one public key. The algorithm is always RS256, regardless of a token's `alg` header.
#[derive(Clone)]
pub struct Verifier {
    key: DecodingKey,
    validation: Validation,
}

impl std::fmt::Debug for Verifier {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Verifier").finish_non_exhaustive()
    }
}

/// Normalizes a PEM key from an environment variable to separate lines, as decoders require.
fn in_lines(key: &str) -> Option<String> {
    let key = key.replace("\\r", "").replace("\\n", "\n");
    let (_, rest) = key.split_once("-----BEGIN ")?;
    let (label, rest) = rest.split_once("-----")?;
    let (text, _) = rest.split_once("-----END ")?;
    let text: String = text.split_whitespace().collect();
    Some(format!("-----BEGIN {label}-----\n{text}\n-----END {label}-----\n"))
}

#[derive(Deserialize)]
struct Claims {
    data: String,
}

impl Verifier {
    /// A verifier with the platform's public key, in PEM form, as the platform shows it to the site's owner. A key from
    /// an environment variable may be in quotes, with its line ends written as `\n` or left out.
    ///
    /// # Errors
    ///
    /// [`WebhookError::Key`].
    pub fn new(public_key_pem: &str) -> Result<Self, WebhookError> {
        let pem = in_lines(public_key_pem).ok_or(WebhookError::Key)?;
        let key = DecodingKey::from_rsa_pem(pem.as_bytes()).map_err(|_| WebhookError::Key)?;
        let mut validation = Validation::new(Algorithm::RS256);
        validation.set_required_spec_claims(&["exp"]);
        validation.leeway = 60;
        validation.validate_nbf = true;
        validation.validate_aud = false;
        Ok(Self { key, validation })
    }

    /// Accepts this issuer only. Without an issuer, the signature alone proves the sender.
    #[must_use]
    pub fn issuer(mut self, issuer: &str) -> Self {
        self.validation.set_issuer(&[issuer]);
        self.validation.set_required_spec_claims(&["exp", "iss"]);
        self
    }

    /// Sets the allowed clock skew; one minute if not set.
    #[must_use]
    pub fn leeway(mut self, leeway: Duration) -> Self {
        self.validation.leeway = leeway.as_secs();
        self
    }

    /// Verifies a webhook's body and parses it.
    ///
    /// # Errors
    ///
    /// [`WebhookError::Signature`], [`WebhookError::Expired`], [`WebhookError::Issuer`] and
    /// [`WebhookError::Malformed`].
    pub fn verify(&self, body: &str) -> Result<Delivery, WebhookError> {
        let token = body.trim();
        if token.split('.').count() != 3 {
            return Err(WebhookError::Malformed("it is not a token".to_owned()));
        }
        let claims =
            jsonwebtoken::decode::<Claims>(token, &self.key, &self.validation).map_err(|error| match error.kind() {
                ErrorKind::ExpiredSignature | ErrorKind::ImmatureSignature => WebhookError::Expired,
                ErrorKind::InvalidIssuer => WebhookError::Issuer,
                ErrorKind::MissingRequiredClaim(claim) if claim == "iss" => WebhookError::Issuer,
                ErrorKind::MissingRequiredClaim(_) => WebhookError::Malformed("the token has no expiry".to_owned()),
                ErrorKind::Json(_) | ErrorKind::Utf8(_) if self.is_signed(token) => {
                    WebhookError::Malformed("the token has no data".to_owned())
                }
                _ => WebhookError::Signature,
            })?;
        Delivery::read(&claims.claims.data)
    }

    /// Whether the signature is valid, regardless of the token's content.
    fn is_signed(&self, token: &str) -> bool {
        jsonwebtoken::decode::<serde_json::Value>(token, &self.key, &self.validation).is_ok()
    }
}
