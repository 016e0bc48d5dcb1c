//! A session is read from any cookies, and a stored record from any text.
#![no_main]

use cartwright::Json;
use cartwright::drive::Clock;
use cartwright::session::{CookieJar, CookieOptions, CookieStore, TokenStore, Tokens};
use libfuzzer_sys::fuzz_target;

struct Jar(String);

impl CookieJar for Jar {
    fn read(&self) -> String {
        self.0.clone()
    }

    fn write(&self, _: &str) {}
}

struct Standing;

impl Clock for Standing {
    fn now(&self) -> u64 {
        1_700_000_000_000
    }
}

fuzz_target!(|text: &str| {
    let _ = Tokens::from_json(Json::parse(text).unwrap_or_default());
    let store = CookieStore::new(Jar(text.to_owned()), CookieOptions::default(), Standing);
    let _ = store.load();
});
