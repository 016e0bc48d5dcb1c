//! The hosted checkout's form: what is bought, who buys it and where it goes.

use super::super::layout::{Input, error_summary, input};
use super::super::words::{CheckoutText, Text};
use super::typed::BRAZIL;
use super::view::View;
use super::{choices, delivery, payment, saved, savings, sums};
use crate::cart::Line;
use maud::{Markup, html};

pub(super) fn render(view: &View<'_>) -> Markup {
    html! {
        @if let Some(back) = view.back {
            p.back { a href=(back) { (view.words.say(CheckoutText::BackToCart)) } }
        }
        (error_summary(view.words, view.errors))
        div.columns {
            (order(view))
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

/// The order with its sums: a box to open on narrow screens, and beside the form on wide ones.
fn order(view: &View<'_>) -> Markup {
    let is_wrong = view
        .errors
        .iter()
        .any(|(field, _)| matches!(*field, "lines" | "summary"));
    let title = view.words.say(CheckoutText::YourOrder);
    html! {
        section.order aria-labelledby="lines" {
            details open[is_wrong] {
                summary {
                    span { (title) }
                    strong { (view.money(view.estimate.totals.total)) }
                }
                h2 #lines tabindex="-1" { (title) }
                ul.lines role="list" { @for each in &view.basket.lines { (line(view, each)) } }
                (sums::render(view))
            }
        }
    }
}

fn line(view: &View<'_>, line: &Line) -> Markup {
    html! {
        li {
            @if let Some(picture) = picture(line) { img src=(picture) alt="" width="64" height="64"; }
            div {
                p { bdi { (line.name) } }
                p.soft {
                    (view.words.isolated(&format!("{} × {}", line.stored.quantity, view.money(line.unit_price()))))
                    @for text in line.description_lines.iter().filter_map(described) { ", " bdi { (text) } }
                }
            }
            p.price { (view.money(line.gross(view.estimate.currency))) }
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

/// A required line of text.
fn line_of(view: &View<'_>, id: &'static str, label: CheckoutText, autocomplete: &'static str, value: &str) -> Markup {
    let line = Input::text(id, view.words.say(label), autocomplete);
    input(view.words, line, value, view.errors)
}

fn contact(view: &View<'_>) -> Markup {
    let words = view.words;
    let contact = view.checkout.cart.contact();
    let email = Input {
        kind: "email",
        ..Input::text("email", words.say(Text::Email), "email")
    };
    let phone = Input {
        kind: "tel",
        required: false,
        ..Input::text("phone", words.say(CheckoutText::Phone), "tel")
    };
    html! {
        fieldset {
            legend { (words.say(CheckoutText::Contact)) }
            @if let Some(log_in) = view.log_in {
                p.soft { (words.say(CheckoutText::HaveAccount)) " " a href=(log_in) { (words.say(Text::LogIn)) } }
            }
            (input(words, email, text(&view.checkout.cart.email), view.errors))
            div.pair {
                (line_of(view, "first_name", CheckoutText::FirstName, "given-name", text(&contact.first_name)))
                (line_of(view, "last_name", CheckoutText::LastName, "family-name", text(&contact.last_name)))
            }
            (input(words, phone, text(&contact.phone), view.errors))
        }
    }
}

fn address(view: &View<'_>) -> Markup {
    let words = view.words;
    let address = view.checkout.cart.address().cloned().unwrap_or_default();
    let country = text(&address.country);
    let subdivision = Input {
        required: false,
        hint: ["", "US"]
            .contains(&country)
            .then_some(words.say(CheckoutText::RegionHint)),
        ..Input::text("subdivision", words.say(CheckoutText::Region), "address-level1")
    };
    let tax_id = Input {
        hint: Some(words.say(CheckoutText::TaxIdHint)),
        ..Input::text("tax_id", words.say(CheckoutText::TaxId), "off")
    };
    let given = view.checkout.cart.contact().vat_id.and_then(|given| given.id);
    html! {
        fieldset {
            legend { (words.say(CheckoutText::Address)) }
            (saved::render(view))
            div.typed {
                (countries(view, country))
                (line_of(view, "address_line", CheckoutText::Street, "address-line1", text(&address.address_line)))
                div.pair {
                    (line_of(view, "postal_code", CheckoutText::Postcode, "postal-code", text(&address.postal_code)))
                    (line_of(view, "city", CheckoutText::City, "address-level2", text(&address.city)))
                }
                (input(words, subdivision, text(&address.subdivision), view.errors))
            }
            @if country == BRAZIL { (input(words, tax_id, text(&given), view.errors)) }
            button.quiet type="submit" name="action" value="delivery" {
                (words.say(CheckoutText::UpdateDelivery))
            }
        }
    }
}

fn countries(view: &View<'_>, chosen: &str) -> Markup {
    let words = view.words;
    let error = view.errors.iter().find(|(field, _)| *field == "country");
    html! {
        div.field {
            label for="country" { (words.say(CheckoutText::Country)) }
            @if let Some((_, text)) = error { p.error #country-error { (text) } }
            select #country name="country" autocomplete="country" required aria-invalid=[error.map(|_| "true")]
                aria-describedby=[error.map(|_| "country-error")] {
                option value="" { (words.say(CheckoutText::ChooseCountry)) }
                @for (code, name) in words.countries() {
                    option value=(code) selected[chosen.eq_ignore_ascii_case(code)] { (name) }
                }
            }
        }
    }
}
