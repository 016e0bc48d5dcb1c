//! Attempts to pay, and the provider's answers: each counts once, however often and late it comes.

use super::billing::collected;
use super::place::Shown;
use super::place::place;
use super::reservations::{give_back, return_stock};
use crate::cart::checkout;
use crate::clock::{Millis, seconds};
use crate::error::ApiError;
use crate::events::EventKind;
use crate::orders::{self, Mail, history};
use crate::payments::settlement::{CardPayment, CardState, Settlement};
use crate::payments::{balance, gift_card, settlement};
use crate::state::Shop;
use cartwright::resources::order_transactions::{PaymentStatus, TransactionStatus};
use cartwright::resources::orders::{OrderActivityType, OrderStatus};
use rusqlite::{Connection, OptionalExtension};
use serde_json::{Value, json};

/// The delay of a late answer of the bank, in seconds.
const ANSWER_SECONDS: i64 = 5;
/// The delay after an answer that could not be taken in, in seconds.
const POSTPONED_SECONDS: i64 = 60;

/// The state of an attempt to pay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AttemptState {
    Approved,
    Authorized,
    Pending,
    Unanswered,
    Declined,
    /// The money went back, because the order was paid otherwise or could not be placed.
    Voided,
}

impl AttemptState {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Approved => "APPROVED",
            Self::Authorized => "AUTHORIZED",
            Self::Pending => "PENDING",
            Self::Unanswered => "UNANSWERED",
            Self::Declined => "DECLINED",
            Self::Voided => "VOIDED",
        }
    }
}

/// The provider's final answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    Approved,
    Declined,
}

/// A try to pay, to be written down.
#[derive(Debug)]
pub(super) struct Attempt<'a> {
    pub(super) transaction: &'a str,
    pub(super) checkout: &'a str,
    pub(super) order: Option<i64>,
    pub(super) shown: Shown,
    pub(super) last_four: &'a str,
    pub(super) state: AttemptState,
    /// Whether the bank will call back by itself.
    pub(super) calls_back: bool,
}

impl Attempt<'_> {
    pub(super) fn record(&self, connection: &Connection, now: Millis) -> Result<(), ApiError> {
        let answers_at = self.calls_back.then(|| now.saturating_add(seconds(ANSWER_SECONDS)));
        connection
            .prepare_cached(
                "INSERT INTO payment_attempts (transaction_id, checkout, order_number, amount, charge, card, state, answers_at, created)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
            )?
            .execute((
                self.transaction,
                self.checkout,
                self.order,
                self.shown.total.to_string(),
                self.shown.to_charge.to_string(),
                self.last_four,
                self.state.as_str(),
                answers_at,
                now,
            ))?;
        Ok(())
    }
}

/// The time after which a charge that the provider has not answered no longer stands in the way of another, in seconds.
const IN_PROGRESS_SECONDS: i64 = 600;

/// Whether a charge for a checkout has been sent to the provider and not been answered.
pub(super) fn is_in_progress(connection: &Connection, now: Millis, checkout: &str) -> Result<bool, ApiError> {
    let mut statement = connection.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM payment_attempts WHERE checkout = ?1 AND state = 'UNANSWERED' AND created > ?2)",
    )?;
    let since = now.saturating_sub(seconds(IN_PROGRESS_SECONDS));
    Ok(statement.query_row((checkout, since), |row| row.get(0))?)
}

/// Selects the tries that the bank answers by a moment.
pub(crate) const DUE: &str =
    "SELECT transaction_id FROM payment_attempts WHERE answers_at <= ?1 ORDER BY answers_at LIMIT 500";

