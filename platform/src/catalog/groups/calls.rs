//! Calls of product groups, except those on their members.

use super::repo::{self, Group};
use super::view::GroupView;
use crate::base::query::{Compiler, CursorPage, cursor_page, with_words};
use crate::base::{ApiError, Call, Checks, Reading, Result, Shop, Writing, bulk_calls, put_field, secret};
use crate::catalog::entity::{self, EntityKind, RenderType};
use crate::catalog::record::MediaKind;
use crate::catalog::v3::TagChange;
use crate::catalog::{picture, revision};
use crate::events::{Event, EventKind};
use cartwright::resources::product_groups_v3::ProductGroup;
use cartwright_contract::limits::group::COUNT as MAX_GROUPS;
use cartwright_contract::limits::group::HANDLE as MAX_HANDLE;
use rusqlite::Connection;
use serde_json::{Value, json};

const ENTITY: &str = "wix.stores.catalog.v3.product_group";

pub(super) fn found(connection: &Connection, id: &str) -> Result<Group> {
    repo::find(connection, id)?
        .ok_or_else(|| ApiError::not_found("NOT_FOUND", format!("There is no product group {id}")))
}

fn publish(writing: &Writing<'_>, kind: EventKind, group: &Group) -> Result<()> {
    let body = GroupView::full(writing.shop).group(writing, group)?;
    Event { kind, entity: ENTITY, entity_id: &group.id, body }.record(writing)
}

/// Saves a changed group, and publishes its event.
pub(super) fn saved(writing: &Writing<'_>, group: &mut Group) -> Result<()> {
    repo::update(writing, group, writing.now)?;
    publish(writing, EventKind::Updated, group)
}

/// The answer, which repeats the requested fields.
fn answer(call: &Call, name: &str, value: Value) -> Value {
    json!({ name: value, "fields": call.texts("fields") })
}

fn answered(reading: &Reading<'_>, call: &Call, group: &Group) -> Result<Value> {
    Ok(answer(call, "productGroup", json!(GroupView::of(reading.shop, call).group(reading, group)?)))
}

/// `GET /v3/product-groups/{productGroupId}`
pub(super) fn get(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("productGroupId")?;
    shop.read(|reading| answered(reading, call, &found(reading, id)?))
}

/// `GET /v3/product-groups/query`
pub(super) fn query(shop: &Shop, call: &Call) -> Result<Value> {
    let page = cursor_page("query", repo::QUERIED, call.value("query"))?;
    shop.read(|reading| listed(reading, call, page))
}

/// `GET /v3/product-groups/search`
pub(super) fn search(shop: &Shop, call: &Call) -> Result<Value> {
    let requested = with_words(call.value("search"), &[(repo::WORDS, "$contains")]);
    let page = cursor_page("search", repo::SEARCH, requested.as_ref())?;
    shop.read(|reading| {
        let counted = repo::COUNTS.over(reading, &page.filter, call.value("search"))?;
        let mut answer = listed(reading, call, page)?;
        put_field(&mut answer, "aggregationData", json!(counted));
        Ok(answer)
    })
}

fn listed(reading: &Reading<'_>, call: &Call, page: CursorPage) -> Result<Value> {
    let (groups, metadata) = page.read(reading, Group::COLUMNS, repo::ROWS, Group::row)?;
    let view = GroupView::of(reading.shop, call);
    let groups = groups.iter().map(|group| view.group(reading, group)).collect::<Result<Vec<_>>>()?;
    let mut answer = answer(call, "productGroups", json!(groups));
    put_field(&mut answer, "pagingMetadata", metadata);
    Ok(answer)
}

/// The ids of the groups that match a filter.
pub(crate) fn ids(shop: &Shop, filter: Option<&Value>) -> Result<Vec<String>> {
    let filter = Compiler::new("filter", repo::SEARCH.fields).filter(filter)?;
    shop.db.read(|connection| filter.ids(connection, "g.id", repo::ROWS))
}

/// `POST /v3/product-groups`
pub(super) fn create(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Value = call.required("productGroup")?;
    shop.write(&call.author, |writing| {
        let group = created(writing, &given)?;
        answered(writing, call, &group)
    })
}

