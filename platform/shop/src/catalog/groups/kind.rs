//! Product groups as a kind of resource, and their calls beyond the common ones.

use super::repo::{self, Group};
use super::view;
use crate::catalog::entity::{self, EntityKind, RenderType};
use crate::catalog::picture;
use crate::catalog::record::MediaKind;
use crate::catalog::v3::TagChange;
use crate::events::{Event, EventKind};
use crate::resource::{Listed, Resource, View, found, listed};
use base::json::text;
use base::query::{Compiler, ListSource, cursor_page, with_words};
use base::{ApiError, Call, Checks, Reading, Result, Shop, Writing, bulk_calls, put_field, secret};
use cartwright::resources::product_groups_v3::ProductGroup;
use cartwright_contract::limits::group::COUNT as MAX_GROUPS;
use cartwright_contract::limits::group::HANDLE as MAX_HANDLE;
use rusqlite::{Connection, Row};
use serde_json::{Value, json};
use std::borrow::Cow;

pub(super) struct ProductGroups;

impl Resource for ProductGroups {
    type Record = Group;

    const ONE: &'static str = "productGroup";
    const MANY: &'static str = "productGroups";
    const NOUN: &'static str = "product group";
    const EVENT: &'static str = "wix.stores.catalog.v3.product_group";
    const REPEATS_FIELDS: bool = true;
    fn find(connection: &Connection, id: &str) -> Result<Option<Group>> {
        repo::find(connection, id)
    }

    fn id(group: &Group) -> &str {
        &group.id
    }

    fn revision(group: &Group) -> i64 {
        group.revision
    }

    fn create(writing: &Writing<'_>, given: &Value) -> Result<Group> {
        if repo::count(writing)? >= MAX_GROUPS {
            let description = format!("A site has at most {MAX_GROUPS} product groups");
            return Err(ApiError::precondition("PRODUCT_GROUP_LIMIT_EXCEEDED", description));
        }
        let customization = text(given, "groupingCustomizationId").unwrap_or_default();
        match entity::find(writing, EntityKind::Customization, "id", &customization)?.map(|entity| entity.render()) {
            None => {
                let description = format!("There is no customization {customization}");
                return Err(ApiError::not_found("CUSTOMIZATION_NOT_FOUND", description));
            }
            Some(Some(RenderType::FreeText)) => {
                let description = "A group's products differ by a choice: a text to be written has none";
                return Err(ApiError::bad_request("UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE", description));
            }
            Some(_) => {}
        }
        let handle = text(given, "handle").unwrap_or_else(secret::new_id);
        if handle.is_empty() || handle.chars().count() > MAX_HANDLE {
            let description = format!("must have 1 to {MAX_HANDLE} characters");
            return Err(ApiError::field("productGroup.handle", "MAX_LENGTH", description));
        }
        let mut group = Group {
            id: writing.id_of_new(given.get("id").and_then(Value::as_str)),
            handle,
            customization,
            revision: 1,
            created: writing.now,
            updated: writing.now,
            ..Group::default()
        };
        apply(writing, &mut group, given)?;
        if repo::is_handle_taken(writing, &group.handle)? {
            return Err(ApiError::conflict("ALREADY_EXISTS", format!("There is a product group {}", group.handle)));
        }
        repo::insert(writing, &mut group)?;
        Ok(group)
    }

    fn update(writing: &Writing<'_>, mut group: Group, given: &Value) -> Result<Group> {
        apply(writing, &mut group, given)?;
        repo::update(writing, &mut group, writing.now)?;
        Ok(group)
    }

    /// Keeps the group's products.
    fn delete(writing: &Writing<'_>, group: &Group) -> Result<()> {
        repo::delete(writing, group.number)
    }

    fn show(reading: &Reading<'_>, group: &Group, view: &View<'_>) -> Result<Value> {
        Ok(json!(view::shown(reading, group, view)?))
    }
}

impl Listed for ProductGroups {
    const LIST: ListSource = repo::QUERIED;

