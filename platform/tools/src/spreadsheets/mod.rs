//! Products as CSV: one row per variant, a product's rows in succession.

mod call;
mod decide;
mod export;
mod import;
mod lists;
mod read;
mod report;
mod row;
mod rules;
mod running;

pub use call::router;
pub use export::export;
pub use import::import;
pub use report::{Change, ChangedProduct, Imported, NewProduct, Progress, Refused};
pub use running::RunningPlatform;
pub use {import::Import, read::List, read::decode};

/// Whether an import keeps what it writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Each batch is committed.
    Write,
    /// Everything is rolled back at the end.
    DryRun,
}

/// The reason why an import or export fails.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// A file cannot be read or written.
    #[error("The CSV cannot be read or written: {0}.")]
    Csv(#[from] csv::Error),
    /// A required column is missing.
    #[error("The first line has no column {0}.")]
    Column(&'static str),
    /// A column is repeated.
    #[error("The first line has the column {0} twice.")]
    Twice(&'static str),
    /// A quoted cell is not closed.
    #[error("A quoted cell of the file does not end.")]
    Quotes,
    /// The file has no rows.
    #[error("The file has no products.")]
    Empty,
    /// The platform failed.
    #[error("{0}")]
    Platform(String),
}
