//! Checkouts on the wire.

use super::line::line_item;
use super::{
    additional_fees, applied_discounts, calculation_errors, carrier_options, gift_card, membership_options,
    part_summary, price_summary, prices, region, selected_service, tax_summary, violations,
};
use crate::commerce::cart::{Basket, Estimate};
use base::{Shop, clock::rfc3339, wire};
use cartwright::resources::cart::{AddressWithContact, ChannelType, SelectedMemberships, WeightUnit};
use cartwright::resources::checkout::{
    BuyerInfo, Checkout, CheckoutLineItem, CreatedBy, MembershipOptions, ShippingInfo,
};
use cartwright::types::Timestamp;
use serde::de::DeserializeOwned;
use serde_json::Value;

fn kept<T: DeserializeOwned>(value: &Option<Value>) -> Option<T> {
    serde_json::from_value(value.clone()?).ok()
}

/// The current checkout.
pub(crate) fn checkout(shop: &Shop, basket: &Basket) -> Checkout {
    let estimate = basket.as_checkout();
    let (owned, stored, fields) = (&basket.owned, basket.cart(), &basket.cart().checkout);
    let currency = Some(estimate.currency.code().to_owned());
    let due = &estimate.totals.due;
    let part = |part| Some(part_summary(part, estimate.currency));
    wire!(Checkout {
        id: owned.id.clone(),
        line_items: line_items(shop, basket, estimate),
        billing_info: stored
            .billing_info
            .clone()
            .filter(|info| info.address.is_some() || info.contact_details.is_some()),
        shipping_info: wire!(ShippingInfo {
            shipping_destination: wire!(AddressWithContact {
                address: stored.address().cloned(),
                contact_details: stored.contact()
            }),
            selected_carrier_service_option: selected_service(estimate),
            region: region(estimate),
            carrier_service_options: carrier_options(estimate)
        }),
        buyer_note: stored.buyer_note.clone(),
        buyer_info: wire!(BuyerInfo {
            visitor_id: owned.owner_id("visitor"),
            member_id: owned.owner_id("member"),
            email: stored.email.clone()
        }),
        created_by: wire!(CreatedBy { visitor_id: owned.owner_id("visitor"), member_id: owned.owner_id("member") }),
        currency: currency.clone(),
        conversion_currency: currency.clone(),
        payment_currency: currency,
        price_summary: price_summary(estimate),
        pay_now: part(&due.now),
        pay_later: part(&due.later),
        pay_after_free_trial: part(&due.after_trial),
        calculation_errors: calculation_errors(basket, estimate),
        gift_card: gift_card(basket, estimate),
        applied_discounts: applied_discounts(basket, estimate),
        custom_fields: kept(&fields.custom_fields),
        weight_unit: WeightUnit::from(estimate.weight_unit),
        tax_summary: tax_summary(estimate),
        tax_included_in_price: estimate.totals.tax_included,
        channel_type: stored.channel().map_or(ChannelType::Web, ChannelType::from),
        site_language: basket.site_language().to_owned(),
        buyer_language: basket.buyer_language().to_owned(),
        completed: owned.is_complete(),
        created_date: Timestamp::from(rfc3339(stored.created)),
        updated_date: Timestamp::from(rfc3339(stored.updated)),
        membership_options: memberships(basket, estimate),
        additional_fees: additional_fees(estimate),
        cart_id: stored.id.clone(),
        violations: violations(basket, estimate),
        extended_fields: stored.extended_fields.clone(),
        purchase_flow_id: stored.id.clone(),
        custom_settings: kept(&fields.custom_settings),
        custom_content_reference: kept(&fields.custom_content_reference),
        external_reference: kept(&fields.external_reference),
        business_location_id: stored.business_location_id.clone(),
        tax_exempt_group_id: stored.tax_exempt_group.clone()
    })
}

fn memberships(basket: &Basket, estimate: &Estimate) -> MembershipOptions {
    let options = membership_options(estimate);
    wire!(MembershipOptions {
        eligible_memberships: options.eligible_memberships,
        invalid_memberships: options.invalid_memberships,
        selected_memberships: wire!(SelectedMemberships { memberships: basket.cart().checkout.memberships.clone() })
    })
}

fn line_items(shop: &Shop, basket: &Basket, estimate: &Estimate) -> Vec<CheckoutLineItem> {
    let lines = basket.lines.iter().zip(&estimate.totals.lines);
    lines
        .map(|(line, sums)| {
            let shown = line_item(shop, line, estimate.currency);
            let prices = prices(line, sums, estimate.currency);
            wire!(CheckoutLineItem {
                id: shown.id,
                quantity: shown.quantity,
                catalog_reference: shown.catalog_reference,
                product_name: shown.product_name,
                url: shown.url,
                price: prices.price,
                line_item_price: prices.line_item_price,
                full_price: prices.full_price,
                price_before_discounts: prices.price_before_discounts,
                total_price_after_tax: prices.total_price_after_tax,
                total_price_before_tax: prices.total_price_before_tax,
                tax_details: prices.tax_details,
                discount: prices.total_discount,
                description_lines: shown.description_lines,
                media: shown.image,
                availability: shown.availability,
                physical_properties: shown.physical_properties,
                item_type: shown.item_type,
                subscription_option_info: shown.subscription_option_info,
                payment_option: shown.payment_option,
                service_properties: shown.service_properties,
                root_catalog_item_id: shown.root_catalog_item_id,
                price_description: shown.price_description,
                deposit_amount: line.deposit.and(prices.deposit_amount),
                delivery_profile_id: shown.delivery_profile_id,
                custom_line_item: shown.custom_line_item,
                catalog_override_fields: shown.catalog_override_fields,
                price_undetermined: shown.price_undetermined,
                fixed_quantity: shown.fixed_quantity,
                save_payment_method: shown.save_payment_method,
                taxable_address: shown.taxable_address,
                extended_fields: shown.extended_fields,
                policies: shown.policies,
                members_only: shown.members_only,
                modifier_groups: shown.modifier_groups,
                modifiers_total_price: shown.modifiers_total_price
            })
        })
        .collect()
}
