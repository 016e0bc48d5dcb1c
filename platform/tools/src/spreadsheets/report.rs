//! The answer of an import or its dry run: created and changed products, and refused cells.

use super::{export::cell, row::Column, rules::Why};
use serde::{Deserialize, Serialize};
use shop::catalog::export::Product;
use strum::VariantArray;

/// The maximum length of each list of a whole file.
const MAX_LISTED: usize = 100;

/// The result of an import; of its dry run, the result that it would have.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Imported {
    /// The number of new products.
    pub created: u64,
    /// The number of updated products, without unchanged ones.
    pub updated: u64,
    /// The number of products that have the file's values already.
    pub unchanged: u64,
    /// The number of rows with errors. Other rows of their products may have been imported.
    pub refused_rows: u64,
    /// The number of products that were not imported at all because of errors.
    pub refused_products: u64,
    /// The first 100 new products.
    pub new: Vec<NewProduct>,
    /// The first 100 updated products.
    pub changes: Vec<ChangedProduct>,
    /// The first 100 errors, by line.
    pub refusals: Vec<Refused>,
    /// The file's encoding, if not UTF-8.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub encoding: Option<String>,
    /// Ignored columns.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<String>,
}

/// A product that an import creates.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NewProduct {
    /// The first row's line, counted from 1.
    pub line: u64,
    /// The product's slug.
    pub slug: String,
    /// The product's name.
    pub name: String,
    /// The number of variants.
    pub variants: usize,
}

/// A product that an import updates.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ChangedProduct {
    /// The first row's line, counted from 1.
    pub line: u64,
    /// The product's slug.
    pub slug: String,
    /// The product's name, after the import.
    pub name: String,
    /// The changed cells, by column.
    pub cells: Vec<Change>,
}

/// A cell that an import changes, as an export writes it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Change {
    /// The column. A new variant changes `choices` alone.
    pub column: String,
    /// The variant's choices; empty for a value of the whole product.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub choices: String,
    /// The value before; empty for a new variant.
    pub before: String,
    /// The value after.
    pub after: String,
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
    /// The cell.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// The kind of error, such as `missing`, or the catalog's code for the product.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// The error in English.
    pub reason: String,
}

/// The position of an import in its file.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// The number of processed products.
    pub products: u64,
    /// The number of read bytes of the file's text.
    pub bytes: u64,
    /// The number of bytes of the file's text.
    pub size: u64,
}

/// The answer's line about a batch.
#[derive(Debug, Serialize, Deserialize)]
pub struct Batch {
    #[serde(flatten)]
    pub(super) progress: Progress,
    #[serde(flatten)]
    pub(super) imported: Imported,
}

impl Imported {
    pub(super) fn add(&mut self, mut other: Self) {
        self.created += other.created;
        self.updated += other.updated;
        self.unchanged += other.unchanged;
        self.refused_rows += other.refused_rows;
        self.refused_products += other.refused_products;
        self.new.append(&mut other.new);
        self.changes.append(&mut other.changes);
        self.refusals.append(&mut other.refusals);
        self.refusals.sort_by_key(|refused| refused.line);
        self.unknown.append(&mut other.unknown);
        self.encoding = self.encoding.take().or(other.encoding);
    }

    /// Adds a batch to the result of a whole file, whose lists are bounded.
    pub(super) fn add_batch(&mut self, batch: Batch) {
        self.add(batch.imported);
        self.new.truncate(MAX_LISTED);
        self.changes.truncate(MAX_LISTED);
        self.refusals.truncate(MAX_LISTED);
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
            text: cell.map(|(_, text)| text.to_owned()).unwrap_or_default(),
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

/// The cells in which the rows of a product differ.
pub(super) fn changes(before: &Product, after: &Product) -> Vec<Change> {
    let mut changes = Vec::new();
    for &column in Column::VARIANTS {
        for (index, line) in after.lines.iter().enumerate() {
            let known = before.lines.get(index);
            if known.is_none() && column != Column::Choices {
                continue;
            }
            let is_first = index == 0;
            let was = known.map(|known| cell(before, known, is_first, column)).unwrap_or_default();
            let is = cell(after, line, is_first, column);
            if was != is {
                let choices = if column.is_of_product() || column == Column::Choices {
                    String::new()
                } else {
                    cell(after, line, is_first, Column::Choices)
                };
                changes.push(Change { column: column.into_str().to_owned(), choices, before: was, after: is });
            }
        }
    }
    changes
}
