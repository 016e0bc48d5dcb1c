//! The runtime of a client: time, waiting, background tasks and randomness.

use crate::maybe_send::{BoxFuture, MaybeSend, MaybeSync};
use cartwright_engine::session::Clock;
use std::time::Duration;

/// Time, waiting, background tasks and randomness. Each target has a default; tests supply their own.
pub trait Runtime: Clock + MaybeSend + MaybeSync {
    /// Whether timers and tasks work in this context; otherwise a call fails.
    fn is_running(&self) -> bool {
        true
    }

    /// The time since any fixed moment, by a monotonic clock, which nobody sets.
    fn elapsed(&self) -> Duration;

    /// Completes after this duration.
    fn sleep(&self, duration: Duration) -> BoxFuture<'static, ()>;

    /// Runs a future to its end in the background.
    fn spawn(&self, task: BoxFuture<'static, ()>);

    /// Fills a buffer with the random bytes of a retry's jitter; `false` if the system has no entropy.
    fn random(&self, bytes: &mut [u8]) -> bool {
        getrandom::fill(bytes).is_ok()
    }
}

impl<R: Runtime + ?Sized> Runtime for std::sync::Arc<R> {
    fn is_running(&self) -> bool {
        (**self).is_running()
    }

    fn elapsed(&self) -> Duration {
        (**self).elapsed()
    }

    fn sleep(&self, duration: Duration) -> BoxFuture<'static, ()> {
        (**self).sleep(duration)
    }

    fn spawn(&self, task: BoxFuture<'static, ()>) {
        (**self).spawn(task);
    }

    fn random(&self, bytes: &mut [u8]) -> bool {
        (**self).random(bytes)
    }
}
