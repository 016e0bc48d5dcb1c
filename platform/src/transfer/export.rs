//! The export of products as CSV.

use super::row::{Chosen, Row, list};
use super::{Progress, TransferError};
use crate::catalog::export::{Kept, products_after};
use crate::error::ApiError;
use crate::state::Shop;
use std::io::Write;

/// The products read at a time.
const BATCH: i64 = 500;

/// Exports all products as CSV, as [`import`](super::import()) reads them.
pub(crate) fn export(
    shop: &Shop,
    writer: impl Write,
    mut progress: impl FnMut(Progress),
) -> Result<u64, TransferError> {
    let mut csv = csv::Writer::from_writer(writer);
    let failed = |error: ApiError| TransferError::Platform(error.to_string());
    let (mut last, mut products, mut bytes) = (0, 0, 0);
    loop {
        let batch = shop
            .db
            .read(|connection| products_after(connection, last, BATCH))
            .map_err(failed)?;
        let Some(end) = batch.last() else { break };
        last = end.number;
        for kept in &batch {
            for mut row in rows(kept) {
                bytes += row.description.len() as u64;
                row.write_formulas_as_texts();
                csv.serialize(row)?;
            }
        }
        products += batch.len() as u64;
        progress(Progress { products, bytes });
    }
    csv.flush().map_err(csv::Error::from)?;
    Ok(products)
}

fn rows(kept: &Kept) -> Vec<Row> {
    let mut rows: Vec<Row> = kept
        .product
        .lines
        .iter()
        .map(|line| Row {
            slug: kept.product.slug.clone(),
            choices: list(line.choices.iter().map(|(option, choice, colour)| Chosen {
                option: option.clone(),
                choice: choice.clone(),
                colour: colour.clone(),
            })),
            sku: line.sku.clone().unwrap_or_default(),
            barcode: line.barcode.clone().unwrap_or_default(),
            price: line.price.to_string(),
            compare_at_price: text(line.compare_at_price),
            cost: text(line.cost),
            weight: text(line.weight),
            stock: match line.stock {
                crate::catalog::import::Stocked::Counted(quantity) => quantity.to_string(),
                crate::catalog::import::Stocked::Uncounted(in_stock) => yes_or_no(in_stock),
            },
            ..Row::default()
        })
        .collect();
    if let Some(first) = rows.first_mut() {
        let product = &kept.product;
        first.name.clone_from(&product.name);
        first.kind = if product.is_digital { "digital" } else { "physical" }.to_owned();
        first.visible = yes_or_no(product.visible);
        first.description.clone_from(&product.description);
        first.brand = product.brand.clone().unwrap_or_default();
        first.ribbon = product.ribbon.clone().unwrap_or_default();
        first.collections = list(&product.collections);
        first.media = list(&product.media);
    }
    rows
}

fn text<T: ToString>(value: Option<T>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

fn yes_or_no(value: bool) -> String {
    if value { "yes" } else { "no" }.to_owned()
}
