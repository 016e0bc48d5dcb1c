//! Closed sets of names, such as the methods of HTTP and the kinds of errors.

/// The text is not one of a set's names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("unknown {set}")]
pub struct UnknownName {
    pub(crate) set: &'static str,
}

impl UnknownName {
    pub(crate) const fn of(set: &'static str) -> Self {
        Self { set }
    }
}

/// Declares an enum with names on the wire or in tables: with `ALL` values, `as_str`, `Display` and `FromStr`. A value
/// without documentation is documented by its name.
///
/// ```text
/// names! {
///     /// The role that a call needs.
///     #[derive(PartialOrd, Ord)]
///     pub enum Access {
///         /// Anyone; no token is sent.
///         Public = "public",
///         Visitor = "visitor",
///     }
/// }
/// ```
macro_rules! names {
    ($(
        $(#[$meta:meta])*
        pub enum $Name:ident { $( $(#[$value_meta:meta])* $Value:ident = $text:literal ),* $(,)? }
    )*) => {$(
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $Name {
            $($(#[$value_meta])* #[doc = concat!("\n`", $text, "`")] $Value,)*
        }

        impl $Name {
            /// All values, in the order of their declaration.
            pub const ALL: &'static [Self] = &[$(Self::$Value),*];

            /// The name of the value.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$Value => $text,)*
                }
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str(self.as_str())
            }
        }

        impl std::str::FromStr for $Name {
            type Err = $crate::names::UnknownName;

            fn from_str(name: &str) -> Result<Self, Self::Err> {
                match name {
                    $($text => Ok(Self::$Value),)*
                    _ => Err($crate::names::UnknownName::of(stringify!($Name))),
                }
            }
        }
    )*};
}

pub(crate) use names;
