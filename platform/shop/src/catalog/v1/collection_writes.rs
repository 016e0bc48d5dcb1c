//! Writes of collections and of their products.

use super::{collections, events};
use crate::catalog::categories;
use crate::catalog::change::{self, Change};
use crate::catalog::record::{self, Wording, slug};
use crate::events::{Event, EventKind};
use base::{Call, Checks, Reading, Result, Shop, Writing, put_field, text::is_blank, wire};
use cartwright::resources::collections::Collection;
use rusqlite::Connection;
use serde_json::{Value, json};

/// The type of an event, and its name in snake case.
const CREATED: (&str, &str) = ("com.wix.ecommerce.catalog.api.v1.CollectionCreated", "collection_created");
const CHANGED: (&str, &str) = ("com.wix.ecommerce.catalog.api.v1.CollectionChanged", "collection_changed");
const DELETED: (&str, &str) = ("com.wix.ecommerce.catalog.api.v1.CollectionDeleted", "collection_deleted");

/// `POST /v1/collections`
pub(crate) fn create_collection(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Collection = call.required("collection")?;
    shop.write(&call.author, |writing| {
        let id = writing.id_of_new(given.id.as_deref());
        let mut collection = wire!(Collection { id: id.clone(), visible: true });
        apply(&mut collection, &given);
        check_and_name(writing, &mut collection, None)?;
        categories::insert(writing, &collection, writing.now)?;
        publish_created(writing, &id)?;
        Ok(json!({ "collection": shown(writing, &id)? }))
    })
}

pub(crate) fn publish_created(writing: &Writing<'_>, id: &str) -> Result<()> {
    let shown = shown(writing, id)?;
    let fields = ["name", "media", "slug", "visible"]
        .into_iter()
        .filter_map(|name| Some((name.to_owned(), shown.get(name)?.clone())));
    publish(writing, CREATED, id, Value::Object(fields.collect()))
}

/// `PATCH /v1/collections/{collection.id}`
pub(crate) fn update_collection(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Collection = call.required("collection")?;
    let id = given.id.clone().unwrap_or_default();
    shop.write(&call.author, |writing| {
        let (number, before) = find(writing, &id)?;
        let was = shown(writing, &id)?;
        let mut collection = before.clone();
        apply(&mut collection, &given);
        check_and_name(writing, &mut collection, Some(&before))?;
        categories::update(writing, number, &collection, writing.now)?;
        if before.visible != collection.visible || before.name != collection.name {
            categories::touch_products(writing, number, writing.now)?;
            categories::reword_products(writing, number)?;
        }
        let shown = shown(writing, &id)?;
        if let (Some(was), Some(is)) = (was.as_object(), shown.as_object()) {
            let changed = events::differing(was, is);
            if !changed.is_empty() {
                publish(writing, CHANGED, &id, json!({ "changedFields": changed }))?;
            }
        }
        Ok(json!({ "collection": shown }))
    })
}

/// `DELETE /v1/collections/{id}`: keeps its products.
pub(crate) fn delete_collection(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("id")?;
    shop.write(&call.author, |writing| {
        let (number, _) = find(writing, id)?;
        publish(writing, DELETED, id, json!({}))?;
        categories::touch_products(writing, number, writing.now)?;
        categories::delete(writing, number)?;
        Ok(json!({}))
    })
}

/// `POST /v1/collections/{id}/productIds`
pub(crate) fn add_to_collection(shop: &Shop, call: &Call) -> Result<Value> {
    change_membership(shop, call, |collections, number| {
        if !collections.contains(&number) {
            collections.push(number);
        }
    })
}

/// `POST /v1/collections/{id}/productIds/delete`
pub(crate) fn remove_from_collection(shop: &Shop, call: &Call) -> Result<Value> {
    change_membership(shop, call, |collections, number| collections.retain(|known| *known != number))
}

fn change_membership(shop: &Shop, call: &Call, work: impl Fn(&mut Vec<i64>, i64)) -> Result<Value> {
    let id = call.text("id")?;
    let products: Vec<String> = call.required("productIds")?;
    shop.write(&call.author, |writing| {
        let (number, _) = find(writing, id)?;
        let change = Change::new(writing, Wording::V1);
        for product in &products {
            let Some((before, _)) = record::find(writing, product)? else {
                return Err(change::not_found(product));
            };
            let mut after = before.clone();
            work(&mut after.collections, number);
            if after.collections != before.collections {
                change.save(&before, after)?;
            }
        }
        Ok(json!({}))
    })
}

fn find(connection: &Connection, id: &str) -> Result<(i64, Collection)> {
    categories::find_collection(connection, id)?.ok_or_else(|| collections::not_found(id))
}

/// Applies a payload; read-only pictures and counts are ignored.
fn apply(collection: &mut Collection, given: &Collection) {
    for (kept, given) in [
        (&mut collection.name, &given.name),
        (&mut collection.slug, &given.slug),
        (&mut collection.description, &given.description),
    ] {
        if given.is_some() {
            kept.clone_from(given);
        }
    }
    collection.visible = given.visible.or(collection.visible);
}

/// Checks a collection, and generates its slug.
fn check_and_name(connection: &Connection, collection: &mut Collection, before: Option<&Collection>) -> Result<()> {
    let mut checks = Checks::new();
    if collection.name.as_ref().is_none_or(|name| is_blank(name)) {
        checks.refuse("collection.name", "REQUIRED_FIELD", "is missing");
    }
    checks.finish()?;
    let slugs = (collection.slug.as_deref(), before.and_then(|before| before.slug.as_deref()));
    let name = collection.name.as_deref().unwrap_or_default();
    collection.slug = Some(slug::resolve_slug(connection, ("collections", "collection"), slugs, name)?);
    Ok(())
}
fn shown(reading: &Reading<'_>, id: &str) -> Result<Value> {
    Ok(serde_json::to_value(collections::shown(reading, id)?)?)
}

fn publish(
    writing: &Writing<'_>,
    (entity, slug): (&'static str, &'static str),
    id: &str,
    mut body: Value,
) -> Result<()> {
    put_field(&mut body, "collection_Id", id.into());
    put_field(&mut body, "originatedFromVersion", "V1_CATALOG".into());
    Event { kind: EventKind::Plain(slug), entity, entity_id: id, body }.record(writing)
}
