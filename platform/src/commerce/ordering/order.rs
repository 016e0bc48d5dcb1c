//! Orders without the hosted page: of checkouts with nothing due now, or paid by the test provider's token.

use super::{Means, Outcome, Step, TokenCharge, attempts::is_in_progress, refuse_issues};
use crate::base::access::Subject;
use crate::base::{ApiError, Author, Call, Result, Settled, Shop, Writing, money};
use crate::commerce::cart::Basket;
use crate::commerce::cart::checkout::{self, calls::find_own};
use crate::commerce::orders;
use crate::commerce::shown_totals::Agreed;
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
                pay(writing, &mut basket, agreed, charge)?
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
pub(crate) fn place_unpaid(shop: &Shop, author: &Author, id: &str, member: Option<&str>) -> Result<Value> {
    shop.write(author, |writing| {
        let mut owned = checkout::find(writing, id)?;
        if let Some(member) = member {
            owned.owner = Subject::Member(member.to_owned()).key();
        }
        let mut basket = Basket::of(writing, owned)?;
        refuse_issues(&basket, Step::Payment)?;
        let shown = basket.shown();
        let means = if shown.to_charge.is_zero() { Means::Covered } else { Means::Offline };
        match super::pay::pay(writing, &mut basket, Agreed::by_owner(shown), means)? {
            Outcome::Ordered(number) => Ok(json!({ "order": orders::by_number(writing, number)?.order })),
            Outcome::Refused(_) | Outcome::Unanswered => Err(payment_error(&basket, "The order was not placed")),
        }
    })
}

/// Charges a provider's token, or nothing if nothing is due now; returns the order's number, or the provider's refusal.
pub(crate) fn pay(
    writing: &Writing<'_>,
    basket: &mut Basket,
    agreed: Agreed,
    charge: Option<TokenCharge<'_>>,
) -> Result<Settled<i64>> {
    let totals = &basket.as_checkout().totals;
    let to_charge = totals.to_charge();
    let means = match charge {
        _ if to_charge.is_zero() && !totals.due.later.total.is_zero() => Means::Offline,
        _ if to_charge.is_zero() => Means::Covered,
        Some(_) if is_in_progress(writing, writing.now, &basket.owned.id)? => {
            let text = "A payment of this checkout waits for the provider's answer";
            return Err(ApiError::bad_request("CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS", text));
        }
        Some(charge) => Means::Token(charge),
        None => {
            let amount = money::formatted(to_charge, basket.currency);
            let text = format!("{amount} has to be paid first: send the buyer to the checkout page");
            return Err(payment_error(basket, text));
        }
    };
    Ok(match super::pay::pay(writing, basket, agreed, means)? {
        Outcome::Ordered(number) => Settled::Done(number),
        Outcome::Refused(_) => Settled::Refused(payment_error(basket, "The payment was declined")),
        Outcome::Unanswered => Settled::Refused(payment_error(basket, "The payment provider did not answer")),
    })
}

fn payment_error(basket: &Basket, text: impl Into<String>) -> ApiError {
    let total = money::round(basket.shown().to_charge, basket.currency);
    ApiError::bad_request("PAYMENT_ERROR", text).with(json!({ "total": total.to_string() }))
}
