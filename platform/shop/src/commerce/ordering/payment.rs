//! The payment of a checkout: its means and its outcome.

use crate::commerce::payments::card::{Card, CardRefusal};

/// A buyer's means of payment.
#[derive(Debug, Clone, Copy)]
pub enum Means<'a> {
    /// Nothing is left to pay.
    Covered,
    /// Offline: on pickup, or by other means.
    Offline,
    Card(Card<'a>),
    /// A token of the provider's payment form.
    Token(TokenCharge<'a>),
}

/// A charge of a provider's token.
#[derive(Debug, Clone, Copy, Default)]
pub struct TokenCharge<'a> {
    pub(crate) token: &'a str,
    /// Whether to save the card with the order, for later charges.
    pub(crate) is_saved: bool,
    /// Whether to authorize only, until the owner captures the payment.
    pub(crate) is_held: bool,
}

/// The result of a payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The order with this number was placed; its payment may still be pending.
    Ordered(i64),
    /// The card was declined; there is no order.
    Refused(CardRefusal),
    /// The provider did not answer, so the charge may have succeeded; the outcome comes later. No order yet.
    Unanswered,
    /// The amounts are no longer the agreed ones; nothing was charged.
    Changed,
}
