//! Imports and exports of product files, by the cases of the contract.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails by panicking")]

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use cartwright_platform::transfer::{Change, ChangedProduct, Imported, Mode, NewProduct, TransferError};
use cartwright_platform::{Config, Platform, Seed};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

use cartwright_contract::TRANSFER as SPEC;

type Row = BTreeMap<String, String>;

#[derive(Deserialize)]
struct Spec {
    cases: Vec<Case>,
    values: Vec<String>,
    reasons: BTreeMap<String, String>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Case {
    name: String,
    before: Option<String>,
    file: String,
    base64: Option<String>,
    currency: Option<String>,
    problem: Option<Value>,
    encoding: Option<String>,
    unknown: Vec<String>,
    refused: Vec<Value>,
    created: Vec<String>,
    changed: BTreeMap<String, Vec<String>>,
    after: Vec<Row>,
}

fn shop(seed: Seed, currency: Option<&str>) -> Platform {
    Platform::open(Config { seed, currency: currency.map(str::to_owned), ..Config::default() }).unwrap()
}

fn import(shop: &Platform, file: impl AsRef<[u8]>) -> Result<Imported, TransferError> {
    shop.import(file.as_ref(), Mode::Write, |_| {})
}

fn exported(shop: &Platform) -> String {
    let mut csv = Vec::new();
    shop.export(&mut csv, |_| {}).unwrap();
    String::from_utf8(csv).unwrap()
}

const COLUMNS: [&str; 17] = [
    "slug",
    "name",
    "type",
    "visible",
    "description",
    "brand",
    "ribbon",
    "collections",
    "media",
    "choices",
    "sku",
    "barcode",
    "price",
    "compare_at_price",
    "cost",
    "weight",
    "stock",
];

fn is_formula(text: &str) -> bool {
    let text = text.trim_start_matches('\'');
    text.starts_with(['=', '+', '-', '@', '\t', '\r']) && text.parse::<f64>().is_err()
}

/// The rows of an export, with the apostrophes before formulas taken away.
fn rows(csv: &str) -> Vec<Row> {
    let plain = |cell: &str| match cell.strip_prefix('\'') {
        Some(text) if is_formula(text) => text.to_owned(),
        _ => cell.to_owned(),
    };
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let head = reader.headers().unwrap().clone();
    assert_eq!(head, COLUMNS.to_vec());
    let row = |record: csv::StringRecord| {
        let cells = COLUMNS.iter().zip(&record);
        cells.map(|(column, cell)| ((*column).to_owned(), plain(cell))).collect()
    };
    reader.records().map(|record| row(record.unwrap())).collect()
}

fn of_product<'a>(rows: &'a [Row], slug: &str) -> Vec<&'a Row> {
    rows.iter().filter(|row| row["slug"] == slug).collect()
}

/// The columns in which a product's rows differ; a new row makes a difference in `choices`.
fn differing(before: &[&Row], after: &[&Row]) -> Vec<String> {
    let differs = |column: &str| {
        let added = column == "choices" && after.len() > before.len();
        added || before.iter().zip(after).any(|(one, other)| one[column] != other[column])
    };
    let columns = COLUMNS.into_iter().filter(|column| differs(column));
    columns.map(str::to_owned).collect()
}

