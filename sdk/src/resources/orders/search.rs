//! Searching orders.

use crate::resources::cursor::{ByCursor, CursorPaging, Sorting};
use crate::types::entity::entities;

entities! {
    /// What to find, in what order, which page.
    CursorSearch {
        /// Cursor paging. One of a choice.
        cursor_paging: CursorPaging,
        /// Condition, in the filter language of queries.
        filter: serde_json::Value,
        /// Order of the answer. At most 4.
        sort: Vec<Sorting>,
    }
}

impl ByCursor for CursorSearch {
    fn paging(&self) -> Option<&CursorPaging> {
        self.cursor_paging.as_ref()
    }

    fn page(paging: CursorPaging) -> Self {
        Self {
            cursor_paging: Some(paging),
            ..Self::default()
        }
    }
}
