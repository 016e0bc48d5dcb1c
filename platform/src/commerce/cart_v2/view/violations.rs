//! Violations that block an order, with their details.

use super::converted;
use crate::base::wire;
use crate::commerce::cart::{self, Basket, Estimate, Issue, IssueKind, Problem};
use crate::commerce::cart_v2::refusals::{coupon_data, gift_card_reason};
use cartwright::resources::{cart::ItemAvailabilityStatus, cart_v2::*};

/// Violations that block an order, and warnings.
pub(super) fn violations(basket: &Basket, estimate: &Estimate) -> Vec<CartViolation> {
    let issues = cart::issues(basket, estimate);
    let mut found: Vec<CartViolation> = issues.iter().map(|issue| of_issue(issue, basket, estimate)).collect();
    if basket.lines.is_empty() {
        found.push(plain(ViolationCode::EmptyCart, ViolationScope::Global, "The cart is empty"));
    }
    found.extend(estimate.delivery_problem.as_ref().map(delivery));
    if estimate.selection_problem.is_some() {
        found.push(plain(
            ViolationCode::DeliveryMethodNoLongerAvailable,
            ViolationScope::Delivery,
            "The way of delivery that was chosen cannot be had any more",
        ));
    }
    if basket.needs_delivery() && estimate.chosen.as_ref().is_some_and(|chosen| !chosen.requested) {
        found.push(CartViolation {
            severity: Some(ViolationSeverity::Warning),
            ..plain(
                ViolationCode::MissingDeliveryMethod,
                ViolationScope::Delivery,
                "No way of delivery has been chosen",
            )
        });
    }
    found.extend(estimate.gift_card_problem.as_ref().map(gift_card));
    found
}

fn plain(code: ViolationCode, scope: ViolationScope, description: &str) -> CartViolation {
    wire!(CartViolation { code, scope: scope, severity: ViolationSeverity::Error, description: description.to_owned() })
}

fn delivery(problem: &Problem) -> CartViolation {
    let code = if *problem == Problem::AddressMissing {
        ViolationCode::MissingDeliveryAddress
    } else {
        ViolationCode::MissingDeliveryMethod
    };
    plain(code, ViolationScope::Delivery, &problem.to_string())
}

fn gift_card(problem: &Problem) -> CartViolation {
    match gift_card_reason(problem) {
        Some((reason, id)) => CartViolation {
            invalid_gift_card_status_data: Some(wire!(InvalidGiftCardStatusErrorData {
                reason,
                gift_card_id: id.to_owned()
            })),
            ..plain(ViolationCode::InvalidGiftCardStatus, ViolationScope::GiftCard, &problem.to_string())
        },
        None => plain(ViolationCode::CannotPayForGiftCardWithGiftCard, ViolationScope::GiftCard, &problem.to_string()),
    }
}

fn of_issue(issue: &Issue, basket: &Basket, estimate: &Estimate) -> CartViolation {
    let line_ids = issue.line.clone().map(|id| vec![id]);
    let violation = match issue.kind {
        IssueKind::OutOfStock => CartViolation {
            line_items_out_of_stock_data: Some(wire!(LineItemsOutOfStockErrorData {
                line_item_ids: line_ids,
                all_line_items_out_of_stock: basket
                    .lines
                    .iter()
                    .all(|line| line.status != ItemAvailabilityStatus::Available)
            })),
            ..plain(ViolationCode::LineItemsOutOfStock, ViolationScope::LineItem, &issue.description)
        },
        IssueKind::MembersOnly => CartViolation {
            members_only_item_data: Some(wire!(MembersOnlyItemErrorData { line_item_ids: line_ids })),
            ..plain(ViolationCode::MembersOnlyItem, ViolationScope::LineItem, &issue.description)
        },
        IssueKind::BelowMinimum { minimum, missing } => CartViolation {
            subtotal_below_order_minimum_data: Some(wire!(SubtotalBelowOrderMinimumErrorData {
                minimum_order_subtotal: converted(minimum, basket.currency),
                remaining_amount: converted(missing, basket.currency)
            })),
            ..plain(ViolationCode::SubtotalBelowOrderMinimum, ViolationScope::Global, &issue.description)
        },
        IssueKind::Coupon => coupon(issue, basket),
        IssueKind::Membership => CartViolation {
            invalid_membership_status_data: estimate.memberships.problem.as_ref().map(membership),
            ..plain(ViolationCode::InvalidMembershipStatus, ViolationScope::Membership, &issue.description)
        },
    };
    if issue.is_error {
        return violation;
    }
    CartViolation { severity: Some(ViolationSeverity::Warning), ..violation }
}

fn coupon(issue: &Issue, basket: &Basket) -> CartViolation {
    let code = basket.cart().coupon.as_deref().unwrap_or_default();
    let data = basket.coupon_refusal.as_ref().map(|problem| coupon_data(problem, code));
    CartViolation {
        invalid_coupon_status_data: data.and_then(|data| serde_json::from_value(data).ok()),
        ..plain(ViolationCode::InvalidCouponStatus, ViolationScope::Discount, &issue.description)
    }
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
