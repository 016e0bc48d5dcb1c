//! All calls as an OpenAPI document, generated from the client's rows and the contract's bounds.

use super::Bench;
use axum::{Json, extract::State, http::Method};
use base::{ApiError, Result, contract};
use cartwright::row::{Access, Row};
use cartwright::{ENDPOINTS, Origin};
use serde_json::{Map, Value, json};
use web::http::alternates::{Address, addresses};

/// The maximum depth of an example.
const EXAMPLE_DEPTH: usize = 4;

pub(super) async fn document(State(bench): State<Bench>) -> Result<Json<Value>> {
    made(bench.shop.public_url()).map(Json)
}

/// A row's full path, with its service's prefix.
pub(super) fn path_of(row: &Row<'_>) -> String {
    [Origin::Api.prefix(row.service), row.path].concat()
}

fn made(url: &str) -> Result<Value> {
    let mut paths: Map<String, Value> = Map::new();
    for row in &ENDPOINTS {
        for (place, Address { method, path, .. }) in addresses(row).into_iter().enumerate() {
            // Operation ids must be unique, so a further address gets its own.
            let id = match place {
                0 => row.id.to_owned(),
                _ => format!("{}:{method} {path}", row.id),
            };
            let operations = paths.entry(path).or_insert_with(|| json!({}));
            if let Some(operations) = operations.as_object_mut() {
                operations.insert(method.as_str().to_lowercase(), operation(row, id, &method)?);
            }
        }
    }
    let shared = object_at("shared")?;
    let schemas: Map<String, Value> = shared.iter().map(|(name, rule)| (schema_name(name), schema(rule))).collect();
    Ok(json!({
        "openapi": "3.1.0",
        "info": { "title": "Cartwright platform", "version": env!("CARGO_PKG_VERSION") },
        "servers": [{ "url": url }],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "token": { "type": "apiKey", "in": "header", "name": "Authorization", "description": "An access token, as it is" },
                "owner": { "type": "apiKey", "in": "header", "name": "Authorization", "description": "The owner's key with the header wix-site-id, or an access token for client credentials" },
            },
        },
    }))
}

fn operation(row: &Row<'_>, id: String, method: &Method) -> Result<Value> {
    let has_body = method == Method::POST || method == Method::PATCH;
    let variables = row.path.split('/').filter_map(|segment| segment.strip_prefix('{')?.strip_suffix('}'));
    let parameters: Vec<Value> = variables
        .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }))
        .collect();
    let mut operation = json!({
        "operationId": id,
        "tags": [row.id.split('.').next().unwrap_or(row.id)],
        "parameters": parameters,
        "responses": {
            "200": { "description": "Done", "content": { "application/json": { "schema": { "type": "object" } } } },
            "4XX": { "description": "Refused", "content": { "application/json": { "schema": { "type": "object" } } } },
        },
        "security": match row.access {
            Access::Public => json!([]),
            Access::Owner => json!([{ "owner": [] }]),
            _ => json!([{ "token": [] }, { "owner": [] }]),
        },
    });
    if let (true, Some(operation)) = (has_body, operation.as_object_mut()) {
        let schema = json!({ "schema": payload(row.id)? });
        let content = match row.id {
            "oauth.token" => json!({ "application/json": schema, "application/x-www-form-urlencoded": schema }),
            _ => json!({ "application/json": schema }),
        };
        operation.insert("requestBody".to_owned(), json!({ "content": content }));
    }
    Ok(operation)
}

/// One of the maps of the contract's bounds.
fn object_at(name: &str) -> Result<&'static Map<String, Value>> {
    let found = contract::rules()?.get(name).and_then(Value::as_object);
    found.ok_or_else(|| ApiError::Internal(format!("the bounds have no {name}")))
}

pub(super) fn payload(call: &str) -> Result<Value> {
    Ok(object_at("calls")?.get(call).map_or_else(|| json!({ "type": "object" }), schema))
}

/// An example payload with a call's required fields, nested ones included.
pub(super) fn example(call: &str) -> Result<Value> {
    Ok(object_at("calls")?.get(call).map_or_else(|| json!({}), |rule| filled(rule, EXAMPLE_DEPTH)))
}

fn schema_name(entity: &str) -> String {
    entity.replace(|letter: char| !letter.is_ascii_alphanumeric(), "_")
}

