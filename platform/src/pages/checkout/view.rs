//! The content of the hosted checkout's form.

use super::super::problems::{FormError, sentence};
use super::super::words::Words;
use crate::cart::checkout::StoredCheckout;
use crate::cart::{Basket, Estimate, Problem};
use crate::members::Buyer;
use crate::rules::TipSettings;
use rust_decimal::Decimal;

/// The form's content.
#[derive(Debug, Clone, Copy)]
pub(super) struct View<'a> {
    pub(super) words: Words,
    pub(super) token: &'a str,
    pub(super) secret: &'a str,
    /// The way back to the cart.
    pub(super) back: Option<&'a str>,
    /// The login page, for visitors.
    pub(super) log_in: Option<&'a str>,
    /// The member who buys.
    pub(super) buyer: Option<&'a Buyer>,
    pub(super) checkout: &'a StoredCheckout,
    pub(super) basket: &'a Basket,
    pub(super) estimate: &'a Estimate,
    /// The tips on offer.
    pub(super) tips: &'a TipSettings,
    pub(super) errors: &'a [FormError],
}

impl View<'_> {
    /// An amount in the order's currency.
    pub(super) fn money(&self, amount: Decimal) -> String {
        self.words.money(amount, self.estimate.currency)
    }

    /// A problem of the order, as a sentence.
    pub(super) fn sentence(&self, problem: &Problem) -> String {
        sentence(self.words, problem.code, &problem.description)
    }
}
