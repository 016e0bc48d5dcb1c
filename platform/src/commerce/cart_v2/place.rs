//! Places a cart's order. The price verification token ties the order to the totals that the buyer saw last.

use super::{refusals::refuse, target};
use crate::base::{ApiError, Call, Result, Settled, Shop, secret, wire};
use crate::commerce::cart::{Basket, Estimate, Issue, IssueKind, Problem, checkout, issues, view};
use crate::commerce::ordering::{self, TokenCharge};
use crate::commerce::orders;
use crate::commerce::shown_totals::Agreed;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use cartwright::resources::cart::ItemAvailabilityStatus;
use cartwright::resources::cart_v2::{PlaceOrder, PlacedOrder};
use serde_json::{Value, json};

/// `POST /v2/carts/{cartId}/place-order`
pub(crate) fn place_order(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: PlaceOrder = call.payload()?;
    shop.settle(&call.author, |writing| {
        let owned = target::find_open(writing, call)?;
        // Opening the checkout counts as showing its totals.
        let shown = checkout::last_shown(writing, &owned.id)?;
        let mut basket = checkout::opened(writing, owned)?;
        let now = basket.shown();
        if basket.lines.is_empty() {
            return Err(refuse("EMPTY_CART", "The cart is empty", json!({})));
        }
        let estimate = basket.as_checkout();
        if let Some(given) = &requested.price_verification_token {
            check_token(writing.shop, &basket, estimate, given)?;
        }
        check_delivery(&basket, estimate)?;
        check_lines(&basket, estimate)?;
        check_gift_cards(estimate)?;
        // The token was verified against the current totals.
        let agreed =
            shown.filter(|_| requested.price_verification_token.is_none()).unwrap_or_else(|| Agreed::by_answer(now));
        if agreed.amounts() != now {
            return Err(out_of_sync());
        }
        let token = requested.payment_token.as_deref();
        let charge = token.map(|token| TokenCharge { token, ..TokenCharge::default() });
        let paid = ordering::pay_by_token(writing, &mut basket, agreed, charge)
            .map_err(|refusal| payment_refusal(refusal, token))?;
        Ok(match paid {
            Settled::Done(number) => Settled::Done(serde_json::to_value(wire!(PlacedOrder {
                order_id: orders::by_number(writing, number)?.id,
                completed: true
            }))?),
            Settled::Refused(refusal) => Settled::Refused(payment_refusal(refusal, token)),
        })
    })
}

fn check_delivery(basket: &Basket, estimate: &Estimate) -> Result<()> {
    if !basket.needs_delivery() {
        return Ok(());
    }
    let plain = |code, text| Err(refuse(code, text, json!({})));
    if estimate.delivery_problem.as_ref().is_some_and(|problem| *problem == Problem::AddressMissing) {
        return plain("MISSING_DELIVERY_ADDRESS", "There is no address to deliver to");
    }
    if basket.cart().selected_shipping_option.is_none() {
        return plain("MISSING_DELIVERY_METHOD", "No way of delivery has been chosen");
    }
    if estimate.selection_problem.is_some() || estimate.delivery_problem.is_some() {
        return plain(
            "DELIVERY_METHOD_NO_LONGER_AVAILABLE",
            "The way of delivery that was chosen cannot be had any more",
        );
    }
    Ok(())
}

fn check_lines(basket: &Basket, estimate: &Estimate) -> Result<()> {
    let found = issues(basket, estimate);
    let of_kind = |kind: IssueKind| -> Vec<String> {
        let fitting = found.iter().filter(|issue| issue.kind == kind);
        fitting.filter_map(|issue| issue.line.clone()).collect()
    };
    let short = of_kind(IssueKind::OutOfStock);
    if !short.is_empty() {
        let all = basket.lines.iter().all(|line| line.status != ItemAvailabilityStatus::Available);
        let data = json!({ "lineItemIds": short, "allLineItemsOutOfStock": all });
        return Err(refuse("LINE_ITEMS_OUT_OF_STOCK", described(&found), data));
    }
    let members_only = of_kind(IssueKind::MembersOnly);
    if !members_only.is_empty() {
        let data = json!({ "lineItemIds": members_only });
        return Err(refuse("MEMBERS_ONLY_ITEM", described(&found), data));
    }
    if let Some(problem) = &estimate.memberships.problem {
        let description = problem.to_string();
        return Err(refuse("INVALID_MEMBERSHIP", description.clone(), json!({ "message": description })));
    }
    let trial_is_sent = basket.lines.iter().any(|line| line.free_trial().is_some() && line.shippable);
    if trial_is_sent {
        return Err(refuse(
            "SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION",
            "What is sent cannot have a free trial",
            json!({}),
        ));
    }
    if found.iter().any(|issue| issue.is_error) {
        let data = json!({ "violationsList": { "violations": view::violations(basket, estimate) } });
        return Err(refuse("VIOLATIONS_WITH_ERROR_SEVERITY", described(&found), data));
    }
    Ok(())
}

