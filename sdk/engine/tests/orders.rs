//! The engine under every order of events: answers, losses, logins, logouts, other tabs, cancelled calls and clock jumps
//! in any order, by steps alone. No runtime and no clock take part.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, reason = "a test fails by panicking")]

use cartwright_engine::machine::{Answer, Delivery, Event, Next, Port};
use cartwright_engine::row::{Row, Service};
use cartwright_engine::session::{AccessToken, MemoryStore, RefreshToken, Role, TokenStore, Tokens};
use cartwright_engine::{Call, CallOptions, Caller, Config, Engine, Host, Machine, RenewalRun};
use proptest::prelude::*;
use std::cell::Cell;
use std::ops::ControlFlow::{Break, Continue};

const GET_CART: Row<'static> = Row::get("cart.get_current", Service::Ecom, "/v1/carts/current");

/// A program around the engine: a clock that the test sets, and a store that another tab writes too.
struct Program {
    now: Cell<u64>,
    store: MemoryStore,
}

impl Port for Program {
    fn now(&self) -> u64 {
        self.now.get()
    }
    fn elapsed(&self) -> u64 {
        self.now.get()
    }
    fn date(&self, _: &str) -> Option<u64> {
        None
    }
    fn random(&self, bytes: &mut [u8]) -> bool {
        bytes.fill(0x80);
        true
    }
    fn store(&self) -> &dyn TokenStore {
        &self.store
    }
    fn flows(&self) -> String {
        String::new()
    }
    fn keep_flows(&self, _: &str) {}
}

/// The next event, for the chosen job.
#[derive(Debug, Clone, Copy)]
enum Turn {
    /// The platform answers with this status; a token request that succeeds is granted.
    Answer(u16),
    Lose,
    Late,
    Cancel,
    Login,
    Logout,
    /// Another tab renews the session.
    Elsewhere,
    /// The clock jumps, in seconds.
    Jump(i32),
    /// Another call begins.
    Begin,
}

fn turn() -> impl Strategy<Value = Turn> {
    prop_oneof![
        6 => Just(Turn::Answer(200)),
        1 => Just(Turn::Answer(401)),
        1 => Just(Turn::Answer(400)),
        1 => Just(Turn::Answer(503)),
        1 => Just(Turn::Lose),
        1 => Just(Turn::Late),
        1 => Just(Turn::Cancel),
        1 => Just(Turn::Login),
        1 => Just(Turn::Logout),
        1 => Just(Turn::Elsewhere),
        1 => (-7200_i32..20_000).prop_map(Turn::Jump),
        3 => Just(Turn::Begin),
    ]
}

/// A call under way, or the renewal.
enum Work {
    Call(Box<Call>),
    Renewal,
}

struct Job {
    work: Work,
    waits: Next,
    /// How often someone had signed in or out when the request was sent.
    sent: Option<u32>,
}

struct World {
    engine: Engine,
    program: Program,
    jobs: Vec<Job>,
    /// Numbers the tokens that the platform and other tabs give out.
    given: u32,
    /// Whether the platform refused a token, or the session was ended or replaced.
    may_be_lost: bool,
    /// How often someone signed in or out.
    signs: u32,
}

fn tokens(name: &str, role: Role, now: u64) -> Tokens {
    let access = AccessToken::lasting(format!("{name}-access"), now / 1000, 600);
    Tokens::new(access, RefreshToken::new(format!("{name}-refresh"), role))
}

impl World {
    fn new() -> Self {
        let mut config = Config::new(Caller::Visitor("client-1".to_owned()));
        config.host = Host::at("http://localhost:4400");
        let now = 1_800_000_000_000;
        let program =
            Program { now: Cell::new(now), store: MemoryStore::with(tokens("first", Role::Member, now - 590_000)) };
        Self { engine: Engine::new(config), program, jobs: Vec::new(), given: 0, may_be_lost: false, signs: 0 }
    }

    fn begin(&mut self) {
        let call = self.engine.call(&self.program, &GET_CART, "", CallOptions::default()).unwrap();
        self.step(Work::Call(Box::new(call)), None, Event::Begin);
    }

    /// Steps a job, and keeps it if it goes on.
    fn step(&mut self, mut work: Work, sent: Option<u32>, event: Event) {
        let is_answer = matches!(event, Event::Answer(_));
        let next = match &mut work {
            Work::Call(call) => match call.step(&mut self.engine, &self.program, event) {
                Break(next) => Some(next),
                Continue(outcome) => {
                    if outcome.is_ok() && is_answer {
                        assert_eq!(sent, Some(self.signs), "an answer was handed over after a login or logout");
                    }
                    None
                }
            },
            Work::Renewal => match RenewalRun.step(&mut self.engine, &self.program, event) {
                Break(next) => Some(next),
                Continue(_) => None,
            },
        };
        self.count();
        let Some(next) = next else { return };
        let sent = if matches!(next, Next::Send { .. }) { Some(self.signs) } else { sent };
        let begins = matches!(next, Next::Renew { begin: true, .. });
        self.jobs.push(Job { work, waits: next, sent });
        if begins {
            assert!(!self.jobs.iter().any(|job| matches!(job.work, Work::Renewal)), "two renewals");
            self.step(Work::Renewal, None, Event::Begin);
        }
    }

