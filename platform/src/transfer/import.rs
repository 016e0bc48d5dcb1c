//! The import of a file of goods, in batches.

use super::decide::decide;
use super::read::{List, decode};
use super::row::{Column, Row};
use super::rules::Why;
use super::{Progress, TransferError};
use crate::catalog::import::{Put, find, put};
use crate::db;
use crate::error::ApiError;
use crate::site;
use crate::state::Shop;
use rusqlite::Transaction;
use serde::{Deserialize, Serialize};
use std::io::Read;

/// The products written in one transaction.
const BATCH_PRODUCTS: usize = 500;
/// The bytes of CSV, and the rows, after which a batch is closed: as JSON it has to fit into the body of a request.
const BATCH_BYTES: u64 = 256 * 1024;
const BATCH_ROWS: usize = 1000;
/// The maximum of refusals kept; each row may have several.
const MAX_REFUSALS: usize = 100;

/// The result of an import.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Imported {
    /// The number of new products.
    pub created: u64,
    /// The number of changed products. A product of which the file says what the shop has is not among them.
    pub updated: u64,
    /// The number of rows with errors. Other rows of their products may be imported.
    pub refused_rows: u64,
    /// The number of products of which nothing was imported because of these errors.
    pub refused_products: u64,
    /// The first 100 of the errors, in the order of lines.
    pub refusals: Vec<Refused>,
    /// The encoding of the file, where it was not UTF-8.
    #[serde(skip)]
    pub encoding: Option<String>,
    /// Columns that were not read.
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
    /// The column; absent where the row as a whole is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<String>,
    /// The kind of the error, such as `missing`, or the catalog's code where it refuses the product.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// The error in English.
    pub reason: String,
}

impl Imported {
    fn add(&mut self, mut other: Self) {
        self.created += other.created;
        self.updated += other.updated;
        self.refused_rows += other.refused_rows;
        self.refused_products += other.refused_products;
        self.unknown.append(&mut other.unknown);
        self.encoding = self.encoding.take().or(other.encoding);
        self.refusals.append(&mut other.refusals);
        self.refusals.sort_by_key(|refused| refused.line);
        self.refusals.truncate(MAX_REFUSALS);
    }

    /// Refuses a row because of a cell or, without one, as a whole.
    pub(super) fn refuse(&mut self, line: u64, slug: &str, cell: Option<(Column, &str)>, why: Why) {
        let reason = match cell {
            None => why.reason().to_owned(),
            Some((column, "")) => format!("{} {}", column.name(), why.reason()),
            Some((column, text)) => format!("{} “{text}” {}", column.name(), why.reason()),
        };
        self.push(Refused {
            line,
            slug: slug.to_owned(),
            column: cell.map(|(column, _)| column.name().to_owned()),
            why: Some(why.code().to_owned()),
            reason,
        });
    }

    fn push(&mut self, refused: Refused) {
        let is_same_row = self.refusals.last().is_some_and(|last| last.line == refused.line);
        self.refused_rows += u64::from(!is_same_row);
        self.refusals.push(refused);
    }
}

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
    mut write: impl FnMut(&[Goods]) -> Result<Imported, TransferError>,
) -> Result<Imported, TransferError> {
    let decoded = decode(reader)?;
    let mut list = List::open(&decoded)?;
    let mut imported = Imported::default();
    let (mut products, mut start) = (0, 0);
    loop {
        let (mut batch, mut rows) = (Vec::new(), 0);
        while batch.len() < BATCH_PRODUCTS && rows < BATCH_ROWS && list.bytes() - start < BATCH_BYTES {
            let Some(goods) = list.next_product()? else { break };
            rows += goods.rows.len();
            batch.push(goods);
        }
        let mut part = std::mem::take(&mut list.found);
        if !batch.is_empty() {
            part.add(write(&batch)?);
        }
        imported.add(part);
        if batch.is_empty() {
            return Ok(imported);
        }
        products += batch.len() as u64;
        start = list.bytes();
        progress(Progress { products, bytes: start });
    }
}

/// Writes a batch of products in one transaction.
pub(crate) fn write(shop: &Shop, batch: &[Goods]) -> Result<Imported, ApiError> {
    let mut imported = Imported::default();
    shop.db.write(|transaction: &Transaction<'_>| {
        let digits = site::currency(transaction)?.digits();
        for goods in batch {
            let known = find(transaction, goods.slug())?;
            let Some(product) = decide(goods, known.as_ref(), digits, &mut imported) else {
                imported.refused_products += 1;
                continue;
            };
            match db::partly(transaction, || put(shop, transaction, known.as_ref(), &product))? {
                Ok(Put::Created) => imported.created += 1,
                Ok(Put::Changed) => imported.updated += 1,
                Ok(Put::Unchanged) => {}
                Err(error) => {
                    let (why, reason) = match error {
                        ApiError::Application { code, description, .. } => (Some(code.to_owned()), description),
                        other => (None, other.to_string()),
                    };
                    imported.refused_products += 1;
                    imported.push(Refused {
                        line: goods.line,
                        slug: product.slug,
                        column: None,
                        why,
                        reason,
                    });
                }
            }
        }
        Ok(())
    })?;
    imported.refusals.truncate(MAX_REFUSALS);
    Ok(imported)
}

#[cfg(test)]
mod tests {
    use super::{Goods, write};
    use crate::config::Config;
    use crate::events;
    use crate::platform::Platform;
    use serde_json::json;

    #[test]
    fn the_call_takes_rows_without_the_columns_that_a_file_does_not_have() {
        let platform = Platform::open(Config::default()).unwrap();
        let list = "slug,name,description,choices,price,stock\n\
            shirt,Shirt,Linen,Size=S,24,3\nshirt,,,Size=M,25,4\nmug,Mug,Clay,,5,7\n";
        platform.import(list.as_bytes(), |_| {}).unwrap();
        let batch: Vec<Goods> = serde_json::from_value(json!([
            { "line": 2, "rows": [{ "slug": "shirt", "choices": "Size=M", "price": "30" }] },
            { "line": 3, "rows": [{ "slug": "mug", "description": "", "stock": "100000" }] },
            { "line": 4, "rows": [{ "slug": "mug", "description": "" }] },
            { "line": 5, "rows": [{ "slug": "mug", "description": "" }] },
            { "line": 6, "rows": [{ "name": "Cup", "price": "2" }] },
        ]))
        .unwrap();
        let imported = serde_json::to_value(write(platform.shop(), &batch).unwrap()).unwrap();
        let refused = |line: u64, slug: &str, column: &str, why: &str, reason: &str| json!({ "line": line, "slug": slug, "column": column, "why": why, "reason": reason });
        assert_eq!(
            imported,
            json!({
                "created": 0, "updated": 2, "refusedRows": 2, "refusedProducts": 2,
                "refusals": [
                    refused(3, "mug", "stock", "stockRange", "stock “100000” is not between -99999 and 99999"),
                    refused(6, "", "slug", "missing", "slug is missing"),
                ],
            })
        );
        let mut csv = Vec::new();
        platform.export(&mut csv, |_| {}).unwrap();
        let csv = String::from_utf8(csv).unwrap();
        assert_eq!(
            csv.lines().skip(1).collect::<Vec<_>>(),
            [
                "shirt,Shirt,physical,yes,Linen,,,,,Size=S,,,24.00,,,,3",
                "shirt,,,,,,,,,Size=M,,,30.00,,,,4",
                "mug,Mug,physical,yes,,,,,,,,,5.00,,,,7",
            ]
        );
    }

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
