//! The handlers of all calls.

use crate::base::contract;
use crate::base::{ApiError, Call, Result, Rows, Shop, access::acting_as, call::Handler};
use crate::catalog;
use crate::catalog::{by_filter, categories, entity, groups, inventory, v1, v3};
use crate::commerce::ordering::{self, billing};
use crate::commerce::{cart, cart_v2, older_orders, orders, payments, wishlists};
use crate::events::webhooks;
use crate::http::graphql;
use crate::pages::redirects;
use crate::people::{identity, members, oauth};
use crate::site;
use cartwright::{row::Row, types::Currency};
use serde_json::{Map, Value};
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

/// Checks the bounds of a call, and answers it as its caller.
pub(crate) fn perform(row: &Row<'_>, shop: &Shop, call: &Call) -> Result<Value> {
    // A site with the other catalog refuses the call as a whole, whatever its payload is.
    catalog::require_version(shop, row)?;
    contract::check(row.id, &call.payload, &|| places(shop, &call.payload))?;
    acting_as(call.caller.actor(&shop.keys.site_id), || match HANDLERS.get(row.id) {
        Some(handler) => handler(shop, &*cart::permitted(call)?),
        None => Err(ApiError::Internal(format!("{} has no handler", row.id))),
    })
}

/// The digits after the point that amounts of a call may have: those of its order's currency, or of the shop's.
fn places(shop: &Shop, payload: &Map<String, Value>) -> u32 {
    let order = payload.get("order").and_then(|order| order.get("currency")?.as_str()?.parse().ok());
    let currency: Option<Currency> = order.or_else(|| shop.db.read(site::currency).ok());
    currency.map_or(u32::MAX, Currency::digits)
}

#[cfg(test)]
mod tests {
    use super::{AREAS, older_orders};
    use cartwright::ENDPOINTS;

    #[test]
    fn every_call_has_one_handler() {
        let mut handled: Vec<&str> = AREAS.into_iter().flatten().map(|(id, _)| *id).collect();
        let mut rows: Vec<&str> = ENDPOINTS.iter().chain(&older_orders::CALLS).map(|row| row.id).collect();
        handled.sort_unstable();
        rows.sort_unstable();
        assert_eq!(handled, rows);
    }
}
