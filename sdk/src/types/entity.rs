//! The two kinds of models: an entity with optional fields, and an enum that keeps unknown values.
//!
//! Shared code converts an entity from and to JSON by the declaration's table of fields. Derived implementations of
//! serde's traits took four fifths of the crate's compile time.

use serde::de::DeserializeOwned;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fmt;

/// Declares entities: structs of optional wire fields in camelCase, or under the name after `as`. They keep unknown
/// fields, so that reading, changing and writing an entity loses nothing.
macro_rules! entities {
    ($(
        $(#[$meta:meta])*
        $name:ident { $( $(#[$field_meta:meta])* $field:ident : $type:ty $(as $wire:literal)? ),* $(,)? }
    )*) => {$(
        $(#[$meta])*
        #[derive(Clone, Default, PartialEq)]
        #[allow(missing_docs, reason = "a field has documentation if there is more to say than its name")]
        #[allow(clippy::exhaustive_structs, reason = "made from `default()`, since the platform adds fields at any time")]
        #[cfg_attr(cartwright_codegen, derive(ts_rs::TS), ts(rename_all = "camelCase"))]
        pub struct $name {
            $(
                $(#[$field_meta])*
                #[cfg_attr(cartwright_codegen, ts(optional $(, rename = $wire)?))]
                pub $field: Option<$type>,
            )*
            /// Unknown fields, unchanged.
            #[cfg_attr(cartwright_codegen, ts(skip))]
            pub unknown_fields: serde_json::Map<String, serde_json::Value>,
        }

        impl crate::types::entity::Fields for $name {
            const FIELDS: &'static [crate::types::entity::Name] =
                &[$(crate::types::entity::Name::new(stringify!($field), &[$($wire)?])),*];
        }

        impl crate::types::entity::Entity for $name {
            fn name(&self) -> &'static str {
                stringify!($name)
            }

            fn fields(&self) -> Vec<(crate::types::entity::Name, &dyn crate::types::entity::Field)> {
                vec![$((crate::types::entity::Name::new(stringify!($field), &[$($wire)?]), &self.$field)),*]
            }

            fn fields_mut(&mut self) -> Vec<(crate::types::entity::Name, &mut dyn crate::types::entity::Field)> {
                vec![$((crate::types::entity::Name::new(stringify!($field), &[$($wire)?]), &mut self.$field)),*]
            }

            fn unknown(&self) -> &serde_json::Map<String, serde_json::Value> {
                &self.unknown_fields
            }

            fn unknown_mut(&mut self) -> &mut serde_json::Map<String, serde_json::Value> {
                &mut self.unknown_fields
            }
        }

        impl crate::types::entity::Wire for $name {
            fn from_json(value: serde_json::Value) -> Result<Self, crate::types::entity::Mismatch> {
                let mut entity = Self::default();
                crate::types::entity::read(&mut entity, value)?;
                Ok(entity)
            }

            fn to_json(&self) -> serde_json::Value {
                crate::types::entity::write(self)
            }

            fn part(&self) -> crate::types::entity::Part<'_> {
                crate::types::entity::Part::Entity(self)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                crate::types::entity::debug(self, formatter)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                crate::types::entity::serialize(self, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                crate::types::entity::deserialize(deserializer)
            }
        }
    )*};
}

/// Declares an open enum: the named values of the specification and the contract, and any other text.
macro_rules! open_enums {
    ($(
        $(#[$meta:meta])*
        $name:ident { $( $variant:ident = $text:literal ),* $(,)? }
    )*) => {$(
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        #[allow(missing_docs, reason = "an enum has documentation if there is more to say than its name")]
        pub enum $name {
            $(
                #[doc = concat!("`", $text, "`")]
                $variant,
            )*
            /// An unknown value, unchanged.
            Unknown(String),
        }

        impl $name {
            /// All known values, as on the wire.
            pub const KNOWN: &'static [&'static str] = &[$($text),*];

            /// The value as on the wire.
            #[must_use]
            pub fn as_str(&self) -> &str {
                match self {
                    $(Self::$variant => $text,)*
                    Self::Unknown(text) => text,
                }
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                match text {
                    $($text => Self::$variant,)*
                    _ => Self::Unknown(text.to_owned()),
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str(self.as_str())
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                Ok(Self::from(&*text))
            }
        }

        impl crate::types::entity::Wire for $name {
            fn from_json(value: serde_json::Value) -> Result<Self, crate::types::entity::Mismatch> {
                crate::types::entity::from_leaf(value)
            }

            fn to_json(&self) -> serde_json::Value {
                self.as_str().into()
            }

            fn part(&self) -> crate::types::entity::Part<'_> {
                crate::types::entity::Part::Text(self.as_str())
            }
        }

        #[cfg(cartwright_codegen)]
        impl ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(_: &ts_rs::Config) -> String {
                stringify!($name).to_owned()
            }
            fn inline(config: &ts_rs::Config) -> String {
                <Self as ts_rs::TS>::name(config)
            }
            fn decl(_: &ts_rs::Config) -> String {
                let known = Self::KNOWN
                    .iter()
                    .map(|text| format!("\"{text}\""))
                    .collect::<Vec<_>>()
                    .join(" | ");
                format!("type {} = {known} | (string & {{}});", stringify!($name))
            }
            fn decl_concrete(config: &ts_rs::Config) -> String {
                <Self as ts_rs::TS>::decl(config)
            }
            fn output_path() -> Option<std::path::PathBuf> {
                Some(concat!(stringify!($name), ".ts").into())
            }
        }
    )*};
}

/// Declares types with another type's TypeScript declaration.
#[cfg(cartwright_codegen)]
macro_rules! declared_as {
    ($(<$($parameter:ident)?> $name:ty as $other:ty;)*) => {$(
        impl<$($parameter: ts_rs::TS)?> ts_rs::TS for $name {
            type WithoutGenerics = <$other as ts_rs::TS>::WithoutGenerics;
            type OptionInnerType = <$other as ts_rs::TS>::OptionInnerType;

            fn name(config: &ts_rs::Config) -> String {
                <$other as ts_rs::TS>::name(config)
            }

            fn inline(config: &ts_rs::Config) -> String {
                <$other as ts_rs::TS>::inline(config)
            }

            fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                visitor.visit::<$other>();
            }
        }
    )*};
}

/// Types with serde implementations of their own.
macro_rules! leaves {
    ($($type:ty),*) => {$(
        impl $crate::types::entity::Wire for $type {
            fn from_json(value: serde_json::Value) -> Result<Self, $crate::types::entity::Mismatch> {
                $crate::types::entity::from_leaf(value)
            }

            fn to_json(&self) -> serde_json::Value {
                serde_json::to_value(self).unwrap_or_default()
            }
        }
    )*};
}

#[cfg(cartwright_codegen)]
pub(crate) use declared_as;
pub(crate) use {entities, leaves, open_enums};

/// The names of an entity's fields.
pub(crate) trait Fields {
    const FIELDS: &'static [Name];
}

/// The wire name of a Rust name, for declarations in another language.
#[cfg(cartwright_codegen)]
pub(crate) fn wire_name(rust: &'static str) -> &'static str {
    Name::new(rust, &[]).wire().leak()
}

/// A field's name.
#[derive(Clone, Copy)]
pub(crate) struct Name {
    rust: &'static str,
    /// The wire name, if it is not the Rust name in camelCase.
    given: &'static [&'static str],
}

impl Name {
    pub(crate) const fn new(rust: &'static str, given: &'static [&'static str]) -> Self {
        Self { rust, given }
    }

    /// The Rust name, without the `r#` of a keyword.
    fn rust(self) -> &'static str {
        self.rust.strip_prefix("r#").unwrap_or(self.rust)
    }

    /// Writes the wire name into a text.
    fn write_wire(self, text: &mut String) {
        text.clear();
        if let [given] = self.given {
            text.push_str(given);
            return;
        }
        let mut begins_word = false;
        for letter in self.rust().chars() {
            match letter {
                '_' => begins_word = true,
                _ if begins_word => {
                    text.push(letter.to_ascii_uppercase());
                    begins_word = false;
                }
                _ => text.push(letter),
            }
        }
    }

    /// Whether the wire name is at this position of a path, followed by the end of its variable or of the variable's
    /// first part.
    #[allow(clippy::indexing_slicing, reason = "const evaluation: an index out of range is a compile error")]
    pub(crate) const fn stands_at(&self, path: &[u8], mut at: usize) -> bool {
        let (name, is_rust) = match self.given {
            [given] => (given.as_bytes(), false),
            _ => (self.rust.as_bytes(), true),
        };
        let mut letter = 0;
        while letter < name.len() {
            let mut byte = name[letter];
            if is_rust && byte == b'_' {
                letter += 1;
                byte = name[letter].to_ascii_uppercase();
            }
            if path[at] != byte {
                return false;
            }
            letter += 1;
            at += 1;
        }
        matches!(path[at], b'}' | b'.')
    }

    pub(crate) fn wire(self) -> String {
        let mut name = String::with_capacity(self.rust.len());
        self.write_wire(&mut name);
        name
    }
}

/// A struct of optional fields.
pub(crate) trait Entity {
    fn name(&self) -> &'static str;
    fn fields(&self) -> Vec<(Name, &dyn Field)>;
    fn fields_mut(&mut self) -> Vec<(Name, &mut dyn Field)>;
    fn unknown(&self) -> &Map<String, Value>;
    fn unknown_mut(&mut self) -> &mut Map<String, Value>;
}

/// The field of an entity, for any type.
pub(crate) trait Field: fmt::Debug {
    /// Sets the field; null counts as absent.
    fn set(&mut self, value: Value) -> Result<(), Mismatch>;
    /// The value, if present.
    fn value(&self) -> Option<Value>;
    /// The value to be serialized, if present.
    fn part(&self) -> Option<Part<'_>>;
}

impl<T: Wire + fmt::Debug> Field for Option<T> {
    fn set(&mut self, value: Value) -> Result<(), Mismatch> {
        *self = match value {
            Value::Null => None,
            value => Some(T::from_json(value)?),
        };
        Ok(())
    }

    fn value(&self) -> Option<Value> {
        self.as_ref().map(T::to_json)
    }

    fn part(&self) -> Option<Part<'_>> {
        self.as_ref().map(T::part)
    }
}

/// A value on its way to a serializer. Entities and lists in it are serialized where they are, without a JSON value of
/// the whole.
pub(crate) enum Part<'a> {
    Entity(&'a dyn Entity),
    List(Vec<Part<'a>>),
    Text(&'a str),
    Json(Value),
}

impl Serialize for Part<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Entity(entity) => serialize(*entity, serializer),
            Self::List(parts) => serializer.collect_seq(parts),
            Self::Text(text) => serializer.serialize_str(text),
            Self::Json(value) => value.serialize(serializer),
        }
    }
}

/// A JSON value of the wrong type, with its path.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {problem}")]
pub(crate) struct Mismatch {
    path: String,
    problem: String,
}

impl Mismatch {
    /// Prefixes the path with a name.
    pub(crate) fn within(mut self, place: &str) -> Self {
        let is_direct = self.path.is_empty() || self.path.starts_with('[');
        self.path = [place, if is_direct { "" } else { "." }, &self.path].concat();
        self
    }
}

/// A field's type, with its JSON conversion.
pub(crate) trait Wire: Sized {
    fn from_json(value: Value) -> Result<Self, Mismatch>;
    fn to_json(&self) -> Value;

    /// The value to be serialized.
    fn part(&self) -> Part<'_> {
        Part::Json(self.to_json())
    }

    /// The value of an absent field.
    fn absent() -> Option<Self> {
        None
    }
}

