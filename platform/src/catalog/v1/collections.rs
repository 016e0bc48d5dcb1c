//! Collection reads.

use super::media;
use crate::call::Call;
use crate::clock::Millis;
use crate::error::ApiError;
use crate::query::{self, Compiler, Field, Kind, field};
use crate::state::Shop;
use cartwright::resources::collections::Collection;
use rusqlite::{Connection, OptionalExtension, Row};
use serde_json::{Value, json};

/// The fields by which collections are filtered and sorted.
const FIELDS: &[Field] = &[
    field(&["id"], "c.id", Kind::Text),
    field(&["name"], "c.name_folded", Kind::Folded),
    field(&["slug"], "c.slug", Kind::Text),
    field(&["visible"], "c.visible", Kind::Flag),
];

const SELECT: &str = "SELECT c.body, (SELECT count(*) FROM product_collections m JOIN products p ON p.numeric_id = m.product \
     WHERE m.collection = c.number AND p.visible) FROM collections c";

fn visible_to(call: &Call) -> &'static str {
    if call.caller.is_owner() { "1" } else { "c.visible" }
}

fn collection(row: &Row<'_>) -> rusqlite::Result<(String, i64)> {
    Ok((row.get(0)?, row.get(1)?))
}

fn complete(shop: &Shop, (body, number_of_products): (String, i64)) -> Result<Collection, ApiError> {
    let mut collection: Collection = serde_json::from_str(&body)?;
    if let Some(media) = &mut collection.media {
        for item in media.items.iter_mut().flatten().chain(media.main_media.as_mut()) {
            for rendition in [item.image.as_mut(), item.thumbnail.as_mut()].into_iter().flatten() {
                if let Some(url) = &mut rendition.url {
                    *url = media::placed(url, shop.public_url());
                }
            }
        }
    }
    collection.number_of_products = Some(number_of_products);
    Ok(collection)
}

/// There is no such collection, or none that the caller may see.
pub(super) fn not_found(wanted: &str) -> ApiError {
    ApiError::not_found("COLLECTION_NOT_FOUND", format!("There is no collection {wanted}"))
}

/// A collection as its owner sees it.
pub(super) fn shown(shop: &Shop, connection: &Connection, id: &str) -> Result<Collection, ApiError> {
    let found = connection
        .prepare_cached(&format!("{SELECT} WHERE c.id = ?1"))?
        .query_row([id], collection)
        .optional()?;
    complete(shop, found.ok_or_else(|| not_found(id))?)
}

/// Keeps a new collection at its place in the shop's order.
pub(crate) fn insert(
    connection: &Connection,
    position: i64,
    collection: &Collection,
    now: Millis,
) -> Result<(), ApiError> {
    let name = collection.name.as_deref().unwrap_or_default();
    connection
        .prepare_cached(
            "INSERT INTO collections (id, position, slug, name, name_folded, visible, updated, body)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute((
            &collection.id,
            position,
            &collection.slug,
            name,
            name.to_lowercase(),
            collection.visible.unwrap_or(true),
            now,
            serde_json::to_string(collection)?,
        ))?;
    Ok(())
}

/// Writes what a collection has become.
pub(crate) fn update(
    connection: &Connection,
    number: i64,
    collection: &Collection,
    now: Millis,
) -> Result<(), ApiError> {
    let name = collection.name.as_deref().unwrap_or_default();
    connection
        .prepare_cached(
            "UPDATE collections SET slug = ?2, name = ?3, name_folded = ?4, visible = ?5, updated = ?6, body = ?7
             WHERE number = ?1",
        )?
        .execute((
            number,
            &collection.slug,
            name,
            name.to_lowercase(),
            collection.visible.unwrap_or(true),
            now,
            serde_json::to_string(collection)?,
        ))?;
    Ok(())
}

fn get_by(shop: &Shop, call: &Call, field: &str) -> Result<Value, ApiError> {
    let wanted = call.text(field)?;
    shop.db.read(|connection| {
        let found = connection
            .prepare_cached(&format!("{SELECT} WHERE c.{field} = ?1 AND {}", visible_to(call)))?
            .query_map([wanted], collection)?
            .next()
            .transpose()?;
        let found = found.ok_or_else(|| not_found(wanted))?;
        Ok(json!({ "collection": complete(shop, found)? }))
    })
}

/// `GET /v2/collections/{id}`
pub(crate) fn get(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    get_by(shop, call, "id")
}

/// `GET /v2/collections/slug/{slug}`, and its older form
pub(crate) fn get_by_slug(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    get_by(shop, call, "slug")
}

/// `POST /v2/collections/query`
pub(crate) fn query(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked = call.value("query");
    let part = |name: &str| asked.and_then(|query| query.get(name));
    let compiled = Compiler::new("query.filter", FIELDS).filter(part("filter"))?;
    let order = query::order_by("query.sort", FIELDS, part("sort"), "c.position, c.number")?;
    let page = query::page(part("paging"), "query.paging")?;
    let condition = format!("{} AND {}", visible_to(call), compiled.sql);
    shop.db.read(|connection| {
        let total: i64 = connection
            .prepare_cached(&format!("SELECT count(*) FROM collections c WHERE {condition}"))?
            .query_row(rusqlite::params_from_iter(&compiled.values), |row| row.get(0))?;
        let collections = connection
            .prepare_cached(&format!("{SELECT} WHERE {condition} ORDER BY {order} LIMIT ? OFFSET ?"))?
            .query_map(
                rusqlite::params_from_iter(query::with_page(compiled.values, page)),
                collection,
            )?
            .map(|row| complete(shop, row?))
            .collect::<Result<Vec<_>, ApiError>>()?;
        Ok(json!({ "metadata": query::metadata(page, collections.len(), total), "collections": collections }))
    })
}
