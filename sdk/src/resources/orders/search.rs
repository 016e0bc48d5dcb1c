//! Searching orders, and turning pages by cursor.

use super::enums::SortOrder;
use crate::resources::cart::AddressLocation;
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

    /// Which page: the first of a size, or the one of a cursor.
    CursorPaging {
        /// How many a page has. At most 100.
        limit: i64,
        /// The cursor of an answer; the search is the one that it came from. At most 16000 characters.
        cursor: String,
    }

    /// Sorting.
    Sorting {
        /// Field name. At most 512 characters.
        field_name: String,
        /// Order.
        order: SortOrder,
        /// Origin.
        origin: AddressLocation,
    }

    /// Cursor paging metadata.
    CursorPagingMetadata {
        /// How many this page has.
        count: i64,
        /// Where the pages beside this one are.
        cursors: Cursors,
        /// Whether there is a page after.
        has_next: bool,
    }

    /// Where the pages beside this one are.
    Cursors {
        /// The page after. At most 16000 characters.
        next: String,
        /// The page before. At most 16000 characters.
        prev: String,
    }
}
