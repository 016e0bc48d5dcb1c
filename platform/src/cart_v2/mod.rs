//! Cart V2: the same carts in the newer calls, where the cart is its own checkout.

mod calls;
mod coupons;
mod create;
mod delivery;
mod fields;
mod gift_cards;
mod inputs;
mod lines;
mod place;
mod refusals;
mod target;
mod token;
mod upsells;
mod view;

pub(crate) use calls::{
    calculate, delete, estimate, get, get_checkout_url, mark_as_completed, refresh, update, update_forms,
};
pub(crate) use coupons::{add as add_coupon, remove as remove_coupon};
pub(crate) use create::{create, create_current};
pub(crate) use delivery::{remove as remove_delivery_method, set as set_delivery_method};
pub(crate) use gift_cards::{add as add_gift_card, remove as remove_gift_card};
pub(crate) use lines::{add as add_line_items, remove as remove_line_items, update as update_line_items};
pub(crate) use place::place_order;
pub(crate) use upsells::get as get_upsells;
