//! Orders after placement: payment, fulfillment, cancellation and activities.

pub(crate) mod calls;
pub(crate) mod delivered;
pub mod fulfillments;
pub(crate) mod history;
mod invoice_document;
pub mod invoices;
mod mails;
mod owner_mails;
mod page;
pub(crate) mod record;
pub mod repo;
mod request;
pub mod requests;
mod search;
mod status;
pub(crate) mod stored;
mod summary;
mod update;

pub use calls::{ids, refuse_unsettled};
pub use delivered::{Download, after_payment, fetch_download};
pub use fulfillments::refresh as refresh_fulfillment;
pub(crate) use mails::Mail;
pub use page::{address as page_address, order_of_page};
pub use record::{give_to_member, join_member, publish_action, save, shown_to};
pub use repo::GUEST_ORDERS;
pub use repo::{
    by_id, by_number, find, fulfillments as fulfillments_of, insert, many_of_caller, of_caller, page_by_offset,
};
pub(crate) use status::{Balance, may_become, payment as payment_status};
pub use stored::{Record, Taken, amount, price};
pub use summary::Summary;
pub use update::update;

use base::Rows;

pub const ROWS: Rows = &[
    ("orders.get", calls::get),
    ("orders.search", search::search),
    ("orders.update", update::update),
    ("orders.add_activities", calls::add_activities),
    ("orders.bulk_update", update::bulk_update),
    ("orders.bulk_update_tags", update::bulk_update_tags),
    ("order_fulfillments.bulk_create", fulfillments::bulk_create),
    ("order_fulfillments.update", fulfillments::update),
    ("order_fulfillments.delete", fulfillments::delete),
    ("order_fulfillments.list", fulfillments::list),
    ("order_fulfillments.list_many", fulfillments::list_many),
    ("order_fulfillments.create", fulfillments::create),
    ("order_invoices.list_many", invoices::list_many),
];
