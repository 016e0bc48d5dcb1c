//! Change events: written in the transaction of the change, read by the owner in order.

mod repo;

pub(crate) use repo::newest;

use crate::base::{Millis, Result, access, clock::rfc3339};
use rusqlite::Connection;
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// The kind of a change event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum EventKind {
    Created,
    Updated,
    Deleted,
    /// Something of the entity's own, such as `approved` of an order.
    Action(&'static str),
    /// An event of catalog v1, which travels without an envelope. Its name in snake case.
    Plain(&'static str),
}

impl EventKind {
    /// The event's slug.
    const fn as_str(self) -> &'static str {
        match self {
            Self::Created => "created",
            Self::Updated => "updated",
            Self::Deleted => "deleted",
            Self::Action(name) | Self::Plain(name) => name,
        }
    }

    /// The field of an event that holds the entity, and its name there.
    const fn wrapper(self) -> (&'static str, &'static str) {
        match self {
            Self::Created => ("createdEvent", "entity"),
            Self::Updated => ("updatedEvent", "currentEntity"),
            Self::Deleted => ("deletedEvent", "deletedEntity"),
            Self::Action(_) | Self::Plain(_) => ("actionEvent", "body"),
        }
    }
}

/// Something that happened.
#[derive(Debug)]
pub(crate) struct Event<'a, B = Value> {
    pub(crate) kind: EventKind,
    /// The entity's full name, such as `wix.members.v1.member`; the type of a plain event.
    pub(crate) entity: &'static str,
    pub(crate) entity_id: &'a str,
    /// The entity as it is now, or was when it went.
    pub(crate) body: B,
}

tokio::task_local! {
    static SILENT: ();
}

/// Does blocking work whose changes make no events: a shop that is being filled has no history yet.
pub(crate) fn silently<T>(work: impl FnOnce() -> T) -> T {
    SILENT.sync_scope((), work)
}

/// Whether changes make no events now.
pub(crate) fn are_silent() -> bool {
    SILENT.try_with(|()| ()).is_ok()
}

impl<B: Serialize> Event<'_, B> {
    /// Writes it down.
    pub(crate) fn record(&self, connection: &Connection, now: Millis) -> Result<()> {
        if are_silent() {
            return Ok(());
        }
        let (wrapper, name) = self.kind.wrapper();
        let body = serde_json::to_string(&BTreeMap::from([(wrapper, BTreeMap::from([(name, &self.body)]))]))?;
        let identity = access::current().map(|actor| actor.identity().to_string());
        repo::insert(connection, now, self.kind.as_str(), (self.entity, self.entity_id), &body, identity.as_deref())
    }
}

/// Whether events of this name travel without an envelope: those of catalog v1.
pub(crate) fn is_plain(entity: &str) -> bool {
    entity.starts_with("com.wix.ecommerce.")
}

/// The events after a number, oldest first.
pub(crate) fn after(connection: &Connection, number: i64, limit: i64) -> Result<Vec<Value>> {
    repo::after(connection, number, limit)?.into_iter().map(envelope).collect()
}

/// The newest events whose entity or id has a text, the newest first.
pub(crate) fn latest(connection: &Connection, text: &str, limit: i64) -> Result<Vec<Value>> {
    repo::latest(connection, text, limit)?.into_iter().map(envelope).collect()
}

/// An event on the wire: its entity, and its body.
fn envelope(columns: repo::Columns) -> Result<Value> {
    let (number, id, kind, entity, entity_id, time, body, sequence, identity) = columns;
    let mut envelope: Map<String, Value> = serde_json::from_str(&body)?;
    let identity = match identity {
        Some(identity) => serde_json::from_str(&identity)?,
        None => json!({ "identityType": "UNKNOWN" }),
    };
    for (name, value) in [
        ("number", json!(number)),
        ("id", json!(id)),
        ("slug", json!(kind)),
        ("entityFqdn", json!(entity)),
        ("entityId", json!(entity_id)),
        ("eventTime", json!(rfc3339(time))),
        ("entityEventSequence", json!(sequence.to_string())),
        ("identity", identity),
    ] {
        envelope.insert(name.to_owned(), value);
    }
    Ok(Value::Object(envelope))
}
