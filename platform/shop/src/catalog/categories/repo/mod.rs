//! The rows of categories, which are also catalog V1's collections.

pub(super) mod items;

use crate::catalog::find::Counts;
use crate::catalog::record::{self, ALL_PRODUCTS_NUMBER, all_products};
use base::query::{Field, Kind, ListSource, field};
use base::{ApiError, Millis, Result, Statements, db, text};
use cartwright::resources::collections::Collection;
pub(super) use cartwright_contract::limits::category::COUNT as MAX_CATEGORIES;
pub(super) use cartwright_contract::limits::category::LEVELS as MAX_LEVELS;
use rusqlite::{Connection, Row};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

pub(super) const NAMESPACE: &str = "@wix/stores";

/// All categories, as a `FROM` clause.
const ROWS: &str = concat!(
    "(SELECT number, id, parent, position, slug, name, name_folded, visible, created, updated, body, details \
     FROM collections UNION ALL SELECT 0, '",
    all_products!(),
    "', NULL, -1, 'all-products', 'All Products', 'all products', 1, 0, 0, '{}', '{}') c"
);

/// The listed categories, as a `FROM` clause with a `WHERE`.
pub(super) fn rows(with_hidden: bool) -> String {
    format!("{ROWS} WHERE {}", if with_hidden { "1" } else { "c.visible" })
}

/// The fields that categories can be filtered and sorted by.
pub(super) const FIELDS: &[Field] = &[
    field(&["id"], "c.id", Kind::Declared),
    field(&["name"], "c.name_folded", Kind::Folded),
    field(&["description"], "c.body ->> '$.description'", Kind::Text),
    field(&["slug"], "c.slug", Kind::Text),
    field(&["visible"], "c.visible", Kind::Flag),
    field(&["createdDate"], "c.created", Kind::Moment),
    field(&["updatedDate"], "c.updated", Kind::Moment),
    field(&["managingAppId"], "c.details ->> '$.managingAppId'", Kind::Text),
    field(&["parentCategory.id"], "(SELECT p.id FROM collections p WHERE p.number = c.parent)", Kind::Text),
    field(&["parentCategory.index"], "c.position", Kind::Number),
    field(&["treeReference.appNamespace"], "'@wix/stores'", Kind::Text),
    field(&["treeReference.treeKey"], "NULL", Kind::Text),
];

pub(super) const SOURCE: ListSource = ListSource {
    fields: FIELDS,
    own_order: &["c.position", "c.number"],
    own_order_after: &[],
    never_null: &[],
    usual_limit: 100,
    largest_limit: 1000,
};

pub(super) const COUNTS: Counts = Counts {
    rows: "collections c WHERE c.visible",
    fields: FIELDS,
    counted: &[field(&["name"], "c.name", Kind::Text)],
};

/// The fields that a category has beyond a catalog V1 collection.
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
    /// The category's catalog V1 collection.
    pub(super) collection: Collection,
    pub(super) details: Details,
}

impl Category {
    /// The columns for [`Category::row`].
    pub(super) const COLUMNS: &'static str =
        "c.number, c.id, c.parent, c.slug, c.name, c.visible, c.created, c.updated, c.body, c.details";

    pub(super) fn row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            number: row.get(0)?,
            id: row.get(1)?,
            parent: row.get(2)?,
            slug: row.get(3)?,
            name: row.get(4)?,
            visible: row.get(5)?,
            created: row.get(6)?,
            updated: row.get(7)?,
            collection: db::json(row, 8)?,
            details: db::json(row, 9)?,
        })
    }

    /// Inserts a category as the last child of its parent.
    pub(super) fn insert(&mut self, connection: &Connection, now: Millis) -> Result<()> {
        (self.created, self.updated) = (now, now);
        self.number = insert(connection, &self.as_collection(), now)?;
        self.save_details(connection)
    }
    pub(super) fn save(&mut self, connection: &Connection, now: Millis) -> Result<()> {
        self.updated = now;
        update(connection, self.number, &self.as_collection(), now)?;
        self.save_details(connection)
    }

    fn save_details(&self, connection: &Connection) -> Result<()> {
        connection.run(
            "UPDATE collections SET parent = ?2, created = ?3, details = ?4 WHERE number = ?1",
            (self.number, self.parent, self.created, serde_json::to_string(&self.details)?),
        )
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

    /// Refuses changes of a category that an app manages, and of the system category.
    pub(super) fn require_unmanaged(&self) -> Result<()> {
        if self.details.managing_app_id.is_none() && self.number != ALL_PRODUCTS_NUMBER {
            return Ok(());
        }
        Err(ApiError::precondition(
            "MANAGED_CATEGORY_OPERATION_NOT_ALLOWED",
            format!("The category {} is managed by an app", self.name),
        ))
    }
}

/// Inserts a collection as the shop's last; returns its number.
pub fn insert(connection: &Connection, collection: &Collection, now: Millis) -> Result<i64> {
    let name = collection.name.as_deref().unwrap_or_default();
    connection.run(
        "INSERT INTO collections (id, position, slug, name, name_folded, visible, updated, body)
         VALUES (?1, (SELECT ifnull(max(position), -1) + 1 FROM collections), ?2, ?3, ?4, ?5, ?6, ?7)",
        (
            &collection.id,
            &collection.slug,
            name,
            text::folded(name),
            collection.visible.unwrap_or(true),
            now,
            serde_json::to_string(collection)?,
        ),
    )?;
    Ok(connection.last_insert_rowid())
}
pub fn update(connection: &Connection, number: i64, collection: &Collection, now: Millis) -> Result<()> {
    let name = collection.name.as_deref().unwrap_or_default();
    connection.run(
        "UPDATE collections SET slug = ?2, name = ?3, name_folded = ?4, visible = ?5, updated = ?6, body = ?7
         WHERE number = ?1",
        (
            number,
            &collection.slug,
            name,
            text::folded(name),
            collection.visible.unwrap_or(true),
            now,
            serde_json::to_string(collection)?,
        ),
    )
}

