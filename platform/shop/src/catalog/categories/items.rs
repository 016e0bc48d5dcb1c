//! The products of categories, and their arrangement.

use super::repo::{self, Category, items as rows};
use super::{read::require_tree, view::publish_action};
use crate::catalog::change::Change;
use crate::catalog::record::{self, ALL_PRODUCTS, ALL_PRODUCTS_NUMBER, Wording, upward};
use base::{ApiError, Call, Result, Shop, Writing, bulk_calls::Outcome, query::cursor};
use cartwright::resources::cart::STORES_APP_ID as STORES_APP;
use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Item {
    catalog_item_id: String,
    app_id: String,
}

impl Item {
    fn product(id: String) -> Self {
        Self { catalog_item_id: id, app_id: STORES_APP.to_owned() }
    }

    /// Adds the item to a category, or removes it.
    fn change(&self, writing: &Writing<'_>, category: &Category, is_added: bool) -> Result<()> {
        category.require_unmanaged()?;
        let change = Change::new(writing, Wording::V3);
        let before = change.find(&self.catalog_item_id)?;
        if before.collections.contains(&category.number) == is_added {
            return Ok(());
        }
        let mut after = before.clone();
        let (action, name) = if is_added {
            after.collections.push(category.number);
            ("item_added_to_category", "addedItem")
        } else {
            after.collections.retain(|known| *known != category.number);
            rows::leave_arrangement(writing, category.number, before.number)?;
            ("item_removed_from_category", "removedItem")
        };
        change.save(&before, after)?;
        publish_action(writing, category, action, json!({ name: self }))
    }
}

/// Adds a product to categories, or removes it.
pub(crate) fn place(writing: &Writing<'_>, product: &str, categories: &[String], is_added: bool) -> Result<()> {
    let item = Item::product(product.to_owned());
    for id in categories {
        item.change(writing, &repo::find(writing, id)?, is_added)?;
    }
    repo::raise_revision(writing)
}

/// Adds each of a call's items to one category, or removes them.
fn items_of_one(shop: &Shop, call: &Call, is_added: bool) -> Result<Value> {
    require_tree(call)?;
    let id = call.text("categoryId")?;
    let items: Vec<Item> = call.required("items")?;
    shop.write(&call.author, |writing| {
        let category = repo::find(writing, id)?;
        category.require_unmanaged()?;
        let mut outcome = Outcome::default();
        for item in &items {
            outcome.run(writing, &item.catalog_item_id, || {
                item.change(writing, &category, is_added)?;
                Ok(None)
            })?;
        }
        repo::raise_revision(writing)?;
        Ok(outcome.reply())
    })
}

/// Adds one item to each of a call's categories, or removes it.
fn categories_of_one(shop: &Shop, call: &Call, is_added: bool) -> Result<Value> {
    require_tree(call)?;
    let item: Item = call.required("item")?;
    let ids: Vec<String> = call.required("categoryIds")?;
    shop.write(&call.author, |writing| {
        let mut outcome = Outcome::default();
        for id in &ids {
            outcome.run(writing, id, || {
                let category = repo::find(writing, id)?;
                item.change(writing, &category, is_added)?;
                Ok(None)
            })?;
        }
        repo::raise_revision(writing)?;
        Ok(outcome.reply())
    })
}

/// `POST /v1/bulk/categories/{categoryId}/add-items`
pub(crate) fn bulk_add_items(shop: &Shop, call: &Call) -> Result<Value> {
    items_of_one(shop, call, true)
}

/// `POST /v1/bulk/categories/{categoryId}/remove-items`
pub(crate) fn bulk_remove_items(shop: &Shop, call: &Call) -> Result<Value> {
    items_of_one(shop, call, false)
}

/// `POST /v1/bulk/categories/add-item`
pub(crate) fn bulk_add_item_to_categories(shop: &Shop, call: &Call) -> Result<Value> {
    categories_of_one(shop, call, true)
}

