//! Attempts: one prepared request, repeated as its idempotency, the client's retry budget and its timeout allow.

use crate::error::{CallOutcome, Delivery, Error, ErrorKind, codes};
use crate::header;
use crate::host::{is_secure, origin_of};
use crate::machine::{Answer, Event, Next, Outcome, Port, Request, Step};
use crate::path::has_variables;
use crate::retry::{Budget, Deadline, Ending, RetryPolicy, milliseconds, parse_retry_after};
use crate::row::{Method, Row, Safety};
use crate::store::Tokens;
use std::ops::ControlFlow::{Break, Continue};

/// The pause between attempts while a site is being set up, in milliseconds.
const PROVISIONING_PAUSE: u64 = 2_000;

/// The state shared by all requests of a client.
#[derive(Debug)]
pub(crate) struct Wire {
    pub(crate) budget: Budget,
    /// The last `X-Wix-Consistent`, which each request repeats so that reads see earlier writes.
    pub(crate) consistent: Option<String>,
}

impl Wire {
    pub(crate) const fn new() -> Self {
        Self { budget: Budget::new(), consistent: None }
    }
}

/// The attempts at one request.
#[derive(Debug)]
pub(crate) struct Attempts {
    pub(crate) endpoint: String,
    pub(crate) request: Request,
    pub(crate) deadline: Deadline,
    /// Whether the machine reads the body of a success.
    pub(crate) reads_body: bool,
    pub(crate) safety: Safety,
    deletes_whole: bool,
    pub(crate) policy: RetryPolicy,
    attempt: u32,
    timeout: u32,
    /// Whether the platform may have executed a failed attempt.
    may_be_done: bool,
}

impl Attempts {
    pub(crate) fn new(row: &Row<'_>, safety: Safety, request: Request, policy: RetryPolicy, port: &dyn Port) -> Self {
        Self {
            endpoint: row.id.to_owned(),
            request,
            deadline: Deadline::new(port, milliseconds(policy.total_timeout)),
            reads_body: false,
            safety,
            deletes_whole: row.method == Method::Delete && (row.path.ends_with("}") || !has_variables(row.path)),
            policy,
            attempt: 0,
            timeout: 0,
            may_be_done: false,
        }
    }

    pub(crate) fn step(&mut self, wire: &mut Wire, port: &dyn Port, event: Event) -> Step<Result<Outcome, Error>> {
        match event {
            Event::Begin => self.begin(port),
            Event::Ready | Event::Message { .. } => self.send(port),
            Event::Answer(answer) => self.judge(wire, port, answer),
            Event::Lost { delivery, message } => {
                self.retry(wire, port, Error::lost(delivery, &message), Ending::Lost(delivery))
            }
            Event::Late => {
                self.deadline.passed(self.timeout);
                let limit = match self.deadline.left(port) {
                    0 => self.deadline.limit,
                    _ => milliseconds(self.policy.attempt_timeout),
                };
                self.retry(wire, port, Error::timed_out(limit), Ending::Lost(Delivery::Unknown))
            }
            Event::Cancelled => Continue(Err(Error::cancelled())),
        }
    }

    /// Sends the first attempt, or the first attempt with a new token.
    pub(crate) fn begin(&mut self, port: &dyn Port) -> Step<Result<Outcome, Error>> {
        if !is_secure(&self.request.url) {
            let place = origin_of(&self.request.url).unwrap_or_default();
            let message = [&place, " is not https: tokens go over https, or to this machine"].concat();
            return Continue(Err(Error::new(ErrorKind::Request, message)));
        }
        if let Some(name) = header::unsendable(&self.request.headers) {
            let message = ["the header `", name, "` cannot be sent: it holds a character that no header may hold"];
            return Continue(Err(Error::new(ErrorKind::Request, message.concat())));
        }
        if self.deadline.left(port) == 0 {
            return Continue(Err(Error::timed_out(self.deadline.limit).unsent()));
        }
        self.attempt = 0;
        self.send(port)
    }

    fn send(&mut self, port: &dyn Port) -> Step<Result<Outcome, Error>> {
        self.attempt += 1;
        self.timeout = milliseconds(self.policy.attempt_timeout).min(self.deadline.left(port));
        Break(Next::Send { timeout: self.timeout, reads_body: self.reads_body, attempt: self.attempt })
    }

    fn judge(&mut self, wire: &mut Wire, port: &dyn Port, answer: Answer) -> Step<Result<Outcome, Error>> {
        let status = answer.status;
        // A 404 on a sub-resource is not proof that the delete succeeded: the parent may be missing.
        let is_void = self.may_be_done && status == 404 && self.deletes_whole;
        if is_void || matches!(status, 200..=299) {
            wire.budget.refill();
            wire.consistent = answer.consistent.or(wire.consistent.take());
            return Continue(Ok(Outcome {
                status,
                is_void,
                text: if is_void { String::new() } else { answer.body },
                tokens: Tokens::default(),
            }));
        }
        let wait = answer.retry_after.as_deref();
        let wait = wait.and_then(|text| parse_retry_after(text, port));
        let error = Error::of_answer(&self.endpoint, status, answer.request_id, &answer.body, wait);
        if error.code() == Some(codes::CATALOG_V3_SITE_PROVISIONING) {
            let error = error.with(|parts| parts.retry_after = parts.retry_after.max(Some(PROVISIONING_PAUSE)));
            return self.retry(wire, port, error, Ending::Provisioning);
        }
        self.retry(wire, port, error, Ending::Status { status, has_retry_after: wait.is_some() })
    }

    /// Waits for another attempt, if the policy and the budget allow one.
    fn retry(
        &mut self,
        wire: &mut Wire,
        port: &dyn Port,
        error: Error,
        ending: Ending,
    ) -> Step<Result<Outcome, Error>> {
        let error = error.with(|parts| parts.address = origin_of(&self.request.url));
        let mut chance = [0xff; 4];
        port.random(&mut chance);
        // A site is set up within a minute or two: attempts go on at the same pace until the time limit.
        let is_set_up = ending == Ending::Provisioning;
        let round = if is_set_up { 1 } else { self.attempt };
        let delay = self.policy.delay(round, error.wait(), u32::from_le_bytes(chance));
        let is_tried_again = (is_set_up || self.attempt < self.policy.attempts)
            && ending.may_be_retried(self.safety)
            && delay < u64::from(self.deadline.left(port))
            && (is_set_up || wire.budget.take());
        if !is_tried_again {
            // A refusal does not disprove an earlier attempt whose answer was lost.
            let unknown = self.may_be_done.then_some(CallOutcome::Unknown);
            return Continue(Err(error.with(|parts| parts.known_outcome = unknown.or(parts.known_outcome))));
        }
        self.may_be_done |= ending.may_be_done();
        Break(Next::Pause { ms: u32::try_from(delay).unwrap_or(u32::MAX) })
    }
}
