//! Price calculation: pure functions over decimals.

pub mod delivery;
mod discounts;
mod due;
#[cfg(test)]
mod properties;
pub(crate) mod slots;
pub(crate) mod sums;
pub(crate) mod tax;
pub(crate) mod tax_rules;
pub(crate) mod totals;
