//! Reads the lines of Cart V2's inputs.

use super::refusals::{lines as lines_refused, refuse};
use crate::commerce::cart as carts;
use crate::commerce::cart::{Api, Basket, NewLine, OwnedCart, STORES_APP};
use axum::http::StatusCode;
use base::{ApiError, Result, Writing};
use cartwright::resources::cart;
use cartwright::resources::cart_v2::{
    CatalogItemInput, CatalogOverrideFields, ConvertedMoney, CustomItemInput, MembershipInput, ModifierGroup,
    SelectedMembership,
};
use cartwright::types::Amount;
use cartwright_contract::limits::cart::MODIFIERS as MAX_MODIFIERS;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Adds lines to a cart.
pub(super) fn add(
    writing: &Writing<'_>,
    owned: &mut OwnedCart,
    catalog: &[CatalogItemInput],
    custom: &[CustomItemInput],
) -> Result<()> {
    let request_count = owned.cart.lines.len() + catalog.len() + custom.len();
    for item in catalog {
        check_modifier_count(item)?;
    }
    for item in custom {
        check_modifiers(item)?;
        check_deposit(item)?;
    }
    let lines = catalog.iter().map(catalog_line).collect();
    let customs: Vec<cart::CustomLineItem> = custom.iter().map(custom_line).collect();
    carts::add(writing, &mut owned.cart, Api::V2, lines, &customs).map_err(|error| {
        let references: Vec<_> = catalog.iter().filter_map(|item| item.catalog_reference.clone()).collect();
        lines_refused(error, &references, request_count)
    })
}

/// Checks the lines that are not in `known`: in stock, and payable by their memberships.
pub(super) fn check_new_lines(basket: &Basket, known: &BTreeSet<String>) -> Result<()> {
    check_stock(basket, known)?;
    check_memberships(basket)
}

/// Refuses memberships that cannot pay for their lines.
pub(super) fn check_memberships(basket: &Basket) -> Result<()> {
    let with_membership = basket.cart().lines.iter().filter(|line| line.membership.is_some());
    let invalid: Vec<Value> = with_membership
        .map(|line| json!({ "invalidItemId": { "lineItemId": line.id }, "selectedMembership": line.membership }))
        .collect();
    if invalid.is_empty() {
        return Ok(());
    }
    match &basket.as_checkout().memberships.problem {
        Some(problem) => {
            let data = json!({ "invalidItems": invalid });
            Err(refuse("INVALID_MEMBERSHIP_PAYMENT_OPTION", problem.to_string(), data))
        }
        None => Ok(()),
    }
}

/// Refuses new lines that are out of stock. For others the available quantity is confirmed.
fn check_stock(basket: &Basket, known: &BTreeSet<String>) -> Result<()> {
    let gone: Vec<Value> = basket
        .lines
        .iter()
        .filter(|line| !known.contains(&line.stored.id) && line.status == cart::ItemAvailabilityStatus::NotAvailable)
        .map(|line| {
            json!({
                "id": { "catalogReference": { "catalogItemId": line.stored.product(), "appId": STORES_APP } },
                "requestedQuantity": line.stored.quantity,
                "availableQuantity": line.available.unwrap_or_default(),
            })
        })
        .collect();
    if gone.is_empty() {
        return Ok(());
    }
    let description = "The requested quantity exceeds available inventory";
    Err(ApiError::application(StatusCode::PRECONDITION_REQUIRED, "INSUFFICIENT_INVENTORY", description)
        .with(json!({ "invalidItems": gone })))
}

/// Refuses too many modifiers of a line: the contract's bounds do not cover options.
fn check_modifier_count(item: &CatalogItemInput) -> Result<()> {
    let options = item.catalog_reference.as_ref().and_then(|reference| reference.options.as_ref());
    let groups = options.and_then(|options| options.get("modifierGroups")).and_then(Value::as_array);
    let groups = groups.map(Vec::as_slice).unwrap_or_default();
    let modifiers = |group: &Value| group.get("modifiers").and_then(Value::as_array).map_or(0, Vec::len);
    let max = groups.iter().map(modifiers).max().unwrap_or_default().max(groups.len());
    if max <= MAX_MODIFIERS {
        return Ok(());
    }
    Err(refuse(
        "MAX_ITEM_MODIFIERS_EXCEEDED",
        format!("A line has at most {MAX_MODIFIERS} modifier groups, and each of them as many modifiers"),
        json!({ "requestCount": max, "maxCount": MAX_MODIFIERS }),
    ))
}

