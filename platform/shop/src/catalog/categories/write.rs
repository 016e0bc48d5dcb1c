//! Category writes, single and bulk.

use super::repo::{self, Category, MAX_CATEGORIES, NAMESPACE};
use super::view::{answer, publish, requested};
use super::{place, read::require_tree};
use crate::catalog::record::slug;
use crate::events::EventKind;
use crate::resource::revision;
use base::{ApiError, Call, Checks, Result, Shop, Writing, bulk_calls, json::text, text::is_of_word};
use rusqlite::Connection;
use serde_json::{Value, json};

/// `POST /v1/categories`
pub(crate) fn create(shop: &Shop, call: &Call) -> Result<Value> {
    require_tree(call)?;
    let given: Value = call.required("category")?;
    shop.write(&call.author, |writing| {
        if repo::count(writing)? >= MAX_CATEGORIES {
            return Err(ApiError::precondition(
                "CATEGORIES_LIMIT_PER_TREE_EXCEEDED",
                format!("A tree has at most {MAX_CATEGORIES} categories"),
            ));
        }
        let mut category = Category {
            id: writing.id_of_new(given.get("id").and_then(Value::as_str)),
            visible: given.get("visible").and_then(Value::as_bool).unwrap_or(true),
            ..Category::default()
        };
        category.details.managing_app_id = text(&given, "managingAppId");
        if let Some(id) = given.pointer("/parentCategory/id").and_then(Value::as_str) {
            let parent = place::parent(writing, id, 0)?;
            if category.visible && !parent.visible {
                return Err(ApiError::precondition("PARENT_CATEGORY_HIDDEN", "The parent is hidden"));
            }
            category.parent = Some(parent.number);
        }
        apply(writing, &mut category, &given)?;
        category.insert(writing, writing.now)?;
        repo::raise_revision(writing)?;
        publish(writing, &category, EventKind::Created)?;
        answer(writing, call, &category)
    })
}

/// `PATCH /v1/categories/{category.id}`
pub(crate) fn update(shop: &Shop, call: &Call) -> Result<Value> {
    require_tree(call)?;
    let given: Value = call.required("category")?;
    shop.write(&call.author, |writing| {
        let category = updated(writing, &given, repo::revision(writing)?)?;
        answer(writing, call, &category)
    })
}

/// Updates a category; `expected` is the tree's revision. Parent and visibility have their own calls.
pub(super) fn updated(writing: &Writing<'_>, given: &Value, expected: i64) -> Result<Category> {
    let mut category = repo::find(writing, &text(given, "id").unwrap_or_default())?;
    let given_revision = revision::parse("category.revision", given.get("revision"))?;
    revision::require(NAMESPACE, given_revision, expected)?;
    category.require_unmanaged()?;
    if given.get("slug").is_some_and(|slug| slug.is_null() || slug == "") {
        let text = "A category keeps its slug, or gets another";
        return Err(ApiError::bad_request("REMOVED_SLUG", text));
    }
    let name = category.name.clone();
    apply(writing, &mut category, given)?;
    category.save(writing, writing.now)?;
    if category.name != name {
        repo::reword_products(writing, category.number)?;
    }
    repo::raise_revision(writing)?;
    publish(writing, &category, EventKind::Updated)?;
    Ok(category)
}

