//! Ordering: turns a checkout into an order, takes payment, and cancels.

mod added_items;
mod answer_request;
mod attempts;
pub mod billing;
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

pub use answer_request::{Answer, answer_request};
pub use attempts::{Verdict, answer, postpone};
pub use billing::{pay_requested, requested_payment};
pub use change_items::change_rejections;
pub(crate) use created::create;
pub use import::{change_for_job, import_many};
pub use order::{Unpaid, amount_due, pay as pay_by_token, place_unpaid};
pub use owner::act;
pub use pay::pay;
pub use payment::{Means, Outcome, TokenCharge};
pub use place::{Step, refuse_issues};
pub use repo::{DUE, UNANSWERED};
pub use repo::{attempts, due};

use base::Rows;

pub const ROWS: Rows = &[
    ("orders.cancel", cancel::cancel),
    ("orders.create", created::create),
    ("orders.import", import::import),
    ("orders.bulk_delete_imported", import::bulk_delete_imported),
    ("orders.set_number_counter", import::set_number_counter),
    ("checkout.create_order_and_charge", order::create_and_charge),
    ("checkout.create_order", order::create),
];
