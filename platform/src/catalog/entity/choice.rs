//! The choices of a customization.

use crate::catalog::record::StoredMedia;
use crate::error::ApiError;
use crate::secret;
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row};
use serde::{Deserialize, Serialize};

/// A choice that products share.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct StoredSharedChoice {
    #[serde(skip)]
    pub(crate) number: i64,
    #[serde(skip)]
    pub(crate) customization: i64,
    #[serde(skip)]
    pub(crate) id: String,
    #[serde(skip)]
    pub(crate) name: String,
    /// A CSS colour, of a swatch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) colour: Option<String>,
    /// What choosing it costs, of a modifier, in the currency's smallest unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) price: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) image: Option<StoredMedia>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) primary_choices: Vec<String>,
}

impl StoredSharedChoice {
    /// The columns that [`StoredSharedChoice::row`] reads.
    pub(crate) const COLUMNS: &'static str = "c.number, c.customization, c.id, c.name, c.body";

    pub(crate) fn row(row: &Row<'_>) -> rusqlite::Result<Self> {
        let body: String = row.get(4)?;
        let body: Self = serde_json::from_str(&body)
            .map_err(|error| rusqlite::Error::FromSqlConversionFailure(4, Type::Text, error.into()))?;
        Ok(Self {
            number: row.get(0)?,
            customization: row.get(1)?,
            id: row.get(2)?,
            name: row.get(3)?,
            ..body
        })
    }
}

/// The choice of a name, made if it is not there. One that is there stays as it is.
pub(crate) fn get_or_create_choice(
    connection: &Connection,
    customization: i64,
    wanted: StoredSharedChoice,
) -> Result<StoredSharedChoice, ApiError> {
    let sql = format!(
        "SELECT {} FROM customization_choices c WHERE c.customization = ?1 AND c.name_folded = ?2",
        StoredSharedChoice::COLUMNS
    );
    let folded = wanted.name.trim().to_lowercase();
    let found = connection
        .prepare_cached(&sql)?
        .query_row((customization, &folded), StoredSharedChoice::row)
        .optional()?;
    if let Some(found) = found {
        return Ok(found);
    }
    let id = secret::new_id();
    connection
        .prepare_cached(
            "INSERT INTO customization_choices (customization, position, id, name, name_folded, body)
             VALUES (?1, (SELECT ifnull(max(position), 0) + 1 FROM customization_choices WHERE customization = ?1),
                 ?2, ?3, ?4, ?5)",
        )?
        .execute((
            customization,
            &id,
            &wanted.name,
            &folded,
            serde_json::to_string(&wanted)?,
        ))?;
    Ok(StoredSharedChoice {
        number: connection.last_insert_rowid(),
        customization,
        id,
        ..wanted
    })
}
