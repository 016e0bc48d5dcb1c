//! The stock that a call requests.

/// The maximum and minimum quantity; orders beyond the stock count below zero.
pub(super) const MAX: i64 = cartwright_contract::limits::stock::QUANTITY;
pub(super) const MIN: i64 = -MAX;

/// A variant's requested stock; absent parts stay unchanged.
#[derive(Debug, Clone, Default)]
pub(crate) struct Wanted {
    /// The new quantity; `Some(None)` stops tracking.
    pub(crate) quantity: Option<Option<i64>>,
    /// Whether an untracked variant is in stock.
    pub(crate) in_stock: Option<bool>,
    pub(crate) preorder_enabled: Option<bool>,
    pub(crate) preorder_limit: Option<i64>,
    pub(crate) preorder_message: Option<String>,
}
