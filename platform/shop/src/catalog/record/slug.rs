//! Slugs: product names in page addresses.

use super::repo::load::is_slug_taken;
use base::{ApiError, Result, secret, text};
use rusqlite::Connection;

/// The maximum of characters of a generated slug.
const MAX_GENERATED_LENGTH: usize = 90;
/// The highest number appended to a name that is taken.
const LAST_NUMBER: u32 = 20;

/// The slug of a name: its letters in lower case, with their marks, and its digits.
fn suggested(name: &str, otherwise: &str) -> String {
    let mut slug = String::new();
    let lower: String = name.chars().flat_map(char::to_lowercase).collect();
    for character in text::composed(&lower).chars().take(MAX_GENERATED_LENGTH) {
        if character.is_alphanumeric() || (text::is_mark(character) && !slug.is_empty() && !slug.ends_with('-')) {
            slug.push(character);
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
    }
    match slug.trim_end_matches('-') {
        "" => otherwise.to_owned(),
        slug => slug.to_owned(),
    }
}

/// Whether a slug is a dot segment (WHATWG URL, "single-dot" and "double-dot path segment"), which no address can
/// contain.
fn is_step(slug: &str) -> bool {
    matches!(slug.to_ascii_lowercase().replace("%2e", ".").as_str(), "." | "..")
}

/// The slug of an entity: the given one, which must be free; else the previous one; else one generated from the name.
pub(crate) fn resolve_slug(
    connection: &Connection,
    (table, otherwise): (&'static str, &str),
    (given, before): (Option<&str>, Option<&str>),
    name: &str,
) -> Result<String> {
    match (given.filter(|given| !given.is_empty()), before) {
        (None, Some(before)) => Ok(before.to_owned()),
        (None, None) => generate(connection, (table, otherwise), name),
        (Some(given), before) if before == Some(given) => Ok(given.to_owned()),
        (Some(given), _) => require_free(connection, table, given).map(|()| given.to_owned()),
    }
}

/// Generates a free slug from a name: plain, with a number, or with a part of an id if many have the name.
pub(crate) fn generate(
    connection: &Connection,
    (table, otherwise): (&'static str, &str),
    name: &str,
) -> Result<String> {
    let suggested = suggested(name, otherwise);
    let numbered = (2..=LAST_NUMBER).map(|number| format!("{suggested}-{number}"));
    for candidate in std::iter::once(suggested.clone()).chain(numbered) {
        if !is_slug_taken(connection, table, &candidate)? {
            return Ok(candidate);
        }
    }
    let id = secret::new_id();
    Ok(format!("{suggested}-{}", id.get(..8).unwrap_or(&id)))
}

/// Refuses a slug that is taken, or that no address can contain.
fn require_free(connection: &Connection, table: &'static str, slug: &str) -> Result<()> {
    if is_step(slug) {
        return Err(ApiError::field("slug", "FORMAT", "is a step in a path and no name of a page"));
    }
    if is_slug_taken(connection, table, slug)? {
        return Err(ApiError::conflict("DUPLICATE_SLUG_ERROR", format!("The slug {slug} is taken")));
    }
    Ok(())
}

/// The path of a product's page in the store.
pub(crate) fn page_path(slug: &str) -> String {
    ["/product-page/", slug].concat()
}

#[cfg(test)]
mod tests {
    use super::suggested;

    #[test]
    fn a_slug_consists_of_the_letters_and_digits_of_the_name() {
        assert_eq!(suggested("Morning Mug, No. 2!", "product"), "morning-mug-no-2");
        assert_eq!(suggested("Große Kanne", "product"), "große-kanne");
        assert_eq!(suggested("***", "product"), "product");
        assert_eq!(suggested("हिन्दी किताब", "product"), "हिन्दी-किताब");
        assert_eq!(suggested("กาแฟ ถ้วย", "product"), "กาแฟ-ถ้วย");
        assert_eq!(suggested("Mu\u{308}sli", "product"), "müsli");
        assert_eq!(suggested("İstanbul", "product"), "i\u{307}stanbul");
        assert!(suggested(&"a ".repeat(200), "product").chars().count() <= 90);
    }
}
