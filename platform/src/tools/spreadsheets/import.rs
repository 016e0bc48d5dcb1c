//! The import of a file of goods, in batches.

use super::imported::{Imported, Refused};
use super::read::{Goods, List, decode};
use super::{Progress, TransferError, decide::decide};
use crate::base::{ApiError, Result, Shop, db};
use crate::catalog::import::{Put, find, put};
use crate::http::own_calls::OwnCalls;
use crate::site;
use axum::routing::MethodFilter;
use rusqlite::Transaction;
use std::io::Read;

/// The call that imports a batch of products.
pub(super) const PATH: &str = "/_platform/products/import";
/// The products written in one transaction.
const BATCH_PRODUCTS: usize = 500;
/// The bytes of CSV, and the rows, after which a batch is closed: as JSON it has to fit into the body of a request.
const BATCH_BYTES: u64 = 256 * 1024;
const BATCH_ROWS: usize = 1000;

/// The call by which a running platform takes the batches of an import.
pub(crate) const CALLS: OwnCalls = &[(MethodFilter::POST, PATH, |shop, call| {
    let batch: Vec<Goods> = call.body()?;
    Ok(serde_json::to_value(write(shop, &batch)?)?)
})];

pub(crate) fn import(
    shop: &Shop,
    reader: impl Read,
    progress: impl FnMut(Progress),
) -> Result<Imported, TransferError> {
    in_batches(reader, progress, |batch| write(shop, batch).map_err(|error| TransferError::Platform(error.to_string())))
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
pub(crate) fn write(shop: &Shop, batch: &[Goods]) -> Result<Imported> {
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
                    imported.push(Refused { line: goods.line, slug: product.slug, column: None, why, reason });
                }
            }
        }
        Ok(())
    })?;
    imported.limit();
    Ok(imported)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::config::Config;
    use crate::events;
    use crate::run::compose::Platform;
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
        let written = platform.shop().db.read(|connection| events::after(platform.shop(), connection, 0, 100)).unwrap();
        let mut names: Vec<String> = written
            .iter()
            .map(|event| format!("{}_{}", event["entityFqdn"].as_str().unwrap(), event["slug"].as_str().unwrap()))
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
        assert!(written.iter().all(|event| event["identity"]["identityType"] == "WIX_USER"), "{written:?}");
    }
}
