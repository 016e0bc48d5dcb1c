//! Refused webhooks.

/// The reason why a webhook is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WebhookError {
    /// The signature is not the platform's: a wrong key, another algorithm, none at all, or altered content.
    #[error("the token's signature is not the platform's")]
    Signature,
    /// The token has expired.
    #[error("the token has expired")]
    Expired,
    /// The token names another issuer.
    #[error("the token is of another issuer")]
    Issuer,
    /// The token is the platform's, but contains no delivery; or the text is no token.
    #[error("the webhook cannot be read: {0}")]
    Malformed(String),
    /// The public key is not an RSA key in PEM form.
    #[error("the public key is not an RSA key in PEM form")]
    Key,
}
