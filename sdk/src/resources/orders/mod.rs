//! Orders (SPEC section 3, "Order"; contract, group orders).

mod activity;
mod changes;
mod delivery;
pub mod endpoints;
mod enums;
mod handle;
mod line_item;
mod order;
mod refusals;
mod requests;
mod search;
mod shipping_rules;
mod tips;
mod totals;

pub use crate::resources::cursor::{CursorPaging, CursorPagingMetadata, Cursors, SortOrder, Sorting};
pub use activity::*;
pub use changes::*;
pub use delivery::*;
pub use enums::*;
pub use handle::Orders;
pub use line_item::*;
pub use order::*;
pub use refusals::*;
pub use requests::*;
pub use search::*;
pub use shipping_rules::*;
pub use tips::*;
pub use totals::*;
