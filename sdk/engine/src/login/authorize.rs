//! The authorization request (RFC 6749 section 4.1.1): a redirect session with an `auth` part.

use super::pkce::{CodeChallenge, CodeVerifier, random_state};
use crate::error::Error;
use crate::json::Object;
use crate::names::names;
use crate::secret::Secret;

names! {
    /// The behaviour of the login page for a visitor whom it knows already.
    #[derive(Default)]
    #[non_exhaustive]
    pub enum Prompt {
        /// Asks for the login.
        #[default]
        Login = "login",
        /// Asks nothing: fails where a login is needed.
        None = "none",
        /// Asks for consent.
        Consent = "consent",
        /// Asks for the account.
        SelectAccount = "select_account",
    }

    /// The response mode of an authorization: the way the code comes back.
    #[derive(Default)]
    #[non_exhaustive]
    pub enum ResponseMode {
        /// After the `#` of the callback address.
        #[default]
        Fragment = "fragment",
        /// After its `?`.
        Query = "query",
        /// By a message from a hidden frame.
        WebMessage = "web_message",
    }
}

/// The options of an authorization request.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct AuthorizeOptions {
    /// The behaviour of the login page for a visitor who is logged in there already.
    pub prompt: Prompt,
    /// The way the code comes back.
    pub response_mode: ResponseMode,
    /// A login or registration that was done by a call.
    pub session_token: Option<Secret>,
    /// The identity provider to go straight to, by connection id.
    pub idp: Option<String>,
}

/// ```
/// use cartwright_engine::login::{AuthorizeOptions, ResponseMode};
///
/// let options = AuthorizeOptions::default().response_mode(ResponseMode::Query);
/// assert_eq!(options.response_mode.as_str(), "query");
/// ```
impl AuthorizeOptions {
    /// Sets the behaviour of the login page for a visitor who is logged in there already.
    #[must_use]
    pub const fn prompt(mut self, prompt: Prompt) -> Self {
        self.prompt = prompt;
        self
    }

    /// Sets the way the code comes back.
    #[must_use]
    pub const fn response_mode(mut self, mode: ResponseMode) -> Self {
        self.response_mode = mode;
        self
    }

    /// Sets the session token of a login or registration that was done by a call.
    #[must_use]
    pub fn session_token(mut self, token: impl Into<Secret>) -> Self {
        self.session_token = Some(token.into());
        self
    }

    /// Sets the identity provider, by connection id.
    #[must_use]
    pub fn idp(mut self, connection_id: impl Into<String>) -> Self {
        self.idp = Some(connection_id.into());
        self
    }
}

/// One login that was begun: what must be remembered until the visitor is back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Authorization {
    /// Proves who asks.
    pub verifier: CodeVerifier,
    /// Its hash.
    pub challenge: CodeChallenge,
    /// Ties the callback to this login.
    pub state: String,
    /// The page that the visitor comes back to.
    pub redirect_uri: String,
}

impl Authorization {
    /// A new login that comes back to this address.
    ///
    /// # Errors
    ///
    /// If the system has no entropy.
    pub fn begin(redirect_uri: impl Into<String>) -> Result<Self, Error> {
        let verifier = CodeVerifier::random(CodeVerifier::DEFAULT_LENGTH)?;
        Ok(Self {
            challenge: verifier.challenge(),
            verifier,
            state: random_state()?,
            redirect_uri: redirect_uri.into(),
        })
    }

    /// The payload of the redirect session to ask for, as JSON text.
    #[must_use]
    pub(crate) fn request(&self, client_id: &str, options: &AuthorizeOptions) -> String {
        let mut request = Object::new();
        if !self.redirect_uri.is_empty() {
            request.text("redirectUri", &self.redirect_uri);
        }
        request
            .text("clientId", client_id)
            .text("codeChallenge", self.challenge.as_str())
            .text("codeChallengeMethod", CodeChallenge::METHOD)
            .text("responseMode", options.response_mode.as_str())
            .text("responseType", "code")
            .text("scope", "offline_access")
            .text("state", &self.state)
            .text_if("sessionToken", options.session_token.as_ref().map(Secret::expose))
            .text_if("idp", options.idp.as_deref());
        let auth = Object::new()
            .raw("authRequest", &request.end())
            .text("prompt", options.prompt.as_str())
            .end();
        Object::new().raw("auth", &auth).end()
    }
}
