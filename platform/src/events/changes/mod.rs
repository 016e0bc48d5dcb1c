//! Change events: written in the transaction of the change, read by the owner in order.
//!
//! Carts and checkouts are many, change often, and visitors can make them large: the events of their creation and updates
//! hold no body, as those of members' updates, and readers get the entity as it is when they read.

mod repo;

pub(crate) use repo::newest;

use crate::base::{Millis, Result, Shop, access, clock::rfc3339};
use rusqlite::Connection;
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, HashMap};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum EventKind {
    Created,
    Updated,
    Deleted,
    /// An action of the entity, such as `approved` of an order.
    Action(&'static str),
    /// An event of catalog v1, which travels without an envelope. Its name in snake case.
    Plain(&'static str),
}

impl EventKind {
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

/// A change of an entity.
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

pub(crate) fn are_silent() -> bool {
    SILENT.try_with(|()| ()).is_ok()
}

impl<B: Serialize> Event<'_, B> {
    pub(crate) fn record(&self, connection: &Connection, now: Millis) -> Result<()> {
        if are_silent() {
            return Ok(());
        }
        let (wrapper, name) = self.kind.wrapper();
        let body = serde_json::to_string(&BTreeMap::from([(wrapper, BTreeMap::from([(name, &self.body)]))]))?;
        insert(connection, now, self.kind, (self.entity, self.entity_id), Some(&body))
    }
}

/// Writes the creation or an update of an entity that [`Shop::read_entity`] reads.
pub(crate) fn record_without_body(
    connection: &Connection,
    now: Millis,
    kind: EventKind,
    entity: &str,
    entity_id: &str,
) -> Result<()> {
    if are_silent() { Ok(()) } else { insert(connection, now, kind, (entity, entity_id), None) }
}

fn insert(
    connection: &Connection,
    now: Millis,
    kind: EventKind,
    entity: (&str, &str),
    body: Option<&str>,
) -> Result<()> {
    let identity = access::current().map(|actor| actor.identity().to_string());
    repo::insert(connection, now, kind.as_str(), entity, body, identity.as_deref())
}

/// Whether events of this name travel without an envelope: those of catalog v1.
pub(crate) fn is_plain(entity: &str) -> bool {
    entity.starts_with("com.wix.ecommerce.")
}

/// The events after a number, oldest first.
pub(crate) fn after(shop: &Shop, connection: &Connection, number: i64, limit: i64) -> Result<Vec<Value>> {
    envelopes(shop, connection, repo::after(connection, number, limit)?)
}

/// The newest events whose entity or id has a text, the newest first.
pub(crate) fn latest(shop: &Shop, connection: &Connection, text: &str, limit: i64) -> Result<Vec<Value>> {
    envelopes(shop, connection, repo::latest(connection, text, limit)?)
}

/// Events on the wire: each with its entity and its body. An entity without a body in its event is read once.
fn envelopes(shop: &Shop, connection: &Connection, events: Vec<repo::Stored>) -> Result<Vec<Value>> {
    let mut read = HashMap::new();
    let envelopes = events.into_iter().map(|event| {
        let body = match &event.body {
            Some(body) => serde_json::from_str(body)?,
            None => {
                let named = (event.entity.clone(), event.entity_id.clone());
                if !read.contains_key(&named) {
                    read.insert(named.clone(), current(shop, connection, &event)?);
                }
                let kind = if event.kind == "created" { EventKind::Created } else { EventKind::Updated };
                let (wrapper, name) = kind.wrapper();
                Map::from_iter([(wrapper.to_owned(), json!({ name: read.get(&named) }))])
            }
        };
        envelope(event, body)
    });
    envelopes.collect()
}

/// The entity as it is now, or was when it was deleted; of one that went with another, such as a checkout with its cart,
/// the id.
fn current(shop: &Shop, connection: &Connection, event: &repo::Stored) -> Result<Value> {
    if let Some(entity) = (shop.read_entity)(shop, connection, &event.entity, &event.entity_id)? {
        return Ok(entity);
    }
    let deleted = repo::deleted(connection, &event.entity, &event.entity_id)?;
    Ok(deleted.unwrap_or_else(|| json!({ "id": event.entity_id })))
}

fn envelope(event: repo::Stored, mut body: Map<String, Value>) -> Result<Value> {
    let identity = match event.identity {
        Some(identity) => serde_json::from_str(&identity)?,
        None => json!({ "identityType": "UNKNOWN" }),
    };
    for (name, value) in [
        ("number", json!(event.number)),
        ("id", json!(event.id)),
        ("slug", json!(event.kind)),
        ("entityFqdn", json!(event.entity)),
        ("entityId", json!(event.entity_id)),
        ("eventTime", json!(rfc3339(event.time))),
        ("entityEventSequence", json!(event.sequence.to_string())),
        ("identity", identity),
    ] {
        body.insert(name.to_owned(), value);
    }
    Ok(Value::Object(body))
}
