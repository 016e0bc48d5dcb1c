//! What another tab or program did to the session, found out from its message and from the store.

use super::events::{SessionChange, SessionEvent};
use super::{Inner, Version};
use std::sync::Arc;
use std::time::Duration;

/// How long to wait for the store to show what a message speaks of: each time twice as long, a second in all.
const LOOKS: [u64; 8] = [4, 8, 16, 32, 64, 128, 256, 512];

/// Tells the listeners what the store shows, now or once it shows what was told.
pub(super) fn look(inner: &Arc<Inner>, told: Option<SessionEvent>) {
    let known = inner.store.load();
    inner.identity.see_first(known.tokens.role());
    let now = inner.store.reload();
    match told {
        None => compare(inner, known.version != now.version),
        Some(event) if event.version == now.version => tell(inner, event.change),
        Some(event) => {
            let waiting = inner.clone();
            let task = async move { wait_for(&waiting, event, now.version).await };
            inner.runtime().spawn(Box::pin(task));
        }
    }
}

async fn wait_for(inner: &Inner, event: SessionEvent, before: Version) {
    for milliseconds in LOOKS {
        inner.runtime().sleep(Duration::from_millis(milliseconds)).await;
        let now = inner.store.reload().version;
        if now == event.version {
            return tell(inner, event.change);
        }
        if now != before {
            break;
        }
    }
    // Something else came after it, of which there is or will be a message of its own.
    compare(inner, false);
}

/// Tells what was told, unless the store shows that more has happened: a message may have been missed.
fn tell(inner: &Inner, told: SessionChange) {
    let found = found(inner);
    let is_less = matches!(told, SessionChange::Renewed | SessionChange::Replaced);
    let change = if is_less && found.changes_identity() {
        found
    } else {
        told
    };
    inner.announce(change, true);
}

/// Tells what the store shows, if that is news.
fn compare(inner: &Inner, is_other_commit: bool) {
    if is_other_commit || inner.identity.role() != inner.store.load().tokens.role() {
        inner.announce(found(inner), true);
    }
}

fn found(inner: &Inner) -> SessionChange {
    SessionChange::between(inner.identity.role(), inner.store.load().tokens.role())
}