impl<T: Wire> Wire for Vec<T> {
    fn from_json(value: Value) -> Result<Self, Mismatch> {
        let items = from_leaf::<Vec<Value>>(value)?.into_iter().enumerate();
        items
            .map(|(index, item)| T::from_json(item).map_err(|mismatch| mismatch.within(&format!("[{index}]"))))
            .collect()
    }

    fn to_json(&self) -> Value {
        self.iter().map(T::to_json).collect()
    }

    fn part(&self) -> Part<'_> {
        Part::List(self.iter().map(T::part).collect())
    }

    fn absent() -> Option<Self> {
        Some(Self::new())
    }
}

impl<T: Wire> Wire for BTreeMap<String, T> {
    fn from_json(value: Value) -> Result<Self, Mismatch> {
        let entries = from_leaf::<Map<String, Value>>(value)?.into_iter();
        entries
            .map(|(key, entry)| match T::from_json(entry) {
                Ok(entry) => Ok((key, entry)),
                Err(mismatch) => Err(mismatch.within(&key)),
            })
            .collect()
    }

    fn to_json(&self) -> Value {
        self.iter().map(|(key, entry)| (key.clone(), entry.to_json())).collect()
    }
}

impl<T: Wire> Wire for Box<T> {
    fn from_json(value: Value) -> Result<Self, Mismatch> {
        T::from_json(value).map(Self::new)
    }

