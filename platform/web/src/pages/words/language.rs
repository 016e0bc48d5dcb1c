//! Chooses a page's language.

use crate::pages::Fields;
use axum::http::{HeaderMap, header};
use base::{Shop, address::origin_of, cookies, language::Language};
use shop::site::page_sessions::{RedirectSession, SessionKind};

/// The cookie with the language of the first page.
pub(in crate::pages) const LANGUAGE_COOKIE: &str = "cw_language";

const MAX_ACCEPTED: usize = 1000;

/// The language that an address or form names.
pub(in crate::pages) fn explicit(fields: &Fields) -> Option<Language> {
    let given = ["lang", "languageCode"].iter().find_map(|name| fields.get(*name));
    given.and_then(|tag| supported(tag))
}

/// A request's language, by precedence: the address, the store that sent the visitor, the first page's cookie, the
/// browser's first supported language.
pub(in crate::pages) fn of_request(
    shop: &Shop,
    headers: &HeaderMap,
    fields: &Fields,
    session: Option<&RedirectSession>,
) -> Language {
    explicit(fields)
        .or_else(|| session.and_then(of_store))
        .or_else(|| cookies::read(shop, headers, LANGUAGE_COOKIE).and_then(|tag| supported(&tag)))
        .or_else(|| accepted(headers))
        .unwrap_or(Language::English)
}

/// The language of a request without a page.
pub(in crate::pages) fn of_headers(headers: &HeaderMap) -> Language {
    accepted(headers).unwrap_or(Language::English)
}

fn supported(tag: &str) -> Option<Language> {
    let language = Language::of(Some(tag));
    let is_english = tag.split(['-', '_']).next().is_some_and(|primary| primary.eq_ignore_ascii_case("en"));
    (language != Language::English || is_english).then_some(language)
}

/// The language of the store that a session returns to: a parameter of its address, or its first path segment.
fn of_store(session: &RedirectSession) -> Option<Language> {
    let mut addresses = session.return_addresses();
    addresses.extend(session.callbacks.login_url.as_deref());
    if let SessionKind::Auth(authorization) = &session.kind {
        addresses.extend(authorization.redirect_uri.as_deref());
    }
    addresses.into_iter().find_map(of_address)
}

fn of_address(address: &str) -> Option<Language> {
    origin_of(address)?;
    let parsed = url::Url::parse(address).ok()?;
    let parameter = parsed.query_pairs().find(|(name, _)| name == "lang" || name == "languageCode");
    let segment = parsed.path_segments().and_then(|mut segments| segments.next());
    parameter
        .and_then(|(_, tag)| supported(&tag))
        .or_else(|| segment.filter(|segment| segment.len() <= 5).and_then(supported))
}

/// The first supported language of `Accept-Language` (RFC 9110, section 12.5.4).
fn accepted(headers: &HeaderMap) -> Option<Language> {
    let text = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let mut best: Option<(f32, Language)> = None;
    for range in text.get(..MAX_ACCEPTED).unwrap_or(text).split(',').take(32) {
        let (tag, weight) = range.split_once(';').unwrap_or((range, ""));
        let weight = weight.trim().strip_prefix("q=").map_or(Some(1.0), |text| text.parse().ok());
        let (Some(words), Some(weight)) = (supported(tag.trim()), weight) else {
            continue;
        };
        if weight > 0.0 && best.is_none_or(|(known, _)| weight > known) {
            best = Some((weight, words));
        }
    }
    best.map(|(_, words)| words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_preferred_supported_language_of_the_browser_is_chosen() {
        for (text, tag) in [
            ("de-AT,de;q=0.9,en;q=0.8", Some("de")),
            ("fr,ar;q=0.5,en;q=0.7", Some("en")),
            ("ar-EG", Some("ar")),
            ("de;q=0, en;q=0.1", Some("en")),
            ("fr, ja", None),
            ("*", None),
            ("de;q=many", None),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, text.parse().unwrap());
            assert_eq!(accepted(&headers).map(Language::tag), tag, "{text}");
        }
    }

    #[test]
    fn the_language_is_read_from_the_stores_url() {
        for (address, tag) in [
            ("https://shop.example/de/thank-you", Some("de")),
            ("https://shop.example/ar", Some("ar")),
            ("https://shop.example/thank-you?lang=de", Some("de")),
            ("https://shop.example/thanks?languageCode=ar-EG", Some("ar")),
            ("https://shop.example/de-luxe/thanks", None),
            ("https://shop.example/thank-you", None),
            ("no address", None),
        ] {
            assert_eq!(of_address(address).map(Language::tag), tag, "{address}");
        }
    }
}
