//! Ordering: turns a checkout into an order, takes payment, and cancels.

mod answer_request;
mod attempts;
pub(crate) mod billing;
mod build;
mod cancel;
mod change_items;
mod created;
mod import;
mod lines;
mod order;
mod owner;
mod pay;
mod payment;
mod place;
mod repo;
mod reservations;
mod taxes;
mod tip;

pub(crate) use answer_request::{Answer, answer_request};
pub(crate) use attempts::{Verdict, answer, postpone};
pub(crate) use billing::{pay_requested, requested_payment};
pub(crate) use change_items::change_rejections;
pub(crate) use created::create;
pub(crate) use import::{change_for_job, import_many};
pub(crate) use order::{Unpaid, amount_due, pay as pay_by_token, place_unpaid};
pub(crate) use owner::act;
pub(crate) use pay::pay;
pub(crate) use payment::{Means, Outcome, TokenCharge};
pub(crate) use place::{Step, refuse_issues};
#[cfg(test)]
pub(crate) use repo::{DUE, UNANSWERED};
pub(crate) use repo::{attempts, due};

use crate::base::Rows;

pub(crate) const ROWS: Rows = &[
    ("orders.cancel", cancel::cancel),
    ("orders.create", created::create),
    ("orders.import", import::import),
    ("orders.bulk_delete_imported", import::bulk_delete_imported),
    ("orders.set_number_counter", import::set_number_counter),
    ("checkout.create_order_and_charge", order::create_and_charge),
    ("checkout.create_order", order::create),
];