    fn rows() -> Cow<'static, str> {
        repo::ROWS.into()
    }

    const COLUMNS: &'static str = Group::COLUMNS;

    fn row(row: &Row<'_>) -> rusqlite::Result<Group> {
        Group::row(row)
    }
}

/// Applies a payload's fields. Customization and handle are immutable.
fn apply(connection: &Connection, group: &mut Group, given: &Value) -> Result<()> {
    let typed: ProductGroup = serde_json::from_value(given.clone())
        .map_err(|error| ApiError::field("productGroup", "FORMAT", format!("is malformed: {error}")))?;
    let mut checks = Checks::new();
    if let Some(name) = &typed.name {
        name.trim().clone_into(&mut group.name);
    }
    if group.name.is_empty() {
        checks.refuse("productGroup.name", "MIN_LENGTH", "must have at least 1 character");
    }
    if let Some(order) = typed.choice_order {
        group.body.choice_order = order;
    }
    if let Some(tags) = typed.tags {
        group.body.tags = tags;
    }
    if let Some(fields) = typed.extended_fields {
        group.body.extended_fields = Some(fields);
    }
    match (given.get("media"), typed.media) {
        (Some(Value::Null), _) => group.body.media = None,
        (Some(_), Some(media)) => {
            let known = group.body.media.take().filter(|known| media.id.as_ref().is_none_or(|id| *id == known.id));
            let named = match known {
                Some(known) => Some(known),
                None => picture::resolve(connection, &mut checks, "productGroup.media", media.id.as_deref(), None)?,
            };
            group.body.media = named.map(|mut named| {
                named.alt_text = media.alt_text.or(named.alt_text);
                named.display_name = media.display_name.or(named.display_name);
                named
            });
            if group.body.media.as_ref().is_some_and(|media| media.kind == MediaKind::Video) {
                checks.refuse("productGroup.media.id", "VALIDATION", "is no picture");
            }
        }
        _ => {}
    }
    checks.finish()
}

/// `GET /v3/product-groups/search`
pub(super) fn search(shop: &Shop, call: &Call) -> Result<Value> {
    let requested = with_words(call.value("search"), &[(repo::WORDS, "$contains")]);
    let page = cursor_page("search", repo::SEARCH, requested.as_ref())?;
    shop.read(|reading| {
        let counted = repo::COUNTS.over(reading, &page.filter, call.value("search"))?;
        let mut answer = listed::<ProductGroups>(reading, call, page)?;
        put_field(&mut answer, "aggregationData", json!(counted));
        Ok(answer)
    })
}

/// The ids of the groups that match a filter.
pub fn ids(shop: &Shop, filter: Option<&Value>) -> Result<Vec<String>> {
    let filter = Compiler::new("filter", repo::SEARCH.fields).filter(filter)?;
    shop.db.read(|connection| filter.ids(connection, "g.id", repo::ROWS))
}

/// `POST /v3/bulk/product-groups/update-tags`
pub(super) fn bulk_update_tags(shop: &Shop, call: &Call) -> Result<Value> {
    let ids: Vec<String> = call.required("productGroupIds")?;
    let tags = TagChange::read(call)?;
    bulk_calls::each_id(shop, call, &ids, |writing, id| tag(writing, id, &tags))
}

/// Changes the tags of a group.
pub fn tag(writing: &Writing<'_>, id: &str, tags: &TagChange) -> Result<()> {
    let mut group = found::<ProductGroups>(writing, id)?;
    tags.apply_to_tags(&mut group.body.tags)?;
    repo::update(writing, &mut group, writing.now)?;
    let body = json!({
        "productGroup": view::shown(writing, &group, &View::WHOLE)?,
        "assignedTags": tags.assign,
        "unassignedTags": tags.unassign,
    });
    let kind = EventKind::Action("product_group_tags_modified");
    Event { kind, entity: ProductGroups::EVENT, entity_id: &group.id, body }.record(writing)
}
