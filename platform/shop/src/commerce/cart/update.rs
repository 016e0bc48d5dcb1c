//! `PATCH /v1/carts/current`: notes, contact, coupon, discounts and lines.

use super::inputs::add_lines;
use super::{bounds::check_checkout_page, bounds::check_currency, savings::check_code, stored::StoredCart};
use crate::site;
use base::{ApiError, Call, Result, Writing};
use cartwright::resources::cart::{Cart, MerchantDiscountInput, UpdateCart};

pub(super) fn update(writing: &Writing<'_>, call: &Call, cart: &mut StoredCart, requested: &UpdateCart) -> Result<()> {
    if let Some(info) = &requested.cart_info {
        for (given, field) in [
            (&info.currency, "cartInfo.currency"),
            (&info.conversion_currency, "cartInfo.conversionCurrency"),
            (&info.payment_currency, "cartInfo.paymentCurrency"),
        ] {
            check_currency(given.as_deref(), site::currency(writing)?, field)?;
        }
        let mask: Option<Vec<&str>> =
            requested.cart_field_mask.as_ref().map(|mask| mask.split(',').map(str::trim).collect());
        let before = cart.override_checkout_url.clone();
        fields(cart, info, mask.as_deref());
        if cart.override_checkout_url != before {
            check_checkout_page(
                writing.shop,
                call,
                cart.override_checkout_url.as_deref(),
                "cartInfo.overrideCheckoutUrl",
            )?;
        }
    }
    if let Some(discounts) = &requested.merchant_discounts {
        check_discounts(discounts)?;
        cart.merchant_discounts.clone_from(discounts);
    }
    let custom = requested.custom_line_items.as_deref().unwrap_or_default();
    add_lines(writing, cart, call, requested.line_items.as_deref().unwrap_or_default(), custom)?;
    if let Some(code) = requested.coupon_code.as_deref().filter(|code| !code.is_empty()) {
        cart.coupon = Some(check_code(code, "couponCode")?.to_owned());
    }
    Ok(())
}

fn check_discounts(discounts: &[MerchantDiscountInput]) -> Result<()> {
    for (index, discount) in discounts.iter().enumerate() {
        let sound = match (&discount.amount, discount.percentage) {
            (Some(amount), None) => !amount.0.is_sign_negative(),
            (None, Some(percentage)) => (0.01..=100.0).contains(&percentage),
            _ => false,
        };
        if !sound {
            return Err(ApiError::field(
                format!("merchantDiscounts[{index}]"),
                "ONE_OF_ALIGNMENT",
                "needs an amount of zero or more, or a percentage from 0.01 to 100",
            ));
        }
    }
    Ok(())
}

/// Sets the fields that a mask names, or all given ones; clears masked fields that are absent.
fn fields(cart: &mut StoredCart, info: &Cart, mask: Option<&[&str]>) {
    let named = |name: &str, given: bool| match mask {
        None => given,
        Some(paths) => paths.iter().any(|path| path.split('.').next() == Some(name)),
    };
    macro_rules! set {
        ($wire:literal, $field:ident) => {
            if named($wire, info.$field.is_some()) {
                cart.$field.clone_from(&info.$field);
            }
        };
    }
    set!("buyerNote", buyer_note);
    contact(cart, info, mask);
    set!("selectedShippingOption", selected_shipping_option);
    set!("overrideCheckoutUrl", override_checkout_url);
    set!("businessLocationId", business_location_id);
    set!("extendedFields", extended_fields);
    if named("buyerInfo", info.buyer_info.is_some()) {
        cart.email = info.buyer_info.as_ref().and_then(|buyer| buyer.email.clone());
    }
}

/// Sets the contact, or the parts that a mask names.
fn contact(cart: &mut StoredCart, info: &Cart, mask: Option<&[&str]>) {
    let names = |path: &str| mask.is_some_and(|paths| paths.contains(&path));
    if names("contactInfo") || (mask.is_none() && info.contact_info.is_some()) {
        cart.contact_info.clone_from(&info.contact_info);
        return;
    }
    let given = info.contact_info.clone().unwrap_or_default();
    if names("contactInfo.address") {
        cart.contact_info.get_or_insert_default().address = given.address;
    }
    if names("contactInfo.contactDetails") {
        cart.contact_info.get_or_insert_default().contact_details = given.contact_details;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[test]
    fn a_field_mask_sets_or_clears_the_fields_it_names() {
        let noted = json!({ "buyerNote": "Knock", "buyerInfo": { "email": "bob@example.com" } });
        let german = json!({ "contactInfo": { "address": { "country": "DE" } } });
        for (info, mask, expected) in [
            (noted.clone(), None, json!(["Knock", "bob@example.com", "US", "Ada"])),
            (noted, Some(vec!["buyerNote"]), json!(["Knock", "ada@example.com", "US", "Ada"])),
            (json!({}), None, json!(["Ring", "ada@example.com", "US", "Ada"])),
            (json!({}), Some(vec!["buyerNote"]), json!([null, "ada@example.com", "US", "Ada"])),
            (json!({}), Some(vec!["buyerInfo.email"]), json!(["Ring", null, "US", "Ada"])),
            (german.clone(), None, json!(["Ring", "ada@example.com", "DE", null])),
            (german.clone(), Some(vec!["contactInfo"]), json!(["Ring", "ada@example.com", "DE", null])),
            (german, Some(vec!["contactInfo.address"]), json!(["Ring", "ada@example.com", "DE", "Ada"])),
            (json!({}), Some(vec!["contactInfo.contactDetails"]), json!(["Ring", "ada@example.com", "US", null])),
            (json!({}), Some(vec!["contactInfo"]), json!(["Ring", "ada@example.com", null, null])),
        ] {
            let contact = json!({ "address": { "country": "US" }, "contactDetails": { "firstName": "Ada" } });
            let mut cart = StoredCart {
                buyer_note: Some("Ring".to_owned()),
                email: Some("ada@example.com".to_owned()),
                contact_info: serde_json::from_value(contact).unwrap(),
                ..StoredCart::default()
            };
            let given: Cart = serde_json::from_value(info.clone()).unwrap();
            fields(&mut cart, &given, mask.as_deref());
            let country = cart.address().and_then(|address| address.country.clone());
            let found: Value = json!([cart.buyer_note, cart.email, country, cart.contact().first_name]);
            assert_eq!(found, expected, "{info} {mask:?}");
        }
    }
}
