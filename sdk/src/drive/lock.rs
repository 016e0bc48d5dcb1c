//! The lock that keeps programs with a shared store from renewing at the same time.

use crate::maybe_send::{BoxFuture, MaybeSend, MaybeSync};
use std::time::Duration;

/// Held during a token request; released when dropped.
pub trait RenewalGuard: MaybeSend {}

/// A lock between programs that share a store, such as the tabs of a browser.
pub trait RenewalLock: MaybeSend + MaybeSync {
    /// Waits for the lock up to a timeout, since its holder may be suspended. After `None` the renewal continues
    /// without the lock: commits compare and swap, so no commit is lost.
    fn acquire(&self, timeout: Duration) -> BoxFuture<'_, Option<Box<dyn RenewalGuard>>>;
}

/// No lock, for a store that only this program uses.
#[derive(Debug, Clone, Copy, Default)]
#[allow(clippy::exhaustive_structs, reason = "made by its name")]
pub struct NoLock;

impl RenewalLock for NoLock {
    fn acquire(&self, _: Duration) -> BoxFuture<'_, Option<Box<dyn RenewalGuard>>> {
        Box::pin(std::future::ready(None))
    }
}
