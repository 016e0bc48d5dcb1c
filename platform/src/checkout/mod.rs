//! Checkouts: a cart on its way to an order.

mod abandoned;
mod calls;
mod fields;
mod open;
mod order;
mod place;
mod priced;
mod record;
mod settle;
mod stored;
mod view;

pub(crate) use abandoned::{has_left, record_abandoned};
pub(crate) use calls::{
    add_to_checkout, create, create_order, get, get_by_cart, get_url, page_address, remove_coupon, remove_gift_card,
    remove_line_items, update, update_quantities,
};
pub(crate) use open::{follow, open};
pub(crate) use order::{pay, refuse_issues};
pub(crate) use place::place;
pub(crate) use priced::priced;
pub(crate) use settle::give_back;
pub(crate) use stored::{Checkout, StoredCheckout, Tip, change, find, find_by_cart, find_open, start};
