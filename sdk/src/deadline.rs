//! Time limits and cancellation around any wait.

use crate::cancel::CancelToken;
use crate::error::Error;
use crate::maybe_send::BoxFuture;
use crate::runtime::Runtime;
use futures_util::future::{Either, select};
use std::future::pending;
use std::pin::pin;
use std::time::Duration;

/// How long all that belongs to one call may take.
///
/// Each of a call's waits is held to it by itself: around the whole call it would take a timer of its own, beside the
/// attempt's.
pub(crate) struct Deadline<'a> {
    runtime: &'a dyn Runtime,
    limit: Duration,
    began: u64,
    /// What timers have measured. They are surer than the clock, which may be set while a call waits.
    waited: Duration,
}

impl<'a> Deadline<'a> {
    /// For what begins now, and may take this long.
    pub(crate) fn after(runtime: &'a dyn Runtime, limit: Duration) -> Self {
        Self {
            runtime,
            limit,
            began: runtime.now(),
            waited: Duration::ZERO,
        }
    }

    /// How much time is left.
    pub(crate) fn left(&self) -> Duration {
        let spent = Duration::from_millis(self.runtime.now().saturating_sub(self.began));
        self.limit.saturating_sub(spent.max(self.waited))
    }

    /// The future's output, unless it takes longer than what is left, or than it may take itself.
    pub(crate) async fn hold<T>(&mut self, own: Duration, future: BoxFuture<'_, T>) -> Result<T, Error> {
        let patience = own.min(self.left());
        if let Some(output) = within(self.runtime, patience, future).await {
            return Ok(output);
        }
        self.waited += patience;
        Err(Error::timed_out(if self.left().is_zero() { self.limit } else { own }))
    }
}

/// The future's output, or `None` when it takes longer. What is there at once costs no timer.
pub(crate) async fn within<T>(runtime: &dyn Runtime, limit: Duration, future: impl Future<Output = T>) -> Option<T> {
    let late = async { runtime.sleep(limit).await };
    match select(pin!(future), pin!(late)).await {
        Either::Left((output, _)) => Some(output),
        Either::Right(_) => None,
    }
}

/// The future's output, unless it is cancelled first.
pub(crate) async fn unless_cancelled<T>(
    cancel: Option<&CancelToken>,
    future: impl Future<Output = Result<T, Error>>,
) -> Result<T, Error> {
    if cancel.is_some_and(CancelToken::is_cancelled) {
        return Err(Error::cancelled());
    }
    let cancelled = async {
        match cancel {
            Some(cancel) => cancel.cancelled().await,
            None => pending().await,
        }
    };
    match select(pin!(future), pin!(cancelled)).await {
        Either::Left((output, _)) => output,
        Either::Right(_) => Err(Error::cancelled()),
    }
}
