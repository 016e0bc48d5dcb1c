//! Time limits and cancellation around any wait.

use crate::cancel::CancelToken;
use crate::error::Error;
use crate::runtime::Runtime;
use futures_util::future::{Either, select};
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
    let timed = async {
        within(runtime, limit, future)
            .await
            .unwrap_or_else(|| Err(Error::timed_out(limit)))
    };
    match cancel {
        None => timed.await,
        Some(cancel) if cancel.is_cancelled() => Err(Error::cancelled()),
        Some(cancel) => match select(pin!(timed), pin!(cancel.cancelled())).await {
            Either::Left((output, _)) => output,
            Either::Right(_) => Err(Error::cancelled()),
        },
    }
}