    fn to_json(&self) -> Value {
        (**self).to_json()
    }

    fn part(&self) -> Part<'_> {
        (**self).part()
    }
}

impl Wire for String {
    fn from_json(value: Value) -> Result<Self, Mismatch> {
        from_leaf(value)
    }

    fn to_json(&self) -> Value {
        self.as_str().into()
    }

    fn part(&self) -> Part<'_> {
        Part::Text(self)
    }
}

leaves!(
    bool,
    i64,
    Value,
    Map<String, Value>,
    crate::types::Amount,
    crate::types::Timestamp,
    crate::Secret
);

/// The non-finite numbers, as the platform writes them.
const NOT_FINITE: [(&str, f64); 3] = [("NaN", f64::NAN), ("Infinity", f64::INFINITY), ("-Infinity", f64::NEG_INFINITY)];

impl Wire for f64 {
    fn from_json(value: Value) -> Result<Self, Mismatch> {
        let named = NOT_FINITE.into_iter().find(|(name, _)| value.as_str() == Some(name));
        named.map_or_else(|| from_leaf(value), |(_, number)| Ok(number))
    }

    fn to_json(&self) -> Value {
        let named = NOT_FINITE.into_iter().find(|(_, number)| number.total_cmp(self).is_eq());
        match named {
            Some((name, _)) => name.into(),
            // The sign and payload of a NaN are not written.
            None if self.is_nan() => "NaN".into(),
            None => (*self).into(),
        }
    }
}

