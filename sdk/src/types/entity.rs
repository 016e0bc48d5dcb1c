//! The two shapes every model has: an entity whose fields may all be absent, and an enum that keeps unknown values.

/// Declares entities: structs of optional wire fields in camelCase that keep the fields they do not know, so that
/// reading, changing and writing back loses nothing.
macro_rules! entities {
    ($(
        $(#[$meta:meta])*
        $name:ident { $( $(#[$field_meta:meta])* $field:ident : $type:ty ),* $(,)? }
    )*) => {$(
        $(#[$meta])*
        #[derive(Debug, Clone, Default, PartialEq, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[serde(rename_all = "camelCase", default)]
        pub struct $name {
            $(
                $(#[$field_meta])*
                #[serde(skip_serializing_if = "crate::types::entity::is_absent")]
                #[cfg_attr(feature = "typescript", ts(optional))]
                pub $field: Option<$type>,
            )*
            /// Fields that this version does not know, kept as they came.
            #[serde(flatten)]
            #[cfg_attr(feature = "typescript", ts(skip))]
            pub unknown_fields: serde_json::Map<String, serde_json::Value>,
        }
    )*};
}

/// Declares an open enum: named values of the specification and the contract, and any other text as it came.
macro_rules! open_enums {
    ($(
        $(#[$meta:meta])*
        $name:ident { $( $variant:ident = $text:literal ),* $(,)? }
    )*) => {$(
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $name {
            $(
                #[doc = concat!("`", $text, "`")]
                $variant,
            )*
            /// A value that this version does not know, kept as it came.
            Unknown(String),
        }

        impl $name {
            /// Every value known by name, as on the wire.
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

        #[cfg(feature = "typescript")]
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

pub(crate) use {entities, open_enums};

/// Whether a field is left out of what is sent.
pub(crate) fn is_absent<T>(field: &Option<T>) -> bool {
    field.is_none()
}