fn check(case: &Case, reasons: &BTreeMap<String, String>) {
    let shop = shop(Seed::Empty, Some(case.currency.as_deref().unwrap_or("EUR")));
    if let Some(before) = &case.before {
        assert_eq!(import(&shop, before).unwrap().refusals, []);
    }
    let before = rows(&exported(&shop));
    let encoded = case.base64.as_ref();
    let bytes = encoded.map_or_else(|| case.file.clone().into_bytes(), |text| BASE64_STANDARD.decode(text).unwrap());
    let rehearsed = shop.import(bytes.as_slice(), Mode::DryRun, |_| {});
    assert_eq!(rows(&exported(&shop)), before, "a dry run writes nothing");
    let imported = import(&shop, bytes);
    assert_eq!(format!("{rehearsed:?}"), format!("{imported:?}"), "a dry run gives the import's result");
    let problem = imported.as_ref().err().map(|error| match error {
        TransferError::Column(column) => json!({ "problem": "column", "column": column }),
        TransferError::Twice(column) => json!({ "problem": "twice", "column": column }),
        TransferError::Empty => json!({ "problem": "empty" }),
        other => panic!("{other}"),
    });
    assert_eq!(problem, case.problem);
    let imported = imported.unwrap_or_default();
    assert_eq!(imported.encoding, case.encoding);
    if problem.is_none() {
        assert_eq!(imported.unknown, case.unknown);
    }
    let refused = imported.refusals.iter().map(|refused| {
        let why = refused.why.as_ref().unwrap();
        assert!(reasons.contains_key(why), "{why}");
        let mut told = json!({ "line": refused.line, "why": why });
        if let Some(column) = &refused.column {
            told["column"] = json!(column);
        }
        told
    });
    assert_eq!(refused.collect::<Vec<_>>(), case.refused);

    let after = rows(&exported(&shop));
    assert_eq!(after.len(), case.after.len(), "{after:?}");
    for (row, expected) in after.iter().zip(&case.after) {
        for (column, text) in expected {
            assert_eq!(&row[column], text, "{column} of {row:?}");
        }
    }
    let mut created = Vec::new();
    let mut changed = BTreeMap::new();
    for row in &after {
        let slug = &row["slug"];
        let was = of_product(&before, slug);
        let columns = differing(&was, &of_product(&after, slug));
        if was.is_empty() && !created.contains(slug) {
            created.push(slug.clone());
        } else if !was.is_empty() && !columns.is_empty() {
            changed.insert(slug.clone(), columns);
        }
    }
    assert_eq!((created.len() as u64, &created), (imported.created, &case.created));
    assert_eq!((changed.len() as u64, &changed), (imported.updated, &case.changed));
    assert_eq!(imported.new.iter().map(|new| &new.slug).collect::<Vec<_>>(), created.iter().collect::<Vec<_>>());
    let listed = imported.changes.iter().map(|product| {
        let mut columns: Vec<String> = product.cells.iter().map(|cell| cell.column.clone()).collect();
        columns.dedup();
        (product.slug.clone(), columns)
    });
    assert_eq!(listed.collect::<BTreeMap<_, _>>(), changed);
}

#[test]
fn import_files_are_parsed_by_the_shared_specification() {
    let spec: Spec = serde_json::from_str(SPEC).unwrap();
    let failed: Vec<&str> = spec
        .cases
        .iter()
        .filter(|case| std::panic::catch_unwind(|| check(case, &spec.reasons)).is_err())
        .map(|case| case.name.as_str())
        .collect();
    assert!(failed.is_empty(), "{failed:#?}");
}

/// A cell of a list or of choices with its separators escaped.
fn escaped(text: &str, separators: &[char]) -> String {
    let escape = |sign: char| {
        if separators.contains(&sign) { format!("\\{sign}") } else { sign.to_string() }
    };
    text.chars().map(escape).collect()
}

/// A file of one product with a text in each cell that can hold it.
fn file_of(value: &str) -> Vec<u8> {
    let name = escaped(value, &['\\', ';', '=', '[']);
    let entry = escaped(value, &['\\', ';']);
    let cells = [
        ("slug", "mug"),
        ("name", value),
        ("description", value),
        ("brand", value),
        ("ribbon", value),
        ("sku", value),
        ("barcode", value),
        ("collections", &format!("{entry}; other")),
        ("media", &entry),
        ("choices", &format!("{name}={name}; Colour={name} [#204060]")),
        ("price", "1"),
    ];
    let mut csv = csv::Writer::from_writer(Vec::new());
    csv.write_record(cells.map(|(column, _)| column)).unwrap();
    csv.write_record(cells.map(|(_, text)| if is_formula(text) { format!("'{text}") } else { text.to_owned() }))
        .unwrap();
    csv.into_inner().unwrap()
}

