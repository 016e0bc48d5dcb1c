//! Cart V2: the calls in which a cart is its own checkout, on the same carts as V1.

mod calls;
mod create;
mod delivery;
mod fields;
mod inputs;
mod lines;
mod place;
mod refusals;
mod savings;
mod target;
mod upsells;
mod view;

pub use target::{ENTITY, shown};

use base::Rows;

pub const ROWS: Rows = &[
    ("current_cart_v2.create", create::create_current),
    ("cart_v2.create", create::create),
    ("current_cart_v2.get", calls::get),
    ("cart_v2.get", calls::get),
    ("current_cart_v2.update", calls::update),
    ("cart_v2.update", calls::update),
    ("current_cart_v2.delete", calls::delete),
    ("cart_v2.delete", calls::delete),
    ("current_cart_v2.refresh", calls::refresh),
    ("cart_v2.refresh", calls::refresh),
    ("current_cart_v2.calculate", calls::calculate),
    ("cart_v2.calculate", calls::calculate),
    ("current_cart_v2.estimate", calls::estimate),
    ("cart_v2.estimate", calls::estimate),
    ("current_cart_v2.add_line_items", lines::add),
    ("cart_v2.add_line_items", lines::add),
    ("current_cart_v2.remove_line_items", lines::remove),
    ("cart_v2.remove_line_items", lines::remove),
    ("current_cart_v2.update_line_items", lines::update),
    ("cart_v2.update_line_items", lines::update),
    ("current_cart_v2.add_coupon", savings::add_coupon),
    ("cart_v2.add_coupon", savings::add_coupon),
    ("current_cart_v2.remove_coupon", savings::remove_coupon),
    ("cart_v2.remove_coupon", savings::remove_coupon),
    ("current_cart_v2.set_delivery_method", delivery::set),
    ("cart_v2.set_delivery_method", delivery::set),
    ("current_cart_v2.remove_delivery_method", delivery::remove),
    ("cart_v2.remove_delivery_method", delivery::remove),
    ("current_cart_v2.add_gift_card", savings::add_gift_card),
    ("cart_v2.add_gift_card", savings::add_gift_card),
    ("current_cart_v2.remove_gift_card", savings::remove_gift_card),
    ("cart_v2.remove_gift_card", savings::remove_gift_card),
    ("current_cart_v2.update_form_submissions", calls::update_forms),
    ("cart_v2.update_form_submissions", calls::update_forms),
    ("current_cart_v2.get_upsell_options", upsells::get),
    ("cart_v2.get_upsell_options", upsells::get),
    ("cart_v2.get_checkout_url", calls::get_checkout_url),
    ("cart_v2.place_order", place::place_order),
    ("cart_v2.mark_as_completed", calls::mark_as_completed),
];
