//! Redirect sessions, as the platform answers them.

use crate::error::{Error, ErrorKind};
use crate::json::Json;
use crate::rows::CREATE_REDIRECT_SESSION;
use crate::secret::Secret;

/// The redirect session in an answer.
#[derive(Clone)]
#[non_exhaustive]
pub struct RedirectSession {
    /// The address of this visitor's login page.
    pub url: String,
    /// The address of the authorization endpoint, if the platform sends it.
    pub endpoint: Option<String>,
    /// The session's token, if it has one.
    pub session_token: Option<Secret>,
}

/// Shows the authorization endpoint alone: the address holds the session's token.
impl std::fmt::Debug for RedirectSession {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let endpoint = &self.endpoint;
        formatter.debug_struct("RedirectSession").field("endpoint", endpoint).finish_non_exhaustive()
    }
}

impl RedirectSession {
    /// Reads the answer of [`LoginRun::authorize`](super::LoginRun::authorize).
    ///
    /// # Errors
    ///
    /// If it has no address.
    pub fn read(body: &str) -> Result<Self, Error> {
        let session = Json::parse(body).unwrap_or_default().get("redirectSession");
        let url = session.string("fullUrl").ok_or_else(|| {
            Error::new(ErrorKind::Decode, "the redirect session has no address").at(CREATE_REDIRECT_SESSION.id)
        })?;
        Ok(Self {
            url,
            endpoint: session.at("urlDetails.endpoint").text(),
            session_token: session.string("sessionToken").map(Secret::from),
        })
    }
}
