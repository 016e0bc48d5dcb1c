//! Checkouts: a cart on its way to an order.

pub(crate) mod abandoned;
pub(crate) mod calls;
mod fields;
mod open;
mod priced;
pub(crate) mod record;
pub(crate) mod stored;
mod view;

pub(crate) use abandoned::{left, record_abandoned};
pub(crate) use calls::{
    add_to_checkout, completion_link, create, get, get_by_cart, get_url, mark_as_completed,
    mark_as_completed_and_redirect, page_address, remove_coupon, remove_gift_card, remove_line_items,
    remove_override_url, update, update_quantities,
};
pub(crate) use open::{follow, open};
pub(crate) use priced::priced;
#[cfg(test)]
pub(crate) use stored::LEFT_SINCE;
pub(crate) use stored::{Checkout, StoredCheckout, Tip, change, find, find_by_cart, find_open, start};
