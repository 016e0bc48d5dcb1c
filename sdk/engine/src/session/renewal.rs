//! Renewal: exactly one token request for any number of waiting calls (single flight).
//!
//! ```text
//! Begin ──> Lock ──Ready──> a round: fresh by now? ──yes──> done
//!                             │ no
//!                             ├─ refresh ──granted──> commit ──kept──> done: Renewed
//!                             │    ├─ unavailable ──> fails, the tokens stay         └─conflict──> next round
//!                             │    └─ refused ──> store changed? next round
//!                             └─ anonymous ──granted──> commit ──kept──> done: Downgraded or Expired
//! ```

use super::grant::{granted, is_invalid_grant};
use super::keep::{commit, pause, store_busy};
use super::{Commit, Grant, RefreshToken, Renewed, Role, SessionChange, SessionState, Snapshot, Tokens};
use crate::attempts::{Attempts, Wire};
use crate::error::{Error, ErrorKind};
use crate::machine::{Event, Next, Outcome, Port, Refused, Request, Step};
use crate::retry::{LOCK_TIMEOUT, RENEWAL_ROUNDS, RetryPolicy};
use crate::secret::Secret;
use std::ops::ControlFlow::{Break, Continue};

/// A renewal in progress.
#[derive(Debug)]
pub(crate) struct Renewal {
    refused: Refused,
    /// The retry policy of the call that started the renewal.
    policy: RetryPolicy,
    rounds: u32,
    question: Option<Question>,
}

/// A token request that replaces the tokens in `before`.
#[derive(Debug)]
struct Question {
    request: Box<Attempts>,
    is_refresh: bool,
    before: Snapshot,
    /// The granted tokens, while another program writes the store.
    granted: Option<Tokens>,
    /// The number of attempts to store them.
    attempts: u32,
}

impl Renewal {
    pub(super) const fn new(refused: Refused, policy: RetryPolicy) -> Self {
        Self { refused, policy, rounds: 0, question: None }
    }

    pub(super) fn request(&self) -> Option<&Request> {
        self.question.as_ref().map(|question| &question.request.request)
    }

    fn step(
        &mut self,
        session: &mut SessionState,
        wire: &mut Wire,
        port: &dyn Port,
        event: Event,
    ) -> Step<Result<Secret, Error>> {
        match &mut self.question {
            Some(question) if question.granted.is_some() => self.keep(session, wire, port),
            Some(question) => {
                let answer = question.request.step(wire, port, event)?;
                self.answered(session, wire, port, answer)
            }
            None if matches!(event, Event::Begin) => Break(Next::Lock { timeout: LOCK_TIMEOUT }),
            None => self.round(session, wire, port),
        }
    }

    /// Reads the store, and requests tokens unless the stored ones are valid.
    fn round(&mut self, session: &mut SessionState, wire: &mut Wire, port: &dyn Port) -> Step<Result<Secret, Error>> {
        self.rounds += 1;
        if self.rounds > RENEWAL_ROUNDS {
            return Continue(Err(restless()));
        }
        // Read after acquiring the lock: its last holder may have renewed the token already.
        let before = port.store().reload();
        let access = &before.tokens.access;
        if access.is_fresh(port.now() / 1000) && Some(&access.value) != self.refused.as_ref() {
            return Continue(Ok(before.tokens.access.value));
        }
        let is_refreshable = !before.tokens.refresh.value.is_empty() || session.endpoint.is_mediated;
        let is_refresh = is_refreshable && !session.is_of_app();
        self.ask(session, wire, port, is_refresh, before)
    }

    /// Requests tokens: with client credentials, with the refresh token, or as a new visitor.
    fn ask(
        &mut self,
        session: &mut SessionState,
        wire: &mut Wire,
        port: &dyn Port,
        is_refresh: bool,
        before: Snapshot,
    ) -> Step<Result<Secret, Error>> {
        let grant = match &session.endpoint.credentials {
            Some(credentials) => Grant::ClientCredentials(credentials),
            None if is_refresh => Grant::Refresh(&before.tokens.refresh.value),
            None => Grant::Anonymous,
        };
        let request = session.endpoint.ask(&grant, self.policy, port);
        let question = self.question.insert(Question { request, is_refresh, before, granted: None, attempts: 0 });
        let answer = question.request.step(wire, port, Event::Begin)?;
        self.answered(session, wire, port, answer)
    }

