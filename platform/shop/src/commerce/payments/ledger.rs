//! An order's payments and refunds: the refundable amount of each payment, or why it is not refundable.

use super::{balance, repo};
use crate::commerce::orders::delivered::{BoughtCard, bought_cards};
use crate::commerce::orders::{Balance, Record, amount};
use crate::site;
use crate::site::RefundAnswer;
use base::{Millis, Result, clock::rfc3339, secret, wire};
use cartwright::resources::order_transactions::{Payment, PaymentStatus, Refund};
use cartwright::resources::{order_billing::NonRefundableReason, orders::*};
use cartwright::types::Timestamp;
use rusqlite::Connection;
use rust_decimal::Decimal;

/// An order's payments and refunds, the gift cards bought with it, and the provider's answer to new refunds.
#[derive(Debug)]
pub(super) struct Ledger {
    pub(super) payments: Vec<Payment>,
    pub(super) refunds: Vec<Refund>,
    pub(super) cards: Vec<BoughtCard>,
    pub(super) answer: RefundAnswer,
}

impl Ledger {
    pub(super) fn read(connection: &Connection, order: &Record) -> Result<Self> {
        Ok(Self {
            payments: repo::payments(connection, order.number)?,
            refunds: repo::refunds(connection, order.number)?,
            cards: bought_cards(connection, order)?,
            answer: site::read_settings(connection)?.refunds,
        })
    }

    /// The largest possible refund: payments less refunds and amounts already spent from bought gift cards.
    pub(super) fn refundable(&self, balance: &Balance) -> Decimal {
        let spent: Decimal = self.cards.iter().map(|bought| bought.card.initial_value - bought.card.balance).sum();
        balance.paid - balance.refunded - balance.pending_refund - spent
    }

    /// A line's bought gift cards that are still enabled.
    pub(super) fn cards_of<'a>(&'a self, line: Option<&'a str>) -> impl Iterator<Item = &'a BoughtCard> {
        self.cards.iter().filter(move |bought| bought.card.active && bought.line.as_deref() == line)
    }

    /// The amount of a payment that is neither refunded nor about to be.
    pub(super) fn left(&self, payment: &Payment) -> Decimal {
        let returned = balance::returned(&self.refunds, payment.id.as_deref());
        amount(payment.amount.as_ref()) - returned.done - returned.pending
    }

    /// The reason why a payment cannot be refunded, if any.
    pub(super) fn non_refundable(&self, payment: &Payment) -> Option<NonRefundableReason> {
        if !has_come_in(payment) {
            return Some(NonRefundableReason::NotPaid);
        }
        if amount(payment.amount.as_ref()).is_zero() {
            return Some(NonRefundableReason::ZeroPrice);
        }
        if balance::returned(&self.refunds, payment.id.as_deref()).pending > Decimal::ZERO {
            return Some(NonRefundableReason::PendingRefund);
        }
        if self.left(payment) <= Decimal::ZERO {
            return Some(NonRefundableReason::AlreadyRefunded);
        }
        // If this one is declined later, all the others are refunded.
        let waits = |other: &Payment| other.status == Some(PaymentStatus::Pending);
        if self.payments.iter().any(waits) {
            return Some(NonRefundableReason::PartiallyPaid);
        }
        match self.answer {
            _ if !is_by_provider(payment) => None,
            RefundAnswer::Settled | RefundAnswer::Pending => None,
            RefundAnswer::ProviderDown => Some(NonRefundableReason::ProviderIsDown),
            RefundAnswer::Forbidden => Some(NonRefundableReason::Forbidden),
        }
    }
}

/// Whether a payment was received, even if refunded since.
pub(super) fn has_come_in(payment: &Payment) -> bool {
    matches!(payment.status, Some(PaymentStatus::Approved | PaymentStatus::PartiallyRefunded | PaymentStatus::Refunded))
}

/// Whether a payment was made outside the provider, and so is refunded by hand.
pub(super) fn is_offline(payment: &Payment) -> bool {
    let details = payment.regular_payment_details.as_ref();
    details.and_then(|details| details.offline_payment).unwrap_or(false)
}

/// Whether the provider refunds the payment; gift cards and offline payments are refunded without it.
pub(super) fn is_by_provider(payment: &Payment) -> bool {
    payment.giftcard_payment_details.is_none() && !is_offline(payment)
}

pub(crate) fn new_payment(now: Millis, amount: Price, status: PaymentStatus) -> Payment {
    let moment = Timestamp::from(rfc3339(now));
    wire!(Payment {
        id: secret::new_id(),
        created_date: moment.clone(),
        updated_date: moment,
        amount,
        refund_disabled: false,
        status: status
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[test]
    fn a_payment_that_cannot_be_refunded_has_a_reason() {
        use RefundAnswer::{Forbidden, Pending, ProviderDown, Settled};
        let of = |status: &str| json!({ "status": status, "amount": { "amount": "10.00" } });
        let with = |field: &str, value: Value| {
            let mut payment = of("APPROVED");
            payment[field] = value;
            payment
        };
        let refund = |status: &str, amount: &str| {
            let part = json!({ "paymentId": "one", "refundStatus": status, "amount": { "amount": amount } });
            Some(json!({ "transactions": [part] }))
        };
        let free = with("amount", json!({ "amount": "0" }));
        let card = with("giftcardPaymentDetails", json!({}));
        let cash = with("regularPaymentDetails", json!({ "offlinePayment": true }));
        for (payment, other, refund, answer, reason) in [
            (of("APPROVED"), "DECLINED", None, Settled, None),
            (of("APPROVED"), "APPROVED", None, Pending, None),
            (of("PENDING"), "APPROVED", None, Settled, Some("NOT_PAID")),
            (of("AUTHORIZED"), "APPROVED", None, Settled, Some("NOT_PAID")),
            (of("DECLINED"), "APPROVED", None, Settled, Some("NOT_PAID")),
            (free, "APPROVED", None, Settled, Some("ZERO_PRICE")),
            (of("APPROVED"), "PENDING", None, Settled, Some("PARTIALLY_PAID")),
            (of("PARTIALLY_REFUNDED"), "APPROVED", refund("SUCCEEDED", "9.99"), Settled, None),
            (of("REFUNDED"), "APPROVED", refund("SUCCEEDED", "10.00"), Settled, Some("ALREADY_REFUNDED")),
            (of("APPROVED"), "APPROVED", refund("PENDING", "1.00"), Settled, Some("PENDING_REFUND")),
            (of("APPROVED"), "APPROVED", refund("FAILED", "1.00"), Settled, None),
            (of("APPROVED"), "APPROVED", None, ProviderDown, Some("PROVIDER_IS_DOWN")),
            (of("APPROVED"), "APPROVED", None, Forbidden, Some("FORBIDDEN")),
            (card, "APPROVED", None, ProviderDown, None),
            (cash, "APPROVED", None, Forbidden, None),
        ] {
            let mut one: Payment = serde_json::from_value(payment.clone()).unwrap();
            one.id = Some("one".to_owned());
            let other: Payment = serde_json::from_value(of(other)).unwrap();
            let refunds = refund.clone().into_iter().map(|refund| serde_json::from_value(refund).unwrap()).collect();
            let ledger = Ledger { payments: vec![one.clone(), other], refunds, cards: Vec::new(), answer };
            let found = ledger.non_refundable(&one);
            assert_eq!(found.as_ref().map(NonRefundableReason::as_str), reason, "{payment} {refund:?} {answer:?}");
        }
    }
}
