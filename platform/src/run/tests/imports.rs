//! Imports of products, with their events.

use crate::base::Author;
use crate::base::config::Config;
use crate::events;
use crate::run::compose::Platform;
use crate::tools::spreadsheets;
use serde_json::json;

#[test]
fn an_import_call_keeps_the_values_of_absent_columns() {
    let platform = Platform::open(Config::default()).unwrap();
    let list = "slug,name,description,choices,price,stock\n\
        shirt,Shirt,Linen,Size=S,24,3\nshirt,,,Size=M,25,4\nmug,Mug,Clay,,5,7\n";
    platform.import(list.as_bytes(), |_| {}).unwrap();
    let batch: Vec<_> = serde_json::from_value(json!([
        { "line": 2, "rows": [{ "slug": "shirt", "choices": "Size=M", "price": "30" }] },
        { "line": 3, "rows": [{ "slug": "mug", "description": "", "stock": "100000" }] },
        { "line": 4, "rows": [{ "slug": "mug", "description": "" }] },
        { "line": 5, "rows": [{ "slug": "mug", "description": "" }] },
        { "line": 6, "rows": [{ "name": "Cup", "price": "2" }] },
    ]))
    .unwrap();
    let imported =
        serde_json::to_value(spreadsheets::write(platform.shop(), &Author::PLATFORM, &batch).unwrap()).unwrap();
    let refused = |line: u64, slug: &str, column: &str, why: &str, reason: &str| json!({ "line": line, "slug": slug, "column": column, "why": why, "reason": reason });
    assert_eq!(
        imported,
        json!({
            "created": 0, "updated": 2, "refusedRows": 2, "refusedProducts": 2,
            "refusals": [
                refused(3, "mug", "stock", "stockRange", "stock “100000” is not between -99999 and 99999"),
                refused(6, "", "slug", "missing", "slug is missing"),
            ],
        })
    );
    let mut csv = Vec::new();
    platform.export(&mut csv, |_| {}).unwrap();
    let csv = String::from_utf8(csv).unwrap();
    assert_eq!(
        csv.lines().skip(1).collect::<Vec<_>>(),
        [
            "shirt,Shirt,physical,yes,Linen,,,,,Size=S,,,24.00,,,,3",
            "shirt,,,,,,,,,Size=M,,,30.00,,,,4",
            "mug,Mug,physical,yes,,,,,,,,,5.00,,,,7",
        ]
    );
}

#[test]
fn an_import_emits_events_of_the_owner_including_new_collections() {
    let platform = Platform::open(Config::default()).unwrap();
    let list = "slug,name,price,collections\nlamp,Lamp,39,Lights\nbulb,Bulb,3,Lights\n";
    platform.import(list.as_bytes(), |_| {}).unwrap();
    let written = platform.shop().read(|reading| events::after(reading, 0, 100)).unwrap();
    let mut names: Vec<String> = written
        .iter()
        .map(|event| format!("{}_{}", event["entityFqdn"].as_str().unwrap(), event["slug"].as_str().unwrap()))
        .filter(|name| !name.contains("inventory"))
        .collect();
    names.sort();
    assert_eq!(
        names,
        [
            "wix.categories.v1.category_created",
            "wix.stores.catalog.v3.product_created",
            "wix.stores.catalog.v3.product_created",
        ]
    );
    assert!(written.iter().all(|event| event["identity"]["identityType"] == "WIX_USER"), "{written:?}");
}
