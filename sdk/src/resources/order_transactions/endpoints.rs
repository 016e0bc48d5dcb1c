//! The endpoint table of the payments of orders.

use super::requests::*;
use crate::resources::orders::endpoints::{get, read};
use crate::row::{Endpoint, Row};

/// `GET /v1/payments/orders/{orderId}`
pub const LIST: Endpoint<ListTransactions, TransactionsReply> =
    get("order_transactions.list", "/v1/payments/orders/{orderId}");
/// `POST /v1/payments/list-by-ids`
pub const LIST_MANY: Endpoint<ListManyTransactions, ManyTransactionsReply> =
    read("order_transactions.list_many", "/v1/payments/list-by-ids");

/// Every call of the group.
pub const TABLE: &[Row<'static>] = &[LIST.row, LIST_MANY.row];
