//! The table of bounds against the client's table of calls.

use super::rule::{Bounds, Rule};
use super::tables::{Tables, ValueKind};
use super::{BOUNDS, Carrier, LIMITS, check, read};
use cartwright::{ENDPOINTS, row::Access};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn bounds() -> Bounds {
    serde_json::from_str(BOUNDS).unwrap()
}

#[test]
fn every_call_has_an_entry_in_the_bounds_and_every_entry_a_call() {
    let bounds = bounds();
    let rows: BTreeSet<&str> = ENDPOINTS.iter().map(|row| row.id).collect();
    let entries: BTreeSet<&str> = bounds.calls.keys().map(String::as_str).collect();
    assert_eq!(rows, entries);
    for row in &ENDPOINTS {
        let segments = row.path.split('/');
        let variables: BTreeSet<&str> =
            segments.filter_map(|segment| segment.strip_prefix('{')?.strip_suffix('}')).collect();
        let entry: BTreeSet<&str> = bounds.calls[row.id].path.keys().map(String::as_str).collect();
        assert_eq!(variables, entry, "{}", row.id);
    }
}

/// Whether a kind bounds a value and everything nested in it; collects the places without a bound.
fn unbounded(tables: &Tables, kind: &ValueKind, place: &str, seen: &mut BTreeSet<usize>, found: &mut Vec<String>) {
    let (size, max) = match kind {
        ValueKind::Text { max, .. } => (*max, 64 * 1024),
        ValueKind::List(sizes, _) => (sizes.max, 2_000),
        ValueKind::Map(sizes, _) => (sizes.max, 1_000),
        ValueKind::Anything(bytes) => (*bytes, 32 * 1024),
        _ => (1, 1),
    };
    if !(1..=max).contains(&size) {
        found.push(format!("{place}: {size}"));
    }
    match kind {
        ValueKind::List(_, inner) | ValueKind::Map(_, inner) => unbounded(tables, inner, place, seen, found),
        ValueKind::Object(id) if seen.insert(*id) => {
            for (name, inner) in &tables.table(*id).unwrap().fields {
                unbounded(tables, inner, &format!("{place}.{name}"), seen, found);
            }
        }
        _ => {}
    }
}

