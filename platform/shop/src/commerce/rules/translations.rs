//! Translations of the shop's content.

use super::kind::{Rule, RuleChecks};
use super::repo;
use base::dictionary::{ByLanguage, Dictionaries, Dictionary};
use base::{Result, Shop};
use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, sync::Arc};

/// The translations into one language.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Translations {
    /// The language's tag (BCP 47) without a region, such as `de`.
    pub(crate) id: String,
    /// The translations by original text.
    pub(crate) texts: BTreeMap<String, String>,
}

impl Rule for Translations {
    const KIND: &'static str = "translations";

    fn id(&self) -> &str {
        &self.id
    }

    fn check(&self, checks: &mut RuleChecks) {
        let is_language = (2..=3).contains(&self.id.len()) && self.id.bytes().all(|letter| letter.is_ascii_lowercase());
        checks.require(is_language, "id", "FORMAT", "must be a language such as de");
    }
}

/// A language's dictionary, by tag; `None` without translations.
pub fn dictionary(connection: &Connection, tag: &str) -> Result<Option<Dictionary>> {
    let found = repo::find::<Translations>(connection, &language(tag))?;
    Ok(found.map(|found| Dictionary::new(found.texts)))
}

/// The cached dictionaries of all languages.
pub fn held_dictionaries(shop: &Shop) -> Result<Arc<ByLanguage>> {
    shop.states.of_content::<Dictionaries>().all(|| {
        let all = shop.db.read(repo::all::<Translations>)?;
        let by_language = |each: Translations| (each.id, Arc::new(Dictionary::new(each.texts)));
        Ok(all.into_iter().map(by_language).collect())
    })
}

/// A language's cached dictionary.
pub fn held_dictionary(shop: &Shop, tag: &str) -> Result<Option<Arc<Dictionary>>> {
    Ok(held_dictionaries(shop)?.get(&language(tag)).cloned())
}

/// A language tag without its region.
fn language(tag: &str) -> String {
    tag.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase()
}