fn described(issues: &[Issue]) -> String {
    let errors = issues.iter().filter(|issue| issue.is_error);
    errors.map(|issue| issue.description.as_str()).collect::<Vec<_>>().join(". ")
}

fn check_gift_cards(estimate: &Estimate) -> Result<()> {
    let Some(problem) = &estimate.gift_card_problem else {
        return Ok(());
    };
    let (code, data) = match problem {
        Problem::GiftCardForGiftCard => ("CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD", json!({})),
        Problem::GiftCardForSubscription => ("CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD", json!({})),
        _ => ("GIFT_CARD_REDEEM_ERROR", json!({ "error": problem.to_string() })),
    };
    Err(refuse(code, problem.to_string(), data))
}

/// A refused payment in Cart V2's codes.
fn payment_refusal(refusal: ApiError, given: Option<&str>) -> ApiError {
    match (refusal, given) {
        (ApiError::Application { code: "PAYMENT_ERROR", description, data, .. }, None) => {
            refuse("EMPTY_PAYMENT_TOKEN", description, data)
        }
        (ApiError::Application { code: "PAYMENT_ERROR", description, .. }, Some(given)) => {
            let data = json!({
                "paymentToken": given, "transactionStatus": "DECLINED", "failureDetails": description,
            });
            refuse("INVALID_PAYMENT_STATUS", description, data)
        }
        (ApiError::Application { code: "CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS", description, .. }, _) => {
            refuse("PAYMENT_ALREADY_IN_PROGRESS", description, json!({}))
        }
        (other, _) => other,
    }
}

/// A MAC of the totals: contains nothing beyond the summary, and only the platform can create it.
pub(super) fn token_of(shop: &Shop, basket: &Basket, estimate: &Estimate) -> String {
    let totals = &estimate.totals;
    let shown = format!(
        "{}|{}|{}|{}",
        basket.cart().id,
        estimate.currency.code(),
        totals.total.normalize(),
        totals.to_charge().normalize()
    );
    let proof = secret::mac(&shop.keys.owner_key, "price verification", &shown);
    format!("{}.{}", URL_SAFE_NO_PAD.encode(&shown), URL_SAFE_NO_PAD.encode(proof))
}

/// The refusal of an order whose totals the buyer has not seen.
fn out_of_sync() -> ApiError {
    ApiError::bad_request(
        "CART_PRICES_OUT_OF_SYNC",
        "The totals are no longer those that were shown: work them out again and ask the buyer",
    )
}

/// Refuses a token that the platform did not issue for exactly these totals.
fn check_token(shop: &Shop, basket: &Basket, estimate: &Estimate, token: &str) -> Result<()> {
    if token == token_of(shop, basket, estimate) {
        return Ok(());
    }
    let is_ours = token.split_once('.').is_some_and(|(shown, proof)| {
        let decoded = URL_SAFE_NO_PAD.decode(shown).ok().and_then(|bytes| String::from_utf8(bytes).ok());
        decoded.is_some_and(|shown| {
            let ours = secret::mac(&shop.keys.owner_key, "price verification", &shown);
            secret::same(proof, &URL_SAFE_NO_PAD.encode(ours)) && shown.starts_with(&basket.cart().id)
        })
    });
    if is_ours {
        return Err(out_of_sync());
    }
    let refusal = ApiError::bad_request("INVALID_PRICE_VERIFICATION_TOKEN", "The token is not one of this cart's");
    Err(refusal.with(json!({ "token": token })))
}
