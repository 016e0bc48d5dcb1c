//! The import of products from CSV, in batches.

use super::row::{Chosen, Row, entries, yes_or_no};
use super::{Progress, TransferError};
use crate::catalog::import::{Line, Product, Stocked, put};
use crate::db;
use crate::error::ApiError;
use crate::state::Shop;
use rusqlite::Transaction;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use std::io::Read;

/// The products written in one transaction.
const BATCH_PRODUCTS: usize = 500;
/// The bytes of CSV, and the rows, after which a batch is closed: as JSON it has to fit into the body of a request.
const BATCH_BYTES: u64 = 256 * 1024;
const BATCH_ROWS: usize = 1000;
/// The maximum of refusals kept; there may be one for every product.
const MAX_REFUSALS: usize = 100;

/// The result of an import.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Imported {
    /// Products that are new.
    pub created: u64,
    /// Products that were there and were changed.
    pub updated: u64,
    /// The number of refused products.
    pub refused: u64,
    /// The first of the refusals.
    pub refusals: Vec<Refused>,
}

/// A product that was not imported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    /// The line of its first row, counted from 1.
    pub line: u64,
    /// Its slug.
    pub slug: String,
    /// The reason.
    pub reason: String,
}

impl Imported {
    fn add(&mut self, other: Self) {
        self.created += other.created;
        self.updated += other.updated;
        self.refused += other.refused;
        self.refusals.extend(other.refusals);
        self.refusals.truncate(MAX_REFUSALS);
    }

    fn refuse(&mut self, rows: &Rows, reason: String) {
        self.refused += 1;
        if self.refusals.len() < MAX_REFUSALS {
            self.refusals.push(Refused {
                line: rows.line,
                slug: rows.rows.first().map(|row| row.slug.clone()).unwrap_or_default(),
                reason,
            });
        }
    }
}

/// The rows of one product, with the line of the first.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Rows {
    line: u64,
    rows: Vec<Row>,
}

/// Imports products from CSV into a shop.
pub(crate) fn import(
    shop: &Shop,
    reader: impl Read,
    progress: impl FnMut(Progress),
) -> Result<Imported, TransferError> {
    in_batches(reader, progress, |batch| {
        write(shop, batch).map_err(|error| TransferError::Platform(error.to_string()))
    })
}

/// Reads CSV and has its products written batch by batch.
pub(super) fn in_batches(
    reader: impl Read,
    mut progress: impl FnMut(Progress),
    mut write: impl FnMut(&[Rows]) -> Result<Imported, TransferError>,
) -> Result<Imported, TransferError> {
    let mut list = List::open(reader)?;
    let mut imported = Imported::default();
    let (mut products, mut start) = (0, 0);
    loop {
        let (mut batch, mut rows) = (Vec::new(), 0);
        while batch.len() < BATCH_PRODUCTS && rows < BATCH_ROWS && list.bytes() - start < BATCH_BYTES {
            let Some(product) = list.next_product()? else { break };
            rows += product.rows.len();
            batch.push(product);
        }
        if batch.is_empty() {
            return Ok(imported);
        }
        imported.add(write(&batch)?);
        products += batch.len() as u64;
        start = list.bytes();
        progress(Progress { products, bytes: start });
    }
}

/// A list of products as CSV.
struct List<R> {
    csv: csv::Reader<R>,
    headers: csv::StringRecord,
    /// The first row of the next product, with its line.
    next: Option<(u64, Row)>,
}

impl<R: Read> List<R> {
    fn open(reader: R) -> Result<Self, TransferError> {
        let mut csv = csv::Reader::from_reader(reader);
        let headers = csv.headers()?.clone();
        for needed in ["slug", "name", "price"] {
            if !headers.iter().any(|header| header == needed) {
                return Err(TransferError::Column(needed));
            }
        }
        let mut list = Self {
            csv,
            headers,
            next: None,
        };
        list.next = list.read()?;
        Ok(list)
    }

    fn read(&mut self) -> Result<Option<(u64, Row)>, TransferError> {
        let mut record = csv::StringRecord::new();
        if !self.csv.read_record(&mut record)? {
            return Ok(None);
        }
        let line = record.position().map_or(0, csv::Position::line);
        let mut row: Row = record.deserialize(Some(&self.headers))?;
        row.read_texts_back();
        Ok(Some((line, row)))
    }

    /// The bytes read so far.
    fn bytes(&self) -> u64 {
        self.csv.position().byte()
    }

    fn next_product(&mut self) -> Result<Option<Rows>, TransferError> {
        let Some((line, first)) = self.next.take() else {
            return Ok(None);
        };
        let slug = first.slug.clone();
        let mut rows = vec![first];
        self.next = self.read()?;
        while let Some((_, row)) = self.next.take_if(|(_, row)| row.slug == slug) {
            rows.push(row);
            self.next = self.read()?;
        }
        Ok(Some(Rows { line, rows }))
    }
}

