//! The endpoint table of invoices.

use super::requests::*;
use crate::row::{Endpoint, Row};
use crate::resources::orders::endpoints::read;

/// `POST /v1/invoices/list-by-ids`
pub const LIST_MANY: Endpoint<ListManyInvoices, ManyInvoicesReply> =
    read("order_invoices.list_many", "/v1/invoices/list-by-ids");

/// Every call of the group.
pub const TABLE: &[Row<'static>] = &[LIST_MANY.row];
