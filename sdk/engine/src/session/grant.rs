//! Token grants: requests to the token endpoint (RFC 6749).

use super::{AccessToken, ClientCredentials, RefreshToken, Role, Tokens};
use crate::attempts::Attempts;
use crate::error::{Error, ErrorKind, codes, text};
use crate::header::{self, Header};
use crate::host::Host;
use crate::json::{Json, Object, digits};
use crate::machine::{Outcome, Port, Request, RequestBody};
use crate::retry::RetryPolicy;
use crate::row::{Method, Safety};
use crate::rows::TOKEN;
use crate::secret::Secret;

/// The token endpoint, and the application that requests tokens.
#[derive(Debug)]
pub(crate) struct TokenEndpoint {
    pub(crate) url: String,
    /// Whether a mediator is used: a server of the site's own that keeps the refresh token and calls the platform.
    pub(crate) is_mediated: bool,
    pub(crate) client_id: String,
    /// The credentials that an owner's access tokens are granted for.
    pub(crate) credentials: Option<ClientCredentials>,
    pub(crate) headers: Vec<Header>,
}

/// A grant type of RFC 6749 or the platform's own, with its fields.
pub(crate) enum Grant<'a> {
    /// A new visitor's session.
    Anonymous,
    /// A new access token for a session. The platform accepts a refresh token again until its successor is used, so
    /// that a request with a lost answer may be repeated.
    Refresh(&'a Secret),
    /// Authorization code grant (RFC 6749, section 4.1.3).
    Code {
        code: &'a Secret,
        verifier: &'a Secret,
        /// Empty for a direct login, which has no callback page.
        redirect_uri: &'a str,
    },
    /// A member's session, for a member whom another system has authenticated.
    AuthorizedClient {
        member_id: &'a str,
        /// Proof of a sign-on; empty if there is none.
        session_token: &'a str,
        authorization: &'a str,
    },
    /// An owner's access token (section 4.4), without a refresh token.
    ClientCredentials(&'a ClientCredentials),
    /// The end of the mediator's session.
    Forget,
}

impl TokenEndpoint {
    /// The address of the platform's token endpoint, or of the mediator.
    pub(crate) fn new(
        host: &Host,
        mediator: Option<String>,
        client_id: String,
        credentials: Option<ClientCredentials>,
        headers: Vec<Header>,
    ) -> Self {
        Self {
            is_mediated: mediator.is_some(),
            url: mediator.unwrap_or_else(|| host.url(TOKEN.service, TOKEN.path)),
            client_id,
            credentials,
            headers,
        }
    }

    /// A token request, with the retry policy of the call that needs the token.
    pub(crate) fn ask(&self, grant: &Grant<'_>, policy: RetryPolicy, port: &dyn Port) -> Box<Attempts> {
        let client_id = ("clientId", self.client_id.as_str());
        let fields: &[(&str, &str)] = match grant {
            Grant::Anonymous => &[client_id, ("grantType", "anonymous")],
            Grant::Refresh(token) => &[client_id, ("grantType", "refresh_token"), ("refreshToken", token.expose())],
            Grant::Code { code, verifier, redirect_uri } => &[
                client_id,
                ("grantType", "authorization_code"),
                ("code", code.expose()),
                ("codeVerifier", verifier.expose()),
                ("redirectUri", redirect_uri),
            ],
            // This grant uses snake_case names and sends no client id. A sign-on lists its own permissions.
            Grant::AuthorizedClient { member_id, session_token, .. } => &[
                ("grant_type", "authorized_client"),
                ("scope", if session_token.is_empty() { "offline_access" } else { "" }),
                ("member_id", member_id),
                ("session_token", session_token),
            ],
            Grant::ClientCredentials(credentials) => &[
                ("grant_type", "client_credentials"),
                ("client_id", &credentials.client_id),
                ("client_secret", credentials.client_secret.expose()),
                ("instance_id", &credentials.instance_id),
            ],
            Grant::Forget => &[],
        };
        let mut body = Object::new();
        for (name, value) in fields {
            if !value.is_empty() {
                body.text(name, value);
            }
        }
        let mut headers = Vec::new();
        let (method, body) = if fields.is_empty() {
            (Method::Delete, RequestBody::Empty)
        } else {
            header::set(&mut headers, "Content-Type", "application/json");
            (Method::Post, RequestBody::Text(body.end()))
        };
        header::set_all(&mut headers, &self.headers);
        if let Grant::AuthorizedClient { authorization, .. } = grant {
            header::set(&mut headers, "Authorization", authorization);
        }
        let request = Request { method, url: self.url.clone(), headers, body, cookies: self.is_mediated };
        let is_login = matches!(grant, Grant::Code { .. } | Grant::AuthorizedClient { .. });
        let safety = if is_login { Safety::Unsafe } else { Safety::Idempotent };
        let mut attempts = Attempts::new(&TOKEN, safety, request, policy, port);
        attempts.reads_body = true;
        Box::new(attempts)
    }
}

/// The tokens of an answer. `refresh` supplies the fields that the answer omits.
pub(crate) fn granted(answer: Result<Outcome, Error>, port: &dyn Port, refresh: RefreshToken) -> Result<Tokens, Error> {
    let Outcome { status, text, .. } = answer.map_err(denied)?;
    let fields = Json::parse(&text).unwrap_or_default();
    // Any status other than 200 is a failure, and so is an answer without a token.
    tokens(fields, port.now() / 1000, refresh).filter(|_| status == 200).ok_or_else(|| {
        Error::new(ErrorKind::Session, text::TOKEN_FAILURE).with(|parts| {
            parts.status = Some(status);
            parts.endpoint = Some(TOKEN.id.to_owned());
            parts.retryable = true;
        })
    })
}

fn tokens(answer: Json<'_>, now: u64, old: RefreshToken) -> Option<Tokens> {
    let text = |name: &str| answer.string(name).filter(|text| !text.is_empty());
    let access = text("access_token")?;
    let lifetime = whole_seconds(answer.get("expires_in")).unwrap_or(DEFAULT_LIFETIME);
    Some(Tokens {
        access: AccessToken::lasting(access, now, lifetime),
        refresh: RefreshToken {
            value: text("refresh_token").map_or(old.value, Secret::from),
            // A mediator sends the role, because it keeps the refresh token.
            role: text("role").map_or(old.role, |name| name.parse().unwrap_or_default()),
        },
    })
}

/// The lifetime of an access token whose answer has none, in seconds (RFC 6749 section 5.1: the field is optional).
const DEFAULT_LIFETIME: u64 = 3600;

/// A number of seconds, rounded down; a mediator may write a fraction, or the number as a text.
fn whole_seconds(value: Json<'_>) -> Option<u64> {
    let text = value.words().filter(|text| !text.contains(['e', 'E']))?;
    digits(text.split('.').next().unwrap_or_default()).filter(|seconds| *seconds <= MAX_LIFETIME)
}

/// The longest accepted lifetime, in seconds: a century.
const MAX_LIFETIME: u64 = 3_155_760_000;

/// The member's tokens of an answer.
pub(crate) fn member_tokens(answer: Result<Outcome, Error>, port: &dyn Port) -> Result<Tokens, Error> {
    let nobody = RefreshToken { value: Secret::default(), role: Role::Member };
    granted(answer, port, nobody).map_err(|error| match error.kind() {
        ErrorKind::Cancelled => error,
        _ => error.with(|parts| text::MEMBER_TOKENS.clone_into(&mut parts.message)),
    })
}

fn denied(error: Error) -> Error {
    if error.status().is_none() {
        return error;
    }
    error.with(|parts| {
        parts.kind = ErrorKind::Session;
        text::TOKEN_FAILURE.clone_into(&mut parts.message);
        parts.retryable |= !parts.is_platform;
    })
}

/// Whether the platform refused a refresh token: only `invalid_grant` proves that the token has ended (RFC 6749 section
/// 5.2). After any other answer, such as a proxy's, the tokens stay in the store.
pub(crate) fn is_invalid_grant(error: &Error) -> bool {
    error.is_platform() && error.code() == Some(codes::INVALID_GRANT)
}
