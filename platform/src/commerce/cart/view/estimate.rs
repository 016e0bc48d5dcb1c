//! Estimates as the wire has them: sums, discounts, fees, memberships and problems.

use super::delivery::{carrier_options, region, selected_service};
use super::{part_summary, price_summary, prices, tax_details, tax_summary, weight_unit};
use crate::base::{Shop, clock, money};
use crate::commerce::cart::issues::{self, Issue};
use crate::commerce::cart::{
    Basket, Estimate, GIFT_CARDS_APP, estimate::DueFee, memberships::MEMBERSHIPS_APP, resolved::Problem, savings,
};
use crate::commerce::pricing::sums::{after_tax, before_tax};
use crate::commerce::pricing::tax::Taxed;
use crate::commerce::rules::{self, Coupon, CouponKind};
use cartwright::{resources::cart::*, types::Timestamp};

/// An estimate as the wire has it.
pub(crate) fn answer(shop: &Shop, basket: &Basket, estimate: &Estimate) -> EstimatedTotals {
    let due = &estimate.totals.due;
    let cart = super::cart(shop, basket, estimate);
    EstimatedTotals {
        cart: Some(cart),
        calculated_line_items: Some(calculated_lines(basket, estimate)),
        price_summary: Some(price_summary(estimate)),
        gift_card: gift_card(basket, estimate),
        pay_now: Some(part_summary(&due.now, estimate.currency)),
        pay_later: Some(part_summary(&due.later, estimate.currency)),
        tax_summary: Some(tax_summary(estimate)),
        shipping_info: Some(ShippingInformation {
            region: region(estimate),
            selected_carrier_service_option: selected_service(estimate),
            carrier_service_options: Some(carrier_options(estimate)),
            ..ShippingInformation::default()
        }),
        applied_discounts: Some(applied_discounts(basket, estimate)),
        calculation_errors: calculation_errors(basket, estimate),
        weight_unit: Some(weight_unit(estimate.weight_unit)),
        currency: Some(estimate.currency.code().to_owned()),
        membership_options: Some(membership_options(estimate)),
        additional_fees: Some(additional_fees(estimate)),
        violations: Some(violations(basket, estimate)),
        ..EstimatedTotals::default()
    }
}

fn calculated_lines(basket: &Basket, estimate: &Estimate) -> Vec<CalculatedLineItem> {
    let lines = basket.lines.iter().zip(&estimate.totals.lines);
    lines
        .map(|(line, sums)| CalculatedLineItem {
            line_item_id: Some(line.stored.id.clone()),
            payment_option: Some(if estimate.memberships.pay_for(&line.stored.id) {
                PaymentOption::Membership
            } else {
                line.payment_option.clone()
            }),
            prices_breakdown: Some(prices(line, sums, estimate.currency)),
            taxable_address: Some(TaxableAddress {
                address_type: line.taxable_address.clone().or(Some(TaxableAddressType::Shipping)),
                ..TaxableAddress::default()
            }),
            ..CalculatedLineItem::default()
        })
        .collect()
}

/// The gift card that pays; the first, as there is place for one.
pub(crate) fn gift_card(basket: &Basket, estimate: &Estimate) -> Option<GiftCard> {
    let (given, paid) = basket.gift_cards.iter().zip(&estimate.totals.gift_cards).next()?;
    let price = |amount| Some(money::price(amount, estimate.currency));
    Some(GiftCard {
        id: Some(given.card.id.clone()),
        obfuscated_code: Some(given.card.obfuscated_code()),
        amount: price(*paid),
        app_id: Some(GIFT_CARDS_APP.to_owned()),
        external_id: Some(given.card.id.clone()),
        requested_amount: given.requested.and_then(price),
        ..GiftCard::default()
    })
}

/// The fees that are due.
pub(crate) fn additional_fees(estimate: &Estimate) -> Vec<AdditionalFee> {
    let fees = estimate.fees.iter().zip(&estimate.totals.fee_taxes);
    fees.map(|(due, taxed)| additional_fee(due, taxed, estimate)).collect()
}

