//! `POST /v1/order-billing/redeem-gift-card`: a gift card pays for an existing order.

use super::{Billing, on_order};
use crate::commerce::cart::{GIFT_CARDS_APP, MAX_GIFT_CARDS, Problem, find_gift_card};
use crate::commerce::orders::amount;
use crate::commerce::payments::{ledger, repo};
use crate::commerce::rules::{self, GiftCard};
use base::{ApiError, Call, Result, Shop, money, wire};
use cartwright::resources::order_billing::RedeemGiftCard;
use cartwright::resources::order_transactions::{GiftCardPaymentDetails, Payment, PaymentStatus};
use rust_decimal::Decimal;
use serde_json::{Map, Value, json};

pub(crate) fn redeem_gift_card(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: RedeemGiftCard = call.payload()?;
    on_order(shop, call, |billing| {
        billing.require_chargeable()?;
        let currency = billing.order.order.currency.as_deref();
        if currency.is_some() && requested.currency.as_deref() != currency {
            let text = "The order is in another currency";
            return Err(ApiError::bad_request("CURRENCY_MISMATCH", text).with(json!({ "currency": currency })));
        }
        let code = requested.gift_card_code.as_deref().unwrap_or_default();
        let payment = redeem(billing, code, amount(requested.amount.as_ref()))?;
        Ok(Map::from_iter([("payment".to_owned(), serde_json::to_value(payment)?)]))
    })
}

/// Deducts an amount from a gift card and records the payment.
pub(super) fn redeem(billing: &mut Billing<'_>, code: &str, wanted: Decimal) -> Result<Payment> {
    let card = find_gift_card(billing.writing, billing.writing.now, code)?.map_err(|problem| {
        let code = match problem {
            Problem::GiftCardEmpty { .. } => "INSUFFICIENT_FUNDS",
            Problem::GiftCardCodeMalformed => Problem::GiftCardUnknown.code(),
            _ => problem.code(),
        };
        ApiError::bad_request(code, problem.to_string())
    })?;
    let payments = repo::payments(billing.writing, billing.order.number)?;
    let ids = payments.iter().filter_map(|payment| {
        let details = payment.giftcard_payment_details.as_ref()?;
        details.gift_card_payment_id.as_deref()
    });
    if ids.clone().any(|id| id == card.id) {
        let text = "The gift card pays for the order already";
        return Err(ApiError::bad_request("GIFT_CARD_ALREADY_APPLIED", text));
    }
    if ids.count() >= MAX_GIFT_CARDS {
        let text = format!("No more than {MAX_GIFT_CARDS} gift cards can pay for an order");
        return Err(ApiError::bad_request("MAX_GIFT_CARDS_EXCEEDED", text));
    }
    let charged = billing.amount(wanted, "giftCard.amount")?;
    if charged > card.balance {
        let text =
            format!("There is only {} on the gift card", money::formatted(card.balance, billing.order.currency()));
        return Err(ApiError::bad_request("INSUFFICIENT_FUNDS", text));
    }
    let used = GiftCard { balance: card.balance - charged, ..card.clone() };
    rules::save(billing.writing, &used)?;
    let payment = Payment {
        giftcard_payment_details: Some(wire!(GiftCardPaymentDetails {
            gift_card_payment_id: card.id.clone(),
            app_id: GIFT_CARDS_APP.to_owned(),
            obfuscated_code: card.obfuscated_code(),
            voided: false
        })),
        ..ledger::new_payment(billing.writing.now, billing.order.price(charged), PaymentStatus::Approved)
    };
    billing.keep(&payment)?;
    Ok(payment)
}
