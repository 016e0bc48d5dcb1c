//! The state machine of logins: a chain of requests and waits, each with the continuation that reads its outcome. Each
//! kind of login has a file with its requests and continuations.

use super::callback::Callback;
use super::redirect_session::RedirectSession;
use crate::attempts::Attempts;
use crate::call::Call;
use crate::engine::{AccessTokenWait, Engine, Machine};
use crate::error::{Error, ErrorKind, text};
use crate::host::origin_of;
use crate::json::Json;
use crate::machine::{Event, Next, Outcome, Port, Request, Step};
use crate::retry::{Deadline, FRAME_TIMEOUT};
use crate::secret::is_same;
use crate::session::{Act, Grant, Keep, RefreshToken, SessionState, Tokens, granted, member_tokens};
use std::ops::ControlFlow::{Break, Continue};

/// The state machine of a login or logout.
pub struct LoginRun {
    stage: Stage,
    /// The run's total timeout, if it has one.
    deadline: Option<Deadline>,
    /// The run's sign-in or sign-out, from its first step on.
    act: Option<Act>,
}

/// Shows the deadline alone: requests and continuations hold secrets.
impl std::fmt::Debug for LoginRun {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let deadline = &self.deadline;
        formatter.debug_struct("LoginRun").field("deadline", deadline).finish_non_exhaustive()
    }
}

/// A request or wait, and its continuation.
pub(super) struct Stage {
    work: Work,
    /// `None` if the work's outcome is the run's.
    then: Option<Box<Then>>,
}

type Then = dyn FnOnce(&mut Engine, &dyn Port, Result<Outcome, Error>) -> Result<Follow, Error> + Send;

/// The result of a continuation: another stage, or the login's outcome.
pub(super) enum Follow {
    Stage(Stage),
    Done(Outcome),
}

/// A request or wait.
pub(super) enum Work {
    /// A call whose answer the continuation reads.
    Call(Box<Call>),
    /// A request to the token endpoint.
    Grant(Box<Attempts>),
    /// The wait for the session's own token.
    Token(AccessTokenWait),
    /// The replacement of the session's tokens.
    Keep(Keep),
    /// Nothing: the continuation runs at once.
    Nothing,
    /// The wait for the answer of a page in a hidden frame.
    Page(Page),
}

/// A login page in a hidden frame, which answers with a message (`response_mode=web_message`).
pub(super) struct Page {
    url: String,
    /// The page's allowed origins.
    origins: Vec<String>,
    /// The expected state.
    state: String,
}

impl Stage {
    pub(super) fn new(
        work: Work,
        then: impl FnOnce(&mut Engine, &dyn Port, Result<Outcome, Error>) -> Result<Follow, Error> + Send + 'static,
    ) -> Self {
        Self { work, then: Some(Box::new(then)) }
    }

    /// A stage whose outcome is the run's.
    pub(super) const fn last(work: Work) -> Self {
        Self { work, then: None }
    }

    /// Stores the session's tokens, and then ends with the outcome.
    pub(super) fn keeping(tokens: Tokens, outcome: Outcome) -> Self {
        Self::new(Work::Keep(Keep::new(tokens)), |_, _, kept| kept.map(|_| Follow::Done(outcome)))
    }

    /// Requests a member's tokens; `keeps` stores them in the session.
    pub(super) fn granting(request: Box<Attempts>, keeps: bool) -> Self {
        Self::new(Work::Grant(request), move |_, port, answer| {
            let tokens = member_tokens(answer, port)?;
            let outcome = Outcome::of_tokens(tokens.clone());
            Ok(if keeps { Follow::Stage(Self::keeping(tokens, outcome)) } else { Follow::Done(outcome) })
        })
    }
}

impl Follow {
    pub(super) fn done(text: String) -> Self {
        Self::Done(Outcome::of_text(text))
    }
}

impl LoginRun {
    pub(super) const fn new(stage: Stage) -> Self {
        Self { stage, deadline: None, act: None }
    }

    /// Exchanges a refresh token for tokens. The tokens are not stored.
    ///
    /// # Errors
    ///
    /// For an owner's client, which has no session.
    pub fn renew(engine: &Engine, port: &dyn Port, refresh: RefreshToken) -> Result<Self, Error> {
        let request = engine.state()?.endpoint.ask(&Grant::Refresh(&refresh.value), engine.target.policy, port);
        Ok(Self::new(Stage::new(Work::Grant(request), |_, port, answer| {
            Ok(Follow::Done(Outcome::of_tokens(granted(answer, port, refresh)?)))
        })))
    }

