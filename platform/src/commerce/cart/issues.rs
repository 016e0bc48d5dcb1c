//! The issues that block an order: one list, which each API shows in its own form.

use super::{Basket, Estimate, line::Line};
use crate::base::money;
use cartwright::resources::cart::ItemAvailabilityStatus;
use rust_decimal::Decimal;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum IssueKind {
    OutOfStock,
    MembersOnly,
    BelowMinimum { minimum: Decimal, missing: Decimal },
    Coupon,
    Membership,
}

/// A problem that blocks an order, or a warning.
#[derive(Debug, Clone)]
pub(crate) struct Issue {
    pub(crate) kind: IssueKind,
    pub(crate) is_error: bool,
    /// The affected line, if any.
    pub(crate) line: Option<String>,
    pub(crate) description: String,
    /// Whether removing the line resolves the issue.
    pub(crate) fixed_by_removal: bool,
}

pub(crate) fn of(basket: &Basket, estimate: &Estimate) -> Vec<Issue> {
    let mut issues: Vec<Issue> = basket.lines.iter().filter_map(shortage).collect();
    if basket.owned.owner_id("member").is_none() {
        issues.extend(basket.lines.iter().filter(|line| line.members_only).map(members_only));
    }
    issues.extend(below_minimum(basket, estimate));
    let lost_coupon = basket.coupon_refusal.iter().map(|refusal| Issue {
        kind: IssueKind::Coupon,
        is_error: false,
        line: None,
        description: refusal.to_string(),
        fixed_by_removal: false,
    });
    let lost_membership = estimate.memberships.problem.iter().map(|problem| Issue {
        kind: IssueKind::Membership,
        is_error: true,
        line: None,
        description: problem.to_string(),
        fixed_by_removal: false,
    });
    issues.extend(lost_coupon.chain(lost_membership));
    issues
}

/// The issue of a line that is unavailable or short of stock.
fn shortage(line: &Line) -> Option<Issue> {
    let description = match line.status {
        ItemAvailabilityStatus::Available => return None,
        ItemAvailabilityStatus::NotFound => "This item is no longer sold".to_owned(),
        ItemAvailabilityStatus::NotAvailable => format!("{} is sold out", line.name),
        _ => format!("There are only {} of {}", line.available.unwrap_or_default(), line.name),
    };
    Some(Issue {
        kind: IssueKind::OutOfStock,
        is_error: true,
        line: Some(line.stored.id.clone()),
        description,
        fixed_by_removal: line.status != ItemAvailabilityStatus::PartiallyAvailable,
    })
}

fn members_only(line: &Line) -> Issue {
    Issue {
        kind: IssueKind::MembersOnly,
        is_error: true,
        line: Some(line.stored.id.clone()),
        description: format!("{} is for members: log in to buy it", line.name),
        fixed_by_removal: true,
    }
}

fn below_minimum(basket: &Basket, estimate: &Estimate) -> Option<Issue> {
    let minimum = estimate.minimum?;
    let goods = basket.goods();
    (goods < minimum && !basket.lines.is_empty()).then(|| Issue {
        kind: IssueKind::BelowMinimum { minimum, missing: minimum - goods },
        is_error: true,
        line: None,
        description: format!(
            "Orders are of {} or more: {} is missing",
            money::formatted(minimum, basket.currency),
            money::formatted(minimum - goods, basket.currency)
        ),
        fixed_by_removal: false,
    })
}
