//! The kinds of shared entities, with their wire names.

use super::repo;
use super::stored::{Entity, EntityKind};
use crate::base::query::{Field, Kind, field};
use crate::base::{Checks, Result, clock, put_field};
use crate::catalog::record::StoredProduct;
use rusqlite::Connection;
use serde_json::{Value, json};

/// A kind of shared entity, with its wire names.
pub(crate) trait Shared {
    const KIND: EntityKind;
    /// The entity's full name in events.
    const EVENT: &'static str;
    /// The singular and plural names in payloads.
    const ONE: &'static str;
    const MANY: &'static str;
    /// The field of the entity's name.
    const NAME: &'static str = "name";
    /// The field of the number of assigned products, and the name by which calls request it.
    const COUNT: (&'static str, &'static str) = ("assignedProductsCount", "ASSIGNED_PRODUCTS_COUNT");
    /// The field of the entity in a bulk result.
    const BULK_ITEM: &'static str = "item";
    /// The fields to filter and sort by.
    const FIELDS: &'static [Field] = &[
        field(&["id"], "e.id", Kind::Declared),
        field(&["name"], "e.name", Kind::Text),
        field(&["createdDate"], "e.created", Kind::Moment),
        field(&["updatedDate"], "e.updated", Kind::Moment),
    ];

    /// Applies a payload's fields other than the name.
    fn apply(_: &Connection, _: &mut Checks, _: &mut Entity, _: &Value) -> Result<()> {
        Ok(())
    }

    /// Stores the parts of an entity that have their own tables.
    fn store_parts(_: &Connection, _: &Entity, _: &Value) -> Result<()> {
        Ok(())
    }

    /// Adds the fields other than id, name and dates.
    fn show(_: &mut Value, _: &Connection, _: &Entity, _: EntityView<'_>) -> Result<()> {
        Ok(())
    }

    /// Whether the change renames the entity for searches, so that its products must be reindexed.
    fn relabels(before: &Entity, after: &Entity) -> bool {
        before.name != after.name
    }

    /// Removes the entity from a product's record; refused if the product requires it.
    fn disconnect(product: &mut StoredProduct, entity: &Entity) -> Result<()>;
}

/// The options of an entity's view.
#[derive(Debug, Clone, Copy)]
pub(crate) struct EntityView<'a> {
    /// The base address of pictures.
    pub(super) pictures: &'a str,
    /// The optional fields that the call requests.
    pub(super) fields: &'a [&'a str],
}

/// The entity on the wire.
pub(super) fn shown<S: Shared>(connection: &Connection, entity: &Entity, view: EntityView<'_>) -> Result<Value> {
    let mut shown = json!({
        "id": entity.id,
        "revision": entity.revision.to_string(),
        "createdDate": clock::rfc3339(entity.created),
        "updatedDate": clock::rfc3339(entity.updated),
        S::NAME: entity.name,
    });
    S::show(&mut shown, connection, entity, view)?;
    let (count, request) = S::COUNT;
    if view.fields.contains(&request) {
        put_field(&mut shown, count, repo::product_count(connection, entity.number)?.into());
    }
    Ok(shown)
}
