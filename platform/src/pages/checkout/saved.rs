//! Saved addresses of members: the form begins with one, and others can be picked.

use super::super::words::{CheckoutText, Language};
use super::super::{Fields, Visit, logged_in_member};
use super::{typed::text, view::View};
use crate::base::{Result, Shop, access::Subject, places};
use crate::commerce::cart::StoredCart;
use crate::people::members::{self, Buyer};
use crate::site::page_sessions::RedirectSession;
use cartwright::resources::cart::Address;
use maud::{Markup, html};

/// The field of the picked address; empty for one that is typed.
const FIELD: &str = "saved_address";

/// The member who buys: the one that the session is for, or a visitor who has logged in on these pages.
pub(super) fn buyer(shop: &Shop, visit: &Visit, session: &RedirectSession) -> Result<Option<Buyer>> {
    let member = match &session.subject {
        Subject::Member(id) => Some(id.clone()),
        Subject::Visitor(_) => logged_in_member(shop, &visit.headers)?,
        _ => None,
    };
    let Some(member) = member else { return Ok(None) };
    shop.db.read(|connection| members::buyer(connection, &member))
}

/// Fills empty fields with what the buyer has saved, until the form is sent for the first time.
pub(super) fn prefill(cart: &mut StoredCart, buyer: &Buyer) {
    if cart.checkout.is_filled_in {
        return;
    }
    cart.email.get_or_insert_with(|| buyer.email.clone());
    let recipient = cart.contact_info.get_or_insert_default();
    let contact = recipient.contact_details.get_or_insert_default();
    for (field, saved) in [
        (&mut contact.first_name, &buyer.first_name),
        (&mut contact.last_name, &buyer.last_name),
        (&mut contact.phone, &buyer.phone),
    ] {
        if field.is_none() {
            field.clone_from(saved);
        }
    }
    let given = recipient.address.clone().unwrap_or_default();
    if given.address_line.is_none() && given.city.is_none() {
        let fitting = buyer.addresses.iter().find(|saved| completes(&saved.address, &given));
        if let Some(saved) = fitting {
            recipient.address = Some(saved.address.clone());
        }
    }
}

/// Whether an address agrees with the known parts of another one.
fn completes(address: &Address, part: &Address) -> bool {
    let same = |given: Option<String>, own: Option<String>| given.is_none_or(|given| Some(given) == own);
    let postcode = |address: &Address| address.postal_code.as_deref().map(places::same_postcode);
    same(part.country.clone(), address.country.clone())
        && same(places::region(part), places::region(address))
        && same(postcode(part), postcode(address))
}

pub(super) fn picked<'a>(buyer: Option<&'a Buyer>, fields: &Fields) -> Option<&'a Address> {
    let id = text(fields, FIELD);
    let saved = buyer?.addresses.iter().find(|saved| saved.id == id)?;
    Some(&saved.address)
}

/// The addresses to pick from; nothing for buyers without any.
pub(super) fn render(view: &View<'_>) -> Markup {
    let saved = view.buyer.map(|buyer| buyer.addresses.as_slice()).unwrap_or_default();
    if saved.is_empty() {
        return html! {};
    }
    let given = view.checkout.address();
    let chosen = saved.iter().find(|saved| given == Some(&saved.address));
    html! {
        @for (index, each) in saved.iter().enumerate() {
            (choice(&format!("saved-{index}"), &each.id, chosen.is_some_and(|chosen| chosen.id == each.id), html! {
                bdi { (line(view.words, &each.address)) }
            }))
        }
        (choice("saved-none", "", chosen.is_none(), html! { (view.words.say(CheckoutText::AnotherAddress)) }))
    }
}

fn choice(id: &str, value: &str, is_chosen: bool, label: Markup) -> Markup {
    html! {
        div.radio.saved {
            input type="radio" name=(FIELD) id=(id) value=(value) checked[is_chosen];
            label for=(id) { span { (label) } }
        }
    }
}

pub(super) fn line(words: Language, address: &Address) -> String {
    let code = address.country.as_deref().unwrap_or_default();
    let region = address.subdivision.as_deref();
    let parts = [
        address.address_line.as_deref(),
        address.address_line2.as_deref(),
        address.postal_code.as_deref(),
        address.city.as_deref(),
        region.map(|region| places::region_code(code, region).unwrap_or(region)),
        Some(words.country(code).unwrap_or(code)),
    ];
    let parts: Vec<&str> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
    parts.join(", ")
}
