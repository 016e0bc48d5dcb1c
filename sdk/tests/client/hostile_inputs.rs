//! Texts that stand in an address or a cookie: reading them never panics and never gives more than was there.
//!
//! Each property holds for the corpus of its fuzz target (`fuzz/corpus`) and for random inputs.

use cartwright::drive::TokioRuntime;
use cartwright::login::{Callback, ResponseMode, safe_return_path};
use cartwright::session::{Commit, CookieJar, CookieOptions, CookieStore, Role, TokenStore, Tokens};
use proptest::collection::vec;
use proptest::prelude::{Strategy, any, prop_oneof};
use proptest::sample::select;
use proptest::test_runner::{Config, TestRunner};
use std::path::Path;
use std::sync::Mutex;

/// Pieces that addresses and cookies are made of, so that random inputs come near to real ones.
const PIECES: [&str; 16] =
    ["code=", "state=", "error=", "?", "#", "&", "=", "%", "%2F", "//", "\\", ";", " ", "https://", "\u{0}", "é"];

/// Checks a property of the committed inputs of its folder, and of random bytes and random pieces.
fn holds(folder: &str, property: impl Fn(&[u8])) {
    let inputs = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(folder);
    let committed: Vec<_> = std::fs::read_dir(inputs).unwrap().collect();
    assert!(!committed.is_empty());
    for input in committed {
        property(&std::fs::read(input.unwrap().path()).unwrap());
    }
    let pieces = vec(select(&PIECES[..]), 0..24).prop_map(|pieces| pieces.concat().into_bytes());
    let inputs = prop_oneof![vec(any::<u8>(), 0..200), pieces];
    let mut runner = TestRunner::new(Config::with_cases(1000));
    runner
        .run(&inputs, |input| {
            property(&input);
            Ok(())
        })
        .unwrap();
}

#[test]
fn hostile_callback_urls_are_parsed_safely() {
    holds("callback", |bytes| {
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
fn hostile_return_paths_stay_on_the_site() {
    holds("callback", |bytes| {
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
        let kept: Vec<&str> =
            jar.split("; ").filter(|known| known.split('=').next() != Some(name)).chain([pair]).collect();
        *jar = kept.join("; ");
    }
}

#[test]
fn hostile_cookies_yield_no_session_and_can_be_overwritten() {
    holds("cookies", |bytes| {
        let jar = Hostile(Mutex::new(String::from_utf8_lossy(bytes).into_owned()));
        let store = CookieStore::new(jar, CookieOptions::default(), TokioRuntime);
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
