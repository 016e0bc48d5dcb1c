//! The rows of categories.

use crate::catalog::record::{ALL_PRODUCTS_NUMBER, all_products};
use crate::catalog::v1::{insert_collection, update_collection_row};
use crate::clock::Millis;
use crate::error::ApiError;
use crate::secret;
use axum::http::StatusCode;
use cartwright::resources::collections::Collection;
use rusqlite::{Connection, OptionalExtension, Row};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use uuid::Uuid;

/// The namespace of the store's tree.
pub(super) const NAMESPACE: &str = "@wix/stores";
/// The most levels of a tree.
pub(super) const MAX_LEVELS: usize = 5;
/// The most categories of a tree.
pub(super) const MAX_CATEGORIES: i64 = 1000;

/// All categories, as SQL has them after `FROM`.
pub(super) const ROWS: &str = concat!(
    "(SELECT number, id, parent, position, slug, name, name_folded, visible, created, updated, body, details \
     FROM collections UNION ALL SELECT 0, '",
    all_products!(),
    "', NULL, -1, 'all-products', 'All Products', 'all products', 1, 0, 0, '{}', '{}') c"
);

/// The fields of a category that a collection of catalog v1 has not got.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct Details {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) image: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seo_data: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) rich_content_description: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) managing_app_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) extended_fields: Option<Value>,
}

/// A category as it is kept.
#[derive(Debug, Clone, Default)]
pub(super) struct Category {
    pub(super) number: i64,
    pub(super) id: String,
    pub(super) parent: Option<i64>,
    pub(super) slug: String,
    pub(super) name: String,
    pub(super) visible: bool,
    pub(super) created: Millis,
    pub(super) updated: Millis,
    /// The collection of catalog v1 that it is.
    pub(super) collection: Collection,
    pub(super) details: Details,
}

impl Category {
    /// The columns that [`Category::row`] reads.
    pub(super) const COLUMNS: &'static str =
        "c.number, c.id, c.parent, c.slug, c.name, c.visible, c.created, c.updated, c.body, c.details";

    pub(super) fn row(row: &Row<'_>) -> rusqlite::Result<Self> {
        let json = |column: usize| row.get::<_, String>(column);
        let unreadable = |column: usize| {
            move |error: serde_json::Error| {
                rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Text, error.into())
            }
        };
        Ok(Self {
            number: row.get(0)?,
            id: row.get(1)?,
            parent: row.get(2)?,
            slug: row.get(3)?,
            name: row.get(4)?,
            visible: row.get(5)?,
            created: row.get(6)?,
            updated: row.get(7)?,
            collection: serde_json::from_str(&json(8)?).map_err(unreadable(8))?,
            details: serde_json::from_str(&json(9)?).map_err(unreadable(9))?,
        })
    }

    /// Keeps a new category as the last one of its parent.
    pub(super) fn insert(&mut self, connection: &Connection, now: Millis) -> Result<(), ApiError> {
        self.id = secret::new_id();
        (self.created, self.updated) = (now, now);
        let position: i64 = connection
            .prepare_cached("SELECT ifnull(max(position), 0) + 1 FROM collections")?
            .query_row([], |row| row.get(0))?;
        insert_collection(connection, position, &self.as_collection(), now)?;
        self.number = connection.last_insert_rowid();
        self.save_details(connection)
    }

    /// Keeps what a category has become.
    pub(super) fn save(&mut self, connection: &Connection, now: Millis) -> Result<(), ApiError> {
        self.updated = now;
        update_collection_row(connection, self.number, &self.as_collection(), now)?;
        self.save_details(connection)
    }

    fn save_details(&self, connection: &Connection) -> Result<(), ApiError> {
        connection
            .prepare_cached("UPDATE collections SET parent = ?2, created = ?3, details = ?4 WHERE number = ?1")?
            .execute((
                self.number,
                self.parent,
                self.created,
                serde_json::to_string(&self.details)?,
            ))?;
        Ok(())
    }

    fn as_collection(&self) -> Collection {
        Collection {
            id: Some(self.id.clone()),
            slug: Some(self.slug.clone()),
            name: Some(self.name.clone()),
            visible: Some(self.visible),
            ..self.collection.clone()
        }
    }

    /// Refuses a change of a category that an app manages, or that nobody changes.
    pub(super) fn require_unmanaged(&self) -> Result<(), ApiError> {
        if self.details.managing_app_id.is_none() && self.number != ALL_PRODUCTS_NUMBER {
            return Ok(());
        }
        Err(ApiError::application(
            StatusCode::PRECONDITION_REQUIRED,
            "MANAGED_CATEGORY_OPERATION_NOT_ALLOWED",
            format!("The category {} is managed by an app", self.name),
        ))
    }
}

