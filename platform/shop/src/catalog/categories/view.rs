//! Categories on the wire.

use super::repo::{self, Category, tree};
use crate::events::{Event, EventKind};
use base::{Call, Reading, Result, Shop, Writing, clock, put_field};
use serde_json::{Value, json};

/// The entity's full name in events.
const EVENT: &str = "wix.categories.v1.category";

/// The optional fields, which a call has to request.
const REQUESTED: [&str; 3] = [BREADCRUMBS, DESCRIPTION, RICH_CONTENT];
const BREADCRUMBS: &str = "BREADCRUMBS_INFO";
const DESCRIPTION: &str = "DESCRIPTION";
const RICH_CONTENT: &str = "RICH_CONTENT_DESCRIPTION";

/// The category with the fields that a call requests.
pub(super) fn requested(reading: &Reading<'_>, call: &Call, category: &Category) -> Result<Value> {
    shown(reading, category, &call.texts("fields"))
}

pub(super) fn answer(reading: &Reading<'_>, call: &Call, category: &Category) -> Result<Value> {
    Ok(json!({ "category": requested(reading, call, category)? }))
}

/// A category on the wire, with the requested fields.
fn shown(reading: &Reading<'_>, category: &Category, fields: &[&str]) -> Result<Value> {
    let details = &category.details;
    let mut shown = json!({
        "id": category.id,
        "revision": repo::revision(reading)?.to_string(),
        "createdDate": clock::rfc3339(category.created),
        "updatedDate": clock::rfc3339(category.updated),
        "name": category.name,
        "slug": category.slug,
        "visible": category.visible,
        "itemCounter": repo::items::count(reading, category.number)?,
        "treeReference": tree(),
        "image": image(reading.shop, category),
        "seoData": details.seo_data,
        "managingAppId": details.managing_app_id,
        "extendedFields": details.extended_fields,
    });
    if let Some((id, index)) = repo::place_in_parent(reading, category)? {
        put_field(&mut shown, "parentCategory", json!({ "id": id, "index": index }));
    }
    if fields.contains(&DESCRIPTION) {
        put_field(&mut shown, "description", json!(category.collection.description));
    }
    if fields.contains(&RICH_CONTENT) {
        put_field(&mut shown, "richContentDescription", json!(details.rich_content_description));
    }
    if fields.contains(&BREADCRUMBS) {
        let crumbs = repo::ancestors(reading, category)?;
        let crumbs = crumbs
            .iter()
            .map(|above| json!({ "categoryId": above.id, "categoryName": above.name, "categorySlug": above.slug }));
        put_field(&mut shown, "breadcrumbsInfo", json!({ "breadcrumbs": crumbs.collect::<Vec<_>>() }));
    }
    if let Value::Object(fields) = &mut shown {
        fields.retain(|_, value| !value.is_null());
    }
    Ok(shown)
}

/// The category's own picture, or the collection's main one.
fn image(shop: &Shop, category: &Category) -> Value {
    if let Some(image) = &category.details.image {
        return image.clone();
    }
    let main = category.collection.media.as_ref().and_then(|media| media.main_media.as_ref());
    let Some(image) = main.and_then(|item| item.image.as_ref()) else {
        return Value::Null;
    };
    let url = shop.picture_url(image.url.as_deref().unwrap_or_default());
    json!({
        "id": main.and_then(|item| item.id.clone()),
        "url": url,
        "width": image.width,
        "height": image.height,
        "altText": image.alt_text,
    })
}

/// Publishes a category's event. A deletion's event has no entity.
pub(super) fn publish(writing: &Writing<'_>, category: &Category, kind: EventKind) -> Result<()> {
    let body = match kind {
        EventKind::Deleted => Value::Null,
        _ => shown(writing, category, &REQUESTED)?,
    };
    record(writing, category, kind, body)
}

pub(crate) fn publish_created(writing: &Writing<'_>, id: &str) -> Result<()> {
    publish(writing, &repo::find(writing, id)?, EventKind::Created)
}

/// Publishes an action event of a category or its items.
pub(super) fn publish_action(
    writing: &Writing<'_>,
    category: &Category,
    name: &'static str,
    mut body: Value,
) -> Result<()> {
    put_field(&mut body, "categoryId", category.id.as_str().into());
    put_field(&mut body, "treeReference", tree());
    record(writing, category, EventKind::Action(name), body)
}

fn record(writing: &Writing<'_>, category: &Category, kind: EventKind, body: Value) -> Result<()> {
    Event { kind, entity: EVENT, entity_id: &category.id, body }.record(writing)
}
