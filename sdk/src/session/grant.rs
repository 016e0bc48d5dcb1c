//! Token grants: asking the token endpoint (SPEC section 7, "OAuth token"; RFC 6749).

use crate::endpoint::Safety;
use crate::error::{Error, ErrorKind, text};
use crate::hosts::Host;
use crate::json::{Json, Shape};
use crate::resources::oauth_token::TOKEN;
use crate::retry::RetryPolicy;
use crate::secret::Secret;
use crate::transport::Request;
use crate::wire::Wire;

/// What the token endpoint gives.
pub(crate) struct Granted {
    pub(crate) access_token: Secret,
    /// Seconds.
    pub(crate) expires_in: u64,
    /// Absent when the old one goes on.
    pub(crate) refresh_token: Option<Secret>,
}

/// Why nothing was granted.
pub(crate) enum Denied {
    /// The platform refused: asking again would be refused again.
    Refused(Error),
    /// No word from the platform: the tokens may be good, so they are kept.
    Unavailable(Error),
}

impl Denied {
    pub(crate) fn into_error(self) -> Error {
        match self {
            Self::Refused(error) | Self::Unavailable(error) => error,
        }
    }
}

/// Where and as whom tokens are asked for.
pub(crate) struct TokenEndpoint {
    pub(crate) host: Host,
    pub(crate) client_id: String,
    pub(crate) headers: Vec<(String, String)>,
}

impl TokenEndpoint {
    /// A new visitor's session.
    pub(crate) async fn anonymous(&self, wire: &Wire) -> Result<Granted, Denied> {
        self.ask(wire, Safety::Idempotent, "anonymous", &[]).await
    }

    /// A new access token for a session. The platform forgives a refresh token that is used again before its successor
    /// was, so a lost answer may be asked for again.
    pub(crate) async fn refresh(&self, wire: &Wire, refresh_token: &Secret) -> Result<Granted, Denied> {
        let fields = [("refreshToken", refresh_token.expose())];
        self.ask(wire, Safety::Idempotent, "refresh_token", &fields).await
    }

    /// A member's session for the code of a login.
    pub(crate) async fn authorization_code(
        &self,
        wire: &Wire,
        code: &str,
        verifier: &Secret,
        redirect_uri: &str,
    ) -> Result<Granted, Denied> {
        let fields = [
            ("code", code),
            ("codeVerifier", verifier.expose()),
            ("redirectUri", redirect_uri),
        ];
        let asked = self.ask(wire, Safety::Unsafe, "authorization_code", &fields).await;
        asked.map_err(|denied| {
            let wrap = |error: Error| error.with(|parts| parts.message = text::MEMBER_TOKENS.to_owned());
            match denied {
                Denied::Refused(error) => Denied::Refused(wrap(error)),
                Denied::Unavailable(error) => Denied::Unavailable(wrap(error)),
            }
        })
    }

    /// Asks for a grant with these fields; an empty one is left out.
    async fn ask(
        &self,
        wire: &Wire,
        safety: Safety,
        grant_type: &str,
        fields: &[(&str, &str)],
    ) -> Result<Granted, Denied> {
        let named = [("clientId", self.client_id.as_str()), ("grantType", grant_type)];
        let given = fields.iter().copied().filter(|(_, value)| !value.is_empty());
        let body = Json::object(named.into_iter().chain(given).map(|(name, value)| (name, value.into())));
        let mut headers = vec![("Content-Type".to_owned(), "application/json".to_owned())];
        headers.extend(self.headers.iter().cloned());
        let request = Request {
            method: TOKEN.info.method,
            url: self.host.url(TOKEN.info.service, TOKEN.info.path),
            headers,
            body: Some(body.to_text()),
        };
        let policy = RetryPolicy::default();
        let response = wire
            .exchange(&TOKEN.info, safety, &policy, &request)
            .await
            .map_err(deny)?;
        let status = response.status;
        let bytes = response
            .body
            .bytes()
            .await
            .map_err(|failure| Denied::Unavailable(Error::from_transport(&failure)))?;
        let answer = Json::from_bytes(&bytes);
        // SPEC: any status other than 200 is a failure, and so is an answer that is no token.
        match (status, granted(&answer)) {
            (200, Some(granted)) => Ok(granted),
            _ => Err(Denied::Unavailable(
                Error::new(ErrorKind::Session, text::TOKEN_FAILURE).with(|parts| {
                    parts.status = Some(status);
                    parts.endpoint = Some(TOKEN.info.id);
                    parts.retryable = true;
                }),
            )),
        }
    }
}

/// A refusal is 4xx, unless it means "later".
fn deny(error: Error) -> Denied {
    let answered = error.status().is_some();
    let refused = matches!(error.status(), Some(400..=499)) && !error.is_retryable();
    if !answered {
        return Denied::Unavailable(error);
    }
    let error = error.with(|parts| {
        parts.kind = ErrorKind::Session;
        parts.message = text::TOKEN_FAILURE.to_owned();
    });
    if refused {
        Denied::Refused(error)
    } else {
        Denied::Unavailable(error)
    }
}

fn granted(answer: &Json) -> Option<Granted> {
    let token = |name: &str| answer.get(name).text().filter(|text| !text.is_empty());
    let expires_in = match answer.get("expires_in").shape() {
        Shape::Text(text) | Shape::Number(text) => text.parse().ok()?,
        _ => return None,
    };
    Some(Granted {
        access_token: token("access_token")?.into(),
        expires_in,
        refresh_token: token("refresh_token").map(Secret::from),
    })
}
