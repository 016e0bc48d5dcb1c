//! Imports a CSV file of products in batches, or rehearses the import.

use super::read::{List, ProductRows, decode};
use super::report::{Batch, ChangedProduct, Imported, NewProduct, Progress, Refused, changes};
use super::{Mode, TransferError, decide::decide};
use base::{ApiError, Author, Result, Shop, Writing, db};
use shop::catalog::import::{Put, find, put};
use shop::site;
use std::io::Read;

/// The number of rows that end a batch.
const BATCH_ROWS: usize = 500;

/// Imports a file, and sums up its batches.
pub fn import(
    shop: &Shop,
    author: &Author,
    reader: impl Read,
    mode: Mode,
    mut progress: impl FnMut(Progress),
) -> Result<Imported, TransferError> {
    let decoded = decode(reader)?;
    let list = List::open(&decoded)?;
    let mut imported = Imported::default();
    let done = Import { shop, author, mode, after: 0, is_stopped: &|| false }.run(list, |batch| {
        progress(batch.progress);
        imported.add_batch(batch);
    });
    done.map(|()| imported).map_err(|error| TransferError::Platform(error.to_string()))
}

/// An import of a file.
#[expect(missing_debug_implementations, reason = "a function has no text")]
pub struct Import<'a> {
    /// The shop that gets the products.
    pub shop: &'a Shop,
    /// The author of the changes.
    pub author: &'a Author,
    /// Whether products are changed, or only counted.
    pub mode: Mode,
    /// The number of products to skip: those of an interrupted import.
    pub after: u64,
    /// Whether nobody waits for the result any more: the current batch is rolled back then.
    pub is_stopped: &'a dyn Fn() -> bool,
}

impl Import<'_> {
    /// Imports batch by batch; a dry run in one transaction, so that each batch meets the values of earlier ones.
    pub fn run(&self, list: List<'_>, report: impl FnMut(Batch)) -> Result<()> {
        let Self { shop, author, .. } = *self;
        match self.mode {
            Mode::Write => {
                self.in_batches(list, report, |batch| shop.write(author, |writing| self.write(writing, batch)))
            }
            Mode::DryRun => {
                shop.rehearse(author, |writing| self.in_batches(list, report, |batch| self.write(writing, batch)))
            }
        }
    }

    fn in_batches(
        &self,
        mut list: List<'_>,
        mut report: impl FnMut(Batch),
        write: impl Fn(&[ProductRows]) -> Result<Imported>,
    ) -> Result<()> {
        let mut products = 0;
        while products < self.after && list.next_product().map_err(ApiError::internal)?.is_some() {
            products += 1;
            list.found = Imported::default();
        }
        loop {
            let (mut batch, mut rows) = (Vec::new(), 0);
            while rows < BATCH_ROWS {
                let Some(goods) = list.next_product().map_err(ApiError::internal)? else { break };
                rows += goods.rows.len();
                batch.push(goods);
            }
            let mut imported = std::mem::take(&mut list.found);
            imported.add(write(&batch)?);
            products += batch.len() as u64;
            report(Batch { progress: Progress { products, bytes: list.bytes(), size: list.size() }, imported });
            if rows < BATCH_ROWS {
                return Ok(());
            }
        }
    }

    fn write(&self, writing: &Writing<'_>, batch: &[ProductRows]) -> Result<Imported> {
        let mut imported = Imported::default();
        let digits = site::currency(writing)?.digits();
        for goods in batch {
            let known = find(writing, goods.slug())?;
            let Some(product) = decide(goods, known.as_ref(), digits, &mut imported) else {
                imported.refused_products += 1;
                continue;
            };
            let (line, slug) = (goods.line, product.slug.clone());
            match db::partly(writing, || put(writing, known.as_ref(), &product))? {
                Ok(Put::Created) => {
                    let (name, variants) = (product.name.unwrap_or_default(), product.lines.len());
                    imported.created += 1;
                    imported.new.push(NewProduct { line, slug, name, variants });
                }
                Ok(Put::Changed) => {
                    let after = find(writing, &slug)?.map(|after| after.product);
                    let [before, after] = [known.map(|known| known.product), after].map(Option::unwrap_or_default);
                    imported.updated += 1;
                    let cells = changes(&before, &after);
                    let name = after.name.unwrap_or_default();
                    imported.changes.push(ChangedProduct { line, slug, name, cells });
                }
                Ok(Put::Unchanged) => imported.unchanged += 1,
                Err(error) => {
                    let (why, reason) = match error {
                        ApiError::Application { code, description, .. } => (Some(code.to_owned()), description),
                        other => (None, other.to_string()),
                    };
                    imported.refused_products += 1;
                    imported.push(Refused { line, slug, why, reason, ..Refused::default() });
                }
            }
        }
        if (self.is_stopped)() {
            return Err(ApiError::internal("the import was stopped"));
        }
        Ok(imported)
    }
}
