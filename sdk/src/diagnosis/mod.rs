//! Diagnosis of a client's set-up: its host, its client id, its session and its site.
//!
//! ```no_run
//! # async fn run(client: cartwright::Client) {
//! let diagnosis = client.diagnose(Some("https://shop.example/login/callback")).await;
//! for finding in &diagnosis.findings {
//!     println!("{finding}");
//! }
//! assert!(!diagnosis.has_problems());
//! # }
//! ```

mod checks;

pub use checks::Check;

use crate::client::{Client, Session};
use crate::error::{Error, ErrorKind};
use crate::resources::cart_v2::NO_CART;
use crate::resources::oauth::TokenInfo;
use crate::resources::redirects::{AuthParams, AuthorizeRequest, CreateRedirectSession};
use crate::types::CatalogVersion;
use std::fmt::{Display, Formatter};

/// The outcome of a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// As it should be.
    Passed,
    /// Works today, and needs a change.
    Warning,
    /// Does not work.
    Problem,
    /// The check could not be made.
    Unknown,
}

impl Outcome {
    /// The name in programs and JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Passed => "passed",
            Self::Warning => "warning",
            Self::Problem => "problem",
            Self::Unknown => "unknown",
        }
    }
}

/// The result of one check.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Finding {
    /// The check.
    pub check: Check,
    /// The outcome.
    pub outcome: Outcome,
    /// The observation, for people.
    pub seen: String,
}

impl Display for Finding {
    /// The observation, and unless the check passed the reason and the fix, each on a line.
    fn fmt(&self, formatter: &mut Formatter<'_>) -> std::fmt::Result {
        let Self { check, outcome, seen } = self;
        write!(formatter, "{:<8} {}: {seen}", outcome.name(), check.subject())?;
        match outcome {
            Outcome::Passed => Ok(()),
            Outcome::Unknown => write!(formatter, "\n  why: {}", check.why()),
            Outcome::Warning | Outcome::Problem => {
                write!(formatter, "\n  why: {}\n  fix: {}", check.why(), check.fix())
            }
        }
    }
}

/// A report on a client's set-up.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Diagnosis {
    /// The findings, in the order of [`Check::ALL`].
    pub findings: Vec<Finding>,
}

impl Diagnosis {
    /// Whether a check found a problem.
    #[must_use]
    pub fn has_problems(&self) -> bool {
        self.findings.iter().any(|finding| finding.outcome == Outcome::Problem)
    }

    fn add(&mut self, check: Check, (outcome, seen): Seen) {
        self.findings.push(Finding { check, outcome, seen });
    }
}

type Seen = (Outcome, String);

fn passed(seen: impl Into<String>) -> Seen {
    (Outcome::Passed, seen.into())
}

fn problem(seen: impl Into<String>) -> Seen {
    (Outcome::Problem, seen.into())
}

fn unknown(error: &Error) -> Seen {
    (Outcome::Unknown, format!("could not be checked: {error}"))
}

/// The clock difference up to which tokens are renewed in time, in seconds.
const MAX_SKEW_SECONDS: u64 = 60;

impl Client {
    /// Checks the client's set-up by a few harmless calls. A visitor's client without a session starts one.
    ///
    /// `redirect_uri` is the address of the login's callback, if the program has one. A check that cannot be made, for
    /// example behind a firewall, is a finding with [`Outcome::Unknown`].
    pub async fn diagnose(&self, redirect_uri: Option<&str>) -> Diagnosis {
        let mut diagnosis = Diagnosis::default();
        let (base, is_secure) =
            self.shared.driver.with(|engine, _| (engine.host().base().to_owned(), engine.host().is_secure()));
        let host = if is_secure { passed(&base) } else { problem(format!("{base} is neither https nor loopback")) };
        diagnosis.add(Check::Host, host);
        // An inactive token is no error, so that any platform answers.
        if let Err(error) = self.oauth().token_info("none").await {
            diagnosis.add(Check::Answer, problem(error.to_string()));
            return diagnosis;
        }
        diagnosis.add(Check::Answer, passed(format!("{base} answered")));
        match self.session() {
            Some(session) => self.diagnose_session(session, redirect_uri, &mut diagnosis).await,
            None => diagnosis.add(Check::Client, self.check_key().await),
        }
        diagnosis
    }