fn additional_fee(due: &DueFee, taxed: &Taxed, estimate: &Estimate) -> AdditionalFee {
    let included = estimate.totals.tax_included;
    let amount = money::round(due.amount, estimate.currency);
    let price = |amount| Some(money::price(amount, estimate.currency));
    AdditionalFee {
        code: Some(due.fee.code.clone()),
        name: Some(due.fee.name.clone()),
        translated_name: Some(due.fee.name.clone()),
        price: price(amount),
        tax_details: Some(tax_details(taxed, amount, estimate.currency)),
        price_before_tax: price(before_tax(amount, taxed, included)),
        price_after_tax: price(after_tax(amount, taxed, included)),
        line_item_ids: Some(due.line_ids.clone()),
        source: Some(due.fee.source.clone()),
        ..AdditionalFee::default()
    }
}

/// The discounts of an estimate, each with what it came to.
pub(crate) fn applied_discounts(basket: &Basket, estimate: &Estimate) -> Vec<AppliedDiscount> {
    let totals = &estimate.totals;
    let price = |amount| Some(money::price(amount, estimate.currency));
    let given = basket.cart().merchant_discounts.iter().zip(&totals.merchant);
    let merchant = given.map(|(discount, amount)| AppliedDiscount {
        discount_type: Some(match &discount.line_item_ids {
            Some(ids) if !ids.is_empty() => DiscountType::SpecificItems,
            _ => DiscountType::Global,
        }),
        line_item_ids: discount.line_item_ids.clone(),
        merchant_discount: Some(AppliedMerchantDiscount {
            amount: price(*amount),
            percentage: discount.percentage,
            ..AppliedMerchantDiscount::default()
        }),
        ..AppliedDiscount::default()
    });
    let coupon = basket.coupon.iter().map(|coupon| {
        let (kind, line_item_ids) = discount_scope(coupon, basket);
        AppliedDiscount {
            discount_type: Some(kind),
            line_item_ids: Some(line_item_ids),
            coupon: Some(AppliedCoupon {
                id: Some(coupon.id.clone()),
                code: Some(coupon.code.clone()),
                name: Some(coupon.name.clone()),
                amount: price(totals.coupon),
                ..AppliedCoupon::default()
            }),
            ..AppliedDiscount::default()
        }
    });
    merchant.chain(coupon).collect()
}

/// The scope of a coupon.
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

/// The buyer's memberships, and what they can do for the cart.
pub(crate) fn membership_options(estimate: &Estimate) -> MembershipOptions {
    let found = &estimate.memberships;
    let eligible = found.eligible.iter();
    let invalid = found.invalid.iter();
    let selected = found.selected.iter();
    MembershipOptions {
        eligible_memberships: Some(
            eligible.map(|eligible| membership(&eligible.membership, &eligible.line_ids)).collect(),
        ),
        invalid_memberships: Some(
            invalid
                .map(|(invalid, reason)| InvalidMembership {
                    membership: Some(membership(invalid, &[])),
                    reason: Some((*reason).to_owned()),
                    ..InvalidMembership::default()
                })
                .collect(),
        ),
        selected_memberships: Some(
            selected
                .map(|selected| HostSelectedMembership {
                    id: Some(selected.id.clone()),
                    app_id: Some(MEMBERSHIPS_APP.to_owned()),
                    line_item_ids: Some(selected.line_ids.clone()),
                    ..HostSelectedMembership::default()
                })
                .collect(),
        ),
        ..MembershipOptions::default()
    }
}

fn membership(membership: &rules::Membership, line_ids: &[String]) -> Membership {
    Membership {
        id: Some(membership.id.clone()),
        app_id: Some(MEMBERSHIPS_APP.to_owned()),
        name: Some(MembershipName {
            original: Some(membership.name.clone()),
            translated: Some(membership.name.clone()),
            ..MembershipName::default()
        }),
        line_item_ids: Some(line_ids.to_vec()),
        credits: membership.credits.map(|credits| MembershipPaymentCredits {
            total: Some(credits.total),
            remaining: Some(credits.remaining),
            ..MembershipPaymentCredits::default()
        }),
        expiration_date: membership.expires.map(|expires| Timestamp::from(clock::rfc3339(expires))),
        ..Membership::default()
    }
}

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
