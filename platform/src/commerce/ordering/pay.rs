//! Pays for a checkout: charges the provider, and places the order on approval.

use super::place::place;
use super::repo::{Attempt, AttemptState};
use crate::base::throttle::{Counted, Limit};
use crate::base::{Result, Writing, secret};
use crate::commerce::cart::Basket;
use crate::commerce::payments::card::{self, Card, CardBehaviour, CardRefusal};
use crate::commerce::payments::settlement::{CardPayment, CardState, Settlement};
use crate::commerce::shown_totals::Agreed;

/// A buyer's means of payment.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Means<'a> {
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
pub(crate) struct TokenCharge<'a> {
    pub(crate) token: &'a str,
    /// Whether to save the card with the order, for later charges.
    pub(crate) is_saved: bool,
    /// Whether to authorize only, until the owner captures the payment.
    pub(crate) is_held: bool,
}

/// The result of a payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// The order with this number was placed; its payment may still be pending.
    Ordered(i64),
    /// The card was declined; there is no order.
    Refused(CardRefusal),
    /// The provider did not answer, so the charge may have succeeded; the outcome comes later. No order yet.
    Unanswered,
    /// The amounts are no longer the agreed ones; nothing was charged.
    Changed,
}

/// Pays for a checkout and places its order. Idempotent: if the checkout is an order already, returns that order
/// without a charge.
///
/// All in the caller's transaction: an order that cannot be placed charges nothing.
pub(crate) fn pay(writing: &Writing<'_>, basket: &mut Basket, agreed: Agreed, means: Means<'_>) -> Result<Outcome> {
    if let Some(number) = basket.owned.order_number() {
        return Ok(Outcome::Ordered(number));
    }
    if !writing.author.is_owner() {
        let limit = Limit::in_ten_minutes(writing.shop.config.limits.orders_per_caller);
        writing.shop.throttle.count(writing.now, &Counted::Orders(basket.owned.owner.clone()), limit)?;
    }
    let (behaviour, last_four) = match means {
        Means::Covered => {
            return place(writing, basket, agreed, &Settlement::Covered);
        }
        Means::Offline => {
            return place(writing, basket, agreed, &Settlement::Offline);
        }
        Means::Card(card) => (card.behaviour(writing.now), card.last_four()),
        Means::Token(charge) => (card::behaviour_of_token(charge.token), "4242".to_owned()),
    };
    let behaviour = match behaviour {
        Ok(CardBehaviour::Pays) if matches!(means, Means::Token(charge) if charge.is_held) => CardBehaviour::Authorizes,
        Ok(behaviour) => behaviour,
        Err(refusal) => return Ok(Outcome::Refused(refusal)),
    };
    let is_saved = matches!(means, Means::Token(charge) if charge.is_saved);
    let checkout_id = basket.owned.id.clone();
    let transaction = secret::new_id();
    let attempt = |order, state, calls_back| Attempt {
        transaction: &transaction,
        checkout: &checkout_id,
        order,
        shown: agreed.amounts(),
        last_four: &last_four,
        state,
        calls_back,
    };
    let (state, kept) = match behaviour {
        CardBehaviour::Declined => {
            attempt(None, AttemptState::Declined, false).record(writing, writing.now)?;
            return Ok(Outcome::Refused(CardRefusal::Declined));
        }
        CardBehaviour::Unanswered => {
            attempt(None, AttemptState::Unanswered, false).record(writing, writing.now)?;
            return Ok(Outcome::Unanswered);
        }
        CardBehaviour::Pays | CardBehaviour::CallsTwice => (CardState::Approved, AttemptState::Approved),
        CardBehaviour::Pending => (CardState::Pending, AttemptState::Pending),
        CardBehaviour::Authorizes => (CardState::Authorized, AttemptState::Authorized),
    };
    let settlement = Settlement::Card(CardPayment {
        transaction: transaction.clone(),
        last_four: last_four.clone(),
        state,
        is_saved,
    });
    let placed = place(writing, basket, agreed, &settlement)?;
    let Outcome::Ordered(number) = placed else {
        return Ok(placed);
    };
    attempt(Some(number), kept, matches!(behaviour, CardBehaviour::Pending | CardBehaviour::CallsTwice))
        .record(writing, writing.now)?;
    Ok(placed)
}
