//! Attempts: one prepared request, sent as often as its safety and the client's budget allow.

use crate::deadline::within;
use crate::endpoint::{Info, Safety};
use crate::error::{Error, map};
use crate::maybe_send::BoxFuture;
use crate::observe::{AttemptEvent, Observer};
use crate::retry::{Budget, Ending, RetryPolicy};
use crate::runtime::Runtime;
use crate::transport::{Body, Request, Response, Transport};
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
        request: &'a Request,
    ) -> BoxFuture<'a, Result<Response, Error>> {
        Box::pin(self.attempts(info, safety, policy, request))
    }

    async fn attempts(
        &self,
        info: &Info,
        safety: Safety,
        policy: &RetryPolicy,
        request: &Request,
    ) -> Result<Response, Error> {
        let started = self.runtime.now();
        let mut attempt = 1;
        loop {
            let sent = self.runtime.now();
            let outcome = within(
                &*self.runtime,
                policy.attempt_timeout,
                self.transport.send(request.clone()),
            )
            .await;
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
                Some(Ok(response)) => {
                    event.status = Some(response.status);
                    event.request_id.clone_from(&response.request_id);
                    let deleted_before = attempt > 1 && is_deleted_before(info, &response);
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
                    self.refused(info, response).await
                }
                Some(Err(failure)) => (Error::from_transport(&failure), Ending::Lost(failure.delivery)),
                None => (
                    Error::timed_out(policy.attempt_timeout),
                    Ending::Lost(crate::transport::Delivery::Unknown),
                ),
            };
            let error = error.with(|parts| parts.endpoint = Some(info.id));
            let spent = Duration::from_millis(now.saturating_sub(started));
            let delay = policy.delay(attempt, error.retry_after(), self.runtime.random());
            let again = attempt < policy.attempts
                && RetryPolicy::may_retry(safety, ending)
                && spent + delay < policy.total_timeout
                && self.budget.take();
            event.retry_in = again.then_some(delay);
            self.observer.attempt(&event);
            if !again {
                return Err(error);
            }
            self.runtime.sleep(delay).await;
            attempt += 1;
        }
    }

    /// Reads a refusal's body; one that breaks off is mapped by its status alone.
    async fn refused(&self, info: &Info, response: Response) -> (Error, Ending) {
        let body = response.body.bytes().await.unwrap_or_default();
        let error = map::error(&map::Answer {
            endpoint: info.id,
            status: response.status,
            request_id: response.request_id.as_deref(),
            retry_after: response.retry_after.as_deref(),
            body: &body,
            runtime: &*self.runtime,
        });
        let ending = Ending::Status {
            status: response.status,
            has_retry_after: error.retry_after().is_some(),
        };
        (error, ending)
    }
}

/// A repeated delete that finds nothing: the attempt whose answer was lost did it.
fn is_deleted_before(info: &Info, response: &Response) -> bool {
    info.method == crate::endpoint::Method::Delete && response.status == 404
}
