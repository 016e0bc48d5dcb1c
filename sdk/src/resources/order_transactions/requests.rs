//! What the transactions calls send and answer.

use super::entity::OrderTransactions;
use crate::types::entity::entities;

entities! {
    /// The order whose payments are asked for.
    ListTransactions {
        /// A GUID.
        order_id: String,
    }

    /// The orders whose payments are asked for.
    ListManyTransactions {
        /// GUIDs, 1 to 100.
        order_ids: Vec<String>,
    }

    /// The payments of one order.
    TransactionsReply {
        /// The payments.
        order_transactions: OrderTransactions,
    }

    /// The payments of some orders.
    ManyTransactionsReply {
        /// One entry an order.
        order_transactions: Vec<OrderTransactions>,
    }
}
