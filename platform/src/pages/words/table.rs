//! Tables of texts: a key, and its words in English, German and Arabic.

/// A key of a table of texts.
pub(in crate::pages) trait Translated: Copy {
    /// The words in English, German and Arabic.
    fn translations(self) -> [&'static str; 3];
}

/// Declares the keys of a table with their words.
macro_rules! texts {
    ($table:ident $($key:ident { $english:literal $german:literal $arabic:literal })*) => {
        /// A text of the pages.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(in crate::pages) enum $table {
            $($key,)*
        }

        #[cfg(test)]
        impl $table {
            /// All texts of the table.
            pub(super) const ALL: &[Self] = &[$(Self::$key,)*];
        }

        impl super::table::Translated for $table {
            fn translations(self) -> [&'static str; 3] {
                match self {
                    $(Self::$key => [$english, $german, $arabic],)*
                }
            }
        }
    };
}

pub(super) use texts;
