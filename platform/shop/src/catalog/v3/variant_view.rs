//! Variants on catalog V3's wire.

use super::view::View;
use crate::catalog::record::{DigitalFile, PricePerUnit as StoredPricePerUnit, StoredVariant, SubscriptionPlan};
use base::{money, wire};
use cartwright::resources::products_v3::*;
use cartwright::types::{Amount, Currency};
use rust_decimal::{Decimal, prelude::ToPrimitive};
pub(super) fn variants(view: &View<'_>) -> VariantsInfo {
    let variants = view.product.variants.iter();
    let seen = variants.filter(|variant| variant.visible || view.show.is_owner);
    wire!(VariantsInfo { variants: Some(seen.map(|one| variant(view, one)).collect()) })
}

/// The number of variants, and the cheapest one if requested.
pub(super) fn summary(view: &View<'_>) -> VariantSummary {
    wire!(VariantSummary {
        variant_count: i64::try_from(view.product.shown_variants().count()).ok(),
        min_price_variant: view
            .has(&RequestedFields::MinPriceVariant)
            .then(|| cheapest(view))
            .flatten()
            .map(|cheapest| variant(view, cheapest))
    })
}

fn cheapest<'a>(view: &View<'a>) -> Option<&'a StoredVariant> {
    let (product, currency) = (view.product, view.amounts.currency);
    product.shown_variants().min_by_key(|variant| product.price_of(variant, currency).actual)
}

/// SKU, weight and unit price of the cheapest variant, in the deprecated form.
pub(super) fn min_price_info(view: &View<'_>) -> Option<MinVariantPriceInfo> {
    let cheapest = variant(view, cheapest(view)?);
    let physical = cheapest.physical_properties.unwrap_or_default();
    Some(wire!(MinVariantPriceInfo {
        sku: cheapest.sku,
        weight: physical.weight,
        price_per_unit_data: physical.price_per_unit,
        revenue_details: cheapest.revenue_details
    }))
}

pub(super) fn variant(view: &View<'_>, stored: &StoredVariant) -> Variant {
    let (product, amounts) = (view.product, view.amounts);
    let price = product.price_of(stored, amounts.currency);
    let is_reduced = price.actual < price.full;
    let cost = product.cost_of(stored).filter(|_| view.has(&RequestedFields::MerchantData));
    wire!(Variant {
        physical_properties: (product.kind == crate::catalog::record::ProductKind::Physical).then(|| physical(
            view,
            stored,
            price.actual
        )),
        digital_properties: stored.digital_file.as_ref().map(|file| digital(file, view.show.is_owner)),
        id: stored.id.clone(),
        visible: stored.visible,
        sku: product.sku_of(stored).map(str::to_owned),
        barcode: stored.barcode.clone(),
        choices: choices(view, stored),
        price: wire!(PriceInfo {
            actual_price: amounts.amount(price.actual),
            compare_at_price: is_reduced.then(|| amounts.amount(price.full)),
            price_after_discount: view.has(&RequestedFields::DiscountInfo).then(|| amounts.amount(price.actual))
        }),
        revenue_details: cost.map(|cost| revenue(view, cost, price.actual)),
        media: media_of(view, stored),
        subscription_prices_info: product
            .subscriptions
            .as_ref()
            .filter(|_| view.has(&RequestedFields::SubscriptionPricesInfo))
            .map(|subscriptions| wire!(SubscriptionPricesInfo {
                subscription_prices: Some(
                    subscriptions.plans.iter().map(|plan| subscription_price(view, plan, price.actual)).collect(),
                )
            })),
        inventory_status: wire!(InventoryStatus {
            in_stock: stored.stock.in_stock,
            preorder_enabled: stored.stock.preorders() > 0
        })
    })
}

/// The variant's own picture, or the first of its choices'.
fn media_of(view: &View<'_>, stored: &StoredVariant) -> Option<ProductMedia> {
    let product = view.product;
    let linked = product.options.iter().zip(&stored.choices).find_map(|(option, choice)| {
        let choice = option.choices.iter().find(|known| known.choice == *choice)?;
        choice.media.iter().find_map(|id| product.media_item(id))
    });
    let own = stored.media.as_deref().and_then(|id| product.media_item(id));
    own.or(linked).map(|item| view.media.shown(item))
}

