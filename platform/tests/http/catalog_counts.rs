//! Counts over variants and inventory items, held against what their lists tell.

use crate::catalog_writes::*;
use crate::shop::*;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};
use std::collections::BTreeMap;

const VARIANTS: &str = "/stores/v3/products/search-variants";
const ITEMS: &str = "/stores/v3/inventory-items/search";

/// A search of the owner's, for as much as a page holds.
async fn search(site: &Site, path: &str, mut search: Value) -> Value {
    search["cursorPaging"] = json!({ "limit": 1000 });
    let (status, body) = site.owner(Method::POST, path, Some(json!({ "search": search }))).await;
    assert_eq!(status, 200, "{body}");
    body
}

/// How many rows there are of each of some values, as an aggregation tells it.
fn told(results: &Value) -> BTreeMap<String, u64> {
    let results = results["results"].as_array().unwrap();
    let entry = |entry: &Value| (entry["value"].as_str().unwrap().to_owned(), entry["count"].as_u64().unwrap());
    results.iter().map(entry).collect()
}

/// How many rows there are of each value that something reads off them.
fn counted(rows: &Value, values: impl Fn(&Value) -> Vec<String>) -> BTreeMap<String, u64> {
    let mut counts = BTreeMap::new();
    for value in rows.as_array().unwrap().iter().flat_map(values) {
        *counts.entry(value).or_default() += 1;
    }
    counts
}

fn text(value: &Value) -> Vec<String> {
    value.as_str().map(str::to_owned).into_iter().collect()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| value.as_str().unwrap().parse().unwrap())
}

#[tokio::test]
async fn aggregations_count_variants_by_field() {
    let site = Site::start().await;
    let price = "price.actualPrice.amount";
    let most = json!({ "limit": 250 });
    let aggregations = json!([
        { "name": "stock", "type": "VALUE", "fieldPath": "inventoryStatus.inStock" },
        { "name": "choices", "type": "VALUE", "fieldPath": "optionChoices.optionChoiceNames.choiceName", "value": most },
        { "name": "names", "type": "VALUE", "fieldPath": "productData.name", "value": most },
        { "name": "prices", "type": "RANGE", "fieldPath": price,
            "range": { "buckets": [{ "to": 20 }, { "from": 20, "to": 45.5 }, { "from": 45.5 }] } },
        { "name": "cheapest", "type": "SCALAR", "fieldPath": price, "scalar": { "type": "MIN" } },
        { "name": "kinds", "type": "SCALAR", "fieldPath": "productData.name", "scalar": { "type": "COUNT_DISTINCT" } },
        { "name": "both", "type": "NESTED", "nested": { "nestedAggregations": [
            { "name": "kind", "type": "VALUE", "fieldPath": "productData.productType" },
            { "name": "price", "type": "RANGE", "fieldPath": price, "range": { "buckets": [{ "to": 30 }, { "from": 30 }] } },
        ] } },
    ]);
    let filter = json!({ price: { "$lt": "80" } });
    let answer = search(&site, VARIANTS, json!({ "filter": filter, "aggregations": aggregations })).await;
    let rows = &answer["variants"];
    assert!(rows.as_array().unwrap().len() > 50 && answer["pagingMetadata"]["hasNext"] == false);
    let results = &answer["aggregationData"]["results"];
    let stock = |row: &Value| vec![row["inventoryStatus"]["inStock"].to_string()];
    assert_eq!(told(&results[0]["values"]), counted(rows, stock));
    let choices = |row: &Value| {
        let choices = row["optionChoices"].as_array().into_iter().flatten();
        choices.flat_map(|choice| text(&choice["optionChoiceNames"]["choiceName"])).collect()
    };
    assert_eq!(told(&results[1]["values"]), counted(rows, choices));
    let names = counted(rows, |row| text(&row["productData"]["name"]));
    assert_eq!(told(&results[2]["values"]), names);
    let prices: Vec<f64> =
        rows.as_array().unwrap().iter().map(|row| number(&row["price"]["actualPrice"]["amount"])).collect();
    let within = |from: f64, to: f64| prices.iter().filter(|price| (from..to).contains(price)).count();
    let ranges = results[3]["ranges"]["results"].as_array().unwrap();
    let ranges: Vec<&Value> = ranges.iter().map(|range| &range["count"]).collect();
    assert_eq!(ranges, [&json!(within(0.0, 20.0)), &json!(within(20.0, 45.5)), &json!(within(45.5, 80.0))]);
    let cheapest = prices.iter().copied().fold(f64::MAX, f64::min);
    assert_eq!(results[4]["scalar"]["value"], json!(cheapest));
    assert_eq!(number(&results[5]["scalar"]["value"]), names.len() as f64);
    let cells = results[6]["nested"]["results"].as_array().unwrap();
    let cell = |cell: &Value| cell["results"]["price"]["range"]["count"].as_u64().unwrap();
    assert_eq!(cells.iter().map(cell).sum::<u64>(), prices.len() as u64);
    assert_eq!(cells[0]["results"]["kind"]["value"]["value"], "PHYSICAL");

    // The counts are of all that is found, whichever page is shown, and of nothing that the asker may not see.
    let visitor = site.visitor().await.access;
    let body = json!({ "search": { "filter": filter, "aggregations": aggregations, "cursorPaging": { "limit": 1 } } });
    let (status, paged) = site.post(VARIANTS, &visitor, body).await;
    assert_eq!((status.as_u16(), paged["variants"].as_array().unwrap().len()), (200, 1), "{paged}");
    let shown = |row: &Value| row["visible"] == true && row["productData"]["visible"] == true;
    let named = counted(rows, |row| if shown(row) { text(&row["productData"]["name"]) } else { Vec::new() });
    assert_eq!(told(&paged["aggregationData"]["results"][2]["values"]), named);
    assert_ne!(paged["aggregationData"], answer["aggregationData"], "the owner sees hidden ones, too");
    let name = rows[0]["productData"]["productId"].as_str().unwrap();
    let path = format!("/stores/v1/products/{name}");
    let hide = json!({ "product": { "id": name, "visible": false } });
    let (status, _) = site.owner(Method::PATCH, &path, Some(hide)).await;
    assert_eq!(status, 200);
    let body = json!({ "search": { "aggregations": [{ "name": "n", "fieldPath": "productData.productId" ,
        "value": { "limit": 250 } }] } });
    let (_, left) = site.post(VARIANTS, &visitor, body).await;
    assert!(!told(&left["aggregationData"]["results"][0]["values"]).contains_key(name));
}

