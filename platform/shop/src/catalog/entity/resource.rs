//! The shared entities as resources.

use super::repo;
use super::shared::Shared;
use super::stored::Entity;
use crate::catalog::change::Change;
use crate::catalog::record::{self, Wording};
use crate::events::{Event, EventKind};
use crate::resource::{Listed, Resource, View};
use crate::site::{self, CatalogVersions};
use base::error::FieldViolation;
use base::json::text;
use base::query::ListSource;
use base::{ApiError, Checks, Reading, Result, Writing, clock, put_field, text::is_blank};
use rusqlite::{Connection, Row};
use serde_json::{Value, json};
use std::borrow::Cow;

/// The maximum of products updated at a time when a shared entity is deleted.
const CHUNK: i64 = 100;

impl<S: Shared> Resource for S {
    type Record = Entity;

    const ONE: &'static str = S::NAMES.one;
    const MANY: &'static str = S::NAMES.many;
    const EVENT: &'static str = S::NAMES.event;
    const BULK_ITEM: &'static str = S::NAMES.bulk_item;
    fn find(connection: &Connection, id: &str) -> Result<Option<Entity>> {
        repo::find(connection, S::KIND, "id", id)
    }

    fn id(entity: &Entity) -> &str {
        &entity.id
    }

    fn revision(entity: &Entity) -> i64 {
        entity.revision
    }

    fn create(writing: &Writing<'_>, given: &Value) -> Result<Entity> {
        let id = writing.id_of_new(given.get("id").and_then(Value::as_str));
        let entity = with_payload::<S>(writing, Entity { id, ..Entity::default() }, given)?;
        require_free::<S>(writing, &entity)?;
        insert::<S>(writing, entity, given)
    }

    /// Also touches the entity's products.
    fn update(writing: &Writing<'_>, before: Entity, given: &Value) -> Result<Entity> {
        let mut entity = with_payload::<S>(writing, before.clone(), given)?;
        require_free::<S>(writing, &entity)?;
        S::store_parts(writing, &entity, given)?;
        save::<S>(writing, &before, &mut entity)?;
        Ok(entity)
    }

    fn disconnect(writing: &Writing<'_>, entity: &Entity) -> Result<()> {
        let change = Change::new(writing, Wording::V3);
        loop {
            let products = repo::products_of(writing, entity.number, CHUNK)?;
            if products.is_empty() {
                return Ok(());
            }
            for before in record::load(writing, &products)?.products {
                let mut after = before.clone();
                S::remove_from(&mut after, entity)?;
                change.save(&before, after)?;
            }
        }
    }

    fn delete(writing: &Writing<'_>, entity: &Entity) -> Result<()> {
        repo::remove(writing, entity.number)
    }

    fn show(reading: &Reading<'_>, entity: &Entity, view: &View<'_>) -> Result<Value> {
        let mut shown = json!({
            "id": entity.id,
            "revision": entity.revision.to_string(),
            "createdDate": clock::rfc3339(entity.created),
            "updatedDate": clock::rfc3339(entity.updated),
            (S::NAMES.name): entity.name,
        });
        S::add_fields(&mut shown, reading, entity, view)?;
        let (count, request) = S::NAMES.count;
        if view.has(request) {
            put_field(&mut shown, count, repo::product_count(reading, entity.number)?.into());
        }
        Ok(shown)
    }

    /// Publishes on sites of catalog V3 only: catalog V1 has no events of shared entities.
    fn publish(writing: &Writing<'_>, entity: &Entity, kind: EventKind) -> Result<()> {
        if site::catalog_versions(writing)? == CatalogVersions::V1 {
            return Ok(());
        }
        let body = <S as Resource>::show(writing, entity, &View::WHOLE)?;
        Event { kind, entity: S::NAMES.event, entity_id: &entity.id, body }.record(writing)
    }
}

impl<S: Shared> Listed for S {
    const LIST: ListSource = ListSource {
        fields: S::FIELDS,
        own_order: &["e.number"],
        own_order_after: &[],
        never_null: &[],
        usual_limit: 100,
        largest_limit: 300,
    };

    fn rows() -> Cow<'static, str> {
        repo::rows(S::KIND).into()
    }

    const COLUMNS: &'static str = Entity::COLUMNS;

    fn row(row: &Row<'_>) -> rusqlite::Result<Entity> {
        Entity::row(row)
    }
}

/// Applies a payload's name and other fields to an entity.
pub(super) fn with_payload<S: Shared>(connection: &Connection, mut entity: Entity, given: &Value) -> Result<Entity> {
    let mut checks = Checks::new();
    let field = [S::NAMES.one, ".", S::NAMES.name].concat();
    let name = text(given, S::NAMES.name).unwrap_or_else(|| entity.name.clone());
    name.trim().clone_into(&mut entity.name);
    if name.is_empty() {
        checks.refuse(field, "REQUIRED_FIELD", "is missing");
    } else if is_blank(&name) {
        let violation = FieldViolation::new(field, "VALIDATION", "consists of spaces only");
        checks.add(violation.named("ONLY_SPACES_STRING_ERROR"));
    }
    S::apply(connection, &mut checks, &mut entity, given)?;
    checks.finish()?;
    Ok(entity)
}

/// Inserts a new entity with its parts.
pub(super) fn insert<S: Shared>(writing: &Writing<'_>, entity: Entity, given: &Value) -> Result<Entity> {
    let entity = repo::insert(writing, S::KIND, entity, writing.now)?;
    S::store_parts(writing, &entity, given)?;
    Ok(entity)
}

fn require_free<S: Shared>(connection: &Connection, entity: &Entity) -> Result<()> {
    match repo::find(connection, S::KIND, "key", &entity.key())? {
        Some(known) if known.number != entity.number => {
            Err(ApiError::conflict("ALREADY_EXISTS", format!("There is a {} of this name", S::NAMES.one))
                .with(json!({ "id": known.id })))
        }
        _ => Ok(()),
    }
}

/// Saves a changed entity, and touches its products.
pub(super) fn save<S: Shared>(writing: &Writing<'_>, before: &Entity, entity: &mut Entity) -> Result<()> {
    repo::update(writing, entity, writing.now)?;
    repo::touch_products(writing, entity.number, writing.now)?;
    if S::relabels(before, entity) {
        repo::relabel_products(writing, entity.number)?;
    }
    Ok(())
}
