//! Tokens in cookies, so that reloads and tabs share one session (DESIGN section 3).
//!
//! Two cookies: the session (version, role, refresh token), which lasts for days, and the access token, which ends
//! when the token does, so that a reload asks for no token. A cookie that cannot be read is no session.

use super::store::{Commit, Snapshot, StoreError, TokenStore, Version};
use super::tokens::{AccessToken, RefreshToken, Role, Tokens};
use crate::maybe_send::{MaybeSend, MaybeSync};
use crate::path::{decode, encode};
use crate::runtime::Runtime;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Where cookies are: `document.cookie`, or a stand-in.
pub trait CookieJar: MaybeSend + MaybeSync {
    /// All cookies as one text: `name=value; name=value`.
    fn read(&self) -> String;
    /// Sets one cookie, with its attributes.
    fn write(&self, cookie: &str);
}

/// How cookies are named and how long they last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CookieOptions {
    /// The start of both names.
    pub name: String,
    /// How many days the session lasts without use, at most 400 (the longest that browsers keep a cookie).
    pub days: u32,
    /// Whether the page came over https. Without it, cookies are neither `Secure` nor `__Host-`, which is for this
    /// machine only.
    pub secure: bool,
}

impl Default for CookieOptions {
    fn default() -> Self {
        Self {
            name: "cartwright".to_owned(),
            days: 14,
            secure: true,
        }
    }
}

/// The longest cookie, name and attributes included, that every browser keeps.
const LONGEST_COOKIE: usize = 4096;
const LONGEST_DAYS: u32 = 400;
const DAY_SECONDS: u64 = 86_400;
const SEPARATOR: char = '~';
/// The layout of the values below.
const LAYOUT: &str = "1";

/// Keeps tokens in cookies. What was read or written last is remembered: reading cookies is slow in browsers.
pub struct CookieStore {
    jar: Box<dyn CookieJar>,
    options: CookieOptions,
    runtime: Arc<dyn Runtime>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    known: Option<Snapshot>,
    /// The jar would not keep the session: cookies are blocked, or the token is too large for one.
    memory_only: bool,
}

impl CookieStore {
    /// A store in this jar.
    #[must_use]
    pub fn new(jar: Box<dyn CookieJar>, options: CookieOptions, runtime: Arc<dyn Runtime>) -> Self {
        Self {
            jar,
            options,
            runtime,
            state: Mutex::default(),
        }
    }

    fn cookie_name(&self, part: &str) -> String {
        let prefix = if self.options.secure { "__Host-" } else { "" };
        format!("{prefix}{}-{part}", self.options.name)
    }

    /// The attributes; a `max_age` of 0 deletes.
    fn attributes(&self, max_age: u64) -> String {
        let secure = if self.options.secure { "; Secure" } else { "" };
        format!("; Path=/; Max-Age={max_age}; SameSite=Lax{secure}")
    }

    /// Writes a cookie, or deletes it when it would be too large.
    fn write(&self, part: &str, value: &str, max_age: u64) {
        let name = self.cookie_name(part);
        let cookie = format!("{name}={value}{}", self.attributes(max_age));
        if cookie.len() <= LONGEST_COOKIE {
            self.jar.write(&cookie);
        } else {
            self.delete(part);
        }
    }

    fn delete(&self, part: &str) {
        let name = self.cookie_name(part);
        self.jar.write(&format!("{name}={}", self.attributes(0)));
    }

    fn read(&self) -> Snapshot {
        let cookies = self.jar.read();
        let value = |part: &str| {
            let name = self.cookie_name(part);
            cookies
                .split(';')
                .filter_map(|pair| pair.trim().split_once('='))
                .find_map(|(key, value)| (key == name).then_some(value))
        };
        let Some((version, refresh)) = value("session").and_then(parse_session) else {
            return Snapshot::default();
        };
        let access = value("access")
            .and_then(|text| parse_access(text, version))
            .unwrap_or_default();
        Snapshot {
            version,
            tokens: Tokens { access, refresh },
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads the cookies anew.
    fn look(&self, state: &mut State) -> Snapshot {
        if let (true, Some(known)) = (state.memory_only, &state.known) {
            return known.clone();
        }
        let mut snapshot = self.read();
        if let Some(known) = &state.known
            && known.version == snapshot.version
        {
            // An access token too large for a cookie is in memory only.
            snapshot = known.clone();
        }
        state.known = Some(snapshot.clone());
        snapshot
    }

    fn keep(&self, snapshot: &Snapshot) {
        let Snapshot { version, tokens } = snapshot;
        let Tokens { access, refresh } = tokens;
        let now = self.runtime.now() / 1000;
        let lifetime = access.expires_at.saturating_sub(now);
        if access.value.is_empty() || lifetime == 0 {
            self.delete("access");
        } else {
            self.write("access", &format_access(access, *version), lifetime);
        }
        let days = u64::from(self.options.days.min(LONGEST_DAYS));
        self.write("session", &format_session(refresh, *version), days * DAY_SECONDS);
    }
}

impl std::fmt::Debug for CookieStore {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let options = &self.options;
        formatter
            .debug_struct("CookieStore")
            .field("options", options)
            .finish_non_exhaustive()
    }
}

impl TokenStore for CookieStore {
    fn load(&self) -> Snapshot {
        let mut state = self.lock();
        match &state.known {
            Some(known) => known.clone(),
            None => self.look(&mut state),
        }
    }

