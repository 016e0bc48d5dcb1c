//! The hosted checkout's form: items, buyer and address.

use super::super::layout::{Input, error_summary, input};
use super::super::words::{CheckoutText, Text};
use super::view::{CheckoutView, STEPS, Step};
use super::{choices, delivery, payment, saved, savings, typed::BRAZIL};
use base::{language::OrderText, money};
use cartwright::resources::cart::Address;
use maud::{Markup, html};
use rust_decimal::Decimal;
use shop::commerce::cart::Line;
use shop::site::countries::{self, Part};
use shop::site::postal;

pub(super) fn render(view: &CheckoutView<'_>) -> Markup {
    let words = view.words;
    html! {
        @if let Some(back) = view.back {
            p.back { a href=(back) { (words.say(CheckoutText::BackToCart)) } }
        }
        (error_summary(words, view.errors))
        (saved::offer_form(view))
        div.columns {
            (order(view))
            form #checkout method="post" action="/pages/checkout" novalidate
                data-required=(words.say(CheckoutText::FillIn)) data-changed=(words.say(CheckoutText::ChangedMeanwhile)) {
                input type="hidden" name="session" value=(view.token);
                input type="hidden" name="form" value=(view.secret);
                input type="hidden" name="step" value=(view.step.name());
                input type="hidden" name="total" value=(view.estimate.totals.total);
                input type="hidden" name="charge" value=(view.estimate.totals.to_charge());
                div #step tabindex="-1" { (progress(view)) }
                (section(view, Step::Address, &html! { (contact(view)) (address(view)) }, &recipient(view)))
                (section(view, Step::Delivery, &choices(view), &delivery_summary(view)))
                (section(view, Step::Payment, &payment::render(view), &html! {}))
            }
        }
        script src="/pages/checkout.js" defer {}
    }
}

/// Choices that depend on the address: delivery, slots and pickup.
fn choices(view: &CheckoutView<'_>) -> Markup {
    html! {
        div data-part="delivery" { (delivery::render(view)) }
        div data-part="memberships" { (choices::memberships(view)) }
        div data-part="savings" { (savings::render(view)) }
        div data-part="tip" { (choices::tip(view)) }
        div data-part="how" { (payment::how(view)) }
        (choices::note(view))
    }
}

/// A summary of buyer and address.
fn recipient(view: &CheckoutView<'_>) -> Markup {
    let contact = view.checkout.contact();
    let address = view.checkout.address().cloned().unwrap_or_default();
    html! {
        p { bdi { (text(&contact.first_name)) " " (text(&contact.last_name)) } " · " bdi { (text(&view.checkout.email)) } }
        p.soft { bdi { (postal::line(view.words, &address)) } }
    }
}

fn delivery_summary(view: &CheckoutView<'_>) -> Markup {
    html! {
        @if let Some(chosen) = &view.estimate.chosen {
            p {
                (view.name(&chosen.quote.option.title)) (view.words.comma())
                (view.cost(chosen.quote.whole_price()))
            }
        }
        @if let Some(note) = &view.checkout.buyer_note { p.soft { bdi { (note) } } }
    }
}

/// A line's thumbnail. Omits external pictures: the page loads nothing from other hosts.
fn picture(line: &Line) -> Option<String> {
    let url = line.image.as_ref()?.url.as_deref()?;
    url.starts_with('/').then(|| format!("{url}/v1/fill/w_128,h_128,al_c,q_80,enc_auto/p.jpg"))
}

/// The order's summary: collapsible on narrow screens, beside the form on wide ones.
fn order(view: &CheckoutView<'_>) -> Markup {
    let is_wrong = view.errors.iter().any(|(field, _)| matches!(*field, "lines" | "summary"));
    let title = view.words.say(CheckoutText::YourOrder);
    html! {
        section.order aria-labelledby="lines" {
            details open[is_wrong] {
                summary {
                    span { (title) }
                    strong data-part="total" { (view.money(view.estimate.totals.total)) }
                }
                h2 #lines tabindex="-1" { (title) }
                div data-part="lines" {
                    ul.lines role="list" { @for each in &view.basket.lines { (line(view, each)) } }
                    (sums(view))
                }
            }
        }
    }
}