pub(super) fn not_found(wanted: &str) -> ApiError {
    ApiError::not_found("NOT_FOUND", format!("There is no category {wanted}"))
}

fn find_by(connection: &Connection, column: &str, value: &str) -> Result<Option<Category>> {
    let sql = format!("SELECT {} FROM {ROWS} WHERE c.{column} = ?1", Category::COLUMNS);
    connection.row(&sql, [value], Category::row)
}

pub(super) fn find(connection: &Connection, id: &str) -> Result<Category> {
    find_by(connection, "id", id)?.ok_or_else(|| not_found(id))
}

pub(super) fn find_by_slug(connection: &Connection, slug: &str) -> Result<Option<Category>> {
    find_by(connection, "slug", slug)
}
pub fn place_below(connection: &Connection, id: &str, parent: &str) -> Result<()> {
    let sql = "UPDATE collections SET parent = (SELECT number FROM collections WHERE id = ?2) WHERE id = ?1";
    connection.run(sql, (id, parent))
}

/// The children of a category, in order; `None` selects the roots.
pub(super) fn children(connection: &Connection, parent: Option<i64>) -> Result<Vec<Category>> {
    let sql =
        format!("SELECT {} FROM collections c WHERE c.parent IS ?1 ORDER BY c.position, c.number", Category::COLUMNS);
    connection.rows(&sql, [parent], Category::row)
}

pub(super) fn with_descendants(connection: &Connection, number: i64) -> Result<Vec<i64>> {
    connection.values(
        "WITH RECURSIVE below (number) AS (
             SELECT ?1 UNION SELECT c.number FROM collections c JOIN below ON c.parent = below.number
         ) SELECT number FROM below",
        [number],
    )
}

/// The ancestors of a category, from the root.
pub(super) fn ancestors(connection: &Connection, category: &Category) -> Result<Vec<Category>> {
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
    connection.rows(&sql, [parent], Category::row)
}

pub(super) fn revision(connection: &Connection) -> Result<i64> {
    connection.value("SELECT revision FROM category_tree", [])
}

pub(super) fn raise_revision(connection: &Connection) -> Result<()> {
    connection.run("UPDATE category_tree SET revision = revision + 1", [])
}

/// A store's only tree.
pub(super) fn tree() -> Value {
    json!({ "appNamespace": NAMESPACE, "treeKey": null })
}

/// Reorders siblings within the positions that they already have.
pub(super) fn order(connection: &Connection, siblings: &[Category]) -> Result<()> {
    let place =
        |sibling: &Category| connection.value("SELECT position FROM collections WHERE number = ?1", [sibling.number]);
    let mut places: Vec<i64> = siblings.iter().map(place).collect::<Result<_>>()?;
    places.sort_unstable();
    let sql = "UPDATE collections SET position = ?2 WHERE number = ?1";
    let mut placed = siblings.iter().zip(places);
    placed.try_for_each(|(sibling, place)| connection.run(sql, (sibling.number, place)))
}

/// The id of a category's parent, and the category's index among its siblings.
pub(super) fn place_in_parent(connection: &Connection, category: &Category) -> Result<Option<(String, i64)>> {
    connection.row(
        "SELECT p.id, (
             SELECT count(*) FROM collections s
             WHERE s.parent = c.parent AND (s.position, s.number) < (c.position, c.number)
         ) FROM collections c JOIN collections p ON p.number = c.parent WHERE c.number = ?1",
        [category.number],
        |row| Ok((row.get(0)?, row.get(1)?)),
    )
}

/// The number of categories, without the system category.
pub(super) fn count(connection: &Connection) -> Result<i64> {
    connection.value("SELECT count(*) FROM collections", [])
}

pub fn number_of(connection: &Connection, id: &str) -> Result<Option<i64>> {
    connection.optional_value("SELECT number FROM collections WHERE id = ?1", [id])
}

pub fn number_of_name(connection: &Connection, name: &str) -> Result<Option<i64>> {
    connection.optional_value(
        "SELECT number FROM collections WHERE name_folded = ?1 ORDER BY number LIMIT 1",
        [text::folded(name)],
    )
}

/// Finds a collection by id, with its number.
pub fn find_collection(connection: &Connection, id: &str) -> Result<Option<(i64, Collection)>> {
    Ok(find_by(connection, "id", id)?
        .filter(|found| found.number != ALL_PRODUCTS_NUMBER)
        .map(|found| (found.number, found.collection)))
}

/// Deletes a category and its descendants, but not their products.
pub fn delete(connection: &Connection, number: i64) -> Result<()> {
    connection.run("DELETE FROM collections WHERE number = ?1", [number])
}
pub fn touch_products(connection: &Connection, number: i64, now: Millis) -> Result<()> {
    record::touch(connection, "SELECT product FROM product_collections WHERE collection = ?1", number, now)
}
pub fn reword_products(connection: &Connection, number: i64) -> Result<()> {
    record::reword(
        connection,
        "SELECT product FROM product_collections WHERE collection = ?1 AND product > ?2 ORDER BY product LIMIT 200",
        number,
    )
}
