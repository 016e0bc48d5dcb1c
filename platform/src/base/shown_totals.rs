//! The totals that buyers saw last, which an order must not exceed in silence.

use crate::base::db::lock;
use rust_decimal::Decimal;
use std::{collections::HashMap, sync::Mutex};

/// The amounts that a buyer agreed to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Shown {
    /// Before gift cards and without a tip.
    pub(crate) total: Decimal,
    /// The amount to charge now: with the tip, less the part of gift cards.
    pub(crate) to_charge: Decimal,
}

/// The amounts of checkouts that were read since the last change, by the checkout's id. Reads write nothing to the
/// database, which has the amounts of the last change.
#[derive(Debug, Default)]
pub(crate) struct ShownTotals(Mutex<HashMap<String, Shown>>);

impl ShownTotals {
    /// The maximum of checkouts that are remembered.
    const MAX: usize = 20_000;

    pub(crate) fn note(&self, checkout: &str, shown: Shown) {
        let mut known = lock(&self.0);
        if known.len() >= Self::MAX && !known.contains_key(checkout) {
            known.clear();
        }
        known.insert(checkout.to_owned(), shown);
    }

    /// The totals of a checkout's last answer.
    pub(crate) fn last(&self, checkout: &str) -> Option<Shown> {
        lock(&self.0).get(checkout).copied()
    }
}