#[test]
fn any_text_survives_export_and_import_unchanged() {
    let spec: Spec = serde_json::from_str(SPEC).unwrap();
    for value in &spec.values {
        let shop = shop(Seed::Empty, None);
        let imported = import(&shop, file_of(value)).unwrap();
        assert_eq!((imported.created, imported.refusals), (1, vec![]), "{value:?}");
        let csv = exported(&shop);
        let row = rows(&csv).remove(0);
        for column in ["name", "description", "brand", "ribbon", "sku", "barcode"] {
            assert_eq!(&row[column], value, "{column}");
        }
        let name = escaped(value, &['\\', ';', '=', '[']);
        let entry = escaped(value, &['\\', ';']);
        assert_eq!(row["choices"], format!("{name}={name}; Colour={name} [#204060]"));
        assert_eq!(row["collections"], format!("{entry}; other"));
        assert_eq!(row["media"], entry);
        let again = import(&shop, &csv).unwrap();
        assert_eq!(again, Imported { unchanged: 1, ..Imported::default() }, "{value:?}");
        assert_eq!(exported(&shop), csv);
        let other = self::shop(Seed::Empty, None);
        assert_eq!(import(&other, &csv).unwrap().created, 1);
        assert_eq!(exported(&other), csv);
    }
}

#[test]
fn importing_an_export_into_an_empty_shop_recreates_its_products() {
    let csv = exported(&shop(Seed::Demo, None));
    let empty = shop(Seed::Empty, None);
    let mut reported = 0;
    let imported = empty.import(csv.as_bytes(), Mode::Write, |progress| reported = progress.products).unwrap();
    assert_eq!(imported.refusals, []);
    assert!(imported.created > 30);
    assert_eq!(reported, imported.created);
    assert_eq!(exported(&empty), csv);
    assert_eq!(import(&empty, &csv).unwrap(), Imported { unchanged: imported.created, ..Imported::default() });
    assert_eq!(exported(&empty), csv);
}

#[test]
fn importing_an_export_into_its_own_shop_changes_nothing() {
    let shop = shop(Seed::Demo, None);
    let csv = exported(&shop);
    let imported = import(&shop, &csv).unwrap();
    assert_eq!(imported, Imported { unchanged: imported.unchanged, ..Imported::default() });
    assert_eq!(exported(&shop), csv);
}

#[test]
fn an_import_lists_new_products_and_changed_cells() {
    let shop = shop(Seed::Empty, None);
    let before = "slug,name,choices,price,stock\nhat,Hat,Size=S,1,5\nhat,,Size=M,2,6\ncup,Cup,,3,\npot,Pot,,3,\n";
    import(&shop, before).unwrap();
    let file = "slug,name,choices,price,stock\nhat,Cap,Size=S,1,7\nhat,,Size=M,2.5,8\nhat,,Size=L,4,\ncup,Cup,,4,\n\
        pot,Pot,,3,\nmug,Mug,Size=S,5,\nmug,,Size=M,6,\n";
    let imported = import(&shop, file).unwrap();
    assert_eq!((imported.created, imported.updated, imported.unchanged), (1, 2, 1));
    let change = |column: &str, choices: &str, before: &str, after: &str| {
        let [column, choices, before, after] = [column, choices, before, after].map(str::to_owned);
        Change { column, choices, before, after }
    };
    let product = |line, slug: &str, name: &str, cells| ChangedProduct {
        line,
        slug: slug.to_owned(),
        name: name.to_owned(),
        cells,
    };
    assert_eq!(
        imported.changes,
        [
            product(
                2,
                "hat",
                "Cap",
                vec![
                    change("name", "", "Hat", "Cap"),
                    change("choices", "", "", "Size=L"),
                    change("price", "Size=M", "2.00", "2.50"),
                    change("stock", "Size=S", "5", "7"),
                    change("stock", "Size=M", "6", "8"),
                ]
            ),
            product(5, "cup", "Cup", vec![change("price", "", "3.00", "4.00")]),
        ]
    );
    assert_eq!(imported.new, [NewProduct { line: 7, slug: "mug".to_owned(), name: "Mug".to_owned(), variants: 2 }]);
}

