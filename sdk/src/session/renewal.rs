//! Renewal: exactly one token request, however many calls wait for it.
//!
//! ```text
//! Begin ──> Lock ──Ready──> a round: fresh by now? ──yes──> done
//!                             │ no
//!                             ├─ refresh ──granted──> commit ──kept──> done: Renewed
//!                             │    ├─ unavailable ──> fails, the tokens stay         └─conflict──> next round
//!                             │    └─ refused ──> store changed? next round
//!                             └─ anonymous ──granted──> commit ──kept──> done: Downgraded or Expired
//! ```

use super::{
    Commit, Denied, Grant, GrantRequest, Granted, Role, SessionChange, SessionState, Snapshot, Tokens, commit,
};
use crate::attempts::Wire;
use crate::error::{Error, ErrorKind};
use crate::machine::{Event, Next, Port, Refused, Request, Step};
use crate::retry::{LOCK_PATIENCE, RENEWAL_ROUNDS};
use crate::secret::Secret;
use std::ops::ControlFlow::{Break, Continue};

/// A renewal under way.
#[derive(Debug)]
pub(crate) struct Renewal {
    refused: Refused,
    rounds: u32,
    stage: Stage,
}

#[derive(Debug)]
enum Stage {
    /// Nothing was done yet.
    New,
    /// The lock between programs is waited for.
    Locking,
    /// The platform is asked.
    Asking(Question),
}

/// A request for tokens, in place of those that were there before.
#[derive(Debug)]
struct Question {
    grant: Box<GrantRequest>,
    is_refresh: bool,
    before: Snapshot,
}

/// The end of a round.
enum Round {
    Done(Result<Secret, Error>),
    /// Look again at what is there.
    Again,
    Ask {
        is_refresh: bool,
        before: Snapshot,
    },
    /// Pass the event on to the request.
    Asked(Question),
}

impl Renewal {
    pub(super) const fn new(refused: Refused) -> Self {
        Self {
            refused,
            rounds: 0,
            stage: Stage::New,
        }
    }

    pub(super) fn request(&self) -> Option<&Request> {
        match &self.stage {
            Stage::Asking(question) => Some(&question.grant.attempts.request),
            Stage::New | Stage::Locking => None,
        }
    }

    fn step(
        &mut self,
        session: &mut SessionState,
        wire: &mut Wire,
        port: &dyn Port,
        event: Event,
    ) -> Step<Result<Secret, Error>> {
        let mut event = event;
        let mut round = match std::mem::replace(&mut self.stage, Stage::Locking) {
            Stage::New => {
                return Break(Next::Lock {
                    patience: LOCK_PATIENCE,
                });
            }
            Stage::Locking => Round::Again,
            Stage::Asking(question) => Round::Asked(question),
        };
        loop {
            round = match round {
                Round::Done(outcome) => return Continue(outcome),
                Round::Again => self.round(session, port),
                Round::Ask { is_refresh, before } => {
                    let grant = if is_refresh {
                        Grant::Refresh(&before.tokens.refresh.value)
                    } else {
                        Grant::Anonymous
                    };
                    event = Event::Begin;
                    Round::Asked(Question {
                        grant: session.endpoint.ask(&grant, port.now()),
                        is_refresh,
                        before,
                    })
                }
                Round::Asked(mut question) => {
                    match question
                        .grant
                        .step(wire, port, std::mem::replace(&mut event, Event::Begin))
                    {
                        Continue(answer) => answered(session, port, answer, question.is_refresh, question.before),
                        Break(next) => {
                            self.stage = Stage::Asking(question);
                            return Break(next);
                        }
                    }
                }
            };
        }
    }

    /// Looks at the store, and asks for tokens if it has no good ones.
    fn round(&mut self, session: &SessionState, port: &dyn Port) -> Round {
        self.rounds += 1;
        if self.rounds > RENEWAL_ROUNDS {
            let message = "the session kept changing during renewal";
            let error = Error::new(ErrorKind::Session, message).with(|parts| parts.retryable = true);
            return Round::Done(Err(error));
        }
        // Read after the lock: its last holder may have renewed for this program too.
        let before = port.store().reload();
        let access = &before.tokens.access;
        if access.is_fresh(port.now() / 1000) && Some(&access.value) != self.refused.as_ref() {
            return Round::Done(Ok(before.tokens.access.value));
        }
        let is_refresh = !before.tokens.refresh.value.is_empty() || session.endpoint.mediator.is_some();
        Round::Ask { is_refresh, before }
    }
}

fn answered(
    session: &mut SessionState,
    port: &dyn Port,
    answer: Result<Granted, Denied>,
    is_refresh: bool,
    before: Snapshot,
) -> Round {
    let tokens = match answer {
        Ok(granted) if is_refresh => {
            let role = granted.role.unwrap_or(before.tokens.role());
            granted.tokens(port, Some(&before.tokens.refresh.value), role)
        }
        Ok(granted) => granted.tokens(port, None, Role::Visitor),
        // An outage must never sign a member out or lose a cart: the tokens stay.
        Err(Denied::Unavailable(error)) => return Round::Done(Err(error)),
        Err(Denied::Refused(error)) if !is_refresh => return Round::Done(Err(error)),
        // Another program may have rotated the token that was refused.
        Err(Denied::Refused(_)) if port.store().reload().version != before.version => return Round::Again,
        Err(Denied::Refused(_)) => {
            return Round::Ask {
                is_refresh: false,
                before,
            };
        }
    };
    let change = change(session, is_refresh, &before.tokens);
    match commit(port, before.version, &tokens) {
        Ok(Commit::Done) => {
            session.announce(port, change, false);
            Round::Done(Ok(tokens.access.value))
        }
        // Logout or login during the renewal wins.
        Ok(Commit::Conflict) => Round::Again,
        Err(error) => Round::Done(Err(error)),
    }
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
    /// Moves the renewal on. At its end the store has good tokens, or the session the reason why there are none.
    pub(crate) fn renew(&mut self, wire: &mut Wire, port: &dyn Port, event: Event) -> Step<()> {
        let Some(mut renewal) = self.renewal.take() else {
            return Continue(());
        };
        match renewal.step(self, wire, port, event) {
            Continue(outcome) => {
                self.renewed = Some((self.identity, outcome));
                Continue(())
            }
            Break(next) => {
                self.renewal = Some(renewal);
                Break(next)
            }
        }
    }

    /// The request of the renewal under way.
    pub(crate) fn renewal_request(&self) -> Option<&Request> {
        self.renewal.as_ref().and_then(Renewal::request)
    }
}
