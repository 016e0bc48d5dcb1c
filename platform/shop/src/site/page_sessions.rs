//! Redirect sessions of hosted pages: purpose, subject and return addresses.

use crate::site::sessions;
use base::{ApiError, Millis, Result, Shop, access::Subject, clock::seconds};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use cartwright::resources::redirects::Callbacks;
use serde::{Deserialize, Serialize};

/// The lifetime of a redirect session, in seconds.
const SESSION_SECONDS: i64 = 3600;
/// The maximum size of a session: its token is part of addresses and forms.
const MAX_BYTES: usize = 5_500;
/// The encryption context of sessions.
const CONTEXT: &str = "redirect session";

/// A redirect session, as encrypted in its token.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct RedirectSession {
    pub kind: SessionKind,
    /// The visitor or member for whom the session was created.
    pub subject: Subject,
    /// The caller's token family.
    pub family: Option<String>,
    /// The origin of the calling page, if the call came from a browser.
    pub origin: Option<String>,
    pub callbacks: Callbacks,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum SessionKind {
    /// Log in and return with an authorization code.
    Auth(Box<Authorization>),
    /// Log in to the hosted pages.
    Login,
    Logout,
    Checkout {
        id: String,
    },
    /// Mark a checkout as completed and redirect to an address.
    Completion {
        checkout: String,
        url: String,
    },
    /// View a product on the store's own page.
    Product,
    /// Visit a Wix business that this site lacks.
    OtherBusiness {
        what: String,
    },
}

/// An authorization request (RFC 6749, section 4.1.1).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Authorization {
    /// Absent in `web_message` mode.
    pub redirect_uri: Option<String>,
    pub challenge: String,
    pub state: String,
    pub mode: ResponseMode,
    /// Whether to show the login form: `login` always, `none` never, otherwise only if not logged in.
    pub prompt: String,
    /// Whether the resulting session is renewable.
    pub is_renewable: bool,
    /// The proof of a direct login.
    pub session_token: Option<String>,
}

/// The response mode of an authorization (OAuth 2.0 Multiple Response Types).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum ResponseMode {
    Query,
    Fragment,
    WebMessage,
}

impl RedirectSession {
    /// The rate limit key of changes by the session's pages; mailed sessions have no subject.
    pub fn counted(&self) -> String {
        match (&self.subject, &self.kind) {
            (Subject::Visitor(visitor), SessionKind::Checkout { id }) if visitor.is_empty() => {
                ["checkout:", id].concat()
            }
            (subject, _) => subject.key(),
        }
    }

    /// The allowed return addresses of the pages' forms.
    pub fn return_addresses(&self) -> Vec<&str> {
        let callbacks = [
            &self.callbacks.thank_you_page_url,
            &self.callbacks.post_flow_url,
            &self.callbacks.cart_page_url,
            &self.callbacks.bookings_service_list_url,
            &self.callbacks.plan_list_url,
        ];
        let redirect_uri = match &self.kind {
            SessionKind::Auth(authorization) => authorization.redirect_uri.as_deref(),
            _ => None,
        };
        let callbacks = callbacks.into_iter().filter_map(|address| address.as_deref());
        callbacks.chain(redirect_uri).collect()
    }
}

/// The token of a session: the encrypted session itself, so that nothing is stored for visitors who never come.
pub fn token(shop: &Shop, session: &RedirectSession) -> Result<String> {
    let expires = shop.clock.now().saturating_add(seconds(SESSION_SECONDS));
    let plain = serde_json::to_vec(&(expires, session))?;
    if plain.len() > MAX_BYTES {
        let text = format!("The addresses and the state of a redirect session have at most {MAX_BYTES} bytes in all");
        return Err(ApiError::bad_request("REDIRECT_SESSION_TOO_LARGE", text));
    }
    let sealed = shop.sealing_key.seal(CONTEXT, &plain)?;
    Ok(URL_SAFE_NO_PAD.encode(sealed))
}

/// Decrypts a token's session; `None` if expired, or if the caller's tokens were revoked by a logout, new password or
/// block.
pub fn find(shop: &Shop, token: &str) -> Result<Option<RedirectSession>> {
    let Some(session) = opened(shop, token) else {
        return Ok(None);
    };
    // A logout revokes the tokens before its own page is shown.
    let holds = matches!(session.kind, SessionKind::Logout)
        || shop.db.read(|connection| sessions::holds(connection, &session.subject, session.family.as_deref()))?;
    Ok(holds.then_some(session))
}

fn opened(shop: &Shop, token: &str) -> Option<RedirectSession> {
    let sealed = URL_SAFE_NO_PAD.decode(token).ok()?;
    let opened = shop.sealing_key.open(CONTEXT, &sealed).ok()?;
    let (expires, session): (Millis, RedirectSession) = serde_json::from_slice(&opened).ok()?;
    (expires > shop.clock.now()).then_some(session)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mailed_page_sessions_are_counted_per_checkout() {
        let mailed = |checkout: &str| RedirectSession {
            kind: SessionKind::Checkout { id: checkout.to_owned() },
            subject: Subject::Visitor(String::new()),
            family: None,
            origin: None,
            callbacks: Callbacks::default(),
        };
        assert_ne!(mailed("a").counted(), mailed("b").counted());
        let own = RedirectSession { subject: Subject::Visitor("v".to_owned()), ..mailed("a") };
        assert_eq!(own.counted(), "visitor:v");
    }
}
