//! Queries: filter, sort and paging, by offset or by cursor, and searches with aggregations.

mod filter;
mod position;
mod search;

pub use filter::Filter;
pub use position::{CursorPagingMetadata, Cursors, Neighbours, Pages, Position, QueryMetadata};
pub use search::*;

use crate::types::AddressLocation;
#[cfg(cartwright_codegen)]
use crate::types::entity::declared_as;
use crate::types::entity::{entities, leaves, open_enums};
pub(crate) use position::pages_by;

use position::by_offset;
use serde::{Deserialize, Serialize};

/// The default page size.
pub const DEFAULT_LIMIT: u32 = 50;

open_enums! {
    /// The direction of a sort.
    SortOrder {
        Asc = "ASC",
        Desc = "DESC",
    }
}

entities! {
    /// One field of a sort order.
    Sorting {
        /// At most 512 characters.
        field_name: String,
        order: SortOrder,
        /// The origin of distances, for a sort by a location field.
        origin: AddressLocation,
    }

    /// Offset paging: the page size, and the number of skipped items.
    OffsetPaging {
        limit: i64,
        offset: i64,
    }

    /// Cursor paging: the first page of a size, or the page of an answer's cursor.
    CursorPaging {
        /// At most 100.
        limit: i64,
        /// Includes filter and sort. At most 16000 characters.
        cursor: String,
    }

    /// A query with cursor paging.
    ///
    /// ```
    /// use cartwright::query::{CursorQuery, Filter};
    ///
    /// let query = CursorQuery::from(Filter::starts_with("name", "Oak")).descending("createdDate").limit(25);
    /// assert_eq!(
    ///     serde_json::to_value(&query)?,
    ///     serde_json::json!({
    ///         "filter": {"name": {"$startsWith": "Oak"}},
    ///         "sort": [{"fieldName": "createdDate", "order": "DESC"}],
    ///         "cursorPaging": {"limit": 25},
    ///     })
    /// );
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    CursorQuery {
        cursor_paging: CursorPaging,
        filter: Filter,
        /// At most 5; at most 4 for ribbons.
        sort: Vec<Sorting>,
    }

    /// A search of orders, with cursor paging.
    CursorSearch {
        cursor_paging: CursorPaging,
        filter: Filter,
        /// At most 4.
        sort: Vec<Sorting>,
    }
}

/// Implements the builder methods of queries with cursor paging.
macro_rules! cursor_queries {
    ($Query:ident, $paging:ident, $sort:ident) => {
        impl $Query {
            /// All items in the platform's order.
            #[must_use]
            pub fn new() -> Self {
                Self::default()
            }

            /// Adds a condition; all conditions must hold.
            #[must_use]
            pub fn filter(mut self, filter: $crate::query::Filter) -> Self {
                self.filter = Some(self.filter.take().unwrap_or_default().and(filter));
                self
            }

            /// Sorts by a field, ascending, after the earlier sort fields.
            #[must_use]
            pub fn ascending(self, field: impl Into<String>) -> Self {
                self.sort(field, $crate::query::SortOrder::Asc)
            }

            /// Sorts by a field, descending, after the earlier sort fields.
            #[must_use]
            pub fn descending(self, field: impl Into<String>) -> Self {
                self.sort(field, $crate::query::SortOrder::Desc)
            }

            /// Sorts by a field, after the earlier sort fields.
            #[must_use]
            pub fn sort(mut self, field: impl Into<String>, order: $crate::query::SortOrder) -> Self {
                self.$sort.get_or_insert_default().push($crate::query::Sorting::new(field, order));
                self
            }

            /// Sets the page size.
            #[must_use]
            pub fn limit(mut self, limit: u32) -> Self {
                self.$paging.get_or_insert_default().limit = Some(limit.into());
                self
            }
        }

        impl From<$crate::query::Filter> for $Query {
            fn from(filter: $crate::query::Filter) -> Self {
                Self::default().filter(filter)
            }
        }

        impl $crate::query::Pages for $Query {
            fn turned(&self, position: &$crate::query::Position, items: usize) -> $crate::query::Neighbours<Self> {
                let paging = self.$paging.clone().unwrap_or_default();
                // A cursor includes filter and sort.
                $crate::query::Pages::turned(&paging, position, items)
                    .map(|paging| Self { $paging: Some(paging), ..Self::default() })
            }
        }
    };
}

pub(crate) use cursor_queries;

