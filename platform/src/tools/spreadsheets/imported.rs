//! The result of an import.

use super::{row::Column, rules::Why};
use serde::{Deserialize, Serialize};

/// The maximum of kept refusals; a row may have several.
const MAX_REFUSALS: usize = 100;

/// The result of an import.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Imported {
    /// The number of new products.
    pub created: u64,
    /// The number of updated products, without unchanged ones.
    pub updated: u64,
    /// The number of rows with errors. Other rows of their products may have been imported.
    pub refused_rows: u64,
    /// The number of products that were not imported at all because of errors.
    pub refused_products: u64,
    /// The first 100 errors, by line.
    pub refusals: Vec<Refused>,
    /// The file's encoding, if not UTF-8.
    #[serde(skip)]
    pub encoding: Option<String>,
    /// Ignored columns.
    #[serde(skip)]
    pub unknown: Vec<String>,
}

/// An error of a row.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Refused {
    /// The row's line, counted from 1.
    pub line: u64,
    /// The product's slug.
    pub slug: String,
    /// The column; absent if the row as a whole is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<String>,
    /// The kind of error, such as `missing`, or the catalog's code for the product.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// The error in English.
    pub reason: String,
}

impl Imported {
    pub(super) fn add(&mut self, mut other: Self) {
        self.created += other.created;
        self.updated += other.updated;
        self.refused_rows += other.refused_rows;
        self.refused_products += other.refused_products;
        self.unknown.append(&mut other.unknown);
        self.encoding = self.encoding.take().or(other.encoding);
        self.refusals.append(&mut other.refusals);
        self.limit();
    }

    /// Truncates the refusals to the maximum.
    pub(super) fn limit(&mut self) {
        self.refusals.sort_by_key(|refused| refused.line);
        self.refusals.truncate(MAX_REFUSALS);
    }

    /// Adds a refusal of a row: of one cell, or (without a cell) as a whole.
    pub(super) fn refuse(&mut self, line: u64, slug: &str, cell: Option<(Column, &str)>, why: Why) {
        let reason = match cell {
            None => why.to_string(),
            Some((column, "")) => format!("{} {why}", column.into_str()),
            Some((column, text)) => format!("{} “{text}” {why}", column.into_str()),
        };
        self.push(Refused {
            line,
            slug: slug.to_owned(),
            column: cell.map(|(column, _)| column.into_str().to_owned()),
            why: Some(why.into_str().to_owned()),
            reason,
        });
    }

    pub(super) fn push(&mut self, refused: Refused) {
        let is_same_row = self.refusals.last().is_some_and(|last| last.line == refused.line);
        self.refused_rows += u64::from(!is_same_row);
        self.refusals.push(refused);
    }
}
