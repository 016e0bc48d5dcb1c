//! Payment attempts and the provider's answers: each answer takes effect once, however often or late it arrives.

use super::repo::{self, Attempt, AttemptState};
use super::reservations::{give_back, return_stock};
use super::{Outcome, billing::collected, place::place};
use crate::commerce::cart::{Basket, checkout};
use crate::commerce::orders::{self, Mail, history};
use crate::commerce::payments::settlement::{self, CardPayment, CardState, Settlement};
use crate::commerce::payments::{balance, gift_card};
use crate::commerce::shown_totals::{Agreed, Shown};
use crate::events::EventKind;
use base::{ApiError, Millis, Result, Writing, clock::seconds, db};
use cartwright::resources::order_transactions::{PaymentStatus, TransactionStatus};
use cartwright::resources::orders::{OrderActivityType, OrderStatus};
use rusqlite::Connection;
use serde_json::json;

/// The delay of a late bank answer, in seconds.
const ANSWER_SECONDS: i64 = 5;
/// The retry delay after an answer that could not be processed, in seconds.
const POSTPONED_SECONDS: i64 = 60;

impl AttemptState {
    pub(super) const fn as_str(self) -> &'static str {
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
pub enum Verdict {
    Approved,
    Declined,
}

impl Attempt<'_> {
    pub(super) fn record(&self, connection: &Connection, now: Millis) -> Result<()> {
        let answers_at = self.calls_back.then(|| now.saturating_add(seconds(ANSWER_SECONDS)));
        repo::insert_attempt(connection, now, self, answers_at)
    }
}

/// The time, in seconds, after which an unanswered charge no longer blocks another one.
const IN_PROGRESS_SECONDS: i64 = 600;

/// Whether a checkout has an unanswered charge.
pub(super) fn is_in_progress(connection: &Connection, now: Millis, checkout: &str) -> Result<bool> {
    repo::has_unanswered(connection, checkout, now.saturating_sub(seconds(IN_PROGRESS_SECONDS)))
}

/// Schedules a retry of an answer that could not be processed.
pub fn postpone(connection: &Connection, now: Millis, transaction: &str) -> Result<()> {
    repo::set_answer_time(connection, transaction, now.saturating_add(seconds(POSTPONED_SECONDS)))
}

/// Processes the provider's answer to an attempt. Idempotent.
pub fn answer(writing: &Writing<'_>, transaction: &str, verdict: Verdict) -> Result<()> {
    if collected(writing, transaction, verdict == Verdict::Approved)? {
        return Ok(());
    }
    let known = repo::attempt(writing, transaction)?
        .ok_or_else(|| ApiError::not_found("PAYMENT_NOT_FOUND", format!("There is no payment {transaction}")))?;
    let becomes = match known.state.as_str() {
        "PENDING" => match known.order {
            Some(number) => decide(writing, number, transaction, verdict)?,
            None => AttemptState::Voided,
        },
        "UNANSWERED" if verdict == Verdict::Declined => AttemptState::Declined,
        "UNANSWERED" => {
            let shown = Shown {
                total: known.amount.parse().unwrap_or_default(),
                to_charge: known.charge.parse().unwrap_or_default(),
            };
            let agreed = Agreed::by_attempt(shown);
            late(writing, &known.checkout, transaction, &known.card, agreed)?
        }
        _ => {
            repo::set_state(writing, transaction, None)?;
            return Ok(());
        }
    };
    repo::set_state(writing, transaction, Some(becomes.as_str()))
}

/// Applies the answer to an order with a pending payment.
fn decide(writing: &Writing<'_>, number: i64, transaction: &str, verdict: Verdict) -> Result<AttemptState> {
    let mut order = orders::by_number(writing, number)?;
    let approved = verdict == Verdict::Approved;
    let (status, provider) = if approved {
        (PaymentStatus::Approved, TransactionStatus::Approved)
    } else {
        (PaymentStatus::Declined, TransactionStatus::Declined)
    };
    let changed =
        settlement::change(writing, writing.now, &mut order, &PaymentStatus::Pending, Some(transaction), |payment| {
            settlement::set_status(payment, status, provider)
        })?;
    let Some(payment) = changed else {
        return Ok(AttemptState::Voided);
    };
    let next = if approved { OrderStatus::Approved } else { OrderStatus::Rejected };
    if orders::may_become(order.order.status.as_ref().unwrap_or(&OrderStatus::Initialized), &next) {
        order.order.status = Some(next);
    }
    if approved {
        history::add(&mut order, writing.now, history::entry(OrderActivityType::OrderPaid));
        orders::after_payment(writing, &mut order)?;
        orders::save(writing, &mut order, EventKind::Updated)?;
        orders::publish_action(writing, &order, "approved", json!({}))?;
        return Ok(AttemptState::Approved);
    }
    history::add(&mut order, writing.now, settlement::declined(&payment));
    history::add(&mut order, writing.now, history::entry(OrderActivityType::OrderRejected));
    gift_card::give_all_back(writing, &order)?;
    give_back(writing, order.number)?;
    balance::refresh(writing, &mut order)?;
    return_stock(writing, &mut order)?;
    history::mail(writing, &mut order, Mail::PaymentDeclined, None)?;
    orders::save(writing, &mut order, EventKind::Updated)?;
    Ok(AttemptState::Declined)
}

/// Handles a late approval of an attempt that the buyer had given up: places the order if still possible at the charged
/// amount, else voids the payment.
fn late(
    writing: &Writing<'_>,
    checkout: &str,
    transaction: &str,
    last_four: &str,
    agreed: Agreed,
) -> Result<AttemptState> {
    let owned = checkout::find(writing, checkout)?;
    if owned.order_number().is_some() {
        return Ok(AttemptState::Voided);
    }
    let mut basket = Basket::of(writing, owned)?;
    let settlement = Settlement::Card(CardPayment {
        transaction: transaction.to_owned(),
        last_four: last_four.to_owned(),
        state: CardState::Approved,
        is_saved: false,
    });
    // Atomic: a refusal midway must not leave stock taken.
    match db::partly(writing, || place(writing, &mut basket, agreed, &settlement))? {
        Ok(Outcome::Ordered(_)) => Ok(AttemptState::Approved),
        Ok(_) | Err(ApiError::Application { .. }) => Ok(AttemptState::Voided),
        Err(error) => Err(error),
    }
}
