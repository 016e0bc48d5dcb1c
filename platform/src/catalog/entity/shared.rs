//! The kinds of entities that products share, as their calls and events name them.

use super::stored::{Entity, EntityKind};
use crate::base::{Call, Checks, Result, query::Field};
use crate::catalog::record::StoredProduct;
use rusqlite::Connection;
use serde_json::Value;

/// One kind of entity, as its calls name it.
pub(crate) trait Shared {
    const KIND: EntityKind;
    /// The entity's full name in events.
    const EVENT: &'static str;
    /// The name of one entity in payloads, and of several.
    const ONE: &'static str;
    const MANY: &'static str;
    /// The field that asks for the number of its products.
    const COUNT: &'static str;
    /// The field of a bulk result that holds one.
    const BULK_ITEM: &'static str = "item";
    /// The fields by which it is filtered and sorted.
    const FIELDS: &'static [Field];

    /// Applies a payload to an entity.
    fn apply(connection: &Connection, checks: &mut Checks, entity: &mut Entity, given: &Value) -> Result<()>;

    /// Stores the parts of an entity that are not in its own row.
    fn keep_beside(_: &Connection, _: &Entity, _: &Value) -> Result<()> {
        Ok(())
    }

    /// The entity on the wire, with pictures from this address on.
    fn shown(pictures: &str, connection: &Connection, entity: &Entity, asked: &EntityFields) -> Result<Value>;

    /// Whether its products have other words, which are written anew, since it has changed.
    fn relabels(before: &Entity, after: &Entity) -> bool;

    /// Removes the entity from a product's record. Refused where the product requires it.
    fn disconnect(product: &mut StoredProduct, entity: &Entity) -> Result<()>;
}

/// The fields that an entity shows on request only.
#[derive(Debug, Default)]
pub(crate) struct EntityFields(Vec<String>);

impl EntityFields {
    pub(super) fn read(call: &Call) -> Self {
        Self(call.texts("fields").into_iter().map(str::to_owned).collect())
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.0.iter().any(|known| known == name)
    }
}
