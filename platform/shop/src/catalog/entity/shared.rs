//! The kinds of entities that products share.

use super::stored::{Entity, EntityKind};
use crate::catalog::record::StoredProduct;
use crate::resource::View;
use base::query::{Field, Kind, field};
use base::{Checks, Reading, Result, bulk_calls};
use rusqlite::Connection;
use serde_json::Value;

/// The names of a kind on the wire.
#[derive(Debug)]
pub struct Names {
    pub(super) one: &'static str,
    pub(super) many: &'static str,
    /// The entity's full name in events.
    pub(super) event: &'static str,
    /// The field of the entity's name.
    pub(super) name: &'static str,
    /// The field of the number of assigned products, and the name by which calls request it.
    pub(super) count: (&'static str, &'static str),
    /// The field of the entity in a bulk result.
    pub(super) bulk_item: &'static str,
}

impl Names {
    pub(super) const fn new(one: &'static str, many: &'static str, event: &'static str) -> Self {
        let count = ("assignedProductsCount", "ASSIGNED_PRODUCTS_COUNT");
        Self { one, many, event, name: "name", count, bulk_item: bulk_calls::ITEM }
    }
}

/// A kind of shared entity.
pub trait Shared {
    const KIND: EntityKind;
    const NAMES: Names;
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
    fn add_fields(_: &mut Value, _: &Reading<'_>, _: &Entity, _: &View<'_>) -> Result<()> {
        Ok(())
    }

    /// Whether the change renames the entity for searches, so that its products must be reindexed.
    fn relabels(before: &Entity, after: &Entity) -> bool {
        before.name != after.name
    }

    /// Removes the entity from a product's record; refused if the product requires it.
    fn remove_from(product: &mut StoredProduct, entity: &Entity) -> Result<()>;
}
