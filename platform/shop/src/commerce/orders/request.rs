//! A buyer's request to cancel an order or to return items.

use serde::{Deserialize, Serialize};

/// A request as stored, and as the owner reads it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Request {
    pub(crate) id: String,
    pub(crate) kind: RequestKind,
    /// The items to return.
    pub(crate) lines: Vec<RequestedLine>,
    /// The buyer's reason.
    pub(crate) reason: String,
    pub(crate) created_date: String,
    pub(crate) status: RequestStatus,
    /// The owner's words to the buyer.
    pub(crate) answer: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) enum RequestKind {
    Cancel,
    Return,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) enum RequestStatus {
    Open,
    Accepted,
    Declined,
}

/// A quantity of an order's line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RequestedLine {
    pub(crate) line_item_id: String,
    pub(crate) quantity: i64,
}
