//! The rows of the words that products have.

use crate::base::error::ApiError;
use rusqlite::Connection;

/// Visits each word with the number of its products, in the order of the words' bytes.
pub(super) fn each_word(
    connection: &Connection,
    mut visit: impl FnMut(String, i64) -> Result<(), ApiError>,
) -> Result<(), ApiError> {
    let mut statement = connection.prepare_cached("SELECT term, doc FROM product_vocabulary")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        visit(row.get(0)?, row.get(1)?)?;
    }
    Ok(())
}
