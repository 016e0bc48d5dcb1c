//! Products as CSV: a row a variant, the rows of a product after one another.

mod export;
mod import;
mod row;
mod running;

pub(crate) use export::export;
pub use import::{Imported, Refused};
pub(crate) use import::{Rows, import, write};
pub(crate) use running::PATH;
pub use running::RunningPlatform;

/// The reason why an import or export fails.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// The text is no CSV, or a file cannot be read or written.
    #[error("The CSV cannot be read or written: {0}.")]
    Csv(#[from] csv::Error),
    /// A needed column is missing.
    #[error("The first line has no column {0}.")]
    Column(&'static str),
    /// The platform failed.
    #[error("{0}")]
    Platform(String),
}

/// The progress of a transfer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Products that are done.
    pub products: u64,
    /// Bytes that were read or written.
    pub bytes: u64,
}
