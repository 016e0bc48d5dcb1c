//! Queries: filters, sorting and paging.

mod condition;
pub(crate) mod cursor;
mod field;
mod filter;
#[cfg(test)]
mod filter_tests;
mod paging;

pub(crate) use condition::{Comparison, Condition, Test, TextPosition, read as read_filter};
pub(crate) use cursor::{CursorPage, ListSource, cursor_page, with_words};
pub(crate) use field::{Field, Kind, Takes, field, items};
pub(crate) use filter::add_folding;
pub(crate) use filter::{Compiled, Compiler};
pub(crate) use paging::{OffsetPage, Page, Sort, metadata, offset_page, order_by, page, sorts, with_page};