    /// Counts the sign-ins and sign-outs since the last time.
    fn count(&mut self) {
        let events = self.engine.take_events();
        let signs = events.iter().filter(|event| event.change.changes_identity());
        self.signs += u32::try_from(signs.count()).unwrap();
    }

    fn is_renewing(&self) -> bool {
        self.jobs.iter().any(|job| matches!(job.work, Work::Renewal))
    }

    /// Moves the first job that can move.
    fn advance(&mut self, turn: Turn) {
        let renewing = self.is_renewing();
        let movable = |job: &Job| !(matches!(job.waits, Next::Renew { .. }) && renewing);
        let Some(index) = self.jobs.iter().position(movable) else {
            return;
        };
        let Job { work, waits, sent } = self.jobs.remove(index);
        let event = match (&waits, turn) {
            (_, Turn::Cancel) if matches!(work, Work::Call(_)) => Event::Cancelled,
            (Next::Send { timeout, .. }, Turn::Late) => {
                self.program.now.set(self.program.now.get() + u64::from(*timeout));
                Event::Late
            }
            (Next::Send { .. }, Turn::Lose) => Event::Lost { delivery: Delivery::Unknown, message: "lost".to_owned() },
            (Next::Send { .. }, Turn::Answer(status)) => {
                let is_grant = matches!(work, Work::Renewal);
                self.may_be_lost |= is_grant && matches!(status, 400 | 401);
                Event::Answer(self.answer(status, is_grant))
            }
            (Next::Send { .. }, _) => Event::Answer(self.answer(200, matches!(work, Work::Renewal))),
            (Next::Pause { ms }, _) => {
                self.program.now.set(self.program.now.get() + u64::from(*ms));
                Event::Ready
            }
            _ => Event::Ready,
        };
        self.step(work, sent, event);
    }

    fn answer(&mut self, status: u16, is_grant: bool) -> Answer {
        let body = if is_grant && status == 200 {
            self.given += 1;
            let refreshes = RenewalRun
                .request(&self.engine)
                .is_some_and(|request| format!("{:?}", request.body).contains("refresh_token"));
            let who =
                if refreshes && self.program.store.load().tokens.role() == Role::Member { "member" } else { "visitor" };
            format!(
                r#"{{"access_token":"granted-{who}-{0}","expires_in":600,"refresh_token":"granted-{who}-refresh-{0}"}}"#,
                self.given
            )
        } else {
            "{}".to_owned()
        };
        Answer { status, body, ..Answer::default() }
    }

    fn take(&mut self, turn: Turn) {
        let now = self.program.now.get();
        self.given += 1;
        match turn {
            Turn::Begin => self.begin(),
            Turn::Login => {
                let tokens = tokens(&format!("login-{}", self.given), Role::Member, now);
                self.engine.set_tokens(&self.program, &tokens).unwrap();
            }
            Turn::Logout => {
                self.may_be_lost = true;
                self.engine.set_tokens(&self.program, &Tokens::default()).unwrap();
            }
            Turn::Elsewhere => {
                let before = self.program.store.load();
                if before.tokens.role() == Role::Member {
                    let tokens = tokens(&format!("tab-{}", self.given), Role::Member, now);
                    self.program.store.commit(before.version, &tokens).unwrap();
                }
            }
            Turn::Jump(seconds) => {
                let jumped = i64::try_from(now).unwrap() + i64::from(seconds) * 1000;
                self.program.now.set(u64::try_from(jumped).unwrap());
            }
            turn => self.advance(turn),
        }
        self.count();
        let renewals = self.jobs.iter().filter(|job| matches!(job.work, Work::Renewal)).count();
        assert!(renewals <= 1, "{renewals} renewals");
        if !self.may_be_lost {
            assert_eq!(self.program.store.load().tokens.role(), Role::Member, "the member was signed out");
        }
    }
}

proptest! {
    #[test]
    fn no_order_of_events_loses_a_session_or_leaks_a_job(turns in proptest::collection::vec(turn(), 1..60)) {
        let mut world = World::new();
        world.begin();
        for turn in turns {
            world.take(turn);
        }
        // Left to itself with a platform that answers, everything comes to an end.
        for _ in 0..2000 {
            if world.jobs.is_empty() {
                break;
            }
            world.advance(Turn::Answer(200));
        }
        prop_assert!(world.jobs.is_empty(), "{} jobs are left", world.jobs.len());
    }
}
