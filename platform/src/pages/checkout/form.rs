//! The hosted checkout's form: what is bought, who buys it and where it goes.

use super::super::countries::COUNTRIES;
use super::super::layout::{Input, error_summary, input};
use super::typed::BRAZIL;
use super::view::View;
use super::{choices, delivery, payment, savings, sums};
use crate::cart::Line;
use crate::pricing::money;
use maud::{Markup, html};

pub(super) fn render(view: &View<'_>) -> Markup {
    html! {
        div.wide {
            @if let Some(back) = view.back { p { a href=(back) { "Back to the cart" } } }
            (error_summary(view.errors))
            (lines(view))
            form method="post" action="/pages/checkout" novalidate {
                input type="hidden" name="session" value=(view.token);
                input type="hidden" name="form" value=(view.secret);
                input type="hidden" name="total" value=(view.estimate.totals.total);
                input type="hidden" name="charge" value=(view.estimate.totals.to_charge());
                (contact(view))
                (address(view))
                (delivery::render(view))
                (choices::memberships(view))
                (savings::render(view))
                (choices::tip(view))
                (choices::note(view))
                (sums::render(view))
                (payment::render(view))
            }
        }
    }
}

/// A small picture of a line. Pictures from elsewhere are left out: the page loads nothing from other hosts.
fn picture(line: &Line) -> Option<String> {
    let url = line.image.as_ref()?.url.as_deref()?;
    url.starts_with('/')
        .then(|| format!("{url}/v1/fill/w_128,h_128,al_c,q_80,enc_auto/p.jpg"))
}

fn lines(view: &View<'_>) -> Markup {
    let formatted = |amount| money::formatted(amount, view.estimate.currency);
    html! {
        h2 #lines tabindex="-1" { "Your order" }
        ul.lines {
            @for line in &view.basket.lines {
                li {
                    @if let Some(picture) = picture(line) { img src=(picture) alt="" width="64" height="64"; }
                    div {
                        p { (line.name) }
                        p.soft {
                            (line.stored.quantity) " × " (formatted(line.unit_price()))
                            @for text in line.description_lines.iter().filter_map(described) { ", " (text) }
                        }
                    }
                    p { (formatted(line.gross(view.estimate.currency))) }
                }
            }
        }
    }
}

fn described(line: &cartwright::resources::cart::DescriptionLine) -> Option<&str> {
    let plain = line.plain_text.as_ref().and_then(|text| text.original.as_deref());
    plain.or_else(|| line.color_info.as_ref()?.original.as_deref())
}

fn text(value: &Option<String>) -> &str {
    value.as_deref().unwrap_or_default()
}

fn contact(view: &View<'_>) -> Markup {
    let contact = view.checkout.cart.contact();
    let email = Input {
        kind: "email",
        ..Input::text("email", "Email", "email")
    };
    let phone = Input {
        kind: "tel",
        required: false,
        ..Input::text("phone", "Phone", "tel")
    };
    html! {
        fieldset {
            legend { "Contact" }
            @if let Some(log_in) = view.log_in { p.soft { "Have an account? " a href=(log_in) { "Log in" } } }
            (input(email, text(&view.checkout.cart.email), view.errors))
            div.pair {
                (input(Input::text("first_name", "First name", "given-name"), text(&contact.first_name), view.errors))
                (input(Input::text("last_name", "Last name", "family-name"), text(&contact.last_name), view.errors))
            }
            (input(phone, text(&contact.phone), view.errors))
        }
    }
}

fn address(view: &View<'_>) -> Markup {
    let address = view.checkout.cart.address().cloned().unwrap_or_default();
    let country = text(&address.country);
    let error = view.errors.iter().find(|(field, _)| *field == "country");
    let subdivision = Input {
        required: false,
        hint: ["", "US"]
            .contains(&country)
            .then_some("Two letters in the United States, such as NY"),
        ..Input::text("subdivision", "State or region", "address-level1")
    };
    let tax_id = Input {
        hint: Some("11 digits of a person, 14 characters of a company"),
        ..Input::text("tax_id", "CPF or CNPJ", "off")
    };
    let given = view.checkout.cart.contact().vat_id.and_then(|given| given.id);
    html! {
        fieldset {
            legend { "Address" }
            div.field {
                label for="country" { "Country" }
                @if let Some((_, text)) = error { p.error #country-error { (text) } }
                select #country name="country" autocomplete="country" required aria-invalid=[error.map(|_| "true")]
                    aria-describedby=[error.map(|_| "country-error")] {
                    option value="" { "Choose a country" }
                    @for (code, name) in COUNTRIES {
                        option value=(code) selected[country.eq_ignore_ascii_case(code)] { (name) }
                    }
                }
            }
            (input(
                Input::text("address_line", "Street and number", "address-line1"),
                text(&address.address_line),
                view.errors,
            ))
            div.pair {
                (input(
                    Input::text("postal_code", "Postcode", "postal-code"),
                    text(&address.postal_code),
                    view.errors,
                ))
                (input(Input::text("city", "City", "address-level2"), text(&address.city), view.errors))
            }
            (input(subdivision, text(&address.subdivision), view.errors))
            @if country == BRAZIL { (input(tax_id, text(&given), view.errors)) }
            button.quiet type="submit" name="action" value="delivery" { "Update delivery" }
        }
    }
}
