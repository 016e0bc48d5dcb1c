//! The form's values: stored, and checked.

use super::super::Fields;
use super::super::problems::FormError;
use super::super::words::{CheckoutText, Text, Words};
use crate::cart::StoredCart;
use crate::cart::checkout::{StoredCheckout, Tip};
use crate::contract;
use crate::pricing::delivery::CARRIER_ID;
use cartwright::resources::cart::{Address, SelectedLineMembership, SelectedShippingOption, VatId};
use rust_decimal::Decimal;

/// The prefix of the fields of membership choices; the line's id follows.
pub(super) const MEMBERSHIP: &str = "membership_";
/// The country whose buyers have a tax id of their own.
pub(super) const BRAZIL: &str = "BR";
/// The longest note.
const MAX_NOTE_LENGTH: usize = 1000;

/// A field's text, without the spaces around it.
pub(super) fn text<'a>(fields: &'a Fields, name: &str) -> &'a str {
    fields.get(name).map(|text| text.trim()).unwrap_or_default()
}

/// Puts what was typed into the checkout, and the saved address that was picked.
pub(super) fn keep(body: &mut StoredCheckout, fields: &Fields, picked: Option<&Address>) {
    let limited = |name: &str, longest: usize| {
        Some(text(fields, name).chars().take(longest).collect::<String>()).filter(|text| !text.is_empty())
    };
    let short = |name: &str| limited(name, 150);
    body.is_filled_in = true;
    body.cart.email = short("email");
    let recipient = body.cart.contact_info.get_or_insert_default();
    let contact = recipient.contact_details.get_or_insert_default();
    contact.first_name = limited("first_name", 100);
    contact.last_name = limited("last_name", 100);
    contact.phone = short("phone");
    let country = match picked {
        Some(address) => address.country.clone(),
        None => short("country"),
    };
    // Invoices to Brazil name the buyer's tax id.
    contact.vat_id = short("tax_id")
        .filter(|_| country.as_deref() == Some(BRAZIL))
        .map(tax_id);
    let before = recipient.address.take().unwrap_or_default();
    recipient.address = Some(picked.cloned().unwrap_or_else(|| Address {
        country,
        subdivision: limited("subdivision", 50),
        city: limited("city", 50),
        postal_code: limited("postal_code", 50),
        address_line: short("address_line"),
        address_line2: before.address_line2,
        ..Address::default()
    }));
    body.cart.buyer_note = limited("note", MAX_NOTE_LENGTH);
    if let Some(code) = short("delivery") {
        body.cart.selected_shipping_option = Some(SelectedShippingOption {
            carrier_id: Some(CARRIER_ID.to_owned()),
            code: Some(code),
            ..SelectedShippingOption::default()
        });
    }
    body.tip = tip(fields);
    body.pays_at_pickup = text(fields, "payment") == "pickup";
    body.memberships = memberships(fields, &body.cart);
}

/// A tax id as it is kept: without its kind as long as it is not sound.
fn tax_id(text: String) -> VatId {
    let sound = contract::tax_id(&text);
    VatId {
        r#type: sound.as_ref().map(|(kind, _)| kind.clone()),
        id: Some(sound.map_or(text, |(_, id)| id)),
        ..VatId::default()
    }
}

/// The tip that was chosen.
fn tip(fields: &Fields) -> Option<Tip> {
    let number = |name: &str| text(fields, name).replace(',', ".").parse::<Decimal>().ok();
    let tip = match text(fields, "tip") {
        "" | "none" => None,
        "custom" => number("tip_amount").map(Tip::Amount),
        _ => number("tip").map(Tip::Percent),
    };
    tip.filter(|tip| match tip {
        Tip::Amount(amount) => amount.is_sign_positive() && *amount <= Decimal::from(10_000),
        Tip::Percent(percent) => (Decimal::ZERO..=Decimal::ONE_HUNDRED).contains(percent),
    })
}

/// The memberships that were chosen for lines of the cart, each with its lines.
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
            None => selected.push(SelectedLineMembership {
                id: Some(id.to_owned()),
                line_item_ids: Some(vec![line.to_owned()]),
                ..SelectedLineMembership::default()
            }),
        }
    }
    selected
}

/// The missing fields.
pub(super) fn missing(words: Words, body: &StoredCheckout) -> Vec<FormError> {
    let mut errors = Vec::new();
    if !body.cart.email.as_deref().is_some_and(contract::is_email) {
        errors.push(("email", words.say(Text::WriteEmail).to_owned()));
    }
    let address = body.cart.address().cloned().unwrap_or_default();
    let contact = body.cart.contact();
    for (id, given, text) in [
        ("first_name", &contact.first_name, CheckoutText::WriteFirstName),
        ("last_name", &contact.last_name, CheckoutText::WriteLastName),
        ("country", &address.country, CheckoutText::ChooseCountry),
        ("address_line", &address.address_line, CheckoutText::WriteStreet),
        ("city", &address.city, CheckoutText::WriteCity),
        ("postal_code", &address.postal_code, CheckoutText::WritePostcode),
    ] {
        if given.is_none() {
            errors.push((id, words.say(text).to_owned()));
        }
    }
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

/// The anchor on the page after a change.
pub(super) fn place_after(fields: &Fields) -> &'static str {
    match text(fields, "action") {
        "delivery" => "delivery",
        "memberships" => "memberships",
        "tip" => "tip",
        "payment" => "payment",
        "coupon" | "remove_coupon" | "gift_card" | "remove_gift_card" => "savings",
        _ => "summary",
    }
}
