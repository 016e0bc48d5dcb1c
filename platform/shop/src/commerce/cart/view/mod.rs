//! Carts and estimates on the wire.

mod cart;
mod checkout;
mod delivery;
mod estimate;
mod line;
mod sums;

pub(super) use cart::cart;
pub(crate) use checkout::checkout;
pub(crate) use delivery::{carrier_options, region, selected_service};
pub(super) use estimate::answer;
pub(crate) use estimate::{
    additional_fees, applied_discounts, calculation_errors, discount_scope, gift_card, membership_options, violations,
};
pub(crate) use line::{line_items, prices};
pub(crate) use sums::{aggregated_taxes, part_summary, price_summary, tax_details, tax_summary};
