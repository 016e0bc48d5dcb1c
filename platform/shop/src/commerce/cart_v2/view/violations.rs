//! Violations that block an order, with their details.

use super::converted;
use crate::commerce::cart::{self, Basket, Estimate, Issue, Problem};
use crate::commerce::cart_v2::refusals::{coupon_data, gift_card_reason};
use base::wire;
use cartwright::resources::cart_v2::*;

/// Violations that block an order, and warnings.
pub(super) fn violations(basket: &Basket, estimate: &Estimate) -> Vec<CartViolation> {
    cart::issues(basket, estimate).into_iter().filter_map(|issue| violation(issue, basket)).collect()
}

/// An issue as a violation; `None` if only placing the order reports it.
fn violation(issue: Issue<'_>, basket: &Basket) -> Option<CartViolation> {
    let line_item_ids = issue.line().map(|line| vec![line.stored.id.clone()]);
    let plain = |code: ViolationCode, scope: ViolationScope| {
        let severity = if issue.is_error() { ViolationSeverity::Error } else { ViolationSeverity::Warning };
        wire!(CartViolation { code, scope, severity, description: issue.to_string() })
    };
    Some(match issue {
        Issue::OutOfStock(_) => CartViolation {
            line_items_out_of_stock_data: Some(wire!(LineItemsOutOfStockErrorData {
                line_item_ids,
                all_line_items_out_of_stock: basket.is_all_out_of_stock()
            })),
            ..plain(ViolationCode::LineItemsOutOfStock, ViolationScope::LineItem)
        },
        Issue::MembersOnly(_) => CartViolation {
            members_only_item_data: Some(wire!(MembersOnlyItemErrorData { line_item_ids })),
            ..plain(ViolationCode::MembersOnlyItem, ViolationScope::LineItem)
        },
        Issue::BelowMinimum { minimum, missing, currency } => CartViolation {
            subtotal_below_order_minimum_data: Some(wire!(SubtotalBelowOrderMinimumErrorData {
                minimum_order_subtotal: converted(minimum, currency),
                remaining_amount: converted(missing, currency)
            })),
            ..plain(ViolationCode::SubtotalBelowOrderMinimum, ViolationScope::Global)
        },
        Issue::Coupon(problem) => CartViolation {
            invalid_coupon_status_data: serde_json::from_value(coupon_data(
                problem,
                basket.cart().coupon.as_deref().unwrap_or_default(),
            ))
            .ok(),
            ..plain(ViolationCode::InvalidCouponStatus, ViolationScope::Discount)
        },
        Issue::Membership(problem) => CartViolation {
            invalid_membership_status_data: Some(membership(problem)),
            ..plain(ViolationCode::InvalidMembershipStatus, ViolationScope::Membership)
        },
        Issue::Empty => plain(ViolationCode::EmptyCart, ViolationScope::Global),
        Issue::Delivery(Problem::AddressMissing) => {
            plain(ViolationCode::MissingDeliveryAddress, ViolationScope::Delivery)
        }
        Issue::Delivery(_) | Issue::DeliveryNotChosen => {
            plain(ViolationCode::MissingDeliveryMethod, ViolationScope::Delivery)
        }
        Issue::DeliveryUnavailable(_) => {
            plain(ViolationCode::DeliveryMethodNoLongerAvailable, ViolationScope::Delivery)
        }
        Issue::GiftCard(problem) => match gift_card_reason(problem) {
            Some((reason, id)) => CartViolation {
                invalid_gift_card_status_data: Some(wire!(InvalidGiftCardStatusErrorData {
                    reason,
                    gift_card_id: id.to_owned()
                })),
                ..plain(ViolationCode::InvalidGiftCardStatus, ViolationScope::GiftCard)
            },
            None => plain(ViolationCode::CannotPayForGiftCardWithGiftCard, ViolationScope::GiftCard),
        },
        Issue::ShippedTrial => return None,
    })
}

fn membership(problem: &Problem) -> InvalidMembershipStatusErrorData {
    wire!(InvalidMembershipStatusErrorData {
        reason: match problem {
            Problem::MembershipOutOfCredits => InvalidMembershipReason::InsufficientFunds,
            Problem::MembershipUnknown => InvalidMembershipReason::MembershipNotFound,
            _ => InvalidMembershipReason::NotApplicableToLineItems,
        }
    })
}
