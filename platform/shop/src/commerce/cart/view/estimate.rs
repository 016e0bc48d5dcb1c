//! Estimates on the wire: totals, discounts, fees, memberships and problems.

use super::delivery::{carrier_options, region, selected_service};
use super::{part_summary, price_summary, prices, tax_details, tax_summary};
use crate::commerce::cart::issues::{self, Issue};
use crate::commerce::cart::{
    Basket, Estimate, GIFT_CARDS_APP, estimated::DueFee, memberships::MEMBERSHIPS_APP, problem::Problem, savings,
    shown::taxable_at,
};
use crate::commerce::pricing::sums::{after_tax, before_tax};
use crate::commerce::pricing::tax::Taxed;
use crate::commerce::rules::{self, Coupon, CouponKind};
use base::{Shop, clock, money, wire};
use cartwright::{resources::cart::*, types::Timestamp};

/// An estimate on the wire.
pub(crate) fn answer(shop: &Shop, basket: &Basket, estimate: &Estimate) -> EstimatedTotals {
    let due = &estimate.totals.due;
    let cart = super::cart(shop, basket, estimate);
    wire!(EstimatedTotals {
        cart,
        calculated_line_items: calculated_lines(basket, estimate),
        price_summary: price_summary(estimate),
        gift_card: gift_card(basket, estimate),
        pay_now: part_summary(&due.now, estimate.currency),
        pay_later: part_summary(&due.later, estimate.currency),
        pay_after_free_trial: part_summary(&due.after_trial, estimate.currency),
        tax_summary: tax_summary(estimate),
        shipping_info: wire!(ShippingInformation {
            region: region(estimate),
            selected_carrier_service_option: selected_service(estimate),
            carrier_service_options: carrier_options(estimate)
        }),
        applied_discounts: applied_discounts(basket, estimate),
        calculation_errors: calculation_errors(basket, estimate),
        weight_unit: WeightUnit::from(estimate.weight_unit),
        currency: estimate.currency.code().to_owned(),
        membership_options: membership_options(estimate),
        additional_fees: additional_fees(estimate),
        violations: violations(basket, estimate)
    })
}

fn calculated_lines(basket: &Basket, estimate: &Estimate) -> Vec<CalculatedLineItem> {
    let lines = basket.lines.iter().zip(&estimate.totals.lines);
    lines
        .map(|(line, sums)| {
            wire!(CalculatedLineItem {
                line_item_id: line.stored.id.clone(),
                payment_option: if estimate.memberships.pay_for(&line.stored.id) {
                    PaymentOption::Membership
                } else {
                    line.payment_option.clone()
                },
                prices_breakdown: prices(line, sums, estimate.currency),
                modifiers: line
                    .modifier_groups
                    .iter()
                    .filter_map(|group| group.modifiers.clone())
                    .flatten()
                    .collect::<Vec<_>>(),
                taxable_address: taxable_at(line.taxable_address.clone())
            })
        })
        .collect()
}

/// The gift card that pays; the wire has a place for one only.
pub(crate) fn gift_card(basket: &Basket, estimate: &Estimate) -> Option<GiftCard> {
    let (given, paid) = basket.gift_cards.iter().zip(&estimate.totals.gift_cards).next()?;
    let price = |amount| Some(money::price(amount, estimate.currency));
    Some(wire!(GiftCard {
        id: given.card.id.clone(),
        obfuscated_code: given.card.obfuscated_code(),
        amount: price(*paid),
        app_id: GIFT_CARDS_APP.to_owned(),
        external_id: given.card.id.clone(),
        requested_amount: given.requested.and_then(price)
    }))
}

/// The applicable fees.
pub(crate) fn additional_fees(estimate: &Estimate) -> Vec<AdditionalFee> {
    let fees = estimate.fees.iter().zip(&estimate.totals.fee_taxes);
    fees.map(|(due, taxed)| additional_fee(due, taxed, estimate)).collect()
}

fn additional_fee(due: &DueFee, taxed: &Taxed, estimate: &Estimate) -> AdditionalFee {
    let included = estimate.totals.tax_included;
    let amount = money::round(due.amount, estimate.currency);
    let price = |amount| Some(money::price(amount, estimate.currency));
    wire!(AdditionalFee {
        code: due.fee.code.clone(),
        name: due.fee.name.clone(),
        translated_name: due.fee.name.clone(),
        price: price(amount),
        tax_details: tax_details(taxed, amount, estimate.currency),
        price_before_tax: price(before_tax(amount, taxed, included)),
        price_after_tax: price(after_tax(amount, taxed, included)),
        line_item_ids: due.line_ids.clone(),
        source: due.fee.source.clone()
    })
}

