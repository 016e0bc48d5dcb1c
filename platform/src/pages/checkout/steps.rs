//! The steps of the checkout: address, delivery, payment. Without a script each step is a page of its own, so that the
//! delivery and the sums are known before the payment is offered; the script joins them to one page.

use super::super::Fields;
use super::super::words::CheckoutText;
use super::typed::{self, text};
use super::view::View;
use maud::{Markup, html};

/// A step, in their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Step {
    Address,
    Delivery,
    Payment,
}

const STEPS: [Step; 3] = [Step::Address, Step::Delivery, Step::Payment];

impl Step {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Address => "address",
            Self::Delivery => "delivery",
            Self::Payment => "payment",
        }
    }

    const fn title(self) -> CheckoutText {
        match self {
            Self::Address => CheckoutText::Address,
            Self::Delivery => CheckoutText::Delivery,
            Self::Payment => CheckoutText::Payment,
        }
    }

    /// The step that an address or a form names.
    pub(super) fn named(fields: &Fields) -> Option<Self> {
        STEPS.into_iter().find(|step| step.name() == text(fields, "step"))
    }

    /// The step with the field of an error.
    pub(super) fn of_error(field: &str) -> Self {
        match field {
            "card_number" | "card_expiry" | "card_cvc" | "summary" | "lines" => Self::Payment,
            field if typed::IN_ADDRESS.contains(&field) => Self::Address,
            _ => Self::Delivery,
        }
    }
}

/// Where the buyer is among the steps.
pub(super) fn progress(view: &View<'_>) -> Markup {
    html! {
        ol.steps data-static {
            @for step in STEPS {
                li aria-current=[(step == view.step).then_some("step")] { (view.words.say(step.title())) }
            }
        }
    }
}

/// The content of a step: on its own page, with a summary of it on later ones, and for the script on all.
pub(super) fn section(view: &View<'_>, step: Step, content: &Markup, summary: &Markup) -> Markup {
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
