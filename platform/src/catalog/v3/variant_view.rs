//! Variants of a product as catalog v3 has them.

use super::view::View;
use crate::base::money;
use crate::catalog::entity::RenderType;
use crate::catalog::record::{
    DigitalFile, Dimensions as StoredDimensions, PricePerUnit as StoredPricePerUnit, StoredVariant, SubscriptionPlan,
};
use cartwright::resources::products::{Dimensions, DimensionsUnit};
use cartwright::resources::products_v3::*;
use cartwright::types::{Amount, Currency};
use rust_decimal::{Decimal, prelude::ToPrimitive};

/// The variants that the reader may see.
pub(super) fn variants(view: &View<'_>) -> VariantsInfo {
    let variants = view.product.variants.iter();
    let seen = variants.filter(|variant| variant.visible || view.show.is_owner);
    VariantsInfo { variants: Some(seen.map(|one| variant(view, one)).collect()), ..VariantsInfo::default() }
}

/// The number of variants, and the cheapest of them if the call asks for it.
pub(super) fn summary(view: &View<'_>) -> VariantSummary {
    VariantSummary {
        variant_count: i64::try_from(view.product.shown_variants().count()).ok(),
        min_price_variant: view
            .has(&RequestedFields::MinPriceVariant)
            .then(|| cheapest(view))
            .flatten()
            .map(|cheapest| variant(view, cheapest)),
        ..VariantSummary::default()
    }
}

fn cheapest<'a>(view: &View<'a>) -> Option<&'a StoredVariant> {
    let (product, currency) = (view.product, view.amounts.currency);
    product.shown_variants().min_by_key(|variant| product.price_of(variant, currency).actual)
}

/// Stock keeping unit, weight and unit price of the cheapest variant, in the older form.
pub(super) fn min_price_info(view: &View<'_>) -> Option<MinVariantPriceInfo> {
    let cheapest = variant(view, cheapest(view)?);
    let physical = cheapest.physical_properties.unwrap_or_default();
    Some(MinVariantPriceInfo {
        sku: cheapest.sku,
        weight: physical.weight,
        price_per_unit_data: physical.price_per_unit,
        revenue_details: cheapest.revenue_details,
        ..MinVariantPriceInfo::default()
    })
}

/// A variant on the wire.
pub(super) fn variant(view: &View<'_>, stored: &StoredVariant) -> Variant {
    let (product, amounts) = (view.product, view.amounts);
    let price = product.price_of(stored, amounts.currency);
    let is_reduced = price.actual < price.full;
    let cost = product.cost_of(stored).filter(|_| view.has(&RequestedFields::MerchantData));
    Variant {
        physical_properties: (product.kind == crate::catalog::record::ProductKind::Physical)
            .then(|| physical(view, stored, price.actual)),
        digital_properties: stored.digital_file.as_ref().map(|file| digital(file, view.show.is_owner)),
        id: Some(stored.id.clone()),
        visible: Some(stored.visible),
        sku: product.sku_of(stored).map(str::to_owned),
        barcode: stored.barcode.clone(),
        choices: Some(choices(view, stored)),
        price: Some(PriceInfo {
            actual_price: Some(amounts.amount(price.actual)),
            compare_at_price: is_reduced.then(|| amounts.amount(price.full)),
            price_after_discount: view.has(&RequestedFields::DiscountInfo).then(|| amounts.amount(price.actual)),
            ..PriceInfo::default()
        }),
        revenue_details: cost.map(|cost| revenue(view, cost, price.actual)),
        media: stored.media.as_deref().and_then(|id| product.media_item(id)).map(|item| view.media.shown(item)),
        subscription_prices_info: product
            .subscriptions
            .as_ref()
            .filter(|_| view.has(&RequestedFields::SubscriptionPricesInfo))
            .map(|subscriptions| SubscriptionPricesInfo {
                subscription_prices: Some(
                    subscriptions.plans.iter().map(|plan| subscription_price(view, plan, price.actual)).collect(),
                ),
                ..SubscriptionPricesInfo::default()
            }),
        inventory_status: Some(InventoryStatus {
            in_stock: Some(stored.stock.in_stock),
            preorder_enabled: Some(stored.stock.preorders() > 0),
            ..InventoryStatus::default()
        }),
        ..Variant::default()
    }
}

fn physical(view: &View<'_>, stored: &StoredVariant, price: i64) -> VariantPhysicalProperties {
    let product = view.product;
    VariantPhysicalProperties {
        weight: product.weight_of(stored),
        price_per_unit: product
            .price_per_unit
            .as_ref()
            .map(|unit| PricePerUnit { settings: Some(per_unit_settings(unit)), ..price_per_unit(view, unit, price) }),
        product_dimensions: stored.product_dimensions.as_ref().or(product.product_dimensions.as_ref()).map(dimensions),
        package_dimensions: stored.package_dimensions.as_ref().or(product.package_dimensions.as_ref()).map(dimensions),
        ..VariantPhysicalProperties::default()
    }
}

