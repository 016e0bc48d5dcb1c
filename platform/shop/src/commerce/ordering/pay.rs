//! Pays for a checkout: charges the provider, and places the order on approval.

use super::payment::{Means, Outcome};
use super::place::place;
use super::repo::{Attempt, AttemptState};
use crate::commerce::cart::Basket;
use crate::commerce::payments::card::{self, CardBehaviour, CardRefusal};
use crate::commerce::payments::settlement::{CardPayment, CardState, Settlement};
use crate::commerce::shown_totals::Agreed;
use base::throttle::{Counted, Limit};
use base::{Result, Writing, secret};

/// Pays for a checkout and places its order. Idempotent: if the checkout is an order already, returns that order
/// without a charge.
///
/// All in the caller's transaction: an order that cannot be placed charges nothing.
pub fn pay(writing: &Writing<'_>, basket: &mut Basket, agreed: Agreed, means: Means<'_>) -> Result<Outcome> {
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
