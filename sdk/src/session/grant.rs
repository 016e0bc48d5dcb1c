//! Token grants: requests to the token endpoint (RFC 6749).

use super::{AccessToken, RefreshToken, Role, Tokens};
use crate::attempts::{Attempts, Reply, Wire};
use crate::error::{Error, ErrorKind, text};
use crate::header::{self, Header};
use crate::host::Host;
use crate::json::{Json, Object};
use crate::machine::{Event, Port, Request, RequestBody, Step};
use crate::resources::oauth_token::TOKEN;
use crate::retry::RetryPolicy;
use crate::row::{Method, Safety};
use crate::secret::Secret;
use std::ops::ControlFlow::Continue;

/// The token endpoint, and the application that asks it.
#[derive(Debug)]
pub(crate) struct TokenEndpoint {
    pub(crate) host: Host,
    pub(crate) client_id: String,
    pub(crate) headers: Vec<Header>,
    /// A server of the site's own that keeps the refresh token, and asks the platform in its place.
    pub(crate) mediator: Option<String>,
}

/// A grant type of RFC 6749 or the platform's own, with its fields.
pub(crate) enum Grant<'a> {
    /// A new visitor's session.
    Anonymous,
    /// A new access token for a session. The platform forgives a refresh token that is used again before its
    /// successor was, so a lost answer may be asked for again.
    Refresh(&'a Secret),
    /// A member's session for the code of a login (section 4.1.3).
    Code {
        code: &'a Secret,
        verifier: &'a Secret,
        /// Empty for a direct login, which has no page to come back to.
        redirect_uri: &'a str,
    },
    /// A member's session for someone whom another system has signed in.
    AuthorizedClient {
        member_id: &'a str,
        /// Proof of a sign-on; empty without one.
        session_token: &'a str,
        authorization: &'a str,
    },
    /// The end of the session that a mediator keeps.
    Forget,
}

/// A request for a grant.
#[derive(Debug)]
pub(crate) struct GrantRequest {
    pub(crate) attempts: Attempts,
    /// For a member: failures have the text of a login's.
    is_login: bool,
}

/// The answer of the token endpoint.
#[derive(Debug)]
pub(crate) struct Granted {
    access_token: Secret,
    /// Seconds.
    expires_in: u64,
    /// Absent when the old one goes on.
    refresh_token: Option<Secret>,
    /// The role of the session, when a mediator keeps it and says so.
    pub(crate) role: Option<Role>,
}

/// Why nothing was granted.
#[derive(Debug)]
pub(crate) enum Denied {
    /// The platform refused: asking again would be refused again.
    Refused(Error),
    /// No answer for good: the tokens may be good, so they are kept.
    Unavailable(Error),
}

impl TokenEndpoint {
    /// A request for a grant.
    pub(crate) fn ask(&self, grant: &Grant<'_>, now: u64) -> Box<GrantRequest> {
        let body = match grant {
            Grant::Anonymous => self.fields("anonymous", &[]),
            Grant::Refresh(token) => self.fields("refresh_token", &[("refreshToken", token.expose())]),
            Grant::Code {
                code,
                verifier,
                redirect_uri,
            } => self.fields(
                "authorization_code",
                &[
                    ("code", code.expose()),
                    ("codeVerifier", verifier.expose()),
                    ("redirectUri", redirect_uri),
                ],
            ),
            // This grant's names are in snake_case, and it names no client. A sign-on says itself what it allows.
            Grant::AuthorizedClient {
                member_id,
                session_token,
                ..
            } => object(&[
                ("grant_type", "authorized_client"),
                ("scope", if session_token.is_empty() { "offline_access" } else { "" }),
                ("member_id", member_id),
                ("session_token", session_token),
            ]),
            Grant::Forget => String::new(),
        };
        let mut headers = Vec::with_capacity(2);
        if !body.is_empty() {
            header::set(&mut headers, "Content-Type", "application/json");
        }
        for (name, value) in &self.headers {
            header::set(&mut headers, name, value);
        }
        if let Grant::AuthorizedClient { authorization, .. } = grant {
            header::set(&mut headers, "Authorization", authorization);
        }
        let (method, body) = if body.is_empty() {
            (Method::Delete, RequestBody::Empty)
        } else {
            (Method::Post, RequestBody::Text(body))
        };
        let request = Request {
            method,
            url: match &self.mediator {
                Some(mediator) => mediator.clone(),
                None => self.host.url(TOKEN.row.service, TOKEN.row.path),
            },
            headers,
            body,
            cookies: self.mediator.is_some(),
        };
        let is_login = matches!(grant, Grant::Code { .. } | Grant::AuthorizedClient { .. });
        let safety = if is_login { Safety::Unsafe } else { Safety::Idempotent };
        let mut attempts = Attempts::new(&TOKEN.row, safety, request, RetryPolicy::default(), now);
        attempts.reads = true;
        Box::new(GrantRequest { attempts, is_login })
    }

