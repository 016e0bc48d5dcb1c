//! The stock that a change asks for.

/// The most that may be counted, and the least: what was ordered while there was none counts down from zero.
pub(super) const MAX: i64 = cartwright_contract::limits::stock::QUANTITY;
pub(super) const MIN: i64 = -MAX;

/// The requested stock of a variant; absent parts stay.
#[derive(Debug, Clone, Default)]
pub(crate) struct Wanted {
    /// The number of items in stock; none if the stock is no longer counted.
    pub(crate) quantity: Option<Option<i64>>,
    /// Whether an untracked variant is in stock.
    pub(crate) in_stock: Option<bool>,
    pub(crate) preorder_enabled: Option<bool>,
    pub(crate) preorder_limit: Option<i64>,
    pub(crate) preorder_message: Option<String>,
}
