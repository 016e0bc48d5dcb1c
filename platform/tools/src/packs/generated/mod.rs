//! Generated products and orders, in any number.

mod orders;
mod products;

use super::{format::GeneratedKind, runner::Runner};
use crate::spreadsheets::{self, Mode};
use base::access::Caller;
use base::{ApiError, Result};

/// The number of entities per line of the log.
const REPORTED: u64 = 100_000;

/// Generates a number of entities of a kind.
pub(super) fn write(runner: &Runner<'_>, kind: GeneratedKind, count: u32) -> Result<()> {
    let runner = &runner.silenced();
    let mut reported = 0;
    let mut report = |written: u64| {
        if written / REPORTED > reported {
            reported = written / REPORTED;
            tracing::info!(written, of = count, ?kind, "generated");
        }
    };
    match kind {
        GeneratedKind::Products => products(runner, count, report),
        GeneratedKind::Orders => orders::write(runner, count, |written| report(written.into())),
    }
}

fn products(runner: &Runner<'_>, count: u32, mut progress: impl FnMut(u64)) -> Result<()> {
    let mut files = products::Files::new(count);
    let mut written = 0;
    while let Some(file) = files.next_file().map_err(ApiError::internal)? {
        let report = |done: spreadsheets::Progress| progress(written + done.products);
        let author = runner.author(&Caller::owner());
        let imported = spreadsheets::import(runner.shop(), &author, file.as_slice(), Mode::Write, report);
        let imported = imported.map_err(ApiError::internal)?;
        if let Some(refused) = imported.refusals.first() {
            return Err(ApiError::Internal(format!("{}: {}", refused.slug, refused.reason)));
        }
        written += imported.created;
    }
    Ok(())
}