#[test]
fn a_dry_run_meets_the_products_of_earlier_batches() {
    let shop = shop(Seed::Empty, None);
    let mut file = "slug,name,price,barcode\nfirst,First,1,4006381333931\n".to_owned();
    for number in 0..500 {
        file.push_str(&format!("p{number},Product {number},1,\n"));
    }
    file.push_str("last,Last,1,4006381333931\n");
    let mut batches = 0;
    let rehearsed = shop.import(file.as_bytes(), Mode::DryRun, |_| batches += 1).unwrap();
    assert_eq!(batches, 2);
    assert_eq!((rehearsed.created, rehearsed.refused_products, rehearsed.new.len()), (501, 1, 100));
    assert_eq!(rehearsed.refusals[0].why.as_deref(), Some("BARCODE_ALREADY_EXIST_ERROR"));
    assert_eq!(rows(&exported(&shop)), []);
    assert_eq!(import(&shop, file).unwrap(), rehearsed);
}

#[test]
fn an_imported_slug_keeps_combining_marks() {
    let shop = shop(Seed::Empty, None);
    let imported = import(&shop, "slug,name,price\nहिन्दी-किताब,हिन्दी किताब,1\n").unwrap();
    assert_eq!((imported.created, imported.refusals), (1, vec![]));
}

#[test]
fn an_import_counts_all_refusals_and_lists_the_first_100() {
    let shop = shop(Seed::Empty, None);
    let mut csv = "slug,name,price,stock,choices\nhat,Hat,1,,Size=S\nhat,,2,many,Size=M\n".to_owned();
    for number in 0..150 {
        csv.push_str(&format!("p{number},,x,,\nshort{number},Short\n"));
    }
    csv.push_str("last,Last,3,,\n");
    let imported = import(&shop, csv).unwrap();
    assert_eq!((imported.created, imported.refused_rows, imported.refused_products), (2, 301, 300));
    assert_eq!(imported.refusals.len(), 100);
    assert!(imported.refusals.is_sorted_by_key(|refused| refused.line));
    assert_eq!(imported.refusals[0].reason, "stock “many” is neither a whole number nor yes or no");
}

#[test]
fn a_file_with_an_unclosed_quote_is_refused() {
    let shop = shop(Seed::Empty, None);
    for file in ["slug,name,price\nmug,\"Mug,1\ncup,Cup,2\n", "slug,name,price\ncup,Cup,2\nmug,\"Mug\"\"", "\"slug"] {
        assert!(matches!(import(&shop, file), Err(TransferError::Quotes)), "{file}");
    }
    assert_eq!(rows(&exported(&shop)), []);
}

#[test]
fn a_choice_that_differs_only_in_case_is_refused() {
    let shop = shop(Seed::Empty, None);
    import(&shop, "slug,name,choices,price\nhat,Hat,Size=S,1\nhat,,Size=M,2\n").unwrap();
    let imported = import(&shop, "slug,choices,price\nhat,Size=s,3\n").unwrap();
    assert_eq!((imported.created, imported.updated, imported.refused_products), (0, 0, 1));
    assert_eq!(imported.refusals[0].reason, "Two variants have the same choices");
}

#[test]
fn products_that_share_a_choice_keep_their_own_colours() {
    let shop = shop(Seed::Empty, None);
    let csv = "slug,name,choices,price\nhat,Hat,Colour=Sea [#204060],1\ncap,Cap,Colour=Sea [#000],1\n";
    assert_eq!(import(&shop, csv).unwrap().created, 2);
    let choices = |shop| rows(&exported(shop)).into_iter().map(|row| row["choices"].clone()).collect::<Vec<_>>();
    assert_eq!(choices(&shop), ["Colour=Sea [#204060]", "Colour=Sea [#000]"]);
    assert_eq!(import(&shop, csv.replace("#000", "#111")).unwrap().updated, 1);
    assert_eq!(choices(&shop), ["Colour=Sea [#204060]", "Colour=Sea [#111]"]);
}