fn check_modifiers(item: &CustomItemInput) -> Result<()> {
    let reference = item.source.as_ref().and_then(|source| source.catalog_reference.clone());
    let invalid = json!({ "invalidItems": reference.into_iter().collect::<Vec<_>>() });
    let groups: Vec<&ModifierGroup> = item.modifier_groups.iter().flatten().collect();
    let mut group_ids = BTreeSet::new();
    for group in groups {
        if !group_ids.insert(&group.id) {
            return Err(refuse("DUPLICATE_MODIFIER_GROUP_IDS", "Two groups of extras have one id", invalid));
        }
        let mut ids = BTreeSet::new();
        if !group.modifiers.iter().flatten().all(|modifier| ids.insert(&modifier.id)) {
            return Err(refuse("DUPLICATE_ITEM_MODIFIER_IDS", "Two extras have one id", invalid));
        }
    }
    Ok(())
}

fn check_deposit(item: &CustomItemInput) -> Result<()> {
    let deposit = item.payment_config.as_ref().and_then(|config| amount(&config.deposit_amount));
    let price = item.pricing.as_ref().and_then(|pricing| amount(&pricing.price));
    if deposit.zip(price).is_some_and(|(deposit, price)| deposit > price) {
        return Err(refuse("DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE", "A deposit is no more than the price", json!({})));
    }
    Ok(())
}

fn amount(money: &Option<ConvertedMoney>) -> Option<Amount> {
    money.as_ref().and_then(|money| money.amount)
}

/// The membership selected for a line, in any of the input's forms.
pub(super) fn membership(
    older: Option<&SelectedMembership>,
    newer: Option<&MembershipInput>,
) -> Option<cart::SelectedMembership> {
    let existing = newer.and_then(|input| input.existing_membership.as_ref());
    let (id, app_id) = match (existing, older) {
        (Some(existing), _) => (existing.membership_id.clone(), existing.app_id.clone()),
        (None, Some(older)) => (older.id.clone(), older.app_id.clone()),
        (None, None) => return None,
    };
    Some(cart::SelectedMembership { id, app_id, ..cart::SelectedMembership::default() })
}

fn catalog_line(item: &CatalogItemInput) -> NewLine {
    NewLine {
        reference: item.catalog_reference.clone(),
        quantity: item.quantity,
        membership: membership(item.selected_membership.as_ref(), item.membership_payment.as_ref()),
        overrides: item.catalog_override_fields.as_ref().map(overrides),
        extended_fields: item.extended_fields.clone(),
        ..NewLine::default()
    }
}

fn product_name(name: &cart::TranslatableString) -> cart::ProductName {
    cart::ProductName {
        original: name.original.clone(),
        translated: name.translated.clone(),
        ..cart::ProductName::default()
    }
}

fn image(image: &cart::LineItemImage) -> cart::Image {
    cart::Image {
        id: image.id.clone(),
        height: image.height,
        width: image.width,
        alt_text: image.alt_text.clone(),
        filename: image.filename.clone(),
        ..cart::Image::default()
    }
}

fn overrides(fields: &CatalogOverrideFields) -> cart::CatalogOverrideFields {
    cart::CatalogOverrideFields {
        product_name: fields.name.as_ref().map(product_name),
        price: fields.sale_price,
        full_price: fields.full_price,
        description_lines: fields.description_lines.clone(),
        physical_properties: fields.physical_properties.clone(),
        image: fields.image.as_ref().map(image),
        payment_option: fields.payment_option.clone(),
        deposit_amount: fields.deposit_amount,
        save_payment_method: fields.save_payment_method,
        inventory_app_id: fields.inventory_app_id.clone(),
        ..cart::CatalogOverrideFields::default()
    }
}

