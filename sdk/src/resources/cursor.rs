//! Turning pages by cursor: what the queries and searches of catalog v3, of inventories and of orders share.

use crate::drive::{BoxFuture, BoxStream, MaybeSend};
use crate::error::Error;
use crate::query::Filter;
use crate::resources::cart::AddressLocation;
use crate::types::entity::{entities, open_enums};
use futures_util::{TryStreamExt, stream};

entities! {
    /// What to find, in what order, which page.
    ///
    /// ```
    /// use cartwright::query::Filter;
    /// use cartwright::resources::cursor::CursorQuery;
    ///
    /// let query = CursorQuery::of(Filter::starts_with("name", "Oak")).descending("createdDate").page_of(25);
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
        /// Which page. One of a choice.
        cursor_paging: CursorPaging,
        /// Condition, in the filter language of queries.
        filter: serde_json::Value,
        /// Order of the answer. At most 10.
        sort: Vec<Sorting>,
    }

    /// Which page: the first of a size, or the one of a cursor.
    CursorPaging {
        /// How many a page has. At most 100.
        limit: i64,
        /// The cursor of an answer; filter and order are those that it came from. At most 16000 characters.
        cursor: String,
    }

    /// Which page, by how many come before it.
    OffsetPaging {
        /// How many a page has.
        limit: i64,
        /// How many come before it.
        offset: i64,
    }

    /// Sorting by one field.
    Sorting {
        /// Name of the field. At most 512 characters.
        field_name: String,
        /// Which way.
        order: SortOrder,
        /// For sorting by distance: where from.
        origin: AddressLocation,
    }

    /// Where a page is among all.
    CursorPagingMetadata {
        /// How many this page has.
        count: i64,
        /// Where the pages beside this one are.
        cursors: Cursors,
        /// Whether there is a page after.
        has_next: bool,
        /// How many there are in all, where that was counted.
        total: i64,
    }

    /// Where the pages beside this one are.
    Cursors {
        /// The page after. At most 16000 characters.
        next: String,
        /// The page before. At most 16000 characters.
        prev: String,
    }
}

open_enums! {
    /// Which way to sort (SPEC section 3).
    SortOrder {
        Asc = "ASC",
        Desc = "DESC",
    }
}

impl CursorQuery {
    /// A query for what meets a condition.
    #[must_use]
    pub fn of(filter: Filter) -> Self {
        Self {
            filter: serde_json::to_value(filter).ok(),
            ..Self::default()
        }
    }

    /// Sorts by a field, smallest first, after the fields named before.
    #[must_use]
    pub fn ascending(self, field: impl Into<String>) -> Self {
        self.sorted(field, SortOrder::Asc)
    }

    /// Sorts by a field, largest first, after the fields named before.
    #[must_use]
    pub fn descending(self, field: impl Into<String>) -> Self {
        self.sorted(field, SortOrder::Desc)
    }

    /// Sets how many a page has.
    #[must_use]
    pub fn page_of(mut self, limit: u32) -> Self {
        self.cursor_paging = Some(CursorPaging {
            limit: Some(limit.into()),
            ..CursorPaging::default()
        });
        self
    }

    fn sorted(mut self, field: impl Into<String>, order: SortOrder) -> Self {
        self.sort.get_or_insert_default().push(Sorting {
            field_name: Some(field.into()),
            order: Some(order),
            ..Sorting::default()
        });
        self
    }
}

/// A request whose pages are turned by cursor.
pub(crate) trait ByCursor {
    /// Which page it asks for.
    fn paging(&self) -> Option<&CursorPaging>;

    /// The request for another page: nothing but its place, since the cursor stands for filter and order.
    fn page(paging: CursorPaging) -> Self;
}

impl ByCursor for CursorQuery {
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

/// A page's items, and where it is.
pub(crate) type FoundPage<T> = (Vec<T>, Option<CursorPagingMetadata>);

/// Everything that a request finds, page after page, in order. Only a missing cursor ends it, so an empty page in the
/// middle does not; nor can a platform that gives the same cursor again make it endless.
pub(crate) fn stream<'a, Q, T, F>(request: Q, fetch: F) -> BoxStream<'a, Result<T, Error>>
where
    Q: ByCursor + MaybeSend + 'a,
    T: MaybeSend + 'a,
    F: Fn(Q) -> BoxFuture<'a, Result<FoundPage<T>, Error>> + MaybeSend + 'a,
{
    let pages = stream::try_unfold((Some(request), fetch), |(request, fetch)| async move {
        let Some(request) = request else {
            return Ok::<_, Error>(None);
        };
        let asked = request.paging().cloned().unwrap_or_default();
        let (items, metadata) = fetch(request).await?;
        let next = metadata
            .and_then(|metadata| metadata.cursors?.next)
            .filter(|next| !next.is_empty() && asked.cursor.as_ref() != Some(next))
            .map(|next| {
                Q::page(CursorPaging {
                    limit: asked.limit,
                    cursor: Some(next),
                    ..CursorPaging::default()
                })
            });
        Ok(Some((stream::iter(items.into_iter().map(Ok)), (next, fetch))))
    });
    Box::pin(pages.try_flatten())
}
