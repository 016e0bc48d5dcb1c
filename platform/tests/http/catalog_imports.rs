//! Imports of product files by the call of the owner, and their dry runs.

use crate::shop::*;
use crate::site::*;
use cartwright_platform::{Config, Seed};
use serde_json::{Value, json};

impl Site {
    /// Sends a file; gives the answer's status and lines.
    async fn import(&self, query: &str, file: impl Into<reqwest::Body>) -> (u16, Vec<Value>) {
        let request = self.http.post(format!("{}/_platform/products/import{query}", self.base));
        let request = request.header("authorization", &self.keys.owner_key).header("wix-site-id", &self.keys.site_id);
        let answer = request.header("content-type", "text/csv").body(file).send().await.unwrap();
        assert!(answer.headers().contains_key("x-wix-request-id"));
        let status = answer.status().as_u16();
        let text = answer.text().await.unwrap();
        (status, text.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
    }

    /// All that an import can change: the products' cells, the events, and the products with their revisions.
    async fn everything(&self) -> (String, Value, Value) {
        let mut csv = Vec::new();
        self.platform.export(&mut csv, |_| {}).unwrap();
        let (_, events) = self.owner(reqwest::Method::GET, "/_platform/events?after=0&limit=100", None).await;
        let query = json!({ "query": { "cursorPaging": { "limit": 100 } } });
        let (_, products) = self.owner(reqwest::Method::POST, "/stores/v3/products/query", Some(query)).await;
        (String::from_utf8(csv).unwrap(), events, products)
    }
}

async fn empty() -> Site {
    Site::start_with(Config { seed: Seed::Empty, ..Config::for_tests() }).await
}

#[tokio::test]
async fn a_dry_run_answers_as_the_import_does_and_writes_nothing() {
    let shirts = "slug,name,choices,price,barcode,collections\nshirt,Shirt,Size=S,20,1,Tops\nshirt,,Size=M,21,2,\n";
    let cases = [
        ("new products and collections", "", shirts),
        ("changed and new variants", shirts, "slug,choices,price\nshirt,Size=M,22\nshirt,Size=L [#000],23\n"),
        ("values of the product", shirts, "slug,choices,name,collections\nshirt,Size=S,Blouse,Tops; Sale\n"),
        ("the same values", shirts, shirts),
        ("refused cells", shirts, "slug,name,price,stock\nmug,Mug,dear,many\ncup,Cup,3,4\nshirt,Shirt,1,\n"),
        ("a refusal of the catalog", shirts, "slug,name,price,barcode\nmug,Mug,5,1\ncup,Cup,6,3\npot,Pot,7,3\n"),
        ("ignored columns", "", "slug,name,price,shelf\nmug,Mug,5,left\n"),
    ];
    for (name, before, file) in cases {
        let site = empty().await;
        if !before.is_empty() {
            assert_eq!(site.import("", before).await.0, 200);
        }
        let stored = site.everything().await;
        let rehearsed = site.import("?dryRun=true", file).await;
        assert_eq!(rehearsed.0, 200, "{name}: {rehearsed:?}");
        assert_eq!(site.everything().await, stored, "{name}");
        let imported = site.import("?dryRun=false", file).await;
        assert_eq!(imported, rehearsed, "{name}");
        let is_written = imported.1.iter().any(|batch| batch["created"] != 0 || batch["updated"] != 0);
        assert_eq!(site.everything().await != stored, is_written, "{name}");
    }
}

#[tokio::test]
async fn an_answer_lists_new_products_changed_cells_and_refused_cells() {
    let site = empty().await;
    site.import("", "slug,name,price,stock\ncup,Cup,5,1\npot,Pot,6,\n").await;
    let file = "slug,name,price,stock\ncup,Cup,6.50,2\npot,Pot,6,\nmug,Mug,3,\njug,Jug,3,many\n";
    let (_, lines) = site.import("?dryRun=true", file).await;
    assert_eq!(
        lines,
        [json!({
            "products": 4, "bytes": file.len(), "size": file.len(),
            "created": 1, "updated": 1, "unchanged": 1, "refusedRows": 1, "refusedProducts": 1,
            "new": [{ "line": 4, "slug": "mug", "name": "Mug", "variants": 1 }],
            "changes": [{ "line": 2, "slug": "cup", "name": "Cup", "cells": [
                { "column": "price", "before": "5.00", "after": "6.50" },
                { "column": "stock", "before": "1", "after": "2" },
            ] }],
            "refusals": [{
                "line": 5, "slug": "jug", "column": "stock", "text": "many", "why": "stock",
                "reason": "stock “many” is neither a whole number nor yes or no",
            }],
        })]
    );
}

#[tokio::test]
async fn a_file_without_columns_of_variants_changes_a_product_with_options() {
    let site = empty().await;
    site.import("", "slug,name,price,choices\ncup,Cup,5,Colour=Red\ncup,,6,Colour=Blue\n").await;
    let before = site.everything().await.0;
    let file = "slug,name,ribbon\ncup,Cup of tea,New\n";
    let (_, lines) = site.import("?dryRun=true", file).await;
    assert_eq!(
        lines[0]["changes"],
        json!([{ "line": 2, "slug": "cup", "name": "Cup of tea", "cells": [
            { "column": "name", "before": "Cup", "after": "Cup of tea" },
            { "column": "ribbon", "before": "", "after": "New" },
        ] }])
    );
    let (_, lines) = site.import("", file).await;
    assert_eq!((&lines[0]["updated"], &lines[0]["refusedRows"]), (&json!(1), &json!(0)));
    let after = site.everything().await.0;
    assert_eq!(after.matches("Cup of tea").count(), 1, "{after}");
    assert_eq!(after.replace("Cup of tea", "Cup").replace(",New,", ",,"), before);
}

#[tokio::test]
async fn a_file_that_cannot_be_read_is_refused_as_a_whole() {
    let site = empty().await;
    let stored = site.everything().await;
    let cases = [
        ("", "CSV_EMPTY", Value::Null),
        ("slug,name,price,stock", "CSV_EMPTY", Value::Null),
        ("[{\"line\":2,\"rows\":[]}]\n", "CSV_COLUMN_MISSING", json!("slug")),
        ("mug,Mug,5,1\ncup,Cup,6,2\n", "CSV_COLUMN_MISSING", json!("slug")),
        ("slug,name,price,name\nmug,Mug,5,Mug\n", "CSV_COLUMN_TWICE", json!("name")),
        ("slug,name,price\nmug,\"Mug,5\n", "CSV_QUOTE_OPEN", Value::Null),
        ("\0\0\0\n\0", "CSV_COLUMN_MISSING", json!("slug")),
    ];
    for (file, expected, column) in cases {
        for query in ["", "?dryRun=true"] {
            let (status, lines) = site.import(query, file).await;
            assert_eq!((status, code(&lines[0])), (400, expected), "{file}");
            assert_eq!(lines[0]["details"]["applicationError"]["data"]["column"], column, "{file}");
        }
    }
    for query in ["?dryRun=yes", "?dry_run=true", "?after=-1"] {
        let (status, lines) = site.import(query, "slug,name,price\nmug,Mug,5\n").await;
        assert_eq!((status, violations(&lines[0])), (400, vec![("query".to_owned(), "FORMAT".to_owned())]), "{query}");
    }
    let (status, lines) = site.import("", vec![b'\n'; 64 * 1024 * 1024 + 1]).await;
    assert_eq!((status, code(&lines[0])), (413, "PAYLOAD_TOO_LARGE"));
    assert_eq!(site.everything().await, stored);
}

#[tokio::test]
async fn only_the_owner_imports() {
    let site = empty().await;
    let visitor = site.visitor().await.access;
    let request = site.http.post(format!("{}/_platform/products/import", site.base)).header("authorization", visitor);
    let answer = request.body("slug,name,price\nmug,Mug,5\n").send().await.unwrap();
    assert_eq!(answer.status(), 403);
}

#[tokio::test]
async fn an_interrupted_import_continues_after_the_products_of_its_last_line() {
    let site = empty().await;
    let mut file = "slug,name,price\n".to_owned();
    for number in 0..750 {
        file.push_str(&format!("p{number},Product {number},{}\n", if number % 250 == 249 { "dear" } else { "1" }));
    }
    let (_, lines) = site.import("?dryRun=true", file.clone()).await;
    let counts = |lines: &[Value]| -> Vec<Value> {
        lines.iter().map(|line| json!([line["products"], line["created"], line["refusedRows"]])).collect()
    };
    assert_eq!(counts(&lines), [json!([500, 498, 2]), json!([750, 249, 1])]);
    let (_, rest) = site.import("?dryRun=true&after=500", file.clone()).await;
    assert_eq!(rest, lines[1..]);
    let (_, rest) = site.import("?after=750", file).await;
    assert_eq!(counts(&rest), [json!([750, 0, 0])]);
}
