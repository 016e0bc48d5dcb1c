//! The position of a page among all results, by offset or by cursor, and the queries for the neighbouring pages.

use super::{CursorPaging, DEFAULT_LIMIT, OffsetPaging};
use crate::maybe_send::{MaybeSend, MaybeSync};
use crate::types::entity::entities;

entities! {
    /// The position of a page, by offset.
    QueryMetadata {
        /// The number of items on this page.
        count: i64,
        /// The number of items before it.
        offset: i64,
        /// The total number of items; absent if there are too many to count.
        total: i64,
        /// Whether the platform stopped counting.
        too_many_to_count: bool,
    }

    /// The position of a page, by cursor.
    CursorPagingMetadata {
        /// The number of items on this page.
        count: i64,
        cursors: Cursors,
        has_next: bool,
        /// The total number of items, if the platform counted.
        total: i64,
    }

    /// The cursors of the neighbouring pages.
    Cursors {
        /// At most 16000 characters.
        next: String,
        /// At most 16000 characters.
        prev: String,
    }

    /// The position of a page, by offset or cursor.
    Position {
        total: i64,
        too_many_to_count: bool,
        cursors: Cursors,
    }
}

impl Position {
    /// The total number of results, if the platform counted.
    pub(crate) fn counted(&self) -> Option<u64> {
        let total = self.total.filter(|_| self.too_many_to_count != Some(true))?;
        u64::try_from(total).ok()
    }
}

/// The queries for the neighbouring pages.
#[derive(Debug)]
pub struct Neighbours<Q> {
    pub(crate) next: Option<Q>,
    pub(crate) previous: Option<Q>,
}

impl<Q> Neighbours<Q> {
    pub(crate) fn map<R>(self, make: impl Fn(Q) -> R) -> Neighbours<R> {
        Neighbours { next: self.next.map(&make), previous: self.previous.map(make) }
    }
}

/// A query with pages.
pub trait Pages: Clone + MaybeSend + MaybeSync {
    /// The neighbours of a page with this many items.
    #[doc(hidden)]
    fn turned(&self, position: &Position, items: usize) -> Neighbours<Self>;
}

impl Position {
    /// The cursor of the next page.
    pub(crate) fn next_cursor(&self) -> Option<String> {
        self.cursors.as_ref()?.next.clone()
    }
}

/// The neighbouring pages by offset. With a known total, an empty page in the middle ends nothing. Without a total, the
/// first empty page is the end.
pub(crate) fn by_offset<Q>(
    position: &Position,
    items: usize,
    limit: u32,
    offset: u32,
    skip: impl Fn(u32) -> Q,
) -> Neighbours<Q> {
    let next = offset
        .checked_add(limit)
        .filter(|next| limit > 0 && position.counted().map_or(items > 0, |total| u64::from(*next) < total));
    let previous = (offset > 0).then(|| offset.saturating_sub(limit));
    Neighbours { next: next.map(&skip), previous: previous.map(&skip) }
}

impl Pages for CursorPaging {
    fn turned(&self, position: &Position, _: usize) -> Neighbours<Self> {
        let cursors = position.cursors.clone().unwrap_or_default();
        // A repeated cursor would never end.
        let page = |cursor: Option<String>| {
            let cursor = cursor.filter(|cursor| !cursor.is_empty() && self.cursor.as_ref() != Some(cursor))?;
            Some(Self { cursor: Some(cursor), ..self.clone() })
        };
        Neighbours { next: page(cursors.next), previous: page(cursors.prev) }
    }
}

impl Pages for OffsetPaging {
    fn turned(&self, position: &Position, items: usize) -> Neighbours<Self> {
        let number = |value: Option<i64>| value.and_then(|value| u32::try_from(value).ok());
        let limit = number(self.limit).unwrap_or(DEFAULT_LIMIT);
        let offset = number(self.offset).unwrap_or_default();
        by_offset(position, items, limit, offset, |offset| Self { offset: Some(offset.into()), ..self.clone() })
    }
}

/// Implements [`Pages`] for a payload with the paging, or the whole query, in a field.
macro_rules! pages_by {
    ($Query:ident.$field:ident) => {
        impl $crate::query::Pages for $Query {
            fn turned(&self, position: &$crate::query::Position, items: usize) -> $crate::query::Neighbours<Self> {
                let paging = self.$field.clone().unwrap_or_default();
                $crate::query::Pages::turned(&paging, position, items)
                    .map(|turned| Self { $field: Some(turned), ..self.clone() })
            }
        }
    };
}

pub(crate) use pages_by;
