//! Orders: placed by a checkout, then paid, sent, cancelled; and their history.

mod amounts;
mod bulk;
pub(crate) mod calls;
pub(crate) mod delivered;
pub(crate) mod downloads;
pub(crate) mod fulfillments;
mod gift_cards;
pub(crate) mod history;
mod import;
pub(crate) mod invoices;
mod mails;
mod page;
pub(crate) mod record;
pub(crate) mod repo;
mod rows;
mod search;
mod status;
mod summary;
mod update;

pub(crate) use amounts::{amount, price};
pub(crate) use calls::{ids, refuse_unsettled};
pub(crate) use delivered::after_payment;
pub(crate) use downloads::{Download, fetch as fetch_download};
pub(crate) use fulfillments::refresh as refresh_fulfillment;
pub(crate) use import::{change_for_job, import_many};
pub(crate) use mails::Mail;
pub(crate) use page::order_of_page;
pub(crate) use record::{Record, Taken, publish_action, save};
pub(crate) use repo::{by_id, by_number, insert, many_of_caller, merge_into_member, of_caller};
pub(crate) use rows::ROWS;
pub(crate) use status::{Balance, may_become, payment as payment_status};
pub(crate) use summary::Summary;
pub(crate) use update::update;
