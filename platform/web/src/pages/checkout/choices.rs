//! Further choices of the buyer: memberships, tip, note.

use super::super::layout::fold;
use super::super::words::{CheckoutText, PageWords as _, Text};
use super::typed::{MEMBERSHIP, MEMBERSHIPS};
use super::view::CheckoutView;
use base::money;
use maud::{Markup, html};
use rust_decimal::Decimal;
use shop::commerce::cart::Tip;

/// The eligible memberships, by line.
pub(super) fn memberships(view: &CheckoutView<'_>) -> Markup {
    let words = view.words;
    let found = &view.estimate.memberships;
    let name_of = |id: &str| view.basket.lines.iter().find(|line| line.stored.id == id);
    html! {
        @if !found.eligible.is_empty() {
            fieldset #memberships tabindex="-1" {
                legend { (words.say(CheckoutText::Memberships)) }
                input type="hidden" name=(MEMBERSHIPS) value="shown";
                @if let Some(problem) = &found.problem { p role="status" { (view.sentence(problem)) } }
                @for eligible in &found.eligible {
                    @for line in eligible.line_ids.iter().filter_map(|id| name_of(id)) {
                        @let id = format!("{MEMBERSHIP}{}", line.stored.id);
                        div.radio {
                            input id=(id) name=(id) type="checkbox" value=(eligible.membership.id)
                                checked[found.pay_for(&line.stored.id)];
                            label for=(id) {
                                (words.fill(CheckoutText::PayWithMembership, &[
                                    ("line", &view.name(&line.name)),
                                    ("membership", &view.name(&eligible.membership.name)),
                                ]))
                                @if let Some(credits) = eligible.membership.credits {
                                    span.soft {
                                        " · "
                                        (words.fill(CheckoutText::CreditsLeft, &[
                                            ("left", &credits.remaining.to_string()),
                                            ("total", &credits.total.to_string()),
                                        ]))
                                    }
                                }
                            }
                        }
                    }
                }
                @for (membership, reason) in &found.invalid {
                    p.soft {
                        (view.name(&membership.name)) ": "
                        (if words.is_english() { reason } else { words.say(CheckoutText::MembershipUnusable) })
                        "."
                    }
                }
            }
        }
    }
}

pub(super) fn tip(view: &CheckoutView<'_>) -> Markup {
    if !view.tips.enabled {
        return html! {};
    }
    let words = view.words;
    let currency = view.estimate.currency;
    let chosen = view.checkout.checkout.tip;
    let percent_of_goods = |percent: Decimal| view.money(view.basket.goods() * percent / Decimal::ONE_HUNDRED);
    let amount = match chosen {
        Some(Tip::Amount(amount)) => money::round(amount, currency).to_string(),
        _ => String::new(),
    };
    let content = html! {
        div.radio {
            input type="radio" name="tip" id="tip-none" value="none" checked[chosen.is_none()];
            label for="tip-none" { (words.say(CheckoutText::NoTip)) }
        }
        @for (index, percent) in view.tips.percentages.iter().enumerate() {
            @let id = format!("tip-{index}");
            div.radio {
                input type="radio" name="tip" id=(id) value=(percent)
                    checked[chosen == Some(Tip::Percent(*percent))];
                label for=(id) {
                    span { (words.isolated(&money::percent(*percent / Decimal::ONE_HUNDRED, words))) }
                    " "
                    span.price { (percent_of_goods(*percent)) }
                }
            }
        }
        @if view.tips.custom {
            div.radio {
                input type="radio" name="tip" id="tip-custom" value="custom"
                    checked[matches!(chosen, Some(Tip::Amount(_)))];
                label for="tip-custom" { (words.say(CheckoutText::OtherAmount)) }
            }
            div.field.tip-amount {
                label for="tip_amount" {
                    (words.say(CheckoutText::TipAmount))
                    span.optional { " " (words.say(Text::Optional)) }
                }
                input id="tip_amount" name="tip_amount" type="text" inputmode="decimal" value=(amount)
                    dir="ltr" autocomplete="off";
            }
        }
    };
    fold("tip", words.say(CheckoutText::TipForWorkshop), chosen.is_some(), &content)
}

pub(super) fn note(view: &CheckoutView<'_>) -> Markup {
    let words = view.words;
    let note = view.checkout.buyer_note.as_deref().unwrap_or_default();
    html! {
        div.field {
            label for="note" {
                (words.say(CheckoutText::Note))
                span.optional { " " (words.say(Text::Optional)) }
            }
            textarea id="note" name="note" rows="3" maxlength="1000" { (note) }
        }
    }
}
