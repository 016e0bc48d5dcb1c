//! The program's part of a client: clock, randomness, and the storage of tokens and logins.

use cartwright_engine::Json;
use cartwright_engine::json::decimal;
use cartwright_engine::machine::Port;
use cartwright_engine::session::Clock;
use cartwright_engine::session::{
    Commit, CookieJar, CookieOptions, CookieStore, Snapshot, StoreError, TokenStore, Tokens, Version,
};
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// The JavaScript storage of a client: texts by slot.
    #[derive(Clone)]
    pub type Program;

    #[wasm_bindgen(method)]
    fn read(this: &Program, slot: u8) -> String;

    /// Stores a text; returns the reason for a failure.
    #[wasm_bindgen(method)]
    fn write(this: &Program, slot: u8, text: &str) -> Option<String>;

    /// Milliseconds by the monotonic clock.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn performance_now() -> f64;

    type Date;
    #[wasm_bindgen(static_method_of = Date)]
    fn now() -> f64;
    #[wasm_bindgen(static_method_of = Date)]
    fn parse(text: &str) -> f64;
}

/// The session: `document.cookie`, or the tokens of the program's own store as JSON.
const SESSION: u8 = 0;
/// The logins under way.
const LOGINS: u8 = 1;

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "times in milliseconds are positive, and far below 2^64"
)]
const fn milliseconds(date: f64) -> u64 {
    date as u64
}

struct DateClock;

impl Clock for DateClock {
    fn now(&self) -> u64 {
        milliseconds(Date::now())
    }
}

/// The engine's port to the program.
pub(crate) struct ProgramPort {
    program: Program,
    pub(crate) store: Box<dyn TokenStore>,
}

impl ProgramPort {
    /// Selects the store: cookies, which continue with tokens that they do not keep, or the program's own.
    pub(crate) fn new(program: Program, settings: Json<'_>, tokens: Option<Tokens>) -> Self {
        let cookie = settings.get("cookie");
        let store: Box<dyn TokenStore> = if cookie.is_object() {
            let days = cookie.get("days").number().and_then(|days| u32::try_from(days).ok());
            let origin = cookie.string("origin");
            let client_id = settings.string("clientId").unwrap_or_default();
            let options = CookieOptions::for_origin(&client_id, cookie.string("name"), days, origin.as_deref());
            let cookies = CookieStore::new(program.clone(), options, DateClock);
            Box::new(match tokens {
                Some(tokens) => cookies.remembering(tokens),
                None => cookies,
            })
        } else {
            Box::new(ProgramStore { program: program.clone(), seen: RefCell::default() })
        };
        Self { program, store }
    }
}

impl CookieJar for Program {
    fn read(&self) -> String {
        self.read(SESSION)
    }

    fn write(&self, cookie: &str) {
        // The following read detects a page whose cookies are blocked.
        let _ = self.write(SESSION, cookie);
    }
}

/// The program's own store, or JavaScript's memory.
struct ProgramStore {
    program: Program,
    /// The last text that was read, and its tokens. There is no text after a commit, since a store may return another.
    seen: RefCell<(Option<String>, Snapshot)>,
}

impl TokenStore for ProgramStore {
    fn load(&self) -> Snapshot {
        let text = Some(self.program.read(SESSION));
        let mut seen = self.seen.borrow_mut();
        if text != seen.0 {
            let read = snapshot(&Tokens::from_json(text.as_deref().and_then(Json::parse).unwrap_or_default()));
            // The committed tokens have a renewal time, which the text lacks.
            if read.version != seen.1.version {
                seen.1 = read;
            }
            seen.0 = text;
        }
        seen.1.clone()
    }

    fn commit(&self, expected: Version, tokens: &Tokens) -> Result<Commit, StoreError> {
        if self.load().version != expected {
            return Ok(Commit::Conflict);
        }
        if let Some(reason) = self.program.write(SESSION, &tokens.to_json()) {
            return Err(StoreError::new(reason));
        }
        *self.seen.borrow_mut() = (None, snapshot(tokens));
        Ok(Commit::Done)
    }
}

/// Tokens with their version. A program's store has no versions of its own: all clients that share it derive the same
/// version from the same tokens, by the hash FNV-1a.
fn snapshot(tokens: &Tokens) -> Snapshot {
    let Tokens { access, refresh, .. } = tokens;
    if *tokens == Tokens::default() {
        return Snapshot::default();
    }
    let expiry = decimal(access.expires_at);
    let parts = [access.value.expose(), &expiry, refresh.value.expose(), refresh.role.as_str()];
    let bytes = parts.iter().flat_map(|part| part.bytes());
    let hash = bytes.fold(0x811c_9dc5, |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    Snapshot::new(Version::from_number(hash.max(1)), tokens.clone())
}

impl Port for ProgramPort {
    fn now(&self) -> u64 {
        DateClock.now()
    }
    fn elapsed(&self) -> u64 {
        milliseconds(performance_now())
    }
    fn date(&self, text: &str) -> Option<u64> {
        // JavaScript parses almost any text as a date, even `1.5` and `-5`; an HTTP date ends with its time zone.
        let date = if text.ends_with("GMT") { Date::parse(text) } else { f64::NAN };
        (date >= 0.0).then(|| milliseconds(date))
    }
    fn random(&self, bytes: &mut [u8]) -> bool {
        getrandom::fill(bytes).is_ok()
    }
    fn store(&self) -> &dyn TokenStore {
        &*self.store
    }
    fn flows(&self) -> String {
        self.program.read(LOGINS)
    }
    fn keep_flows(&self, flows: &str) {
        // The following read detects a full or blocked storage.
        let _ = self.program.write(LOGINS, flows);
    }
}
