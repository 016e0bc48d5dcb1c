//! Carts: what a visitor or member is about to buy.

mod add;
mod basket;
mod calls;
mod coupons;
mod estimate;
mod hand_over;
mod stored;
mod update;
mod view;

pub(crate) use basket::{Basket, Line, Rules, resolve};
pub(crate) use calls::{
    add_to_current, create_checkout, delete_current, estimate_totals, get_current, remove_coupon, remove_line_items,
    update_current, update_quantities,
};
pub(crate) use estimate::{Estimate, Wishes, estimate};
pub(crate) use hand_over::hand_over;
pub(crate) use stored::{Source, StoredCart};
pub(crate) use view::{applied_discounts, line_item, price_summary, selected_service};
