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
mod settle;
mod tip;

#[cfg(test)]
pub(crate) use attempts::DUE;
pub(crate) use attempts::{Verdict, answer, attempts, due, postpone};
pub(crate) use cancel::cancel;
pub(crate) use created::create;
pub(crate) use order::{create as create_order, create_and_charge, pay as pay_by_token, refuse_issues};
pub(crate) use owner::act;
pub(crate) use pay::{Means, Outcome, TokenCharge, pay};
pub(crate) use place::Shown;
