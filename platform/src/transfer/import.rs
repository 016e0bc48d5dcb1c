//! Bringing products in.

use super::row::{Chosen, Row, entries, yes_or_no};
use super::{Progress, TransferError};
use crate::actor::{Actor, acting_as};
use crate::catalog::import::{Line, Product, Stocked, put};
use crate::error::ApiError;
use crate::platform::Platform;
use rusqlite::Transaction;
use rust_decimal::Decimal;
use std::io::Read;

/// The products written in one transaction.
const BATCH: usize = 500;
/// The maximum of refusals kept; there may be one for every product.
const MAX_REFUSALS: usize = 100;

/// The result of an import.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
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

/// A product that was not brought in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused {
    /// The line of its first row, counted from 1.
    pub line: u64,
    /// Its slug.
    pub slug: String,
    /// The reason.
    pub reason: String,
}

/// The rows of one product, with the line of the first.
struct Rows {
    line: u64,
    rows: Vec<Row>,
}

/// Brings products in from CSV. A product whose slug there is already is changed. What cannot be is refused and told
/// of; all others are brought in. `progress` hears how far it has come.
///
/// # Errors
///
/// When the text is no CSV, lacks a column, or the platform fails. What was done until then stays.
pub fn import(
    platform: &Platform,
    reader: impl Read,
    mut progress: impl FnMut(Progress),
) -> Result<Imported, TransferError> {
    let mut csv = csv::Reader::from_reader(reader);
    let headers = csv.headers()?.clone();
    for needed in ["slug", "name", "price"] {
        if !headers.iter().any(|header| header == needed) {
            return Err(TransferError::Column(needed));
        }
    }
    let mut imported = Imported::default();
    let mut batch: Vec<Rows> = Vec::with_capacity(BATCH);
    let mut record = csv::StringRecord::new();
    let mut done = 0;
    while csv.read_record(&mut record)? {
        let line = record.position().map_or(0, csv::Position::line);
        let row: Row = record.deserialize(Some(&headers))?;
        match batch.last_mut() {
            Some(rows) if rows.rows.first().is_some_and(|first| first.slug == row.slug) => rows.rows.push(row),
            _ => {
                if batch.len() == BATCH {
                    done += write(platform, &mut batch, &mut imported)?;
                    progress(Progress {
                        products: done,
                        bytes: csv.position().byte(),
                    });
                }
                batch.push(Rows { line, rows: vec![row] });
            }
        }
    }
    done += write(platform, &mut batch, &mut imported)?;
    progress(Progress {
        products: done,
        bytes: csv.position().byte(),
    });
    Ok(imported)
}

/// Writes some products as one, and says how many there were.
fn write(platform: &Platform, batch: &mut Vec<Rows>, imported: &mut Imported) -> Result<u64, TransferError> {
    let mut refuse = |rows: &Rows, reason: String| {
        imported.refused += 1;
        if imported.refusals.len() < MAX_REFUSALS {
            imported.refusals.push(Refused {
                line: rows.line,
                slug: rows.rows.first().map(|row| row.slug.clone()).unwrap_or_default(),
                reason,
            });
        }
    };
    let mut products = Vec::with_capacity(batch.len());
    for rows in batch.iter() {
        match product(&rows.rows) {
            Ok(product) => products.push((rows, product)),
            Err(reason) => refuse(rows, reason),
        }
    }
    let shop = platform.shop();
    let (mut created, mut updated) = (0, 0);
    let owner = Actor::Owner(shop.keys.site_id.clone());
    let work = |transaction: &Transaction<'_>| {
        for (rows, product) in &products {
            // A refusal undoes what was written of its product, and nothing else.
            transaction.execute_batch("SAVEPOINT product")?;
            match put(shop, transaction, product) {
                Ok(true) => created += 1,
                Ok(false) => updated += 1,
                Err(ApiError::Internal(reason)) => return Err(ApiError::Internal(reason)),
                Err(error) => {
                    transaction.execute_batch("ROLLBACK TO product")?;
                    refuse(rows, error.to_string());
                }
            }
            transaction.execute_batch("RELEASE product")?;
        }
        Ok(())
    };
    let written = acting_as(Some(owner), || shop.db.write(work));
    written.map_err(|error| TransferError::Platform(error.to_string()))?;
    imported.created += created;
    imported.updated += updated;
    let count = batch.len() as u64;
    batch.clear();
    Ok(count)
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
    use super::*;
    use crate::config::Config;
    use crate::events;

    #[test]
    fn an_import_tells_events_of_the_owner_for_new_collections_too() {
        let platform = Platform::open(Config::default()).unwrap();
        let list = "slug,name,price,collections\nlamp,Lamp,39,Lights\nbulb,Bulb,3,Lights\n";
        import(&platform, list.as_bytes(), |_| {}).unwrap();
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
