//! The authorization request (RFC 6749 section 4.1.1): a redirect session with an `auth` part.

use super::pkce::{CodeChallenge, CodeVerifier, random_state};
use crate::error::Error;
use crate::json::Object;
use crate::names::names;
use crate::secret::Secret;

names! {
    /// The login page's behaviour for a visitor with a login on the platform.
    #[derive(Default)]
    #[non_exhaustive]
    pub enum Prompt {
        /// Always shows the login form.
        #[default]
        Login = "login",
        /// Shows nothing; fails if a login is needed.
        None = "none",
        /// Shows the consent form.
        Consent = "consent",
        /// Shows the account selection.
        SelectAccount = "select_account",
    }

    /// The response mode of an authorization: how the page returns the code.
    #[derive(Default)]
    #[non_exhaustive]
    pub enum ResponseMode {
        /// In the fragment of the callback address.
        #[default]
        Fragment = "fragment",
        /// In the query of the callback address.
        Query = "query",
        /// In a message from a hidden frame.
        WebMessage = "web_message",
    }
}

/// The options of an authorization request.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct AuthorizeOptions {
    /// The login page's behaviour for a visitor with a login on the platform.
    pub prompt: Prompt,
    /// How the page returns the code.
    pub response_mode: ResponseMode,
    /// The session token of a login or registration by a call.
    pub session_token: Option<Secret>,
    /// The identity provider to redirect to, by connection id.
    pub idp: Option<String>,
}

/// ```
/// use cartwright_engine::login::{AuthorizeOptions, ResponseMode};
///
/// let options = AuthorizeOptions::default().response_mode(ResponseMode::Query);
/// assert_eq!(options.response_mode.as_str(), "query");
/// ```
impl AuthorizeOptions {
    /// Sets the login page's behaviour for a visitor with a login on the platform.
    #[must_use]
    pub const fn prompt(mut self, prompt: Prompt) -> Self {
        self.prompt = prompt;
        self
    }

    /// Sets how the page returns the code.
    #[must_use]
    pub const fn response_mode(mut self, mode: ResponseMode) -> Self {
        self.response_mode = mode;
        self
    }

    /// Sets the session token of a login or registration by a call.
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

/// The data of one login, to be stored until the callback.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Authorization {
    /// The code verifier.
    pub verifier: CodeVerifier,
    /// The verifier's hash.
    pub challenge: CodeChallenge,
    /// The state, which binds the callback to this login.
    pub state: String,
    /// The page of the callback.
    pub redirect_uri: String,
}

impl Authorization {
    /// The data of a login that was stored elsewhere.
    #[must_use]
    pub fn new(verifier: CodeVerifier, state: impl Into<String>, redirect_uri: impl Into<String>) -> Self {
        Self { challenge: verifier.challenge(), verifier, state: state.into(), redirect_uri: redirect_uri.into() }
    }

    /// The data of a new login with this callback address.
    ///
    /// # Errors
    ///
    /// If the system has no entropy.
    pub fn begin(redirect_uri: impl Into<String>) -> Result<Self, Error> {
        Ok(Self::new(CodeVerifier::random(CodeVerifier::DEFAULT_LENGTH)?, random_state()?, redirect_uri))
    }

    /// The payload for creating the redirect session, as JSON text.
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
        let auth = Object::new().raw("authRequest", &request.end()).text("prompt", options.prompt.as_str()).end();
        Object::new().raw("auth", &auth).end()
    }
}
