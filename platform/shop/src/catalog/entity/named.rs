//! Get-or-create by name: brands, ribbons and customizations with their choices, with one event for each.

use super::customizations::Customizations;
use super::kinds::{Brand, InfoSection, Ribbon};
use super::repo;
use super::repo::choices::{self, StoredSharedChoice};
use super::stored::{Entity, EntityKind};
use crate::events::EventKind;
use crate::resource::Resource as _;
use base::{Millis, Result, Writing};
use rusqlite::Connection;

/// A customization to which a product's choices are being added.
#[derive(Debug)]
pub(crate) struct NamedCustomization {
    pub(crate) entity: Entity,
    is_new: bool,
    has_new_choices: bool,
}

impl NamedCustomization {
    /// An existing customization.
    pub(crate) const fn known(entity: Entity) -> Self {
        Self { entity, is_new: false, has_new_choices: false }
    }

    /// Gets or creates the customization of a name and kind.
    pub(crate) fn get_or_create(connection: &Connection, wanted: Entity, now: Millis) -> Result<Self> {
        let kind = EntityKind::Customization;
        if let Some(entity) = repo::find(connection, kind, "key", &wanted.key())? {
            return Ok(Self::known(entity));
        }
        Ok(Self { is_new: true, ..Self::known(repo::insert(connection, kind, wanted, now)?) })
    }

    /// Gets or creates a choice by name.
    pub(crate) fn choice(&mut self, connection: &Connection, wanted: StoredSharedChoice) -> Result<StoredSharedChoice> {
        let (choice, is_new) = choices::get_or_create(connection, self.entity.number, wanted)?;
        self.has_new_choices |= is_new;
        Ok(choice)
    }

    /// Publishes one event if the customization is new or has new choices. Returns its number.
    pub(crate) fn publish(mut self, writing: &Writing<'_>) -> Result<i64> {
        let happened = match (self.is_new, self.has_new_choices) {
            (true, _) => EventKind::Created,
            (false, true) => {
                repo::update(writing, &mut self.entity, writing.now)?;
                EventKind::Updated
            }
            (false, false) => return Ok(self.entity.number),
        };
        publish(writing, EntityKind::Customization, &self.entity, happened)?;
        Ok(self.entity.number)
    }
}

/// Gets or creates the entity of a key; creation publishes its event.
pub(crate) fn get_or_create(writing: &Writing<'_>, kind: EntityKind, wanted: Entity) -> Result<Entity> {
    match repo::find(writing, kind, "key", &wanted.key())? {
        Some(found) => Ok(found),
        None => {
            let made = repo::insert(writing, kind, wanted, writing.now)?;
            publish(writing, kind, &made, EventKind::Created)?;
            Ok(made)
        }
    }
}

/// Gets or creates a brand or ribbon by name; returns its number.
pub(crate) fn number_named(writing: &Writing<'_>, kind: EntityKind, name: &str) -> Result<i64> {
    Ok(get_or_create(writing, kind, Entity::named(name.trim()))?.number)
}

/// Publishes an entity's event.
pub(crate) fn publish(writing: &Writing<'_>, kind: EntityKind, entity: &Entity, happened: EventKind) -> Result<()> {
    match kind {
        EntityKind::Brand => Brand::publish(writing, entity, happened),
        EntityKind::Ribbon => Ribbon::publish(writing, entity, happened),
        EntityKind::InfoSection => InfoSection::publish(writing, entity, happened),
        EntityKind::Customization => Customizations::publish(writing, entity, happened),
    }
}
