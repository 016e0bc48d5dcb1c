//! Queries: filters, sorting and paging, compiled to SQL.

mod field;
mod filter;
#[cfg(test)]
mod filter_tests;
mod paging;

pub(crate) use field::{Field, Kind, field};
pub(crate) use filter::{Compiled, Compiler};
pub(crate) use paging::{Page, metadata, order_by, page, with_page};
