//! Estimates as the wire has them.

use super::delivery::{carrier_options, region, selected_service};
use super::{
    applied_discounts, calculation_errors, membership_options, part_summary, price_summary, prices, tax_details,
    tax_summary, violations, weight_unit,
};
use crate::base::money;
use crate::base::state::Shop;
use crate::commerce::cart::estimate::DueFee;
use crate::commerce::cart::{Basket, Estimate, GIFT_CARDS_APP};
use crate::commerce::pricing::sums::{after_tax, before_tax};
use crate::commerce::pricing::tax::Taxed;
use cartwright::resources::cart::*;

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
