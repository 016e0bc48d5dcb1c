//! The language in which a caller reads the shop's content.
//!
//! Callers name it by a header, as the hosted platform's own components do: `de|de-de|false|SITE`, which is the language,
//! its locale, whether it is the language of the shop, and the site.

use crate::base::{Result, Shop, access::Caller, dictionary::Dictionary};
use crate::commerce::rules;
use axum::http::{HeaderMap, HeaderName};
use cartwright::row::{Row, Safety};
use serde_json::{Map, Value};
use std::sync::Arc;

const HEADER: HeaderName = HeaderName::from_static("x-wix-linguist");
const MAX_TAG: usize = 20;

/// The resources whose answers hold no content of the shop: what people wrote of themselves stays as they wrote it.
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

/// Lets a visitor filter by names of any language: an address that was made in one is opened in another.
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

/// The language that a caller reads in, and whether it is the shop's own; none where the caller does not say.
fn named(headers: &HeaderMap) -> Option<(&str, bool)> {
    let mut parts = headers.get(HEADER)?.to_str().ok()?.split('|');
    Some((parts.next().filter(|language| !language.is_empty())?, parts.nth(1) == Some("true")))
}

/// The language that a caller reads in, if the caller says.
pub(super) fn language(headers: &HeaderMap) -> Option<String> {
    named(headers).map(|(language, _)| language.chars().take(MAX_TAG).collect())
}

/// The dictionary for the answer of a call; none where the caller reads the shop's own language.
pub(super) fn dictionary(shop: &Shop, row: &Row<'_>, headers: &HeaderMap) -> Result<Option<Arc<Dictionary>>> {
    match named(headers) {
        Some((language, false)) if !OTHERS.contains(&resource(row)) => rules::held_dictionary(shop, language),
        _ => Ok(None),
    }
}
