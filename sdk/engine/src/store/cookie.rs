//! Tokens in cookies, so that reloads and tabs share one session.
//!
//! Two cookies: the session (version, role, refresh token), which lasts for days, and the access token, which expires
//! with the token, so that a reload needs no token request. A value that this store would not write counts as no session.
//!
//! Their names hold the client id: all ports of a host share cookies, so two projects on one machine's `localhost` would
//! sign each other out.

use super::tokens::{AccessToken, RefreshToken, Tokens};
use super::{Commit, Snapshot, StoreError, TokenStore, Version};
use crate::host::is_loopback;
use crate::json::{decimal, digits};
use crate::path::{decode, encode};
use crate::secret::Secret;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The wall clock.
pub trait Clock {
    /// Milliseconds since 1970.
    fn now(&self) -> u64;
}

impl<C: Clock + ?Sized> Clock for std::sync::Arc<C> {
    fn now(&self) -> u64 {
        (**self).now()
    }
}

/// A cookie jar: `document.cookie`, or a substitute.
pub trait CookieJar {
    /// All cookies as one text: `name=value; name=value`.
    fn read(&self) -> String;
    /// Sets one cookie, with its attributes.
    fn write(&self, cookie: &str);
}

/// The names and lifetime of cookies.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct CookieOptions {
    /// The prefix of both names.
    pub name: String,
    /// The session's client id, the second part of both names; may be empty.
    pub client_id: String,
    /// The session's lifetime in days without use, at most 400 (the longest that browsers keep a cookie).
    pub days: u32,
    /// Whether the page uses https. Without https, for a page on a loopback address only, cookies are neither `Secure`
    /// nor `__Host-`.
    pub secure: bool,
}

impl Default for CookieOptions {
    fn default() -> Self {
        Self { name: COOKIE_NAME.to_owned(), client_id: String::new(), days: 14, secure: true }
    }
}

impl CookieOptions {
    /// The base name of the session's cookies, and of the tabs' channel and lock. Characters of the client id that a cookie's
    /// name must not contain are left out.
    #[must_use]
    pub fn base(&self) -> String {
        let may_stand = |letter: &char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '.' | '_');
        let client_id: String = self.client_id.chars().filter(may_stand).collect();
        let dash = if client_id.is_empty() { "" } else { "-" };
        [&self.name, dash, &client_id].concat()
    }

    /// Options for a client on a page of this origin: only a loopback address may use http.
    #[must_use]
    pub fn for_origin(client_id: &str, name: Option<String>, days: Option<u32>, origin: Option<&str>) -> Self {
        let defaults = Self::default();
        Self {
            client_id: client_id.to_owned(),
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

/// The default prefix of the cookies' names.
pub const COOKIE_NAME: &str = "cartwright";
/// The prefix of names over https: browsers restrict a cookie with this prefix to the host.
pub const COOKIE_PREFIX: &str = "__Host-";
/// The version of the value format, the first field of each value.
pub const COOKIE_LAYOUT: &str = "1";
/// The separator of a value's fields.
pub const COOKIE_SEPARATOR: char = '~';

/// Stores tokens in cookies. The last read or written tokens are cached, since reading cookies is slow in browsers.
pub struct CookieStore<J, C> {
    jar: J,
    options: CookieOptions,
    clock: C,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    known: Option<Snapshot>,
    /// The jar did not store the session: cookies are blocked, or the token is too large.
    memory_only: bool,
}

impl<J: CookieJar, C: Clock> CookieStore<J, C> {
    /// A store in this cookie jar.
    #[must_use]
    pub const fn new(jar: J, options: CookieOptions, clock: C) -> Self {
        Self { jar, options, clock, state: Mutex::new(State { known: None, memory_only: false }) }
    }

    /// Continues in memory with a session that the jar did not keep: blocked cookies end no session.
    #[must_use]
    pub fn remembering(self, tokens: Tokens) -> Self {
        let known = Some(Snapshot::new(Version::random(), tokens));
        Self { state: Mutex::new(State { known, memory_only: true }), ..self }
    }

    /// The name of a session cookie, by part.
    fn cookie_name(&self, part: &str) -> String {
        let prefix = if self.options.secure { COOKIE_PREFIX } else { "" };
        [prefix, &self.options.base(), "-", part].concat()
    }

    /// The names of earlier versions, without the client id, to continue their session. Over http the name may belong
    /// to another project.
    fn earlier_name(&self, part: &str) -> Option<String> {
        let CookieOptions { name, client_id, secure, .. } = &self.options;
        (*secure && !client_id.is_empty()).then(|| [COOKIE_PREFIX, name, "-", part].concat())
    }

    fn delete(&self, name: &str) {
        self.jar.write(&[name, "=", &self.attributes(0)].concat());
    }

    /// Sets a cookie with these fields and a token, for `max_age` seconds. Deletes the cookie if `max_age` is 0 or the
    /// value is too large.
    fn write(&self, part: &str, fields: &[&str], token: &Secret, max_age: u64) {
        let name = self.cookie_name(part);
        let cookie = [&name, "=", &value(fields, token.expose()), &self.attributes(max_age)].concat();
        if max_age == 0 || cookie.len() > LONGEST_COOKIE {
            self.delete(&name);
        } else {
            self.jar.write(&cookie);
        }
    }

    fn attributes(&self, max_age: u64) -> String {
        let secure = if self.options.secure { "; Secure" } else { "" };
        ["; Path=/; Max-Age=", &decimal(max_age), "; SameSite=Lax", secure].concat()
    }

    fn read(&self) -> Snapshot {
        let cookies = self.jar.read();
        let session = |name: &dyn Fn(&str) -> Option<String>| {
            let value = |part: &str| find(&cookies, &name(part)?);
            let (version, refresh) = value("session").and_then(parse_session)?;
            let access = value("access").and_then(|text| parse_access(text, version)).unwrap_or_default();
            let tokens = Tokens { access, refresh };
            Some(Snapshot { version, tokens })
        };
        session(&|part| Some(self.cookie_name(part)))
            .or_else(|| session(&|part| self.earlier_name(part)))
            .unwrap_or_default()
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads the cookies again.
    fn look(&self, state: &mut State) -> Snapshot {
        if let (true, Some(known)) = (state.memory_only, &state.known) {
            return known.clone();
        }
        let mut snapshot = self.read();
        if let Some(known) = &state.known
            && known.version == snapshot.version
        {
            // An access token that is too large for a cookie stays in memory.
            snapshot = known.clone();
        }
        state.known = Some(snapshot.clone());
        snapshot
    }

    fn keep(&self, snapshot: &Snapshot) {
        let cookies = self.jar.read();
        for name in ["access", "session"].iter().filter_map(|part| self.earlier_name(part)) {
            if find(&cookies, &name).is_some() {
                self.delete(&name);
            }
        }
        let Tokens { access, refresh } = &snapshot.tokens;
        let version = decimal(snapshot.version.number().into());
        let times = [decimal(access.expires_at), decimal(access.renew_at)];
        let [expires_at, renew_at] = &times;
        let lifetime = access.expires_at.saturating_sub(self.clock.now() / 1000);
        let lifetime = if access.value.is_empty() { 0 } else { lifetime };
        self.write("access", &[&version, expires_at, renew_at], &access.value, lifetime);
        let is_end = snapshot.version == Version::default();
        let days = if is_end { 0 } else { self.options.days.min(LONGEST_DAYS) };
        let lifetime = u64::from(days) * DAY_SECONDS;
        self.write("session", &[&version, refresh.role.as_str()], &refresh.value, lifetime);
    }
}

impl<J, C> std::fmt::Debug for CookieStore<J, C> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let options = &self.options;
        formatter.debug_struct("CookieStore").field("options", options).finish_non_exhaustive()
    }
}

impl<J: CookieJar, C: Clock> TokenStore for CookieStore<J, C> {
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
        let is_end = *tokens == Tokens::default();
        let snapshot =
            Snapshot { version: if is_end { Version::default() } else { Version::random() }, tokens: tokens.clone() };
        self.keep(&snapshot);
        // Browsers set cookies with a delay, and reading waits for them: other tabs, which are notified next, must find
        // the new value.
        state.memory_only = self.read().version != snapshot.version && !is_end;
        state.known = Some(snapshot);
        Ok(Commit::Done)
    }
}

