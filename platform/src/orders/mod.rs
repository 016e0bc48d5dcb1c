//! Orders: placed by a checkout, then paid, sent, cancelled; and their history.

mod amounts;
pub(crate) mod calls;
pub(crate) mod delivered;
pub(crate) mod downloads;
pub(crate) mod fulfillments;
mod gift_cards;
pub(crate) mod history;
pub(crate) mod invoices;
pub(crate) mod record;
mod search;
mod status;
mod update;

pub(crate) use amounts::{amount, price};
pub(crate) use calls::{add_activities, get, ids, refuse_unsettled};
pub(crate) use delivered::after_payment;
pub(crate) use downloads::{Download, fetch as fetch_download};
pub(crate) use fulfillments::{
    create as create_fulfillment, list as list_fulfillments, list_many as list_many_fulfillments,
    refresh as refresh_fulfillment,
};
pub(crate) use invoices::list_many as list_many_invoices;
pub(crate) use record::{Record, Taken, by_id, by_number, hand_over, insert, many_of_caller, of_caller, save, tell};
pub(crate) use search::search;
pub(crate) use status::{Balance, may_become, payment as payment_status};
pub(crate) use update::update;
