//! Queries: filters, sorting and paging.

mod condition;
pub mod cursor;
pub mod field;
mod filter;
#[cfg(test)]
mod filter_tests;
mod paging;

pub use condition::{Comparison, Condition, Test, TextPosition, read as read_filter};
pub use cursor::{CursorPage, ListSource, cursor_page, with_words};
pub use field::{Field, Kind, Takes, field, items};
pub(crate) use filter::add_folding;
pub use filter::{Compiled, Compiler};
pub use paging::{OffsetPage, Page, Sort, metadata, offset_page, order_by, page, sorts, whole_number, with_page};
