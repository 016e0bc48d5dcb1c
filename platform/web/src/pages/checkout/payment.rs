//! Payment: by card, on pickup, or none if nothing is due.

use super::super::Fields;
use super::super::layout::{Input, checkbox, input};
use super::super::problems::FormError;
use super::super::words::{CheckoutText, Language, PageWords as _};
use super::{typed, view::CheckoutView};
use cartwright::types::Currency;
use maud::{Markup, html};
use rust_decimal::Decimal;
use shop::commerce::payments::CardRefusal;

/// The approved test card.
const PAYS: &str = "4242 4242 4242 4242";
/// The declined test card.
const DECLINED: &str = "4000 0000 0000 0002";
/// An example expiry.
const EXPIRY: &str = "08/30";

/// The choice between paying now and on pickup.
pub(super) fn how(view: &CheckoutView<'_>) -> Markup {
    let words = view.words;
    html! {
        @if view.estimate.may_pay_at_pickup {
            fieldset {
                legend { (words.say(CheckoutText::HowToPay)) }
                @for (value, label, is_chosen) in [
                    ("card", CheckoutText::ByCard, !view.estimate.pays_at_pickup),
                    ("pickup", CheckoutText::AtPickup, view.estimate.pays_at_pickup),
                ] {
                    div.radio {
                        input type="radio" name="payment" id={ "payment-" (value) } value=(value) checked[is_chosen];
                        label for={ "payment-" (value) } { (words.say(label)) }
                    }
                }
            }
        }
    }
}

/// The card inputs, and the button with the amount to charge, which does not work while the amount is an estimate.
pub(super) fn render(view: &CheckoutView<'_>) -> Markup {
    let words = view.words;
    let to_charge = view.estimate.totals.to_charge();
    let unknown = view.unknown_sum();
    html! {
        div data-part="card" { @if !to_charge.is_zero() { (card(words, view.errors)) } }
        (terms(view))
        div.actions data-part="pay" {
            button type="submit" name="action" value="pay" aria-disabled=[unknown.map(|_| "true")]
                aria-describedby=[unknown.map(|_| "unknown")] {
                @if to_charge.is_zero() {
                    (words.say(CheckoutText::PlaceOrder))
                } @else {
                    (words.fill(CheckoutText::Pay, &[("amount", &view.money(to_charge))]))
                }
            }
            @if let Some(reason) = unknown { p.soft #unknown { (words.say(reason)) } }
        }
        p #changed role="status" {}
    }
}

/// The box by which the buyer agrees to the terms of sale, if the shop names some.
fn terms(view: &CheckoutView<'_>) -> Markup {
    let words = view.words;
    html! {
        @if let Some(address) = view.terms {
            @let link = html! { a href=(address) target="_blank" rel="noopener" { (words.say(CheckoutText::Terms)) } };
            @let label = words.markup(CheckoutText::AgreeToTerms, &[("terms", link)]);
            (checkbox(typed::TERMS, label, Some(words.say(CheckoutText::AgreeFirst)), view.errors))
        }
    }
}

/// The error if the shop has terms of sale to which the buyer has not agreed.
pub(super) fn disagreement(words: Language, terms: Option<&str>, fields: &Fields) -> Option<FormError> {
    let is_open = terms.is_some() && typed::text(fields, typed::TERMS) != "yes";
    is_open.then(|| (typed::TERMS, words.say(CheckoutText::AgreeFirst).to_owned()))
}

pub(in crate::pages) fn card(words: Language, errors: &[FormError]) -> Markup {
    let digits = |id, label, autocomplete, hint| Input {
        inputmode: Some("numeric"),
        hint: Some(hint),
        ..Input::text(id, words.say(label), autocomplete)
    };
    let cards =
        words.fill(CheckoutText::CardHint, &[("pays", &words.isolated(PAYS)), ("declined", &words.isolated(DECLINED))]);
    let number = digits("card_number", CheckoutText::CardNumber, "cc-number", &cards);
    let expiry = digits("card_expiry", CheckoutText::Expiry, "cc-exp", words.say(CheckoutText::ExpiryHint));
    let code_hint = words.say(CheckoutText::SecurityCodeHint);
    let code = digits("card_cvc", CheckoutText::SecurityCode, "cc-csc", code_hint);
    html! {
        fieldset {
            legend { (words.say(CheckoutText::Payment)) }
            (input(words, number, "", errors))
            div.pair.short {
                (input(words, expiry, "", errors))
                (input(words, code, "", errors))
            }
        }
    }
}

pub(in crate::pages) fn explain(words: Language, refusal: CardRefusal) -> FormError {
    match refusal {
        CardRefusal::Number => {
            ("card_number", words.fill(CheckoutText::NotATestCard, &[("pays", &words.isolated(PAYS))]))
        }
        CardRefusal::Expiry => {
            ("card_expiry", words.fill(CheckoutText::WriteExpiry, &[("example", &words.isolated(EXPIRY))]))
        }
        CardRefusal::Cvc => ("card_cvc", words.say(CheckoutText::WriteSecurityCode).to_owned()),
        CardRefusal::Declined | CardRefusal::Token => ("card_number", words.say(CheckoutText::Declined).to_owned()),
    }
}

/// The error if the amount is not the one that the form showed.
pub(in crate::pages) fn changed(words: Language, to_charge: Decimal, currency: Currency) -> FormError {
    ("summary", words.fill(CheckoutText::TotalChanged, &[("total", &words.money(to_charge, currency))]))
}

/// The error if the bank has not answered.
pub(in crate::pages) fn unanswered(words: Language) -> FormError {
    ("card_number", words.say(CheckoutText::BankSilent).to_owned())
}