/// Deserializes a type by serde.
pub(crate) fn from_leaf<T: DeserializeOwned>(value: Value) -> Result<T, Mismatch> {
    serde_json::from_value(value).map_err(|error| Mismatch { path: String::new(), problem: error.to_string() })
}

pub(crate) fn read(entity: &mut dyn Entity, value: Value) -> Result<(), Mismatch> {
    let mut given: Map<String, Value> = from_leaf(value)?;
    // One buffer for all names, since an entity has up to sixty.
    let mut wire = String::new();
    for (name, field) in entity.fields_mut() {
        name.write_wire(&mut wire);
        if let Some(value) = given.remove(&wire) {
            field.set(value).map_err(|mismatch| mismatch.within(&wire))?;
        }
    }
    *entity.unknown_mut() = given;
    Ok(())
}

pub(crate) fn write(entity: &dyn Entity) -> Value {
    let known = entity.fields().into_iter();
    let known = known.filter_map(|(name, field)| Some((name.wire(), field.value()?)));
    let unknown = entity.unknown().iter();
    known.chain(unknown.map(|(name, value)| (name.clone(), value.clone()))).collect()
}

pub(crate) fn serialize<S: Serializer>(entity: &dyn Entity, serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(None)?;
    let mut wire = String::new();
    for (name, field) in entity.fields() {
        if let Some(part) = field.part() {
            name.write_wire(&mut wire);
            map.serialize_entry(&wire, &part)?;
        }
    }
    for (name, value) in entity.unknown() {
        map.serialize_entry(name, value)?;
    }
    map.end()
}

