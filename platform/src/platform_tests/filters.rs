//! The two evaluations of a filter, in SQL and on the product index, find the same products.

use crate::compose::Platform;
use base::config::{Config, Seed};
use base::query::{Compiler, Field, Kind, field, read_filter};
use rusqlite::params_from_iter;
use serde_json::{Value, json};
use shop::catalog::{Finding, V3, matching, search};
use shop::site;

/// The fields of products that the index evaluates, as columns.
const COLUMNS: &[Field] = &[
    field(&["name"], "p.name", Kind::Text),
    field(&["visible"], "p.visible", Kind::Flag),
    field(&["productType"], "iif(p.product_type = 'digital', 'DIGITAL', 'PHYSICAL')", Kind::Text),
    field(&["inventory.preorderStatus"], "p.preorder_status", Kind::Text),
    field(&["createdDate"], "p.created", Kind::Moment),
    field(&["actualPriceRange.minValue.amount"], "p.price_min", Kind::Money),
    field(&["compareAtPriceRange.minValue.amount"], "iif(p.on_sale, p.compare_min, NULL)", Kind::Money),
    field(&["brand.name"], "(SELECT e.name FROM catalog_entities e WHERE e.number = p.body ->> '$.brand')", Kind::Text),
    field(&["brand.id"], "(SELECT e.id FROM catalog_entities e WHERE e.number = p.body ->> '$.brand')", Kind::Folded),
    field(&["slug"], "p.slug", Kind::Text),
];

/// The conditions on fields: each operator with values that some products have, none has, or that differ in case.
fn conditions() -> Vec<Value> {
    let mut all = Vec::new();
    let mut add = |field: &str, condition: Value| all.push(json!({ field: condition }));
    for (field, texts) in [
        ("name", ["Olive Wood Salad Bowl", "olive", "ß", ""]),
        ("brand.name", ["Hearth & Loom", "hearth", "LOOM", "%"]),
        ("productType", ["DIGITAL", "digital", "phys", "_"]),
        ("inventory.preorderStatus", ["ENABLED", "disabled", "able", "NONE"]),
        ("slug", ["olive-wood-salad-bowl", "O", "bowl", "\\"]),
    ] {
        for text in texts {
            for operator in ["$eq", "$ne", "$contains", "$startsWith", "$endsWith", "$gt", "$gte", "$lt", "$lte"] {
                add(field, json!({ operator: text }));
            }
            for operator in ["$in", "$nin", "$hasSome", "$hasAll"] {
                add(field, json!({ operator: [text, "Olive Wood Salad Bowl"] }));
                add(field, json!({ operator: [] }));
            }
        }
    }
    for (field, values) in [
        (
            "createdDate",
            json!(["2020-01-01T00:00:00Z", { "$date": "2026-01-01T00:00:00.000Z" }, "2099-01-01T00:00:00Z"]),
        ),
        ("actualPriceRange.minValue.amount", json!(["0", 24, "24.00", 1e9, "-5"])),
        ("compareAtPriceRange.minValue.amount", json!(["0", 60, "89.5", 1e9])),
    ] {
        for value in values.as_array().unwrap() {
            for operator in ["$eq", "$ne", "$gt", "$gte", "$lt", "$lte"] {
                add(field, json!({ operator: value }));
            }
            add(field, json!({ "$in": [value, values[0]] }));
            add(field, json!({ "$nin": [value, values[0]] }));
        }
    }
    for flag in [json!(true), json!(false), json!("true")] {
        for operator in ["$eq", "$ne"] {
            add("visible", json!({ operator: flag }));
        }
        add("visible", json!({ "$in": [flag] }));
    }
    for field in COLUMNS.iter().flat_map(|field| field.names) {
        for condition in [json!({ "$exists": true }), json!({ "$exists": false }), json!(null), json!({ "$ne": null })]
        {
            add(field, condition);
        }
    }
    all
}

#[test]
fn sql_and_the_product_index_agree_on_every_operator_value_and_negation() {
    let config = Config { seed: Seed::Demo, ..Config::default() };
    let platform = Platform::open(config).unwrap();
    let shop = platform.shop();
    let index = search::index_of(shop).unwrap();
    let fields: Vec<Field> = V3.iter().map(|listed| listed.field).collect();
    shop.db
        .read(|connection| {
            let finding = Finding { index: &index, connection, fields: V3, currency: site::currency(connection)? };
            let by_index = |filter: &Value| -> Vec<u32> {
                let condition = read_filter("filter", &fields, Some(filter)).unwrap();
                matching(finding, &condition, index.all()).unwrap().iter().collect()
            };
            let by_sql = |filter: &Value| -> Vec<u32> {
                let compiled = Compiler::new("filter", COLUMNS).filter(Some(filter)).unwrap();
                let sql = format!("SELECT p.numeric_id FROM products p WHERE {} ORDER BY 1", compiled.sql);
                let mut statement = connection.prepare(&sql).unwrap();
                let rows = statement.query_map(params_from_iter(&compiled.values), |row| row.get(0)).unwrap();
                rows.collect::<rusqlite::Result<_>>().unwrap()
            };
            let conditions = conditions();
            let mut found_some = 0;
            for (number, condition) in conditions.iter().enumerate() {
                let other = &conditions[(number * 7 + 1) % conditions.len()];
                for filter in [
                    condition.clone(),
                    json!({ "$not": condition }),
                    json!({ "$not": [condition, other] }),
                    json!({ "$or": [condition, { "$not": other }] }),
                    json!({ "$and": [{ "$not": { "$not": condition } }, { "$or": [other, condition] }] }),
                ] {
                    let found = by_sql(&filter);
                    assert_eq!(by_index(&filter), found, "{filter}");
                    found_some += usize::from(!found.is_empty());
                }
            }
            assert!(found_some > conditions.len(), "{found_some} of the filters find products");
            Ok(())
        })
        .unwrap();
}
