//! Token grants: asking the token endpoint (SPEC section 7, "OAuth token"; RFC 6749).

use super::tokens::Role;
use crate::deadline::Deadline;
use crate::endpoint::{Method, Safety};
use crate::error::{Error, ErrorKind, advice::advise, text};
use crate::hosts::Host;
use crate::json::{Json, Shape};
use crate::resources::oauth_token::TOKEN;
use crate::retry::RetryPolicy;
use crate::secret::Secret;
use crate::transport::{Request, header};
use crate::wire::Wire;

/// What the token endpoint gives.
pub(crate) struct Granted {
    pub(crate) access_token: Secret,
    /// Seconds.
    pub(crate) expires_in: u64,
    /// Absent when the old one goes on.
    pub(crate) refresh_token: Option<Secret>,
    /// Whose session it is, when a mediator keeps it and says so.
    pub(crate) role: Option<Role>,
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

    /// The same, of a login.
    fn of_member(self) -> Self {
        let wrap = |error: Error| error.with(|parts| parts.message = text::MEMBER_TOKENS.to_owned());
        match self {
            Self::Refused(error) => Self::Refused(wrap(error)),
            Self::Unavailable(error) => Self::Unavailable(wrap(error)),
        }
    }
}

/// Where and as whom tokens are asked for.
pub(crate) struct TokenEndpoint {
    pub(crate) host: Host,
    pub(crate) client_id: String,
    pub(crate) headers: Vec<(String, String)>,
    /// A server of the site's own that keeps the refresh token, and asks the platform in its place.
    pub(crate) mediator: Option<String>,
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
        asked.map_err(Denied::of_member)
    }

    /// A member's session for someone whom another system has signed in. `authorization` is the caller's access token
    /// and the owner's key, joined by a comma.
    pub(crate) async fn authorized_client(
        &self,
        wire: &Wire,
        authorization: &Secret,
        member_id: &str,
        session_token: &str,
    ) -> Result<Granted, Denied> {
        // This grant's names are in snake_case on the wire, and it names no client. A session says itself what it allows.
        let scope = if session_token.is_empty() { "offline_access" } else { "" };
        let fields = [
            ("grant_type", "authorized_client"),
            ("scope", scope),
            ("member_id", member_id),
            ("session_token", session_token),
        ];
        let header = ("Authorization".to_owned(), authorization.expose().to_owned());
        let asked = self.send(wire, Safety::Unsafe, &fields, Some(header)).await;
        asked.map_err(Denied::of_member)
    }

    /// Asks for a grant with these fields.
    async fn ask(
        &self,
        wire: &Wire,
        safety: Safety,
        grant_type: &str,
        fields: &[(&str, &str)],
    ) -> Result<Granted, Denied> {
        let named = [("clientId", self.client_id.as_str()), ("grantType", grant_type)];
        let all: Vec<_> = named.iter().chain(fields).copied().collect();
        self.send(wire, safety, &all, None).await
    }

    /// Sends these fields; an empty one is left out.
    async fn send(
        &self,
        wire: &Wire,
        safety: Safety,
        fields: &[(&str, &str)],
        authorization: Option<(String, String)>,
    ) -> Result<Granted, Denied> {
        let given = fields.iter().filter(|(_, value)| !value.is_empty());
        let body = Json::object(given.map(|(name, value)| (*name, (*value).into())));
        let mut headers = vec![("Content-Type".to_owned(), "application/json".to_owned())];
        for (name, value) in self.headers.iter().chain(&authorization) {
            header::set(&mut headers, name, value);
        }
        let request = Request {
            method: TOKEN.info.method,
            url: self.url(),
            headers,
            body: Some(body.to_text()),
            cookies: self.mediator.is_some(),
        };
        let policy = RetryPolicy::default();
        let mut deadline = Deadline::after(&*wire.runtime, policy.total_timeout);
        let response = wire
            .exchange(&TOKEN.info, safety, &policy, &mut deadline, &request)
            .await
            .map_err(deny)?;
        let status = response.status;
        let answer = response.json();
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

    /// Has a mediator forget the session that it keeps.
    pub(crate) async fn forget(&self, wire: &Wire) -> Result<(), Error> {
        if self.mediator.is_none() {
            return Ok(());
        }
        let request = Request {
            method: Method::Delete,
            url: self.url(),
            headers: self.headers.clone(),
            body: None,
            cookies: true,
        };
        let policy = RetryPolicy::default();
        let mut deadline = Deadline::after(&*wire.runtime, policy.total_timeout);
        wire.exchange(&TOKEN.info, Safety::Idempotent, &policy, &mut deadline, &request)
            .await?;
        Ok(())
    }

    fn url(&self) -> String {
        match &self.mediator {
            Some(mediator) => mediator.clone(),
            None => self.host.url(TOKEN.info.service, TOKEN.info.path),
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
        parts.message = advise(text::TOKEN_FAILURE.to_owned(), parts.code.as_deref(), None);
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
        role: token("role").map(|name| Role::from_name(&name)),
    })
}
