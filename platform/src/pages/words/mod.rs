//! The words of the hosted pages, in the languages of the store.

mod checkout_texts;
mod countries;
mod dates;
mod language;
mod table;
mod texts;

pub(super) use checkout_texts::CheckoutText;
pub(super) use language::{LANGUAGE_COOKIE, explicit, of_headers, of_request};
pub(super) use table::Translated;
pub(super) use texts::Text;

use crate::mails::Language;
use crate::pricing::money;
use cartwright::types::Currency;
use maud::{Markup, PreEscaped, Render, html};
use rust_decimal::Decimal;

/// The words of one language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Words(Language);

impl Words {
    pub(super) const ENGLISH: Self = Self(Language::English);

    /// The language's tag (BCP 47).
    pub(super) const fn tag(self) -> &'static str {
        match self.0 {
            Language::English => "en",
            Language::German => "de",
            Language::Arabic => "ar",
        }
    }

    /// The direction of the language's script.
    pub(super) const fn direction(self) -> &'static str {
        match self.0 {
            Language::Arabic => "rtl",
            Language::English | Language::German => "ltr",
        }
    }

    pub(super) fn is_english(self) -> bool {
        self.0 == Language::English
    }

    /// The one of three translations that is this language's.
    fn pick<T>(self, [english, german, arabic]: [T; 3]) -> T {
        match self.0 {
            Language::English => english,
            Language::German => german,
            Language::Arabic => arabic,
        }
    }

    /// A text without placeholders.
    pub(super) fn say(self, text: impl Translated) -> &'static str {
        self.pick(text.translations())
    }

    /// A text with its placeholders filled in.
    pub(super) fn fill(self, text: impl Translated, values: &[(&str, &str)]) -> String {
        let mut filled = String::new();
        for part in parts(self.say(text)) {
            match part {
                Part::Plain(plain) => filled.push_str(plain),
                Part::Placeholder(name) => filled.push_str(value_of(values, name).copied().unwrap_or_default()),
            }
        }
        filled
    }

    /// A text with markup for its placeholders.
    pub(super) fn markup(self, text: impl Translated, values: &[(&str, Markup)]) -> Markup {
        html! {
            @for part in parts(self.say(text)) {
                @match part {
                    Part::Plain(plain) => (plain),
                    Part::Placeholder(name) => {
                        @if let Some(value) = value_of(values, name) { (PreEscaped(&value.0)) }
                    }
                }
            }
        }
    }

    /// An amount of money; isolated in a script that runs the other way.
    pub(super) fn money(self, amount: Decimal, currency: Currency) -> String {
        let written = money::written(amount, currency, self.0);
        match self.0 {
            Language::Arabic => format!("\u{2067}{written}\u{2069}"),
            Language::English | Language::German => written,
        }
    }

    /// A text of left-to-right characters, kept together in a script that runs the other way.
    pub(super) fn isolated(self, text: &str) -> String {
        match self.0 {
            Language::Arabic => format!("\u{2066}{text}\u{2069}"),
            Language::English | Language::German => text.to_owned(),
        }
    }

    /// A name that the shop gives, whichever way it runs, kept together in a script that runs the other way.
    pub(super) fn name(self, text: &str) -> String {
        match self.0 {
            Language::Arabic => format!("\u{2068}{text}\u{2069}"),
            Language::English | Language::German => text.to_owned(),
        }
    }

    /// A name in bold.
    pub(super) fn strong(self, name: &impl Render) -> Markup {
        html! { strong { bdi { (name) } } }
    }
}

/// A part of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part<'a> {
    Plain(&'a str),
    Placeholder(&'a str),
}

/// The parts of a text whose placeholders are names in braces.
fn parts(text: &str) -> Vec<Part<'_>> {
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

fn value_of<'a, T>(values: &'a [(&str, T)], name: &str) -> Option<&'a T> {
    values.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn placeholders(text: &str) -> BTreeSet<&str> {
        let names = parts(text).into_iter().filter_map(|part| match part {
            Part::Placeholder(name) => Some(name),
            Part::Plain(_) => None,
        });
        names.collect()
    }

    fn check<T: Translated + std::fmt::Debug>(table: &[T]) {
        for text in table {
            let [english, german, arabic] = text.translations();
            for words in [english, german, arabic] {
                assert!(!words.trim().is_empty(), "{text:?}");
                assert_eq!(placeholders(words), placeholders(english), "{text:?}");
                assert!(
                    !words.contains(|character| ('٠'..='٩').contains(&character)),
                    "{text:?}"
                );
            }
            let is_latin = |text: &str| {
                text.chars()
                    .all(|character| !('\u{600}'..='\u{6ff}').contains(&character))
            };
            assert!(is_latin(english) && is_latin(german), "{text:?}");
            assert!(english == "Token" || !is_latin(arabic), "{text:?}");
        }
    }

    #[test]
    fn every_text_has_all_languages_with_the_same_placeholders() {
        check(Text::ALL);
        check(CheckoutText::ALL);
    }

    #[test]
    fn placeholders_are_filled_and_markup_is_escaped() {
        let filled = Words(Language::German).fill(Text::ContinueAs, &[("email", "ada@example.com")]);
        assert_eq!(filled, "Als ada@example.com fortfahren");
        let marked = Words::ENGLISH.markup(Text::CodeSentTo, &[("email", html! { b { ("<") } })]);
        assert_eq!(marked.0, "We sent a 6-digit code to <b>&lt;</b>.");
    }

    #[test]
    fn money_is_written_as_its_language_does() {
        let currency: Currency = "USD".parse().unwrap();
        let amount = Decimal::new(-340, 2);
        assert_eq!(Words::ENGLISH.money(amount, currency), "-$3.40");
        assert_eq!(Words(Language::German).money(amount, currency), "-3,40\u{a0}$");
        assert_eq!(
            Words(Language::Arabic).money(amount, currency),
            "\u{2067}\u{200f}\u{200e}-3.40\u{a0}US$\u{200e}\u{2069}"
        );
    }
}
