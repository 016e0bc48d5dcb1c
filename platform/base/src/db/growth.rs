//! The growth of the database caused by one call.

use rusqlite::Connection;
use std::cell::Cell;

/// The size of a page, SQLite's default.
const PAGE_BYTES: u64 = 4096;

tokio::task_local! {
    static GROWN: Cell<u64>;
}

/// Runs blocking work and measures by how many bytes its commits grow the database.
pub(crate) fn measured<T>(work: impl FnOnce() -> T) -> (T, u64) {
    GROWN.sync_scope(Cell::new(0), || {
        let done = work();
        (done, GROWN.with(Cell::get))
    })
}

/// The bytes in use, if the running work is measured.
pub(super) fn size(transaction: &Connection) -> rusqlite::Result<Option<u64>> {
    if GROWN.try_with(|_| ()).is_err() {
        return Ok(None);
    }
    let pragma = |name| transaction.pragma_query_value(None, name, |row| row.get::<_, u64>(0));
    Ok(Some(pragma("page_count")?.saturating_sub(pragma("freelist_count")?) * PAGE_BYTES))
}

/// Adds the growth of a commit. Freed pages are not subtracted.
pub(super) fn add(before: Option<u64>, after: Option<u64>) {
    if let (Some(before), Some(after)) = (before, after) {
        let _ = GROWN.try_with(|grown| grown.set(grown.get() + after.saturating_sub(before)));
    }
}
