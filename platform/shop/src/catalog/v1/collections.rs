//! Collection reads.

use super::repo;
use base::{ApiError, Call, Reading, Result, Shop, query};
use cartwright::resources::collections::Collection;
use serde_json::{Value, json};

fn complete(shop: &Shop, mut collection: Collection) -> Collection {
    if let Some(media) = &mut collection.media {
        for item in media.items.iter_mut().flatten().chain(media.main_media.as_mut()) {
            for rendition in [item.image.as_mut(), item.thumbnail.as_mut()].into_iter().flatten() {
                if let Some(url) = &mut rendition.url {
                    *url = shop.picture_url(url);
                }
            }
        }
    }
    collection
}

/// The collection does not exist, or the caller may not see it.
pub(super) fn not_found(wanted: &str) -> ApiError {
    ApiError::Absent(format!("There is no collection {wanted}"))
}

/// A collection as shown to the owner.
pub(super) fn shown(reading: &Reading<'_>, id: &str) -> Result<Collection> {
    let found = repo::find(reading, "id", id)?.ok_or_else(|| not_found(id))?;
    Ok(complete(reading.shop, found))
}

fn get_by(shop: &Shop, call: &Call, field: &'static str) -> Result<Value> {
    let wanted = call.text(field)?;
    shop.db.read(|connection| {
        let found = repo::find(connection, field, wanted)?;
        let found = found.filter(|found| found.visible == Some(true) || call.caller.is_owner());
        let found = found.ok_or_else(|| not_found(wanted))?;
        Ok(json!({ "collection": complete(shop, found) }))
    })
}

/// `GET /v2/collections/{id}`
pub fn get(shop: &Shop, call: &Call) -> Result<Value> {
    get_by(shop, call, "id")
}

/// `GET /v2/collections/slug/{slug}`, and its older form
pub fn get_by_slug(shop: &Shop, call: &Call) -> Result<Value> {
    get_by(shop, call, "slug")
}

/// `POST /v2/collections/query`
pub fn query(shop: &Shop, call: &Call) -> Result<Value> {
    let requested = query::offset_page(repo::COLLECTION_FIELDS, "c.position, c.number", call.value("query"))?;
    let condition = if call.caller.is_owner() { "1" } else { "c.visible" };
    shop.db.read(|connection| {
        let page = requested.page;
        let (found, total) = repo::collections(connection, requested, condition)?;
        let found: Vec<Collection> = found.into_iter().map(|found| complete(shop, found)).collect();
        Ok(json!({ "metadata": query::metadata(page, found.len(), total), "collections": found }))
    })
}
