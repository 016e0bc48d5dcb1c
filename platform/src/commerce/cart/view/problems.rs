//! Calculation errors and violations on the wire.

use crate::commerce::cart::issues::{self, Issue, Problem};
use crate::commerce::cart::{Basket, Estimate};
use cartwright::resources::cart::*;

fn details(problem: &Problem) -> Details {
    Details {
        application_error: Some(ApplicationError {
            code: Some(problem.code.to_owned()),
            description: Some(problem.description.clone()),
            data: Some(problem.data.clone()),
            ..ApplicationError::default()
        }),
        ..Details::default()
    }
}

/// The calculation errors; nothing without one.
pub(crate) fn calculation_errors(basket: &Basket, estimate: &Estimate) -> Option<CalculationErrors> {
    let of = |problem: &Option<Problem>| problem.as_ref().map(details);
    let errors = CalculationErrors {
        general_shipping_calculation_error: of(&estimate.delivery_problem),
        selected_shipping_option_error: of(&estimate.selection_problem),
        coupon_calculation_error: of(&basket.coupon_refusal),
        gift_card_calculation_error: of(&estimate.gift_card_problem),
        membership_error: of(&estimate.memberships.problem),
        ..CalculationErrors::default()
    };
    (errors != CalculationErrors::default()).then_some(errors)
}

/// Violations that block an order, and warnings.
pub(crate) fn violations(basket: &Basket, estimate: &Estimate) -> Vec<Violation> {
    issues::of(basket, estimate).iter().map(violation).collect()
}

fn violation(issue: &Issue) -> Violation {
    let target = match &issue.line {
        Some(id) => Target {
            line_item: Some(TargetLineItem {
                name: Some(LineItemTarget::LineItemDefault),
                id: Some(id.clone()),
                ..TargetLineItem::default()
            }),
            ..Target::default()
        },
        None => Target {
            other: Some(Other { name: Some(OtherTarget::OtherDefault), ..Other::default() }),
            ..Target::default()
        },
    };
    Violation {
        severity: Some(if issue.is_error { Severity::Error } else { Severity::Warning }),
        description: Some(issue.description.clone()),
        target: Some(target),
        suggested_fix: issue.fixed_by_removal.then_some(SuggestedFix::RemoveLineItem),
        ..Violation::default()
    }
}