    fn fields(&self, grant_type: &str, fields: &[(&str, &str)]) -> String {
        let named = [("clientId", self.client_id.as_str()), ("grantType", grant_type)];
        object(&[&named, fields].concat())
    }
}

/// An object of these fields; an empty one is left out.
fn object(fields: &[(&str, &str)]) -> String {
    let mut object = Object::new();
    for (name, value) in fields.iter().filter(|(_, value)| !value.is_empty()) {
        object.text(name, value);
    }
    object.end()
}

impl GrantRequest {
    pub(crate) fn step(&mut self, wire: &mut Wire, port: &dyn Port, event: Event) -> Step<Result<Granted, Denied>> {
        let reply = self.attempts.step(wire, port, event)?;
        let outcome = reply.map_err(deny).and_then(|reply| granted(&reply));
        Continue(if self.is_login {
            outcome.map_err(Denied::of_login)
        } else {
            outcome
        })
    }
}

impl Denied {
    pub(crate) fn into_error(self) -> Error {
        match self {
            Self::Refused(error) | Self::Unavailable(error) => error,
        }
    }

    fn of_login(self) -> Self {
        let wrap = |error: Error| error.with(|parts| text::MEMBER_TOKENS.clone_into(&mut parts.message));
        match self {
            Self::Refused(error) => Self::Refused(wrap(error)),
            Self::Unavailable(error) => Self::Unavailable(wrap(error)),
        }
    }
}

/// A refusal is 4xx, unless it means "later".
fn deny(error: Error) -> Denied {
    let Some(status) = error.status() else {
        return Denied::Unavailable(error);
    };
    let error = error.with(|parts| {
        parts.kind = ErrorKind::Session;
        text::TOKEN_FAILURE.clone_into(&mut parts.message);
    });
    if matches!(status, 400..=499) && !error.is_retryable() {
        Denied::Refused(error)
    } else {
        Denied::Unavailable(error)
    }
}

/// Reads a success. Any status other than 200 is a failure, and so is an answer without a token.
fn granted(reply: &Reply) -> Result<Granted, Denied> {
    let answer = Json::parse(&reply.body).unwrap_or_default();
    let token = |name: &str| answer.get(name).text().filter(|text| !text.is_empty());
    let read = || {
        Some(Granted {
            access_token: token("access_token")?.into(),
            expires_in: answer.get("expires_in").number()?,
            refresh_token: token("refresh_token").map(Secret::from),
            role: token("role").map(|name| Role::from_name(&name)),
        })
    };
    read().filter(|_| reply.status == 200).ok_or_else(|| {
        Denied::Unavailable(Error::new(ErrorKind::Session, text::TOKEN_FAILURE).with(|parts| {
            parts.status = Some(reply.status);
            parts.endpoint = Some(TOKEN.row.id.to_owned());
            parts.retryable = true;
        }))
    })
}

impl Granted {
    /// The tokens of the answer. A refresh token replaces the old one; absent keeps it.
    pub(crate) fn tokens(self, port: &dyn Port, old: Option<&Secret>, role: Role) -> Tokens {
        Tokens {
            access: AccessToken::lasting(self.access_token, port.now() / 1000, self.expires_in),
            refresh: RefreshToken {
                value: self.refresh_token.or_else(|| old.cloned()).unwrap_or_default(),
                role: self.role.unwrap_or(role),
            },
        }
    }
}