/// Applies a payload to a category, and keeps its slug unique.
fn apply(connection: &Connection, category: &mut Category, given: &Value) -> Result<()> {
    let mut checks = Checks::new();
    if let Some(name) = text(given, "name") {
        name.trim().clone_into(&mut category.name);
    }
    if category.name.is_empty() {
        checks.refuse("category.name", "REQUIRED_FIELD", "is missing");
    }
    let wanted = text(given, "slug").filter(|slug| !slug.is_empty());
    let is_slug = |slug: &String| slug.chars().all(|letter| is_of_word(letter) || matches!(letter, '-' | '_'));
    if wanted.as_ref().is_some_and(|slug| !is_slug(slug)) {
        return Err(ApiError::rule("category.slug", "INVALID_SLUG_FORMAT", "is no slug"));
    }
    checks.finish()?;
    if let Some(description) = given.get("description") {
        category.collection.description = description.as_str().map(str::to_owned);
    }
    let details = &mut category.details;
    for (name, kept) in [
        ("image", &mut details.image),
        ("seoData", &mut details.seo_data),
        ("richContentDescription", &mut details.rich_content_description),
        ("extendedFields", &mut details.extended_fields),
    ] {
        if let Some(given) = given.get(name) {
            *kept = Some(given.clone()).filter(|given| !given.is_null());
        }
    }
    match wanted {
        Some(slug) if slug == category.slug => {}
        Some(slug) => {
            if let Some(existing) = repo::find_by_slug(connection, &slug)? {
                return Err(ApiError::conflict("DUPLICATE_SLUG", format!("The slug {slug} is taken"))
                    .with(json!({ "existingCategoryId": existing.id })));
            }
            category.slug = slug;
        }
        None if category.slug.is_empty() => {
            category.slug = slug::generate(connection, ("collections", "category"), &category.name)?;
        }
        None => {}
    }
    Ok(())
}

/// `DELETE /v1/categories/{categoryId}`: also deletes subcategories, but no products.
pub(crate) fn delete(shop: &Shop, call: &Call) -> Result<Value> {
    require_tree(call)?;
    let id = call.text("categoryId")?;
    shop.write(&call.author, |writing| {
        let category = repo::find(writing, id)?;
        category.require_unmanaged()?;
        let number = category.number;
        let mut below = vec![category];
        while let Some(category) = below.pop() {
            below.extend(repo::children(writing, Some(category.number))?);
            publish(writing, &category, EventKind::Deleted)?;
            repo::touch_products(writing, category.number, writing.now)?;
        }
        repo::delete(writing, number)?;
        repo::raise_revision(writing)?;
        Ok(json!({}))
    })
}

/// Runs a bulk call's work for each entry, with the tree's revision from before the call.
fn each<T>(
    shop: &Shop,
    call: &Call,
    entries: &[T],
    id: impl Fn(&T) -> String,
    work: impl Fn(&Writing<'_>, &T, i64) -> Result<Category>,
) -> Result<Value> {
    let returns_entity = call.flag("returnEntity");
    let mut before = None;
    bulk_calls::each(shop, call, "category", entries, id, |writing, entry| {
        let revision = match before {
            Some(revision) => revision,
            None => *before.insert(repo::revision(writing)?),
        };
        let category = work(writing, entry, revision)?;
        Ok((None, returns_entity.then(|| requested(writing, call, &category)).transpose()?))
    })
}

/// `POST /v1/bulk/categories/update`
pub(crate) fn bulk_update(shop: &Shop, call: &Call) -> Result<Value> {
    require_tree(call)?;
    let given: Vec<Value> = call.required("categories")?;
    let given: Vec<Value> = given.iter().map(|entry| entry.get("category").cloned().unwrap_or_default()).collect();
    each(
        shop,
        call,
        &given,
        |given| text(given, "id").unwrap_or_default(),
        |writing, given, revision| {
            if given.get("parentCategory").is_some() || given.get("visible").is_some() {
                return Err(ApiError::precondition(
                    "UPDATE_OF_FIELD_NOT_ALLOWED",
                    "Parent and visibility have calls of their own",
                ));
            }
            updated(writing, given, revision)
        },
    )
}

/// `POST /v1/bulk/categories/show`
pub(crate) fn bulk_show(shop: &Shop, call: &Call) -> Result<Value> {
    require_tree(call)?;
    let ids: Vec<String> = call.required("categoryIds")?;
    each(shop, call, &ids, String::clone, |writing, id, _| place::set_visible(writing, id, true))
}
