//! The program's part of a client: clock, randomness, and the storage of tokens and logins.

use cartwright_engine::Json;
use cartwright_engine::machine::Port;
use cartwright_engine::session::Clock;
use cartwright_engine::session::{
    Commit, CookieJar, CookieOptions, CookieStore, FallbackStore, MemoryStore, Snapshot, StoreError, TokenStore,
    Tokens, Version,
};
use std::cell::RefCell;
use std::rc::Rc;
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
    pub(crate) store: Rc<dyn TokenStore>,
}

impl ProgramPort {
    /// Selects the store: another client's, the program's own, cookies, or memory with initial tokens.
    pub(crate) fn new(
        program: Program,
        settings: Json<'_>,
        tokens: Option<Tokens>,
        shared: Option<Rc<dyn TokenStore>>,
    ) -> Self {
        let cookie = settings.get("cookie");
        let has_storage = settings.get("storage").is_true();
        let store: Rc<dyn TokenStore> = match shared {
            Some(shared) => shared,
            None if cookie.is_object() => {
                let days = cookie.get("days").number().and_then(|days| u32::try_from(days).ok());
                let origin = cookie.string("origin");
                let client_id = settings.string("clientId").unwrap_or_default();
                let options = CookieOptions::for_origin(&client_id, cookie.string("name"), days, origin.as_deref());
                Rc::new(CookieStore::new(program.clone(), options, DateClock))
            }
            None if has_storage => {
                let own = ProgramStore { program: program.clone(), seen: RefCell::default() };
                // JavaScript reports the failure.
                Rc::new(FallbackStore::new(own, |_: &StoreError| {}))
            }
            None => Rc::new(tokens.map_or_else(MemoryStore::default, MemoryStore::with)),
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

/// The program's own store. It has no versions, so that equal tokens mean the same commit.
struct ProgramStore {
    program: Program,
    seen: RefCell<Snapshot>,
}

impl TokenStore for ProgramStore {
    fn load(&self) -> Snapshot {
        let tokens = Tokens::from_json(Json::parse(&self.program.read(SESSION)).unwrap_or_default());
        let mut seen = self.seen.borrow_mut();
        if tokens == Tokens::default() {
            *seen = Snapshot::default();
        } else if !is_same(&tokens, &seen.tokens) {
            *seen = Snapshot::new(Version::random(), tokens);
        }
        seen.clone()
    }

    fn commit(&self, expected: Version, tokens: &Tokens) -> Result<Commit, StoreError> {
        if self.load().version != expected {
            return Ok(Commit::Conflict);
        }
        if let Some(reason) = self.program.write(SESSION, &tokens.to_json()) {
            return Err(StoreError::new(reason));
        }
        *self.seen.borrow_mut() = Snapshot::new(Version::random(), tokens.clone());
        Ok(Commit::Done)
    }
}

/// Whether two sets hold equal tokens, without the renewal time, which only tokens from this program have.
fn is_same(left: &Tokens, right: &Tokens) -> bool {
    left.refresh == right.refresh
        && left.access.value == right.access.value
        && left.access.expires_at == right.access.expires_at
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
