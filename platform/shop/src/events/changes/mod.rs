//! Change events: inserted in the transaction of the change, read by the owner in order.
//!
//! Carts and checkouts are many, change often, and visitors can make them large: their creation and update events have
//! no body, nor do members' updates; readers get the current entity instead.

mod repo;

pub use repo::newest;

use base::{Reading, Result, Writing, clock::rfc3339};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, HashMap};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventKind {
    Created,
    Updated,
    Deleted,
    /// An action event, such as `approved` of an order.
    Action(&'static str),
    /// A catalog V1 event, which has no envelope; its name in snake case.
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

    /// The event's field that contains the entity, and the entity's name in it.
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
pub struct Event<'a, B = Value> {
    pub kind: EventKind,
    /// The entity's full name, such as `wix.members.v1.member`; for a plain event, its type.
    pub entity: &'static str,
    pub entity_id: &'a str,
    /// The current entity, or the deleted one.
    pub body: B,
}

impl<B: Serialize> Event<'_, B> {
    pub fn record(&self, writing: &Writing<'_>) -> Result<()> {
        if !writing.author.publishes {
            return Ok(());
        }
        let (wrapper, name) = self.kind.wrapper();
        let body = serde_json::to_string(&BTreeMap::from([(wrapper, BTreeMap::from([(name, &self.body)]))]))?;
        insert(writing, self.kind, (self.entity, self.entity_id), Some(&body))
    }
}

/// Inserts a creation or update event without a body; [`Shop::read_entity`] supplies it.
pub fn record_without_body(writing: &Writing<'_>, kind: EventKind, entity: &str, entity_id: &str) -> Result<()> {
    if writing.author.publishes { insert(writing, kind, (entity, entity_id), None) } else { Ok(()) }
}

fn insert(writing: &Writing<'_>, kind: EventKind, entity: (&str, &str), body: Option<&str>) -> Result<()> {
    let identity = writing.author.actor.as_ref().map(|actor| actor.identity().to_string());
    repo::insert(writing, writing.now, kind.as_str(), entity, body, identity.as_deref())
}

/// Whether events of this name have no envelope: catalog V1's.
pub fn is_plain(entity: &str) -> bool {
    entity.starts_with("com.wix.ecommerce.")
}

/// The events after a number, oldest first.
pub fn after(reading: &Reading<'_>, number: i64, limit: i64) -> Result<Vec<Value>> {
    envelopes(reading, repo::after(reading, number, limit)?)
}

/// The newest events whose entity or id contains a text, newest first.
pub fn latest(reading: &Reading<'_>, text: &str, limit: i64) -> Result<Vec<Value>> {
    envelopes(reading, repo::latest(reading, text, limit)?)
}

/// Events on the wire, with entity and body. Loads an entity whose events lack a body only once.
fn envelopes(reading: &Reading<'_>, events: Vec<repo::Stored>) -> Result<Vec<Value>> {
    let mut read = HashMap::new();
    let envelopes = events.into_iter().map(|event| {
        let body = match &event.body {
            Some(body) => serde_json::from_str(body)?,
            None => {
                let named = (event.entity.clone(), event.entity_id.clone());
                if !read.contains_key(&named) {
                    read.insert(named.clone(), current(reading, &event)?);
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

/// The current entity, or the deleted one; only the id if it was deleted along with another, such as a checkout with
/// its cart.
fn current(reading: &Reading<'_>, event: &repo::Stored) -> Result<Value> {
    if let Some(entity) = (reading.shop.read_entity)(reading.shop, reading, &event.entity, &event.entity_id)? {
        return Ok(entity);
    }
    let deleted = repo::deleted(reading, &event.entity, &event.entity_id)?;
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
