//! When a total is due (now, later or after a free trial), and how much of it gift cards pay.

use super::sums::{Due, GiftCardFunds, LineTotals, Part, Payment, PricedLine, Totals};
use rust_decimal::Decimal;

impl Part {
    fn add_line(&mut self, line: &LineTotals) {
        self.subtotal += line.gross;
        self.discount += line.discount;
        self.tax += line.taxed.total;
        self.total += line.after_tax();
    }
}

/// Splits a total by due time. Delivery and fees follow the lines: due now if any line is.
pub(super) fn split(inputs: &[PricedLine], totals: &Totals) -> Due {
    let mut due = Due::default();
    let mut any_now = inputs.is_empty();
    let mut any_later = false;
    for (input, line) in inputs.iter().zip(&totals.lines) {
        match input.payment {
            Payment::Now | Payment::Membership => {
                any_now = true;
                due.now.add_line(line);
            }
            Payment::Later => {
                any_later = true;
                due.later.add_line(line);
            }
            Payment::AfterTrial => due.after_trial.add_line(line),
            Payment::Deposit(deposit) => {
                any_now = true;
                let deposit = deposit.clamp(Decimal::ZERO, line.after_tax());
                due.later.add_line(line);
                for (part, amount) in [(&mut due.now, deposit), (&mut due.later, -deposit)] {
                    part.subtotal += amount;
                    part.total += amount;
                }
            }
        }
    }
    let rest = if any_now {
        &mut due.now
    } else if any_later {
        &mut due.later
    } else {
        &mut due.after_trial
    };
    rest.delivery += totals.delivery;
    rest.fees += totals.fees;
    let tax = totals.delivery_tax.total + totals.fee_taxes.iter().map(|taxed| taxed.total).sum::<Decimal>();
    rest.tax += tax;
    rest.total += totals.delivery + totals.fees;
    if !totals.tax_included {
        rest.total += tax;
    }
    due
}

/// Each gift card's payment of the amount due now, in order: limited by its balance, its requested maximum and the
/// rest. Gift cards pay neither for gift cards nor for subscriptions.
pub(super) fn gift_cards(inputs: &[PricedLine], totals: &Totals, due: &Due, cards: &[GiftCardFunds]) -> Vec<Decimal> {
    let barred = inputs.iter().zip(&totals.lines).filter(|(input, _)| !input.by_gift_card);
    let barred: Decimal = barred
        .map(|(input, line)| match input.payment {
            Payment::Now | Payment::Membership => line.after_tax(),
            Payment::Deposit(deposit) => deposit.clamp(Decimal::ZERO, line.after_tax()),
            Payment::Later | Payment::AfterTrial => Decimal::ZERO,
        })
        .sum();
    let mut left = (due.now.total - barred).max(Decimal::ZERO);
    cards
        .iter()
        .map(|card| {
            let max = card.requested.unwrap_or(card.balance).min(card.balance);
            let paid = max.clamp(Decimal::ZERO, left);
            left -= paid;
            paid
        })
        .collect()
}
