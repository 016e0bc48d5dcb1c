//! Alternative addresses of calls: the second method of a read, and the addresses of the REST documentation.

use axum::http::Method;
use base::{ApiError, Result};
use cartwright::row::{self, Access, Alternate, Row, Safety};
use cartwright::{ENDPOINTS, Origin};
use serde_json::{Map, Value, json};

/// Calls that the hosted platform's own JavaScript package sends without their service's prefix.
const UNPREFIXED: &str = "/v2/collections";

/// The last path segments of list reads: visitors send these by `GET` with `.r` and by `POST`.
const LISTS: [&str; 7] = [
    "query",
    "query-platformized",
    "query-variants",
    "search",
    "search-variants",
    "count",
    "list-categories-for-items",
];

/// An address of a call: its method, path template and answer form.
#[derive(Debug)]
pub struct Address {
    /// The HTTP method.
    pub method: Method,
    /// The template of the path.
    pub path: String,
    pub(crate) form: Form,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    AsIs,
    /// A list with `totalResults`, as documented for catalog V1.
    Counted,
}

/// Addresses of the REST documentation and of older packages, by the id of their call.
const DOCUMENTED: &[(&str, Method, &str, Form)] = &[
    ("products.query", Method::POST, "/stores/v1/products/query", Form::Counted),
    ("products.query", Method::POST, "/stores-reader/v1/products/query", Form::Counted),
    ("products.get", Method::GET, "/stores/v1/products/{id}", Form::AsIs),
    (
        "products.get_options_availability",
        Method::POST,
        "/stores/v1/products/{id}/productOptionsAvailability",
        Form::AsIs,
    ),
    ("products.query_product_variants", Method::POST, "/stores/v1/products/{id}/variants/query", Form::AsIs),
    ("products.query_store_variants", Method::POST, "/stores/v1/variants/query", Form::AsIs),
    ("products.get_store_variant", Method::GET, "/stores/v1/variants/{id}", Form::AsIs),
    ("collections.query", Method::POST, "/stores/v1/collections/query", Form::Counted),
    ("collections.query", Method::POST, "/stores-reader/v1/collections/query", Form::Counted),
    ("collections.get", Method::GET, "/stores/v1/collections/{id}", Form::AsIs),
    ("collections.get", Method::GET, "/stores-reader/v1/collections/{id}", Form::AsIs),
    ("products.get_collection_by_slug", Method::GET, "/stores/v1/collections/slug/{slug}", Form::AsIs),
    ("inventory_v2.query", Method::POST, "/stores/v2/inventoryItems/query", Form::AsIs),
    ("inventory_v2.get_variants", Method::POST, "/stores/v2/inventoryItems/{inventoryId}/getVariants", Form::AsIs),
    ("verification.start", Method::POST, "/_api/iam/verification/v1/Start", Form::AsIs),
    ("redirects.create_session", Method::POST, "/headless/v1/redirect-session", Form::AsIs),
];

/// Calls that answer in the REST documentation's form at their own address too.
const COUNTED: [&str; 1] = ["older_orders.query"];

/// All addresses of a call, its own first.
pub fn addresses(row: &Row<'_>) -> Vec<Address> {
    let own = [Origin::Api.prefix(row.service), row.path].concat();
    let unprefixed = row.path.starts_with(UNPREFIXED).then(|| row.path.to_owned());
    let form = if COUNTED.contains(&row.id) { Form::Counted } else { Form::AsIs };
    let documented = DOCUMENTED.iter().filter(|(id, ..)| *id == row.id);
    let mut found: Vec<Address> = std::iter::once(own)
        .chain(unprefixed)
        .flat_map(|path| methods(row).into_iter().map(move |method| (method, path.clone(), form)))
        .chain(documented.map(|(_, method, path, form)| (method.clone(), (*path).to_owned(), *form)))
        .map(|(method, path, form)| Address { method, path, form })
        .collect();
    // An address may be another call's own.
    found.retain(|address| address.method == method_of(row) || !is_own_of_another(row, address));
    found
}

