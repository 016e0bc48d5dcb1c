//! Places a cart's order. The price verification token ties the order to the totals that the buyer saw last.

use super::{refusals::refuse, target};
use crate::commerce::cart::{Basket, Estimate, Issue, Problem, checkout, issues, view};
use crate::commerce::ordering::{self, TokenCharge, Unpaid};
use crate::commerce::orders;
use crate::commerce::shown_totals::Agreed;
use base::{ApiError, Call, Result, Settled, Shop, secret, wire};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use cartwright::resources::cart_v2::{PlaceOrder, PlacedOrder};
use serde_json::{Value, json};
use std::mem::discriminant;

/// `POST /v2/carts/{cartId}/place-order`
pub(crate) fn place_order(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: PlaceOrder = call.payload()?;
    shop.settle(&call.author, |writing| {
        let owned = target::find_open(writing, call)?;
        // Opening the checkout counts as showing its totals.
        let shown = checkout::last_shown(writing, &owned.id)?;
        let mut basket = checkout::opened(writing, owned)?;
        let now = basket.shown();
        check(writing.shop, &basket, requested.price_verification_token.as_deref())?;
        // The token was verified against the current totals.
        let agreed =
            shown.filter(|_| requested.price_verification_token.is_none()).unwrap_or_else(|| Agreed::by_answer(now));
        if agreed.amounts() != now {
            return Err(out_of_sync());
        }
        let token = requested.payment_token.as_deref();
        let charge = token.map(|token| TokenCharge { token, ..TokenCharge::default() });
        match ordering::pay_by_token(writing, &mut basket, agreed, charge)? {
            Ok(number) => Ok(Settled::Done(serde_json::to_value(wire!(PlacedOrder {
                order_id: orders::by_number(writing, number)?.id,
                completed: true
            }))?)),
            Err(unpaid) => unpaid.settle(payment_refusal(unpaid, &basket, token)),
        }
    })
}

/// The place of the price verification token among the refusals.
const TOKEN_PLACE: u8 = 1;

/// Refuses a cart with blocking issues, or a wrong token: the refusal with the first place.
fn check(shop: &Shop, basket: &Basket, token: Option<&str>) -> Result<()> {
    let found = issues(basket, basket.as_checkout());
    let of_issues = found.iter().filter_map(|issue| refusal(*issue, &found, basket));
    let of_token = token.and_then(|token| token_refusal(shop, basket, token)).map(|refusal| (TOKEN_PLACE, refusal));
    let first = of_issues.chain(of_token).min_by_key(|(place, _)| *place);
    first.map_or(Ok(()), |(_, refusal)| Err(refusal))
}

/// An issue's refusal in Cart V2's codes, and its place among the refusals.
fn refusal(issue: Issue<'_>, found: &[Issue<'_>], basket: &Basket) -> Option<(u8, ApiError)> {
    let text = issue.to_string();
    let line_ids = || -> Vec<&str> {
        let alike = found.iter().filter(|other| discriminant(*other) == discriminant(&issue));
        alike.filter_map(|other| other.line()).map(|line| line.stored.id.as_str()).collect()
    };
    let errors = || {
        let errors = found.iter().filter(|issue| issue.is_violation() && issue.is_error());
        errors.map(ToString::to_string).collect::<Vec<_>>().join(". ")
    };
    let is_delivery_chosen = basket.cart().selected_shipping_option.is_some();
    let (place, code, description, data) = match issue {
        Issue::Empty => (0, "EMPTY_CART", text, json!({})),
        Issue::Delivery(Problem::AddressMissing) => {
            (2, "MISSING_DELIVERY_ADDRESS", "There is no address to deliver to".to_owned(), json!({}))
        }
        Issue::Delivery(_) | Issue::DeliveryNotChosen if !is_delivery_chosen => {
            (2, "MISSING_DELIVERY_METHOD", Issue::DeliveryNotChosen.to_string(), json!({}))
        }
        Issue::Delivery(problem) | Issue::DeliveryUnavailable(problem) => {
            let text = Issue::DeliveryUnavailable(problem).to_string();
            (2, "DELIVERY_METHOD_NO_LONGER_AVAILABLE", text, json!({}))
        }
        Issue::OutOfStock(_) => {
            let data = json!({ "lineItemIds": line_ids(), "allLineItemsOutOfStock": basket.is_all_out_of_stock() });
            (3, "LINE_ITEMS_OUT_OF_STOCK", errors(), data)
        }
        Issue::MembersOnly(_) => (4, "MEMBERS_ONLY_ITEM", errors(), json!({ "lineItemIds": line_ids() })),
        Issue::Membership(_) => (5, "INVALID_MEMBERSHIP", text.clone(), json!({ "message": text })),
        Issue::ShippedTrial => (6, "SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION", text, json!({})),
        Issue::BelowMinimum { .. } => {
            let violations = view::violations(basket, basket.as_checkout());
            let data = json!({ "violationsList": { "violations": violations } });
            (7, "VIOLATIONS_WITH_ERROR_SEVERITY", errors(), data)
        }
        Issue::GiftCard(Problem::GiftCardForGiftCard) => {
            (8, "CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD", text, json!({}))
        }
        Issue::GiftCard(Problem::GiftCardForSubscription) => {
            (8, "CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD", text, json!({}))
        }
        Issue::GiftCard(_) => (8, "GIFT_CARD_REDEEM_ERROR", text.clone(), json!({ "error": text })),
        Issue::Coupon(_) | Issue::DeliveryNotChosen => return None,
    };
    Some((place, refuse(code, description, data)))
}

/// A refused payment in Cart V2's codes.
fn payment_refusal(unpaid: Unpaid, basket: &Basket, token: Option<&str>) -> ApiError {
    let text = unpaid.text(basket);
    match unpaid {
        Unpaid::TokenMissing => refuse("EMPTY_PAYMENT_TOKEN", text, ordering::amount_due(basket)),
        Unpaid::TokenUnknown | Unpaid::Declined | Unpaid::Unanswered => {
            let data = json!({ "paymentToken": token, "transactionStatus": "DECLINED", "failureDetails": text });
            refuse("INVALID_PAYMENT_STATUS", text, data)
        }
        Unpaid::InProgress => refuse("PAYMENT_ALREADY_IN_PROGRESS", text, json!({})),
        Unpaid::Changed => out_of_sync(),
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

/// The refusal of a token that the platform did not issue for exactly these totals.
fn token_refusal(shop: &Shop, basket: &Basket, token: &str) -> Option<ApiError> {
    if token == token_of(shop, basket, basket.as_checkout()) {
        return None;
    }
    let is_ours = token.split_once('.').is_some_and(|(shown, proof)| {
        let decoded = URL_SAFE_NO_PAD.decode(shown).ok().and_then(|bytes| String::from_utf8(bytes).ok());
        decoded.is_some_and(|shown| {
            let ours = secret::mac(&shop.keys.owner_key, "price verification", &shown);
            secret::same(proof, &URL_SAFE_NO_PAD.encode(ours)) && shown.starts_with(&basket.cart().id)
        })
    });
    if is_ours {
        return Some(out_of_sync());
    }
    let refusal = ApiError::bad_request("INVALID_PRICE_VERIFICATION_TOKEN", "The token is not one of this cart's");
    Some(refusal.with(json!({ "token": token })))
}