#[test]
fn every_field_of_variable_length_in_a_visitors_call_has_a_bound() {
    let tables = Tables::read(BOUNDS, LIMITS).unwrap();
    let (mut seen, mut found) = (BTreeSet::new(), Vec::new());
    for row in ENDPOINTS.iter().filter(|row| row.access < Access::Owner) {
        for (name, kind) in &tables.call(row.id).unwrap().fields {
            unbounded(&tables, kind, &format!("{}.{name}", row.id), &mut seen, &mut found);
        }
    }
    assert!(seen.len() > 50);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_total_size_of_unknown_fields_is_limited() {
    let payload = |count: usize| {
        let fields = (0..count).map(|number| (format!("unknown{number}"), json!("x".repeat(1_000))));
        fields.collect::<serde_json::Map<_, _>>()
    };
    assert!(check("cart.add_to_current", &payload(30), &|| 3).is_ok());
    assert!(check("cart.add_to_current", &payload(40), &|| 3).is_err());
    assert!(check("products.create", &payload(40), &|| 3).is_err(), "its product is missing");
}

#[test]
fn a_null_in_a_list_is_refused_with_its_index() {
    let payload = json!({ "memberIds": [null] });
    let refused = check("members.bulk_delete", payload.as_object().unwrap(), &|| 3).unwrap_err();
    assert!(format!("{refused:?}").contains("memberIds[0]"), "{refused:?}");
}

/// Collects the entities and enums that a rule refers to, nested ones included.
fn names<'a>(rule: &'a Rule, entities: &mut BTreeSet<&'a str>, enums: &mut BTreeSet<&'a str>) {
    entities.extend(rule.shared.as_deref());
    enums.extend(rule.r#enum.as_deref());
    let inside = rule.fields.values().chain(rule.items.as_deref()).chain(rule.values.as_deref());
    for inner in inside {
        names(inner, entities, enums);
    }
}

#[test]
fn every_entity_and_enum_of_the_bounds_is_defined_and_used() {
    let bounds = bounds();
    Tables::read(BOUNDS, LIMITS).unwrap();
    let (mut entities, mut enums) = (BTreeSet::new(), BTreeSet::new());
    for call in bounds.calls.values() {
        for rule in call.path.values().chain(call.fields.values()) {
            names(rule, &mut entities, &mut enums);
        }
    }
    for rule in bounds.shared.values() {
        names(rule, &mut entities, &mut enums);
    }
    assert_eq!(entities, bounds.shared.keys().map(String::as_str).collect());
    assert_eq!(enums, bounds.enums.keys().map(String::as_str).collect());
}

/// The violated fields of a call's payload, each with its rule.
fn refusals(call: &str, payload: &Value) -> Vec<(String, &'static str)> {
    match check(call, payload.as_object().unwrap(), &|| 3) {
        Ok(()) => Vec::new(),
        Err(crate::error::ApiError::Validation(violations)) => {
            let refused = violations.into_iter().map(|violation| (violation.field, violation.rule));
            let mut refused: Vec<_> = refused.collect();
            refused.sort();
            refused
        }
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn a_payload_with_several_errors_gets_all_violations_at_once() {
    let line = json!({ "quantity": 0, "catalogReference": { "appId": "x" } });
    let payload = json!({ "lineItems": [line], "businessLocationId": "here", "unknown": 1 });
    assert_eq!(
        refusals("cart.add_to_current", &payload),
        [("businessLocationId".to_owned(), "FORMAT"), ("lineItems[0].quantity".to_owned(), "MIN"),]
    );
}

#[test]
fn null_counts_as_absent() {
    let payload = json!({ "lineItems": null, "businessLocationId": null });
    assert_eq!(refusals("cart.add_to_current", &payload), []);
    let payload = json!({ "lineItemIds": null });
    assert_eq!(refusals("cart.remove_line_items", &payload), [("lineItemIds".to_owned(), "REQUIRED_FIELD")]);
}

/// A payload after coercion; `None` if plain JSON had the types already.
fn reading(call: &str, payload: Value, carrier: Carrier) -> Option<Value> {
    let row = cartwright::ENDPOINTS.iter().find(|row| row.id == call).unwrap();
    let Value::Object(mut fields) = payload else { panic!("{payload}") };
    let is_loose = read(row, &mut fields, carrier).unwrap();
    (is_loose || carrier == Carrier::Query).then_some(Value::Object(fields))
}

#[test]
fn bodies_are_read_as_proto3_json() {
    let limit = |given: &Value| {
        let payload = json!({ "paging": { "limit": given } });
        reading("members.query", json!({ "query": payload }), Carrier::Body)
            .map_or_else(|| given.clone(), |read| read["query"]["paging"]["limit"].clone())
    };
    for given in [json!(50), json!("50"), json!(50.0), json!("50.0"), json!(5e1), json!("5e1")] {
        assert_eq!(limit(&given).to_string(), "50", "{given}");
    }
    for given in [json!(" 50"), json!(""), json!("+50"), json!("0x32"), json!(true), json!([50]), json!("5e999")] {
        let query = json!({ "query": { "paging": { "limit": limit(&given) } } });
        let refused = [("query.paging.limit".to_owned(), "FORMAT")];
        assert_eq!(refusals("members.query", &query), refused, "{given}");
    }
    // Bounds apply after coercion; free JSON keeps its types.
    let payload = json!({ "lineItems": [{ "quantity": "0", "catalogReference": { "options": { "a": "1" } } }] });
    let read = reading("cart.add_to_current", payload, Carrier::Body).unwrap();
    assert!(refusals("cart.add_to_current", &read).contains(&("lineItems[0].quantity".to_owned(), "MIN")));
    assert_eq!(read["lineItems"][0]["catalogReference"]["options"]["a"], "1");
    let wide = |given: Value| {
        let payload = json!({ "product": { "id": "1", "revision": given } });
        reading("products_v3.update", payload, Carrier::Body).map(|read| read["product"]["revision"].to_string())
    };
    for (given, expected) in
        [(json!("12"), None), (json!(12), None), (json!(12.0), Some("12")), (json!("1.2e1"), Some("\"12\""))]
    {
        assert_eq!(wide(given.clone()).as_deref(), expected, "{given}");
    }
}

#[test]
fn snake_case_names_are_accepted_unless_both_spellings_are_given() {
    let line = json!({ "catalog_reference": { "app_id": "a" }, "quantity": 1 });
    let read = reading("cart.add_to_current", json!({ "line_items": [line] }), Carrier::Body).unwrap();
    assert_eq!(read, json!({ "lineItems": [{ "catalogReference": { "appId": "a" }, "quantity": 1 }] }));
    let both = json!({ "line_items": [], "lineItems": [] });
    assert_eq!(reading("cart.add_to_current", both, Carrier::Body), None);
}

#[test]
fn every_read_without_parameters_is_valid() {
    let reads = cartwright::ENDPOINTS.iter().filter(|row| row.safety == cartwright::row::Safety::Safe);
    let mut count = 0;
    for row in reads {
        let mut payload = serde_json::Map::new();
        read(row, &mut payload, Carrier::Body).unwrap();
        for name in payload.keys() {
            assert!(["query", "search"].contains(&name.as_str()), "{}: {name}", row.id);
            count += 1;
        }
    }
    assert!(count > 20, "{count}");
}

#[test]
fn query_string_values_are_converted_to_their_types() {
    let limit = json!({ "paging": { "limit": "10" } });
    let read = reading("members.list", limit, Carrier::Query).unwrap();
    assert_eq!(read["paging"]["limit"].to_string(), "10");
    let one = json!({ "id": "11111111-1111-4111-8111-111111111111", "fieldsets": "FULL" });
    assert_eq!(refusals("members.get", &one), [("fieldsets".to_owned(), "FORMAT")]);
    let read = reading("members.get", one, Carrier::Query).unwrap();
    assert_eq!(refusals("members.get", &read), []);
}

#[test]
fn amounts_are_accepted_as_decimal_strings_or_numbers() {
    let format = |price: &str| (json!(price), vec![("customLineItems[0].price".to_owned(), "FORMAT")]);
    for (price, refused) in [(json!("1.50"), vec![]), (json!(1.5), vec![]), format("1_0"), format("1e0")] {
        let line = json!({ "itemType": { "preset": "PHYSICAL" }, "price": price, "quantity": 1 });
        let payload = json!({ "customLineItems": [line] });
        assert_eq!(refusals("cart.add_to_current", &payload), refused, "{price}");
    }
}

#[test]
fn read_only_fields_are_ignored() {
    let payload = json!({ "product": { "id": "1", "revision": "1", "createdDate": "long ago" } });
    assert_eq!(refusals("products_v3.update", &payload), [] as [(String, &str); 0]);
}