    pub(super) const fn within(stage: Stage, deadline: Deadline) -> Self {
        Self { stage, deadline: Some(deadline), act: None }
    }
}

impl Work {
    fn step(&mut self, engine: &mut Engine, port: &dyn Port, event: Event, act: Act) -> Step<Result<Outcome, Error>> {
        match self {
            Self::Call(call) => call.step(engine, port, event),
            Self::Grant(attempts) => attempts.step(&mut engine.wire, port, event),
            Self::Token(wait) => wait.step(engine, port, event),
            Self::Keep(keep) => match &mut engine.session {
                // Not cancelled with the caller, so that the tokens are always stored.
                Some(session) => Continue(keep.step(session, port, act)?.map(|()| Outcome::default())),
                None => Continue(Err(Error::no_session())),
            },
            Self::Nothing => Continue(Ok(Outcome::default())),
            Self::Page(page) => page.step(event),
        }
    }

    fn attempts(&self) -> Option<&Attempts> {
        match self {
            Self::Call(call) => Some(&call.attempts),
            Self::Grant(attempts) => Some(attempts),
            Self::Token(_) | Self::Keep(_) | Self::Nothing | Self::Page(_) => None,
        }
    }
}

impl Machine for LoginRun {
    fn step(&mut self, engine: &mut Engine, port: &dyn Port, mut event: Event) -> Step<Result<Outcome, Error>> {
        let act = match self.act {
            Some(act) => act,
            None => *self.act.insert(engine.session.as_mut().map(SessionState::begin_act).unwrap_or_default()),
        };
        loop {
            // After the timeout, an answer and granted tokens still count: the login's code is spent.
            let is_used = matches!(event, Event::Answer(_)) || matches!(self.stage.work, Work::Keep(_));
            if let Some(deadline) = self.deadline.as_ref().filter(|deadline| !is_used && deadline.left(port) == 0) {
                return Continue(Err(Error::timed_out(deadline.limit)));
            }
            let outcome = self.stage.work.step(engine, port, event, act)?;
            let Some(then) = self.stage.then.take() else {
                return Continue(outcome);
            };
            match then(engine, port, outcome) {
                Ok(Follow::Stage(stage)) => self.stage = stage,
                Ok(Follow::Done(outcome)) => return Continue(Ok(outcome)),
                Err(error) => return Continue(Err(error)),
            }
            event = Event::Begin;
        }
    }

    fn request<'a>(&'a self, _: &'a Engine) -> Option<&'a Request> {
        self.stage.work.attempts().map(|attempts| &attempts.request)
    }

    fn endpoint(&self) -> &str {
        self.stage.work.attempts().map_or("", |attempts| &attempts.endpoint)
    }
}

impl Page {
    /// The page of a redirect session, with the login's state. Also allows messages from the platform's host.
    pub(super) fn new(session: RedirectSession, host: &str, state: &str) -> Result<Self, Error> {
        let RedirectSession { url, endpoint, .. } = session;
        let own = origin_of(&url)
            .ok_or_else(|| Error::new(ErrorKind::OAuth, "the login page's address is not one of the web"))?;
        let mut origins = vec![own];
        for address in &[&endpoint.unwrap_or_default(), host] {
            if let Some(origin) = origin_of(address) {
                origins.push(origin);
            }
        }
        Ok(Self { url, origins, state: state.to_owned() })
    }

    fn step(&self, event: Event) -> Step<Result<Outcome, Error>> {
        Continue(Err(match event {
            Event::Late => Error::new(ErrorKind::OAuth, text::FLOW_TIMED_OUT).with(|parts| parts.retryable = true),
            Event::Cancelled => Error::cancelled(),
            Event::Lost { message, .. } => Error::new(ErrorKind::Request, message),
            Event::Message { origin, data } if self.origins.contains(&origin) && self.is_answer(&data) => {
                return Continue(Ok(Outcome::of_text(data)));
            }
            // Any other message belongs to another listener.
            _ => {
                return Break(Next::Page { url: self.url.clone(), timeout: FRAME_TIMEOUT });
            }
        }))
    }

    fn is_answer(&self, data: &str) -> bool {
        let state = Callback::from_json(Json::parse(data).unwrap_or_default()).state;
        state.is_some_and(|state| is_same(&self.state, &state))
    }
}
