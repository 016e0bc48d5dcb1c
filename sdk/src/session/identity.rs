//! Whom the session's calls are made for, so that the calls of one end when another takes over.

use super::tokens::Role;
use crate::cancel::CancelToken;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Whom calls are made for now.
#[derive(Default)]
pub(super) struct Identity(Mutex<State>);

#[derive(Default)]
struct State {
    role: Option<Role>,
    calls: CancelToken,
}

impl Identity {
    /// The role that was last seen in the store.
    pub(super) fn role(&self) -> Role {
        self.lock().role.unwrap_or_default()
    }

    /// Notes the role that a store holds, if none was noted before.
    pub(super) fn see_first(&self, role: Role) {
        self.lock().role.get_or_insert(role);
    }

    /// Notes the role that a store holds.
    pub(super) fn see(&self, role: Role) {
        self.lock().role = Some(role);
    }

    /// Cancelled when someone else takes over.
    pub(super) fn calls(&self) -> CancelToken {
        self.lock().calls.clone()
    }

    /// Ends the calls that were made until now.
    pub(super) fn take_over(&self) {
        let before = std::mem::take(&mut self.lock().calls);
        before.cancel();
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
