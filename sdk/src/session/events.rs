//! What a session tells those who listen.

use super::tokens::Role;
use crate::maybe_send::{MaybeSend, MaybeSync};
use std::sync::{Arc, Mutex, PoisonError};

/// What happened to a session.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SessionEvent {
    /// A member signed in.
    SignedIn,
    /// The session was ended here.
    SignedOut,
    /// The access token was renewed.
    Renewed,
    /// The platform refused to renew: a new visitor's session took the place of a session that was lost.
    Downgraded {
        /// Whose session was lost.
        from: Role,
    },
    /// The session was changed elsewhere, by another tab or program.
    ChangedElsewhere,
}

/// Hears of a session's events.
pub trait SessionListener: MaybeSend + MaybeSync {
    /// Called with no lock held.
    fn on_event(&self, event: SessionEvent);
}

#[cfg(not(target_arch = "wasm32"))]
impl<F: Fn(SessionEvent) + Send + Sync> SessionListener for F {
    fn on_event(&self, event: SessionEvent) {
        self(event);
    }
}

#[cfg(target_arch = "wasm32")]
impl<F: Fn(SessionEvent)> SessionListener for F {
    fn on_event(&self, event: SessionEvent) {
        self(event);
    }
}

/// The listeners of one session.
#[derive(Default)]
pub(crate) struct Listeners(Mutex<Vec<Arc<dyn SessionListener>>>);

impl Listeners {
    pub(super) fn add(&self, listener: Arc<dyn SessionListener>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(listener);
    }

    pub(super) fn tell(&self, event: SessionEvent) {
        let listeners = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for listener in listeners {
            listener.on_event(event);
        }
    }
}
