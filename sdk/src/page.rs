//! Pages of results, and streams over all of them.

use crate::drive::{BoxFuture, BoxStream, MaybeSend, MaybeSync};
use crate::error::Error;
use crate::query::{Filter, Query, QueryMetadata};
use futures_util::stream::{self, StreamExt, TryStreamExt};
use std::sync::Arc;

/// One page of results.
#[derive(Debug, Clone, PartialEq)]
pub struct Page<T> {
    /// The results.
    pub items: Vec<T>,
    /// The query that gave them.
    pub query: Query,
    /// How many there are in all; `None` when they are too many to count.
    pub total: Option<u64>,
}

impl<T> Page<T> {
    pub(crate) fn new(items: Option<Vec<T>>, metadata: Option<&QueryMetadata>, query: Query) -> Self {
        let total = metadata
            .filter(|metadata| metadata.too_many_to_count != Some(true))
            .and_then(|metadata| metadata.total)
            .and_then(|total| u64::try_from(total).ok());
        Self {
            items: items.unwrap_or_default(),
            query,
            total,
        }
    }

    /// The query for the page after this one, or `None` after the last.
    ///
    /// When the total is known it decides, so that an empty page in the middle ends nothing. When it is not, pages go
    /// on until one is empty.
    #[must_use]
    pub fn next_query(&self) -> Option<Query> {
        let offset = self.query.offset().checked_add(self.query.page_size())?;
        let more = match self.total {
            Some(total) => u64::from(offset) < total,
            None => !self.items.is_empty(),
        };
        (more && self.query.page_size() > 0).then(|| self.query.clone().skip(offset))
    }
}

/// Fetches one page.
pub(crate) type Fetch<'a, T> = Arc<dyn Fetcher<'a, T> + 'a>;

/// A function from a query to a page, boxed so that each resource has one code path.
pub(crate) trait Fetcher<'a, T>: MaybeSend + MaybeSync {
    fn fetch(&self, query: Query) -> BoxFuture<'a, Result<Page<T>, Error>>;
}

/// Every result of a query, page after page, in order. It ends after the first error.
pub(crate) fn stream<'a, T>(fetch: Fetch<'a, T>, query: Query) -> BoxStream<'a, Result<T, Error>>
where
    T: MaybeSend + 'a,
{
    pages(fetch, query, Page::next_query)
}

/// A field that grows from one result to the next.
pub(crate) struct Key<T> {
    pub(crate) field: &'static str,
    pub(crate) of: fn(&T) -> Option<String>,
}

/// As [`stream`], but by a key: the platform takes no offset beyond some number, and there may be more than that. An
/// order or a beginning of the query's own is kept to, and such a query ends where offsets do.
pub(crate) fn stream_by<'a, T>(
    fetch: Fetch<'a, T>,
    query: Query,
    key: &'static Key<T>,
) -> BoxStream<'a, Result<T, Error>>
where
    T: MaybeSend + 'a,
{
    if !query.is_from_the_start() {
        return stream(fetch, query);
    }
    let all = query.ascending(key.field);
    pages(fetch, all.clone(), move |page| {
        let further = page.next_query()?;
        let last = page.items.last().and_then(key.of);
        Some(last.map_or(further, |last| all.clone().filter(Filter::gt(key.field, last))))
    })
}

/// The results of pages, each of which tells the query for the one after it.
fn pages<'a, T>(
    fetch: Fetch<'a, T>,
    first: Query,
    next: impl Fn(&Page<T>) -> Option<Query> + Clone + MaybeSend + 'a,
) -> BoxStream<'a, Result<T, Error>>
where
    T: MaybeSend + 'a,
{
    let pages = stream::try_unfold(Some(first), move |query| {
        let (fetch, next) = (fetch.clone(), next.clone());
        async move {
            let Some(query) = query else { return Ok(None) };
            let page = fetch.fetch(query).await?;
            let next = next(&page);
            Ok(Some((stream::iter(page.items).map(Ok), next)))
        }
    });
    Box::pin(pages.try_flatten())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    /// A platform that holds the numbers below a total, some of them hidden, and may refuse to count.
    struct Numbers {
        total: u32,
        counts: bool,
        hidden: fn(u32) -> bool,
        calls: AtomicU32,
    }

    impl<'a> Fetcher<'a, u32> for Numbers {
        fn fetch(&self, query: Query) -> BoxFuture<'a, Result<Page<u32>, Error>> {
            self.calls.fetch_add(1, Ordering::Relaxed);
            let end = self.total.min(query.offset() + query.page_size());
            let items = (query.offset()..end).filter(|number| !(self.hidden)(*number)).collect();
            let total = self.counts.then(|| u64::from(self.total));
            Box::pin(std::future::ready(Ok(Page { items, query, total })))
        }
    }

    fn read(numbers: Numbers, limit: u32) -> (Vec<u32>, u32) {
        let numbers = Arc::new(numbers);
        let all = futures_util::FutureExt::now_or_never(
            stream(numbers.clone(), Query::new().limit(limit)).try_collect::<Vec<_>>(),
        );
        (all.unwrap().unwrap(), numbers.calls.load(Ordering::Relaxed))
    }

    #[test]
    fn an_empty_page_in_the_middle_ends_nothing() {
        let numbers = Numbers {
            total: 30,
            counts: true,
            hidden: |number| (10..20).contains(&number),
            calls: AtomicU32::new(0),
        };
        let (all, calls) = read(numbers, 10);
        assert_eq!(all.len(), 20);
        assert_eq!(calls, 3);
    }

    proptest! {
        #[test]
        fn nothing_is_lost_or_doubled_and_it_ends(total in 0_u32..300, limit in 1_u32..60, counts: bool) {
            let numbers = Numbers { total, counts, hidden: |_| false, calls: AtomicU32::new(0) };
            let (all, calls) = read(numbers, limit);
            prop_assert_eq!(all, (0..total).collect::<Vec<_>>());
            prop_assert!(calls <= total / limit + 2);
        }
    }
}
