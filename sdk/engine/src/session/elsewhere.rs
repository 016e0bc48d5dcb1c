//! Session changes by another tab or program, detected from its message and from the store.

use super::{Role, SessionChange, SessionEvent, SessionState, Version};
use crate::machine::{Next, Port, Step};
use crate::retry::LOOKS;
use std::ops::ControlFlow::{Break, Continue};

/// The wait until the store shows another tab's change: browsers show a cookie to other tabs with a delay.
#[derive(Debug)]
pub(crate) struct Look {
    told: SessionEvent,
    before: Version,
    looks: u32,
}

impl SessionState {
    /// Compares the store with the known state. `told` is the other program's event. The returned wait ends when the
    /// store shows the event's commit.
    pub(crate) fn changed_elsewhere(&mut self, port: &dyn Port, told: Option<SessionEvent>) -> Option<Look> {
        let known = port.store().load();
        self.seen.get_or_insert(known.tokens.role());
        let now = port.store().reload();
        match told {
            None => self.compare(port, known.version != now.version),
            Some(event) if event.version == now.version => self.hear(port, event.change),
            Some(told) => {
                return Some(Look {
                    told,
                    before: now.version,
                    looks: 0,
                });
            }
        }
        None
    }

    /// Announces the other program's event, unless the store shows a change of identity, whose message was missed.
    fn hear(&mut self, port: &dyn Port, told: SessionChange) {
        let found = self.found(port);
        let is_less = matches!(told, SessionChange::Renewed | SessionChange::Replaced);
        let change = if is_less && found.changes_identity() {
            found
        } else {
            told
        };
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

impl Look {
    pub(crate) fn step(&mut self, session: &mut SessionState, port: &dyn Port) -> Step<()> {
        if self.looks > 0 {
            let now = port.store().reload().version;
            if now == self.told.version {
                session.hear(port, self.told.change);
                return Continue(());
            }
            // A later commit replaced this one, and has a message of its own.
            if now != self.before || self.looks == LOOKS {
                session.compare(port, false);
                return Continue(());
            }
        }
        self.looks += 1;
        Break(Next::Pause { ms: 2 << self.looks })
    }
}
