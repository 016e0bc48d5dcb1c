//! Writes tokens to a store that another program may be writing.

use super::{Act, Commit, SessionState, Tokens};
use crate::error::{Error, ErrorKind, text};
use crate::machine::{Next, Port, Step};
use crate::retry::{STORE_ATTEMPTS, STORE_PAUSE};
use crate::store::Version;
use std::ops::ControlFlow::{Break, Continue};

/// Replaces a session's tokens, and waits for other writers of the store.
#[derive(Debug)]
pub(crate) struct Keep {
    tokens: Tokens,
    attempts: u32,
}

impl Keep {
    pub(crate) const fn new(tokens: Tokens) -> Self {
        Self { tokens, attempts: 0 }
    }

    /// Stores the tokens of an act, unless a later act has replaced it.
    pub(crate) fn step(&mut self, session: &mut SessionState, port: &dyn Port, act: Act) -> Step<Result<(), Error>> {
        if let Err(error) = session.make_current(port, act) {
            return Continue(Err(error));
        }
        self.write(session, port)
    }

    /// Stores the tokens, or waits for another writer of the store.
    pub(crate) fn write(&mut self, session: &mut SessionState, port: &dyn Port) -> Step<Result<(), Error>> {
        match session.set_tokens(port, &self.tokens) {
            Ok(Commit::Busy) => {
                pause(&mut self.attempts)?;
                Continue(Err(store_busy()))
            }
            kept => Continue(kept.map(|_| ())),
        }
    }
}

/// Breaks off to wait for another writer of the store, up to a number of attempts.
pub(super) fn pause(attempts: &mut u32) -> Step<()> {
    *attempts += 1;
    if *attempts < STORE_ATTEMPTS { Break(Next::Pause { ms: STORE_PAUSE }) } else { Continue(()) }
}

/// The error of a store that other programs block with writes.
pub(super) fn store_busy() -> Error {
    not_kept("another program is writing it").with(|parts| parts.retryable = true)
}

pub(super) fn not_kept(reason: &str) -> Error {
    Error::new(ErrorKind::Session, [text::NOT_KEPT, reason].concat())
}

pub(super) fn commit(port: &dyn Port, expected: Version, tokens: &Tokens) -> Result<Commit, Error> {
    port.store().commit(expected, tokens).map_err(|error| not_kept(error.reason()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{AccessTokenWait, Caller, Config, Engine, Machine, RenewalRun};
    use crate::machine::{Answer, Event};
    use crate::session::{Snapshot, StoreError, TokenStore};
    use std::sync::atomic::{AtomicU32, Ordering};

    /// A store that returns the same answer to every commit.
    struct Answering {
        commit: Commit,
        asked: AtomicU32,
    }

    impl Answering {
        const fn with(commit: Commit) -> Self {
            let asked = AtomicU32::new(0);
            Self { commit, asked }
        }

        fn asked(&self) -> u32 {
            self.asked.load(Ordering::Relaxed)
        }
    }

    impl TokenStore for Answering {
        fn load(&self) -> Snapshot {
            Snapshot::default()
        }
        fn commit(&self, _: Version, _: &Tokens) -> Result<Commit, StoreError> {
            self.asked.fetch_add(1, Ordering::Relaxed);
            Ok(self.commit)
        }
    }

    impl Port for Answering {
        fn now(&self) -> u64 {
            0
        }
        fn elapsed(&self) -> u64 {
            0
        }
        fn date(&self, _: &str) -> Option<u64> {
            None
        }
        fn random(&self, _: &mut [u8]) -> bool {
            true
        }
        fn store(&self) -> &dyn TokenStore {
            self
        }
        fn flows(&self) -> String {
            String::new()
        }
        fn keep_flows(&self, _: &str) {}
    }

    fn engine() -> Engine {
        Engine::new(Config::new(Caller::Visitor("client-1".to_owned())))
    }

    fn token_wait(engine: &Engine) -> AccessTokenWait {
        engine.access_token()
    }

    #[test]
    fn a_store_that_always_conflicts_ends_in_an_error() {
        let store = Answering::with(Commit::Conflict);
        let error = engine().set_tokens(&store, &Tokens::default()).unwrap_err();
        assert!(error.to_string().contains("other tokens at each look"), "{error}");
        assert!(store.asked() < 10);
    }

    #[test]
    fn a_busy_store_is_retried_for_two_seconds() {
        let (store, mut engine) = (Answering::with(Commit::Busy), engine());
        let session = engine.session.as_mut().unwrap();
        let mut keep = Keep::new(Tokens::default());
        let mut waited = 0;
        let error = loop {
            match keep.step(session, &store, Act::default()) {
                Break(Next::Pause { ms }) => waited += ms,
                Continue(Err(error)) => break error,
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(waited, 1980);
        assert!(error.is_retryable());
    }

    #[test]
    fn renewed_tokens_are_committed_again_while_the_store_is_busy() {
        let (store, mut engine) = (Answering::with(Commit::Busy), engine());
        let mut wait = token_wait(&engine);
        let step = wait.step(&mut engine, &store, Event::Begin);
        assert!(matches!(step, Break(Next::Renew { begin: true, .. })), "{step:?}");
        let mut event = Event::Begin;
        let mut pauses = 0;
        loop {
            event = match RenewalRun.step(&mut engine, &store, event) {
                Break(Next::Send { .. }) => Event::Answer(Answer {
                    status: 200,
                    body: r#"{"access_token":"a","expires_in":14400,"refresh_token":"r"}"#.to_owned(),
                    ..Answer::default()
                }),
                Break(Next::Pause { .. }) => {
                    pauses += 1;
                    Event::Ready
                }
                Break(_) => Event::Ready,
                Continue(_) => break,
            };
        }
        assert_eq!(pauses, STORE_ATTEMPTS - 1);
        let outcome = wait.step(&mut engine, &store, Event::Ready);
        assert!(matches!(outcome, Continue(Err(error)) if error.is_retryable()));
    }

    #[test]
    fn a_call_ends_if_the_driver_never_drives_the_renewal() {
        let (store, mut engine) = (Answering::with(Commit::Done), engine());
        let mut wait = token_wait(&engine);
        let mut event = Event::Begin;
        for _ in 0..10 {
            match wait.step(&mut engine, &store, event) {
                Break(Next::Renew { .. }) => event = Event::Ready,
                Continue(Err(error)) => {
                    assert!(error.is_retryable());
                    return;
                }
                other => panic!("{other:?}"),
            }
        }
        panic!("the wait goes on");
    }
}
