//! The handlers of all calls.

use crate::http::graphql;
use crate::pages::redirects;
use base::contract;
use base::{ApiError, Call, Result, Rows, Shop, call::Handler};
use cartwright::{row::Row, types::Currency};
use serde_json::{Map, Value};
use shop::catalog;
use shop::catalog::{by_filter, categories, entity, groups, inventory, v1, v3};
use shop::commerce::ordering::{self, billing};
use shop::commerce::{cart, cart_v2, older_orders, orders, payments, wishlists};
use shop::events::webhooks;
use shop::people::{identity, members, oauth};
use shop::site;
use std::collections::HashMap;
use std::sync::LazyLock;

const AREAS: [Rows; 24] = [
    billing::ROWS,
    by_filter::ROWS,
    cart::ROWS,
    cart::checkout::ROWS,
    cart_v2::ROWS,
    catalog::ROWS,
    categories::ROWS,
    entity::ROWS,
    graphql::ROWS,
    groups::ROWS,
    identity::ROWS,
    inventory::ROWS,
    members::ROWS,
    oauth::ROWS,
    older_orders::ROWS,
    ordering::ROWS,
    orders::ROWS,
    payments::ROWS,
    redirects::ROWS,
    site::ROWS,
    v1::ROWS,
    v3::ROWS,
    webhooks::ROWS,
    wishlists::ROWS,
];

static HANDLERS: LazyLock<HashMap<&str, Handler>> = LazyLock::new(|| AREAS.into_iter().flatten().copied().collect());

/// Checks a call's catalog version and bounds, then runs its handler.
pub fn perform(row: &Row<'_>, shop: &Shop, call: &Call) -> Result<Value> {
    // A site with the other catalog version refuses the call before its payload is checked.
    catalog::require_version(shop, row, call)?;
    contract::check(row.id, &call.payload, &|| places(shop, &call.payload))?;
    match HANDLERS.get(row.id) {
        Some(handler) => handler(shop, &*cart::permitted(call)?),
        None => Err(ApiError::Internal(format!("{} has no handler", row.id))),
    }
}

/// The decimal places of amounts in a call: those of its order's currency, or of the shop's.
fn places(shop: &Shop, payload: &Map<String, Value>) -> u32 {
    let order = payload.get("order").and_then(|order| order.get("currency")?.as_str()?.parse().ok());
    let currency: Option<Currency> = order.or_else(|| shop.db.read(site::currency).ok());
    currency.map_or(u32::MAX, Currency::digits)
}

#[cfg(test)]
mod tests {
    use super::{AREAS, older_orders};
    use cartwright::ENDPOINTS;
    use regex_lite::Regex;
    use std::collections::BTreeSet;
    use std::path::Path;

    #[test]
    fn every_call_has_one_handler() {
        let mut handled: Vec<&str> = AREAS.into_iter().flatten().map(|(id, _)| *id).collect();
        let mut rows: Vec<&str> = ENDPOINTS.iter().chain(&older_orders::CALLS).map(|row| row.id).collect();
        handled.sort_unstable();
        rows.sort_unstable();
        assert_eq!(handled, rows);
    }

    /// The addresses in the comments of a folder's files, such as `GET /v1/members`.
    fn addresses(folder: &Path, found: &mut BTreeSet<String>) {
        let address =
            Regex::new("//.*?((?:GET|POST|PATCH|PUT|DELETE) /[^`\\s,;]*)(?:` and `([A-Z]+ /[^`]*))?").unwrap();
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                addresses(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let code = std::fs::read_to_string(&path).unwrap();
                let named = address.captures_iter(&code).flat_map(|found| [found.get(1), found.get(2)]).flatten();
                found.extend(named.map(|address| address.as_str().to_owned()));
            }
        }
    }

    /// Whether an address is of the hosted platform's calls: other addresses are this platform's own.
    fn is_of_a_call(address: &str) -> bool {
        Regex::new("^[A-Z]+ /v[0-9]").unwrap().is_match(address)
    }

    #[test]
    fn the_address_of_each_call_stands_in_a_comment_of_its_code() {
        let rows: BTreeSet<String> =
            ENDPOINTS.iter().map(|row| format!("{} {}", row.method.as_str(), row.path)).collect();
        let mut found = BTreeSet::new();
        for folder in ["src", "../shop/src"] {
            addresses(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut found);
        }
        assert_eq!(rows.difference(&found).collect::<Vec<_>>(), Vec::<&String>::new(), "no comment has these");
        let others: Vec<&String> = found.difference(&rows).filter(|address| is_of_a_call(address)).collect();
        assert_eq!(others, Vec::<&String>::new(), "no call has these");
    }
}