/// `POST /v1/bulk/categories/remove-item`
pub(crate) fn bulk_remove_item_from_categories(shop: &Shop, call: &Call) -> Result<Value> {
    categories_of_one(shop, call, false)
}

/// A cursor's position: the last item of the previous page.
#[derive(Debug, Default, Serialize, Deserialize)]
struct ItemPosition {
    /// The position of an arranged item.
    #[serde(rename = "a", default, skip_serializing_if = "Option::is_none")]
    arranged: Option<i64>,
    /// The product number of an item without an arranged position.
    #[serde(rename = "p", default, skip_serializing_if = "Option::is_none")]
    product: Option<i64>,
}

/// `GET /v1/categories/{categoryId}/list-items`: newest first, after arranged items if the call requests these.
/// Visitors get visible products only.
pub(crate) fn list_items(shop: &Shop, call: &Call) -> Result<Value> {
    require_tree(call)?;
    let id = call.text("categoryId")?;
    let paging = |name: &str| call.value("cursorPaging").and_then(|paging| paging.get(name));
    let limit = match paging("limit") {
        Some(Value::String(text)) => text.parse().unwrap_or(100),
        Some(number) => number.as_u64().unwrap_or(100),
        None => 100,
    };
    let limit = usize::try_from(limit).unwrap_or(100).clamp(1, 100);
    let place = match paging("cursor").and_then(Value::as_str).filter(|cursor| !cursor.is_empty()) {
        Some(cursor) => cursor::read::<ItemPosition>(cursor)
            .ok_or_else(|| ApiError::field("cursorPaging.cursor", "FORMAT", "is no cursor"))?,
        None => ItemPosition::default(),
    };
    shop.db.read(|connection| {
        let category = repo::find(connection, id)?;
        let page = ItemPage {
            connection,
            category: category.number,
            is_arranged: call.flag("useCategoryArrangement"),
            sees_hidden: call.caller.is_owner(),
            // Reads one row beyond the page, to know whether there is a next page.
            limit: limit + 1,
        };
        let mut found = page.read(&place, call.flag("includeItemsFromSubcategories"))?;
        let has_next = found.len() > limit;
        found.truncate(limit);
        let mut cursors = json!({});
        if let Some((last, _)) = found.last().filter(|_| has_next) {
            cursors = json!({ "next": cursor::write(last)? });
        }
        let items: Vec<Item> = found.into_iter().map(|(_, id)| Item::product(id)).collect();
        let metadata = json!({ "count": items.len(), "cursors": cursors, "hasNext": has_next });
        Ok(json!({ "items": items, "pagingMetadata": metadata }))
    })
}

/// The query of a page of a category's items.
struct ItemPage<'a> {
    connection: &'a Connection,
    category: i64,
    is_arranged: bool,
    sees_hidden: bool,
    limit: usize,
}

impl ItemPage<'_> {
    /// The items after a position, each with its own position.
    fn read(&self, place: &ItemPosition, with_descendants: bool) -> Result<Vec<(ItemPosition, String)>> {
        let (connection, sees_hidden, limit) = (self.connection, self.sees_hidden, self.limit);
        let mut found = Vec::new();
        if self.is_arranged && place.product.is_none() {
            let values = (self.category, place.arranged.unwrap_or(-1), sees_hidden, limit);
            let arranged = rows::read(connection, rows::ARRANGED, values)?;
            found.extend(arranged.into_iter().map(|(position, id)| {
                let arranged = ItemPosition { arranged: Some(position), product: None };
                (arranged, id)
            }));
        }
        let before = place.product.unwrap_or(i64::MAX);
        let arranged = self.is_arranged.then_some(self.category);
        let mut others = Vec::new();
        if self.category == ALL_PRODUCTS_NUMBER {
            others = rows::read(connection, rows::ALL, (before, sees_hidden, limit))?;
        } else {
            let categories =
                if with_descendants { repo::with_descendants(connection, self.category)? } else { vec![self.category] };
            for category in categories {
                let values = (category, before, sees_hidden, limit, arranged);
                others.extend(rows::read(connection, rows::DIRECT, values)?);
            }
        }
        others.sort_unstable_by(|one, other| other.cmp(one));
        others.dedup();
        found.extend(others.into_iter().map(|(number, id)| {
            let other = ItemPosition { arranged: None, product: Some(number) };
            (other, id)
        }));
        found.truncate(limit);
        Ok(found)
    }
}