/// The tries that the bank answers by now.
pub(crate) fn due(connection: &Connection, now: Millis) -> Result<Vec<String>, ApiError> {
    Ok(connection
        .prepare_cached(DUE)?
        .query_map([now], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?)
}

/// Has the bank answer later: its answer could not be taken in.
pub(crate) fn postpone(connection: &Connection, now: Millis, transaction: &str) -> Result<(), ApiError> {
    connection
        .prepare_cached("UPDATE payment_attempts SET answers_at = ?2 WHERE transaction_id = ?1")?
        .execute((transaction, now.saturating_add(seconds(POSTPONED_SECONDS))))?;
    Ok(())
}

/// All attempts, oldest first, for tests.
pub(crate) fn attempts(connection: &Connection) -> Result<Vec<Value>, ApiError> {
    Ok(connection
        .prepare_cached(
            "SELECT transaction_id, checkout, order_number, charge, state FROM payment_attempts ORDER BY created",
        )?
        .query_map([], |row| {
            Ok(json!({
                "transactionId": row.get::<_, String>(0)?,
                "checkoutId": row.get::<_, String>(1)?,
                "orderNumber": row.get::<_, Option<i64>>(2)?,
                "amount": row.get::<_, String>(3)?,
                "state": row.get::<_, String>(4)?,
            }))
        })?
        .collect::<rusqlite::Result<_>>()?)
}

/// Takes the provider's answer to a try. The same answer again changes nothing.
pub(crate) fn answer(
    connection: &Connection,
    shop: &Shop,
    transaction: &str,
    verdict: Verdict,
) -> Result<(), ApiError> {
    if collected(connection, shop, transaction, verdict == Verdict::Approved)? {
        return Ok(());
    }
    let found = connection
        .prepare_cached(
            "SELECT checkout, order_number, amount, charge, card, state FROM payment_attempts WHERE transaction_id = ?1",
        )?
        .query_row([transaction], |row| {
            let amounts: (String, String) = (row.get(2)?, row.get(3)?);
            let (checkout, order): (String, Option<i64>) = (row.get(0)?, row.get(1)?);
            let (card, state): (String, String) = (row.get(4)?, row.get(5)?);
            Ok((checkout, order, amounts, card, state))
        })
        .optional()?;
    let (checkout, order, amounts, last_four, state) =
        found.ok_or_else(|| ApiError::not_found("PAYMENT_NOT_FOUND", format!("There is no payment {transaction}")))?;
    let becomes = match state.as_str() {
        "PENDING" => match order {
            Some(number) => decide(connection, shop, number, transaction, verdict)?,
            None => AttemptState::Voided,
        },
        "UNANSWERED" if verdict == Verdict::Declined => AttemptState::Declined,
        "UNANSWERED" => {
            let shown = Shown {
                total: amounts.0.parse().unwrap_or_default(),
                to_charge: amounts.1.parse().unwrap_or_default(),
            };
            late(connection, shop, &checkout, transaction, &last_four, shown)?
        }
        _ => {
            set_state(connection, transaction, None)?;
            return Ok(());
        }
    };
    set_state(connection, transaction, Some(becomes))
}

/// The answer for an order that waited for it.
fn decide(
    connection: &Connection,
    shop: &Shop,
    number: i64,
    transaction: &str,
    verdict: Verdict,
) -> Result<AttemptState, ApiError> {
    let now = shop.clock.now();
    let mut order = orders::by_number(connection, number)?;
    let approved = verdict == Verdict::Approved;
    let (status, provider) = if approved {
        (PaymentStatus::Approved, TransactionStatus::Approved)
    } else {
        (PaymentStatus::Declined, TransactionStatus::Declined)
    };
    let changed = settlement::change(
        connection,
        now,
        &mut order,
        &PaymentStatus::Pending,
        Some(transaction),
        |payment| settlement::set_status(payment, status, provider),
    )?;
    let Some(payment) = changed else {
        return Ok(AttemptState::Voided);
    };
    let next = if approved {
        OrderStatus::Approved
    } else {
        OrderStatus::Rejected
    };
    if orders::may_become(order.order.status.as_ref().unwrap_or(&OrderStatus::Initialized), &next) {
        order.order.status = Some(next);
    }
    if approved {
        history::add(&mut order, now, history::entry(OrderActivityType::OrderPaid));
        orders::after_payment(connection, shop, &mut order)?;
        orders::save(connection, now, &mut order, EventKind::Updated)?;
        orders::publish_action(connection, now, &order, "approved", json!({}))?;
        return Ok(AttemptState::Approved);
    }
    history::add(&mut order, now, settlement::declined(&payment));
    history::add(&mut order, now, history::entry(OrderActivityType::OrderRejected));
    gift_card::give_all_back(connection, &order)?;
    give_back(connection, order.number)?;
    balance::refresh(connection, &mut order)?;
    return_stock(connection, now, &mut order)?;
    history::mail(connection, now, &mut order, Mail::PaymentDeclined, None)?;
    orders::save(connection, now, &mut order, EventKind::Updated)?;
    Ok(AttemptState::Declined)
}

/// The bank says yes to a try that the buyer had given up: the order is placed if there is none yet and it still can
/// be for the amount that was taken, else the money goes back.
fn late(
    connection: &Connection,
    shop: &Shop,
    checkout: &str,
    transaction: &str,
    last_four: &str,
    shown: Shown,
) -> Result<AttemptState, ApiError> {
    if checkout::find(connection, checkout)?.order_number.is_some() {
        return Ok(AttemptState::Voided);
    }
    let settlement = Settlement::Card(CardPayment {
        transaction: transaction.to_owned(),
        last_four: last_four.to_owned(),
        state: CardState::Approved,
        is_saved: false,
    });
    // All of the order or nothing: a refusal half-way must not leave stock taken.
    connection.execute_batch("SAVEPOINT late_payment")?;
    match place(connection, shop, checkout, shown, &settlement) {
        Ok(_) => {
            connection.execute_batch("RELEASE late_payment")?;
            Ok(AttemptState::Approved)
        }
        Err(ApiError::Application { .. }) => {
            connection.execute_batch("ROLLBACK TO late_payment; RELEASE late_payment")?;
            Ok(AttemptState::Voided)
        }
        Err(error) => Err(error),
    }
}

fn set_state(connection: &Connection, transaction: &str, state: Option<AttemptState>) -> Result<(), ApiError> {
    connection
        .prepare_cached(
            "UPDATE payment_attempts SET state = ifnull(?2, state), answers_at = NULL WHERE transaction_id = ?1",
        )?
        .execute((transaction, state.map(AttemptState::as_str)))?;
    Ok(())
}