fn line(view: &CheckoutView<'_>, line: &Line) -> Markup {
    html! {
        li {
            @if let Some(picture) = picture(line) { img src=(picture) alt="" width="64" height="64"; }
            div {
                p { bdi { (view.content(&line.name)) } }
                p.soft {
                    (view.words.isolated(&format!("{} × {}", line.stored.quantity, view.money(line.unit_price()))))
                    @for text in line.description_lines.iter().filter_map(described) { (view.words.comma()) bdi { (view.content(text)) } }
                }
                @if let Some(terms) = line.terms(view.words) { p.soft { (terms) } }
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

/// A required text input.
fn line_of(
    view: &CheckoutView<'_>,
    id: &'static str,
    label: CheckoutText,
    autocomplete: &'static str,
    value: &str,
) -> Markup {
    let line = Input::text(id, view.words.say(label), autocomplete);
    input(view.words, line, value, view.errors)
}

fn contact(view: &CheckoutView<'_>) -> Markup {
    let words = view.words;
    let contact = view.checkout.contact();
    let email = Input { kind: "email", ..Input::text("email", words.say(Text::Email), "email") };
    let phone = Input { kind: "tel", required: false, ..Input::text("phone", words.say(CheckoutText::Phone), "tel") };
    html! {
        fieldset {
            legend { (words.say(CheckoutText::Contact)) }
            @if let Some(log_in) = view.log_in {
                p.soft { (words.say(CheckoutText::HaveAccount)) " " a href=(log_in) { (words.say(Text::LogIn)) } }
            }
            (saved::offer(view))
            (input(words, email, text(&view.checkout.email), view.errors))
            div.pair {
                (line_of(view, "first_name", CheckoutText::FirstName, "given-name", text(&contact.first_name)))
                (line_of(view, "last_name", CheckoutText::LastName, "family-name", text(&contact.last_name)))
            }
            (input(words, phone, text(&contact.phone), view.errors))
        }
    }
}

fn address(view: &CheckoutView<'_>) -> Markup {
    let words = view.words;
    let address = view.checkout.address().cloned().unwrap_or_default();
    html! {
        fieldset {
            legend { (words.say(CheckoutText::Address)) }
            (saved::render(view))
            div.typed {
                (countries(view, text(&address.country)))
                (line_of(view, "address_line", CheckoutText::Street, "address-line1", text(&address.address_line)))
                div data-part="place" { (place(view, &address)) }
            }
        }
    }
}

/// The address inputs that the country needs.
fn place(view: &CheckoutView<'_>, address: &Address) -> Markup {
    let words = view.words;
    let country = text(&address.country);
    let part = |part, id, label, autocomplete, value: &str| {
        let field = Input {
            required: country.is_empty() || countries::requires(country, part),
            ..Input::text(id, words.say(label), autocomplete)
        };
        html! { @if countries::has(country, part) { (input(words, field, value, view.errors)) } }
    };
    let tax_id = Input {
        hint: Some(words.say(CheckoutText::TaxIdHint)),
        ..Input::text("tax_id", words.say(CheckoutText::TaxId), "off")
    };
    let given = view.checkout.contact().vat_id.and_then(|given| given.id);
    html! {
        div.pair {
            (part(Part::Postcode, "postal_code", CheckoutText::Postcode, "postal-code", text(&address.postal_code)))
            (part(Part::City, "city", CheckoutText::City, "address-level2", text(&address.city)))
        }
        (region(view, country, text(&address.subdivision)))
        @if country == BRAZIL { (input(words, tax_id, text(&given), view.errors)) }
    }
}

/// The state or province: a list where the country has one.
fn region(view: &CheckoutView<'_>, country: &str, value: &str) -> Markup {
    let words = view.words;
    let label = words.say(CheckoutText::Region);
    let chosen = countries::region_code(country, value);
    let options = countries::regions(country).map(|(code, name)| (code, name, Some(code) == chosen));
    let mut options: Vec<_> = options.collect();
    options.sort_by_key(|(_, name, _)| *name);
    if options.is_empty() {
        let field = Input {
            required: countries::requires(country, Part::Region),
            ..Input::text("subdivision", label, "address-level1")
        };
        return html! { @if countries::has(country, Part::Region) { (input(words, field, value, view.errors)) } };
    }
    select(view, ("subdivision", label, "address-level1"), words.say(CheckoutText::ChooseRegion), &options)
}

fn countries(view: &CheckoutView<'_>, chosen: &str) -> Markup {
    let words = view.words;
    let named = words.countries(view.countries.iter().copied());
    let options = named.into_iter().map(|(code, name)| (code, name, chosen.eq_ignore_ascii_case(code)));
    let field = ("country", words.say(CheckoutText::Country), "country");
    select(view, field, words.say(CheckoutText::ChooseCountry), &options.collect::<Vec<_>>())
}

/// A required select: id, label and autocomplete token; then the text of the empty option.
fn select(
    view: &CheckoutView<'_>,
    (id, label, autocomplete): (&str, &str, &str),
    none: &str,
    options: &[(&str, &str, bool)],
) -> Markup {
    let error = view.errors.iter().find(|(field, _)| *field == id);
    let error_id = format!("{id}-error");
    html! {
        div.field {
            label for=(id) { (label) }
            @if let Some((_, text)) = error { p.error id=(error_id) { (text) } }
            select id=(id) name=(id) autocomplete=(autocomplete) required aria-invalid=[error.map(|_| "true")]
                aria-describedby=[error.map(|_| &error_id)] {
                option value="" { (none) }
                @for (code, name, is_chosen) in options {
                    option value=(code) selected[*is_chosen] { (name) }
                }
            }
        }
    }
}

/// The progress bar of the steps.
pub(super) fn progress(view: &CheckoutView<'_>) -> Markup {
    html! {
        ol.steps data-static {
            @for step in STEPS {
                li aria-current=[(step == view.step).then_some("step")] { (view.words.say(step.title())) }
            }
        }
    }
}

/// A step's section: its inputs on its own page and for the script, a summary on later pages.
pub(super) fn section(view: &CheckoutView<'_>, step: Step, content: &Markup, summary: &Markup) -> Markup {
    let words = view.words;
    html! {
        div data-step=(step.name()) {
            @if step == view.step {
                (content)
                @if let Some(next) = STEPS.into_iter().find(|later| *later > step) {
                    div.actions data-static {
                        button type="submit" name="action" value=(next.name()) {
                            (words.say(if next == Step::Delivery { CheckoutText::ToDelivery } else { CheckoutText::ToPayment }))
                        }
                    }
                }
            } @else {
                @if step < view.step {
                    div.chosen data-static {
                        h2 { (words.say(step.title())) }
                        div { (summary) }
                        a href={ "/pages/checkout?session=" (view.token) "&step=" (step.name()) } {
                            (words.say(CheckoutText::Change))
                            span.unseen { ": " (words.say(step.title())) }
                        }
                    }
                }
                template { (content) }
            }
        }
    }
}

fn sums(view: &CheckoutView<'_>) -> Markup {
    let estimate = view.estimate;
    let totals = &estimate.totals;
    let due = &totals.due;
    let words = view.words;
    let is_delivered = !view.basket.needs_delivery() || estimate.chosen.is_some();
    // An estimate for a part of an address already has the taxes of its place.
    let is_taxed = view.is_address_known() || !totals.tax.is_zero();
    let total = match view.unknown_sum() {
        None => words.say(OrderText::Total),
        Some(_) if is_delivered && is_taxed => words.say(CheckoutText::EstimatedTotal),
        Some(_) => words.say(CheckoutText::TotalSoFar),
    };
    let coupon = view.basket.coupon.as_ref().filter(|_| totals.discount == totals.coupon);
    let discount = coupon.map_or_else(|| words.say(OrderText::Discount).to_owned(), |coupon| view.name(&coupon.name));
    let row = |name: &str, amount: Decimal| {
        html! {
            @if !amount.is_zero() { dt { (name) } dd { (view.money(amount)) } }
        }
    };
    html! {
        dl.sums #summary tabindex="-1" {
            dt { (words.say(OrderText::Subtotal)) } dd { (view.money(totals.subtotal)) }
            (row(&discount, -totals.discount))
            @if view.basket.needs_delivery() {
                dt { (words.say(OrderText::Delivery)) }
                dd { @if is_delivered { (view.cost(totals.delivery)) } @else { (words.say(CheckoutText::NotKnownYet)) } }
            }
            @for fee in &estimate.fees { (row(&fee.fee.name, money::round(fee.amount, estimate.currency))) }
            @if totals.tax_included {
                (row(words.say(OrderText::TaxIncluded), totals.tax))
            } @else {
                dt { (words.say(OrderText::Tax)) }
                dd { @if is_taxed { (view.money(totals.tax)) } @else { (words.say(CheckoutText::NotKnownYet)) } }
            }
            dt.total { (total) } dd.total { (view.money(totals.total)) }
            (row(words.say(CheckoutText::GiftCard), -totals.paid_by_gift_cards()))
            (row(words.say(CheckoutText::Tip), totals.tip))
            (row(words.say(CheckoutText::PaidLater), due.later.total))
            (row(words.say(CheckoutText::PaidAfterTrial), due.after_trial.total))
            @if totals.to_charge() != totals.total {
                dt.total { (words.say(CheckoutText::PaidNow)) } dd.total { (view.money(totals.to_charge())) }
            }
        }
    }
}
