//! The buyer's further choices: a membership that pays, a tip, a note.

use super::typed::MEMBERSHIP;
use super::view::View;
use crate::cart::checkout::Tip;
use crate::pricing::money;
use maud::{Markup, html};
use rust_decimal::Decimal;

/// The memberships that could pay, line by line.
pub(super) fn memberships(view: &View<'_>) -> Markup {
    let found = &view.estimate.memberships;
    let name_of = |id: &str| view.basket.lines.iter().find(|line| line.stored.id == id);
    html! {
        @if !found.eligible.is_empty() {
            fieldset {
                legend { "Memberships" }
                @if let Some(problem) = &found.problem { p role="status" { (problem.description) "." } }
                @for eligible in &found.eligible {
                    @for line in eligible.line_ids.iter().filter_map(|id| name_of(id)) {
                        @let id = format!("{MEMBERSHIP}{}", line.stored.id);
                        div.radio {
                            input id=(id) name=(id) type="checkbox" value=(eligible.membership.id)
                                checked[found.pay_for(&line.stored.id)];
                            label for=(id) {
                                "Pay for " (line.name) " with " (eligible.membership.name)
                                @if let Some(credits) = eligible.membership.credits {
                                    span.soft { " · " (credits.remaining) " of " (credits.total) " credits left" }
                                }
                            }
                        }
                    }
                }
                @for (membership, reason) in &found.invalid {
                    p.soft { (membership.name) ": " (reason) "." }
                }
                button.quiet type="submit" name="action" value="update" { "Update memberships" }
            }
        }
    }
}

/// The tip.
pub(super) fn tip(view: &View<'_>) -> Markup {
    if !view.tips.enabled {
        return html! {};
    }
    let currency = view.estimate.currency;
    let chosen = view.checkout.tip;
    let percent_of_goods =
        |percent: Decimal| money::formatted(view.basket.goods() * percent / Decimal::ONE_HUNDRED, currency);
    let amount = match chosen {
        Some(Tip::Amount(amount)) => money::round(amount, currency).to_string(),
        _ => String::new(),
    };
    html! {
        fieldset #tip tabindex="-1" {
            legend { "A tip for the workshop" }
            div.radio {
                input type="radio" name="tip" id="tip-none" value="none" checked[chosen.is_none()];
                label for="tip-none" { "No tip" }
            }
            @for (index, percent) in view.tips.percentages.iter().enumerate() {
                @let id = format!("tip-{index}");
                div.radio {
                    input type="radio" name="tip" id=(id) value=(percent)
                        checked[chosen == Some(Tip::Percent(*percent))];
                    label for=(id) { (percent.normalize()) " %" }
                    span { (percent_of_goods(*percent)) }
                }
            }
            @if view.tips.custom {
                div.radio {
                    input type="radio" name="tip" id="tip-custom" value="custom"
                        checked[matches!(chosen, Some(Tip::Amount(_)))];
                    label for="tip-custom" { "Another amount" }
                }
                div.field {
                    label for="tip_amount" { "Amount of the tip" span.optional { " (optional)" } }
                    input id="tip_amount" name="tip_amount" type="text" inputmode="decimal" value=(amount)
                        autocomplete="off";
                }
            }
            button.quiet type="submit" name="action" value="update" { "Update the tip" }
        }
    }
}

/// The note.
pub(super) fn note(view: &View<'_>) -> Markup {
    let note = view.checkout.cart.buyer_note.as_deref().unwrap_or_default();
    html! {
        div.field {
            label for="note" { "A note to us" span.optional { " (optional)" } }
            textarea id="note" name="note" rows="3" maxlength="1000" { (note) }
        }
    }
}
