//! Moves of categories in the tree, and their visibility.

use super::read::require_tree;
use super::repo::{self, Category, MAX_LEVELS, NAMESPACE};
use super::view::{answer, publish, publish_action};
use crate::events::EventKind;
use crate::resource::revision;
use base::{ApiError, Call, Result, Shop, Writing};
use rusqlite::Connection;
use serde_json::{Value, json};

/// `POST /v1/categories/{categoryId}/move`
pub(crate) fn move_category(shop: &Shop, call: &Call) -> Result<Value> {
    require_tree(call)?;
    let id = call.text("categoryId")?;
    let text = |name: &str| call.value(name).and_then(Value::as_str).filter(|text| !text.is_empty());
    shop.write(&call.author, |writing| {
        let mut category = repo::find(writing, id)?;
        category.require_unmanaged()?;
        let wanted = match text("parentCategoryId") {
            Some(id) => Some(new_parent(writing, &category, id)?),
            None => None,
        };
        category.parent = wanted.as_ref().map(|parent| parent.number);
        let mut siblings = repo::children(writing, category.parent)?;
        siblings.retain(|sibling| sibling.number != category.number);
        let place = match text("position") {
            Some("FIRST") => 0,
            Some("AFTER") => place_after(writing, &siblings, text("moveAfterCategoryId"))?,
            _ => siblings.len(),
        };
        category.save(writing, writing.now)?;
        siblings.insert(place, category.clone());
        repo::order(writing, &siblings)?;
        repo::raise_revision(writing)?;
        let parent_id = wanted.map(|parent| parent.id);
        let moved = json!({ "parentCategory": { "id": parent_id, "index": place } });
        publish_action(writing, &category, "category_moved", moved)?;
        let ids: Vec<&str> = siblings.iter().map(|sibling| sibling.id.as_str()).collect();
        Ok(json!({ "parentCategoryId": parent_id, "categoriesAfterMove": ids }))
    })
}

/// Finds the requested parent; refuses one that would make the tree too deep.
pub(super) fn parent(connection: &Connection, id: &str, levels_below: usize) -> Result<Category> {
    let found = repo::find(connection, id).map_err(|_| {
        ApiError::not_found("PARENT_CATEGORY_NOT_IN_TREE", format!("There is no category {id} in the tree"))
    })?;
    found.require_unmanaged()?;
    let above = repo::ancestors(connection, &found)?.len();
    if above + 2 + levels_below > MAX_LEVELS {
        return Err(ApiError::precondition(
            "CATEGORY_DEPTH_LIMIT_EXCEEDED",
            format!("A tree has at most {MAX_LEVELS} levels"),
        ));
    }
    Ok(found)
}

/// Finds the new parent of a category; refuses the category itself and its descendants.
fn new_parent(connection: &Connection, category: &Category, id: &str) -> Result<Category> {
    let below = repo::with_descendants(connection, category.number)?;
    if repo::find(connection, id).is_ok_and(|parent| below.contains(&parent.number)) {
        return Err(ApiError::precondition("TREE_CYCLE_DETECTED", "A category cannot be moved below itself"));
    }
    parent(connection, id, depth_below(connection, category)?)
}

fn depth_below(connection: &Connection, category: &Category) -> Result<usize> {
    let mut deepest = 0;
    for child in repo::children(connection, Some(category.number))? {
        deepest = deepest.max(1 + depth_below(connection, &child)?);
    }
    Ok(deepest)
}

/// The index after a sibling.
fn place_after(connection: &Connection, siblings: &[Category], after: Option<&str>) -> Result<usize> {
    let Some(after) = after else {
        return Err(ApiError::bad_request(
            "MISSING_AFTER_CATEGORY",
            "The position AFTER needs the category to come after",
        ));
    };
    if let Some(place) = siblings.iter().position(|sibling| sibling.id == after) {
        return Ok(place + 1);
    }
    repo::find(connection, after)?;
    Err(ApiError::bad_request("AFTER_CATEGORY_NOT_IN_PARENT", "The category to come after has another parent"))
}

/// `PATCH /v1/categories/visibility`
pub(crate) fn update_visibility(shop: &Shop, call: &Call) -> Result<Value> {
    require_tree(call)?;
    let id = call.text("categoryId")?;
    shop.write(&call.author, |writing| {
        let given = revision::parse("revision", call.value("revision"))?;
        revision::require(NAMESPACE, given, repo::revision(writing)?)?;
        let category = set_visible(writing, id, call.flag("visible"))?;
        answer(writing, call, &category)
    })
}

/// Shows a category, whose parent must be visible, or hides it with all its descendants.
pub(super) fn set_visible(writing: &Writing<'_>, id: &str, visible: bool) -> Result<Category> {
    let mut category = repo::find(writing, id)?;
    category.require_unmanaged()?;
    let above = repo::ancestors(writing, &category)?;
    if visible && above.last().is_some_and(|parent| !parent.visible) {
        return Err(ApiError::precondition("PARENT_CATEGORY_HIDDEN", "The parent is hidden"));
    }
    let mut changed = vec![category.clone()];
    while let Some(mut one) = changed.pop() {
        if !visible {
            changed.extend(repo::children(writing, Some(one.number))?);
        }
        if one.visible != visible {
            one.visible = visible;
            one.save(writing, writing.now)?;
            repo::reword_products(writing, one.number)?;
            publish(writing, &one, EventKind::Updated)?;
        }
        if one.number == category.number {
            category = one;
        }
    }
    repo::raise_revision(writing)?;
    Ok(category)
}
