//! Authorized payments: held on a saved card, then captured or voided, by call or on schedule.

use super::{Billing, on_order, on_order_of};
use crate::commerce::orders::{self, amount, history};
use crate::commerce::payments::{hold, ledger, repo};
use crate::events::EventKind;
use base::clock::{rfc3339, seconds};
use base::{ApiError, Author, Call, Millis, Result, Shop, secret, wire};
use cartwright::resources::order_billing::AuthorizeCharge;
use cartwright::resources::order_transactions::{
    ActionType, AuthorizationDetails, Payment, PaymentStatus, Reason, RegularPaymentDetails, ScheduledAction,
    TransactionStatus,
};
use cartwright::resources::orders::{
    Activity, AuthorizedPaymentCreated, DelayedCaptureSettings, DurationUnit, OrderActivityType, PaymentCapture,
};
use cartwright::types::Timestamp;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

/// The default duration of an authorization, in seconds: a week.
const DEFAULT_HOLD_SECONDS: i64 = 7 * 86_400;

/// `POST /v1/order-billing/capture-authorized-payments`
pub(crate) fn capture_authorized(shop: &Shop, call: &Call) -> Result<Value> {
    capture(shop, call, call.text("orderId")?)
}

/// `POST /v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments`
pub(crate) fn capture_collected(shop: &Shop, call: &Call) -> Result<Value> {
    capture(shop, call, call.text("ecomOrderId")?)
}

fn capture(shop: &Shop, call: &Call, order: &str) -> Result<Value> {
    let payments: Vec<PaymentCapture> = listed(call, "payments")?;
    on_order_of(shop, &call.author, order, |billing| {
        for wanted in &payments {
            let id = wanted.payment_id.as_deref().unwrap_or_default();
            let held = hold::held(billing.writing, &billing.order, id)?;
            let captured = amount(wanted.amount.as_ref().or(held.amount.as_ref()));
            hold::capture(billing.writing, billing.writing.now, &mut billing.order, held, captured)?;
        }
        orders::after_payment(billing.writing, &mut billing.order)?;
        Ok(Map::new())
    })
}

/// `POST /v1/order-billing/void-authorized-payments`
pub(crate) fn void_authorized(shop: &Shop, call: &Call) -> Result<Value> {
    void(shop, call, call.text("orderId")?)
}

/// `POST /v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments`
pub(crate) fn void_collected(shop: &Shop, call: &Call) -> Result<Value> {
    void(shop, call, call.text("ecomOrderId")?)
}

fn void(shop: &Shop, call: &Call, order: &str) -> Result<Value> {
    let ids: Vec<String> = listed(call, "paymentIds")?;
    on_order_of(shop, &call.author, order, |billing| {
        for id in &ids {
            let held = hold::held(billing.writing, &billing.order, id)?;
            hold::void(billing.writing, billing.writing.now, &mut billing.order, held, Reason::Manual)?;
        }
        Ok(Map::new())
    })
}

fn listed<T: DeserializeOwned>(call: &Call, field: &str) -> Result<Vec<T>> {
    let given = call.value(field).cloned().unwrap_or_default();
    serde_json::from_value(given).map_err(|error| ApiError::field(field, "FORMAT", format!("is malformed: {error}")))
}

/// `POST /v1/order-billing/authorize-charge-with-saved-payment-method`
pub(crate) fn authorize_charge(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: AuthorizeCharge = call.payload()?;
    on_order(shop, call, |billing| {
        billing.require_chargeable()?;
        let currency = billing.order.order.currency.as_deref();
        if currency.is_some() && requested.currency.as_deref() != currency {
            let text = "The order is in another currency";
            return Err(ApiError::bad_request("INVALID_CURRENCY", text).with(json!({ "currency": currency })));
        }
        let charged = billing.amount(amount(requested.amount.as_ref()), "amount")?;
        let saved = saved_method(billing)?;
        let settings = requested.delayed_capture_settings.unwrap_or_default();
        let payment = held_payment(billing, charged, saved, &settings);
        let created = Activity {
            authorized_payment_created: Some(wire!(AuthorizedPaymentCreated {
                payment_id: payment.id.clone(),
                amount: payment.amount.clone()
            })),
            ..history::entry(OrderActivityType::AuthorizedPaymentCreated)
        };
        history::add(&mut billing.order, billing.writing.now, created);
        billing.keep(&payment)?;
        Ok(Map::from_iter([("payment".to_owned(), serde_json::to_value(payment)?)]))
    })
}

/// The card that the buyer saved with the order.
pub(super) fn saved_method(billing: &Billing<'_>) -> Result<RegularPaymentDetails> {
    let payments = repo::payments(billing.writing, billing.order.number)?;
    let mut details = payments.into_iter().filter_map(|payment| payment.regular_payment_details);
    let saved = details.find(|details| details.saved_payment_method == Some(true));
    saved.ok_or_else(|| ApiError::bad_request("NO_SAVED_PAYMENT_METHOD", "The buyer saved no card with the order"))
}

/// An authorized payment on a saved card.
pub(super) fn held_payment(
    billing: &Billing<'_>,
    charged: rust_decimal::Decimal,
    saved: RegularPaymentDetails,
    settings: &DelayedCaptureSettings,
) -> Payment {
    let then = settings.scheduled_action.clone().unwrap_or(ActionType::Void);
    let duration = settings.delay_duration.as_ref();
    let delay = duration.map_or(DEFAULT_HOLD_SECONDS, |duration| {
        let unit = match duration.unit {
            Some(DurationUnit::Minutes) => 60,
            Some(DurationUnit::Hours) => 3600,
            _ => 86_400,
        };
        duration.count.unwrap_or(1).saturating_mul(unit)
    });
    let transaction = secret::new_id();
    Payment {
        regular_payment_details: Some(RegularPaymentDetails {
            gateway_transaction_id: Some(transaction.clone()),
            provider_transaction_id: Some(transaction),
            status: Some(TransactionStatus::Authorized),
            authorization_details: Some(wire!(AuthorizationDetails {
                delayed_capture: true,
                authorized_date: Timestamp::from(rfc3339(billing.writing.now)),
                captures: Vec::new(),
                scheduled_action: wire!(ScheduledAction {
                    action_type: then,
                    execution_date: Timestamp::from(rfc3339(billing.writing.now.saturating_add(seconds(delay))))
                })
            })),
            ..saved
        }),
        ..ledger::new_payment(billing.writing.now, billing.order.price(charged), PaymentStatus::Authorized)
    }
}

/// Captures or voids the authorized payments whose scheduled time has come.
pub fn run_scheduled(shop: &Shop, author: &Author, now: Millis) -> Result<()> {
    let due = shop.db.read(|connection| repo::held_due(connection, &rfc3339(now)))?;
    for (number, id, then) in due {
        shop.write(author, |writing| {
            let mut order = orders::by_number(writing, number)?;
            let held = hold::held(writing, &order, &id)?;
            if then.as_deref() == Some(ActionType::Capture.as_str()) {
                let whole = amount(held.amount.as_ref());
                hold::capture(writing, now, &mut order, held, whole)?;
                orders::after_payment(writing, &mut order)?;
            } else {
                hold::void(writing, now, &mut order, held, Reason::Scheduled)?;
            }
            orders::save(writing, &mut order, EventKind::Updated)
        })?;
    }
    Ok(())
}
