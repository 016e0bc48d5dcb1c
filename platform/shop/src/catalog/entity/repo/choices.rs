//! The rows of a customization's choices.

use crate::catalog::record::StoredMedia;
use base::{ApiError, Result, Statements, db::json, secret, text};
use rusqlite::{Connection, Row};
use serde::{Deserialize, Serialize};

/// A choice, shared between products.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct StoredSharedChoice {
    #[serde(skip)]
    pub(crate) number: i64,
    #[serde(skip)]
    pub(crate) customization: i64,
    #[serde(skip)]
    pub(crate) id: String,
    #[serde(skip)]
    pub(crate) name: String,
    /// The choice type, if it is neither `CHOICE_TEXT` nor `ONE_COLOR`: `MULTIPLE_COLORS` or `IMAGE`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) kind: Option<String>,
    /// The CSS colour of a swatch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) colour: Option<String>,
    /// The surcharge of a modifier's choice, in the currency's smallest unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) price: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) image: Option<StoredMedia>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) primary_choices: Vec<String>,
}

impl StoredSharedChoice {
    /// The choice's wire type.
    pub(crate) fn kind(&self) -> &str {
        let plain = if self.colour.is_some() { "ONE_COLOR" } else { "CHOICE_TEXT" };
        self.kind.as_deref().unwrap_or(plain)
    }

    /// The columns for [`StoredSharedChoice::row`].
    pub(crate) const COLUMNS: &'static str = "c.number, c.customization, c.id, c.name, c.body";

    pub(crate) fn row(row: &Row<'_>) -> rusqlite::Result<Self> {
        let (number, customization, id, name) = (row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?);
        Ok(Self { number, customization, id, name, ..json(row, 4)? })
    }
}

/// Gets or creates a choice by name; returns whether it was created. An existing one stays unchanged.
pub(crate) fn get_or_create(
    connection: &Connection,
    customization: i64,
    wanted: StoredSharedChoice,
) -> Result<(StoredSharedChoice, bool)> {
    let sql = format!(
        "SELECT {} FROM customization_choices c WHERE c.customization = ?1 AND c.name_folded = ?2",
        StoredSharedChoice::COLUMNS
    );
    let folded = text::folded(wanted.name.trim());
    let found = connection.row(&sql, (customization, &folded), StoredSharedChoice::row)?;
    if let Some(found) = found {
        return Ok((found, false));
    }
    let position: i64 = connection.value(
        "SELECT ifnull(max(position), -1) + 1 FROM customization_choices WHERE customization = ?1",
        [customization],
    )?;
    let mut made = StoredSharedChoice { id: secret::new_id(), ..wanted };
    made.number = insert(connection, customization, position, &made)?;
    made.customization = customization;
    Ok((made, true))
}

pub fn find(connection: &Connection, customization: i64, id: &str) -> Result<Option<StoredSharedChoice>> {
    let columns = StoredSharedChoice::COLUMNS;
    let sql = format!("SELECT {columns} FROM customization_choices c WHERE c.customization = ?1 AND c.id = ?2");
    connection.row(&sql, (customization, id), StoredSharedChoice::row)
}

/// The choices of a customization, in order.
pub(crate) fn of(connection: &Connection, customization: i64) -> Result<Vec<StoredSharedChoice>> {
    let sql = format!(
        "SELECT {} FROM customization_choices c WHERE c.customization = ?1 ORDER BY c.position, c.number",
        StoredSharedChoice::COLUMNS
    );
    connection.rows(&sql, [customization], StoredSharedChoice::row)
}

/// Inserts or updates a choice at a position. Returns its number.
pub(crate) fn put(
    connection: &Connection,
    customization: i64,
    position: usize,
    mut choice: StoredSharedChoice,
) -> Result<i64> {
    let position = i64::try_from(position).unwrap_or(i64::MAX);
    let folded = text::folded(choice.name.trim());
    let taken: Option<i64> = connection.optional_value(
        "SELECT number FROM customization_choices WHERE customization = ?1 AND name_folded = ?2",
        (customization, &folded),
    )?;
    if taken.is_some_and(|taken| taken != choice.number) {
        return Err(ApiError::conflict("ALREADY_EXISTS", format!("There is a choice {}", choice.name)));
    }
    if choice.number == 0 {
        choice.id = secret::new_id();
        return insert(connection, customization, position, &choice);
    }
    connection.run(
        "UPDATE customization_choices SET position = ?2, name = ?3, name_folded = ?4, body = ?5 WHERE number = ?1",
        (choice.number, position, &choice.name, folded, serde_json::to_string(&choice)?),
    )?;
    Ok(choice.number)
}

fn insert(connection: &Connection, customization: i64, position: i64, choice: &StoredSharedChoice) -> Result<i64> {
    connection.run(
        "INSERT INTO customization_choices (customization, position, id, name, name_folded, body)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        (
            customization,
            position,
            &choice.id,
            &choice.name,
            text::folded(choice.name.trim()),
            serde_json::to_string(choice)?,
        ),
    )?;
    Ok(connection.last_insert_rowid())
}

/// Whether a product offers a choice, in an option or a modifier.
pub(crate) fn is_used(connection: &Connection, choice: &StoredSharedChoice) -> Result<bool> {
    connection.value(
        "SELECT EXISTS (
             SELECT 1 FROM product_entities e JOIN products p ON p.numeric_id = e.product
             WHERE e.entity = ?1 AND (
                 EXISTS (SELECT 1 FROM product_choices o WHERE o.product = p.numeric_id AND o.choice = ?2)
                 OR EXISTS (
                     SELECT 1 FROM json_each(p.body, '$.modifiers') m, json_each(m.value, '$.choices') c
                     WHERE c.value ->> '$.choice' = ?2
                 )
             )
         )",
        (choice.customization, choice.number),
    )
}

/// Deletes a choice that no product offers.
pub(crate) fn remove(connection: &Connection, number: i64) -> Result<()> {
    connection.run("DELETE FROM customization_choices WHERE number = ?1", [number])
}

/// Deletes a choice, unless a product offers it.
pub(crate) fn remove_unused(connection: &Connection, choice: &StoredSharedChoice) -> Result<()> {
    if is_used(connection, choice)? {
        return Err(ApiError::bad_request(
            "CHOICE_ASSIGNED_TO_PRODUCT",
            format!("A product has the choice {}", choice.name),
        ));
    }
    remove(connection, choice.number)
}
