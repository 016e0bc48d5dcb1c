//! Logins under way: stored during the redirect, and used once.

use super::pkce::CodeVerifier;
use crate::error::{Error, ErrorKind};
use crate::json::{Json, List, Object, decimal};
use crate::machine::Port;

/// A login that waits for its callback.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct LoginFlow {
    /// The state, which binds the callback to this flow.
    pub state: String,
    /// The code verifier.
    pub verifier: CodeVerifier,
    /// The callback address of the authorization, which the code exchange repeats.
    pub redirect_uri: String,
    /// The path on this site to return to after the login.
    pub return_path: String,
    /// The start, in milliseconds since 1970.
    pub began: u64,
}

/// The key of the logins under way in a tab's session storage.
pub const FLOWS_KEY: &str = "cartwright-login";

/// The timeout of a login, in milliseconds.
const LIFETIME: u64 = 15 * 60 * 1000;
/// The largest number of logins under way: a visitor may open the login page in several tabs.
const MAX_FLOWS: usize = 5;

/// Stores a flow, and drops expired ones.
///
/// # Errors
///
/// If the program's storage does not return the written flow.
pub(crate) fn remember(port: &dyn Port, flow: LoginFlow) -> Result<(), Error> {
    let mut flows = parse(&port.flows(), flow.began);
    flows.push(flow);
    while flows.len() > MAX_FLOWS {
        flows.remove(0);
    }
    let text = format(&flows);
    port.keep_flows(&text);
    if port.flows() == text {
        Ok(())
    } else {
        let message = "the login could not be remembered: this page may not use its session storage";
        Err(Error::new(ErrorKind::Session, message))
    }
}

/// Removes and returns a flow, so that it is used only once.
pub(crate) fn take(port: &dyn Port, state: &str) -> Option<LoginFlow> {
    let mut flows = parse(&port.flows(), port.now());
    let position = flows.iter().position(|flow| flow.state == state)?;
    let flow = flows.remove(position);
    port.keep_flows(&format(&flows));
    Some(flow)
}

fn format(flows: &[LoginFlow]) -> String {
    let mut list = List::new();
    for flow in flows {
        let flow = Object::new()
            .text("state", &flow.state)
            .text("verifier", flow.verifier.secret().expose())
            .text("redirectUri", &flow.redirect_uri)
            .text("returnPath", &flow.return_path)
            .text("began", &decimal(flow.began))
            .end();
        list.push(&flow);
    }
    list.end()
}

/// Reads the valid flows; a flow needs a verifier and a time.
fn parse(text: &str, now: u64) -> Vec<LoginFlow> {
    let mut flows = Vec::new();
    for (_, item) in Json::parse(text).unwrap_or_default().items() {
        match read(item) {
            Some(flow) if now.saturating_sub(flow.began) < LIFETIME => flows.push(flow),
            _ => {}
        }
    }
    flows
}

fn read(flow: Json<'_>) -> Option<LoginFlow> {
    let text = |name: &str| flow.string(name).unwrap_or_default();
    Some(LoginFlow {
        verifier: CodeVerifier::from_text(text("verifier")).ok()?,
        state: text("state"),
        redirect_uri: text("redirectUri"),
        return_path: text("returnPath"),
        began: flow.get("began").number().unwrap_or_default(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::scripted::Scripted;

    fn flow(state: &str, began: u64) -> LoginFlow {
        LoginFlow {
            state: state.to_owned(),
            verifier: CodeVerifier::random(43).unwrap(),
            redirect_uri: "https://shop.example/back".to_owned(),
            return_path: "/cart".to_owned(),
            began,
        }
    }

    #[test]
    fn a_login_flow_is_consumed_once() {
        let port = Scripted::at(1);
        let (first, second) = (flow("a", 0), flow("b", 0));
        remember(&port, first.clone()).unwrap();
        remember(&port, second.clone()).unwrap();
        assert_eq!(take(&port, "a"), Some(first));
        assert_eq!(take(&port, "a"), None);
        assert_eq!(take(&port, "b"), Some(second));
    }

    #[test]
    fn expired_and_excess_login_flows_are_dropped() {
        let port = Scripted::at(1);
        remember(&port, flow("old", 0)).unwrap();
        let later = Scripted::at(LIFETIME);
        later.keep_flows(&port.flows());
        assert_eq!(take(&later, "old"), None);
        for number in 0..7 {
            remember(&port, flow(&number.to_string(), 0)).unwrap();
        }
        assert_eq!(take(&port, "1"), None);
        assert!(take(&port, "2").is_some());
    }

    #[test]
    fn a_corrupted_flow_store_counts_as_empty() {
        let port = Scripted::at(1);
        for text in ["", "{", "7", r#"[{"state":"a"}]"#] {
            port.keep_flows(text);
            assert_eq!(take(&port, "a"), None);
        }
    }
}
