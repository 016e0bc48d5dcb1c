//! The steps of the checkout: address, delivery, payment. Without a script each step is a page of its own, so that the
//! delivery and the sums are known before the payment is offered; the script joins them to one page.

use super::super::words::CheckoutText;
use super::view::{STEPS, Step, View};
use maud::{Markup, html};

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