/// The methods of a call at its own address.
fn methods(row: &Row<'_>) -> Vec<Method> {
    let own = method_of(row);
    let last = row.path.rsplit('/').next().unwrap_or_default();
    let is_list = row.safety == Safety::Safe && row.access <= Access::Visitor && LISTS.contains(&last);
    match row.alternate {
        Alternate::GetOnEdge => vec![own, Method::GET],
        Alternate::PostWhenLong => vec![own, Method::POST],
        Alternate::None if is_list && own == Method::POST => vec![own, Method::GET],
        Alternate::None => vec![own],
    }
}

fn is_own_of_another(row: &Row<'_>, address: &Address) -> bool {
    ENDPOINTS.iter().any(|other| {
        other.id != row.id
            && method_of(other) == address.method
            && [Origin::Api.prefix(other.service), other.path].concat() == address.path
    })
}

fn method_of(row: &Row<'_>) -> Method {
    match row.method {
        row::Method::Get => Method::GET,
        row::Method::Post => Method::POST,
        row::Method::Patch => Method::PATCH,
        row::Method::Put => Method::PUT,
        row::Method::Delete => Method::DELETE,
    }
}

impl Form {
    /// Parses a payload of this form: the REST documentation has a query's filter and sort as JSON text.
    pub(crate) fn read(self, payload: &mut Map<String, Value>) -> Result<()> {
        let query = payload.get_mut("query").and_then(Value::as_object_mut);
        let Some(query) = query.filter(|_| self == Self::Counted) else {
            return Ok(());
        };
        for name in ["filter", "sort"] {
            if let Some(Value::String(text)) = query.get(name) {
                let refused = |_| ApiError::field(format!("query.{name}"), "FORMAT", "is not JSON");
                query.insert(name.to_owned(), serde_json::from_str(text).map_err(refused)?);
            }
        }
        query.entry("sort").and_modify(|sort| *sort = order(sort.take()));
        Ok(())
    }

    /// Converts an answer to this form.
    pub(crate) fn of(self, mut answer: Value) -> Value {
        if self == Self::Counted
            && let Some(metadata) = answer.get("metadata").cloned()
            && let Some(fields) = answer.as_object_mut()
        {
            let number = |name: &str| metadata.get(name).cloned().unwrap_or(json!(0));
            fields.insert("totalResults".to_owned(), number("total"));
            fields.insert("metadata".to_owned(), json!({ "items": number("count"), "offset": number("offset") }));
        }
        answer
    }
}

/// Converts a sort: `{"name": "asc"}` becomes `{"fieldName": "name", "order": "ASC"}`.
fn order(read: Value) -> Value {
    let entries = match read {
        Value::Array(entries) => entries,
        one => vec![one],
    };
    let named = |entry: Value| match entry {
        Value::Object(fields) if !fields.contains_key("fieldName") => fields
            .into_iter()
            .map(|(field, order)| {
                let order = order.as_str().unwrap_or_default().to_ascii_uppercase();
                json!({ "fieldName": field, "order": order })
            })
            .collect(),
        entry => vec![entry],
    };
    entries.into_iter().flat_map(named).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_documented_url_belongs_to_a_call_and_no_url_is_ambiguous() {
        for (id, ..) in DOCUMENTED {
            assert!(ENDPOINTS.iter().any(|row| row.id == *id), "{id}");
        }
        let mut seen = HashSet::new();
        for address in ENDPOINTS.iter().flat_map(addresses) {
            let shape: Vec<&str> =
                address.path.split('/').map(|part| if part.starts_with('{') { "*" } else { part }).collect();
            assert!(seen.insert((address.method.clone(), shape.join("/"))), "{address:?} stands twice");
        }
    }

    #[test]
    fn a_list_call_open_to_visitors_is_served_by_get_and_post() {
        for row in ENDPOINTS.iter().filter(|row| row.access <= Access::Visitor && row.safety == Safety::Safe) {
            let last = row.path.rsplit('/').next().unwrap_or_default();
            if LISTS.contains(&last) {
                let found = addresses(row);
                let by = |method: Method| found.iter().any(|address| address.method == method);
                assert!(by(Method::GET) && by(Method::POST), "{}", row.id);
            }
        }
    }
}