fn custom_line(item: &CustomItemInput) -> cart::CustomLineItem {
    let quantity = item.quantity_info.clone().unwrap_or_default();
    let pricing = item.pricing.clone().unwrap_or_default();
    let source = item.source.clone().unwrap_or_default();
    let attributes = item.attributes.clone().unwrap_or_default();
    let tax = item.tax_config.clone().unwrap_or_default();
    let payment = item.payment_config.clone().unwrap_or_default();
    cart::CustomLineItem {
        product_name: item.name.as_ref().map(product_name),
        quantity: quantity.requested_quantity,
        quantity_available: quantity.available_quantity,
        fixed_quantity: quantity.fixed_quantity,
        price: amount(&pricing.price),
        full_price: amount(&pricing.full_price),
        price_description: pricing.price_description,
        price_undetermined: pricing.price_undetermined,
        catalog_reference: source.catalog_reference,
        root_catalog_item_id: source.root_catalog_item_id,
        description_lines: attributes.description_lines,
        media: attributes.image.as_ref().map(image),
        url: attributes.url,
        item_type: attributes.item_type,
        physical_properties: attributes.physical_properties,
        service_properties: attributes.service_properties,
        members_only: attributes.members_only,
        delivery_profile_id: item.delivery_config.as_ref().and_then(|config| config.delivery_profile_id.clone()),
        taxable_address: tax.taxable_address,
        tax_group_id: tax.tax_group_id,
        payment_option: payment.payment_option,
        deposit_amount: amount(&payment.deposit_amount),
        modifier_groups: item.modifier_groups.as_ref().map(|groups| groups.iter().map(modifier_group).collect()),
        ..cart::CustomLineItem::default()
    }
}

fn modifier_group(group: &ModifierGroup) -> cart::CustomModifierGroup {
    let modifiers = group.modifiers.iter().flatten();
    cart::CustomModifierGroup {
        id: group.id.clone(),
        name: group.name.clone(),
        modifiers: Some(
            modifiers
                .map(|modifier| cart::CustomItemModifier {
                    id: modifier.id.clone(),
                    quantity: modifier.quantity,
                    label: modifier.label.clone(),
                    details: modifier.details.clone(),
                    price: amount(&modifier.price),
                    ..cart::CustomItemModifier::default()
                })
                .collect(),
        ),
        ..cart::CustomModifierGroup::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(result: Result<()>) -> Option<(&'static str, Value)> {
        match result {
            Ok(()) => None,
            Err(ApiError::Application { code, data, .. }) => Some((code, data)),
            Err(error) => panic!("{error}"),
        }
    }

    #[test]
    fn a_line_has_at_most_25_modifier_groups_and_modifiers_of_each() {
        let many = |count: usize| json!(vec![json!({ "id": "m" }); count]);
        for (groups, count) in [
            (json!([{ "id": "g", "modifiers": many(25) }]), None),
            (json!([{ "id": "g", "modifiers": many(26) }]), Some(26)),
            (many(25), None),
            (many(27), Some(27)),
            (json!(null), None),
        ] {
            let reference = json!({ "options": { "modifierGroups": groups } });
            let item = serde_json::from_value(json!({ "catalogReference": reference })).unwrap();
            let data = |count| ("MAX_ITEM_MODIFIERS_EXCEEDED", json!({ "requestCount": count, "maxCount": 25 }));
            assert_eq!(refused(check_modifier_count(&item)), count.map(data), "{groups}");
        }
    }

    #[test]
    fn a_custom_item_has_distinct_modifiers_and_a_deposit_up_to_its_price() {
        let group = |id: &str, modifiers: &[&str]| {
            let modifiers: Vec<Value> = modifiers.iter().map(|id| json!({ "id": id })).collect();
            json!({ "id": id, "modifiers": modifiers })
        };
        let deposit = |amount: &str| json!({ "depositAmount": { "amount": amount } });
        for (name, value, code) in [
            ("modifierGroups", json!([group("a", &["one", "two"]), group("b", &["one"])]), None),
            ("modifierGroups", json!([group("a", &["one", "one"])]), Some("DUPLICATE_ITEM_MODIFIER_IDS")),
            ("modifierGroups", json!([group("a", &[]), group("a", &[])]), Some("DUPLICATE_MODIFIER_GROUP_IDS")),
            ("paymentConfig", deposit("5.00"), None),
            ("paymentConfig", deposit("5.01"), Some("DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE")),
        ] {
            let given = json!({ "pricing": { "price": { "amount": "5.00" } }, name: value });
            let item: CustomItemInput = serde_json::from_value(given).unwrap();
            let found = refused(check_modifiers(&item).and_then(|()| check_deposit(&item)));
            assert_eq!(found.map(|(code, _)| code), code, "{name}: {value}");
        }
    }
}
