//! The endpoint table of invoices.

use super::requests::*;
use crate::resources::orders::endpoints::read;
use crate::row::{Endpoint, Row};

/// `POST /v1/invoices/list-by-ids`
pub const LIST_MANY: Endpoint<ListManyInvoices, ManyInvoicesReply> =
    read("order_invoices.list_many", "/v1/invoices/list-by-ids");

/// Every call of the group.
pub const TABLE: &[Row<'static>] = &[LIST_MANY.row];
