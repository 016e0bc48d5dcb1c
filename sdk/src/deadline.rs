//! Time limits and cancellation around any wait.

use crate::cancel::CancelToken;
use crate::error::Error;
use crate::runtime::Runtime;
use futures_util::future::{Either, select};
use std::future::pending;
use std::pin::pin;
use std::time::Duration;

/// The future's output, or `None` when it takes longer.
pub(crate) async fn within<T>(runtime: &dyn Runtime, limit: Duration, future: impl Future<Output = T>) -> Option<T> {
    match select(pin!(future), runtime.sleep(limit)).await {
        Either::Left((output, _)) => Some(output),
        Either::Right(_) => None,
    }
}

/// The future's output, unless it takes longer than the limit or is cancelled first.
pub(crate) async fn bounded<T>(
    runtime: &dyn Runtime,
    limit: Duration,
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
    let timed = within(runtime, limit, future);
    match select(pin!(timed), pin!(cancelled)).await {
        Either::Left((Some(output), _)) => output,
        Either::Left((None, _)) => Err(Error::timed_out(limit)),
        Either::Right(_) => Err(Error::cancelled()),
    }
}
