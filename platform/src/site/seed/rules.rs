//! The demo shop's rules that have no file of their own, and its texts in other languages.

use super::{SeedError, read};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// The languages of the demo shop beside its own.
const TRANSLATIONS: [(&str, &str, &str); 2] = [
    ("de", "de.json", include_str!("../../../seed/demo/de.json")),
    ("ar", "ar.json", include_str!("../../../seed/demo/ar.json")),
];

const RULES: &str = include_str!("../../../seed/demo/rules.json");

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

/// The texts of the demo shop in other languages, each by the text of the shop.
pub type DemoTranslations = BTreeMap<&'static str, BTreeMap<String, String>>;

/// Reads the translations of the demo shop's texts, by language.
///
/// # Errors
///
/// When a file is malformed.
pub fn demo_translations() -> Result<DemoTranslations, SeedError> {
    let languages = TRANSLATIONS.iter();
    languages.map(|(language, file, text)| Ok((*language, read(file, text)?))).collect()
}
