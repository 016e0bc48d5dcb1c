//! Tables of texts: a key, and its words in English, German and Arabic, with names in braces as placeholders.

/// A key of a table of texts.
pub(crate) trait Translated: Copy {
    /// The words in English, German and Arabic.
    fn translations(self) -> [&'static str; 3];
}

/// Declares the keys of a table with their words.
macro_rules! texts {
    ($table:ident $($key:ident { $english:literal $german:literal $arabic:literal })*) => {
        /// A text of a table.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum $table {
            $($key,)*
        }

        #[cfg(test)]
        impl $table {
            /// All texts of the table.
            pub(crate) const ALL: &[Self] = &[$(Self::$key,)*];
        }

        impl crate::base::language::Translated for $table {
            fn translations(self) -> [&'static str; 3] {
                match self {
                    $(Self::$key => [$english, $german, $arabic],)*
                }
            }
        }
    };
}

pub(crate) use texts;

impl super::Language {
    /// A text without placeholders.
    pub(crate) fn say(self, text: impl Translated) -> &'static str {
        self.pick(text.translations())
    }

    /// A text with its placeholders filled in.
    pub(crate) fn fill(self, text: impl Translated, values: &[(&str, &str)]) -> String {
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

/// A part of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part<'a> {
    Plain(&'a str),
    Placeholder(&'a str),
}

/// The parts of a text whose placeholders are names in braces.
pub(crate) fn parts(text: &str) -> Vec<Part<'_>> {
    let mut found = Vec::new();
    for piece in text.split_inclusive(['{', '}']) {
        match (piece.strip_suffix('{'), piece.strip_suffix('}')) {
            (Some(plain), _) => found.push(Part::Plain(plain)),
            (None, Some(name)) => found.push(Part::Placeholder(name)),
            (None, None) => found.push(Part::Plain(piece)),
        }
    }
    found
}

pub(crate) fn value_of<'a, T>(values: &'a [(&str, T)], name: &str) -> Option<&'a T> {
    values.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
}

#[cfg(test)]
fn placeholders(text: &str) -> std::collections::BTreeSet<&str> {
    let names = parts(text).into_iter().filter_map(|part| match part {
        Part::Placeholder(name) => Some(name),
        Part::Plain(_) => None,
    });
    names.collect()
}

/// Checks that all texts of a table are in all languages, with the same placeholders.
#[cfg(test)]
pub(crate) fn check<T: Translated + std::fmt::Debug>(table: &[T]) {
    for text in table {
        let [english, german, arabic] = text.translations();
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
