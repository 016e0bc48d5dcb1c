//! Translations of a shop's content, text by text.

use crate::db::lock;
use crate::error::Result;
use serde_json::{Map, Value};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex};

/// Fields of answers with translatable texts. `original` keeps the shop's language: the field `translated` stands
/// beside it.
const TEXTS: [&str; 21] = [
    "altText",
    "categoryName",
    "choiceName",
    "content",
    "deliveryTime",
    "description",
    "details",
    "instructions",
    "label",
    "message",
    "name",
    "optionName",
    "plainDescription",
    "plainText",
    "productName",
    "ribbon",
    "subtitle",
    "text",
    "title",
    TRANSLATED,
    "translatedName",
];
/// The field of the translated text, beside the original.
const TRANSLATED: &str = "translated";
/// Fields that are never translated: catalog V1 identifies options, choices and custom texts by their names.
const KEPT: [&str; 2] = ["productOptions", "customTextFields"];
/// The field with a search's facets, whose values are names where products are counted by name.
const COUNTS: &str = "aggregationData";

/// The translations into one language, by original text.
#[derive(Debug, Default)]
pub struct Dictionary {
    translated: HashMap<String, String>,
    /// The reverse mapping: callers filter by translated names.
    original: HashMap<String, String>,
}

impl Dictionary {
    /// A dictionary of translations, which also has the single text nodes of rich texts.
    pub fn new(texts: BTreeMap<String, String>) -> Self {
        let mut translated = HashMap::with_capacity(texts.len());
        for (original, translation) in &texts {
            let (parts, others) = (parts(original), parts(translation));
            if parts.len() == others.len() {
                translated.extend(parts.into_iter().zip(others));
            }
        }
        translated.extend(texts);
        let original = translated.iter().map(|(text, said)| (said.clone(), text.clone())).collect();
        Self { translated, original }
    }

    /// The translation of a text, or the text itself without one.
    pub fn say<'a>(&'a self, text: &'a str) -> &'a str {
        self.translated.get(text).map_or(text, String::as_str)
    }

    pub fn translate(&self, answer: &mut Value) {
        walk(answer, &|name| TEXTS.contains(&name), &|text| self.translated.get(text));
    }

    /// Translates the fields `translated` of a value.
    pub fn translate_pairs(&self, value: &mut Value) {
        walk(value, &|name| name == TRANSLATED, &|text| self.translated.get(text));
    }

    /// Replaces translated texts in a call's filters by the originals.
    pub fn restore_filters(&self, payload: &mut Map<String, Value>) {
        each_filter(payload, &|filter| walk(filter, &|_| true, &|text| self.original.get(text)));
    }

    /// Adds the originals of translated texts to the lists in a call's filters.
    pub fn add_to_filters(&self, payload: &mut Map<String, Value>) {
        each_filter(payload, &|filter| add_to_lists(filter, &|text| self.original.get(text).cloned()));
    }
}

fn each_filter(payload: &mut Map<String, Value>, change: &dyn Fn(&mut Value)) {
    for (name, value) in payload {
        match value {
            _ if name == "filter" => change(value),
            Value::Object(fields) => each_filter(fields, change),
            _ => {}
        }
    }
}

fn add_to_lists(value: &mut Value, original: &dyn Fn(&str) -> Option<String>) {
    match value {
        Value::Object(fields) => fields.values_mut().for_each(|value| add_to_lists(value, original)),
        Value::Array(items) => {
            items.iter_mut().for_each(|item| add_to_lists(item, original));
            let texts = items.iter().filter_map(|item| original(item.as_str()?));
            let added: Vec<Value> = texts.map(Value::from).filter(|text| !items.contains(text)).collect();
            items.extend(added);
        }
        _ => {}
    }
}

/// Replaces texts in all fields for which `holds_text` is true.
fn walk<'a>(value: &mut Value, holds_text: &dyn Fn(&str) -> bool, replaced: &dyn Fn(&str) -> Option<&'a String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields.iter_mut().filter(|(name, _)| !KEPT.contains(&name.as_str())) {
                if name == COUNTS {
                    walk(value, &|name| name == "value", replaced);
                    continue;
                }
                if holds_text(name) {
                    replace(value, replaced);
                }
                walk(value, holds_text, replaced);
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| walk(item, holds_text, replaced)),
        _ => {}
    }
}