pub(crate) fn deserialize<'de, T: Wire, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let value = Value::deserialize(deserializer)?;
    T::from_json(value).map_err(serde::de::Error::custom)
}

/// Writes an entity like a derived `Debug`.
pub(crate) fn debug(entity: &dyn Entity, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut shown = formatter.debug_struct(entity.name());
    for (name, field) in entity.fields() {
        shown.field(name.rust(), &field);
    }
    shown.field("unknown_fields", entity.unknown()).finish()
}

#[cfg(test)]
#[expect(unreachable_pub, reason = "declared models are public")]
mod tests {
    use super::*;
    use serde_json::json;

    entities! {
        /// A parcel.
        Parcel {
            tracking_number: String,
            r#type: Kind,
            contents: Vec<Item>,
            around: Box<Parcel>,
            notes: BTreeMap<String, Item>,
        }
        /// Something in it.
        Item {
            quantity: i64,
            weight: f64 as "Weight",
        }
    }

    open_enums! {
        /// The kind of a parcel.
        Kind { Letter = "LETTER" }
    }

    fn parcel() -> Value {
        json!({
            "trackingNumber": "1Z",
            "type": "DRONE",
            "contents": [{ "quantity": 2, "Weight": 1 }, {}],
            "around": { "trackingNumber": "2Z", "insured": null },
            "notes": { "top": { "quantity": 1 } },
            "insured": true,
        })
    }

    #[test]
    fn non_finite_numbers_are_refused_with_their_field() {
        for name in ["NaN", "Infinity", "-Infinity"] {
            let item = Item::from_json(json!({ "Weight": name })).unwrap();
            assert!(!item.weight.unwrap().is_finite(), "{name}");
            assert_eq!(item.to_json(), json!({ "Weight": name }));
        }
        assert_eq!((-f64::NAN).to_json(), json!("NaN"));
        let mismatch = Item::from_json(json!({ "Weight": "heavy" })).unwrap_err();
        assert!(mismatch.to_string().starts_with("Weight: "), "{mismatch}");
    }

    #[test]
    fn an_entity_survives_a_round_trip_with_unknown_fields() {
        let read: Parcel = serde_json::from_value(parcel()).unwrap();
        assert_eq!(read.tracking_number.as_deref(), Some("1Z"));
        assert_eq!(read.r#type, Some(Kind::Unknown("DRONE".to_owned())));
        assert!(Kind::KNOWN.iter().all(|text| Kind::from(*text) == Kind::Letter));
        assert_eq!(read.contents.as_ref().unwrap()[0].weight, Some(1.0));
        assert_eq!(read.unknown_fields.get("insured"), Some(&json!(true)));
        let mut written = parcel();
        written["contents"][0]["Weight"] = json!(1.0);
        assert_eq!(serde_json::to_value(&read).unwrap(), written);
        let text = serde_json::to_string(&read).unwrap();
        assert_eq!(serde_json::from_str::<Parcel>(&text).unwrap(), read);
    }

    #[test]
    fn null_is_read_as_absent() {
        let read: Parcel = serde_json::from_value(json!({ "trackingNumber": null, "contents": null })).unwrap();
        assert_eq!(read, Parcel::default());
        assert_eq!(serde_json::to_value(&read).unwrap(), json!({}));
    }

    #[test]
    fn a_type_mismatch_names_the_path_of_the_field() {
        let problem = |value: Value| serde_json::from_value::<Parcel>(value).unwrap_err().to_string();
        let deep = json!({ "around": { "contents": [{}, { "quantity": "two" }] } });
        let expected = "around.contents[1].quantity: invalid type: string \"two\", expected i64";
        assert_eq!(problem(deep), expected);
        let noted = json!({ "notes": { "top": 3 } });
        assert!(problem(noted).starts_with("notes.top: invalid type: integer `3`"));
    }

    #[test]
    fn an_entity_is_debug_printed_as_a_struct() {
        let item = Item { quantity: Some(2), ..Item::default() };
        assert_eq!(format!("{item:?}"), "Item { quantity: Some(2), weight: None, unknown_fields: {} }");
    }
}