/// A cookie's value.
fn find<'a>(cookies: &'a str, name: &str) -> Option<&'a str> {
    cookies
        .split(';')
        .filter_map(|pair| pair.trim_ascii_start().split_once('='))
        .find_map(|(key, value)| (key == name).then_some(value))
}

/// A cookie's value: the fields, and the encoded token.
fn value(fields: &[&str], token: &str) -> String {
    let mut value = COOKIE_LAYOUT.to_owned();
    for field in fields {
        value.push(COOKIE_SEPARATOR);
        value.push_str(field);
    }
    value.push(COOKIE_SEPARATOR);
    encode(token, &mut value);
    value
}

/// Splits a value into its fields and its token.
fn read_fields<const COUNT: usize>(text: &str) -> Option<([&str; COUNT], String)> {
    let (_, mut rest) = text.split_once(COOKIE_SEPARATOR)?;
    let mut fields = [""; COUNT];
    for field in &mut fields {
        (*field, rest) = rest.split_once(COOKIE_SEPARATOR)?;
    }
    let token = decode(rest);
    // Another spelling of the same token, such as `+` for a space, would be read as another token elsewhere.
    (value(&fields, &token) == text).then_some((fields, token))
}

/// Parses a number without a leading zero or a sign, at most the largest integer of JavaScript, which reads these cookies
/// too.
fn read_number(text: &str) -> Option<u64> {
    const LARGEST: u64 = (1 << 53) - 1;
    digits(text).filter(|number| *number <= LARGEST && (*number == 0 || !text.starts_with("0")))
}

fn parse_session(text: &str) -> Option<(Version, RefreshToken)> {
    let ([version, role], token) = read_fields(text)?;
    let version = u32::try_from(read_number(version)?).ok().filter(|version| *version != 0)?;
    Some((Version::from_number(version), RefreshToken { value: token.into(), role: role.parse().ok()? }))
}

/// An access token of another commit belongs to another session, and is ignored.
fn parse_access(text: &str, version: Version) -> Option<AccessToken> {
    let ([commit, expires_at, renew_at], token) = read_fields(text)?;
    if read_number(commit)? != u64::from(version.number()) {
        return None;
    }
    Some(AccessToken { expires_at: read_number(expires_at)?, renew_at: read_number(renew_at)?, value: token.into() })
}

#[cfg(test)]
#[path = "cookie_tests.rs"]
mod tests;