#[tokio::test]
async fn aggregations_count_inventory_items_by_field() {
    let site = Site::start().await;
    // Its variants have no stock keeping units.
    site.create_product(shirt()).await;
    let aggregations = json!([
        { "name": "status", "type": "VALUE", "fieldPath": "availabilityStatus" },
        { "name": "tracked", "type": "VALUE", "fieldPath": "trackQuantity" },
        { "name": "categories", "type": "VALUE", "fieldPath": "product.directCategoryIds", "value": { "limit": 250 } },
        { "name": "left", "type": "RANGE", "fieldPath": "quantity",
            "range": { "buckets": [{ "to": 1 }, { "from": 1, "to": 5 }, { "from": 5 }] } },
        { "name": "most", "type": "SCALAR", "fieldPath": "quantity", "scalar": { "type": "MAX" } },
        { "name": "years", "type": "DATE_HISTOGRAM", "fieldPath": "createdDate", "dateHistogram": { "interval": "YEAR" } },
        { "name": "labels", "type": "VALUE", "fieldPath": "product.variantSku",
            "value": { "limit": 1, "missingValues": "INCLUDE", "includeOptions": { "addToBucket": "none" } } },
    ]);
    let answer = search(&site, ITEMS, json!({ "aggregations": aggregations })).await;
    let rows = &answer["inventoryItems"];
    let count = rows.as_array().unwrap().len();
    assert!(count > 50 && answer["pagingMetadata"]["hasNext"] == false);
    let results = &answer["aggregationData"]["results"];
    assert_eq!(told(&results[0]["values"]), counted(rows, |row| text(&row["availabilityStatus"])));
    assert_eq!(told(&results[1]["values"]), counted(rows, |row| vec![row["trackQuantity"].to_string()]));
    let categories = |row: &Value| {
        let ids = row["product"]["directCategoryIds"].as_array().into_iter().flatten();
        ids.flat_map(text).collect()
    };
    assert_eq!(told(&results[2]["values"]), counted(rows, categories));
    let quantities = rows.as_array().unwrap().iter().filter_map(|row| row["quantity"].as_i64());
    let quantities: Vec<i64> = quantities.collect();
    let ranges = results[3]["ranges"]["results"].as_array().unwrap();
    for (range, (from, to)) in ranges.iter().zip([(i64::MIN, 1), (1, 5), (5, i64::MAX)]) {
        let within = quantities.iter().filter(|quantity| (from..to).contains(quantity)).count();
        assert_eq!(range["count"], json!(within), "what is not counted is in no range");
    }
    assert_eq!(number(&results[4]["scalar"]["value"]), *quantities.iter().max().unwrap() as f64);
    let years = results[5]["dateHistogram"]["results"].as_array().unwrap();
    assert_eq!(years.iter().map(|year| year["count"].as_u64().unwrap()).sum::<u64>(), count as u64);
    let unnamed = rows.as_array().unwrap().iter().filter(|row| row["product"]["variantSku"].is_null()).count();
    let labels = &results[6]["values"]["results"];
    assert!(unnamed > 1);
    assert_eq!(labels, &json!([{ "value": "none", "count": unnamed }]));
}

#[tokio::test]
async fn an_invalid_aggregation_is_refused_with_field_and_rule() {
    let site = Site::start().await;
    for (aggregation, field, rule) in [
        (json!({ "fieldPath": "nothing" }), "search.aggregations[0].fieldPath", "FIELD_NOT_ALLOWED"),
        (json!({ "fieldPath": "updatedDate" }), "search.aggregations[0].fieldPath", "FIELD_NOT_ALLOWED"),
        (
            json!({ "fieldPath": "availabilityStatus", "type": "SCALAR" }),
            "search.aggregations[0].fieldPath",
            "FIELD_NOT_ALLOWED",
        ),
        (
            json!({ "fieldPath": "quantity", "type": "DATE_HISTOGRAM" }),
            "search.aggregations[0].fieldPath",
            "FIELD_NOT_ALLOWED",
        ),
        (json!({ "fieldPath": "quantity", "type": "MODE" }), "search.aggregations[0].type", "INVALID_ENUM_VALUE"),
        (json!("quantity"), "search.aggregations[0]", "FORMAT"),
    ] {
        let body = json!({ "search": { "aggregations": [aggregation] } });
        let (status, answer) = site.owner(Method::POST, ITEMS, Some(body)).await;
        let expected = vec![(field.to_owned(), rule.to_owned())];
        assert_eq!((status, violations(&answer)), (400, expected), "{aggregation}: {answer}");
    }
}
