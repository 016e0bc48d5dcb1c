//! Lines that are priced by the owner: their checks, and the subscription that they are sold under.

use super::bounds::{check_amount, check_future, check_service};
use crate::base::clock::Millis;
use crate::base::error::ApiError;
use crate::commerce::rules::SubscriptionOption;
use cartwright::resources::cart::{CatalogOverrideFields, CustomLineItem, ItemTypePreset};
use cartwright::types::Currency;
use rust_decimal::Decimal;

/// Checks a custom line.
pub(super) fn check(line: &CustomLineItem, currency: Currency, now: Millis, field: &str) -> Result<(), ApiError> {
    let at = |name: &str| format!("{field}.{name}");
    let name = line.product_name.as_ref().and_then(|name| name.original.as_deref());
    if name.unwrap_or_default().trim().is_empty() {
        return Err(ApiError::field(at("productName"), "REQUIRED_FIELD", "is missing"));
    }
    if line.price.is_none() {
        return Err(ApiError::field(at("price"), "REQUIRED_FIELD", "is missing"));
    }
    check_amount(line.price, currency, &at("price"))?;
    check_amount(line.full_price, currency, &at("fullPrice"))?;
    check_amount(line.deposit_amount, currency, &at("depositAmount"))?;
    if line.deposit_amount.zip(line.price).is_some_and(|(deposit, price)| deposit > price) {
        return Err(ApiError::field(at("depositAmount"), "DECIMAL_LTE", "must be no more than the price"));
    }
    let preset = line.item_type.as_ref().and_then(|kind| kind.preset.as_ref());
    if preset == Some(&ItemTypePreset::Unrecognised) {
        return Err(ApiError::field(
            at("itemType.preset"),
            "INVALID_ENUM_VALUE",
            "must be PHYSICAL, DIGITAL, GIFT_CARD or SERVICE",
        ));
    }
    if line.quantity_available.is_some_and(|count| count < 0) {
        return Err(ApiError::field(at("quantityAvailable"), "MIN", "must be 0 or more"));
    }
    for (index, group) in line.modifier_groups.iter().flatten().enumerate() {
        for (place, modifier) in group.modifiers.iter().flatten().enumerate() {
            let field = format!("{field}.modifierGroups[{index}].modifiers[{place}]");
            check_amount(modifier.price, currency, &format!("{field}.price"))?;
        }
    }
    let subscription = line.subscription_option_info.as_ref();
    let settings = subscription.and_then(|info| info.subscription_settings.as_ref());
    check_future(
        settings.and_then(|settings| settings.start_date.as_ref()),
        now,
        &at("subscriptionOptionInfo.subscriptionSettings.startDate"),
    )?;
    check_service(line.service_properties.as_ref(), now, &at("serviceProperties"))
}

/// The subscription that a custom line is sold under.
pub(super) fn subscription(line: &CustomLineItem) -> Option<SubscriptionOption> {
    let info = line.subscription_option_info.clone()?;
    let settings = info.subscription_settings?;
    Some(SubscriptionOption {
        id: line.id.clone().unwrap_or_default(),
        title: info.title.and_then(|title| title.original).unwrap_or_default(),
        description: info.description.and_then(|text| text.original).unwrap_or_default(),
        frequency: settings.frequency?,
        interval: settings.interval.unwrap_or(1),
        billing_cycles: settings.billing_cycles.filter(|_| settings.auto_renewal != Some(true)),
        free_trial: settings.free_trial_period,
        percent_off: Decimal::ZERO,
    })
}

/// Checks what the owner sets instead of the catalog's values.
pub(super) fn check_overrides(
    overrides: &CatalogOverrideFields,
    currency: Currency,
    field: &str,
) -> Result<(), ApiError> {
    let at = |name: &str| format!("{field}.catalogOverrideFields.{name}");
    check_amount(overrides.price, currency, &at("price"))?;
    check_amount(overrides.full_price, currency, &at("fullPrice"))?;
    check_amount(overrides.deposit_amount, currency, &at("depositAmount"))
}
