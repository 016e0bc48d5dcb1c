//! Formats of text.

use serde::Deserialize;

/// A text format of the contract, with the wording of its violation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, thiserror::Error, strum::IntoStaticStr)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[strum(serialize_all = "SCREAMING_SNAKE_CASE", const_into_str)]
pub(super) enum Format {
    #[error("is not a GUID")]
    Guid,
    #[error("is not an email address")]
    Email,
    #[error("is not a web address")]
    WebUrl,
    #[error("is not a slug")]
    UrlSlug,
    #[error("is not a three-letter currency code")]
    Currency,
    #[error("is not a two-letter country code")]
    Country,
    #[error("is not a language code")]
    Language,
    #[error("is not a phone number")]
    Phone,
    #[error("is not a decimal number")]
    DecimalValue,
    #[error("is not a day as year-month-day")]
    LocalDate,
    #[error("is not a colour as #RRGGBB")]
    ColorHex,
}

impl Format {
    pub(super) fn allows(self, text: &str) -> bool {
        match self {
            Self::Guid => is_guid(text),
            Self::Email => is_email(text),
            Self::WebUrl => is_web_address(text),
            Self::UrlSlug => is_slug(text),
            Self::Currency => text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_uppercase()),
            Self::Country => text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_uppercase()),
            Self::Language => is_language(text),
            Self::Phone => is_phone(text),
            Self::DecimalValue => text.parse::<cartwright::types::Amount>().is_ok(),
            Self::LocalDate => is_local_date(text),
            Self::ColorHex => is_color(text),
        }
    }
}

/// 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12.
pub(crate) fn is_guid(text: &str) -> bool {
    text.len() == 36
        && text.bytes().enumerate().all(|(index, byte)| match index {
            8 | 13 | 18 | 23 => byte == b'-',
            _ => byte.is_ascii_hexdigit(),
        })
}

/// Whether a text looks like an email address. Only a delivered mail proves one.
pub fn is_email(text: &str) -> bool {
    let Some((local, domain)) = text.rsplit_once('@') else {
        return false;
    };
    text.len() <= 254
        && !local.is_empty()
        && domain.contains('.')
        && domain.split('.').all(|label| !label.is_empty())
        && !text.contains(|character: char| {
            character.is_whitespace() || character.is_control() || ",;<>\"".contains(character)
        })
}

/// Whether a text is an http(s) address: stores render these as links, so `javascript:` and the like are refused.
pub fn is_web_address(text: &str) -> bool {
    url::Url::parse(text).is_ok_and(|url| matches!(url.scheme(), "http" | "https") && url.has_host())
}

/// Letters and digits of any script, and hyphens between them.
fn is_slug(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|character| character.is_alphanumeric() || matches!(character, '-' | '_'))
}

/// A language tag: `en`, or with a country, `en-GB`.
fn is_language(text: &str) -> bool {
    let mut parts = text.split('-');
    let language = parts.next().unwrap_or_default();
    (2..=3).contains(&language.len())
        && language.bytes().all(|byte| byte.is_ascii_alphabetic())
        && parts.all(|part| (2..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric()))
}

const MAX_PHONE_LENGTH: usize = 50;

pub fn is_phone(text: &str) -> bool {
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let sound = |character: char| character.is_ascii_digit() || "+ ()-./x".contains(character);
    digits >= 3 && text.chars().count() <= MAX_PHONE_LENGTH && text.chars().all(sound)
}

pub fn is_local_date(text: &str) -> bool {
    time::Date::parse(text, time::macros::format_description!("[year]-[month]-[day]")).is_ok()
}

/// `#` and 3, 4, 6 or 8 hexadecimal digits.
pub fn is_color(text: &str) -> bool {
    text.strip_prefix('#').is_some_and(|digits| {
        matches!(digits.len(), 3 | 4 | 6 | 8) && digits.bytes().all(|byte| byte.is_ascii_hexdigit())
    })
}

#[cfg(test)]
mod tests {
    use super::Format::{self, *};

    #[test]
    fn each_format_accepts_valid_and_refuses_invalid_text() {
        for (format, sound, unsound) in [
            (
                Guid,
                &["11111111-1111-4111-8111-11111111abCD"][..],
                &["", "11111111-1111-4111-8111-11111111abC", "11111111x1111-4111-8111-11111111abcd"][..],
            ),
            (
                Email,
                &["ada@example.com", "a.b+c@shop.example"],
                &["", "ada", "ada@localhost", "@example.com", "ada lovelace@example.com"],
            ),
            (
                WebUrl,
                &["https://ada.example/a?b", "http://127.0.0.1:4400/"],
                &["", "javascript:alert(1)", "//ada.example", "ada.example"],
            ),
            (UrlSlug, &["blue-mug", "tasse-für-2"], &["", "blue mug", "blue/mug"]),
            (Currency, &["EUR"], &["", "eur", "EURO"]),
            (Country, &["GB"], &["", "gb", "GBR"]),
            (Language, &["en", "en-GB", "zh-Hans"], &["", "e", "english", "en_GB"]),
            (Phone, &["+44 (0)20 7946-0000", "112"], &["", "12", "call me"]),
            (DecimalValue, &["0", "-1.50"], &["", "1,5", "a", "1e3x"]),
            (LocalDate, &["1815-12-10"], &["", "1815-02-30", "10.12.1815"]),
            (ColorHex, &["#fff", "#00AA7f"], &["", "fff", "#ff", "#gggggg"]),
        ] {
            for text in sound {
                assert!(Format::allows(format, text), "{} {text}", format.into_str());
            }
            for text in unsound {
                assert!(!Format::allows(format, text), "{} {text}", format.into_str());
            }
        }
    }
}