    fn reload(&self) -> Snapshot {
        self.look(&mut self.lock())
    }

    fn commit(&self, expected: Version, tokens: &Tokens) -> Result<Commit, StoreError> {
        let mut state = self.lock();
        if self.look(&mut state).version != expected {
            return Ok(Commit::Conflict);
        }
        if *tokens == Tokens::default() {
            self.delete("access");
            self.delete("session");
            // Browsers set cookies some time after they are told to. Whoever reads waits for it, so that other tabs,
            // which hear of this next, find the same.
            self.jar.read();
            *state = State {
                known: Some(Snapshot::default()),
                memory_only: false,
            };
            return Ok(Commit::Done);
        }
        let snapshot = Snapshot {
            version: Version::random(),
            tokens: tokens.clone(),
        };
        self.keep(&snapshot);
        state.memory_only = self.read().version != snapshot.version;
        state.known = Some(snapshot);
        Ok(Commit::Done)
    }
}

fn join(fields: &[&str], token: &str) -> String {
    let mut value = LAYOUT.to_owned();
    for field in fields {
        value.push(SEPARATOR);
        value.push_str(field);
    }
    value.push(SEPARATOR);
    encode(token, &mut value);
    value
}

fn format_session(refresh: &RefreshToken, version: Version) -> String {
    join(&[&version.0.to_string(), refresh.role.as_str()], refresh.value.expose())
}

fn parse_session(value: &str) -> Option<(Version, RefreshToken)> {
    let mut fields = value.splitn(4, SEPARATOR);
    if fields.next() != Some(LAYOUT) {
        return None;
    }
    let version = Version(fields.next()?.parse().ok().filter(|version| *version != 0)?);
    let role = Role::from_name(fields.next()?);
    let value = decode(fields.next()?);
    Some((
        version,
        RefreshToken {
            value: value.into(),
            role,
        },
    ))
}

fn format_access(access: &AccessToken, version: Version) -> String {
    join(
        &[
            &version.0.to_string(),
            &access.expires_at.to_string(),
            &access.renew_at.to_string(),
        ],
        access.value.expose(),
    )
}

/// An access token of another commit belongs to another session, and is left alone.
fn parse_access(value: &str, version: Version) -> Option<AccessToken> {
    let mut fields = value.splitn(5, SEPARATOR);
    if fields.next() != Some(LAYOUT) || fields.next()?.parse() != Ok(version.0) {
        return None;
    }
    Some(AccessToken {
        expires_at: fields.next()?.parse().ok()?,
        renew_at: fields.next()?.parse().ok()?,
        value: decode(fields.next()?).into(),
    })
}

#[cfg(browser)]
mod document {
    use super::{CookieJar, CookieOptions};
    use crate::hosts::is_loopback;
    use wasm_bindgen::JsCast;
    use web_sys::HtmlDocument;

    /// `document.cookie`; empty where there is no document, as in a worker or in Node.
    #[derive(Debug, Clone, Copy, Default)]
    pub struct DocumentCookies;

    impl CookieOptions {
        /// Options for the page that runs: only a page of this machine may do without https.
        #[must_use]
        pub fn for_this_page(name: Option<String>, days: Option<u32>) -> Self {
            let defaults = Self::default();
            let origin = web_sys::window().and_then(|window| window.location().origin().ok());
            Self {
                name: name.unwrap_or(defaults.name),
                days: days.unwrap_or(defaults.days),
                secure: !origin.is_some_and(|origin| is_loopback(&origin)),
            }
        }
    }

    fn document() -> Option<HtmlDocument> {
        web_sys::window()?.document()?.dyn_into().ok()
    }

    impl CookieJar for DocumentCookies {
        fn read(&self) -> String {
            document()
                .and_then(|document| document.cookie().ok())
                .unwrap_or_default()
        }

        fn write(&self, cookie: &str) {
            if let Some(document) = document() {
                // A page that may not set cookies is found out by reading back.
                let _ = document.set_cookie(cookie);
            }
        }
    }
}

#[cfg(browser)]
pub use document::DocumentCookies;

#[cfg(test)]
#[path = "cookie_tests.rs"]
mod tests;
