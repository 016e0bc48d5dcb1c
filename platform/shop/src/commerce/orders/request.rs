//! A buyer's request to cancel an order or to return items.

use serde::{Deserialize, Serialize};

/// A request as stored, and as the owner reads it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Request {
    pub(crate) id: String,
    pub kind: RequestKind,
    /// The items to return.
    pub lines: Vec<RequestedLine>,
    /// The buyer's reason.
    pub(crate) reason: String,
    pub created_date: String,
    pub status: RequestStatus,
    /// The owner's words to the buyer.
    pub answer: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum RequestKind {
    Cancel,
    Return,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum RequestStatus {
    Open,
    Accepted,
    Declined,
}

/// A quantity of an order's line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RequestedLine {
    pub line_item_id: String,
    pub quantity: i64,
}
