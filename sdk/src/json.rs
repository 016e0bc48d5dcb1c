//! JSON whose shape is not known: error details, token answers, payloads.
//!
//! Natively it is serde_json's. In the browser it is JavaScript's own: the engine's parser is there already, and a
//! second one would be a third of the npm package.

use std::fmt;

/// A JSON value. Missing and null are the same.
#[derive(Clone, Default)]
pub struct Json(pub(crate) engine::Value);

/// What a value is made of.
#[derive(Debug)]
pub enum Shape {
    /// Null, or nothing.
    Null,
    /// True or false.
    Bool(bool),
    /// A number, as text.
    Number(String),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Json>),
    /// Names and values.
    Object(Vec<(String, Json)>),
}

impl Json {
    /// Null.
    #[must_use]
    pub fn null() -> Self {
        Self::default()
    }

    /// Reads a text; `None` when it is not JSON.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        engine::parse(text).map(Self)
    }

    /// Reads bytes; null when they are not JSON.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Self {
        std::str::from_utf8(bytes)
            .ok()
            .and_then(Self::parse)
            .unwrap_or_default()
    }

    /// An object of these fields.
    #[must_use]
    pub fn object<'a>(fields: impl IntoIterator<Item = (&'a str, Self)>) -> Self {
        Self(engine::object(fields.into_iter().map(|(name, value)| (name, value.0))))
    }

    /// A list of these items.
    #[must_use]
    pub fn list(items: impl IntoIterator<Item = Self>) -> Self {
        Self(engine::list(items.into_iter().map(|item| item.0)))
    }

    /// A field; null when there is none.
    #[must_use]
    pub fn get(&self, name: &str) -> Self {
        Self(engine::get(&self.0, name))
    }

    /// A field of fields, by dotted path; null when there is none.
    #[must_use]
    pub fn at(&self, path: &str) -> Self {
        path.split('.').fold(self.clone(), |value, name| value.get(name))
    }

    /// What it is made of.
    #[must_use]
    pub fn shape(&self) -> Shape {
        engine::shape(&self.0)
    }

    /// The text, if it is one.
    #[must_use]
    pub fn text(&self) -> Option<String> {
        match self.shape() {
            Shape::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The text, or the number as text.
    pub(crate) fn words(&self) -> Option<String> {
        match self.shape() {
            Shape::Text(text) if !text.is_empty() => Some(text),
            Shape::Number(text) => Some(text),
            _ => None,
        }
    }

    /// The items, if it is a list.
    pub(crate) fn items(&self) -> Vec<Self> {
        match self.shape() {
            Shape::List(items) => items,
            _ => Vec::new(),
        }
    }

    /// Whether it is an object.
    pub(crate) fn is_object(&self) -> bool {
        engine::is_object(&self.0)
    }

    /// Whether it is null, or nothing.
    #[must_use]
    pub fn is_null(&self) -> bool {
        matches!(self.shape(), Shape::Null)
    }

    /// The value as JSON text.
    #[must_use]
    pub fn to_text(&self) -> String {
        engine::to_text(&self.0)
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Self {
        Self(text.into())
    }
}

impl fmt::Debug for Json {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.to_text())
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        engine::same(&self.0, &other.0)
    }
}

#[cfg(not(browser))]
mod engine {
    use super::{Json, Shape};
    pub(crate) use serde_json::Value;

    pub(super) fn parse(text: &str) -> Option<Value> {
        serde_json::from_str(text).ok()
    }