pub(super) fn not_found(wanted: &str) -> ApiError {
    ApiError::not_found("NOT_FOUND", format!("There is no category {wanted}"))
}

fn find_by(connection: &Connection, column: &str, value: &str) -> Result<Option<Category>, ApiError> {
    let sql = format!("SELECT {} FROM {ROWS} WHERE c.{column} = ?1", Category::COLUMNS);
    let mut statement = connection.prepare_cached(&sql)?;
    Ok(statement.query_row([value], Category::row).optional()?)
}

/// The category of an id.
pub(super) fn find(connection: &Connection, id: &str) -> Result<Category, ApiError> {
    find_by(connection, "id", id)?.ok_or_else(|| not_found(id))
}

/// The category of a slug.
pub(super) fn find_by_slug(connection: &Connection, slug: &str) -> Result<Option<Category>, ApiError> {
    find_by(connection, "slug", slug)
}

/// Puts a category below another one.
pub(crate) fn place_below(connection: &Connection, id: &Uuid, parent: &Uuid) -> Result<(), ApiError> {
    connection.execute(
        "UPDATE collections SET parent = (SELECT number FROM collections WHERE id = ?2) WHERE id = ?1",
        (id.to_string(), parent.to_string()),
    )?;
    Ok(())
}

/// The categories below a parent, in order; without a parent those at the top.
pub(super) fn children(connection: &Connection, parent: Option<i64>) -> Result<Vec<Category>, ApiError> {
    let sql = format!(
        "SELECT {} FROM collections c WHERE c.parent IS ?1 ORDER BY c.position, c.number",
        Category::COLUMNS
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let rows = statement.query_map([parent], Category::row)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// The numbers of a category and all below it.
pub(super) fn with_descendants(connection: &Connection, number: i64) -> Result<Vec<i64>, ApiError> {
    let mut statement = connection.prepare_cached(
        "WITH RECURSIVE below (number) AS (
             SELECT ?1 UNION SELECT c.number FROM collections c JOIN below ON c.parent = below.number
         ) SELECT number FROM below",
    )?;
    let rows = statement.query_map([number], |row| row.get(0))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// The categories above one, from the top.
pub(super) fn ancestors(connection: &Connection, category: &Category) -> Result<Vec<Category>, ApiError> {
    let sql = format!(
        "WITH RECURSIVE above (number, level) AS (
             SELECT ?1, 1 UNION
             SELECT c.parent, level + 1 FROM collections c JOIN above USING (number) WHERE c.parent IS NOT NULL
         ) SELECT {} FROM above JOIN collections c USING (number) ORDER BY above.level DESC",
        Category::COLUMNS
    );
    let Some(parent) = category.parent else {
        return Ok(Vec::new());
    };
    let mut statement = connection.prepare_cached(&sql)?;
    let rows = statement.query_map([parent], Category::row)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// The revision of the tree.
pub(super) fn revision(connection: &Connection) -> Result<i64, ApiError> {
    Ok(connection
        .prepare_cached("SELECT revision FROM category_tree")?
        .query_row([], |row| row.get(0))?)
}

/// Raises the revision of the tree.
pub(super) fn raise_revision(connection: &Connection) -> Result<(), ApiError> {
    connection
        .prepare_cached("UPDATE category_tree SET revision = revision + 1")?
        .execute([])?;
    Ok(())
}

/// The only tree that a store has.
pub(super) fn tree() -> Value {
    json!({ "appNamespace": NAMESPACE, "treeKey": null })
}