fn created(writing: &Writing<'_>, given: &Value) -> Result<Group> {
    if repo::count(writing)? >= MAX_GROUPS {
        let description = format!("A site has at most {MAX_GROUPS} product groups");
        return Err(ApiError::precondition("PRODUCT_GROUP_LIMIT_EXCEEDED", description));
    }
    let text = |field: &str| given.get(field).and_then(Value::as_str).map(str::to_owned);
    let customization = text("groupingCustomizationId").unwrap_or_default();
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
    let handle = text("handle").unwrap_or_else(secret::new_id);
    if handle.is_empty() || handle.chars().count() > MAX_HANDLE {
        let description = format!("must have 1 to {MAX_HANDLE} characters");
        return Err(ApiError::field("productGroup.handle", "MAX_LENGTH", description));
    }
    let mut group = Group {
        id: secret::new_id(),
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
    publish(writing, EventKind::Created, &group)?;
    Ok(group)
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

/// `PATCH /v3/product-groups/{productGroup.id}`
pub(super) fn update(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Value = call.required("productGroup")?;
    shop.write(&call.author, |writing| {
        let group = updated(writing, &given)?;
        answered(writing, call, &group)
    })
}

fn id_of(given: &Value) -> &str {
    given.get("id").and_then(Value::as_str).unwrap_or_default()
}

fn updated(writing: &Writing<'_>, given: &Value) -> Result<Group> {
    let mut group = found(writing, id_of(given))?;
    revision::require(&group.id, revision::parse("productGroup.revision", given.get("revision"))?, group.revision)?;
    apply(writing, &mut group, given)?;
    saved(writing, &mut group)?;
    Ok(group)
}

/// `DELETE /v3/product-groups/{productGroupId}`: keeps its products.
pub(super) fn delete(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("productGroupId")?;
    shop.write(&call.author, |writing| deleted(writing, id))?;
    Ok(json!({}))
}

fn deleted(writing: &Writing<'_>, id: &str) -> Result<()> {
    let group = found(writing, id)?;
    publish(writing, EventKind::Deleted, &group)?;
    repo::delete(writing, group.number)
}

/// A bulk result for a saved group.
fn bulk_result(reading: &Reading<'_>, call: &Call, group: Group) -> Result<bulk_calls::Done> {
    let shown = || GroupView::of(reading.shop, call).group(reading, &group);
    let item = call.flag("returnEntity").then(shown).transpose()?;
    Ok((Some(group.id), item.map(|item| json!(item))))
}

/// `POST /v3/bulk/product-groups/create`
pub(super) fn bulk_create(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<Value> = call.required("productGroups")?;
    let mut answered = bulk_calls::each(
        shop,
        call,
        bulk_calls::ITEM,
        &given,
        |_| String::new(),
        |writing, given| bulk_result(writing, call, created(writing, given)?),
    )?;
    put_field(&mut answered, "fields", json!(call.texts("fields")));
    Ok(answered)
}

/// `POST /v3/bulk/product-groups/update`: the groups are wrapped, one per entry.
pub(super) fn bulk_update(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<Value> = call.required("productGroups")?;
    let groups: Vec<Value> = given.iter().map(|entry| entry["productGroup"].clone()).collect();
    bulk_calls::each(
        shop,
        call,
        bulk_calls::ITEM,
        &groups,
        |given| id_of(given).to_owned(),
        |writing, given| bulk_result(writing, call, updated(writing, given)?),
    )
}

/// `POST /v3/bulk/product-groups/delete`
pub(super) fn bulk_delete(shop: &Shop, call: &Call) -> Result<Value> {
    let ids: Vec<String> = call.required("productGroupIds")?;
    bulk_calls::each_id(shop, call, &ids, deleted)
}

/// `POST /v3/bulk/product-groups/update-tags`
pub(super) fn bulk_update_tags(shop: &Shop, call: &Call) -> Result<Value> {
    let ids: Vec<String> = call.required("productGroupIds")?;
    let tags = TagChange::read(call)?;
    bulk_calls::each_id(shop, call, &ids, |writing, id| tag(writing, id, &tags))
}

/// Changes the tags of a group.
pub(crate) fn tag(writing: &Writing<'_>, id: &str, tags: &TagChange) -> Result<()> {
    let mut group = found(writing, id)?;
    tags.apply_to_tags(&mut group.body.tags)?;
    repo::update(writing, &mut group, writing.now)?;
    let body = json!({
        "productGroup": GroupView::full(writing.shop).group(writing, &group)?,
        "assignedTags": tags.assign,
        "unassignedTags": tags.unassign,
    });
    let kind = EventKind::Action("product_group_tags_modified");
    Event { kind, entity: ENTITY, entity_id: &group.id, body }.record(writing)
}