    pub(super) fn object<'a>(fields: impl Iterator<Item = (&'a str, Value)>) -> Value {
        Value::Object(fields.map(|(name, value)| (name.to_owned(), value)).collect())
    }

    pub(super) fn list(items: impl Iterator<Item = Value>) -> Value {
        Value::Array(items.collect())
    }

    pub(super) fn get(value: &Value, name: &str) -> Value {
        value.get(name).cloned().unwrap_or_default()
    }

    pub(super) fn shape(value: &Value) -> Shape {
        match value {
            Value::Null => Shape::Null,
            Value::Bool(bool) => Shape::Bool(*bool),
            Value::Number(number) => Shape::Number(number.to_string()),
            Value::String(text) => Shape::Text(text.clone()),
            Value::Array(items) => Shape::List(items.iter().cloned().map(Json).collect()),
            Value::Object(fields) => Shape::Object(
                fields
                    .iter()
                    .map(|(name, value)| (name.clone(), Json(value.clone())))
                    .collect(),
            ),
        }
    }

    pub(super) fn is_object(value: &Value) -> bool {
        value.is_object()
    }

    pub(super) fn to_text(value: &Value) -> String {
        value.to_string()
    }

    pub(super) fn same(left: &Value, right: &Value) -> bool {
        left == right
    }

    impl std::ops::Deref for Json {
        type Target = Value;

        fn deref(&self) -> &Value {
            &self.0
        }
    }

    impl From<Value> for Json {
        fn from(value: Value) -> Self {
            Self(value)
        }
    }
}

#[cfg(browser)]
mod engine {
    use super::{Json, Shape};
    use js_sys::{Array, JSON, Object, Reflect};
    use wasm_bindgen::JsCast;
    pub(crate) use wasm_bindgen::JsValue as Value;

    pub(super) fn parse(text: &str) -> Option<Value> {
        JSON::parse(text).ok()
    }

    pub(super) fn object<'a>(fields: impl Iterator<Item = (&'a str, Value)>) -> Value {
        let object = Object::new();
        for (name, value) in fields {
            // Setting a field of a fresh plain object cannot fail.
            let _ = Reflect::set(&object, &name.into(), &value);
        }
        object.into()
    }

    pub(super) fn list(items: impl Iterator<Item = Value>) -> Value {
        items.collect::<Array>().into()
    }

    /// Nothing is asked of what is no object: that throws, and what bindings are given beside an exception is never freed.
    pub(super) fn get(value: &Value, name: &str) -> Value {
        if is_object(value) {
            Reflect::get(value, &name.into()).unwrap_or_default()
        } else {
            Value::UNDEFINED
        }
    }

    pub(super) fn shape(value: &Value) -> Shape {
        if let Some(text) = value.as_string() {
            Shape::Text(text)
        } else if let Some(bool) = value.as_bool() {
            Shape::Bool(bool)
        } else if value.as_f64().is_some() {
            Shape::Number(to_text(value))
        } else if let Some(list) = value.dyn_ref::<Array>() {
            Shape::List(list.iter().map(Json).collect())
        } else if let Some(object) = value.dyn_ref::<Object>() {
            Shape::Object(
                Object::keys(object)
                    .iter()
                    .filter_map(|name| Some((name.as_string()?, Json(Reflect::get(value, &name).unwrap_or_default()))))
                    .collect(),
            )
        } else {
            Shape::Null
        }
    }

    pub(super) fn is_object(value: &Value) -> bool {
        value.is_object() && !Array::is_array(value)
    }

    pub(super) fn to_text(value: &Value) -> String {
        // Nothing has no text of its own in JavaScript; here it is the same as null.
        let text = JSON::stringify(value).ok().and_then(|text| text.as_string());
        text.unwrap_or_else(|| "null".to_owned())
    }

    pub(super) fn same(left: &Value, right: &Value) -> bool {
        to_text(left) == to_text(right)
    }

    impl Json {
        /// The value as JavaScript has it.
        #[must_use]
        pub fn as_js(&self) -> &Value {
            &self.0
        }

        /// A value of JavaScript's.
        #[must_use]
        pub fn from_js(value: Value) -> Self {
            Self(value)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_found_by_path_and_what_is_missing_is_null() {
        let json = Json::parse(r#"{"member":{"id":"m","n":3},"list":[1]}"#).unwrap();
        assert_eq!(json.at("member.id").text().as_deref(), Some("m"));
        assert_eq!(json.at("member.n").words().as_deref(), Some("3"));
        assert!(json.at("member.id.deeper").is_null());
        assert!(json.at("list.0").is_null());
        assert_eq!(json.get("list").items().len(), 1);
        assert!(Json::parse("{").is_none());
    }

    #[test]
    fn objects_are_written_as_they_were_made() {
        let json = Json::object([("a", Json::from("x")), ("b", Json::list([Json::null()]))]);
        assert_eq!(json.to_text(), r#"{"a":"x","b":[null]}"#);
    }
}
