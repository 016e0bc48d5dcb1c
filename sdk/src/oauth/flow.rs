//! Logins that are under way: remembered across the redirect, used once.

use super::pkce::CodeVerifier;
use crate::json::Json;
use crate::maybe_send::{MaybeSend, MaybeSync};
use std::sync::{Mutex, PoisonError};

/// A login that waits for its callback.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoginFlow {
    /// Ties the callback to this flow.
    pub state: String,
    /// Proves who asks.
    pub verifier: CodeVerifier,
    /// The callback address that was asked for, sent again with the code.
    pub redirect_uri: String,
    /// Where on this site the visitor goes afterwards.
    pub return_path: String,
    /// When it began, in milliseconds since 1970.
    pub began: u64,
}

/// How long a login may take, in milliseconds.
const LIFETIME: u64 = 15 * 60 * 1000;
/// How many logins may be under way: one for each tab that a visitor may have open at the login page.
const MOST: usize = 5;

/// Remembers flows between the page that begins a login and the page that ends it.
pub trait FlowStore: MaybeSend + MaybeSync {
    /// The flows as last written, as JSON text.
    fn read(&self) -> String;
    /// Replaces what is written.
    fn write(&self, flows: &str);
}

/// Keeps a flow, and drops the old ones.
pub(crate) fn remember(store: &dyn FlowStore, flow: &LoginFlow) {
    let mut flows = parse(&store.read(), flow.began);
    flows.push(flow.clone());
    let surplus = flows.len().saturating_sub(MOST);
    flows.drain(..surplus);
    store.write(&format(&flows));
}

/// Takes a flow out, so that it is used once.
pub(crate) fn take(store: &dyn FlowStore, state: &str, now: u64) -> Option<LoginFlow> {
    let mut flows = parse(&store.read(), now);
    let position = flows.iter().position(|flow| flow.state == state)?;
    let flow = flows.remove(position);
    store.write(&format(&flows));
    Some(flow)
}

fn format(flows: &[LoginFlow]) -> String {
    let list = flows.iter().map(|flow| {
        Json::object([
            ("state", Json::from(flow.state.as_str())),
            ("verifier", flow.verifier.secret().expose().into()),
            ("redirectUri", flow.redirect_uri.as_str().into()),
            ("returnPath", flow.return_path.as_str().into()),
            ("began", flow.began.to_string().as_str().into()),
        ])
    });
    Json::list(list).to_text()
}

/// Reads what is still of use; what cannot be read is no flow.
fn parse(text: &str, now: u64) -> Vec<LoginFlow> {
    let list = Json::parse(text).unwrap_or_default();
    list.items()
        .iter()
        .filter_map(|flow| {
            Some(LoginFlow {
                state: flow.get("state").text()?,
                verifier: CodeVerifier::from_text(flow.get("verifier").text()?).ok()?,
                redirect_uri: flow.get("redirectUri").text()?,
                return_path: flow.get("returnPath").text()?,
                began: flow.get("began").text()?.parse().ok()?,
            })
        })
        .filter(|flow| now.saturating_sub(flow.began) < LIFETIME)
        .collect()
}

/// Remembers flows as long as the program runs.
#[derive(Default)]
pub struct MemoryFlows(Mutex<String>);

/// Shows nothing: flows hold code verifiers.
impl std::fmt::Debug for MemoryFlows {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("MemoryFlows")
    }
}

impl FlowStore for MemoryFlows {
    fn read(&self) -> String {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn write(&self, flows: &str) {
        flows.clone_into(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

#[cfg(browser)]
mod browser {
    use super::FlowStore;

    /// Remembers flows in the tab's session storage; nowhere, where there is none.
    #[derive(Debug, Clone, Copy, Default)]
    pub struct BrowserFlows;

    const KEY: &str = "cartwright-login";

    fn storage() -> Option<web_sys::Storage> {
        web_sys::window()?.session_storage().ok()?
    }

    impl FlowStore for BrowserFlows {
        fn read(&self) -> String {
            storage()
                .and_then(|storage| storage.get_item(KEY).ok()?)
                .unwrap_or_default()
        }

        fn write(&self, flows: &str) {
            if let Some(storage) = storage() {
                // A full or forbidden storage is found out at the callback, which then asks to log in again.
                let _ = storage.set_item(KEY, flows);
            }
        }
    }
}

#[cfg(browser)]
pub use browser::BrowserFlows;

#[cfg(test)]
mod tests {
    use super::*;

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
    fn a_flow_is_used_once() {
        let store = MemoryFlows::default();
        let (first, second) = (flow("a", 0), flow("b", 0));
        remember(&store, &first);
        remember(&store, &second);
        assert_eq!(take(&store, "a", 1), Some(first));
        assert_eq!(take(&store, "a", 1), None);
        assert_eq!(take(&store, "b", 1), Some(second));
    }

    #[test]
    fn old_flows_and_too_many_are_dropped() {
        let store = MemoryFlows::default();
        remember(&store, &flow("old", 0));
        assert_eq!(take(&store, "old", LIFETIME), None);
        for number in 0..7 {
            remember(&store, &flow(&number.to_string(), 0));
        }
        assert_eq!(take(&store, "1", 0), None);
        assert!(take(&store, "2", 0).is_some());
    }

    #[test]
    fn a_broken_store_has_no_flows() {
        let store = MemoryFlows::default();
        for text in ["", "{", "7", r#"[{"state":"a"}]"#] {
            store.write(text);
            assert_eq!(take(&store, "a", 0), None);
        }
    }
}
