//! Orders without the hosted page: of checkouts that cost nothing now, or that a token of the test provider pays for.

use super::attempts::is_in_progress;
use super::{Means, Outcome, TokenCharge};
use crate::base::call::Call;
use crate::base::error::ApiError;
use crate::base::money;
use crate::base::shown_totals::Shown;
use crate::base::state::Shop;
use crate::commerce::cart::checkout::calls::own;
use crate::commerce::cart::checkout::{last_shown, priced};
use crate::commerce::cart::{Basket, Estimate, IssueKind, issues};
use crate::commerce::orders;
use cartwright::resources::checkout::OrderPlaced;
use rusqlite::Connection;
use serde_json::{Value, json};

/// `POST /v1/checkouts/{id}/create-order`
pub(crate) fn create(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let token = call.value("paymentToken").and_then(Value::as_str);
    let charge = token.map(|token| TokenCharge { token, ..TokenCharge::default() });
    place_and_pay(shop, call, charge)
}

/// `POST /v1/checkouts/{id}/create-order-and-charge`
pub(crate) fn create_and_charge(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let token = call.value("paymentToken").and_then(Value::as_str);
    let charge = token.map(|token| TokenCharge {
        token,
        is_saved: call.flag("savePaymentMethod"),
        is_held: call.flag("delayCapture"),
    });
    place_and_pay(shop, call, charge)
}

fn place_and_pay(shop: &Shop, call: &Call, charge: Option<TokenCharge<'_>>) -> Result<Value, ApiError> {
    let id = call.text("id")?;
    // The inner result is for refusals that leave a trace: what was asked of the payment provider is kept.
    shop.db.write(|transaction| {
        let checkout = own(transaction, call, id)?;
        let paid = match checkout.order_number {
            Some(number) => Ok(number),
            None => {
                let (basket, estimate) = priced(transaction, shop, &checkout)?;
                refuse_issues(&basket, &estimate)?;
                let shown = last_shown(shop, transaction, id)?.unwrap_or_else(|| Shown::of(&estimate));
                pay(transaction, shop, id, &estimate, shown, charge)?
            }
        };
        let number = match paid {
            Ok(number) => number,
            Err(refusal) => return Ok(Err(refusal)),
        };
        Ok(Ok(serde_json::to_value(OrderPlaced {
            order_id: Some(orders::by_number(transaction, number)?.id),
            ..OrderPlaced::default()
        })?))
    })?
}

/// Refuses what no payment makes an order. What is not there is told when it is taken out of stock.
pub(crate) fn refuse_issues(basket: &Basket, estimate: &Estimate) -> Result<(), ApiError> {
    let found = issues(basket, estimate);
    let mut grave = found.iter().filter(|issue| issue.is_error && issue.kind != IssueKind::OutOfStock);
    if let Some(issue) = grave.next() {
        let code = match issue.kind {
            IssueKind::MembersOnly => "MEMBERS_ONLY_ITEM",
            _ => "VIOLATIONS_WITH_ERROR_SEVERITY",
        };
        return Err(ApiError::bad_request(code, issue.description.clone()));
    }
    match &estimate.gift_card_problem {
        Some(problem) => Err(problem.clone().into()),
        None => Ok(()),
    }
}

/// Pays for a checkout with a token of the provider's, or with nothing if nothing is due now, and gives its order's
/// number. The inner result is for what the provider refused: the caller commits, so that the try is kept.
pub(crate) fn pay(
    connection: &Connection,
    shop: &Shop,
    id: &str,
    estimate: &Estimate,
    shown: Shown,
    charge: Option<TokenCharge<'_>>,
) -> Result<Result<i64, ApiError>, ApiError> {
    let totals = &estimate.totals;
    let to_charge = totals.to_charge();
    let means = match charge {
        _ if to_charge.is_zero() && !totals.due.later.total.is_zero() => Means::Offline,
        _ if to_charge.is_zero() => Means::Covered,
        Some(_) if is_in_progress(connection, shop.clock.now(), id)? => {
            let text = "A payment of this checkout waits for the provider's answer";
            return Err(ApiError::bad_request("CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS", text));
        }
        Some(charge) => Means::Token(charge),
        None => {
            let amount = money::formatted(to_charge, estimate.currency);
            let text = format!("{amount} has to be paid first: send the buyer to the checkout page");
            return Err(payment_error(estimate, text));
        }
    };
    Ok(match super::pay::pay(connection, shop, id, shown, means)? {
        Outcome::Ordered(number) => Ok(number),
        Outcome::Refused(_) => Err(payment_error(estimate, "The payment was declined")),
        Outcome::Unanswered => Err(payment_error(estimate, "The payment provider did not answer")),
    })
}

fn payment_error(estimate: &Estimate, text: impl Into<String>) -> ApiError {
    let total = money::round(estimate.totals.to_charge(), estimate.currency);
    ApiError::bad_request("PAYMENT_ERROR", text).with(json!({ "total": total.to_string() }))
}
