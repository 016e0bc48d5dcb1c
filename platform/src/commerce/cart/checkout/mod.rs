//! Checkouts: a cart on its way to an order.

pub(crate) mod abandoned;
pub(crate) mod calls;
pub(crate) mod change;
mod fields;
mod priced;
pub(crate) mod repo;
mod rows;
pub(crate) mod stored;
mod view;

pub(crate) use abandoned::{left, left_of_cart, record_abandoned};
pub(crate) use calls::{completion_link, page_address};
pub(crate) use change::{cart_changed, change, open, start};
pub(crate) use priced::{last_shown, priced};
#[cfg(test)]
pub(crate) use repo::{IS_FULL, LEFT_SINCE, OTHER_BYTES};
pub(crate) use repo::{find, find_by_cart, find_open};
pub(crate) use rows::ROWS;
pub(crate) use stored::{Checkout, StoredCheckout, Tip};
