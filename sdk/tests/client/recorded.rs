//! The models beside answers recorded from the hosted platform: each recorded field has its field and type.

use cartwright::resources::{cart, products, products_v3};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fmt::Debug;

use cartwright_contract::RECORDED;

/// Recorded fields of unknown meaning, which the models keep as unknown ones.
const UNKNOWN: [&str; 3] = ["entityEventSequence", "flattenModifiers", "flattenOptions"];

/// A value of a recorded shape.
fn sample(shape: &Map<String, Value>, path: &str) -> Value {
    let facts = &shape[path];
    let has = |list: &str, word: &str| facts[list].as_array().is_some_and(|all| all.iter().any(|one| one == word));
    if has("kinds", "object") {
        let start = if path.is_empty() { String::new() } else { format!("{path}.") };
        let children = shape.keys().filter_map(|known| known.strip_prefix(&start).map(|name| (name, known)));
        let own = children.filter(|(name, _)| !name.is_empty() && !name.contains(['.', '[']));
        return own.map(|(name, known)| (name.to_owned(), sample(shape, known))).collect::<Map<_, _>>().into();
    }
    if has("kinds", "array") {
        let element = format!("{path}[]");
        return if shape.contains_key(&element) { json!([sample(shape, &element)]) } else { json!([]) };
    }
    if has("kinds", "string") {
        return match facts["forms"][0].as_str().unwrap() {
            "integer" => json!("98"),
            "decimal" => json!("399.9"),
            "padded" => json!("98.00"),
            "date-time" => json!("2026-05-31T12:00:00.000Z"),
            "enum" => facts["values"][0].clone(),
            "empty" => json!(""),
            form => json!(form),
        };
    }
    if has("kinds", "number") { json!(1) } else { json!(true) }
}

fn read<T: DeserializeOwned + Debug>(value: &Value) -> String {
    match serde_json::from_value::<T>(value.clone()) {
        Ok(read) => format!("{read:?}"),
        Err(error) => panic!("{error}: {value}"),
    }
}

#[test]
fn the_models_have_every_field_of_the_recorded_responses() {
    type Read = fn(&Value) -> String;
    let models: [(&str, &str, Read); 7] = [
        ("cart-v1-add", "/cart", read::<cart::Cart>),
        ("cart-v1-get-member", "/cart", read::<cart::Cart>),
        ("cart-v1-estimate", "", read::<cart::EstimatedTotals>),
        ("v1-products-query", "/products/0", read::<products::Product>),
        ("v3-products-query", "/products/0", read::<products_v3::Product>),
        ("v3-product-get", "/product", read::<products_v3::Product>),
        ("v3-product-by-slug", "/product", read::<products_v3::Product>),
    ];
    let recorded: Value = serde_json::from_str(RECORDED).unwrap();
    let mut lacking = BTreeMap::new();
    for (name, pointer, read) in models {
        let entry = &recorded["entries"][name];
        let mut shape = entry["shape"].as_object().unwrap().clone();
        shape.insert(String::new(), json!({ "kinds": ["object"] }));
        // On the wire these are objects.
        for path in entry["converted"].as_object().into_iter().flat_map(Map::keys) {
            shape.remove(path);
        }
        let shown = read(sample(&shape, "").pointer(pointer).unwrap());
        for unknown in shown.split("unknown_fields: {\"").skip(1) {
            let fields = unknown.split('}').next().unwrap_or_default();
            let names = format!("\"{fields}");
            let names = names.split(", ").filter_map(|field| field.split('"').nth(1));
            let open: Vec<&str> = names.filter(|field| !UNKNOWN.contains(field)).collect();
            if !open.is_empty() {
                lacking.insert(name, open.join(", "));
            }
        }
    }
    assert!(lacking.is_empty(), "{lacking:#?}");
}
