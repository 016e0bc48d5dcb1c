//! Additional fees: which are due for what is in a cart.

use super::basket::Basket;
use super::line::Line;
use crate::commerce::pricing::sums::LineTotals;
use crate::commerce::rules::{Fee, FeeAmount};
use rust_decimal::Decimal;

/// A fee that is due, and for which lines.
#[derive(Debug, Clone)]
pub(crate) struct DueFee {
    pub(crate) fee: Fee,
    pub(crate) amount: Decimal,
    pub(crate) line_ids: Vec<String>,
}

/// The fees that are due for what is in the cart.
pub(super) fn due(basket: &Basket, fees: &[Fee], sums: &[LineTotals]) -> Vec<DueFee> {
    let due = fees.iter().filter_map(|fee| {
        let lines: Vec<(&Line, &LineTotals)> = basket
            .lines
            .iter()
            .zip(sums)
            .filter(|(line, _)| fee.item_types.is_empty() || fee.item_types.contains(&line.item_type))
            .collect();
        if lines.is_empty() {
            return None;
        }
        let times = if fee.each { lines.iter().map(|(line, _)| line.stored.quantity).sum() } else { 1 };
        let amount = match fee.amount {
            FeeAmount::Fixed(amount) => amount * Decimal::from(times),
            FeeAmount::Percent(percent) => {
                let price: Decimal = lines.iter().map(|(_, sums)| sums.net()).sum();
                price * percent / Decimal::ONE_HUNDRED
            }
        };
        Some(DueFee {
            fee: fee.clone(),
            amount,
            line_ids: lines.iter().map(|(line, _)| line.stored.id.clone()).collect(),
        })
    });
    due.collect()
}
