//! Attempts: one prepared request, sent as often as its safety and the client's budget allow.

use crate::deadline::Deadline;
use crate::endpoint::{Info, Method, Safety};
use crate::error::{Error, ErrorKind, map};
use crate::hosts::{is_secure, origin_of};
use crate::maybe_send::BoxFuture;
use crate::observe::{AttemptEvent, Observer};
use crate::path::has_variables;
use crate::retry::{Budget, Ending, RetryPolicy};
use crate::runtime::Runtime;
use crate::transport::{Body, Delivery, Request, Response, Transport, header};
use std::sync::Arc;
use std::time::Duration;

/// The client's connection to its host, without any session.
pub(crate) struct Wire {
    pub(crate) transport: Arc<dyn Transport>,
    pub(crate) runtime: Arc<dyn Runtime>,
    pub(crate) observer: Arc<dyn Observer>,
    pub(crate) budget: Budget,
}

impl Wire {
    /// Sends until an answer is a success or may not be tried again.
    ///
    /// Boxed, as every wait that many flows share: each flow would have a copy of it otherwise, which the npm package
    /// pays for.
    pub(crate) fn exchange<'a>(
        &'a self,
        info: &'a Info,
        safety: Safety,
        policy: &'a RetryPolicy,
        deadline: &'a mut Deadline<'_>,
        request: &'a Request,
    ) -> BoxFuture<'a, Result<Response, Error>> {
        Box::pin(self.attempts(info, safety, policy, deadline, request))
    }

    async fn attempts(
        &self,
        info: &Info,
        safety: Safety,
        policy: &RetryPolicy,
        deadline: &mut Deadline<'_>,
        request: &Request,
    ) -> Result<Response, Error> {
        if !is_secure(&request.url) {
            let place = origin_of(&request.url).unwrap_or_default();
            let words = format!("{place} is not https: tokens go over https, or to this machine");
            return Err(Error::new(ErrorKind::Request, words));
        }
        if let Some(name) = header::unsendable(&request.headers) {
            let words = format!("the header `{name}` cannot be sent: it holds a character that no header may hold");
            return Err(Error::new(ErrorKind::Request, words));
        }
        let mut attempt = 1;
        let mut may_be_done = false;
        loop {
            let sent = self.runtime.now();
            let answer = self.transport.send(request.clone());
            let outcome = deadline.hold(policy.attempt_timeout, answer).await;
            let now = self.runtime.now();
            let mut event = AttemptEvent {
                endpoint: info.id,
                attempt,
                status: None,
                request_id: None,
                took: Duration::from_millis(now.saturating_sub(sent)),
                retry_in: None,
            };
            let (error, ending) = match outcome {
                Ok(Ok(response)) => {
                    event.status = Some(response.status);
                    event.request_id.clone_from(&response.request_id);
                    let deleted_before = may_be_done && response.status == 404 && deletes_whole(info);
                    if response.is_success() || deleted_before {
                        self.budget.refill();
                        self.observer.attempt(&event);
                        // The 404 explains what is missing; a delete has nothing to say.
                        let body = if deleted_before {
                            Body::from_bytes(Vec::new())
                        } else {
                            response.body
                        };
                        return Ok(Response { body, ..response });
                    }
                    self.refused(info, response)
                }
                Ok(Err(failure)) => (Error::from_transport(&failure), Ending::Lost(failure.delivery)),
                Err(late) => (late, Ending::Lost(Delivery::Unknown)),
            };
            let error = error.with(|parts| parts.endpoint = Some(info.id));
            let delay = policy.delay(attempt, error.retry_after(), self.runtime.random());
            let again = attempt < policy.attempts
                && RetryPolicy::may_retry(safety, ending)
                && delay < deadline.left()
                && self.budget.take();
            event.retry_in = again.then_some(delay);
            self.observer.attempt(&event);
            if !again {
                return Err(error);
            }
            self.runtime.sleep(delay).await;
            may_be_done |= ending.may_be_done();
            attempt += 1;
        }
    }

    /// What an answer other than a success means.
    fn refused(&self, info: &Info, response: Response) -> (Error, Ending) {
        let error = map::error(&map::Answer {
            endpoint: info.id,
            status: response.status,
            request_id: response.request_id.as_deref(),
            retry_after: response.retry_after.as_deref(),
            body: &response.body.into_bytes(),
            runtime: &*self.runtime,
        });
        let ending = Ending::Status {
            status: response.status,
            has_retry_after: error.retry_after().is_some(),
        };
        (error, ending)
    }
}

/// Whether a call deletes what its path names, and not a part of it. When such a call finds nothing, an attempt whose
/// answer was lost may have done it.
fn deletes_whole(info: &Info) -> bool {
    info.method == Method::Delete && (info.path.ends_with('}') || !has_variables(info.path))
}
