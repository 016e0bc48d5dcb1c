//! The totals that a buyer saw last and so agreed to.

use base::db::lock;
use cartwright::types::Amount;
use rust_decimal::Decimal;
use std::{collections::HashMap, sync::Mutex};

/// The amounts shown by a page or an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shown {
    /// Before gift cards and without a tip.
    pub(crate) total: Decimal,
    /// The amount to charge now: includes the tip, excludes the gift cards' part.
    pub to_charge: Decimal,
}

impl Shown {
    /// The amounts of a separate payment.
    pub(crate) const fn payment(due: Decimal) -> Self {
        Self { total: due, to_charge: due }
    }
}

/// The amounts a buyer has agreed to. Every charge requires them, and is refused if they have changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Agreed(Shown);

impl Agreed {
    /// The amounts in a submitted form's hidden fields; `None` if it lacks them.
    pub fn in_form(total: &str, to_charge: &str) -> Option<Self> {
        let amount = |text: &str| text.parse::<Amount>().ok().map(|amount| amount.0);
        Some(Self(Shown { total: amount(total)?, to_charge: amount(to_charge)? }))
    }

    /// The amounts of an answer that the caller has read.
    pub(crate) const fn by_answer(shown: Shown) -> Self {
        Self(shown)
    }

    /// The amounts of an earlier payment attempt.
    pub(crate) const fn by_attempt(shown: Shown) -> Self {
        Self(shown)
    }

    /// The current amounts, for an order that the owner places.
    pub(crate) const fn by_owner(now: Shown) -> Self {
        Self(now)
    }

    pub const fn amounts(self) -> Shown {
        self.0
    }
}

/// The amounts of checkouts read since the last change, by checkout id. In memory, since a read writes nothing to the
/// database, which has the amounts of the last change.
#[derive(Debug, Default)]
pub(crate) struct ShownTotals(Mutex<HashMap<String, Shown>>);

impl ShownTotals {
    /// The maximum of remembered checkouts.
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
