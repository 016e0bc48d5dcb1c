//! A row of a product file: a variant; a product's first row also has the product's values.

use std::collections::BTreeMap;
use strum::{EnumString, IntoStaticStr, VariantArray};

/// The columns, in the export's order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case", const_into_str)]
pub(super) enum Column {
    Slug,
    Name,
    /// `physical` or `digital`.
    Type,
    /// `yes` or `no`.
    Visible,
    /// HTML.
    Description,
    Brand,
    Ribbon,
    /// Collections by name.
    Collections,
    /// Addresses of pictures.
    Media,
    /// `Option=Choice` for each option; a swatch's colour in brackets: `Colour=Sea [#204060]`.
    Choices,
    Sku,
    Barcode,
    /// The price after the discount.
    Price,
    /// The price before a sale.
    CompareAtPrice,
    Cost,
    Weight,
    /// Tracked quantity, or `yes` and `no` for untracked stock.
    Stock,
}

impl Column {
    /// Whether the column is a product's own, so that only its first row has a value.
    pub(super) fn is_of_product(self) -> bool {
        (Self::Name..=Self::Media).contains(&self)
    }

    /// Whether cells of the column are not trimmed.
    const fn keeps_spaces(self) -> bool {
        matches!(self, Self::Description | Self::Collections | Self::Media | Self::Choices)
    }
}

/// The cells of a row, without columns that the file lacks.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Row(BTreeMap<Column, String>);

impl Row {
    pub(super) fn set(&mut self, column: Column, text: impl Into<String>) {
        self.0.insert(column, text.into());
    }

    /// A column's trimmed cell.
    pub(super) fn get(&self, column: Column) -> Option<&str> {
        let text = self.0.get(&column)?;
        Some(if column.keeps_spaces() { text } else { text.trim() })
    }

    /// A column's cell; empty if the file lacks the column.
    pub(super) fn text(&self, column: Column) -> &str {
        self.get(column).unwrap_or_default()
    }

    pub(super) fn has_variant_columns(&self) -> bool {
        self.0.keys().any(|column| *column >= Column::Choices)
    }

    pub(super) fn has_product_columns(&self) -> bool {
        self.0.keys().any(|column| column.is_of_product())
    }
}

/// The prefix of a text that a spreadsheet would evaluate as a formula.
const TEXT: char = '\'';

/// Whether a spreadsheet would evaluate a cell as a formula (CSV injection), apart from leading apostrophes.
fn is_formula(cell: &str) -> bool {
    let begins = cell.trim_start_matches(TEXT).starts_with(['=', '+', '-', '@', '\t', '\r']);
    begins && !is_number(cell.strip_prefix(['+', '-']).unwrap_or(cell))
}

/// Whether a text is digits with at most one decimal point.
pub(super) fn is_number(text: &str) -> bool {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let is_digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    is_digits(whole) && is_digits(fraction)
}

/// Escapes a cell against evaluation.
pub(super) fn write_cell(cell: &str) -> String {
    if is_formula(cell) { format!("{TEXT}{cell}") } else { cell.to_owned() }
}

/// Undoes the escape of [`write_cell`].
pub(super) fn read_cell(cell: &str) -> &str {
    cell.strip_prefix(TEXT).filter(|text| is_formula(text)).unwrap_or(cell)
}

/// Parses a boolean.
pub(super) fn yes_or_no(text: &str) -> Option<bool> {
    match text.to_ascii_lowercase().as_str() {
        "yes" | "true" | "1" => Some(true),
        "no" | "false" | "0" => Some(false),
        _ => None,
    }
}
