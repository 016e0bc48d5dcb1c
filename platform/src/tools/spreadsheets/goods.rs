//! The rows of one product, as a file and the call of the platform have them.

use super::row::{Column, Row};
use serde::{Deserialize, Serialize};

/// The rows of one product. A column that the file does not have has no key in them.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct Goods {
    /// The line of the first row.
    pub(super) line: u64,
    pub(super) rows: Vec<Row>,
    /// The line of each row.
    pub(super) lines: Vec<u64>,
    /// Whether the product's first row was refused, so that the product's own values are unknown.
    pub(super) is_headless: bool,
}

impl Goods {
    pub(super) fn slug(&self) -> &str {
        self.rows.first().map(|row| row.text(Column::Slug)).unwrap_or_default()
    }

    pub(super) fn line_of(&self, index: usize) -> u64 {
        self.lines.get(index).copied().unwrap_or(self.line)
    }

    /// Whether no row can be imported: none is left, or the first one is missing, which has the product's values.
    pub(super) fn is_nothing(&self) -> bool {
        let Some(first) = self.rows.first() else { return true };
        self.is_headless && first.has_product_columns()
    }
}
