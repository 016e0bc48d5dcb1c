//! The language of content for a caller.
//!
//! Callers name it by a header, as the hosted platform's own components do: `de|de-de|false|SITE`, which is language,
//! locale, whether it is the shop's own language, and the site.

use axum::http::{HeaderMap, HeaderName};
use base::{Result, Shop, access::Caller, dictionary::Dictionary};
use cartwright::row::{Row, Safety};
use serde_json::{Map, Value};
use shop::commerce::rules;
use std::sync::Arc;

const HEADER: HeaderName = HeaderName::from_static("x-wix-linguist");
const MAX_TAG: usize = 20;

/// Resources whose answers contain no shop content: texts that people wrote about themselves are not translated.
const OTHERS: [&str; 11] = [
    "authentication",
    "catalog_versioning",
    "member_report",
    "members",
    "oauth",
    "order_billing",
    "order_invoices",
    "order_transactions",
    "recovery",
    "redirects",
    "verification",
];

/// Adds originals to filters that name translations, in any language: a shared link may come from a reader of another
/// language.
pub(super) fn widen_filters(
    shop: &Shop,
    row: &Row<'_>,
    caller: &Caller,
    payload: &mut Map<String, Value>,
) -> Result<()> {
    let is_read = row.safety == Safety::Safe && !caller.is_owner();
    if is_read && !OTHERS.contains(&resource(row)) {
        for dictionary in rules::held_dictionaries(shop)?.values() {
            dictionary.add_to_filters(payload);
        }
    }
    Ok(())
}

fn resource<'a>(row: &Row<'a>) -> &'a str {
    row.id.split('.').next().unwrap_or_default()
}

/// The language that the caller requests, and whether it is the shop's own; `None` if not stated.
fn requested_language(headers: &HeaderMap) -> Option<(&str, bool)> {
    let mut parts = headers.get(HEADER)?.to_str().ok()?.split('|');
    Some((parts.next().filter(|language| !language.is_empty())?, parts.nth(1) == Some("true")))
}

/// The language that the caller requests, if any.
pub(super) fn language(headers: &HeaderMap) -> Option<String> {
    requested_language(headers).map(|(language, _)| language.chars().take(MAX_TAG).collect())
}

/// The dictionary for a call's answer; `None` for the shop's own language.
pub(super) fn dictionary(shop: &Shop, row: &Row<'_>, headers: &HeaderMap) -> Result<Option<Arc<Dictionary>>> {
    match requested_language(headers) {
        Some((language, false)) if !OTHERS.contains(&resource(row)) => rules::held_dictionary(shop, language),
        _ => Ok(None),
    }
}