cursor_queries!(CursorQuery, cursor_paging, sort);
cursor_queries!(CursorSearch, cursor_paging, sort);
cursor_queries!(CatalogSearch, cursor_paging, sort);

impl CursorPaging {
    /// The first page of a size.
    #[must_use]
    pub fn first(limit: u32) -> Self {
        Self { limit: Some(limit.into()), ..Self::default() }
    }
}

impl OffsetPaging {
    /// A page of a size after a number of skipped items.
    #[must_use]
    pub fn new(limit: u32, offset: u32) -> Self {
        Self { limit: Some(limit.into()), offset: Some(offset.into()), ..Self::default() }
    }
}

impl Sorting {
    /// Sorts by a field.
    #[must_use]
    pub fn new(field: impl Into<String>, order: SortOrder) -> Self {
        Self { field_name: Some(field.into()), order: Some(order), ..Self::default() }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Paging {
    limit: u32,
    offset: u32,
}

/// A query with offset paging.
///
/// ```
/// use cartwright::query::{Filter, Query};
///
/// let query = Query::new()
///     .filter(Filter::eq("visible", true))
///     .filter(Filter::ge("price", 20))
///     .descending("lastUpdated")
///     .limit(12);
/// assert_eq!(
///     serde_json::to_value(&query)?,
///     serde_json::json!({
///         "filter": {"$and": [{"visible": true}, {"price": {"$gte": 20}}]},
///         "sort": [{"fieldName": "lastUpdated", "order": "DESC"}],
///         "paging": {"limit": 12, "offset": 0},
///     })
/// );
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Query {
    filter: Filter,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    sort: Vec<Sorting>,
    paging: Paging,
}

impl Default for Query {
    fn default() -> Self {
        Self::new()
    }
}

impl From<Filter> for Query {
    fn from(filter: Filter) -> Self {
        Self::new().filter(filter)
    }
}

impl Query {
    /// All items in the platform's order, from the start, 50 a page.
    #[must_use]
    pub const fn new() -> Self {
        Self { filter: Filter::everything(), sort: Vec::new(), paging: Paging { limit: DEFAULT_LIMIT, offset: 0 } }
    }

    /// Adds a condition; all conditions must hold.
    #[must_use]
    pub fn filter(mut self, filter: Filter) -> Self {
        self.filter = self.filter.and(filter);
        self
    }

    /// Sorts by a field, ascending, after the earlier sort fields.
    #[must_use]
    pub fn ascending(self, field: impl Into<String>) -> Self {
        self.sort(field, SortOrder::Asc)
    }

    /// Sorts by a field, descending, after the earlier sort fields.
    #[must_use]
    pub fn descending(self, field: impl Into<String>) -> Self {
        self.sort(field, SortOrder::Desc)
    }

    /// Sorts by a field, after the earlier sort fields.
    #[must_use]
    pub fn sort(mut self, field: impl Into<String>, order: SortOrder) -> Self {
        self.sort.push(Sorting::new(field, order));
        self
    }

    /// Skips this many items.
    #[must_use]
    pub const fn skip(mut self, offset: u32) -> Self {
        self.paging.offset = offset;
        self
    }

    /// Sets the page size.
    #[must_use]
    pub const fn limit(mut self, limit: u32) -> Self {
        self.paging.limit = limit;
        self
    }

    /// Whether the query has neither a sort order nor an offset.
    pub(crate) const fn is_from_the_start(&self) -> bool {
        self.sort.is_empty() && self.paging.offset == 0
    }
}

impl Pages for Query {
    fn turned(&self, position: &Position, items: usize) -> Neighbours<Self> {
        let Paging { limit, offset } = self.paging;
        by_offset(position, items, limit, offset, |offset| self.clone().skip(offset))
    }
}

leaves!(Filter, Query);

#[cfg(cartwright_codegen)]
declared_as! {
    <> Filter as serde_json::Value;
    <> Query as serde_json::Value;
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_new_query_has_limit_50_and_offset_0() {
        assert_eq!(
            serde_json::to_value(Query::new()).unwrap(),
            json!({"filter": {}, "paging": {"limit": 50, "offset": 0}})
        );
    }

    #[test]
    fn a_query_survives_a_round_trip() {
        let query = Query::from(Filter::eq("visible", true)).ascending("name").skip(20);
        let text = serde_json::to_string(&query).unwrap();
        assert_eq!(serde_json::from_str::<Query>(&text).unwrap(), query);
    }
}
