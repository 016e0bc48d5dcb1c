//! Address rules by country: required parts, postal codes, and equivalent spellings of regions.

use cartwright::resources::cart::Address;
use cartwright_contract::ADDRESS_RULES;
use regex_lite::{Regex, RegexBuilder};
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

/// Regions by country and code (ISO 3166-2), for countries whose addresses use codes.
const REGIONS: &str = include_str!("regions.json");

static COUNTRIES: LazyLock<BTreeMap<String, CountryRule>> = LazyLock::new(|| {
    let read: Result<RuleFile, _> = serde_json::from_str(ADDRESS_RULES);
    read.map(|file| file.countries).unwrap_or_default()
});

static CODES: LazyLock<HashMap<String, BTreeMap<String, String>>> =
    LazyLock::new(|| serde_json::from_str(REGIONS).unwrap_or_default());

#[derive(Deserialize)]
struct RuleFile {
    countries: BTreeMap<String, CountryRule>,
}

#[derive(Debug, Default, Deserialize)]
struct CountryRule {
    format: String,
    #[serde(default)]
    required: String,
    #[serde(rename = "postcode", default, deserialize_with = "whole_match")]
    postcode: Option<Regex>,
    #[serde(default)]
    example: Option<String>,
}

/// Deserializes a case-insensitive pattern, anchored at both ends.
fn whole_match<'de, D: serde::Deserializer<'de>>(source: D) -> Result<Option<Regex>, D::Error> {
    let pattern: Option<String> = Option::deserialize(source)?;
    let whole = |pattern: String| RegexBuilder::new(&format!("^(?:{pattern})$")).case_insensitive(true).build();
    pattern.map(whole).transpose().map_err(serde::de::Error::custom)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    City,
    Postcode,
    Region,
}

impl Part {
    const fn letter(self) -> char {
        match self {
            Self::City => 'C',
            Self::Postcode => 'Z',
            Self::Region => 'S',
        }
    }
}

/// The codes of all countries (ISO 3166-1).
pub fn countries() -> impl Iterator<Item = &'static str> {
    COUNTRIES.keys().map(String::as_str)
}

fn rule(country: &str) -> Option<&'static CountryRule> {
    COUNTRIES.get(&country.to_ascii_uppercase())
}

/// The rows of a country's addresses, by the letters of their parts.
pub(super) fn format(country: &str) -> &'static str {
    rule(country).map_or("A|Z C, S", |rule| rule.format.as_str())
}

/// Whether addresses of a country have a part; true for an unknown country.
pub fn has(country: &str, part: Part) -> bool {
    rule(country).is_none_or(|rule| rule.format.contains(part.letter()))
}

/// Whether an address of a country requires a part.
pub fn requires(country: &str, part: Part) -> bool {
    rule(country).is_some_and(|rule| rule.required.contains(part.letter()))
}

/// Whether a text is a valid postal code; any text is, for a country without a pattern.
pub fn is_postcode(country: &str, text: &str) -> bool {
    let pattern = rule(country).and_then(|rule| rule.postcode.as_ref());
    pattern.is_none_or(|pattern| pattern.is_match(text.trim()))
}

/// An example postal code of a country.
pub fn example(country: &str) -> Option<&'static str> {
    rule(country)?.example.as_deref()
}

/// The regions of a country by code and name; empty where addresses use no codes.
pub fn regions(country: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let regions = CODES.get(&country.to_ascii_uppercase());
    regions.into_iter().flatten().map(|(code, name)| (code.as_str(), name.as_str()))
}

/// The code of a region, from its code (with or without the country) or its name.
pub fn region_code(country: &str, text: &str) -> Option<&'static str> {
    let wanted = folded(text);
    let bare = wanted.strip_prefix(&format!("{}-", country.to_lowercase())).unwrap_or(&wanted);
    let mut regions = regions(country);
    let found = regions.find(|(code, name)| folded(code) == bare || folded(name) == wanted);
    found.map(|(code, _)| code)
}

/// The normalized region of an address: its code where the country has a list, else the folded text without the
/// country.
pub fn region(address: &Address) -> Option<String> {
    let text = address.subdivision.as_deref().filter(|text| !text.trim().is_empty())?;
    let country = address.country.as_deref().unwrap_or_default();
    Some(same_region(country, text))
}

/// Normalizes a region for comparison.
pub(crate) fn same_region(country: &str, text: &str) -> String {
    if let Some(code) = region_code(country, text) {
        return folded(code);
    }
    let text = folded(text);
    let prefix = format!("{}-", country.to_lowercase());
    text.strip_prefix(&prefix).unwrap_or(&text).to_owned()
}

/// Normalizes a postal code for comparison: ignores case, spaces and hyphens.
pub fn same_postcode(text: &str) -> String {
    let letters = text.chars().filter(|letter| !letter.is_whitespace() && *letter != '-');
    letters.flat_map(char::to_uppercase).collect()
}

/// Normalizes a place name for comparison.
pub(crate) fn folded(text: &str) -> String {
    base::text::folded(text.trim())
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::language::Language;

    #[test]
    fn every_country_with_address_rules_has_a_name_in_each_language() {
        for language in [Language::English, Language::German, Language::Arabic] {
            assert_eq!(language.countries(countries()).len(), COUNTRIES.len(), "{language:?}");
        }
    }

    #[test]
    fn every_address_rule_parses_and_accepts_its_example_postcode() {
        assert_eq!(COUNTRIES.len(), 249);
        for (country, rule) in COUNTRIES.iter() {
            assert!(rule.format.starts_with('A') || rule.format.contains('A'), "{country}");
            if let Some(example) = &rule.example {
                assert!(is_postcode(country, example), "{country}: {example}");
            }
        }
    }

    #[test]
    fn the_required_address_parts_depend_on_the_country() {
        for (country, part, is_needed) in [
            ("DE", Part::Postcode, true),
            ("US", Part::Region, true),
            ("US", Part::Postcode, true),
            ("HK", Part::Postcode, false),
            ("AE", Part::Postcode, false),
            ("SG", Part::City, false),
            ("de", Part::City, true),
        ] {
            assert_eq!(requires(country, part), is_needed, "{country} {part:?}");
        }
        assert!(!has("HK", Part::Postcode));
        assert!(!is_postcode("DE", "12"));
        assert!(is_postcode("GB", "je2 3ab") || is_postcode("JE", "je2 3ab"));
    }

    #[test]
    fn spellings_of_a_region_or_postcode_are_normalized() {
        for text in ["NY", "ny", "US-NY", "us-ny", " New York ", "new york"] {
            assert_eq!(same_region("US", text), "ny", "{text}");
        }
        assert_eq!(same_region("FR", "FR-75"), "75");
        for text in ["JE2 3AB", "je2 3ab", "JE2-3AB", "JE23AB"] {
            assert_eq!(same_postcode(text), "JE23AB");
        }
    }
}
