//! Saved addresses of members: one prefills the form, the others can be picked.

use super::super::words::CheckoutText;
use super::super::{Fields, Visit, logged_in_member};
use super::{typed::text, view::CheckoutView};
use base::{Result, Shop, access::Subject};
use cartwright::resources::cart::{Address, FullAddressContactDetails};
use maud::{Markup, html};
use shop::commerce::cart::StoredCart;
use shop::people::members::{self, Buyer};
use shop::site::page_sessions::RedirectSession;
use shop::site::{countries, postal};

/// The field of the picked address; empty for a typed one.
const FIELD: &str = "saved_address";
/// The id of the form that applies a member's saved details, and its button's action.
const OFFER: &str = "saved";
pub(super) const ACTION: &str = "use_saved";

/// The logged-in member, with saved details.
pub(super) struct AtPage {
    pub(super) member: String,
    pub(super) buyer: Buyer,
    /// Whether the checkout is the member's own. Another checkout's owner can read it, and may have sent the member its
    /// link: the member's details are filled in only if the member presses the button.
    pub(super) is_own: bool,
}

/// The member at the page: the session's subject, else the member logged in on this browser. A member's link opened in
/// another member's browser shows no details.
pub(super) fn at_page(shop: &Shop, visit: &Visit, session: &RedirectSession) -> Result<Option<AtPage>> {
    let logged_in = logged_in_member(shop, &visit.headers)?;
    let (member, is_own) = match &session.subject {
        Subject::Member(id) if logged_in.as_ref().is_none_or(|member| member == id) => (Some(id.clone()), true),
        Subject::Visitor(_) => (logged_in, false),
        Subject::Member(_) | Subject::Site => (None, false),
    };
    let Some(member) = member else { return Ok(None) };
    let buyer = shop.db.read(|connection| members::buyer(connection, &member))?;
    Ok(buyer.map(|buyer| AtPage { member, buyer, is_own }))
}

/// Fills empty fields with the buyer's saved details, until the form is first submitted.
pub(super) fn prefill(cart: &mut StoredCart, buyer: &Buyer) {
    if cart.checkout.is_filled_in {
        return;
    }
    cart.email.get_or_insert_with(|| buyer.email.clone());
    let recipient = cart.contact_info.get_or_insert_default();
    for (field, saved) in fields(recipient.contact_details.get_or_insert_default(), buyer) {
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

/// A contact's fields, each with the buyer's saved value.
fn fields<'a>(
    contact: &'a mut FullAddressContactDetails,
    buyer: &'a Buyer,
) -> [(&'a mut Option<String>, &'a Option<String>); 3] {
    [
        (&mut contact.first_name, &buyer.first_name),
        (&mut contact.last_name, &buyer.last_name),
        (&mut contact.phone, &buyer.phone),
    ]
}

/// Replaces the checkout's contact and address by the buyer's saved details.
pub(super) fn put(cart: &mut StoredCart, buyer: &Buyer) {
    cart.email = Some(buyer.email.clone());
    let recipient = cart.contact_info.get_or_insert_default();
    for (field, saved) in fields(recipient.contact_details.get_or_insert_default(), buyer) {
        *field = saved.clone().or(field.take());
    }
    let given = recipient.address.take().unwrap_or_default();
    let fitting = buyer.addresses.iter().find(|saved| completes(&saved.address, &given));
    let saved = fitting.or(buyer.addresses.first()).map(|saved| saved.address.clone());
    recipient.address = Some(saved.unwrap_or(given));
}

/// The button that fills a member's saved details into another's checkout. Its form stands outside the checkout's.
pub(super) fn offer(view: &CheckoutView<'_>) -> Markup {
    html! {
        @if view.offers_saved {
            p { button.quiet type="submit" form=(OFFER) name="action" value=(ACTION) {
                (view.words.say(CheckoutText::UseSaved))
            } }
        }
    }
}

pub(super) fn offer_form(view: &CheckoutView<'_>) -> Markup {
    html! {
        @if view.offers_saved {
            form id=(OFFER) method="post" action="/pages/checkout" {
                input type="hidden" name="session" value=(view.token);
                input type="hidden" name="form" value=(view.secret);
            }
        }
    }
}

/// Whether an address agrees with all known parts of another.
fn completes(address: &Address, part: &Address) -> bool {
    let same = |given: Option<String>, own: Option<String>| given.is_none_or(|given| Some(given) == own);
    let postcode = |address: &Address| address.postal_code.as_deref().map(countries::same_postcode);
    same(part.country.clone(), address.country.clone())
        && same(countries::region(part), countries::region(address))
        && same(postcode(part), postcode(address))
}

pub(super) fn picked<'a>(buyer: Option<&'a Buyer>, fields: &Fields) -> Option<&'a Address> {
    let id = text(fields, FIELD);
    let saved = buyer?.addresses.iter().find(|saved| saved.id == id)?;
    Some(&saved.address)
}

/// The list of saved addresses; empty for buyers without any.
pub(super) fn render(view: &CheckoutView<'_>) -> Markup {
    let saved = view.buyer.map(|buyer| buyer.addresses.as_slice()).unwrap_or_default();
    if saved.is_empty() {
        return html! {};
    }
    let given = view.checkout.address();
    let chosen = saved.iter().find(|saved| given == Some(&saved.address));
    html! {
        @for (index, each) in saved.iter().enumerate() {
            (choice(&format!("saved-{index}"), &each.id, chosen.is_some_and(|chosen| chosen.id == each.id), html! {
                bdi { (postal::line(view.words, &each.address)) }
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
