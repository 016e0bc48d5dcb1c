//! The order's sums.

use super::view::View;
use crate::pricing::money;
use maud::{Markup, html};
use rust_decimal::Decimal;

pub(super) fn render(view: &View<'_>) -> Markup {
    let estimate = view.estimate;
    let totals = &estimate.totals;
    let due = &totals.due;
    let formatted = |amount| money::formatted(amount, estimate.currency);
    let row = |name: &str, amount: Decimal| {
        html! {
            @if !amount.is_zero() { dt { (name) } dd { (formatted(amount)) } }
        }
    };
    html! {
        h2 #summary tabindex="-1" { "Summary" }
        dl.sums {
            dt { "Goods" } dd { (formatted(totals.subtotal)) }
            (row("Discount", -totals.discount))
            dt { "Delivery" } dd { (formatted(totals.delivery)) }
            @for fee in &estimate.fees { (row(&fee.fee.name, money::round(fee.amount, estimate.currency))) }
            @if totals.tax_included {
                (row("Tax, included", totals.tax))
            } @else {
                dt { "Tax" } dd { (formatted(totals.tax)) }
            }
            dt.total { "Total" } dd.total { (formatted(totals.total)) }
            (row("Gift card", -totals.paid_by_gift_cards()))
            (row("Tip", totals.tip))
            (row("To be paid later", due.later.total))
            (row("To be paid after the free trial", due.after_trial.total))
            @if totals.to_charge() != totals.total {
                dt.total { "To be paid now" } dd.total { (formatted(totals.to_charge())) }
            }
        }
    }
}
