//! Categories in the contract's form.

use super::repo::{self, Category, tree};
use crate::base::{Call, Result, Shop, clock};
use crate::events::{Event, EventKind};
use rusqlite::Connection;
use serde_json::{Map, Value, json};

/// The entity's full name in events.
const EVENT: &str = "wix.categories.v1.category";

/// The fields that a category shows on request only.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct CategoryFields {
    breadcrumbs: bool,
    description: bool,
    rich_content: bool,
}

impl CategoryFields {
    pub(super) const ALL: Self = Self { breadcrumbs: true, description: true, rich_content: true };

    pub(super) fn read(call: &Call) -> Self {
        let fields = call.texts("fields");
        let has = |name: &str| fields.contains(&name);
        Self {
            breadcrumbs: has("BREADCRUMBS_INFO"),
            description: has("DESCRIPTION"),
            rich_content: has("RICH_CONTENT_DESCRIPTION"),
        }
    }
}

/// A category in the contract's form.
pub(super) fn shown(shop: &Shop, connection: &Connection, category: &Category, asked: CategoryFields) -> Result<Value> {
    let mut shown = Map::new();
    let mut insert = |name: &str, value: Value| {
        if !value.is_null() {
            shown.insert(name.to_owned(), value);
        }
    };
    insert("id", category.id.as_str().into());
    insert("revision", repo::revision(connection)?.to_string().into());
    insert("createdDate", clock::rfc3339(category.created).into());
    insert("updatedDate", clock::rfc3339(category.updated).into());
    insert("name", category.name.as_str().into());
    insert("slug", category.slug.as_str().into());
    insert("visible", category.visible.into());
    insert("itemCounter", repo::items::count(connection, category.number)?.into());
    insert("treeReference", tree());
    insert("image", image(shop, category));
    let details = &category.details;
    insert("seoData", details.seo_data.clone().into());
    insert("managingAppId", details.managing_app_id.clone().into());
    insert("extendedFields", details.extended_fields.clone().into());
    if let Some((id, index)) = repo::place_in_parent(connection, category)? {
        insert("parentCategory", json!({ "id": id, "index": index }));
    }
    if asked.description {
        insert("description", category.collection.description.clone().into());
    }
    if asked.rich_content {
        insert("richContentDescription", details.rich_content_description.clone().into());
    }
    if asked.breadcrumbs {
        let crumbs = repo::ancestors(connection, category)?;
        let crumbs: Vec<Value> = crumbs
            .iter()
            .map(|above| json!({ "categoryId": above.id, "categoryName": above.name, "categorySlug": above.slug }))
            .collect();
        insert("breadcrumbsInfo", json!({ "breadcrumbs": crumbs }));
    }
    Ok(Value::Object(shown))
}

/// The picture: its own, or the main one of the collection.
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

/// Writes down a change of a category. A deletion tells nothing of it.
pub(super) fn publish(shop: &Shop, connection: &Connection, category: &Category, kind: EventKind) -> Result<()> {
    let body = match kind {
        EventKind::Deleted => Value::Null,
        _ => shown(shop, connection, category, CategoryFields::ALL)?,
    };
    record(shop, connection, category, kind, body)
}

/// Publishes the event of a new category.
pub(crate) fn publish_created(shop: &Shop, connection: &Connection, id: &str) -> Result<()> {
    publish(shop, connection, &repo::find(connection, id)?, EventKind::Created)
}

/// Writes down something that happened to a category or its items.
pub(super) fn publish_action(
    shop: &Shop,
    connection: &Connection,
    category: &Category,
    name: &'static str,
    more: &Value,
) -> Result<()> {
    let mut body = json!({ "categoryId": category.id, "treeReference": tree() });
    if let (Value::Object(body), Value::Object(more)) = (&mut body, more) {
        body.extend(more.clone());
    }
    record(shop, connection, category, EventKind::Action(name), body)
}

fn record(shop: &Shop, connection: &Connection, category: &Category, kind: EventKind, body: Value) -> Result<()> {
    Event { kind, entity: EVENT, entity_id: &category.id, body }.record(connection, shop.clock.now())
}
