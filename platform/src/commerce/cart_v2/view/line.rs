//! The lines of a cart.

use super::{converted, text};
use crate::commerce::cart::{Basket, Line, MEMBERSHIPS_APP, STORES_APP, Source};
use crate::commerce::pricing::sums::LineTotals;
use cartwright::resources::{cart as older, cart_v2::*};
use cartwright::types::Currency;
use rust_decimal::Decimal;

/// A cart's line.
pub(super) fn line_item(line: &Line, sums: &LineTotals, shown: older::LineItem, basket: &Basket) -> LineItem {
    let currency = basket.currency;
    LineItem {
        id: shown.id,
        name: Some(text(&line.name)),
        quantity_info: Some(ItemQuantityInfo {
            requested_quantity: Some(line.stored.quantity),
            confirmed_quantity: Some(confirmed(line)),
            available_quantity: line.available,
            fixed_quantity: Some(line.fixed_quantity),
            ..ItemQuantityInfo::default()
        }),
        pricing: Some(ItemPricingInfo {
            unit_price: Some(converted(line.unit_price(), currency)),
            total_price: Some(converted(line.gross(currency), currency)),
            price_description: shown.price_description,
            price_undetermined: shown.price_undetermined,
            breakdown: Some(ItemPriceBreakdown {
                full_price: Some(converted(line.full_price, currency)),
                sale_price: Some(converted(line.price, currency)),
                total_modifiers_price: Some(converted(line.modifiers_price, currency)),
                ..ItemPriceBreakdown::default()
            }),
            ..ItemPricingInfo::default()
        }),
        source: Some(ItemSource {
            catalog_reference: shown.catalog_reference,
            catalog_override_fields: shown.catalog_override_fields.map(overrides),
            root_catalog_item_id: shown.root_catalog_item_id,
            inventory_app_id: matches!(line.stored.source, Source::Catalog { .. }).then(|| STORES_APP.to_owned()),
            ..ItemSource::default()
        }),
        attributes: Some(ItemAttributes {
            description_lines: shown.description_lines,
            image: shown.image,
            url: shown.url,
            policies: shown.policies,
            item_type: shown.item_type,
            physical_properties: shown.physical_properties,
            subscription_info: shown.subscription_option_info,
            service_properties: shown.service_properties,
            members_only: shown.members_only,
            ..ItemAttributes::default()
        }),
        delivery_config: Some(ItemDeliveryConfig {
            delivery_profile_id: shown.delivery_profile_id,
            ..ItemDeliveryConfig::default()
        }),
        tax_config: Some(ItemTaxConfig {
            taxable_address: shown.taxable_address,
            tax_group_id: shown.tax_group_id,
            ..ItemTaxConfig::default()
        }),
        payment_config: Some(payment(line, currency)),
        status: Some(status(&line.status)),
        extended_fields: shown.extended_fields,
        modifier_groups: Some(line.modifier_groups.iter().map(|group| modifiers(group, currency)).collect()),
        discounts: Some(discounts(sums, basket)),
        custom_line_item: shown.custom_line_item,
        ..LineItem::default()
    }
}

/// The available part of the wanted quantity.
fn confirmed(line: &Line) -> i64 {
    match line.status {
        older::ItemAvailabilityStatus::Available => line.stored.quantity,
        _ => line.available.unwrap_or_default().min(line.stored.quantity),
    }
}

fn status(status: &older::ItemAvailabilityStatus) -> ItemStatus {
    match status {
        older::ItemAvailabilityStatus::Available => ItemStatus::InStock,
        older::ItemAvailabilityStatus::PartiallyAvailable => ItemStatus::PartiallyInStock,
        older::ItemAvailabilityStatus::NotFound => ItemStatus::RemovedFromCatalog,
        _ => ItemStatus::OutOfStock,
    }
}

fn payment(line: &Line, currency: Currency) -> ItemPaymentConfig {
    let membership = line.stored.membership.as_ref();
    ItemPaymentConfig {
        save_payment_method: Some(line.subscription.is_some()),
        deposit_amount: line.deposit.map(|deposit| converted(deposit, currency)),
        payment_option: Some(line.payment_option.clone()),
        selected_membership: membership.map(|selected| SelectedMembership {
            id: selected.id.clone(),
            app_id: selected.app_id.clone(),
            ..SelectedMembership::default()
        }),
        membership: membership.map(|selected| Membership {
            existing_membership: Some(ExistingMembership {
                membership_id: selected.id.clone(),
                app_id: selected.app_id.clone().or_else(|| Some(MEMBERSHIPS_APP.to_owned())),
                ..ExistingMembership::default()
            }),
            redemption_cost: Some(line.stored.quantity),
            redemption_type: Some(RedemptionType::Credits),
            ..Membership::default()
        }),
        ..ItemPaymentConfig::default()
    }
}

fn overrides(fields: older::CatalogOverrideFields) -> CatalogOverrideFields {
    CatalogOverrideFields {
        name: fields.product_name.map(|name| older::TranslatableString {
            original: name.original,
            translated: name.translated,
            ..older::TranslatableString::default()
        }),
        sale_price: fields.price,
        full_price: fields.full_price,
        description_lines: fields.description_lines,
        physical_properties: fields.physical_properties,
        payment_option: fields.payment_option,
        deposit_amount: fields.deposit_amount,
        save_payment_method: fields.save_payment_method,
        inventory_app_id: fields.inventory_app_id,
        ..CatalogOverrideFields::default()
    }
}

fn modifiers(group: &older::ModifierGroup, currency: Currency) -> ModifierGroup {
    let modifiers = group.modifiers.iter().flatten();
    let price = |modifier: &older::ItemModifier| {
        let amount = modifier.price.as_ref().and_then(|price| price.amount);
        amount.map_or(Decimal::ZERO, |amount| amount.0)
    };
    ModifierGroup {
        id: group.id.clone(),
        name: group.name.clone(),
        modifiers: Some(
            modifiers
                .map(|modifier| ItemModifier {
                    id: modifier.id.clone(),
                    quantity: modifier.quantity,
                    label: modifier.label.clone(),
                    details: modifier.details.clone(),
                    price: Some(converted(price(modifier), currency)),
                    ..ItemModifier::default()
                })
                .collect(),
        ),
        ..ModifierGroup::default()
    }
}

/// The coupon's discount on the line.
fn discounts(sums: &LineTotals, basket: &Basket) -> Vec<ItemDiscount> {
    let coupon = basket.coupon.iter().filter(|_| !sums.coupon.is_zero());
    coupon
        .map(|coupon| ItemDiscount {
            name: Some(text(&coupon.name)),
            amount_off: Some(converted(sums.coupon, basket.currency)),
            source: Some(DiscountSource {
                source_type: Some(DiscountSourceType::Coupon),
                coupon_code: Some(coupon.code.clone()),
                ..DiscountSource::default()
            }),
            ..ItemDiscount::default()
        })
        .collect()
}