fn physical(view: &View<'_>, stored: &StoredVariant, price: i64) -> VariantPhysicalProperties {
    let product = view.product;
    wire!(VariantPhysicalProperties {
        weight: product.weight_of(stored),
        price_per_unit: product
            .price_per_unit
            .as_ref()
            .map(|unit| PricePerUnit { settings: Some(per_unit_settings(unit)), ..price_per_unit(view, unit, price) }),
        product_dimensions: stored.product_dimensions.as_ref().or(product.product_dimensions.as_ref()).cloned(),
        package_dimensions: stored.package_dimensions.as_ref().or(product.package_dimensions.as_ref()).cloned()
    })
}

fn price_per_unit(view: &View<'_>, unit: &StoredPricePerUnit, price: i64) -> PricePerUnit {
    let per_unit = unit.price_of(price, view.amounts.currency);
    wire!(PricePerUnit {
        value: per_unit.map(|units| view.amounts.number(units)),
        description: per_unit.map(|units| per_unit_text(unit, units, view.amounts.currency))
    })
}

pub(super) fn per_unit_settings(unit: &StoredPricePerUnit) -> PricePerUnitSettings {
    wire!(PricePerUnitSettings { quantity: unit.quantity, measurement_unit: Some(unit.unit.as_str().into()) })
}

/// A price per unit as text: `$12.00 / 1 KG`.
pub(super) fn per_unit_text(unit: &StoredPricePerUnit, price: i64, currency: Currency) -> String {
    let price = money::formatted(money::from_units(price, currency), currency);
    format!("{price} / {} {}", unit.base_quantity, unit.base_unit)
}

/// A digital file; only the owner gets its id.
fn digital(file: &DigitalFile, is_owner: bool) -> VariantDigitalProperties {
    wire!(VariantDigitalProperties {
        digital_file: wire!(SecuredMedia {
            id: is_owner.then(|| file.id.clone()),
            file_name: file.name.clone(),
            file_size: file.size.map(|size| Amount(Decimal::from(size))),
            file_type: file.file_type.as_deref().map(FileType::from)
        })
    })
}

fn choices(view: &View<'_>, stored: &StoredVariant) -> Vec<OptionChoice> {
    let has_names = view.has(&RequestedFields::VariantOptionChoiceNames);
    let chosen = view.product.options.iter().zip(&stored.choices).filter_map(|(option, choice)| {
        let option = view.shared.entities.get(&option.customization)?;
        let choice = view.shared.choices.get(choice)?;
        let names = wire!(OptionChoiceNames {
            option_name: option.name.clone(),
            choice_name: choice.name.clone(),
            render_type: option.render().map(|render| ProductOptionRenderType::from(render.into_str()))
        });
        Some(wire!(OptionChoice {
            option_choice_ids: wire!(OptionChoiceIds { option_id: option.id.clone(), choice_id: choice.id.clone() }),
            option_choice_names: has_names.then_some(names)
        }))
    });
    chosen.collect()
}

fn revenue(view: &View<'_>, cost: i64, price: i64) -> RevenueDetails {
    let amounts = view.amounts;
    let profit = price - cost;
    let margin = Decimal::from(profit).checked_div(Decimal::from(price)).unwrap_or_default();
    wire!(RevenueDetails {
        cost: amounts.amount(cost),
        profit: amounts.amount(profit),
        profit_margin: margin.round_dp(4).to_f64()
    })
}

fn subscription_price(view: &View<'_>, plan: &SubscriptionPlan, price: i64) -> SubscriptionPrice {
    let price = plan.discount.applied(price, view.amounts.currency);
    let per_unit = view.product.price_per_unit.as_ref().map(|unit| {
        let shown = price_per_unit(view, unit, price);
        wire!(SubscriptionPricePerUnit { value: shown.value, description: shown.description })
    });
    wire!(SubscriptionPrice {
        subscription_id: plan.id.clone(),
        price: view.amounts.amount(price),
        price_per_unit: per_unit
    })
}
