//! The lines of a cart.

use super::{converted, text};
use crate::commerce::cart::{Basket, Line, MEMBERSHIPS_APP, STORES_APP};
use crate::commerce::pricing::sums::LineTotals;
use base::{Shop, wire};
use cartwright::resources::{cart as older, cart_v2::*};
use cartwright::types::Currency;
use rust_decimal::Decimal;

pub(super) fn line_item(shop: &Shop, line: &Line, sums: &LineTotals, basket: &Basket) -> LineItem {
    let currency = basket.currency;
    let source = &line.stored.source;
    wire!(LineItem {
        id: line.stored.id.clone(),
        name: text(&line.name),
        quantity_info: wire!(ItemQuantityInfo {
            requested_quantity: line.stored.quantity,
            confirmed_quantity: confirmed(line),
            available_quantity: line.available,
            fixed_quantity: line.fixed_quantity
        }),
        pricing: wire!(ItemPricingInfo {
            unit_price: converted(line.unit_price(), currency),
            total_price: converted(line.gross(currency), currency),
            price_description: line.price_description.clone(),
            price_undetermined: line.price_undetermined,
            breakdown: wire!(ItemPriceBreakdown {
                full_price: converted(line.full_price, currency),
                sale_price: converted(line.price, currency),
                total_modifiers_price: converted(line.modifiers_price, currency)
            })
        }),
        source: wire!(ItemSource {
            catalog_reference: line.reference.clone(),
            catalog_override_fields: source.overrides().map(overrides),
            root_catalog_item_id: line.stored.product().map(str::to_owned),
            inventory_app_id: (!source.is_custom()).then(|| STORES_APP.to_owned())
        }),
        attributes: wire!(ItemAttributes {
            description_lines: line.description_lines.clone(),
            image: line.picture(shop),
            url: line.page(shop),
            policies: line.policies.clone(),
            item_type: line.item_type(),
            physical_properties: line.physical_properties(),
            subscription_info: line.subscription_info(),
            service_properties: line.service.clone(),
            members_only: line.members_only
        }),
        delivery_config: wire!(ItemDeliveryConfig { delivery_profile_id: line.delivery_profile.clone() }),
        tax_config: wire!(ItemTaxConfig {
            taxable_address: line.stated_taxable_address(),
            tax_group_id: line.tax_group.clone()
        }),
        payment_config: payment(line, currency),
        status: status(&line.status),
        extended_fields: line.stored.extended_fields.clone(),
        modifier_groups: Some(line.modifier_groups.iter().map(|group| modifiers(group, currency)).collect()),
        discounts: discounts(sums, basket),
        custom_line_item: source.is_custom()
    })
}

/// The available part of the requested quantity.
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
    wire!(ItemPaymentConfig {
        save_payment_method: line.subscription.is_some(),
        deposit_amount: line.deposit.map(|deposit| converted(deposit, currency)),
        payment_option: line.payment_option.clone(),
        selected_membership: membership
            .map(|selected| wire!(SelectedMembership { id: selected.id.clone(), app_id: selected.app_id.clone() })),
        membership: membership.map(|selected| wire!(Membership {
            existing_membership: wire!(ExistingMembership {
                membership_id: selected.id.clone(),
                app_id: selected.app_id.clone().or_else(|| Some(MEMBERSHIPS_APP.to_owned()))
            }),
            redemption_cost: line.stored.quantity,
            redemption_type: RedemptionType::Credits
        }))
    })
}

fn overrides(fields: &older::CatalogOverrideFields) -> CatalogOverrideFields {
    wire!(CatalogOverrideFields {
        name: fields.product_name.as_ref().map(|name| older::TranslatableString {
            original: name.original.clone(),
            translated: name.translated.clone(),
            ..older::TranslatableString::default()
        }),
        sale_price: fields.price,
        full_price: fields.full_price,
        description_lines: fields.description_lines.clone(),
        physical_properties: fields.physical_properties.clone(),
        payment_option: fields.payment_option.clone(),
        deposit_amount: fields.deposit_amount,
        save_payment_method: fields.save_payment_method,
        inventory_app_id: fields.inventory_app_id.clone()
    })
}

fn modifiers(group: &older::ModifierGroup, currency: Currency) -> ModifierGroup {
    let modifiers = group.modifiers.iter().flatten();
    let price = |modifier: &older::ItemModifier| {
        let amount = modifier.price.as_ref().and_then(|price| price.amount);
        amount.map_or(Decimal::ZERO, |amount| amount.0)
    };
    wire!(ModifierGroup {
        id: group.id.clone(),
        name: group.name.clone(),
        modifiers: Some(
            modifiers
                .map(|modifier| wire!(ItemModifier {
                    id: modifier.id.clone(),
                    quantity: modifier.quantity,
                    label: modifier.label.clone(),
                    details: modifier.details.clone(),
                    price: converted(price(modifier), currency)
                }))
                .collect(),
        )
    })
}

/// The coupon's discount on the line.
fn discounts(sums: &LineTotals, basket: &Basket) -> Vec<ItemDiscount> {
    let coupon = basket.coupon.iter().filter(|_| !sums.coupon.is_zero());
    coupon
        .map(|coupon| {
            wire!(ItemDiscount {
                name: text(&coupon.name),
                amount_off: converted(sums.coupon, basket.currency),
                source: wire!(DiscountSource {
                    source_type: DiscountSourceType::Coupon,
                    coupon_code: coupon.code.clone()
                })
            })
        })
        .collect()
}
