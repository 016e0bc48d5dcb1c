//! Records an order's payment, on placing and on the provider's later answer.

use super::gift_card::{self, GiftCardShare};
use super::{balance, ledger::new_payment, repo};
use crate::commerce::orders::{Record, history};
use base::{Millis, Result, clock::rfc3339, wire};
use cartwright::resources::order_transactions::{
    AuthorizationDetails, CreditCardPaymentMethodDetails, Payment, PaymentStatus, RegularPaymentDetails,
    TransactionStatus,
};
use cartwright::resources::orders::*;
use cartwright::types::Timestamp;
use rusqlite::Connection;
use rust_decimal::Decimal;

/// The payment of an order at placing.
#[derive(Debug, Clone)]
pub(crate) enum Settlement {
    /// Nothing is due, or other payments cover it.
    Covered,
    /// Offline: later, on pickup, by bank transfer or in cash.
    Offline,
    Card(CardPayment),
}

#[derive(Debug, Clone)]
pub(crate) struct CardPayment {
    /// The provider's transaction id.
    pub(crate) transaction: String,
    pub(crate) last_four: String,
    pub(crate) state: CardState,
    /// Whether the buyer saved the card for later charges of the order.
    pub(crate) is_saved: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CardState {
    Approved,
    Pending,
    Authorized,
}

const BRAND: &str = "VISA";

/// The amounts of an order to pay.
#[derive(Debug, Clone)]
pub(crate) struct Dues {
    pub(crate) gift_cards: Vec<GiftCardShare>,
    /// The amount charged now.
    pub(crate) now: Decimal,
    /// The amount paid later, offline.
    pub(crate) later: Decimal,
}

/// Records the payments of a new order and updates it. The caller saves the order.
pub(crate) fn note(
    connection: &Connection,
    now: Millis,
    order: &mut Record,
    settlement: &Settlement,
    dues: &Dues,
) -> Result<()> {
    for share in dues.gift_cards.iter().filter(|share| !share.amount.is_zero()) {
        gift_card::note(connection, now, order, share)?;
    }
    let offline = match settlement {
        Settlement::Card(card) => {
            by_card(connection, now, order, card, dues.now)?;
            dues.later
        }
        Settlement::Offline => dues.now + dues.later,
        Settlement::Covered => dues.later,
    };
    if !offline.is_zero() {
        let payment = Payment {
            regular_payment_details: Some(wire!(RegularPaymentDetails {
                offline_payment: true,
                payment_method: "Offline".to_owned(),
                status: TransactionStatus::PendingMerchant
            })),
            ..new_payment(now, order.price(offline), PaymentStatus::PendingMerchant)
        };
        repo::save_payment(connection, order.number, &payment)?;
    }
    let balance = balance::refresh(connection, order)?;
    if balance.owed() <= Decimal::ZERO {
        history::add(order, now, history::entry(OrderActivityType::OrderPaid));
    } else if balance.paid > Decimal::ZERO {
        history::add(order, now, history::entry(OrderActivityType::OrderPartiallyPaid));
    }
    Ok(())
}

fn by_card(connection: &Connection, now: Millis, order: &mut Record, card: &CardPayment, due: Decimal) -> Result<()> {
    let (status, transaction) = match card.state {
        CardState::Approved => (PaymentStatus::Approved, TransactionStatus::Approved),
        CardState::Pending => (PaymentStatus::Pending, TransactionStatus::Pending),
        CardState::Authorized => (PaymentStatus::Authorized, TransactionStatus::Authorized),
    };
    let payment = Payment {
        regular_payment_details: Some(wire!(RegularPaymentDetails {
            credit_card_details: wire!(CreditCardPaymentMethodDetails {
                last_four_digits: card.last_four.clone(),
                brand: BRAND.to_owned()
            }),
            gateway_transaction_id: card.transaction.clone(),
            provider_transaction_id: card.transaction.clone(),
            payment_method: "CreditCard".to_owned(),
            offline_payment: false,
            status: transaction,
            saved_payment_method: card.is_saved,
            authorization_details: (card.state == CardState::Authorized).then(|| wire!(AuthorizationDetails {
                delayed_capture: true,
                authorized_date: Timestamp::from(rfc3339(now)),
                captures: Vec::new()
            }))
        })),
        ..new_payment(now, order.price(due), status)
    };
    repo::save_payment(connection, order.number, &payment)?;
    let payment_id = payment.id.clone();
    match card.state {
        CardState::Approved => {}
        CardState::Pending => {
            let details = wire!(PaymentPending { regular: regular(&payment), payment_id });
            let entry =
                Activity { payment_pending: Some(details), ..history::entry(OrderActivityType::PaymentPending) };
            history::add(order, now, entry);
        }
        CardState::Authorized => {
            let details = wire!(AuthorizedPaymentCreated {
                payment_id,
                amount: payment.amount.clone(),
                last_four_digits: card.last_four.clone(),
                brand: BRAND.to_owned()
            });
            let entry = Activity {
                authorized_payment_created: Some(details),
                ..history::entry(OrderActivityType::AuthorizedPaymentCreated)
            };
            history::add(order, now, entry);
        }
    }
    Ok(())
}

/// A payment in its activity's form.
fn regular(payment: &Payment) -> RegularPayment {
    let details = payment.regular_payment_details.as_ref();
    let card = details.and_then(|details| details.credit_card_details.as_ref());
    wire!(RegularPayment {
        amount: payment.amount.clone(),
        credit_card_details: card.map(|card| wire!(CreditCardDetails {
            last_four_digits: card.last_four_digits.clone(),
            brand: card.brand.clone()
        }))
    })
}

/// Changes the payment with the provider's transaction id, and the order's balance. `None` if there is no such payment
/// in the expected state.
pub(crate) fn change(
    connection: &Connection,
    now: Millis,
    order: &mut Record,
    from: &PaymentStatus,
    transaction: Option<&str>,
    work: impl FnOnce(&mut Payment),
) -> Result<Option<Payment>> {
    let payments = repo::payments(connection, order.number)?;
    let known = |payment: &Payment| {
        let details = payment.regular_payment_details.as_ref();
        details.and_then(|details| details.gateway_transaction_id.clone())
    };
    let found = payments.into_iter().find(|payment| {
        payment.status.as_ref() == Some(from) && (transaction.is_none() || known(payment).as_deref() == transaction)
    });
    let Some(mut payment) = found else {
        return Ok(None);
    };
    work(&mut payment);
    payment.updated_date = Some(Timestamp::from(rfc3339(now)));
    repo::save_payment(connection, order.number, &payment)?;
    balance::refresh(connection, order)?;
    Ok(Some(payment))
}

/// Sets the payment's status, ours and the provider's.
pub(crate) fn set_status(payment: &mut Payment, status: PaymentStatus, transaction: TransactionStatus) {
    payment.status = Some(status);
    if let Some(details) = &mut payment.regular_payment_details {
        details.status = Some(transaction);
    }
}

/// The activity of a payment that was pending and then declined.
pub(crate) fn declined(payment: &Payment) -> Activity {
    Activity {
        payment_declined: Some(wire!(PaymentDeclined { regular: regular(payment), payment_id: payment.id.clone() })),
        ..history::entry(OrderActivityType::PaymentDeclined)
    }
}
