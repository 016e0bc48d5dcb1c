//! Calls that are the same for brands, ribbons, info sections and customizations.

use super::kinds::text;
use super::shared::{EntityView, Shared, shown};
use super::{named::publish, repo, stored::Entity};
use crate::base::query::{ListSource, cursor_page};
use crate::base::{ApiError, Call, Checks, Reading, Result, Shop, Writing, error::FieldViolation, text::is_blank};
use crate::catalog::record::{self, Wording};
use crate::catalog::{change::Change, revision};
use crate::events::EventKind;
use rusqlite::Connection;
use serde_json::{Value, json};

/// The maximum of products updated at a time when a shared entity is deleted.
const CHUNK: i64 = 100;

fn not_found<S: Shared>(id: &str) -> ApiError {
    ApiError::not_found("NOT_FOUND", format!("There is no {} {id}", S::ONE))
}

pub(super) fn found<S: Shared>(connection: &Connection, id: &str) -> Result<Entity> {
    repo::find(connection, S::KIND, "id", id)?.ok_or_else(|| not_found::<S>(id))
}

/// The entity with the fields that a call requests.
pub(super) fn requested<S: Shared>(reading: &Reading<'_>, call: &Call, entity: &Entity) -> Result<Value> {
    shown::<S>(reading, entity, EntityView { pictures: reading.shop.media_url(), fields: &call.texts("fields") })
}

pub(super) fn answer<S: Shared>(reading: &Reading<'_>, call: &Call, entity: &Entity) -> Result<Value> {
    Ok(json!({ S::ONE: requested::<S>(reading, call, entity)? }))
}

/// `GET …/{kind}/{id}`
pub(crate) fn get<S: Shared>(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text(&[S::ONE, "Id"].concat())?;
    shop.read(|reading| answer::<S>(reading, call, &found::<S>(reading, id)?))
}

/// `GET …/{kind}/query`
pub(crate) fn query<S: Shared>(shop: &Shop, call: &Call) -> Result<Value> {
    let source = ListSource {
        fields: S::FIELDS,
        own_order: &["e.number"],
        own_order_after: &[],
        never_null: &[],
        usual_limit: 100,
        largest_limit: 300,
    };
    let page = cursor_page("query", source, call.value("query"))?;
    shop.read(|reading| {
        let rows = repo::rows(S::KIND);
        let (entities, metadata) = page.read(reading, Entity::COLUMNS, &rows, Entity::row)?;
        let shown = entities.iter().map(|entity| requested::<S>(reading, call, entity));
        Ok(json!({ S::MANY: shown.collect::<Result<Vec<_>>>()?, "pagingMetadata": metadata }))
    })
}

/// `POST …/{kind}`
pub(crate) fn create<S: Shared>(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Value = call.required(S::ONE)?;
    shop.write(&call.author, |writing| {
        let entity = created::<S>(writing, &given)?;
        answer::<S>(writing, call, &entity)
    })
}

pub(super) fn created<S: Shared>(writing: &Writing<'_>, given: &Value) -> Result<Entity> {
    let entity = with_payload::<S>(writing, Entity::default(), given)?;
    keep_new::<S>(writing, entity, given)
}

/// `POST …/{kind}/get-or-create`, by name or whole entity.
pub(crate) fn get_or_create<S: Shared>(shop: &Shop, call: &Call) -> Result<Value> {
    let given = match call.value(&[S::ONE, "Name"].concat()) {
        Some(name) => json!({ "name": name }),
        None => call.required(S::ONE)?,
    };
    shop.write(&call.author, |writing| {
        let entity = found_or_created::<S>(writing, &given)?;
        answer::<S>(writing, call, &entity)
    })
}

/// Finds the entity with the payload's key, or creates it.
pub(super) fn found_or_created<S: Shared>(writing: &Writing<'_>, given: &Value) -> Result<Entity> {
    let entity = with_payload::<S>(writing, Entity::default(), given)?;
    match repo::find(writing, S::KIND, "key", &entity.key())? {
        Some(known) => Ok(known),
        None => keep_new::<S>(writing, entity, given),
    }
}

/// Applies a payload's name and other fields to an entity.
fn with_payload<S: Shared>(connection: &Connection, mut entity: Entity, given: &Value) -> Result<Entity> {
    let mut checks = Checks::new();
    let field = [S::ONE, ".", S::NAME].concat();
    let name = text(given, S::NAME).unwrap_or_else(|| entity.name.clone());
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

fn keep_new<S: Shared>(writing: &Writing<'_>, entity: Entity, given: &Value) -> Result<Entity> {
    require_free::<S>(writing, &entity)?;
    let entity = repo::insert(writing, S::KIND, entity, writing.now)?;
    S::store_parts(writing, &entity, given)?;
    publish(writing, S::KIND, &entity, EventKind::Created)?;
    Ok(entity)
}

fn require_free<S: Shared>(connection: &Connection, entity: &Entity) -> Result<()> {
    match repo::find(connection, S::KIND, "key", &entity.key())? {
        Some(known) if known.number != entity.number => {
            Err(ApiError::conflict("ALREADY_EXISTS", format!("There is a {} of this name", S::ONE))
                .with(json!({ "id": known.id })))
        }
        _ => Ok(()),
    }
}

/// `PATCH …/{kind}/{kind.id}`
pub(crate) fn update<S: Shared>(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Value = call.required(S::ONE)?;
    let id = given.get("id").and_then(Value::as_str).unwrap_or_default();
    shop.write(&call.author, |writing| {
        let entity = updated::<S>(writing, id, &given)?;
        answer::<S>(writing, call, &entity)
    })
}

/// Updates an entity; the payload must have its current revision.
pub(super) fn updated<S: Shared>(writing: &Writing<'_>, id: &str, given: &Value) -> Result<Entity> {
    let field = [S::ONE, ".revision"].concat();
    let before = found::<S>(writing, id)?;
    revision::require(id, revision::parse(&field, given.get("revision"))?, before.revision)?;
    let mut entity = with_payload::<S>(writing, before.clone(), given)?;
    require_free::<S>(writing, &entity)?;
    S::store_parts(writing, &entity, given)?;
    changed::<S>(writing, &before, &mut entity)?;
    Ok(entity)
}

/// Saves a changed entity, touches its products, and publishes its event.
pub(super) fn changed<S: Shared>(writing: &Writing<'_>, before: &Entity, entity: &mut Entity) -> Result<()> {
    repo::update(writing, entity, writing.now)?;
    repo::touch_products(writing, entity.number, writing.now)?;
    if S::relabels(before, entity) {
        repo::relabel_products(writing, entity.number)?;
    }
    publish(writing, S::KIND, entity, EventKind::Updated)
}

/// `DELETE …/{kind}/{id}`: also removes the entity from its products.
pub(crate) fn delete<S: Shared>(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text(&[S::ONE, "Id"].concat())?;
    shop.write(&call.author, |writing| {
        deleted::<S>(writing, id)?;
        Ok(json!({}))
    })
}

/// Removes an entity from its products, and deletes it.
pub(super) fn deleted<S: Shared>(writing: &Writing<'_>, id: &str) -> Result<()> {
    let entity = found::<S>(writing, id)?;
    let change = Change::new(writing, Wording::V3);
    loop {
        let products = repo::products_of(writing, entity.number, CHUNK)?;
        if products.is_empty() {
            break;
        }
        for before in record::load(writing, &products)?.products {
            let mut after = before.clone();
            S::disconnect(&mut after, &entity)?;
            change.save(&before, after)?;
        }
    }
    publish(writing, S::KIND, &entity, EventKind::Deleted)?;
    repo::remove(writing, entity.number)
}
