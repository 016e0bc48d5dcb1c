//! The issues of a cart: problems that block its order, and warnings. One list, which each API shows with its own codes.

use super::{Basket, Estimate, line::Line, problem::Problem};
use base::money;
use cartwright::{resources::cart::ItemAvailabilityStatus, types::Currency};
use rust_decimal::Decimal;

/// A problem that blocks an order, or a warning.
#[derive(Debug, Clone, Copy, thiserror::Error)]
pub(crate) enum Issue<'a> {
    #[error("{}", shortage(.0))]
    OutOfStock(&'a Line),
    #[error("{} is for members: log in to buy it", .0.name)]
    MembersOnly(&'a Line),
    #[error(
        "Orders are of {} or more: {} is missing",
        money::formatted(*.minimum, *.currency),
        money::formatted(*.missing, *.currency)
    )]
    BelowMinimum { minimum: Decimal, missing: Decimal, currency: Currency },
    /// The coupon no longer applies.
    #[error("{0}")]
    Coupon(&'a Problem),
    /// The selected membership cannot pay.
    #[error("{0}")]
    Membership(&'a Problem),
    #[error("The cart is empty")]
    Empty,
    /// Nothing can be delivered.
    #[error("{0}")]
    Delivery(&'a Problem),
    #[error("The way of delivery that was chosen cannot be had any more")]
    DeliveryUnavailable(&'a Problem),
    /// The default way of delivery is used.
    #[error("No way of delivery has been chosen")]
    DeliveryNotChosen,
    #[error("What is sent cannot have a free trial")]
    ShippedTrial,
    /// The gift cards cannot pay.
    #[error("{0}")]
    GiftCard(&'a Problem),
}

impl<'a> Issue<'a> {
    /// Whether the issue blocks an order; otherwise it is a warning.
    pub(crate) const fn is_error(self) -> bool {
        !matches!(self, Self::Coupon(_) | Self::DeliveryNotChosen)
    }

    /// Whether the issue is one of Cart V1's violations; the others are its calculation errors, or not shown.
    pub(crate) const fn is_violation(self) -> bool {
        matches!(
            self,
            Self::OutOfStock(_)
                | Self::MembersOnly(_)
                | Self::BelowMinimum { .. }
                | Self::Coupon(_)
                | Self::Membership(_)
        )
    }

    /// The affected line, if any.
    pub(crate) const fn line(self) -> Option<&'a Line> {
        match self {
            Self::OutOfStock(line) | Self::MembersOnly(line) => Some(line),
            _ => None,
        }
    }
}

/// The issues of a cart, in the order of Cart V2's violations.
pub(crate) fn of<'a>(basket: &'a Basket, estimate: &'a Estimate) -> Vec<Issue<'a>> {
    let lines = &basket.lines;
    let is_visitor = basket.owned.owner_id("member").is_none();
    let short = lines.iter().filter(|line| line.status != ItemAvailabilityStatus::Available);
    let mut issues: Vec<Issue<'_>> = short.map(Issue::OutOfStock).collect();
    issues.extend(lines.iter().filter(|line| is_visitor && line.members_only).map(Issue::MembersOnly));
    issues.extend(below_minimum(basket, estimate));
    issues.extend(basket.coupon_refusal.as_ref().map(Issue::Coupon));
    issues.extend(estimate.memberships.problem.as_ref().map(Issue::Membership));
    issues.extend(lines.is_empty().then_some(Issue::Empty));
    issues.extend(estimate.delivery_problem.as_ref().map(Issue::Delivery));
    issues.extend(estimate.selection_problem.as_ref().map(Issue::DeliveryUnavailable));
    let is_by_default = estimate.chosen.as_ref().is_some_and(|chosen| !chosen.requested);
    issues.extend((basket.needs_delivery() && is_by_default).then_some(Issue::DeliveryNotChosen));
    let has_shipped_trial = lines.iter().any(|line| line.shippable && line.free_trial().is_some());
    issues.extend(has_shipped_trial.then_some(Issue::ShippedTrial));
    issues.extend(estimate.gift_card_problem.as_ref().map(Issue::GiftCard));
    issues
}

fn shortage(line: &Line) -> String {
    match line.status {
        ItemAvailabilityStatus::NotFound => "This item is no longer sold".to_owned(),
        ItemAvailabilityStatus::NotAvailable => format!("{} is sold out", line.name),
        _ => format!("There are only {} of {}", line.available.unwrap_or_default(), line.name),
    }
}

fn below_minimum(basket: &Basket, estimate: &Estimate) -> Option<Issue<'static>> {
    let (goods, currency) = (basket.goods(), basket.currency);
    let minimum = estimate.minimum.filter(|minimum| goods < *minimum && !basket.lines.is_empty())?;
    Some(Issue::BelowMinimum { minimum, missing: minimum - goods, currency })
}
