//! Tables of translated texts, in Fluent's syntax, with `{ $name }` as placeholders.

use std::collections::HashMap;

/// The texts of a language by key.
pub type Catalog = HashMap<&'static str, &'static str>;

/// A key of a table of texts.
pub trait Translated: Copy {
    fn key(self) -> &'static str;

    /// The catalogs in English, German and Arabic.
    fn catalogs() -> &'static [Catalog; 3];
}

/// Declares an enum of keys, whose texts are in the files of that name under `words`.
#[macro_export]
macro_rules! texts {
    ($table:ident $file:literal $($key:ident)*) => {
        /// The keys of a table.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $table {
            $($key,)*
        }

        #[cfg(test)]
        impl $table {
            /// All keys of the table.
            pub(crate) const ALL: &[Self] = &[$(Self::$key,)*];
        }

        impl $crate::language::Translated for $table {
            fn key(self) -> &'static str {
                match self {
                    $(Self::$key => stringify!($key),)*
                }
            }

            fn catalogs() -> &'static [$crate::language::Catalog; 3] {
                static CATALOGS: std::sync::LazyLock<[$crate::language::Catalog; 3]> =
                    std::sync::LazyLock::new(|| {
                        [
                            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../words/en/", $file, ".ftl")),
                            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../words/de/", $file, ".ftl")),
                            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../words/ar/", $file, ".ftl")),
                        ]
                        .map($crate::language::catalog)
                    });
                &CATALOGS
            }
        }
    };
}

/// Parses a Fluent file: one key and text per line, and comments.
pub fn catalog(file: &'static str) -> Catalog {
    file.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = ")).collect()
}

pub use texts;

impl super::Language {
    /// The text of a key without placeholders.
    pub fn say<T: Translated>(self, text: T) -> &'static str {
        self.pick(T::catalogs().each_ref()).get(text.key()).copied().unwrap_or_default()
    }

    /// The text of a key, with its placeholders filled in.
    pub fn fill(self, text: impl Translated, values: &[(&str, &str)]) -> String {
        let mut filled = String::new();
        for part in parts(self.say(text)) {
            match part {
                Part::Plain(plain) => filled.push_str(plain),
                Part::Placeholder(name) => filled.push_str(value_of(values, name).copied().unwrap_or_default()),
            }
        }
        filled
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part<'a> {
    Plain(&'a str),
    Placeholder(&'a str),
}

pub fn parts(text: &str) -> Vec<Part<'_>> {
    let mut found = Vec::new();
    for piece in text.split_inclusive(['{', '}']) {
        match (piece.strip_suffix('{'), piece.strip_suffix('}')) {
            (Some(plain), _) => found.push(Part::Plain(plain)),
            (None, Some(name)) => found.push(Part::Placeholder(name.trim_matches([' ', '$']))),
            (None, None) => found.push(Part::Plain(piece)),
        }
    }
    found
}

pub fn value_of<'a, T>(values: &'a [(&str, T)], name: &str) -> Option<&'a T> {
    values.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
}

fn placeholders(text: &str) -> std::collections::BTreeSet<&str> {
    let names = parts(text).into_iter().filter_map(|part| match part {
        Part::Placeholder(name) => Some(name),
        Part::Plain(_) => None,
    });
    names.collect()
}

/// Checks that every key has a text in every language, with the same placeholders.
pub fn check<T: Translated + std::fmt::Debug>(table: &[T]) {
    for catalog in T::catalogs() {
        assert_eq!(catalog.len(), table.len(), "a text without a key");
    }
    for text in table {
        let [english, german, arabic] =
            T::catalogs().each_ref().map(|catalog| catalog.get(text.key()).copied().unwrap_or_default());
        for words in [english, german, arabic] {
            assert!(!words.trim().is_empty(), "{text:?}");
            assert_eq!(placeholders(words), placeholders(english), "{text:?}");
            assert!(!words.contains(|character| ('٠'..='٩').contains(&character)), "{text:?}");
        }
        let is_latin = |text: &str| text.chars().all(|character| !('\u{600}'..='\u{6ff}').contains(&character));
        assert!(is_latin(english) && is_latin(german), "{text:?}");
        assert!(english == "Token" || !is_latin(arabic), "{text:?}");
    }
}
