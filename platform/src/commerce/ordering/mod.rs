//! Ordering: a checkout becomes an order, is paid, and is cancelled.

mod attempts;
pub(crate) mod billing;
mod build;
mod cancel;
mod created;
mod order;
mod owner;
mod pay;
mod place;
mod repo;
mod reservations;
mod rows;
mod tip;

pub(crate) use attempts::{Verdict, answer, postpone};
pub(crate) use order::{pay as pay_by_token, refuse_issues};
pub(crate) use owner::act;
pub(crate) use pay::{Means, Outcome, TokenCharge, pay};
#[cfg(test)]
pub(crate) use repo::{DUE, UNANSWERED};
pub(crate) use repo::{attempts, due};
pub(crate) use rows::ROWS;
