//! The people and words of the demo shop's past.

use super::{SeedError, read};
use serde::Deserialize;
use serde_json::Value;

const PAST: &str = include_str!("../../../seed/demo/past.json");

/// The names, addresses and texts of the demo shop's past.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DemoPast {
    /// First names of buyers.
    pub first_names: Vec<String>,
    /// Last names of buyers.
    pub last_names: Vec<String>,
    /// Addresses of buyers, in the contract's `Address`.
    pub addresses: Vec<Value>,
    /// How much is bought in each month of a year, from January; 1 is usual.
    pub months: Vec<f64>,
    /// Reasons why something is given back.
    pub refund_reasons: Vec<String>,
    /// Notes of buyers.
    pub notes: Vec<String>,
    /// Reasons why members are reported, in the contract's `Reason`.
    pub reports: Vec<Value>,
}

/// Reads the names, addresses and texts of the demo shop's past.
///
/// # Errors
///
/// When the file is malformed.
pub fn demo_past() -> Result<DemoPast, SeedError> {
    read("past.json", PAST)
}
