//! `POST /v1/order-billing/charge-order`: charges an existing order to a card, gift cards and memberships.

use super::holds::{held_payment, saved_method};
use super::{Billing, gift_cards::redeem, memberships::pay_line, on_order};
use crate::commerce::payments::{ledger, repo};
use crate::commerce::{ordering::repo as rows, orders::amount};
use base::{ApiError, Call, Result, Shop, secret};
use cartwright::resources::order_billing::{ChargeOrder, RegularCharge};
use cartwright::resources::order_transactions::{Payment, PaymentStatus, RegularPaymentDetails, TransactionStatus};
use serde_json::{Map, Value};

/// Charges an order. Idempotent by key: a repeated call gets the same payments.
pub(crate) fn charge_order(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: ChargeOrder = call.payload()?;
    on_order(shop, call, |billing| {
        let key = requested.idempotency_key.as_deref();
        if let Some(before) = key.map(|key| charged_before(billing, key)).transpose()?.flatten() {
            return answer(&before);
        }
        billing.require_chargeable()?;
        let mut payments = Vec::new();
        for charge in requested.memberships.iter().flatten() {
            let member = requested.member_id.as_deref().unwrap_or_default();
            payments.push(pay_line(billing, member, charge)?);
        }
        for charge in requested.gift_cards.iter().flatten() {
            let code = charge.gift_card_code.as_deref().unwrap_or_default();
            payments.push(redeem(billing, code, amount(charge.amount.as_ref()))?);
        }
        if let Some(charge) = &requested.regular_charge {
            payments.push(charge_card(billing, charge)?);
        }
        if let Some(key) = key {
            let ids: Vec<_> = payments.iter().filter_map(|payment| payment.id.clone()).collect();
            rows::insert_charge(billing.writing, key, billing.order.number, &ids)?;
        }
        answer(&payments)
    })
}

fn answer(payments: &[Payment]) -> Result<Map<String, Value>> {
    Ok(Map::from_iter([("payments".to_owned(), serde_json::to_value(payments)?)]))
}

/// The payments of an earlier call with the same key.
fn charged_before(billing: &Billing<'_>, key: &str) -> Result<Option<Vec<Payment>>> {
    let Some(ids) = rows::charge(billing.writing, key, billing.order.number)? else {
        return Ok(None);
    };
    let mut payments = repo::payments(billing.writing, billing.order.number)?;
    payments.retain(|payment| payment.id.as_ref().is_some_and(|id| ids.contains(id)));
    Ok(Some(payments))
}

/// Charges or authorizes a saved card. The test provider lacks payment intents, so an intent charges the saved card.
fn charge_card(billing: &mut Billing<'_>, charge: &RegularCharge) -> Result<Payment> {
    let is_delayed = charge.delayed_charge == Some(true);
    if charge.payment_intent_id.is_none() && !is_delayed {
        let text = "A charge needs a payment intent, or has to be delayed";
        return Err(ApiError::bad_request("PAYMENT_INTENT_ID_REQUIRED", text));
    }
    let charged = billing.amount(amount(charge.amount.as_ref()), "regularCharge.amount")?;
    let saved = saved_method(billing)
        .map_err(|_| ApiError::bad_request("PAYMENT_METHOD_UNAVAILABLE", "The buyer saved no card with the order"))?;
    let payment = match &charge.delayed_capture_settings {
        Some(settings) => held_payment(billing, charged, saved, settings),
        None => {
            let transaction = secret::new_id();
            Payment {
                regular_payment_details: Some(RegularPaymentDetails {
                    gateway_transaction_id: Some(transaction.clone()),
                    provider_transaction_id: Some(transaction),
                    payment_order_id: charge.payment_intent_id.clone(),
                    status: Some(TransactionStatus::Approved),
                    authorization_details: None,
                    ..saved
                }),
                ..ledger::new_payment(billing.writing.now, billing.order.price(charged), PaymentStatus::Approved)
            }
        }
    };
    billing.keep(&payment)?;
    Ok(payment)
}
