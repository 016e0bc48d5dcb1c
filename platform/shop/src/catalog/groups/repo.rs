//! The rows of product groups and their members.

use crate::catalog::find::Counts;
use crate::catalog::record::StoredMedia;
use base::db::json;
use base::query::{Field, Kind, ListSource, field};
use base::{Millis, Result, Statements};
use cartwright::resources::cart::ExtendedFields;
use cartwright::resources::products_v3::Tags;
use rusqlite::{Connection, Row};
use serde::{Deserialize, Serialize};

pub(super) const ROWS: &str = "product_groups g WHERE 1";

/// The only fields to filter queries by.
pub(super) const FIELDS: &[Field] =
    &[field(&["id"], "g.id", Kind::Declared), field(&["handle"], "g.handle", Kind::Declared)];

/// The searched text: the names of a group and its members.
pub(super) const WORDS: &str = "words";

const SEARCHED: &[Field] = &[
    field(&["id"], "g.id", Kind::Declared),
    field(&["name"], "g.name", Kind::Text),
    field(&["createdDate"], "g.created", Kind::Moment),
    field(&["groupingCustomizationId"], "g.customization", Kind::Declared),
    field(
        &["members.productId"],
        "EXISTS (SELECT 1 FROM product_group_members m JOIN products p ON p.numeric_id = m.product
         WHERE m.product_group = g.number AND p.id",
        Kind::Set,
    ),
    field(
        &["members.productName"],
        "EXISTS (SELECT 1 FROM product_group_members m JOIN products p ON p.numeric_id = m.product
         WHERE m.product_group = g.number AND p.name",
        Kind::Set,
    ),
    field(
        &[WORDS],
        "(SELECT g.name || ' ' || ifnull(group_concat(p.name, ' '), '') FROM product_group_members m
          JOIN products p ON p.numeric_id = m.product WHERE m.product_group = g.number)",
        Kind::Text,
    ),
];

/// Newest first.
pub(super) const QUERIED: ListSource = ListSource {
    fields: FIELDS,
    own_order: &["-g.number"],
    own_order_after: &[],
    never_null: &[],
    usual_limit: 100,
    largest_limit: 100,
};

pub(super) const SEARCH: ListSource = ListSource { fields: SEARCHED, ..QUERIED };

pub(super) const COUNTS: Counts = Counts {
    rows: ROWS,
    fields: SEARCHED,
    counted: &[
        field(&["name"], "g.name", Kind::Text),
        field(
            &["members.productId"],
            "(SELECT json_group_array(p.id) FROM product_group_members m
              JOIN products p ON p.numeric_id = m.product WHERE m.product_group = g.number)",
            Kind::Set,
        ),
        field(
            &["members.productName"],
            "(SELECT json_group_array(p.name) FROM product_group_members m
              JOIN products p ON p.numeric_id = m.product WHERE m.product_group = g.number)",
            Kind::Set,
        ),
    ],
};

#[derive(Debug, Clone, Default)]
pub(crate) struct Group {
    pub(super) number: i64,
    pub(super) id: String,
    pub(super) handle: String,
    pub(super) name: String,
    /// The id of the option or modifier that the members share.
    pub(super) customization: String,
    pub(super) revision: i64,
    pub(super) created: Millis,
    pub(super) updated: Millis,
    pub(super) body: Body,
}

/// The fields of a group that are never queried.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct Body {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) choice_order: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) media: Option<StoredMedia>,
    pub(super) tags: Tags,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) extended_fields: Option<ExtendedFields>,
}

impl Group {
    pub(super) const COLUMNS: &'static str =
        "g.number, g.id, g.handle, g.name, g.customization, g.revision, g.created, g.updated, g.body";

    pub(super) fn row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            number: row.get(0)?,
            id: row.get(1)?,
            handle: row.get(2)?,
            name: row.get(3)?,
            customization: row.get(4)?,
            revision: row.get(5)?,
            created: row.get(6)?,
            updated: row.get(7)?,
            body: json(row, 8)?,
        })
    }
}

pub(super) fn find(connection: &Connection, id: &str) -> Result<Option<Group>> {
    connection.row(&format!("SELECT {} FROM product_groups g WHERE g.id = ?1", Group::COLUMNS), [id], Group::row)
}

pub(super) fn count(connection: &Connection) -> Result<i64> {
    connection.value("SELECT count(*) FROM product_groups", [])
}

pub(super) fn is_handle_taken(connection: &Connection, handle: &str) -> Result<bool> {
    connection.has("SELECT 1 FROM product_groups WHERE handle = ?1", [handle])
}

pub(super) fn insert(connection: &Connection, group: &mut Group) -> Result<()> {
    connection.run(
        "INSERT INTO product_groups (id, handle, name, customization, revision, created, updated, body)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        (
            &group.id,
            &group.handle,
            &group.name,
            &group.customization,
            group.revision,
            group.created,
            group.updated,
            serde_json::to_string(&group.body)?,
        ),
    )?;
    group.number = connection.last_insert_rowid();
    Ok(())
}

/// Saves a changed group with its next revision.
pub(super) fn update(connection: &Connection, group: &mut Group, now: Millis) -> Result<()> {
    group.revision += 1;
    group.updated = now;
    connection.run(
        "UPDATE product_groups SET name = ?2, revision = ?3, updated = ?4, body = ?5 WHERE number = ?1",
        (group.number, &group.name, group.revision, now, serde_json::to_string(&group.body)?),
    )
}

pub(super) fn delete(connection: &Connection, number: i64) -> Result<()> {
    connection.run("DELETE FROM product_groups WHERE number = ?1", [number])
}

/// The numbers of a group's products.
pub(super) fn members(connection: &Connection, group: i64) -> Result<Vec<i64>> {
    connection.values("SELECT product FROM product_group_members WHERE product_group = ?1 ORDER BY product", [group])
}

pub(super) fn group_of(connection: &Connection, product: i64) -> Result<Option<i64>> {
    connection.optional_value("SELECT product_group FROM product_group_members WHERE product = ?1", [product])
}

pub(super) fn add_member(connection: &Connection, group: i64, product: i64) -> Result<()> {
    connection.run("INSERT INTO product_group_members (product, product_group) VALUES (?1, ?2)", [product, group])
}

pub(super) fn remove_member(connection: &Connection, product: i64) -> Result<()> {
    connection.run("DELETE FROM product_group_members WHERE product = ?1", [product])
}
