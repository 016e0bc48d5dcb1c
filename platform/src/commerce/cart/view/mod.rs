//! Carts and estimates as the wire has them.

mod cart;
mod checkout;
mod delivery;
mod discounts;
mod estimate;
mod line;
mod memberships;
mod problems;
mod sums;

pub(super) use cart::cart;
pub(crate) use cart::weight_unit;
pub(crate) use checkout::checkout;
pub(crate) use delivery::{carrier_options, region, selected_service};
pub(crate) use discounts::{applied as applied_discounts, scope as discount_scope};
pub(super) use estimate::answer;
pub(crate) use estimate::{additional_fees, gift_card};
pub(crate) use line::{line_item, prices};
pub(crate) use memberships::options as membership_options;
pub(crate) use problems::{calculation_errors, violations};
pub(crate) use sums::{part_summary, price_summary, tax_details, tax_summary};
