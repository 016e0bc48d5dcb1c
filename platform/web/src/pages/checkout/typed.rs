//! Stores and validates the form's values.

use super::super::words::{CheckoutText, Language, Text};
use super::super::{Fields, problems::FormError};
use base::{contract, wire};
use cartwright::resources::cart::{Address, SelectedLineMembership, SelectedShippingOption, VatId};
use cartwright::types::{Amount, Currency};
use cartwright_contract::limits;
use rust_decimal::Decimal;
use shop::commerce::cart::{StoredCart, Tip};
use shop::commerce::pricing::delivery::CARRIER_ID;
use shop::site::countries::{self, Part};

/// The prefix of membership fields; a line's id follows.
pub(super) const MEMBERSHIP: &str = "membership_";
/// The marker field of a form with memberships: browsers do not send unticked checkboxes.
pub(super) const MEMBERSHIPS: &str = "memberships";
/// The country whose buyers need a tax id.
pub(super) const BRAZIL: &str = "BR";
/// A field's trimmed text.
pub(super) fn text<'a>(fields: &'a Fields, name: &str) -> &'a str {
    fields.get(name).map(|text| text.trim()).unwrap_or_default()
}

/// The box by which the buyer agrees to the terms of sale.
pub(super) const TERMS: &str = "terms";

/// The fields of the address step.
pub(super) const IN_ADDRESS: &[&str] = &[
    "email",
    "first_name",
    "last_name",
    "phone",
    "country",
    "address_line",
    "postal_code",
    "city",
    "subdivision",
    "tax_id",
];

/// Stores the typed fields and the picked address in the checkout. Fields absent from the form, which may have only one
/// step, stay.
pub(super) fn keep(cart: &mut StoredCart, fields: &Fields, picked: Option<&Address>, currency: Currency) {
    let is_there = |name: &str| fields.contains_key(name);
    let limited = |name: &str, longest: usize| {
        Some(text(fields, name).chars().take(longest).collect::<String>()).filter(|text| !text.is_empty())
    };
    let short = |name: &str| limited(name, 150);
    cart.checkout.is_filled_in = true;
    if is_there("email") {
        cart.email = short("email");
    }
    let recipient = cart.contact_info.get_or_insert_default();
    let contact = recipient.contact_details.get_or_insert_default();
    for (field, name, longest) in [
        (&mut contact.first_name, "first_name", 100),
        (&mut contact.last_name, "last_name", 100),
        (&mut contact.phone, "phone", 150),
    ] {
        if is_there(name) {
            *field = limited(name, longest);
        }
    }
    if let Some(picked) = picked {
        recipient.address = Some(picked.clone());
    } else if is_there("country") {
        let before = recipient.address.take().unwrap_or_default();
        recipient.address = Some(address(fields, before.address_line2));
    }
    let country = recipient.address.as_ref().and_then(|address| address.country.as_deref());
    // Invoices in Brazil need the buyer's tax id.
    if country != Some(BRAZIL) {
        contact.vat_id = None;
    } else if is_there("tax_id") {
        contact.vat_id = short("tax_id").map(tax_id);
    }
    if is_there("note") {
        cart.buyer_note = limited("note", limits::cart::NOTE);
    }
    if let Some(code) = short("delivery") {
        cart.selected_shipping_option = Some(wire!(SelectedShippingOption { carrier_id: CARRIER_ID.to_owned(), code }));
    }
    if is_there("tip") {
        cart.checkout.tip = tip(fields, currency);
    }
    if is_there("payment") {
        cart.checkout.pays_at_pickup = text(fields, "payment") == "pickup";
    }
    if is_there(MEMBERSHIPS) {
        cart.checkout.memberships = memberships(fields, cart);
    }
}

/// The typed address, without parts that the country's addresses lack.
fn address(fields: &Fields, address_line2: Option<String>) -> Address {
    let limited = |name: &str, longest: usize| {
        Some(text(fields, name).chars().take(longest).collect::<String>()).filter(|text| !text.is_empty())
    };
    let country = limited("country", 2).map(|country| country.to_ascii_uppercase());
    let code = country.clone().unwrap_or_default();
    let part = |name: &str, part: Part| limited(name, 50).filter(|_| countries::has(&code, part));
    let subdivision = part("subdivision", Part::Region);
    let region = |text: String| match countries::region_code(&code, &text) {
        Some(region) => format!("{code}-{region}"),
        None => text,
    };
    wire!(Address {
        subdivision: subdivision.map(region),
        city: part("city", Part::City),
        postal_code: part("postal_code", Part::Postcode),
        address_line: limited("address_line", 150),
        address_line2,
        country
    })
}