/// The applied discounts, with amounts.
pub(crate) fn applied_discounts(basket: &Basket, estimate: &Estimate) -> Vec<AppliedDiscount> {
    let totals = &estimate.totals;
    let price = |amount| Some(money::price(amount, estimate.currency));
    let given = basket.cart().merchant_discounts.iter().zip(&totals.merchant);
    let merchant = given.map(|(discount, amount)| {
        wire!(AppliedDiscount {
            discount_type: match &discount.line_item_ids {
                Some(ids) if !ids.is_empty() => DiscountType::SpecificItems,
                _ => DiscountType::Global,
            },
            line_item_ids: discount.line_item_ids.clone(),
            merchant_discount: wire!(AppliedMerchantDiscount {
                amount: price(*amount),
                percentage: discount.percentage
            })
        })
    });
    let coupon = basket.coupon.iter().map(|coupon| {
        let (kind, line_item_ids) = discount_scope(coupon, basket);
        wire!(AppliedDiscount {
            discount_type: kind,
            line_item_ids,
            coupon: wire!(AppliedCoupon {
                id: coupon.id.clone(),
                code: coupon.code.clone(),
                name: coupon.name.clone(),
                amount: price(totals.coupon)
            })
        })
    });
    merchant.chain(coupon).collect()
}

pub(crate) fn discount_scope(coupon: &Coupon, basket: &Basket) -> (DiscountType, Vec<String>) {
    if coupon.kind == CouponKind::FreeShipping {
        return (DiscountType::Shipping, Vec::new());
    }
    if !coupon.is_specific() && !coupon.once {
        return (DiscountType::Global, Vec::new());
    }
    let lines = basket.lines.iter().filter(|line| savings::applies(coupon, line));
    (DiscountType::SpecificItems, lines.map(|line| line.stored.id.clone()).collect())
}

/// The buyer's memberships, and the lines they can pay for.
pub(crate) fn membership_options(estimate: &Estimate) -> MembershipOptions {
    let found = &estimate.memberships;
    let eligible = found.eligible.iter();
    let invalid = found.invalid.iter();
    let selected = found.selected.iter();
    wire!(MembershipOptions {
        eligible_memberships: Some(
            eligible.map(|eligible| membership(&eligible.membership, &eligible.line_ids)).collect(),
        ),
        invalid_memberships: Some(
            invalid
                .map(|(invalid, reason)| wire!(InvalidMembership {
                    membership: membership(invalid, &[]),
                    reason: (*reason).to_owned()
                }))
                .collect(),
        ),
        selected_memberships: Some(
            selected
                .map(|selected| wire!(HostSelectedMembership {
                    id: selected.id.clone(),
                    app_id: MEMBERSHIPS_APP.to_owned(),
                    line_item_ids: selected.line_ids.clone()
                }))
                .collect(),
        )
    })
}

fn membership(membership: &rules::Membership, line_ids: &[String]) -> Membership {
    wire!(Membership {
        id: membership.id.clone(),
        app_id: MEMBERSHIPS_APP.to_owned(),
        name: wire!(MembershipName { original: membership.name.clone(), translated: membership.name.clone() }),
        line_item_ids: line_ids.to_vec(),
        credits: membership
            .credits
            .map(|credits| wire!(MembershipPaymentCredits { total: credits.total, remaining: credits.remaining })),
        expiration_date: membership.expires.map(|expires| Timestamp::from(clock::rfc3339(expires)))
    })
}

fn details(problem: &Problem) -> Details {
    wire!(Details {
        application_error: wire!(ApplicationError {
            code: problem.code().to_owned(),
            description: problem.to_string(),
            data: problem.data()
        })
    })
}

/// The calculation errors. Their lists are present even if empty.
pub(crate) fn calculation_errors(basket: &Basket, estimate: &Estimate) -> CalculationErrors {
    let of = |problem: &Option<Problem>| problem.as_ref().map(details);
    wire!(CalculationErrors {
        general_shipping_calculation_error: of(&estimate.delivery_problem),
        selected_shipping_option_error: of(&estimate.selection_problem),
        coupon_calculation_error: of(&basket.coupon_refusal),
        gift_card_calculation_error: of(&estimate.gift_card_problem),
        membership_error: of(&estimate.memberships.problem),
        order_validation_errors: Vec::new(),
        gift_card_calculation_errors: Vec::new()
    })
}

/// Violations that block an order, and warnings.
pub(crate) fn violations(basket: &Basket, estimate: &Estimate) -> Vec<Violation> {
    issues::of(basket, estimate).into_iter().filter(|issue| issue.is_violation()).map(violation).collect()
}

fn violation(issue: Issue<'_>) -> Violation {
    let target = match issue.line() {
        Some(line) => {
            let id = line.stored.id.clone();
            wire!(Target { line_item: wire!(TargetLineItem { name: LineItemTarget::LineItemDefault, id }) })
        }
        None => wire!(Target { other: wire!(Other { name: OtherTarget::OtherDefault }) }),
    };
    let suggested_fix = match issue {
        Issue::OutOfStock(line) if line.status == ItemAvailabilityStatus::PartiallyAvailable => None,
        _ => issue.line().map(|_| SuggestedFix::RemoveLineItem),
    };
    wire!(Violation {
        severity: if issue.is_error() { Severity::Error } else { Severity::Warning },
        description: issue.to_string(),
        target,
        suggested_fix
    })
}
