//! Applies a cart's plain fields.

use super::refusals::refuse;
use crate::commerce::cart::{self, StoredCart};
use crate::commerce::rules::{self, TaxExemptGroup};
use crate::site;
use base::{ApiError, Result};
use cartwright::resources::cart::{Address, AddressWithContact};
use cartwright::resources::cart_v2::{Cart, CustomerInfo};
use rusqlite::Connection;
use serde_json::json;

/// Applies the given fields. Lists and settings have their own calls.
pub(super) fn apply(connection: &Connection, cart: &mut StoredCart, given: &Cart) -> Result<()> {
    check_currencies(connection, given)?;
    let delivery = given.delivery_info.as_ref().and_then(|info| info.address.as_ref());
    let billing = given.payment_info.as_ref().and_then(|info| info.billing_address.as_ref());
    delivery.into_iter().chain(billing).try_for_each(check_address)?;
    set(&mut cart.buyer_note, &given.note);
    set(&mut cart.extended_fields, &given.extended_fields);
    if let Some(info) = &given.business_info {
        set(&mut cart.business_location_id, &info.location_id);
    }
    if let Some(info) = &given.customer_info {
        customer(cart, info);
    }
    if let Some(address) = given.delivery_info.as_ref().and_then(|info| info.address.clone()) {
        cart.contact_info.get_or_insert_default().address = Some(address);
    }
    if let Some(info) = &given.payment_info {
        let billing: &mut AddressWithContact = cart.billing_info.get_or_insert_default();
        set(&mut billing.address, &info.billing_address);
        set(&mut billing.contact_details, &info.billing_contact);
    }
    if let Some(source) = &given.source {
        cart.newer.source = Some(source.clone());
    }
    apply_owners(connection, cart, given)
}

/// Applies fields that only the owner may set.
fn apply_owners(connection: &Connection, cart: &mut StoredCart, given: &Cart) -> Result<()> {
    if let Some(group) = given.tax_info.as_ref().and_then(|info| info.tax_exempt_group_id.as_ref()) {
        if rules::find::<TaxExemptGroup>(connection, group)?.is_none() {
            return Err(ApiError::field("cart.taxInfo.taxExemptGroupId", "OTHER", "is not known"));
        }
        cart.tax_exempt_group = Some(group.clone());
    }
    if let Some(address) = &given.custom_checkout_url {
        cart.override_checkout_url = Some(address.clone());
    }
    Ok(())
}

/// Refuses an address whose subdivision belongs to another country (ISO 3166-2: `US-CA`).
fn check_address(address: &Address) -> Result<()> {
    let (country, subdivision) = (address.country.as_deref(), address.subdivision.as_deref());
    let named = subdivision.and_then(|subdivision| Some(subdivision.split_once('-')?.0));
    match country.zip(named) {
        Some((country, named)) if !country.eq_ignore_ascii_case(named) => Err(refuse(
            "INVALID_ADDRESS_FORMAT",
            format!("The subdivision of an address in {country} is not one of its own"),
            json!({}),
        )),
        _ => Ok(()),
    }
}

fn check_currencies(connection: &Connection, given: &Cart) -> Result<()> {
    let currency = site::currency(connection)?;
    let business = given.business_info.as_ref().and_then(|info| info.currency_code.as_deref());
    let customer = given.customer_info.as_ref().and_then(|info| info.currency_code.as_deref());
    let payment = given.payment_info.as_ref().and_then(|info| info.currency_code.as_deref());
    for (code, field) in [
        (business, "cart.businessInfo.currencyCode"),
        (customer, "cart.customerInfo.currencyCode"),
        (payment, "cart.paymentInfo.currencyCode"),
    ] {
        cart::check_currency(code, currency, field)?;
    }
    Ok(())
}

fn customer(cart: &mut StoredCart, info: &CustomerInfo) {
    set(&mut cart.email, &info.email);
    set(&mut cart.newer.customer_language, &info.language_code);
    let details = cart.contact_info.get_or_insert_default().contact_details.get_or_insert_default();
    set(&mut details.first_name, &info.first_name);
    set(&mut details.last_name, &info.last_name);
    set(&mut details.phone, &info.phone);
    set(&mut details.company, &info.company);
    set(&mut details.vat_id, &info.vat_id);
}

fn set<T: Clone>(field: &mut Option<T>, given: &Option<T>) {
    if given.is_some() {
        field.clone_from(given);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_subdivision_of_another_country_is_refused() {
        for (country, subdivision, is_sound) in [
            (Some("US"), Some("US-CA"), true),
            (Some("us"), Some("US-CA"), true),
            (Some("US"), Some("CA"), true),
            (Some("US"), None, true),
            (None, Some("DE-BE"), true),
            (Some("US"), Some("DE-BE"), false),
        ] {
            let given = json!({ "country": country, "subdivision": subdivision });
            let address = serde_json::from_value(given.clone()).unwrap();
            assert_eq!(check_address(&address).is_ok(), is_sound, "{given}");
        }
    }
}
