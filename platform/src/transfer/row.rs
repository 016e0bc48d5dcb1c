//! One row: a variant, and on the first row of a product what is the product's.

use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};

/// The separator of a list's entries.
const BETWEEN: &str = "; ";

/// A row. What is a product's is read from its first row; an empty cell is nothing said.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Row {
    /// The product's key; rows of one product have the same.
    pub(super) slug: String,
    pub(super) name: String,
    /// `physical` or `digital`.
    #[serde(rename = "type")]
    pub(super) kind: String,
    /// `yes` or `no`.
    pub(super) visible: String,
    /// HTML.
    pub(super) description: String,
    pub(super) brand: String,
    pub(super) ribbon: String,
    /// Names of collections.
    pub(super) collections: String,
    /// Addresses of pictures.
    pub(super) media: String,
    /// `Option=Choice`, one an option; a swatch's colour in brackets: `Colour=Sea [#204060]`.
    pub(super) choices: String,
    pub(super) sku: String,
    pub(super) barcode: String,
    /// The price after the discount.
    pub(super) price: String,
    /// The price before a sale.
    pub(super) compare_at_price: String,
    pub(super) cost: String,
    pub(super) weight: String,
    /// Counted stock, or `yes` and `no` for stock that is not counted.
    pub(super) stock: String,
}

/// The sign before a text that a spreadsheet would take for a formula.
const TEXT: char = '\'';

/// Whether a spreadsheet would take a cell for a formula, once signs before it are gone.
fn is_formula(cell: &str) -> bool {
    cell.trim_start_matches(TEXT)
        .starts_with(['=', '+', '-', '@', '\t', '\r'])
        && cell.parse::<Decimal>().is_err()
}

/// A formula as the text that a spreadsheet shows; nothing for other cells.
fn escaped(cell: &str) -> Option<String> {
    is_formula(cell).then(|| format!("{TEXT}{cell}"))
}

/// The formula of a text that was escaped; nothing for other cells.
fn unescaped(cell: &str) -> Option<String> {
    cell.strip_prefix(TEXT)
        .filter(|text| is_formula(text))
        .map(str::to_owned)
}

/// A choice of an option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Chosen {
    pub(super) option: String,
    pub(super) choice: String,
    pub(super) colour: Option<String>,
}

impl Row {
    fn cells(&mut self) -> [&mut String; 17] {
        [
            &mut self.slug,
            &mut self.name,
            &mut self.kind,
            &mut self.visible,
            &mut self.description,
            &mut self.brand,
            &mut self.ribbon,
            &mut self.collections,
            &mut self.media,
            &mut self.choices,
            &mut self.sku,
            &mut self.barcode,
            &mut self.price,
            &mut self.compare_at_price,
            &mut self.cost,
            &mut self.weight,
            &mut self.stock,
        ]
    }

    /// Makes the row one of which a spreadsheet runs no cell.
    pub(super) fn write_formulas_as_texts(&mut self) {
        for cell in self.cells() {
            if let Some(text) = escaped(cell) {
                *cell = text;
            }
        }
    }

    /// Makes a row that was read what it was before it was written.
    pub(super) fn read_texts_back(&mut self) {
        for cell in self.cells() {
            if let Some(text) = unescaped(cell) {
                *cell = text;
            }
        }
    }

    /// The choices; `None` when they are not of the form.
    pub(super) fn chosen(&self) -> Option<Vec<Chosen>> {
        entries(&self.choices).map(Chosen::read).collect()
    }
}

impl Chosen {
    fn read(text: &str) -> Option<Self> {
        let (option, choice) = text.split_once('=')?;
        let coloured = choice.trim().strip_suffix(']').and_then(|rest| rest.rsplit_once('['));
        let (choice, colour) = match coloured {
            Some((choice, colour)) => (choice, Some(colour.to_owned())),
            None => (choice, None),
        };
        Some(Self {
            option: option.trim().to_owned(),
            choice: choice.trim().to_owned(),
            colour,
        })
    }
}

impl std::fmt::Display for Chosen {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{}={}", self.option, self.choice)?;
        match &self.colour {
            Some(colour) => write!(formatter, " [{colour}]"),
            None => Ok(()),
        }
    }
}

/// The entries of a list.
pub(super) fn entries(list: &str) -> impl Iterator<Item = &str> {
    list.split(';').map(str::trim).filter(|entry| !entry.is_empty())
}

/// A list of entries.
pub(super) fn list<T: ToString>(entries: impl IntoIterator<Item = T>) -> String {
    let texts: Vec<String> = entries.into_iter().map(|entry| entry.to_string()).collect();
    texts.join(BETWEEN)
}

/// The value of a yes or no.
pub(super) fn yes_or_no(text: &str) -> Option<bool> {
    match text.trim().to_ascii_lowercase().as_str() {
        "yes" | "true" | "1" => Some(true),
        "no" | "false" | "0" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_as_they_are_written() {
        let row = Row {
            choices: "Size=Large; Colour=Sea blue [#204060]".to_owned(),
            ..Row::default()
        };
        let chosen = row.chosen().unwrap();
        assert_eq!(chosen[1].colour.as_deref(), Some("#204060"));
        assert_eq!(list(chosen), row.choices);
        assert_eq!(
            Row {
                choices: "Large".to_owned(),
                ..Row::default()
            }
            .chosen(),
            None
        );
    }

    #[test]
    fn formulas_are_written_as_texts_and_read_back_as_they_were() {
        for formula in [
            "=HYPERLINK(\"http://evil\")",
            "+1+1",
            "-2+3",
            "@SUM(A1)",
            "\t=1",
            "'=1",
            "''@x",
        ] {
            let row = Row {
                name: formula.to_owned(),
                price: "-12.50".to_owned(),
                ..Row::default()
            };
            let mut written = row.clone();
            written.write_formulas_as_texts();
            assert!(
                written.name.starts_with('\'') && written.price == row.price,
                "{written:?}"
            );
            written.read_texts_back();
            assert_eq!(written, row);
        }
        for plain in ["", "Mug", "'tis", "'", "a=b"] {
            assert_eq!((escaped(plain), unescaped(plain)), (None, None));
        }
    }
}
