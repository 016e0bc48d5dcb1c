//! Applies a product of catalog v3 to the record.

use super::{options_apply, variants_apply};
use crate::catalog::change::{Change, set};
use crate::catalog::entity::{self, Body, Entity, EntityKind, Section};
use crate::catalog::record::{
    Discount, PricePerUnit, ProductKind, StoredMedia, StoredProduct, SubscriptionPlan, Subscriptions,
};
use crate::catalog::{categories, picture};
use crate::site;
use base::{ApiError, Checks, Result, are_distinct, money, secret, text::is_blank};
use cartwright::resources::products::MeasurementUnit;
use cartwright::resources::products_v3::{DiscountType, Product, ProductType, Subscription, Tags};
use cartwright::types::Currency;
use rusqlite::Connection;
use rust_decimal::Decimal;
use serde_json::Value;

/// Applies a payload to an existing record; absent fields stay, null clears.
pub(crate) fn apply(change: &Change<'_>, product: &mut StoredProduct, given: &Value) -> Result<()> {
    let typed: Product = serde_json::from_value(given.clone())
        .map_err(|error| ApiError::field("product", "FORMAT", format!("is malformed: {error}")))?;
    let currency = site::currency(change.writing)?;
    if typed.name.as_deref().is_some_and(|name| !name.is_empty() && is_blank(name)) {
        let what = "A product's name consists of spaces only";
        return Err(ApiError::bad_request("ONLY_SPACES_STRING_ERROR", what));
    }
    let mut checks = Checks::new();
    apply_plain(&mut checks, product, &typed, given);
    apply_subscriptions(&mut checks, product, &typed, given)?;
    apply_media(change.writing, &mut checks, product, &typed)?;
    checks.finish()?;
    apply_shared(change, product, &typed, given)?;
    options_apply::apply(change, product, given, currency)?;
    variants_apply::variants(change, product, &typed, currency, variants_apply::Missing::Clear)?;
    require_payable_subscriptions(product, currency)
}

/// Refuses subscriptions whose discount exceeds the product's price.
pub(super) fn require_payable_subscriptions(product: &StoredProduct, currency: Currency) -> Result<()> {
    let price = product.price_range(currency).min;
    let takes_too_much = |plan: &SubscriptionPlan| match plan.discount {
        Discount::Amount(amount) => money::units(amount, currency) > price,
        _ => false,
    };
    let subscriptions = product.subscriptions.iter();
    if subscriptions.flat_map(|subscriptions| &subscriptions.plans).any(takes_too_much) {
        return Err(ApiError::bad_request(
            "INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT",
            "A subscription takes more off than the product costs",
        ));
    }
    Ok(())
}

/// Whether a payload clears a field.
fn is_null(given: &Value, name: &str) -> bool {
    given.get(name).is_some_and(Value::is_null)
}

fn apply_plain(checks: &mut Checks, product: &mut StoredProduct, typed: &Product, given: &Value) {
    set(&mut product.name, typed.name.as_ref());
    set(&mut product.slug, typed.slug.as_ref().filter(|slug| !slug.is_empty()));
    set(&mut product.seo, given.get("seoData"));
    product.visible = typed.visible.unwrap_or(product.visible);
    if let Some(visible) = typed.visible_in_pos {
        product.hidden_in_pos = !visible;
    }
    match &typed.product_type {
        Some(ProductType::Physical) => product.kind = ProductKind::Physical,
        Some(ProductType::Digital) => product.kind = ProductKind::Digital,
        _ => {}
    }
    if let Some(description) = entity::description(checks, given, "product") {
        product.description = description;
    }
    if typed.tax_group_id.is_some() || is_null(given, "taxGroupId") {
        product.tax_group.clone_from(&typed.tax_group_id);
    }
    if let Some(fields) = &typed.extended_fields {
        product.extended_fields = fields.namespaces.clone().unwrap_or_default();
    }
    if let Some(Tags { public_tags, private_tags, .. }) = &typed.tags {
        set(&mut product.public_tags, public_tags.as_ref().and_then(|list| list.tag_ids.as_ref()));
        set(&mut product.private_tags, private_tags.as_ref().and_then(|list| list.tag_ids.as_ref()));
    }
    if given.get("purchaseEligibility").is_some() {
        let criteria = typed.purchase_eligibility.as_ref();
        product.members_only = criteria.is_some_and(|criteria| criteria.user_criteria.is_some());
    }
    let Some(physical) = &typed.physical_properties else {
        return;
    };
    if let Some(settings) = &physical.price_per_unit {
        let unit = settings.measurement_unit.clone().unwrap_or(MeasurementUnit::Unspecified);
        product.price_per_unit = settings.quantity.map(|quantity| PricePerUnit {
            quantity,
            unit: unit.as_str().to_owned(),
            base_quantity: 1.0,
            base_unit: unit.as_str().to_owned(),
        });
    }
    product.fulfiller = physical.fulfiller_id.clone().or_else(|| product.fulfiller.take());
    product.delivery_profile = physical.delivery_profile_id.clone().or_else(|| product.delivery_profile.take());
}

