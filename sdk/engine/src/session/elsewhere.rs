//! Session changes by another tab or program, detected from its message and from the store.

use super::{Role, SessionChange, SessionEvent, SessionState, Version};
use crate::machine::{Next, Port, Step};
use crate::retry::CHANGE_CHECKS;
use std::ops::ControlFlow::{Break, Continue};

/// The wait until the store shows another tab's change: browsers show a cookie to other tabs with a delay.
#[derive(Debug)]
pub(crate) struct ChangeCheck {
    event: SessionEvent,
    before: Version,
    checks: u32,
}

impl SessionState {
    /// Compares the store with the known state. `event` is the other program's event. The returned wait ends when the
    /// store shows the event's commit.
    pub(crate) fn changed_elsewhere(&mut self, port: &dyn Port, event: Option<SessionEvent>) -> Option<ChangeCheck> {
        let known = port.store().load();
        self.seen.get_or_insert(known.tokens.role());
        let now = port.store().reload();
        match event {
            None => self.compare(port, known.version != now.version),
            Some(event) if event.version == now.version => self.accept(port, event.change),
            Some(event) => {
                return Some(ChangeCheck { event, before: now.version, checks: 0 });
            }
        }
        None
    }

    /// Announces the other program's event. Announces the store's change instead if a change of identity without a
    /// message is visible, or if the event is the loss of a session that had ended here already.
    fn accept(&mut self, port: &dyn Port, event: SessionChange) {
        let found = self.found(port);
        let is_less = matches!(event, SessionChange::Renewed | SessionChange::Replaced);
        let has_ended = event.lost().is_some_and(|role| role != self.seen());
        let change = if has_ended || (is_less && found.changes_identity()) { found } else { event };
        self.announce(port, change, true);
    }

    /// Announces the store's change, if there is one.
    fn compare(&mut self, port: &dyn Port, is_other_commit: bool) {
        if is_other_commit || self.seen() != role(port) {
            let found = self.found(port);
            self.announce(port, found, true);
        }
    }

    fn found(&self, port: &dyn Port) -> SessionChange {
        SessionChange::between(self.seen(), role(port))
    }
}

fn role(port: &dyn Port) -> Role {
    port.store().load().tokens.role()
}

impl ChangeCheck {
    pub(crate) fn step(&mut self, session: &mut SessionState, port: &dyn Port) -> Step<()> {
        if self.checks > 0 {
            let now = port.store().reload().version;
            if now == self.event.version {
                session.accept(port, self.event.change);
                return Continue(());
            }
            // A later commit replaced this one, and has a message of its own.
            if now != self.before || self.checks == CHANGE_CHECKS {
                session.compare(port, false);
                return Continue(());
            }
        }
        self.checks += 1;
        Break(Next::Pause { ms: 2 << self.checks })
    }
}
