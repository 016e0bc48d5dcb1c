//! The shape of JSON answers, and its comparison with recorded ones: paths of keys with their kinds and forms of texts.

use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// A path's facts, as `contract/recorded.json` has them.
#[derive(Debug, Clone, Default, Deserialize)]
pub(crate) struct Facts {
    pub(crate) kinds: BTreeSet<String>,
    #[serde(default)]
    pub(crate) forms: BTreeSet<String>,
    /// The number of objects that have the key, of those that could.
    pub(crate) seen: usize,
    pub(crate) of: usize,
}

/// The facts by path: `[]` is each element of a list, `{}` each member of an object whose keys people chose.
pub(crate) type Shape = BTreeMap<String, Facts>;

/// A recorded answer.
#[derive(Debug, Deserialize)]
pub(crate) struct Entry {
    pub(crate) shape: Shape,
    /// The paths whose kinds differ on the wire.
    #[serde(default)]
    converted: BTreeMap<String, String>,
}

/// A difference of an answer from a recorded one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Class {
    /// A key that every recorded object has, and one of ours lacks.
    Missing,
    /// Another JSON kind.
    Kind,
    /// A text of another form.
    Form,
}

/// Objects whose keys are data.
const MAPS: [&str; 5] =
    ["options.options", "options.customTextFields", "variants[].choices", "managedVariants[].choices", "namespaces"];
/// Keys whose texts are words of an enum.
const ENUMS: [&str; 27] = [
    "lineType",
    "preset",
    "paymentOption",
    "addressType",
    "productType",
    "optionType",
    "optionRenderType",
    "modifierRenderType",
    "choiceType",
    "mediaType",
    "renderType",
    "availabilityStatus",
    "preorderStatus",
    "preorderAvailability",
    "weightUnit",
    "weightMeasurementUnit",
    "unit",
    "namespace",
    "identityType",
    "lineItemType",
    "paymentStatus",
    "fulfillmentStatus",
    "inventoryStatus",
    "status",
    "textAlignment",
    "catalogVersion",
    "type",
];
/// Keys whose texts people wrote, which have no form.
const WRITTEN: [&str; 20] = [
    "sku",
    "name",
    "title",
    "text",
    "original",
    "translated",
    "filename",
    "key",
    "slug",
    "handle",
    "uniqueName",
    "firstName",
    "lastName",
    "phone",
    "city",
    "zipCode",
    "postalCode",
    "selection",
    "buyerNote",
    "message",
];

/// The shape of answers, taken together.
pub(crate) fn shape_of(answers: &[Value]) -> Shape {
    let mut shape = Shape::new();
    for answer in answers {
        note(&mut shape, answer, "", "");
    }
    let objects: BTreeMap<String, usize> = shape.iter().map(|(path, facts)| (path.clone(), facts.of)).collect();
    for (path, facts) in &mut shape {
        // Until here `of` is the number of objects at the path itself.
        facts.of =
            if is_element(path) { facts.seen } else { parent(path).map_or(facts.seen, |parent| objects[parent]) };
    }
    shape
}

fn note(shape: &mut Shape, value: &Value, path: &str, key: &str) {
    let facts = shape.entry(path.to_owned()).or_default();
    facts.seen += 1;
    facts.kinds.insert(kind(value).to_owned());
    match value {
        Value::String(text) => {
            facts.forms.insert(form(text, key, path).to_owned());
        }
        Value::Array(items) => {
            for item in items {
                note(shape, item, &format!("{path}[]"), key);
            }
        }
        Value::Object(fields) => {
            facts.of += 1;
            let is_map = MAPS.iter().any(|map| path.ends_with(map));
            for (name, value) in fields {
                let path = match (is_map, path) {
                    (true, path) => format!("{path}.{{}}"),
                    (false, "") => name.clone(),
                    (false, path) => format!("{path}.{name}"),
                };
                note(shape, value, &path, name);
            }
        }
        _ => {}
    }
}

const fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

fn is_element(path: &str) -> bool {
    path.ends_with("[]") || path.ends_with(".{}")
}

fn parent(path: &str) -> Option<&str> {
    match path.strip_suffix("[]") {
        Some(list) => Some(list),
        None if path.is_empty() => None,
        None => Some(path.rsplit_once('.').map_or("", |(parent, _)| parent)),
    }
}

