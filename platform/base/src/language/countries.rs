//! Lists of countries.

use super::Language;
use crate::text;
use std::{collections::BTreeMap, sync::LazyLock};

/// The names of all countries in English, German and Arabic by code (ISO 3166-1), from the Common Locale Data
/// Repository.
const NAMES: &str = include_str!("countries.json");

static COUNTRIES: LazyLock<BTreeMap<String, [String; 3]>> =
    LazyLock::new(|| serde_json::from_str(NAMES).unwrap_or_default());

impl Language {
    /// Countries by code and name, collated for the language.
    pub fn countries<'a>(self, codes: impl Iterator<Item = &'a str>) -> Vec<(&'a str, &'static str)> {
        let mut named: Vec<_> = codes.filter_map(|code| Some((code, self.country(code)?))).collect();
        named.sort_by_cached_key(|(_, name)| text::plain(name));
        named
    }

    pub fn country(self, code: &str) -> Option<&'static str> {
        let [english, german, arabic] = COUNTRIES.get(&code.to_ascii_uppercase())?;
        Some(self.pick([english, german, arabic]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_lists_the_countries_by_their_names() {
        let first = |language: Language| {
            let countries = language.countries(COUNTRIES.keys().map(String::as_str));
            countries.iter().take(3).map(|(code, _)| *code).collect::<Vec<_>>()
        };
        assert_eq!(first(Language::English), ["AF", "AX", "AL"]);
        assert_eq!(first(Language::German), ["AF", "EG", "AX"]);
        assert_eq!(Language::Arabic.country("de"), Some("ألمانيا"));
    }
}
