//! Pages of results, by offset or by cursor, and streams over all results.

use crate::client::Call;
use crate::drive::Response;
use crate::error::Error;
use crate::maybe_send::{BoxFuture, BoxStream, MaybeSend, MaybeSync};
use crate::query::{AggregationData, Neighbours, Pages, Position};
use futures_util::stream::{self, Stream, StreamExt, TryStreamExt};
use std::collections::BTreeSet;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

/// One page of results, and the queries for the neighbouring pages.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Page<T, Q> {
    /// The results.
    pub items: Vec<T>,
    /// The total number of results, if the platform counted.
    pub total: Option<u64>,
    /// The query for the next page; `None` after the last.
    pub next: Option<Q>,
    /// The query for the previous page.
    pub previous: Option<Q>,
    /// The aggregations of a search.
    pub aggregations: Option<AggregationData>,
}

/// A page of an answer.
#[derive(Debug, Clone)]
pub struct Found<T> {
    pub(crate) items: Vec<T>,
    pub(crate) position: Position,
    pub(crate) aggregations: Option<AggregationData>,
}

/// Requests one page.
trait Fetch<'a, T, Q>: MaybeSend + MaybeSync {
    fn fetch(&self, query: Q) -> Call<'a, Found<T>>;
}

impl<'a, T, Q, F> Fetch<'a, T, Q> for F
where
    F: Fn(Q) -> Call<'a, Found<T>> + MaybeSend + MaybeSync,
{
    fn fetch(&self, query: Q) -> Call<'a, Found<T>> {
        self(query)
    }
}

/// A field whose value increases from one result to the next.
#[derive(Debug)]
pub(crate) struct Key<T, Q> {
    pub(crate) value: fn(&T) -> Option<String>,
    /// The query in the key's order, for results after a key value; `None` for a query with a sort of its own.
    pub(crate) after: fn(&Q, Option<String>) -> Option<Q>,
}

impl<T, Q> Clone for Key<T, Q> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, Q> Copy for Key<T, Q> {}

/// An unsent query: await it for one page, or [`stream`](Self::stream) all results.
///
/// ```no_run
/// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
/// use cartwright::query::{Filter, Query};
///
/// let mugs = Query::from(Filter::contains("name", "mug")).limit(12);
/// let page = client.products().query(mugs.clone()).await?;
/// println!("{:?} in all", page.total);
///
/// let mut all = client.products().query(mugs).stream();
/// while let Some(mug) = all.next().await {
///     println!("{:?}", mug?.name);
/// }
/// # Ok(())
/// # }
/// ```
#[must_use = "nothing is sent before the query is awaited or streamed"]
pub struct Paged<'a, T, Q> {
    query: Q,
    fetch: Arc<dyn Fetch<'a, T, Q> + 'a>,
    key: Option<Key<T, Q>>,
}

impl<T, Q: std::fmt::Debug> std::fmt::Debug for Paged<'_, T, Q> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_tuple("Paged").field(&self.query).finish()
    }
}

impl<'a, T, Q> Paged<'a, T, Q>
where
    T: MaybeSend + 'a,
    Q: Pages + 'a,
{
    pub(crate) fn new<F>(query: Q, fetch: F) -> Self
    where
        F: Fn(Q) -> Call<'a, Found<T>> + MaybeSend + MaybeSync + 'a,
    {
        Self { query, fetch: Arc::new(fetch), key: None }
    }

    /// One page, and the HTTP response that it was read from.
    ///
    /// # Errors
    ///
    /// As a page alone.
    pub async fn with_response(self) -> Result<(Page<T, Q>, Response), Error> {
        let (found, response) = self.fetch.fetch(self.query.clone()).with_response().await?;
        Ok((Page::new(&self.query, found), response))
    }

    /// Streams by key, since the platform limits the offset.
    pub(crate) fn by_key(mut self, key: Key<T, Q>) -> Self {
        self.key = Some(key);
        self
    }

    /// All results, page by page. The stream ends after the first error, or at a repeated page.
    pub fn stream(self) -> Items<'a, T> {
        let Self { query, fetch, key } = self;
        let by_key = move |query: &Q, last: Option<String>| (key?.after)(query, last);
        let first = by_key(&query, None).unwrap_or_else(|| query.clone());
        let pages = stream::try_unfold((Some(first), BTreeSet::new()), move |(requested, mut seen)| {
            let (fetch, query) = (fetch.clone(), query.clone());
            async move {
                let Some(requested) = requested else { return Ok(None) };
                let found = fetch.fetch(requested.clone()).await?;
                let mut place = found.position.next_cursor();
                let page = Page::new(&requested, found);
                let last = page.items.last().and_then(|item| (key?.value)(item));
                let next = page.next.and_then(|next| {
                    let after = last.as_ref().and_then(|last| by_key(&query, Some(last.clone())));
                    if after.is_some() {
                        place = last;
                    }
                    let is_new = place.is_none_or(|place| seen.insert(place));
                    is_new.then(|| after.unwrap_or(next))
                });
                Ok::<_, Error>(Some((stream::iter(page.items).map(Ok), (next, seen))))
            }
        });
        Items(Box::pin(pages.try_flatten()))
    }
}

impl<'a, T, Q> IntoFuture for Paged<'a, T, Q>
where
    T: MaybeSend + 'a,
    Q: Pages + 'a,
{
    type Output = Result<Page<T, Q>, Error>;
    type IntoFuture = BoxFuture<'a, Self::Output>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(async move { Ok(self.with_response().await?.0) })
    }
}

