//! Refunds that the provider has accepted but not confirmed.

use super::{balance, ledger::Ledger, refund, refund_history, repo};
use crate::commerce::orders::Record;
use base::clock::{rfc3339, seconds};
use base::{ApiError, Millis, Result};
use cartwright::resources::order_transactions::RefundStatus;
use rusqlite::Connection;

/// The time that the provider takes to confirm a refund, in seconds.
const CONFIRMED_AFTER_SECONDS: i64 = 5;

/// The refunds whose confirmation is due, each with its order's number.
pub(crate) fn due(connection: &Connection, now: Millis) -> Result<Vec<(i64, String)>> {
    let made_by = rfc3339(now.saturating_sub(seconds(CONFIRMED_AFTER_SECONDS)));
    repo::pending_refunds(connection, &made_by)
}

/// Processes the provider's confirmation of a refund. The caller saves the order.
pub(crate) fn confirm(connection: &Connection, now: Millis, order: &mut Record, id: &str) -> Result<()> {
    let ledger = Ledger::read(connection, order)?;
    let found = ledger.refunds.iter().find(|refund| refund.id.as_deref() == Some(id));
    let mut refund = found
        .cloned()
        .ok_or_else(|| ApiError::not_found("REFUND_NOT_FOUND", format!("The order has no refund {id}")))?;
    let mut confirmed = Vec::new();
    for transaction in refund.transactions.iter_mut().flatten() {
        if transaction.refund_status != Some(RefundStatus::Pending) {
            continue;
        }
        transaction.refund_status = Some(RefundStatus::Succeeded);
        confirmed.push(transaction.clone());
        let mut payments = ledger.payments.iter();
        if let Some(payment) = payments.find(|payment| payment.id == transaction.payment_id) {
            let is_all = ledger.left(payment).is_zero();
            refund::note_on_payment(connection, now, order, payment.clone(), is_all)?;
        }
    }
    refund.summary = Some(refund::summary(order, &refund));
    repo::save_refund(connection, order.number, &refund)?;
    refund_history::returned(order, now, &refund, confirmed.iter());
    balance::refresh(connection, order)?;
    Ok(())
}