fn apply_subscriptions(checks: &mut Checks, product: &mut StoredProduct, typed: &Product, given: &Value) -> Result<()> {
    let Some(details) = &typed.subscription_details else {
        if is_null(given, "subscriptionDetails") {
            product.subscriptions = None;
        }
        return Ok(());
    };
    let plans = details.subscriptions.iter().flatten().enumerate();
    let plans: Vec<SubscriptionPlan> = plans.map(|(index, plan)| subscription(checks, index, plan)).collect();
    let one_time_purchases = details.allow_one_time_purchases.unwrap_or_default();
    let is_hidden = !plans.is_empty() && plans.iter().all(|plan| plan.hidden);
    if is_hidden && !one_time_purchases {
        return Err(ApiError::bad_request(
            "ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT",
            "A product that is sold by subscription only needs one that is visible",
        ));
    }
    if !are_distinct(plans.iter().map(|plan| &plan.id)) {
        return Err(ApiError::bad_request("SUBSCRIPTION_ID_ALREADY_EXISTS", "Two subscriptions have one id"));
    }
    product.subscriptions = Some(Subscriptions { plans, one_time_purchases });
    Ok(())
}

fn subscription(checks: &mut Checks, index: usize, plan: &Subscription) -> SubscriptionPlan {
    let field = format!("product.subscriptionDetails.subscriptions[{index}].discount");
    let discount = match &plan.discount {
        None => Discount::None,
        Some(discount) => match (&discount.r#type, discount.amount_off, discount.percent_off) {
            (Some(DiscountType::Amount) | None, Some(amount), None) => Discount::Amount(amount.0),
            (Some(DiscountType::Percent) | None, None, Some(percent)) => {
                Discount::Percent(Decimal::try_from(percent).unwrap_or_default().round_dp(4))
            }
            _ => {
                checks.refuse(field, "ONE_OF_ALIGNMENT", "needs either an amount or a percentage");
                Discount::None
            }
        },
    };
    SubscriptionPlan {
        id: plan.id.clone().filter(|id| !id.is_empty()).unwrap_or_else(secret::new_id),
        title: plan.title.clone().unwrap_or_default(),
        description: plan.description.clone(),
        hidden: plan.visible == Some(false),
        frequency: plan.frequency.as_ref().map_or_else(String::new, |frequency| frequency.as_str().to_owned()),
        interval: plan.interval.unwrap_or(1),
        billing_cycles: plan.billing_cycles.filter(|_| plan.auto_renewal != Some(true)),
        discount,
    }
}

fn apply_media(
    connection: &Connection,
    checks: &mut Checks,
    product: &mut StoredProduct,
    typed: &Product,
) -> Result<()> {
    let items = typed.media.as_ref().and_then(|media| media.items_info.as_ref());
    let Some(items) = items.and_then(|info| info.items.as_ref()) else {
        return Ok(());
    };
    let mut kept: Vec<StoredMedia> = Vec::with_capacity(items.len());
    for (index, item) in items.iter().enumerate() {
        let field = format!("product.media.itemsInfo.items[{index}]");
        let known = item.id.as_deref().and_then(|id| product.media_item(id)).cloned();
        let stored = match known {
            Some(known) => Some(picture::with_focal_point(connection, known)?),
            None => picture::resolve(connection, checks, &field, item.id.as_deref(), item.url.as_deref())?,
        };
        let Some(mut stored) = stored else { continue };
        stored.alt_text = item.alt_text.clone().or(stored.alt_text);
        stored.display_name = item.display_name.clone().or(stored.display_name);
        if !kept.iter().any(|other| other.id == stored.id) {
            kept.push(stored);
        }
    }
    product.media = kept;
    let has = |id: &String| product.media.iter().any(|item| item.id == *id);
    for choice in product.options.iter_mut().flat_map(|option| &mut option.choices) {
        choice.media.retain(has);
    }
    Ok(())
}

