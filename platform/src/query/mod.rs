//! Queries: filters, sorting and paging, compiled to SQL.

mod filter;
mod paging;

pub(crate) use filter::{Compiled, Compiler, Field, Kind, field};
pub(crate) use paging::{Page, metadata, order_by, page, with_page};
