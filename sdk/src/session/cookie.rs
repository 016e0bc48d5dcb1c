//! Tokens in cookies, so that reloads and tabs share one session.
//!
//! Two cookies: the session (version, role, refresh token), which lasts for days, and the access token, which ends
//! when the token does, so that a reload asks for no token. A cookie that cannot be read is no session.

use super::store::{Commit, Snapshot, StoreError, TokenStore, Version};
use super::tokens::{AccessToken, RefreshToken, Role, Tokens};
use crate::drive::{Clock, MaybeSend, MaybeSync};
use crate::host::is_loopback;
use crate::json::{decimal, digits};
use crate::path::{decode, encode};
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

impl CookieOptions {
    /// Options for a page of this origin: only a page of this machine may do without https.
    #[must_use]
    pub fn for_origin(name: Option<String>, days: Option<u32>, origin: Option<&str>) -> Self {
        let defaults = Self::default();
        Self {
            name: name.unwrap_or(defaults.name),
            days: days.unwrap_or(defaults.days),
            secure: !origin.is_some_and(is_loopback),
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
    clock: Arc<dyn Clock>,
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
    pub fn new(jar: Box<dyn CookieJar>, options: CookieOptions, clock: Arc<dyn Clock>) -> Self {
        Self {
            jar,
            options,
            clock,
            state: Mutex::default(),
        }
    }

    fn cookie_name(&self, part: &str) -> String {
        let prefix = if self.options.secure { "__Host-" } else { "" };
        [prefix, &self.options.name, "-", part].concat()
    }

    /// The attributes; a `max_age` of 0 deletes.
    fn attributes(&self, max_age: u64) -> String {
        let secure = if self.options.secure { "; Secure" } else { "" };
        ["; Path=/; Max-Age=", &decimal(max_age), "; SameSite=Lax", secure].concat()
    }

    /// Writes a cookie, or deletes it when it would be too large.
    fn write(&self, part: &str, value: &str, max_age: u64) {
        let name = self.cookie_name(part);
        let cookie = [&name, "=", value, &self.attributes(max_age)].concat();
        if cookie.len() <= LONGEST_COOKIE {
            self.jar.write(&cookie);
        } else {
            self.delete(part);
        }
    }

    fn delete(&self, part: &str) {
        let name = self.cookie_name(part);
        self.jar.write(&[&name, "=", &self.attributes(0)].concat());
    }

    fn read(&self) -> Snapshot {
        let cookies = self.jar.read();
        let value = |part: &str| {
            let name = self.cookie_name(part);
            cookies
                .split(';')
                .filter_map(|pair| pair.trim_ascii().split_once('='))
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
        let now = self.clock.now() / 1000;
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
    join(
        &[&decimal(version.0.into()), refresh.role.as_str()],
        refresh.value.expose(),
    )
}

fn parse_session(value: &str) -> Option<(Version, RefreshToken)> {
    let mut fields = value.splitn(4, SEPARATOR);
    if fields.next() != Some(LAYOUT) {
        return None;
    }
    let version = Version(
        digits(fields.next()?)
            .and_then(|version| u32::try_from(version).ok())
            .filter(|version| *version != 0)?,
    );
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
            &decimal(version.0.into()),
            &decimal(access.expires_at),
            &decimal(access.renew_at),
        ],
        access.value.expose(),
    )
}

/// An access token of another commit belongs to another session, and is left alone.
fn parse_access(value: &str, version: Version) -> Option<AccessToken> {
    let mut fields = value.splitn(5, SEPARATOR);
    if fields.next() != Some(LAYOUT) || digits(fields.next()?) != Some(version.0.into()) {
        return None;
    }
    Some(AccessToken {
        expires_at: digits(fields.next()?)?,
        renew_at: digits(fields.next()?)?,
        value: decode(fields.next()?).into(),
    })
}

#[cfg(test)]
#[path = "cookie_tests.rs"]
mod tests;
