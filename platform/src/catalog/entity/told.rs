//! Events of what products share.

use super::calls::{Asked, Shared};
use super::customizations::Customizations;
use super::kinds::{Brand, InfoSection, Ribbon};
use super::stored::{Entity, EntityKind};
use crate::clock::Millis;
use crate::error::ApiError;
use crate::events::{Event, EventKind};
use rusqlite::Connection;

/// Tells that an entity came, changed or went.
pub(crate) fn tell(
    connection: &Connection,
    kind: EntityKind,
    entity: &Entity,
    happened: EventKind,
    now: Millis,
) -> Result<(), ApiError> {
    match kind {
        EntityKind::Brand => told::<Brand>(connection, entity, happened, now),
        EntityKind::Ribbon => told::<Ribbon>(connection, entity, happened, now),
        EntityKind::InfoSection => told::<InfoSection>(connection, entity, happened, now),
        EntityKind::Customization => told::<Customizations>(connection, entity, happened, now),
    }
}

fn told<S: Shared>(connection: &Connection, entity: &Entity, kind: EventKind, now: Millis) -> Result<(), ApiError> {
    // Pictures are told to those who ask for them only.
    let pictures = "";
    Event {
        kind,
        entity: S::EVENT,
        entity_id: &entity.id,
        body: S::shown(pictures, connection, entity, &Asked::default())?,
    }
    .record(connection, now)
}
