//! Tests of filters.

use super::field::{Field, Kind, field};
use super::filter::Compiler;
use crate::error::{ApiError, Result};
use proptest::prelude::*;
use rusqlite::{Connection, params_from_iter};
use serde_json::{Value, json};

/// A field of each kind, on columns that need no table.
const FIELDS: &[Field] = &[
    field(&["text"], "'ada'", Kind::Text),
    field(&["folded"], "'ada'", Kind::Folded),
    field(&["name"], "'ÖZGE GROẞ'", Kind::Text),
    field(&["folded_name"], "'özge gross'", Kind::Folded),
    field(&["money"], "1000", Kind::Money),
    field(&["number"], "10", Kind::Number),
    field(&["moment"], "0", Kind::Moment),
    field(&["flag"], "1", Kind::Flag),
    field(&["set"], "EXISTS (SELECT 1 FROM (SELECT 'a' AS value) WHERE value", Kind::Set),
    field(&["missing"], "NULL", Kind::Text),
];

fn holds(filter: &Value) -> Result<bool> {
    let compiled = Compiler::new("filter", FIELDS).filter(Some(filter))?;
    let connection = Connection::open_in_memory()?;
    super::add_folding(&connection)?;
    let sql = format!("SELECT ifnull({}, 0)", compiled.sql);
    Ok(connection.query_row(&sql, params_from_iter(&compiled.values), |row| row.get(0))?)
}

fn scalar() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(|flag| json!(flag)),
        any::<i32>().prop_map(|number| json!(number)),
        any::<f64>().prop_map(|number| json!(number)),
        ".{0,8}".prop_map(|text| json!(text)),
        Just(json!("2026-11-21T00:00:00Z")),
    ]
}

/// Hostile filters: operators and field names at random positions.
fn filter() -> impl Strategy<Value = Value> {
    let names = prop::sample::select(vec![
        "$and",
        "$or",
        "$not",
        "$eq",
        "$ne",
        "$gt",
        "$gte",
        "$lt",
        "$lte",
        "$in",
        "$nin",
        "$hasSome",
        "$hasAll",
        "$contains",
        "$startsWith",
        "$endsWith",
        "$exists",
        "text",
        "folded",
        "money",
        "number",
        "moment",
        "flag",
        "set",
        "missing",
        "x",
    ]);
    scalar().prop_recursive(6, 64, 4, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::Array),
            prop::collection::vec((names.clone(), inner), 0..4).prop_map(|entries| {
                Value::Object(entries.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
            }),
        ]
    })
}

proptest! {
    #[test]
    fn every_filter_is_either_refused_or_valid_sql(filter in filter()) {
        let failed = matches!(holds(&filter), Err(ApiError::Internal(_)));
        prop_assert!(!failed, "{filter}");
    }
}

#[test]
fn filter_operators_match_the_expected_rows() {
    for (filter, expected) in [
        (json!({}), true),
        (json!({ "text": "ADA", "folded": "Ada" }), true),
        (json!({ "text": { "$startsWith": "a%" } }), false),
        (json!({ "money": { "$gte": 10, "$lt": "10.01" } }), true),
        (json!({ "set": { "$hasAll": ["a", "b"] } }), false),
        (json!({ "set": { "$hasSome": ["a", "b"] } }), true),
        (json!({ "missing": null, "text": { "$ne": null } }), true),
        (json!({ "$not": { "missing": "x" } }), true),
        (json!({ "$or": [{ "number": 1 }, { "flag": true }] }), true),
        (json!("{\"text\":\"bob\"}"), false),
    ] {
        assert_eq!(holds(&filter).unwrap(), expected, "{filter}");
    }
}

#[test]
fn text_comparisons_ignore_case_in_every_language() {
    for field in ["name", "folded_name"] {
        for test in [
            json!("Özge Groß"),
            json!({ "$in": ["o\u{308}zge gross"] }),
            json!({ "$startsWith": "öZ" }),
            json!({ "$contains": "E GROSS" }),
            json!({ "$endsWith": "Groß" }),
            json!({ "$gt": "Özge", "$lt": "Özgf" }),
        ] {
            assert!(holds(&json!({ field: test.clone() })).unwrap(), "{field}: {test}");
        }
    }
}

#[test]
fn oversized_filters_are_refused() {
    let many = |count: usize| vec!["a"; count];
    for filter in [
        json!({ "$and": vec![json!({}); 500] }),
        json!({ "set": { "$hasAll": many(500) } }),
        json!({ "text": { "$in": many(2000) } }),
        json!({ "text": { "$contains": "a".repeat(60_000) } }),
        json!({ "money": 7e28 }),
        (0..40).fold(json!({}), |inner, _| json!({ "$not": inner })),
    ] {
        assert!(matches!(holds(&filter), Err(ApiError::Validation(_))));
    }
    assert!(holds(&json!({ "text": { "$in": many(1000) } })).is_ok());
}
