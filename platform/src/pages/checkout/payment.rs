//! The payment: by card, at the pickup, or none when nothing is left to pay.

use super::super::layout::{FormError, Input, input};
use super::view::View;
use crate::payments::CardRefusal;
use crate::pricing::money;
use maud::{Markup, html};

pub(super) fn render(view: &View<'_>) -> Markup {
    let to_charge = view.estimate.totals.to_charge();
    html! {
        @if view.estimate.may_pay_at_pickup {
            fieldset {
                legend { "How to pay" }
                @for (value, label, is_chosen) in [
                    ("card", "By card, now", !view.estimate.pays_at_pickup),
                    ("pickup", "When I fetch it", view.estimate.pays_at_pickup),
                ] {
                    div.radio {
                        input type="radio" name="payment" id={ "payment-" (value) } value=(value) checked[is_chosen];
                        label for={ "payment-" (value) } { (label) }
                    }
                }
                button.quiet type="submit" name="action" value="update" { "Update how to pay" }
            }
        }
        @if !to_charge.is_zero() { (card(view)) }
        div.actions {
            button type="submit" name="action" value="pay" {
                @if to_charge.is_zero() {
                    "Place the order"
                } @else {
                    "Pay " (money::formatted(to_charge, view.estimate.currency))
                }
            }
        }
    }
}

fn card(view: &View<'_>) -> Markup {
    let digits = |id, label, autocomplete, hint| Input {
        inputmode: Some("numeric"),
        hint,
        ..Input::text(id, label, autocomplete)
    };
    let number = digits(
        "card_number",
        "Card number",
        "cc-number",
        Some("A test shop: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined"),
    );
    let expiry = digits("card_expiry", "Expiry", "cc-exp", Some("Month and year, such as 08/30"));
    let cvc = digits("card_cvc", "Security code", "cc-csc", Some("3 or 4 digits"));
    html! {
        fieldset {
            legend { "Payment" }
            (input(number, "", view.errors))
            div.pair {
                (input(expiry, "", view.errors))
                (input(cvc, "", view.errors))
            }
        }
    }
}

/// The error text of a card's refusal.
pub(super) fn explain(refusal: CardRefusal) -> FormError {
    match refusal {
        CardRefusal::Number => (
            "card_number",
            "This is not one of the test cards: 4242 4242 4242 4242 pays".to_owned(),
        ),
        CardRefusal::Expiry => (
            "card_expiry",
            "Write a month that has not passed, such as 08/30".to_owned(),
        ),
        CardRefusal::Cvc => (
            "card_cvc",
            "Write the 3 or 4 digits from the back of the card".to_owned(),
        ),
        CardRefusal::Declined => (
            "card_number",
            "Your bank declined this card. Nothing was charged; try another card".to_owned(),
        ),
    }
}

/// The bank says neither yes nor no.
pub(super) fn unanswered() -> FormError {
    (
        "card_number",
        "The bank did not answer. If it confirms later, your order is placed; you can also try another card, and are \
         charged once"
            .to_owned(),
    )
}