/// The ids of an item's categories, and of their ancestors.
fn categories_of(connection: &Connection, item: &Item) -> Result<(Vec<String>, Vec<String>)> {
    let product = record::find(connection, &item.catalog_item_id)?.filter(|_| item.app_id == STORES_APP);
    let Some((product, shared)) = product else {
        return Ok((Vec::new(), Vec::new()));
    };
    let mut direct = shared.collection_ids(&product);
    let lines = product.collections.iter();
    let mut indirect: Vec<String> = Vec::new();
    for above in lines.flat_map(|number| upward(&shared.collections, *number)) {
        if !direct.contains(&above.id) && !indirect.contains(&above.id) {
            indirect.push(above.id.clone());
        }
    }
    direct.push(ALL_PRODUCTS.to_owned());
    Ok((direct, indirect))
}

/// `GET /v1/categories/list-categories-for-item`
pub(crate) fn list_for_item(shop: &Shop, call: &Call) -> Result<Value> {
    require_tree(call)?;
    let item: Item = call.required("item")?;
    shop.db.read(|connection| {
        let (direct, mut all) = categories_of(connection, &item)?;
        all.extend(direct.iter().cloned());
        Ok(json!({ "directCategoryIds": direct, "allCategoryIds": all }))
    })
}

/// `POST /v1/categories/list-categories-for-items`
pub(crate) fn list_for_items(shop: &Shop, call: &Call) -> Result<Value> {
    require_tree(call)?;
    let items: Vec<Item> = call.optional("items")?.unwrap_or_default();
    shop.db.read(|connection| {
        let found = items.iter().map(|item| {
            let (direct, indirect) = categories_of(connection, item)?;
            Ok(json!({ "item": item, "directCategoryIds": direct, "indirectCategoryIds": indirect }))
        });
        let found: Vec<Value> = found.collect::<Result<_>>()?;
        Ok(json!({ "categoriesForItems": found }))
    })
}

/// `POST /v1/categories/{categoryId}/set-arranged-items`
pub(crate) fn set_arranged_items(shop: &Shop, call: &Call) -> Result<Value> {
    require_tree(call)?;
    let id = call.text("categoryId")?;
    let items: Vec<Item> = call.optional("items")?.unwrap_or_default();
    shop.write(&call.author, |writing| {
        let category = repo::find(writing, id)?;
        if category.number == ALL_PRODUCTS_NUMBER {
            category.require_unmanaged()?;
        }
        rows::clear_arrangement(writing, category.number)?;
        for (position, item) in (0_i64..).zip(&items) {
            if !rows::arrange(writing, category.number, position, &item.catalog_item_id)? {
                return Err(ApiError::bad_request(
                    "ITEM_NOT_IN_CATEGORY",
                    format!("The item {} is not in the category", item.catalog_item_id),
                ));
            }
        }
        repo::raise_revision(writing)?;
        publish_action(writing, &category, "items_arranged_in_category", json!({}))?;
        Ok(json!({ "items": items }))
    })
}

/// `GET /v1/categories/{categoryId}/arranged-items`
pub(crate) fn get_arranged_items(shop: &Shop, call: &Call) -> Result<Value> {
    require_tree(call)?;
    let id = call.text("categoryId")?;
    shop.db.read(|connection| {
        let category = repo::find(connection, id)?;
        let ids = rows::arrangement(connection, category.number)?;
        let items: Vec<Item> = ids.into_iter().map(Item::product).collect();
        Ok(json!({ "items": items }))
    })
}
