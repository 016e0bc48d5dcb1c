//! Imports a CSV file of products in batches.

use super::imported::{Imported, Refused};
use super::read::{List, ProductRows, decode};
use super::{Progress, TransferError, decide::decide};
use crate::base::{ApiError, Author, Result, Shop, db};
use crate::catalog::import::{Put, find, put};
use crate::http::own_calls::OwnCalls;
use crate::site;
use axum::routing::MethodFilter;
use std::io::Read;

/// The path of the call that imports a batch.
pub(super) const PATH: &str = "/_platform/products/import";
/// The maximum of products per transaction.
const BATCH_PRODUCTS: usize = 500;
/// The maximum of CSV bytes and rows per batch: as JSON it must fit a request's body.
const BATCH_BYTES: u64 = 256 * 1024;
const BATCH_ROWS: usize = 1000;

/// The call by which a running platform imports a batch.
pub(crate) const CALLS: OwnCalls = &[(MethodFilter::POST, PATH, |shop, call| {
    let batch: Vec<ProductRows> = call.body()?;
    Ok(serde_json::to_value(write(shop, &call.author, &batch)?)?)
})];

pub(crate) fn import(
    shop: &Shop,
    author: &Author,
    reader: impl Read,
    progress: impl FnMut(Progress),
) -> Result<Imported, TransferError> {
    in_batches(reader, progress, |batch| {
        write(shop, author, batch).map_err(|error| TransferError::Platform(error.to_string()))
    })
}

/// Reads CSV and writes its products batch by batch.
pub(super) fn in_batches(
    reader: impl Read,
    mut progress: impl FnMut(Progress),
    mut write: impl FnMut(&[ProductRows]) -> Result<Imported, TransferError>,
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
pub(crate) fn write(shop: &Shop, author: &Author, batch: &[ProductRows]) -> Result<Imported> {
    let mut imported = Imported::default();
    shop.write(author, |writing| {
        let digits = site::currency(writing)?.digits();
        for goods in batch {
            let known = find(writing, goods.slug())?;
            let Some(product) = decide(goods, known.as_ref(), digits, &mut imported) else {
                imported.refused_products += 1;
                continue;
            };
            match db::partly(writing, || put(writing, known.as_ref(), &product))? {
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
