//! Gift card payments of an order.

use super::ledger::{self, Ledger};
use super::repo;
use crate::commerce::orders::{Record, amount};
use crate::commerce::rules::{self, GiftCard};
use base::{Millis, Result, wire};
use cartwright::resources::order_transactions::{GiftCardPaymentDetails, LineItemRefund, Payment, PaymentStatus};
use rusqlite::Connection;
use rust_decimal::Decimal;

/// A gift card, with the amount it pays.
#[derive(Debug, Clone)]
pub(crate) struct GiftCardShare {
    pub(crate) id: String,
    /// The code, obfuscated except for its end.
    pub(crate) obfuscated_code: String,
    pub(crate) app_id: String,
    pub(crate) amount: Decimal,
}

/// Records a gift card's payment of an order.
pub(crate) fn note(connection: &Connection, now: Millis, order: &Record, share: &GiftCardShare) -> Result<()> {
    let payment = Payment {
        giftcard_payment_details: Some(wire!(GiftCardPaymentDetails {
            gift_card_payment_id: share.id.clone(),
            app_id: share.app_id.clone(),
            obfuscated_code: share.obfuscated_code.clone(),
            voided: false
        })),
        ..ledger::new_payment(now, order.price(share.amount), PaymentStatus::Approved)
    };
    repo::save_payment(connection, order.number, &payment)
}

/// Refunds part of a payment to its gift card; ignores other payments.
pub(crate) fn give_back(connection: &Connection, payment: &Payment, part: Decimal) -> Result<()> {
    let details = payment.giftcard_payment_details.as_ref();
    let Some(id) = details.and_then(|details| details.gift_card_payment_id.as_deref()) else {
        return Ok(());
    };
    if let Some(mut card) = rules::find::<GiftCard>(connection, id)? {
        card.balance += part;
        rules::save(connection, &card)?;
    }
    Ok(())
}

/// Refunds all gift card payments of an order.
pub(crate) fn give_all_back(connection: &Connection, order: &Record) -> Result<()> {
    for mut payment in repo::payments(connection, order.number)? {
        let Some(details) = &mut payment.giftcard_payment_details else {
            continue;
        };
        details.voided = Some(true);
        payment.status = Some(PaymentStatus::Voided);
        give_back(connection, &payment, amount(payment.amount.as_ref()))?;
        repo::save_payment(connection, order.number, &payment)?;
    }
    Ok(())
}

/// Disables the bought gift cards of refunded lines; all of the order's if it was refunded as a whole.
pub(super) fn switch_off(
    connection: &Connection,
    ledger: &Ledger,
    refunded: &[LineItemRefund],
    is_whole: bool,
) -> Result<()> {
    let off = |card: &GiftCard| rules::save(connection, &GiftCard { active: false, ..card.clone() });
    for item in refunded {
        let quantity = usize::try_from(item.quantity.unwrap_or_default()).unwrap_or_default();
        ledger.cards_of(item.line_item_id.as_deref()).take(quantity).try_for_each(|bought| off(&bought.card))?;
    }
    let all = ledger.cards.iter().filter(|_| is_whole);
    all.map(|bought| &bought.card).try_for_each(off)
}
