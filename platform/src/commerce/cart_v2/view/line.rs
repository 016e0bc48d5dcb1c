//! The lines of a cart.

use super::{converted, text};
use crate::base::wire;
use crate::commerce::cart::{Basket, Line, LineSource, MEMBERSHIPS_APP, STORES_APP};
use crate::commerce::pricing::sums::LineTotals;
use cartwright::resources::{cart as older, cart_v2::*};
use cartwright::types::Currency;
use rust_decimal::Decimal;

pub(super) fn line_item(line: &Line, sums: &LineTotals, shown: older::LineItem, basket: &Basket) -> LineItem {
    let currency = basket.currency;
    wire!(LineItem {
        id: shown.id,
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
            price_description: shown.price_description,
            price_undetermined: shown.price_undetermined,
            breakdown: wire!(ItemPriceBreakdown {
                full_price: converted(line.full_price, currency),
                sale_price: converted(line.price, currency),
                total_modifiers_price: converted(line.modifiers_price, currency)
            })
        }),
        source: wire!(ItemSource {
            catalog_reference: shown.catalog_reference,
            catalog_override_fields: shown.catalog_override_fields.map(overrides),
            root_catalog_item_id: shown.root_catalog_item_id,
            inventory_app_id: matches!(line.stored.source, LineSource::Catalog { .. }).then(|| STORES_APP.to_owned())
        }),
        attributes: wire!(ItemAttributes {
            description_lines: shown.description_lines,
            image: shown.image,
            url: shown.url,
            policies: shown.policies,
            item_type: shown.item_type,
            physical_properties: shown.physical_properties,
            subscription_info: shown.subscription_option_info,
            service_properties: shown.service_properties,
            members_only: shown.members_only
        }),
        delivery_config: wire!(ItemDeliveryConfig { delivery_profile_id: shown.delivery_profile_id }),
        tax_config: wire!(ItemTaxConfig { taxable_address: shown.taxable_address, tax_group_id: shown.tax_group_id }),
        payment_config: payment(line, currency),
        status: status(&line.status),
        extended_fields: shown.extended_fields,
        modifier_groups: Some(line.modifier_groups.iter().map(|group| modifiers(group, currency)).collect()),
        discounts: discounts(sums, basket),
        custom_line_item: shown.custom_line_item
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

fn overrides(fields: older::CatalogOverrideFields) -> CatalogOverrideFields {
    wire!(CatalogOverrideFields {
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
        inventory_app_id: fields.inventory_app_id
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