impl<T, Q: Pages> Page<T, Q> {
    fn new(query: &Q, found: Found<T>) -> Self {
        let Neighbours { next, previous } = query.turned(&found.position, found.items.len());
        Self { total: found.position.counted(), items: found.items, next, previous, aggregations: found.aggregations }
    }
}

/// A stream of results, usable without another crate.
#[must_use = "a stream asks for nothing before it is polled"]
pub struct Items<'a, T>(BoxStream<'a, Result<T, Error>>);

impl<T> std::fmt::Debug for Items<'_, T> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Items")
    }
}

impl<T> Items<'_, T> {
    /// The next result; `None` after the last.
    pub async fn next(&mut self) -> Option<Result<T, Error>> {
        StreamExt::next(&mut self.0).await
    }

    /// Collects the remaining results.
    ///
    /// # Errors
    ///
    /// The first error of a page.
    pub async fn collect(self) -> Result<Vec<T>, Error> {
        self.0.try_collect().await
    }
}

impl<T> Stream for Items<'_, T> {
    type Item = Result<T, Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.0.poll_next_unpin(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::query::{CursorQuery, Query};
    use proptest::prelude::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    /// A platform with the numbers below a total. Some are hidden, and counting may be refused.
    #[derive(Clone, Copy)]
    struct Numbers {
        total: u32,
        counts: bool,
        hidden: fn(u32) -> bool,
    }

    /// All numbers by pages of a size, and the number of calls.
    fn read(numbers: Numbers, limit: u32) -> (Vec<u32>, u32) {
        let calls = Arc::new(AtomicU32::new(0));
        let counted = calls.clone();
        let paged = Paged::new(Query::new().limit(limit), move |query: Query| {
            counted.fetch_add(1, Ordering::Relaxed);
            let place = serde_json::to_value(&query).unwrap();
            let number = |name: &str| u32::try_from(place["paging"][name].as_u64().unwrap()).unwrap();
            let end = numbers.total.min(number("offset") + number("limit"));
            let found = Found {
                items: (number("offset")..end).filter(|number| !(numbers.hidden)(*number)).collect(),
                position: Position { total: numbers.counts.then_some(numbers.total.into()), ..Position::default() },
                aggregations: None,
            };
            Call::answered(found)
        });
        let all = futures_util::FutureExt::now_or_never(paged.stream().collect());
        (all.unwrap().unwrap(), calls.load(Ordering::Relaxed))
    }

    #[test]
    fn an_empty_page_in_the_middle_does_not_end_the_stream() {
        let numbers = Numbers { total: 30, counts: true, hidden: |number| (10..20).contains(&number) };
        let (all, calls) = read(numbers, 10);
        assert_eq!(all.len(), 20);
        assert_eq!(calls, 3);
    }

    /// The cursors that a stream requests, if each leads to the next as given.
    fn walked(next: fn(&str) -> &'static str) -> Vec<String> {
        let requested = Arc::new(std::sync::Mutex::new(Vec::new()));
        let seen = requested.clone();
        let paged = Paged::new(CursorQuery::default(), move |query: CursorQuery| {
            let place = serde_json::to_value(&query).unwrap();
            let cursor = place["cursorPaging"]["cursor"].as_str().unwrap_or_default().to_owned();
            let mut position = Position::default();
            position.cursors.get_or_insert_default().next = Some(next(&cursor).to_owned());
            seen.lock().unwrap().push(cursor);
            let found = Found { items: vec![1], position, aggregations: None };
            Call::answered(found)
        });
        let all: Option<Result<Vec<i32>, Error>> = futures_util::FutureExt::now_or_never(paged.stream().collect());
        assert!(all.unwrap().is_ok());
        requested.lock().unwrap().clone()
    }

    #[test]
    fn a_stream_ends_at_a_cycle_of_cursors() {
        let circle = |cursor: &str| match cursor {
            "A" => "B",
            _ => "A",
        };
        assert_eq!(walked(circle), ["", "A", "B"]);
        assert_eq!(walked(|_| "A"), ["", "A"]);
        let line = |cursor: &str| if cursor.is_empty() { "A" } else { "" };
        assert_eq!(walked(line), ["", "A"]);
    }

    #[test]
    fn a_stream_by_key_ends_if_every_key_returns_the_same_page() {
        let calls = Arc::new(AtomicU32::new(0));
        let counted = calls.clone();
        let paged = Paged::new(Query::new().limit(1), move |_: Query| {
            counted.fetch_add(1, Ordering::Relaxed);
            let found = Found {
                items: vec![7],
                position: Position { total: Some(100), ..Position::default() },
                aggregations: None,
            };
            Call::answered(found)
        });
        let key = Key { value: |item: &i32| Some(item.to_string()), after: |query: &Query, _| Some(query.clone()) };
        let all = futures_util::FutureExt::now_or_never(paged.by_key(key).stream().collect());
        assert_eq!(all.unwrap().unwrap(), [7, 7]);
        assert_eq!(calls.load(Ordering::Relaxed), 2);
    }

    proptest! {
        #[test]
        fn a_stream_returns_every_item_once_and_ends(total in 0_u32..300, limit in 1_u32..60, counts: bool) {
            let numbers = Numbers { total, counts, hidden: |_| false };
            let (all, calls) = read(numbers, limit);
            prop_assert_eq!(all, (0..total).collect::<Vec<_>>());
            prop_assert!(calls <= total / limit + 2);
        }
    }
}
