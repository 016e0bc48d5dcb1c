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
pub(crate) mod record;
mod search;
mod status;
mod update;

pub(crate) use amounts::{amount, price};
pub(crate) use bulk::{bulk_update, bulk_update_tags};
pub(crate) use calls::{add_activities, get, ids, refuse_unsettled};
pub(crate) use delivered::after_payment;
pub(crate) use downloads::{Download, fetch as fetch_download};
pub(crate) use fulfillments::{
    bulk_create as bulk_create_fulfillments, create as create_fulfillment, delete as delete_fulfillment,
    list as list_fulfillments, list_many as list_many_fulfillments, refresh as refresh_fulfillment,
    update as update_fulfillment,
};
pub(crate) use import::{bulk_delete_imported, change_for_job, import, set_number_counter};
pub(crate) use invoices::list_many as list_many_invoices;
pub(crate) use mails::Mail;
pub(crate) use record::{
    Record, Taken, by_id, by_number, hand_over, insert, many_of_caller, of_caller, save, tell_action,
};
pub(crate) use search::search;
pub(crate) use status::{Balance, may_become, payment as payment_status};
pub(crate) use update::update;