fn price_per_unit(view: &View<'_>, unit: &StoredPricePerUnit, price: i64) -> PricePerUnit {
    let per_unit = unit.price_of(price, view.amounts.currency);
    PricePerUnit {
        value: per_unit.map(|units| view.amounts.number(units)),
        description: per_unit.map(|units| per_unit_text(unit, units, view.amounts.currency)),
        ..PricePerUnit::default()
    }
}

/// The units of a price per unit.
pub(super) fn per_unit_settings(unit: &StoredPricePerUnit) -> PricePerUnitSettings {
    PricePerUnitSettings {
        quantity: Some(unit.quantity),
        measurement_unit: Some(unit.unit.as_str().into()),
        ..PricePerUnitSettings::default()
    }
}

/// `$12.00 / 1 KG`
pub(super) fn per_unit_text(unit: &StoredPricePerUnit, price: i64, currency: Currency) -> String {
    let price = money::formatted(money::from_units(price, currency), currency);
    format!("{price} / {} {}", unit.base_quantity, unit.base_unit)
}

fn dimensions(stored: &StoredDimensions) -> Dimensions {
    Dimensions {
        length: stored.length.map(Amount),
        width: stored.width.map(Amount),
        height: stored.height.map(Amount),
        unit: stored.unit.as_deref().map(DimensionsUnit::from),
        ..Dimensions::default()
    }
}

/// A sold file; its id, by which the owner names it in calls, is for the owner.
fn digital(file: &DigitalFile, is_owner: bool) -> VariantDigitalProperties {
    VariantDigitalProperties {
        digital_file: Some(SecuredMedia {
            id: is_owner.then(|| file.id.clone()),
            file_name: file.name.clone(),
            file_size: file.size.map(|size| Amount(Decimal::from(size))),
            file_type: file.file_type.as_deref().map(FileType::from),
            ..SecuredMedia::default()
        }),
        ..VariantDigitalProperties::default()
    }
}

fn choices(view: &View<'_>, stored: &StoredVariant) -> Vec<OptionChoice> {
    let chosen = view.product.options.iter().zip(&stored.choices);
    chosen
        .filter_map(|(option, choice)| {
            let option = view.shared.entities.get(&option.customization)?;
            let choice = view.shared.choices.get(choice)?;
            let customization = option.body.customization.as_ref();
            let is_swatch = customization.is_some_and(|custom| custom.render == RenderType::SwatchChoices);
            Some(OptionChoice {
                option_choice_ids: Some(OptionChoiceIds {
                    option_id: Some(option.id.clone()),
                    choice_id: Some(choice.id.clone()),
                    ..OptionChoiceIds::default()
                }),
                option_choice_names: view.has(&RequestedFields::VariantOptionChoiceNames).then(|| OptionChoiceNames {
                    option_name: Some(option.name.clone()),
                    choice_name: Some(choice.name.clone()),
                    render_type: Some(if is_swatch {
                        ProductOptionRenderType::SwatchChoices
                    } else {
                        ProductOptionRenderType::TextChoices
                    }),
                    ..OptionChoiceNames::default()
                }),
                ..OptionChoice::default()
            })
        })
        .collect()
}

fn revenue(view: &View<'_>, cost: i64, price: i64) -> RevenueDetails {
    let amounts = view.amounts;
    let profit = price - cost;
    let margin = Decimal::from(profit).checked_div(Decimal::from(price)).unwrap_or_default();
    RevenueDetails {
        cost: Some(amounts.amount(cost)),
        profit: Some(amounts.amount(profit)),
        profit_margin: margin.round_dp(4).to_f64(),
        ..RevenueDetails::default()
    }
}

fn subscription_price(view: &View<'_>, plan: &SubscriptionPlan, price: i64) -> SubscriptionPrice {
    let price = plan.discount.applied(price, view.amounts.currency);
    let per_unit = view.product.price_per_unit.as_ref().map(|unit| {
        let shown = price_per_unit(view, unit, price);
        SubscriptionPricePerUnit {
            value: shown.value,
            description: shown.description,
            ..SubscriptionPricePerUnit::default()
        }
    });
    SubscriptionPrice {
        subscription_id: Some(plan.id.clone()),
        price: Some(view.amounts.amount(price)),
        price_per_unit: per_unit,
        ..SubscriptionPrice::default()
    }
}
