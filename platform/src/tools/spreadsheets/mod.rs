//! Products as CSV: one row per variant, a product's rows in succession.

mod decide;
mod export;
mod import;
mod imported;
mod lists;
mod read;
mod row;
mod rules;
mod running;

pub(crate) use export::export;
#[cfg(test)]
pub(crate) use import::write;
pub(crate) use import::{CALLS, import};
pub use imported::{Imported, Refused};
pub use running::RunningPlatform;

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

/// The progress of a transfer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// The number of processed products.
    pub products: u64,
    /// The number of bytes read or written.
    pub bytes: u64,
}
