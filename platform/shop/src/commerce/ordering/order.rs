//! Orders without the hosted page: of checkouts with nothing due now, or paid by the test provider's token.

use super::{Means, Outcome, Step, TokenCharge, attempts::is_in_progress, refuse_issues};
use crate::commerce::cart::Basket;
use crate::commerce::cart::checkout::{self, find_own};
use crate::commerce::shown_totals::Agreed;
use crate::commerce::{orders, payments::CardRefusal};
use base::access::Subject;
use base::{ApiError, Author, Call, Result, Settled, Shop, Writing, money};
use cartwright::resources::checkout::OrderPlaced;
use serde_json::{Value, json};

/// `POST /v1/checkouts/{id}/create-order`
pub(crate) fn create(shop: &Shop, call: &Call) -> Result<Value> {
    let token = call.value("paymentToken").and_then(Value::as_str);
    let charge = token.map(|token| TokenCharge { token, ..TokenCharge::default() });
    place_and_pay(shop, call, charge)
}

/// `POST /v1/checkouts/{id}/create-order-and-charge`
pub(crate) fn create_and_charge(shop: &Shop, call: &Call) -> Result<Value> {
    let token = call.value("paymentToken").and_then(Value::as_str);
    let charge = token.map(|token| TokenCharge {
        token,
        is_saved: call.flag("savePaymentMethod"),
        is_held: call.flag("delayCapture"),
    });
    place_and_pay(shop, call, charge)
}

fn place_and_pay(shop: &Shop, call: &Call, charge: Option<TokenCharge<'_>>) -> Result<Value> {
    let id = call.text("id")?;
    shop.settle(&call.author, |writing| {
        let owned = find_own(writing, call, id)?;
        let paid = match owned.order_number() {
            Some(number) => Settled::Done(number),
            None => {
                let shown = checkout::last_shown(writing, id)?;
                let mut basket = Basket::of(writing, owned)?;
                refuse_issues(&basket, Step::Payment)?;
                let agreed = shown.unwrap_or_else(|| Agreed::by_answer(basket.shown()));
                match pay(writing, &mut basket, agreed, charge)? {
                    Ok(number) => Settled::Done(number),
                    Err(unpaid) => unpaid.settle(refusal(unpaid, &basket))?,
                }
            }
        };
        Ok(match paid {
            Settled::Done(number) => Settled::Done(serde_json::to_value(OrderPlaced {
                order_id: Some(orders::by_number(writing, number)?.id),
                ..OrderPlaced::default()
            })?),
            Settled::Refused(refusal) => Settled::Refused(refusal),
        })
    })
}

/// Places a checkout's order that the owner created for a customer who pays later. `member` becomes the order's owner.
pub fn place_unpaid(shop: &Shop, author: &Author, id: &str, member: Option<&str>) -> Result<Value> {
    shop.write(author, |writing| {
        let mut owned = checkout::find(writing, id)?;
        if let Some(member) = member {
            owned.owner = Subject::Member(member.to_owned()).key();
        }
        let mut basket = Basket::of(writing, owned)?;
        refuse_issues(&basket, Step::Payment)?;
        let shown = basket.shown();
        let means = if shown.to_charge.is_zero() { Means::Covered } else { Means::Offline };
        let number = ordered(super::pay::pay(writing, &mut basket, Agreed::by_owner(shown), means)?)
            .map_err(|unpaid| refusal(unpaid, &basket))?;
        Ok(json!({ "order": orders::by_number(writing, number)?.order }))
    })
}

/// The reason why a checkout has not been paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unpaid {
    TokenMissing,
    TokenUnknown,
    Declined,
    Unanswered,
    /// An earlier payment waits for the provider's answer.
    InProgress,
    /// The amounts are no longer the agreed ones.
    Changed,
}

impl Unpaid {
    /// Commits the recorded attempt of a refused payment. Without an attempt, the write is rolled back.
    pub(crate) fn settle<T>(self, refusal: ApiError) -> Result<Settled<T>> {
        match self {
            Self::Declined | Self::Unanswered => Ok(Settled::Refused(refusal)),
            Self::TokenMissing | Self::TokenUnknown | Self::InProgress | Self::Changed => Err(refusal),
        }
    }

    /// The reason as a sentence.
    pub(crate) fn text(self, basket: &Basket) -> String {
        let formatted = |amount| money::formatted(amount, basket.currency);
        match self {
            Self::TokenMissing => {
                let due = formatted(basket.shown().to_charge);
                format!("{due} has to be paid first: send the buyer to the checkout page")
            }
            Self::TokenUnknown => "The payment token is not known".to_owned(),
            Self::Declined => "The payment was declined".to_owned(),
            Self::Unanswered => "The payment provider did not answer".to_owned(),
            Self::InProgress => "A payment of this checkout waits for the provider's answer".to_owned(),
            Self::Changed => {
                let total = formatted(basket.shown().total);
                format!("The total is now {total}. Check it, then pay again. Your card has not been charged")
            }
        }
    }
}

/// The refusal of an unpaid checkout in its codes.
fn refusal(unpaid: Unpaid, basket: &Basket) -> ApiError {
    let text = unpaid.text(basket);
    match unpaid {
        Unpaid::TokenMissing | Unpaid::Declined | Unpaid::Unanswered => {
            ApiError::bad_request("PAYMENT_ERROR", text).with(amount_due(basket))
        }
        Unpaid::TokenUnknown => ApiError::bad_request("PAYMENT_ERROR", text),
        Unpaid::InProgress => ApiError::bad_request("CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS", text),
        Unpaid::Changed => ApiError::bad_request("CHECKOUT_CHANGED", text),
    }
}

/// The amount to pay, as the data of a refusal.
pub fn amount_due(basket: &Basket) -> Value {
    json!({ "total": money::round(basket.shown().to_charge, basket.currency).to_string() })
}

fn ordered(outcome: Outcome) -> Result<i64, Unpaid> {
    match outcome {
        Outcome::Ordered(number) => Ok(number),
        Outcome::Refused(CardRefusal::Token) => Err(Unpaid::TokenUnknown),
        Outcome::Refused(_) => Err(Unpaid::Declined),
        Outcome::Unanswered => Err(Unpaid::Unanswered),
        Outcome::Changed => Err(Unpaid::Changed),
    }
}

/// Charges a provider's token, or nothing if nothing is due now; returns the order's number.
pub fn pay(
    writing: &Writing<'_>,
    basket: &mut Basket,
    agreed: Agreed,
    charge: Option<TokenCharge<'_>>,
) -> Result<Result<i64, Unpaid>> {
    let totals = &basket.as_checkout().totals;
    let means = match charge {
        _ if totals.to_charge().is_zero() && !totals.due.later.total.is_zero() => Means::Offline,
        _ if totals.to_charge().is_zero() => Means::Covered,
        Some(_) if is_in_progress(writing, writing.now, &basket.owned.id)? => return Ok(Err(Unpaid::InProgress)),
        Some(charge) => Means::Token(charge),
        None => return Ok(Err(Unpaid::TokenMissing)),
    };
    Ok(ordered(super::pay::pay(writing, basket, agreed, means)?))
}