/// A tax id as stored; without a kind while it is invalid.
fn tax_id(text: String) -> VatId {
    let sound = contract::tax_id(&text);
    wire!(VatId { r#type: sound.as_ref().map(|(kind, _)| kind.clone()), id: sound.map_or(text, |(_, id)| id) })
}

fn tip(fields: &Fields, currency: Currency) -> Option<Tip> {
    let number = |name: &str| text(fields, name).replace(',', ".").parse::<Amount>().ok().map(|amount| amount.0);
    let tip = match text(fields, "tip") {
        "" | "none" => None,
        "custom" => number("tip_amount").map(Tip::Amount),
        _ => number("tip").map(Tip::Percent),
    };
    tip.filter(|tip| match tip {
        Tip::Amount(amount) => {
            amount.is_sign_positive()
                && *amount <= Decimal::from(10_000)
                && amount.normalize().scale() <= currency.digits()
        }
        Tip::Percent(percent) => (Decimal::ZERO..=Decimal::ONE_HUNDRED).contains(percent),
    })
}

/// The chosen memberships, each with its lines.
fn memberships(fields: &Fields, cart: &StoredCart) -> Vec<SelectedLineMembership> {
    let chosen = cart.lines.iter().filter_map(|line| {
        let id = fields.get(&[MEMBERSHIP, &line.id].concat())?;
        Some((line.id.as_str(), id.as_str())).filter(|(_, id)| !id.is_empty())
    });
    let mut selected: Vec<SelectedLineMembership> = Vec::new();
    for (line, id) in chosen {
        let known = selected.iter_mut().find(|known| known.id.as_deref() == Some(id));
        match known.and_then(|known| known.line_item_ids.as_mut()) {
            Some(lines) => lines.push(line.to_owned()),
            None => {
                selected.push(wire!(SelectedLineMembership { id: id.to_owned(), line_item_ids: vec![line.to_owned()] }))
            }
        }
    }
    selected
}

/// Errors of missing fields, and of fields that are invalid in the address's country.
pub(super) fn missing(words: Language, cart: &StoredCart) -> Vec<FormError> {
    let mut errors = Vec::new();
    if !cart.email.as_deref().is_some_and(contract::is_email) {
        errors.push(("email", words.say(Text::WriteEmail).to_owned()));
    }
    let contact = cart.contact();
    for (id, given, text) in [
        ("first_name", &contact.first_name, CheckoutText::WriteFirstName),
        ("last_name", &contact.last_name, CheckoutText::WriteLastName),
    ] {
        if given.is_none() {
            errors.push((id, words.say(text).to_owned()));
        }
    }
    let address = cart.address().cloned().unwrap_or_default();
    errors.extend(missing_in_address(words, &address));
    if address.country.as_deref() == Some(BRAZIL) {
        let given = contact.vat_id.as_ref();
        let text = match given.map(|given| given.r#type.is_some()) {
            None => Some(CheckoutText::WriteTaxId),
            Some(false) => Some(CheckoutText::WrongTaxId),
            Some(true) => None,
        };
        errors.extend(text.map(|text| ("tax_id", words.say(text).to_owned())));
    }
    errors
}

/// The required address fields that are missing: until they are filled in, delivery and taxes are unknown.
pub(super) fn missing_in_address(words: Language, address: &Address) -> Vec<FormError> {
    let Some(country) = address.country.as_deref() else {
        return vec![("country", words.say(CheckoutText::ChooseCountry).to_owned())];
    };
    let mut errors = Vec::new();
    let mut need = |id, is_missing: bool, text: CheckoutText| {
        if is_missing {
            errors.push((id, words.say(text).to_owned()));
        }
    };
    need("address_line", address.address_line.is_none(), CheckoutText::WriteStreet);
    let lacks = |part, given: &Option<String>| countries::requires(country, part) && given.is_none();
    need("city", lacks(Part::City, &address.city), CheckoutText::WriteCity);
    // An unknown region counts as missing.
    let region = address.subdivision.as_deref();
    let has_codes = countries::regions(country).next().is_some();
    let is_unknown = region.is_some_and(|region| has_codes && countries::region_code(country, region).is_none());
    let is_missing = is_unknown || lacks(Part::Region, &address.subdivision);
    need("subdivision", is_missing, CheckoutText::ChooseRegion);
    need("postal_code", lacks(Part::Postcode, &address.postal_code), CheckoutText::WritePostcode);
    let given = address.postal_code.as_deref();
    if given.is_some_and(|given| !countries::is_postcode(country, given)) {
        let example = words.isolated(countries::example(country).unwrap_or_default());
        let text = words.fill(CheckoutText::WrongPostcode, &[("example", &example)]);
        errors.push(("postal_code", text));
    }
    errors
}

/// The page anchor to scroll to after a change.
pub(super) fn anchor(fields: &Fields) -> &'static str {
    match text(fields, "action") {
        "coupon" | "remove_coupon" | "gift_card" | "remove_gift_card" => "savings",
        _ => "step",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_lacks_the_parts_that_its_country_requires() {
        for (country, region, postcode, lacking) in [
            ("DE", None, Some("10115"), None),
            ("DE", None, Some("12"), Some("postal_code")),
            ("DE", None, None, Some("postal_code")),
            ("US", Some("NY"), Some("12534"), None),
            ("US", None, Some("12534"), Some("subdivision")),
            ("US", Some("Atlantis"), Some("12534"), Some("subdivision")),
            ("HK", None, None, None),
            ("AE", Some("Dubai"), None, None),
            ("", None, None, Some("country")),
        ] {
            let address = Address {
                country: Some(country).filter(|country| !country.is_empty()).map(str::to_owned),
                subdivision: region.map(str::to_owned),
                postal_code: postcode.map(str::to_owned),
                city: Some("Town".to_owned()),
                address_line: Some("Street 1".to_owned()),
                ..Address::default()
            };
            let errors = missing_in_address(Language::English, &address);
            let fields: Vec<&str> = errors.iter().map(|(field, _)| *field).collect();
            assert_eq!(fields, lacking.as_slice(), "{country} {region:?} {postcode:?}");
        }
    }
}