fn apply_shared(change: &Change<'_>, product: &mut StoredProduct, typed: &Product, given: &Value) -> Result<()> {
    if let Some(given) = &typed.brand {
        product.brand = label(change, EntityKind::Brand, (&given.id, &given.name), "product.brand")?;
    } else if is_null(given, "brand") {
        product.brand = None;
    }
    if let Some(given) = &typed.ribbon {
        product.ribbon = label(change, EntityKind::Ribbon, (&given.id, &given.name), "product.ribbon")?;
    } else if is_null(given, "ribbon") {
        product.ribbon = None;
    }
    if let Some(given) = &typed.additional_ribbons {
        product.additional_ribbons.clear();
        for (index, given) in given.iter().enumerate() {
            let field = format!("product.additionalRibbons[{index}]");
            let Some(number) = label(change, EntityKind::Ribbon, (&given.id, &given.name), &field)? else {
                continue;
            };
            if product.additional_ribbons.contains(&number) {
                return Err(ApiError::bad_request("DUPLICATE_RIBBON_IN_ADDITIONAL", "A ribbon is there twice"));
            }
            product.additional_ribbons.push(number);
        }
    }
    if product.ribbon.is_some_and(|ribbon| product.additional_ribbons.contains(&ribbon)) {
        return Err(ApiError::bad_request(
            "DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL",
            "The first ribbon is among the others, too",
        ));
    }
    if let Some(id) = typed.main_category_id.as_deref().filter(|id| !id.is_empty()) {
        let number = categories::number_of(change.writing, id)?;
        let number = number.ok_or_else(|| ApiError::field("product.mainCategoryId", "VALIDATION", "is no category"))?;
        product.main_collection = Some(number);
        if !product.collections.contains(&number) {
            product.collections.push(number);
        }
    }
    if let Some(Value::Array(sections)) = given.get("infoSections") {
        product.info_sections = Vec::with_capacity(sections.len());
        for (index, section) in sections.iter().enumerate() {
            let number = info_section(change, section, &format!("product.infoSections[{index}]"))?;
            if !product.info_sections.contains(&number) {
                product.info_sections.push(number);
            }
        }
    }
    Ok(())
}

/// The number of a brand or ribbon, by id, or by name (created if missing).
fn label(
    change: &Change<'_>,
    kind: EntityKind,
    (id, name): (&Option<String>, &Option<String>),
    field: &str,
) -> Result<Option<i64>> {
    if let Some(id) = id.as_deref().filter(|id| !id.is_empty()) {
        let (code, word) = match kind {
            EntityKind::Brand => ("BRAND_NOT_FOUND", "brand"),
            _ => ("RIBBON_NOT_FOUND", "ribbon"),
        };
        let found = entity::find(change.writing, kind, "id", id)?;
        let found = found.ok_or_else(|| ApiError::not_found(code, format!("There is no {word} {id}")))?;
        return Ok(Some(found.number));
    }
    let Some(name) = name.as_deref().map(str::trim) else {
        return Ok(None);
    };
    if name.is_empty() {
        return Err(ApiError::missing(format!("{field}.name")));
    }
    entity::number_named(change.writing, kind, name).map(Some)
}

pub(super) fn section_number(connection: &Connection, id: &str) -> Result<i64> {
    let found = entity::find(connection, EntityKind::InfoSection, "id", id)?;
    let missing = || ApiError::not_found("INFO_SECTION_ERROR_OCCURRED", format!("There is no info section {id}"));
    Ok(found.ok_or_else(missing)?.number)
}

/// The number of a section, by id, or by unique name (created if missing).
fn info_section(change: &Change<'_>, given: &Value, root: &str) -> Result<i64> {
    let text = |name: &str| given.get(name).and_then(Value::as_str).filter(|text| !text.is_empty());
    if let Some(id) = text("id") {
        return section_number(change.writing, id);
    }
    let name = text("uniqueName").or_else(|| text("title"));
    let name = name.ok_or_else(|| ApiError::missing(format!("{root}.uniqueName")))?;
    let mut checks = Checks::new();
    let mut section = Section::default();
    entity::apply_section(&mut checks, &mut section, given, root);
    checks.finish()?;
    let wanted = Entity { body: Body { section: Some(section), ..Body::default() }, ..Entity::named(name) };
    Ok(entity::get_or_create(change.writing, EntityKind::InfoSection, wanted)?.number)
}
