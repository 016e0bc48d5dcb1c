//! Decides on a product of a file: which rows its rules or the shop's existing product refuse, and the values of the
//! others.

use super::lists::{choices, entries, key};
use super::row::{Column, Row, yes_or_no};
use super::rules::{Problem, Why, amount, is_below, problems};
use super::{read::ProductRows, report::Imported};
use shop::catalog::export::{CsvChoice, CsvLine, Product, Stocked};
use shop::catalog::import::Known;
use std::collections::HashSet;

/// The values to import of a product; `None` if nothing can be imported.
pub(super) fn decide(
    goods: &ProductRows,
    known: Option<&Known>,
    digits: u32,
    imported: &mut Imported,
) -> Option<Product> {
    let mut seen = HashSet::new();
    let sound = goods.keep(imported, |row, is_first| {
        let problems = problems(row, is_first, digits);
        let chosen = choices(row.text(Column::Choices)).unwrap_or_default();
        let key: Vec<_> =
            key(&chosen).into_iter().map(|(option, choice)| (option.to_owned(), choice.to_owned())).collect();
        if problems.is_empty() && !seen.insert(key) {
            return vec![(Column::Choices, Why::Twice)];
        }
        problems
    });
    if sound.is_nothing() {
        return None;
    }
    let lines = known.map(|known| known.product.lines.as_slice());
    let first = sound.rows.first().map(choices_of).unwrap_or_default();
    let wanted = options(lines.and_then(|lines| lines.first()).map_or(&first, |line| &line.choices));
    let kept = sound.keep(imported, |row, is_first| problems_in_shop(row, is_first, lines, &wanted));
    if kept.is_nothing() || (kept.is_headless && known.is_none()) {
        return None;
    }
    Some(product(&kept, lines.unwrap_or_default()))
}

impl ProductRows {
    /// The rows without problems. Records the others' problems as refusals.
    fn keep(&self, imported: &mut Imported, mut problems: impl FnMut(&Row, bool) -> Vec<Problem>) -> Self {
        let mut kept = Self { is_headless: self.is_headless, ..Self::default() };
        for (index, row) in self.rows.iter().enumerate() {
            let problems = problems(row, index == 0 && !self.is_headless);
            if problems.is_empty() {
                kept.lines.push(self.line_of(index));
                kept.rows.push(row.clone());
            } else if index == 0 {
                kept.is_headless = true;
            }
            for (column, why) in problems {
                let cell = Some((column, row.text(column)));
                imported.refuse(self.line_of(index), self.slug(), cell, why);
            }
        }
        kept.line = kept.line_of(0);
        kept
    }
}

fn choices_of(row: &Row) -> Vec<CsvChoice> {
    choices(row.text(Column::Choices)).unwrap_or_default()
}

/// The option names of choices.
fn options(choices: &[CsvChoice]) -> Vec<String> {
    let mut names: Vec<String> = choices.iter().map(|chosen| chosen.option.clone()).collect();
    names.sort_unstable();
    names
}

/// The index of a row's variant; without the column `choices`, the only one.
fn variant(row: &Row, lines: &[CsvLine]) -> Option<usize> {
    if row.get(Column::Choices).is_none() {
        return (lines.len() == 1).then_some(0);
    }
    let chosen = choices_of(row);
    lines.iter().position(|line| key(&line.choices) == key(&chosen))
}

/// The errors of a row against the shop's product, or its absence.
fn problems_in_shop(row: &Row, is_first: bool, lines: Option<&[CsvLine]>, wanted: &[String]) -> Vec<Problem> {
    // Without columns of variants, a row changes the product alone.
    if lines.is_some() && !row.has_variant_columns() {
        return Vec::new();
    }
    let known = lines.and_then(|lines| lines.get(variant(row, lines)?));
    let is_unclear = if row.get(Column::Choices).is_none() {
        lines.is_some() && known.is_none()
    } else {
        options(&choices_of(row)) != wanted
    };
    if is_unclear {
        return vec![(Column::Choices, Why::Options)];
    }
    let mut missing = Vec::new();
    if lines.is_none() && is_first && row.get(Column::Name).is_none() {
        missing.push((Column::Name, Why::Missing));
    }
    if known.is_none() && row.get(Column::Price).is_none() {
        missing.push((Column::Price, Why::Missing));
    }
    if !missing.is_empty() {
        return missing;
    }
    let price = row.get(Column::Price).map_or(known.and_then(|line| line.price), amount);
    let kept = known.and_then(|line| line.compare_at_price.flatten());
    let compare_at = row.get(Column::CompareAtPrice);
    let column = compare_at.map_or(Column::Price, |_| Column::CompareAtPrice);
    if is_below(compare_at.map_or(kept, amount), price) {
        return vec![(column, Why::CompareAt)];
    }
    Vec::new()
}

fn product(goods: &ProductRows, known: &[CsvLine]) -> Product {
    let row = goods.rows.first().cloned().unwrap_or_default();
    let text = |column| row.get(column).map(str::to_owned);
    let list = |column| row.get(column).map(entries);
    Product {
        slug: goods.slug().to_owned(),
        name: text(Column::Name),
        description: text(Column::Description),
        is_digital: match row.text(Column::Type) {
            "" => None,
            kind => Some(kind == "digital"),
        },
        visible: yes_or_no(row.text(Column::Visible)),
        brand: text(Column::Brand),
        ribbon: text(Column::Ribbon),
        collections: list(Column::Collections),
        media: list(Column::Media),
        lines: {
            let of_variants = |row: &&Row| known.is_empty() || row.has_variant_columns();
            goods.rows.iter().filter(of_variants).map(|row| line(row, known)).collect()
        },
    }
}

fn line(row: &Row, known: &[CsvLine]) -> CsvLine {
    let stock = row.text(Column::Stock);
    let counted = stock.parse().ok().map(Stocked::Counted);
    CsvLine {
        variant: variant(row, known),
        choices: choices_of(row),
        sku: row.get(Column::Sku).map(str::to_owned),
        barcode: row.get(Column::Barcode).map(str::to_owned),
        price: amount(row.text(Column::Price)),
        compare_at_price: row.get(Column::CompareAtPrice).map(amount),
        cost: row.get(Column::Cost).map(amount),
        weight: row.get(Column::Weight).map(amount),
        stock: counted.or_else(|| yes_or_no(stock).map(Stocked::Uncounted)),
    }
}