    async fn diagnose_session(&self, session: &Session, redirect_uri: Option<&str>, diagnosis: &mut Diagnosis) {
        let token = match session.access_token().await {
            Ok(token) => token,
            Err(error) => return diagnosis.add(Check::Client, refusal(&error)),
        };
        diagnosis.add(Check::Client, passed(format!("the platform knows {}", session.client_id())));
        match self.oauth().token_info(token).await {
            Ok(info) => {
                diagnosis.add(Check::Token, check_token(&info, session));
                diagnosis.add(Check::Clock, check_clock(&info, session));
            }
            Err(error) => diagnosis.add(Check::Token, unknown(&error)),
        }
        let cart = self.current_cart_v2().existing().await;
        diagnosis.add(Check::Proxy, check_proxy(cart.as_ref().err()));
        if let Some(uri) = redirect_uri {
            diagnosis.add(Check::Redirect, self.check_redirect(session, uri).await);
        }
        diagnosis.add(Check::Catalog, self.check_catalog().await);
        diagnosis.add(Check::Cart, check_cart(cart.err().as_ref()));
    }

    async fn check_key(&self) -> Seen {
        match self.detect_catalog().await {
            Ok(_) => passed("the platform takes the owner's key"),
            Err(error) => refusal(&error),
        }
    }

    async fn check_redirect(&self, session: &Session, uri: &str) -> Seen {
        let request = AuthorizeRequest {
            client_id: Some(session.client_id().to_owned()),
            response_type: Some("code".to_owned()),
            redirect_uri: Some(uri.to_owned()),
            state: Some("diagnosis".to_owned()),
            response_mode: Some("query".to_owned()),
            code_challenge: Some("diagnosis-of-a-redirect-address-no-login---".to_owned()),
            code_challenge_method: Some("S256".to_owned()),
            ..AuthorizeRequest::default()
        };
        let auth = AuthParams { auth_request: Some(request), ..AuthParams::default() };
        let session = CreateRedirectSession { auth: Some(auth), ..CreateRedirectSession::default() };
        match self.redirects().create_session(session).await {
            Ok(_) => passed(format!("the site allows {uri}")),
            Err(error) => refusal(&error),
        }
    }

    async fn check_catalog(&self) -> Seen {
        match self.detect_catalog().await {
            Ok(CatalogVersion::V3Catalog) => passed("the site has catalog V3"),
            Ok(_) => passed("the site has catalog V1"),
            Err(error) => unknown(&error),
        }
    }
}

/// A refusal is a problem; without an answer the check was not made.
fn refusal(error: &Error) -> Seen {
    let is_answer = error.status().is_some_and(|status| status < 500 && status != 429);
    if is_answer || error.kind() == ErrorKind::Request { problem(error.to_string()) } else { unknown(error) }
}

fn check_token(info: &TokenInfo, session: &Session) -> Seen {
    if info.active == Some(false) {
        return problem("the platform does not know the token");
    }
    match info.client_id.as_deref() {
        Some(id) if id != session.client_id() => {
            problem(format!("the token is of the client {id}, and this client is {}", session.client_id()))
        }
        _ => passed(format!("valid, of site {}", info.site_id.as_deref().unwrap_or("unknown"))),
    }
}

/// Compares the expiry that the client computed by the local clock with the platform's expiry.
fn check_clock(info: &TokenInfo, session: &Session) -> Seen {
    let platform = info.exp.as_deref().and_then(|text| text.parse::<u64>().ok());
    let Some(platform) = platform else {
        return (Outcome::Unknown, "could not be checked: the platform names no expiry".to_owned());
    };
    let local = session.tokens().access.expires_at;
    match local.abs_diff(platform) {
        difference if difference <= MAX_SKEW_SECONDS => passed("right to the minute"),
        difference => {
            let direction = if local > platform { "ahead of" } else { "behind" };
            problem(format!("{} minutes {direction} the platform's", difference.div_ceil(60)))
        }
    }
}

fn check_proxy(refused: Option<&Error>) -> Seen {
    match refused.map(|error| (error, error.status())) {
        Some((error, Some(401 | 403))) => problem(format!("a fresh token did not arrive: {error}")),
        Some((error, Some(_))) if error.request_id().is_none() => {
            (Outcome::Warning, "an answer came without the header x-wix-request-id".to_owned())
        }
        Some((error, None)) => unknown(error),
        _ => passed("the token arrived"),
    }
}

fn check_cart(refused: Option<&Error>) -> Seen {
    match refused {
        None => passed("the site has Cart V2"),
        Some(error) if error.code().is_some_and(|code| NO_CART.contains(&code)) => passed("the site has Cart V2"),
        Some(error) if error.status() == Some(404) => {
            (Outcome::Warning, "the site has Cart V1 only: its platform has to switch before that day".to_owned())
        }
        Some(error) => unknown(error),
    }
}