    fn answered(
        &mut self,
        session: &mut SessionState,
        wire: &mut Wire,
        port: &dyn Port,
        answer: Result<Outcome, Error>,
    ) -> Step<Result<Secret, Error>> {
        let Some(mut question) = self.question.take() else {
            return self.round(session, wire, port);
        };
        let Question { is_refresh, before, .. } = &question;
        let refresh = if *is_refresh || session.is_of_app() {
            before.tokens.refresh.clone()
        } else {
            RefreshToken { value: Secret::default(), role: Role::Visitor }
        };
        let tokens = match granted(answer, port, refresh) {
            Ok(tokens) => tokens,
            // Another program may have rotated the refused refresh token.
            Err(error) if *is_refresh && is_invalid_grant(&error) => {
                return if port.store().reload().version == before.version {
                    self.ask(session, wire, port, false, question.before)
                } else {
                    self.round(session, wire, port)
                };
            }
            // An outage must not sign out a member or lose a cart: the tokens stay.
            Err(error) => return Continue(Err(error)),
        };
        question.granted = Some(tokens);
        self.question = Some(question);
        self.keep(session, wire, port)
    }

    /// Stores the granted tokens.
    fn keep(&mut self, session: &mut SessionState, wire: &mut Wire, port: &dyn Port) -> Step<Result<Secret, Error>> {
        let Some(mut question) = self.question.take() else {
            return self.round(session, wire, port);
        };
        let tokens = question.granted.take().unwrap_or_default();
        match commit(port, question.before.version, &tokens) {
            Ok(Commit::Done) => {
                let change = change(session, question.is_refresh, &question.before.tokens);
                session.announce(port, change, false);
                Continue(Ok(tokens.access.value))
            }
            // A logout or login during the renewal takes precedence.
            Ok(Commit::Conflict) => self.round(session, wire, port),
            Ok(Commit::Busy) => {
                let waiting = pause(&mut question.attempts);
                question.granted = Some(tokens);
                self.question = Some(question);
                waiting?;
                Continue(Err(store_busy()))
            }
            Err(error) => Continue(Err(error)),
        }
    }
}

/// The error of a renewal that ended without an outcome.
fn interrupted() -> Error {
    Error::new(ErrorKind::Session, "the renewal of the session was interrupted").with(|parts| parts.retryable = true)
}

/// The error of a session that other programs change during each renewal.
pub(super) fn restless() -> Error {
    Error::new(ErrorKind::Session, "the session kept changing during renewal").with(|parts| parts.retryable = true)
}

fn change(session: &SessionState, is_refresh: bool, before: &Tokens) -> SessionChange {
    match (before.role(), session.seen()) {
        _ if is_refresh => SessionChange::Renewed,
        (Role::None, Role::None) => SessionChange::Renewed,
        (Role::None, from) => SessionChange::Expired { from },
        (from, _) => SessionChange::Downgraded { from },
    }
}

impl SessionState {
    /// Steps the renewal. At its end the store has valid tokens, or the session has the error.
    ///
    /// A driver that fails cancels the renewal: waiting calls fail, and the next call begins another renewal.
    pub(crate) fn renew(&mut self, wire: &mut Wire, port: &dyn Port, event: Event) -> Step<()> {
        let renewal = self.renewal.take();
        if matches!(event, Event::Cancelled) {
            self.renewed.get_or_insert_with(|| Renewed {
                identity: self.identity,
                attempts: renewal.map_or(u32::MAX, |renewal| renewal.policy.attempts),
                outcome: Err(interrupted()),
            });
            return Continue(());
        }
        let Some(mut renewal) = renewal else {
            return Continue(());
        };
        match renewal.step(self, wire, port, event) {
            Continue(outcome) => {
                self.renewed = Some(Renewed { identity: self.identity, attempts: renewal.policy.attempts, outcome });
                Continue(())
            }
            Break(next) => {
                self.renewal = Some(renewal);
                Break(next)
            }
        }
    }

    /// The request of the renewal in progress.
    pub(crate) fn renewal_request(&self) -> Option<&Request> {
        self.renewal.as_ref().and_then(|renewal| renewal.request())
    }
}
