//! The order's sums.

use super::super::words::CheckoutText;
use super::view::View;
use crate::base::{language::OrderText, money};
use maud::{Markup, html};
use rust_decimal::Decimal;

pub(super) fn render(view: &View<'_>) -> Markup {
    let estimate = view.estimate;
    let totals = &estimate.totals;
    let due = &totals.due;
    let words = view.words;
    let is_known = view.is_address_known() && view.is_delivery_known();
    let row = |name: &str, amount: Decimal| {
        html! {
            @if !amount.is_zero() { dt { (name) } dd { (view.money(amount)) } }
        }
    };
    html! {
        dl.sums #summary tabindex="-1" {
            dt { (words.say(CheckoutText::Goods)) } dd { (view.money(totals.subtotal)) }
            (row(words.say(OrderText::Discount), -totals.discount))
            @if view.basket.needs_delivery() {
                dt { (words.say(OrderText::Delivery)) }
                dd { @if is_known { (view.money(totals.delivery)) } @else { (words.say(CheckoutText::NotKnownYet)) } }
            }
            @for fee in &estimate.fees { (row(&fee.fee.name, money::round(fee.amount, estimate.currency))) }
            @if totals.tax_included {
                (row(words.say(OrderText::TaxIncluded), totals.tax))
            } @else {
                dt { (words.say(OrderText::Tax)) }
                dd { @if is_known { (view.money(totals.tax)) } @else { (words.say(CheckoutText::NotKnownYet)) } }
            }
            dt.total { (words.say(OrderText::Total)) } dd.total { (view.money(totals.total)) }
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
