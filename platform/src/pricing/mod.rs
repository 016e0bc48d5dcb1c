//! What things cost: pure functions over decimals.

pub(crate) mod delivery;
pub(crate) mod money;
pub(crate) mod rules;
pub(crate) mod totals;