/// Replaces a text, or each text of a list.
fn replace<'a>(value: &mut Value, replaced: &dyn Fn(&str) -> Option<&'a String>) {
    match value {
        Value::String(text) => {
            if let Some(other) = replaced(text) {
                text.clone_from(other);
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| replace(item, replaced)),
        _ => {}
    }
}

/// The text nodes of HTML.
fn parts(html: &str) -> Vec<String> {
    if !html.starts_with('<') {
        return Vec::new();
    }
    let texts = html.split('<').filter_map(|piece| Some(piece.split_once('>')?.1));
    texts.filter(|text| !text.trim().is_empty()).map(str::to_owned).collect()
}

/// The dictionaries of a shop, by language.
pub type ByLanguage = BTreeMap<String, Arc<Dictionary>>;

/// The shop's dictionaries, loaded lazily.
#[derive(Debug, Default)]
pub struct Dictionaries(Mutex<Held>);

#[derive(Debug, Default)]
struct Held {
    /// The number of invalidations: a load that began before one is not cached.
    version: u64,
    all: Option<Arc<ByLanguage>>,
}

impl Dictionaries {
    /// All dictionaries, loaded on first use.
    pub fn all(&self, read: impl FnOnce() -> Result<ByLanguage>) -> Result<Arc<ByLanguage>> {
        let version = {
            let held = lock(&self.0);
            if let Some(known) = &held.all {
                return Ok(Arc::clone(known));
            }
            held.version
        };
        let found = Arc::new(read()?);
        let mut held = lock(&self.0);
        if held.version == version {
            held.all = Some(Arc::clone(&found));
        }
        Ok(found)
    }

    /// Invalidates the dictionaries.
    pub fn forget(&self) {
        let mut held = lock(&self.0);
        held.version += 1;
        held.all = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn german() -> Dictionary {
        let texts = [
            ("Mug", "Becher"),
            ("Colour", "Farbe"),
            ("Moss", "Moos"),
            ("<p>Holds <b>350 ml</b>.</p>", "<p>Fasst <b>350 ml</b> gut.</p>"),
        ];
        Dictionary::new(texts.map(|(text, said)| (text.to_owned(), said.to_owned())).into())
    }

    #[test]
    fn responses_are_translated_and_original_texts_stay() {
        let mut answer = json!({
            "product": { "name": "Mug", "slug": "Mug", "plainDescription": "<p>Holds <b>350 ml</b>.</p>",
                "description": { "nodes": [{ "textData": { "text": "Holds " } }, { "textData": { "text": "350 ml" } }] },
                "options": [{ "name": "Colour", "choicesSettings": { "choices": [{ "name": "Moss", "key": "Moss" }] } }] },
            "lineItem": { "productName": { "original": "Mug", "translated": "Mug" } },
            "v1": { "name": "Mug", "productOptions": [{ "name": "Colour" }], "choices": { "Colour": "Moss" } },
            "aggregationData": { "results": [{ "name": "Mug", "values": { "results": [{ "value": "Moss" }] } }] },
        });
        german().translate(&mut answer);
        let translated = json!({
            "product": { "name": "Becher", "slug": "Mug", "plainDescription": "<p>Fasst <b>350 ml</b> gut.</p>",
                "description": { "nodes": [{ "textData": { "text": "Fasst " } }, { "textData": { "text": "350 ml" } }] },
                "options": [{ "name": "Farbe", "choicesSettings": { "choices": [{ "name": "Moos", "key": "Moss" }] } }] },
            "lineItem": { "productName": { "original": "Mug", "translated": "Becher" } },
            "v1": { "name": "Becher", "productOptions": [{ "name": "Colour" }], "choices": { "Colour": "Moss" } },
            "aggregationData": { "results": [{ "name": "Mug", "values": { "results": [{ "value": "Moos" }] } }] },
        });
        assert_eq!(answer, translated);
    }

    #[test]
    fn filters_by_translated_names_are_mapped_to_the_original_names() {
        let mut payload = json!({
            "query": { "filter": { "$and": [{ "choices.name": { "$hasSome": ["Moos", "Oat"] } }, { "name": "Becher" }] } },
            "name": "Becher",
        });
        let fields = payload.as_object_mut().unwrap();
        german().restore_filters(fields);
        let filter = json!({ "$and": [{ "choices.name": { "$hasSome": ["Moss", "Oat"] } }, { "name": "Mug" }] });
        assert_eq!((&fields["query"]["filter"], &fields["name"]), (&filter, &json!("Becher")));
    }

    #[test]
    fn filter_lists_gain_the_original_text_of_each_translated_name() {
        let mut payload = json!({
            "search": { "filter": { "$and": [{ "ribbon.name": { "$in": ["Moos", "Oat"] } }, { "name": "Becher" }] } },
            "ids": ["Moos"],
        });
        german().add_to_filters(payload.as_object_mut().unwrap());
        let filter = json!({ "$and": [{ "ribbon.name": { "$in": ["Moos", "Oat", "Moss"] } }, { "name": "Becher" }] });
        assert_eq!(payload, json!({ "search": { "filter": filter }, "ids": ["Moos"] }));
    }

    #[test]
    fn a_dictionary_read_during_an_invalidation_is_not_cached() {
        let held = Dictionaries::default();
        let read = held.all(|| {
            held.forget();
            Ok(BTreeMap::from([("de".to_owned(), Arc::new(german()))]))
        });
        assert_eq!(read.unwrap().len(), 1);
        assert!(held.all(|| Ok(BTreeMap::new())).unwrap().is_empty());
    }
}
