//! The demo shop's rules that have no file of their own.

use super::{SeedError, read};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

const RULES: &str = include_str!("../../seed/demo/rules.json");

/// The demo shop's rules by kind, as its owner would set them. Products and regions are written
/// `product:<key>` and `region:<key>`.
#[derive(Debug, Clone, Deserialize)]
pub struct DemoRules(pub BTreeMap<String, Vec<Value>>);

/// Reads the demo shop's rules.
///
/// # Errors
///
/// When the file is malformed.
pub fn demo_rules() -> Result<DemoRules, SeedError> {
    read("rules.json", RULES)
}
