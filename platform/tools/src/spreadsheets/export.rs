//! Exports products as CSV.

use super::TransferError;
use super::lists::{choices_text, list};
use super::row::{Column, write_cell};
use base::{ApiError, Shop};
use shop::catalog::export::{CsvLine, Product, Stocked, products_after};
use std::io::Write;
use strum::VariantArray;

/// The number of products per read.
const BATCH: i64 = 500;

/// Exports all products as CSV, as [`import`](super::import()) reads them.
pub fn export(shop: &Shop, writer: impl Write, mut progress: impl FnMut(u64)) -> Result<u64, TransferError> {
    let mut csv = csv::Writer::from_writer(writer);
    csv.write_record(Column::VARIANTS.iter().map(Column::into_str))?;
    let failed = |error: ApiError| TransferError::Platform(error.to_string());
    let (mut last, mut products) = (0, 0);
    loop {
        let batch = shop.db.read(|connection| products_after(connection, last, BATCH)).map_err(failed)?;
        let Some(end) = batch.last() else { break };
        last = end.number;
        for kept in &batch {
            for row in rows(&kept.product) {
                csv.write_record(row)?;
            }
        }
        products += batch.len() as u64;
        progress(products);
    }
    csv.flush().map_err(csv::Error::from)?;
    Ok(products)
}

/// The cells of a product's rows, in column order.
fn rows(product: &Product) -> impl Iterator<Item = Vec<String>> + '_ {
    let lines = product.lines.iter().enumerate();
    lines.map(|(index, line)| {
        Column::VARIANTS.iter().map(|column| write_cell(&cell(product, line, index == 0, *column))).collect()
    })
}

/// A cell of a product, without the escape of formulas.
pub(super) fn cell(product: &Product, line: &CsvLine, is_first: bool, column: Column) -> String {
    if column.is_of_product() && !is_first {
        return String::new();
    }
    match column {
        Column::Slug => product.slug.clone(),
        Column::Name => text(product.name.as_ref()),
        Column::Type => if product.is_digital == Some(true) { "digital" } else { "physical" }.to_owned(),
        Column::Visible => yes_or_no(product.visible == Some(true)),
        Column::Description => text(product.description.as_ref()),
        Column::Brand => text(product.brand.as_ref()),
        Column::Ribbon => text(product.ribbon.as_ref()),
        Column::Collections => list(product.collections.as_deref().unwrap_or_default()),
        Column::Media => list(product.media.as_deref().unwrap_or_default()),
        Column::Choices => choices_text(&line.choices),
        Column::Sku => text(line.sku.as_ref()),
        Column::Barcode => text(line.barcode.as_ref()),
        Column::Price => text(line.price),
        Column::CompareAtPrice => text(line.compare_at_price.flatten()),
        Column::Cost => text(line.cost.flatten()),
        Column::Weight => text(line.weight.flatten()),
        Column::Stock => match line.stock {
            Some(Stocked::Counted(quantity)) => quantity.to_string(),
            Some(Stocked::Uncounted(in_stock)) => yes_or_no(in_stock),
            None => String::new(),
        },
    }
}

fn text<T: ToString>(value: Option<T>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

fn yes_or_no(value: bool) -> String {
    if value { "yes" } else { "no" }.to_owned()
}