/// Writes a batch of products in one transaction.
pub(crate) fn write(shop: &Shop, batch: &[Rows]) -> Result<Imported, ApiError> {
    let mut imported = Imported::default();
    let mut products = Vec::with_capacity(batch.len());
    for rows in batch {
        match product(&rows.rows) {
            Ok(product) => products.push((rows, product)),
            Err(reason) => imported.refuse(rows, reason),
        }
    }
    shop.db.write(|transaction: &Transaction<'_>| {
        for (rows, product) in &products {
            match db::partly(transaction, || put(shop, transaction, product))? {
                Ok(true) => imported.created += 1,
                Ok(false) => imported.updated += 1,
                Err(error) => imported.refuse(rows, error.to_string()),
            }
        }
        Ok(())
    })?;
    Ok(imported)
}

/// A product of its rows; the reason when they make none.
fn product(rows: &[Row]) -> Result<Product, String> {
    let first = rows.first().ok_or("it has no rows")?;
    if first.slug.trim().is_empty() {
        return Err("the slug is missing".to_owned());
    }
    let lines = rows.iter().map(line).collect::<Result<Vec<_>, _>>()?;
    let visible = cell(&first.visible).map(|text| yes_or_no(text).ok_or("visible is neither yes nor no"));
    let is_digital = match first.kind.trim() {
        "" | "physical" => false,
        "digital" => true,
        other => return Err(format!("the type {other} is neither physical nor digital")),
    };
    Ok(Product {
        slug: first.slug.trim().to_owned(),
        name: first.name.trim().to_owned(),
        description: first.description.clone(),
        is_digital,
        visible: visible.transpose()?.unwrap_or(true),
        brand: cell(&first.brand).map(str::to_owned),
        ribbon: cell(&first.ribbon).map(str::to_owned),
        collections: entries(&first.collections).map(str::to_owned).collect(),
        media: entries(&first.media).map(str::to_owned).collect(),
        lines,
    })
}

fn line(row: &Row) -> Result<Line, String> {
    let choices = row
        .chosen()
        .ok_or("choices are written as Option=Choice; Option=Choice")?;
    Ok(Line {
        choices: choices
            .into_iter()
            .map(|Chosen { option, choice, colour }| (option, choice, colour))
            .collect(),
        sku: cell(&row.sku).map(str::to_owned),
        barcode: cell(&row.barcode).map(str::to_owned),
        price: number("price", &row.price)?.ok_or("the price is missing")?,
        compare_at_price: number("compare_at_price", &row.compare_at_price)?,
        cost: number("cost", &row.cost)?,
        weight: number("weight", &row.weight)?,
        stock: stock(&row.stock)?,
    })
}

fn stock(text: &str) -> Result<Stocked, String> {
    match cell(text) {
        None => Ok(Stocked::Uncounted(true)),
        Some(text) => match text.parse::<i64>() {
            Ok(quantity) => Ok(Stocked::Counted(quantity)),
            Err(_) => yes_or_no(text)
                .map(Stocked::Uncounted)
                .ok_or_else(|| format!("the stock {text} is neither a number nor yes or no")),
        },
    }
}

fn cell(text: &str) -> Option<&str> {
    Some(text.trim()).filter(|text| !text.is_empty())
}

fn number(column: &str, text: &str) -> Result<Option<Decimal>, String> {
    let parsed = cell(text).map(|text| text.parse().map_err(|_| format!("the {column} {text} is not a number")));
    parsed.transpose()
}

#[cfg(test)]
mod tests {
    use crate::config::Config;
    use crate::events;
    use crate::platform::Platform;

    #[test]
    fn an_import_tells_events_of_the_owner_for_new_collections_too() {
        let platform = Platform::open(Config::default()).unwrap();
        let list = "slug,name,price,collections\nlamp,Lamp,39,Lights\nbulb,Bulb,3,Lights\n";
        platform.import(list.as_bytes(), |_| {}).unwrap();
        let written = platform
            .shop()
            .db
            .read(|connection| events::after(connection, 0, 100))
            .unwrap();
        let mut names: Vec<String> = written
            .iter()
            .map(|event| {
                format!(
                    "{}_{}",
                    event["entityFqdn"].as_str().unwrap(),
                    event["slug"].as_str().unwrap()
                )
            })
            .filter(|name| !name.contains("inventory"))
            .collect();
        names.sort();
        assert_eq!(
            names,
            [
                "wix.categories.v1.category_created",
                "wix.stores.catalog.v3.product_created",
                "wix.stores.catalog.v3.product_created",
            ]
        );
        assert!(
            written
                .iter()
                .all(|event| event["identity"]["identityType"] == "WIX_USER"),
            "{written:?}"
        );
    }
}