/// The form of a text.
fn form(text: &str, key: &str, path: &str) -> &'static str {
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.strip_prefix('-').unwrap_or(text);
    let groups: Vec<usize> = text.split('-').map(str::len).collect();
    let is_hex = text.bytes().all(|byte| byte.is_ascii_hexdigit() || byte == b'-');
    let is_upper = |length: usize| text.len() == length && text.bytes().all(|byte| byte.is_ascii_uppercase());
    match number.split_once('.') {
        _ if text.is_empty() => "empty",
        _ if WRITTEN.contains(&key)
            || path.contains(".namespaces")
            || path.ends_with("nodes[].id")
            || path.ends_with(".{}") =>
        {
            "text"
        }
        _ if is_hex && matches!(groups.as_slice(), [8, 4, 4, 4, 12] | [8, 6, 6, 12]) => "guid",
        _ if text.len() >= 20 && text.as_bytes()[10] == b'T' && text.ends_with('Z') => "date-time",
        _ if text.starts_with("http") && (text.contains("/media/") || text.contains("wixstatic.com/")) => {
            "url-of-media"
        }
        _ if text.contains("://") && !text.contains(' ') => "url",
        _ if text.starts_with('/') => "path",
        _ if text.starts_with('#') && text[1..].bytes().all(|byte| byte.is_ascii_hexdigit()) => "colour",
        _ if text.contains('@') && !text.contains(' ') => "email",
        _ if text.contains('<') && text.contains('>') => "html",
        _ if key.ends_with("Language") && text.len() < 6 => "language",
        _ if key.to_ascii_lowercase().ends_with("currency") && is_upper(3) => "currency",
        _ if key == "country" && (is_upper(2) || is_upper(3)) => "country",
        _ if key == "subdivision" && text.as_bytes().get(2) == Some(&b'-') => "subdivision",
        _ if ENUMS.contains(&key) => "enum",
        _ if (key.starts_with("formatted") || path.contains(".formatted."))
            && text.bytes().any(|byte| byte.is_ascii_digit()) =>
        {
            "money"
        }
        None if is_digits(number) => "integer",
        Some((whole, part)) if is_digits(whole) && part.len() == 2 && part.ends_with('0') => "padded",
        Some((whole, part)) if is_digits(whole) && is_digits(part) => "decimal",
        _ => "text",
    }
}

/// Whether a text of one form may stand where the recorded texts have others.
fn fits(form: &str, recorded: &BTreeSet<String>) -> bool {
    let has = |name: &str| recorded.contains(name);
    // Of empty texts alone nothing is known.
    if has(form) || has("text") || recorded.iter().all(|one| one == "empty") {
        return true;
    }
    match form {
        "enum" | "text" => has("enum") || has("html"),
        "decimal" => has("integer") || has("padded"),
        "integer" | "padded" => has("decimal") && !has("integer") && !has("padded"),
        "empty" => has("html"),
        "url" => has("path"),
        _ => false,
    }
}

/// The differences of answers from a recorded one, by path.
pub(crate) fn differences(entry: &Entry, ours: &Shape) -> Vec<(Class, String, String)> {
    let mut found = Vec::new();
    let mut covered: Vec<&str> = entry.converted.keys().map(String::as_str).collect();
    for (path, recorded) in &entry.shape {
        let is_under = |root: &&str| path.strip_prefix(*root).is_some_and(|rest| rest.starts_with(['.', '[']));
        if covered.iter().any(is_under) {
            continue;
        }
        let Some(here) = ours.get(path) else {
            let above = ours.get(parent(path).unwrap_or_default());
            let is_expected = !is_element(path) && above.is_some_and(|above| above.kinds.contains("object"));
            if is_expected && recorded.seen == recorded.of {
                found.push((Class::Missing, path.clone(), format!("in all {} recorded, in none here", recorded.of)));
            }
            covered.push(path);
            continue;
        };
        if recorded.seen == recorded.of && here.seen < here.of && !is_element(path) {
            let text = format!("in all {} recorded, in {} of {} here", recorded.of, here.seen, here.of);
            found.push((Class::Missing, path.clone(), text));
        }
        if entry.converted.contains_key(path) {
            continue;
        }
        if !here.kinds.is_subset(&recorded.kinds) {
            found.push((Class::Kind, path.clone(), format!("{:?} recorded, {:?} here", recorded.kinds, here.kinds)));
            covered.push(path);
        }
        if !recorded.forms.is_empty() && !here.forms.iter().all(|form| fits(form, &recorded.forms)) {
            found.push((Class::Form, path.clone(), format!("{:?} recorded, {:?} here", recorded.forms, here.forms)));
        }
    }
    found
}
