//! Fuzz targets: whatever stands in an address or a cookie, reading it never panics and never gives more than was there.
//!
//! `cargo test` runs each on its committed corpus (`__fuzz__/<target>/corpus`) and on random bytes; `cargo bolero test
//! <target>` goes on for as long as one likes, and what it finds is added to the corpus.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use cartwright::oauth::{Callback, ResponseMode, safe_return_path};
use cartwright::runtime::TokioRuntime;
use cartwright::session::{Commit, CookieJar, CookieOptions, CookieStore, Role, TokenStore, Tokens};
use std::sync::{Arc, Mutex};

#[test]
fn callback() {
    bolero::check!().for_each(|bytes: &[u8]| {
        let url = String::from_utf8_lossy(bytes);
        for mode in [ResponseMode::Query, ResponseMode::Fragment, ResponseMode::WebMessage] {
            let read = Callback::parse(&url, mode);
            if let Ok((code, state)) = read.code_and_state() {
                assert!(!code.is_empty() && !state.is_empty());
            }
            // Decoding makes a text no longer than three bytes for each that was there.
            assert!(read.state.unwrap_or_default().len() <= url.len() * 3);
        }
    });
}

#[test]
fn return_path() {
    bolero::check!().for_each(|bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes);
        let path = safe_return_path(&text);
        assert!(path.starts_with('/'), "{path:?}");
        assert!(!path.starts_with("//") && !path.starts_with("/\\"), "{path:?}");
        assert!(!path.contains(|character: char| character.is_control()), "{path:?}");
    });
}

/// A jar that holds what an attacker put there, until it is written.
struct Hostile(Mutex<String>);

impl CookieJar for Hostile {
    fn read(&self) -> String {
        self.0.lock().unwrap().clone()
    }

    fn write(&self, cookie: &str) {
        let pair = cookie.split(';').next().unwrap_or_default();
        let mut jar = self.0.lock().unwrap();
        let name = pair.split('=').next().unwrap_or_default();
        let kept: Vec<&str> = jar
            .split("; ")
            .filter(|known| known.split('=').next() != Some(name))
            .chain([pair])
            .collect();
        *jar = kept.join("; ");
    }
}

#[test]
fn cookies() {
    bolero::check!().for_each(|bytes: &[u8]| {
        let jar = Box::new(Hostile(Mutex::new(String::from_utf8_lossy(bytes).into_owned())));
        let store = CookieStore::new(jar, CookieOptions::default(), Arc::new(TokioRuntime));
        let found = store.load();
        if found.tokens == Tokens::default() {
            assert_eq!(found.tokens.role(), Role::None);
        }
        // Whatever was there, a new session can be kept over it.
        let mut tokens = found.tokens;
        tokens.refresh.role = Role::Visitor;
        assert_eq!(store.commit(found.version, &tokens).unwrap(), Commit::Done);
        assert_eq!(store.load().tokens.role(), Role::Visitor);
    });
}
