//! Billing of existing orders: charges, refunds, captures and voids.

mod charges;
mod collections;
mod gift_cards;
mod holds;
mod memberships;
mod receipts;
mod refunds;

pub(super) use collections::{collected, request_payment};
pub use collections::{pay_requested, requested_payment};
pub use holds::run_scheduled;
pub use refunds::confirm_refunds;
pub(super) use refunds::refund;

use crate::commerce::orders::{self, Record};
use crate::commerce::payments::{self, balance};
use crate::events::EventKind;
use base::{ApiError, Author, Call, Result, Rows, Shop, Writing};
use cartwright::resources::order_transactions::Payment;
use cartwright::resources::orders::{OrderActivityType, OrderStatus};
use rust_decimal::Decimal;
use serde_json::{Map, Value};

pub const ROWS: Rows = &[
    ("orders.capture_authorized_payments", holds::capture_collected),
    ("orders.void_authorized_payments", holds::void_collected),
    ("orders.prepare_payment_collection", collections::prepare_payment_collection),
    ("order_billing.refund_payments", refunds::refund_payments),
    ("order_billing.capture_authorized_payments", holds::capture_authorized),
    ("order_billing.void_authorized_payments", holds::void_authorized),
    ("order_billing.authorize_charge_with_saved_payment_method", holds::authorize_charge),
    ("order_billing.charge_order", charges::charge_order),
    ("order_billing.charge_memberships", memberships::charge_memberships),
    ("order_billing.redeem_gift_card", gift_cards::redeem_gift_card),
    ("order_billing.generate_receipts", receipts::generate_receipts),
];

/// One call on an order.
struct Billing<'a> {
    writing: &'a Writing<'a>,
    order: Record,
}

/// The refusal of an unknown order: billing calls have their own code.
fn not_found(id: &str) -> ApiError {
    ApiError::not_found("ORDER_NOT_FOUND", format!("There is no order {id}"))
}

/// Runs a call's work on its order, then saves it and publishes the event. The answer has all payments of the order.
fn on_order(
    shop: &Shop,
    call: &Call,
    work: impl FnOnce(&mut Billing<'_>) -> Result<Map<String, Value>>,
) -> Result<Value> {
    on_order_of(shop, &call.author, call.text("orderId")?, work)
}

/// Runs a call's work on an order by id. See [`on_order`].
fn on_order_of(
    shop: &Shop,
    author: &Author,
    id: &str,
    work: impl FnOnce(&mut Billing<'_>) -> Result<Map<String, Value>>,
) -> Result<Value> {
    shop.write(author, |writing| {
        let mut billing = Billing { writing, order: orders::find(writing, id)?.ok_or_else(|| not_found(id))? };
        let mut answer = work(&mut billing)?;
        let mut order = billing.order;
        orders::save(writing, &mut order, EventKind::Updated)?;
        let transactions = payments::transactions(writing, &order)?;
        answer.insert("orderTransactions".to_owned(), serde_json::to_value(transactions)?);
        Ok(answer.into())
    })
}

impl Billing<'_> {
    /// Refuses charges of an order that cannot be charged.
    fn require_chargeable(&self) -> Result<()> {
        self.require_chargeable_or("ORDER_PAID")
    }

    /// As [`Self::require_chargeable`], with a call's own code for a paid order.
    fn require_chargeable_or(&self, paid: &'static str) -> Result<()> {
        if self.order.order.status == Some(OrderStatus::Canceled) {
            return Err(ApiError::bad_request("ORDER_CANCELED", "The order has been cancelled"));
        }
        if self.owed()? <= Decimal::ZERO {
            return Err(ApiError::bad_request(paid, "The order has been paid"));
        }
        Ok(())
    }

    /// The amount due, less authorized and pending payments.
    fn owed(&self) -> Result<Decimal> {
        let balance = balance::balance_of(self.writing, &self.order)?;
        Ok(balance.owed() - balance.authorized - balance.pending)
    }

    /// Validates an amount: at most the amount due.
    fn amount(&self, given: Decimal, field: &str) -> Result<Decimal> {
        let is_finer = given.normalize().scale() > self.order.currency().digits();
        if given <= Decimal::ZERO || given > self.owed()? || is_finer {
            let text = "More than nothing and no more than is owed can be charged";
            return Err(ApiError::bad_request("INVALID_AMOUNT", text)
                .with(serde_json::json!({ "field": field, "amount": given.to_string() })));
        }
        Ok(given)
    }

    /// Saves a payment and updates the order.
    fn keep(&mut self, payment: &Payment) -> Result<()> {
        payments::repo::save_payment(self.writing, self.order.number, payment)?;
        let balance = balance::refresh(self.writing, &mut self.order)?;
        let paid = if balance.owed() <= Decimal::ZERO {
            OrderActivityType::OrderPaid
        } else if balance.paid > Decimal::ZERO {
            OrderActivityType::OrderPartiallyPaid
        } else {
            return Ok(());
        };
        orders::history::add(&mut self.order, self.writing.now, orders::history::entry(paid));
        orders::after_payment(self.writing, &mut self.order)
    }
}
