//! Steps of a seed pack, made from what was read.

use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// The steps of a copy, and what they leave out.
#[derive(Debug, Default)]
pub(super) struct Steps {
    pub(super) steps: Vec<Value>,
    /// The numbers of copied entities by kind.
    pub(super) copied: BTreeMap<&'static str, usize>,
    /// The reasons why something is not copied, with the number of cases.
    pub(super) left: BTreeMap<&'static str, usize>,
}

impl Steps {
    /// Adds a call of the owner.
    pub(super) fn call(&mut self, call: &str, with: Value) {
        self.steps.push(json!({ "call": call, "with": escaped(with) }));
    }

    /// Adds a call that creates an entity of a kind.
    pub(super) fn create(&mut self, kind: &'static str, call: &str, with: Value) {
        self.call(call, with);
        *self.copied.entry(kind).or_default() += 1;
    }

    /// Counts something that is not copied.
    pub(super) fn leave(&mut self, reason: &'static str) {
        *self.left.entry(reason).or_default() += 1;
    }
}

/// The prefix of the names of uploaded pictures in a pack.
pub(super) const PICTURE: &str = "copied-";

/// Whether a text is the placeholder of an uploaded picture.
fn is_picture(text: &str) -> bool {
    text.strip_prefix('{').is_some_and(|text| text.starts_with(PICTURE) && text.ends_with('}'))
}

/// A payload whose braces are no placeholders of the pack.
fn escaped(value: Value) -> Value {
    match value {
        // A placeholder that the copy itself makes for a picture.
        Value::String(text) if is_picture(&text) => Value::String(text),
        Value::String(text) => Value::String(text.replace('{', "{{")),
        Value::Array(items) => items.into_iter().map(escaped).collect(),
        Value::Object(fields) => fields.into_iter().map(|(name, value)| (name, escaped(value))).collect(),
        other => other,
    }
}

/// Some fields of an entity, without empty ones.
pub(super) fn kept(entity: &Value, names: &[&str]) -> Value {
    let has_value = |value: &&Value| !value.is_null() && **value != json!("");
    let fields =
        names.iter().filter_map(|name| Some(((*name).to_owned(), entity.get(*name).filter(has_value)?.clone())));
    Value::Object(fields.collect::<Map<_, _>>())
}

/// A field's text.
pub(super) fn text<'a>(entity: &'a Value, pointer: &str) -> &'a str {
    entity.pointer(pointer).and_then(Value::as_str).unwrap_or_default()
}

/// A field's list.
pub(super) fn list<'a>(entity: &'a Value, pointer: &str) -> &'a [Value] {
    entity.pointer(pointer).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default()
}

/// Sets a field of an object.
pub(super) fn put(entity: &mut Value, name: &str, value: Value) {
    if let Some(fields) = entity.as_object_mut() {
        fields.insert(name.to_owned(), value);
    }
}

/// Removes a field of an object.
pub(super) fn take(entity: &mut Value, name: &str) -> Option<Value> {
    entity.as_object_mut().and_then(|fields| fields.remove(name))
}
