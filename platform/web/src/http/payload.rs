//! Parses a call's payload: a JSON body, or a query string in one of its forms (contract, "Query strings").

use axum::http::{HeaderMap, header};
use base::{ApiError, Result, json};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use cartwright::resources::cart::STORES_APP_ID;
use serde_json::{Map, Value};

/// Parses a body; an empty one is an empty payload.
pub(super) fn from_body(body: &[u8]) -> Result<Map<String, Value>> {
    if body.is_empty() {
        return Ok(Map::new());
    }
    json::from_body(body)
}

/// Parses a token request's body, JSON or form (RFC 6749, section 4).
pub(super) fn from_token_body(headers: &HeaderMap, body: &[u8]) -> Result<Map<String, Value>> {
    let media_type = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let is_form = media_type.is_some_and(|text| {
        let essence = text.split(';').next().unwrap_or_default();
        essence.trim().eq_ignore_ascii_case("application/x-www-form-urlencoded")
    });
    match std::str::from_utf8(body) {
        Ok(form) if is_form => from_query(form),
        _ => from_body(body),
    }
}

/// The maximum depth of a dotted name in a query string. Bounded because nested values use the stack; no call needs
/// more.
const MAX_NAME_DEPTH: usize = 8;

/// Parses a query string: the whole payload in `.r`, or dotted names.
pub(super) fn from_query(query: &str) -> Result<Map<String, Value>> {
    let mut payload = Map::new();
    for (name, value) in url::form_urlencoded::parse(query.as_bytes()) {
        if name == ".r" {
            let bytes = URL_SAFE_NO_PAD
                .decode(value.trim_end_matches('='))
                .map_err(|_| ApiError::field(".r", "FORMAT", "is not URL-safe base64"))?;
            payload.extend(from_body(&bytes)?);
        } else if name.split('.').count() > MAX_NAME_DEPTH {
            let problem = format!("nests deeper than {MAX_NAME_DEPTH} names");
            return Err(ApiError::field("query", "FORMAT", problem));
        } else {
            insert(&mut payload, &name, value.into_owned());
        }
    }
    Ok(payload)
}

/// Sets path parameters, which override the payload's.
pub(super) fn insert_places(payload: &mut Map<String, Value>, places: Vec<(&str, String)>) {
    for (name, value) in places {
        let (parent, last) = match name.rsplit_once('.') {
            Some((parent, last)) => (Some(parent), last),
            None => (None, name),
        };
        let target = match parent {
            None => Some(&mut *payload),
            Some(parent) => payload.entry(parent).or_insert_with(|| Value::Object(Map::new())).as_object_mut(),
        };
        if let Some(target) = target {
            target.insert(last.to_owned(), Value::String(value));
        }
    }
}

/// The older id of the app whose catalog has the shop's products; old programs still send it.
const OLDER_STORES_APP: &str = "1380b703-ce81-ff05-f115-39571d94dfcd";

/// Replaces the older app id by the current one throughout a payload.
pub(super) fn rename_older_app(value: &mut Value) {
    match value {
        Value::String(text) if text == OLDER_STORES_APP => STORES_APP_ID.clone_into(text),
        Value::Array(values) => values.iter_mut().for_each(rename_older_app),
        Value::Object(fields) => fields.values_mut().for_each(rename_older_app),
        _ => {}
    }
}

/// A token request's grant type, for the request log.
pub(super) fn grant_type(headers: &HeaderMap, body: &[u8]) -> Option<String> {
    let body = from_token_body(headers, body).ok()?;
    let grant = body.get("grantType").or_else(|| body.get("grant_type"))?;
    grant.as_str().map(str::to_owned)
}

fn insert(payload: &mut Map<String, Value>, name: &str, value: String) {
    if let Some((parent, rest)) = name.split_once('.') {
        let nested = payload.entry(parent).or_insert_with(|| Value::Object(Map::new())).as_object_mut();
        if let Some(nested) = nested {
            insert(nested, rest, value);
        }
        return;
    }
    let value = Value::String(value);
    match payload.get_mut(name) {
        None => {
            payload.insert(name.to_owned(), value);
        }
        Some(Value::Array(values)) => values.push(value),
        Some(first) => *first = Value::Array(vec![first.take(), value]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn dotted_query_names_nest_and_repeated_names_become_lists() {
        let payload = from_query("a.b=1&a.c=2&d=x&d=y&e=%C3%A9+f").unwrap();
        assert_eq!(Value::Object(payload), json!({ "a": { "b": "1", "c": "2" }, "d": ["x", "y"], "e": "é f" }));
    }

    #[test]
    fn query_names_nested_too_deep_are_refused() {
        assert!(from_query("a.b.c.d.e.f.g.h=1").is_ok());
        for name in ["a.b.c.d.e.f.g.h.i", &".".repeat(60_000)] {
            assert!(from_query(&format!("{name}=1")).is_err());
        }
    }

    #[test]
    fn a_packed_payload_is_unpacked() {
        let payload = json!({ "query": { "filter": { "name": { "$eq": "é" } } } });
        let query = format!(".r={}", URL_SAFE_NO_PAD.encode(payload.to_string()));
        assert_eq!(Value::Object(from_query(&query).unwrap()), payload);
    }

    #[test]
    fn a_path_variable_is_inserted_at_its_dotted_name() {
        let mut payload = Map::new();
        insert_places(&mut payload, vec![("member.id", "M1".to_owned())]);
        assert_eq!(Value::Object(payload), json!({ "member": { "id": "M1" } }));
    }
}
