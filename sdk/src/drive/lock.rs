//! Keeping programs that share a store from renewing at the same time.

use crate::maybe_send::{BoxFuture, MaybeSend, MaybeSync};
use std::time::Duration;

/// Held while a token is being asked for; released when dropped.
pub trait RenewalGuard: MaybeSend {}

/// A lock between programs that share a store, such as the tabs of a browser.
pub trait RenewalLock: MaybeSend + MaybeSync {
    /// Waits for the lock, but not longer than `patience`: whoever holds it may be suspended. `None` means go on
    /// without it: commits are compared and swapped as a whole, so none is lost.
    fn acquire(&self, patience: Duration) -> BoxFuture<'_, Option<Box<dyn RenewalGuard>>>;
}

/// For a store that only this program uses.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoLock;

impl RenewalLock for NoLock {
    fn acquire(&self, _: Duration) -> BoxFuture<'_, Option<Box<dyn RenewalGuard>>> {
        Box::pin(std::future::ready(None))
    }
}
