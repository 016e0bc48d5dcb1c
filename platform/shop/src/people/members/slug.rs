//! Slugs: member names in page addresses.
//!
//! Stored in lower case, so that no two differ by case only. A changed slug becomes free at once.

use super::{record::Record, repo, update};
use base::{ApiError, Call, Result, Shop, Writing, secret, text};
use cartwright_contract::limits::member::SLUG as MAX_LENGTH;
use rusqlite::Connection;
use serde_json::Value;

/// The maximum of characters of a slug generated from a nickname.
const MAX_GENERATED_LENGTH: usize = 100;
/// The highest number appended to a nickname that is taken.
const LAST_NUMBER: u32 = 20;

/// Normalizes and validates a slug.
pub(super) fn parse(field: &str, text: &str) -> Result<String> {
    if text.chars().count() > MAX_LENGTH {
        return Err(ApiError::field(field, "MAX_LENGTH", format!("must have at most {MAX_LENGTH} characters")));
    }
    let slug = text::composed(&text.to_lowercase()).into_owned();
    let sound = |character: char| text::is_of_word(character) || matches!(character, '-' | '_' | '.');
    if !slug.chars().all(sound) || !slug.starts_with(char::is_alphanumeric) || !slug.ends_with(text::is_of_word) {
        return Err(ApiError::field(
            field,
            "FORMAT",
            "must have letters, digits, hyphens, underscores and dots only, and begin and end with a letter or digit",
        ));
    }
    Ok(slug)
}

fn suggested(nickname: &str) -> String {
    let mut slug = String::new();
    let lower: String = nickname.chars().flat_map(char::to_lowercase).collect();
    for character in text::composed(&lower).chars() {
        if character.is_alphanumeric() || (text::is_mark(character) && !slug.is_empty() && !slug.ends_with('-')) {
            slug.push(character);
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
    }
    let short: String = slug.chars().take(MAX_GENERATED_LENGTH).collect();
    match short.trim_end_matches('-') {
        "" => "member".to_owned(),
        short => short.to_owned(),
    }
}

/// Generates a free slug from a name: plain, or with a number.
pub(super) fn free(name: &str, is_taken: impl Fn(&str) -> Result<bool>) -> Result<String> {
    let base = suggested(name);
    let numbered = (2..=LAST_NUMBER).map(|number| format!("{base}-{number}"));
    for candidate in std::iter::once(base.clone()).chain(numbered) {
        if !is_taken(&candidate)? {
            return Ok(candidate);
        }
    }
    Ok(format!("{base}-{}", secret::new_id()))
}

/// Refuses a slug that is taken.
pub(super) fn require_free(connection: &Connection, slug: &str) -> Result<()> {
    if repo::is_slug_taken(connection, slug)? {
        return Err(ApiError::conflict("SLUG_ALREADY_EXISTS", format!("Another member has the slug {slug}")));
    }
    Ok(())
}

/// `POST /v1/members/{id}/slug`, and `my` in place of the id.
pub(super) fn change(shop: &Shop, call: &Call, find: impl FnOnce(&Writing<'_>) -> Result<Record>) -> Result<Value> {
    let slug = parse("slug", call.text("slug")?)?;
    update::changed(shop, &call.author, find, |connection, record| {
        if record.slug != slug {
            require_free(connection, &slug)?;
        }
        record.slug = slug;
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_suggested_slug_is_valid(nickname in ".{0,120}") {
            let slug = suggested(&nickname);
            prop_assert_eq!(parse("slug", &slug).unwrap(), slug);
        }

        #[test]
        fn parsing_a_slug_is_idempotent(text in ".{0,40}") {
            if let Ok(slug) = parse("slug", &text) {
                prop_assert_eq!(parse("slug", &slug).unwrap(), slug);
            }
        }
    }

    #[test]
    fn a_slug_is_derived_from_the_nickname() {
        for (nickname, slug) in [
            ("Ada Lovelace", "ada-lovelace"),
            ("  --Ada--  ", "ada"),
            ("Ærø & Çelik", "ærø-çelik"),
            ("東京", "東京"),
            ("!!!", "member"),
            ("", "member"),
        ] {
            assert_eq!(suggested(nickname), slug, "{nickname}");
        }
    }

    #[test]
    fn a_slug_is_lower_cased_and_an_invalid_one_refused() {
        assert_eq!(parse("slug", "Ada.L-1").unwrap(), "ada.l-1");
        for text in ["-ada", "ada-", "a da", "a/b", "../x", "a?b", "ada\u{202e}"] {
            assert!(parse("slug", text).is_err(), "{text}");
        }
        assert!(parse("slug", &"a".repeat(256)).is_err());
    }
}
