//! The kinds of entities that products share, as their calls and events name them.

use super::repo;
use super::stored::{Entity, EntityKind};
use crate::base::query::{Field, Kind, field};
use crate::base::{Checks, Result, clock, put_field};
use crate::catalog::record::StoredProduct;
use rusqlite::Connection;
use serde_json::{Value, json};

/// One kind of entity, as its calls name it.
pub(crate) trait Shared {
    const KIND: EntityKind;
    /// The entity's full name in events.
    const EVENT: &'static str;
    /// The name of one entity in payloads, and of several.
    const ONE: &'static str;
    const MANY: &'static str;
    /// The field that holds its name.
    const NAME: &'static str = "name";
    /// The field that holds the number of its products, and the name by which a call requests it.
    const COUNT: (&'static str, &'static str) = ("assignedProductsCount", "ASSIGNED_PRODUCTS_COUNT");
    /// The field of a bulk result that holds one.
    const BULK_ITEM: &'static str = "item";
    /// The fields by which it is filtered and sorted.
    const FIELDS: &'static [Field] = &[
        field(&["id"], "e.id", Kind::Declared),
        field(&["name"], "e.name", Kind::Text),
        field(&["createdDate"], "e.created", Kind::Moment),
        field(&["updatedDate"], "e.updated", Kind::Moment),
    ];

    /// Applies the fields of a payload beside its name.
    fn apply(_: &Connection, _: &mut Checks, _: &mut Entity, _: &Value) -> Result<()> {
        Ok(())
    }

    /// Stores the parts of an entity that are not in its own row.
    fn keep_beside(_: &Connection, _: &Entity, _: &Value) -> Result<()> {
        Ok(())
    }

    /// Adds the fields beside id, name and dates, with pictures from an address on.
    fn show(_: &mut Value, _: &Connection, _: &Entity, _: View<'_>) -> Result<()> {
        Ok(())
    }

    /// Whether its products have other words, which are written anew, since it has changed.
    fn relabels(before: &Entity, after: &Entity) -> bool {
        before.name != after.name
    }

    /// Removes the entity from a product's record. Refused where the product requires it.
    fn disconnect(product: &mut StoredProduct, entity: &Entity) -> Result<()>;
}

/// The options of an entity's view.
#[derive(Debug, Clone, Copy)]
pub(crate) struct View<'a> {
    /// The address that pictures are below.
    pub(super) pictures: &'a str,
    /// The fields that a call has to request.
    pub(super) fields: &'a [&'a str],
}

/// The entity on the wire.
pub(super) fn shown<S: Shared>(connection: &Connection, entity: &Entity, view: View<'_>) -> Result<Value> {
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