/// Converts a rule to a JSON schema.
fn schema(rule: &Value) -> Value {
    let mut schema = Map::new();
    let copied = [
        ("min", "minimum"),
        ("max", "maximum"),
        ("exclusiveMin", "exclusiveMinimum"),
        ("minLength", "minLength"),
        ("maxLength", "maxLength"),
        ("minItems", "minItems"),
        ("maxItems", "maxItems"),
    ];
    let is_decimal = rule.get("type").and_then(Value::as_str) == Some("decimal");
    for (ours, theirs) in copied {
        // A decimal is a string: JSON schema has no numeric bounds for it.
        if let Some(bound) = rule.get(ours).filter(|_| !is_decimal) {
            schema.insert(theirs.to_owned(), bound.clone());
        }
    }
    schema.insert("type".to_owned(), kind(rule).into());
    if let Some(format) = rule.get("format").and_then(Value::as_str) {
        let format = match format {
            "GUID" => "uuid".to_owned(),
            other => other.to_lowercase(),
        };
        schema.insert("format".to_owned(), format.into());
    }
    if let Some(values) = rule.get("enum").and_then(Value::as_str).and_then(|name| object_at("enums").ok()?.get(name)) {
        schema.insert("examples".to_owned(), values.clone());
    }
    if let Some(items) = rule.get("items") {
        schema.insert("items".to_owned(), self::schema(items));
    }
    if let Some(values) = rule.get("values") {
        schema.insert("additionalProperties".to_owned(), self::schema(values));
    }
    if let Some(fields) = rule.get("fields").and_then(Value::as_object) {
        let properties: Map<String, Value> =
            fields.iter().map(|(name, rule)| (name.clone(), self::schema(rule))).collect();
        let required: Vec<&String> =
            fields.iter().filter(|(_, rule)| is_required(rule)).map(|(name, _)| name).collect();
        schema.insert("properties".to_owned(), properties.into());
        if !required.is_empty() {
            schema.insert("required".to_owned(), json!(required));
        }
    }
    match rule.get("shared").and_then(Value::as_str) {
        None => Value::Object(schema),
        Some(entity) => {
            let shared = json!({ "$ref": format!("#/components/schemas/{}", schema_name(entity)) });
            json!({ "allOf": [shared, schema] })
        }
    }
}

fn is_required(rule: &Value) -> bool {
    rule.get("required").and_then(Value::as_bool).unwrap_or_default()
}

/// The JSON type of a rule's values.
fn kind(rule: &Value) -> &'static str {
    let has = |name: &str| rule.get(name).is_some();
    match rule.get("type").and_then(Value::as_str) {
        Some("boolean") => "boolean",
        Some("number" | "float") => "number",
        Some("object" | "json") => "object",
        _ if has("items") => "array",
        _ if has("fields") || has("path") || has("values") || has("shared") => "object",
        _ => "string",
    }
}

/// An example of a value, with its required fields.
fn filled(rule: &Value, depth: usize) -> Value {
    let shared = rule.get("shared").and_then(Value::as_str).and_then(|name| object_at("shared").ok()?.get(name));
    match kind(rule) {
        "boolean" => json!(false),
        "number" => rule.get("min").cloned().unwrap_or_else(|| json!(1)),
        "array" => match rule.get("items") {
            Some(items) if depth > 0 => json!([filled(items, depth - 1)]),
            _ => json!([]),
        },
        "object" if depth > 0 => {
            let fields = [shared, Some(rule)].into_iter().flatten();
            let fields = fields.filter_map(|rule| rule.get("fields").and_then(Value::as_object)).flatten();
            let wanted = fields.filter(|(_, rule)| is_required(rule) || depth == EXAMPLE_DEPTH);
            Value::Object(wanted.map(|(name, rule)| (name.clone(), filled(rule, depth - 1))).collect())
        }
        "object" => json!({}),
        _ => rule
            .get("enum")
            .and_then(Value::as_str)
            .and_then(|name| object_at("enums").ok()?.get(name)?.get(0).cloned())
            .unwrap_or_else(|| json!("")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_openapi_document_has_every_call_and_no_broken_reference() {
        let document = made("http://localhost:4400").unwrap();
        let paths = document.get("paths").and_then(Value::as_object).unwrap();
        let operations: usize = paths.values().map(|operations| operations.as_object().unwrap().len()).sum();
        assert_eq!(operations, ENDPOINTS.iter().flat_map(addresses).count());
        let schemas = document.pointer("/components/schemas").and_then(Value::as_object).unwrap();
        let text = document.to_string();
        for part in text.split("#/components/schemas/").skip(1) {
            let name = part.split('"').next().unwrap();
            assert!(schemas.contains_key(name), "{name}");
        }
    }

    #[test]
    fn a_payload_has_its_bounds_and_an_example_its_required_fields() {
        let add = payload("cart.add_to_current").unwrap();
        assert_eq!(add.pointer("/properties/lineItems/maxItems"), Some(&json!(100)));
        let example = example("cart.add_to_current").unwrap();
        assert_eq!(example.pointer("/lineItems/0/quantity"), Some(&json!(1)));
    }
}
