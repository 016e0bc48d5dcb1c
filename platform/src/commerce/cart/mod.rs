//! Carts: what a visitor or member is about to buy.

mod add;
mod basket;
mod bounds;
mod calls;
pub(crate) mod checkout;
mod chosen;
mod coupons;
mod custom;
mod describe;
mod estimate;
mod expiry;
mod fees;
mod gift_cards;
mod guesses;
mod issues;
mod line;
mod memberships;
mod merge_into_member;
mod owners_choice;
mod problem;
mod record;
mod repo;
mod resolve;
mod rows;
mod stored;
mod terms;
mod update;
mod view;

pub(crate) use add::{Adding, STORES_APP};
pub(crate) use basket::Basket;
pub(crate) use bounds::{MAX_LINES, check_amount, check_currency, check_whole_quantities, required};
pub(crate) use calls::{find_own, lines_of, set_quantities, wanted_quantities};
pub(crate) use coupons::{check_code, find as find_coupon};
pub(crate) use estimate::{Estimate, EstimateOptions, estimate};
pub(crate) use expiry::{end_expired, find as find_current, find_by_id, sweep};
pub(crate) use gift_cards::{GIFT_CARDS_APP, MAX_GIFT_CARDS, find as find_gift_card, put as put_gift_card};
pub(crate) use guesses::{Guesser, is_wrong as is_wrong_code};
pub(crate) use issues::{Issue, IssueKind, of as issues};
pub(crate) use line::Line;
pub(crate) use memberships::MEMBERSHIPS_APP;
pub(crate) use merge_into_member::merge_into_member;
pub(crate) use owners_choice::permitted;
pub(crate) use problem::Problem;
pub(crate) use record::{delete, delete_all_of, save};
pub(crate) use repo::member_email;
#[cfg(test)]
pub(crate) use repo::{EXPIRED, IS_FULL, OTHER_BYTES};
pub(crate) use resolve::{Rules, resolve};
pub(crate) use rows::ROWS;
pub(crate) use stored::{OwnedCart, Source, StoredCart, check_size as check_cart_size};
pub(crate) use terms::item_terms;
pub(crate) use update::apply_coupon;
pub(crate) use view::{
    additional_fees, applied_discounts, calculation_errors, carrier_options, discount_scope, gift_card, line_item,
    membership_options, part_summary, price_summary, prices, region, selected_service, tax_details, tax_summary,
    violations, weight_unit,
};
