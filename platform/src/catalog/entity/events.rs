//! Events of shared entities.

use super::customizations::Customizations;
use super::kinds::{Brand, InfoSection, Ribbon};
use super::shared::{EntityFields, Shared};
use super::stored::{Entity, EntityKind};
use crate::base::{Millis, Result};
use crate::events::{Event, EventKind};
use rusqlite::Connection;

/// Tells that an entity came, changed or went.
pub(crate) fn publish(
    connection: &Connection,
    kind: EntityKind,
    entity: &Entity,
    happened: EventKind,
    now: Millis,
) -> Result<()> {
    match kind {
        EntityKind::Brand => publish_of::<Brand>(connection, entity, happened, now),
        EntityKind::Ribbon => publish_of::<Ribbon>(connection, entity, happened, now),
        EntityKind::InfoSection => publish_of::<InfoSection>(connection, entity, happened, now),
        EntityKind::Customization => publish_of::<Customizations>(connection, entity, happened, now),
    }
}

fn publish_of<S: Shared>(connection: &Connection, entity: &Entity, kind: EventKind, now: Millis) -> Result<()> {
    // Answers show pictures on request only.
    let pictures = "";
    Event {
        kind,
        entity: S::EVENT,
        entity_id: &entity.id,
        body: S::shown(pictures, connection, entity, &EntityFields::default())?,
    }
    .record(connection, now)
}
