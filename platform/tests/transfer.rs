//! Products taken out as CSV are brought in as they were, and what cannot be is told by its line.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use cartwright_platform::transfer::TransferError;
use cartwright_platform::{Config, Platform, Seed};

fn shop(seed: Seed) -> Platform {
    Platform::open(Config {
        seed,
        ..Config::default()
    })
    .unwrap()
}

fn exported(platform: &Platform) -> String {
    let mut csv = Vec::new();
    platform.export(&mut csv, |_| {}).unwrap();
    String::from_utf8(csv).unwrap()
}

#[test]
fn what_is_taken_out_is_brought_in_as_it_was() {
    let csv = exported(&shop(Seed::Demo));
    let empty = shop(Seed::Empty);
    let mut heard = 0;
    let imported = empty
        .import(csv.as_bytes(), |progress| heard = progress.products)
        .unwrap();
    assert_eq!(imported.refusals, []);
    assert!(imported.created > 30);
    assert_eq!(heard, imported.created);
    assert_eq!(exported(&empty), csv);

    let again = empty.import(csv.as_bytes(), |_| {}).unwrap();
    assert_eq!((again.created, again.updated), (0, imported.created));
    assert_eq!(exported(&empty), csv);
}

#[test]
fn what_cannot_be_is_refused_by_its_line_and_all_else_is_in() {
    let empty = shop(Seed::Empty);
    let csv = "slug,name,price,stock,choices,visible\n\
        lamp,Lamp,39,4,,\n\
        ,Nameless,1,,,\n\
        stool,Stool,cheap,,,\n\
        rug,Rug,12,some,,\n\
        vase,Vase,5,,Blue,\n\
        pot,Pot,5,,,perhaps\n\
        cup,Cup,-3,,,\n\
        jug,Jug,18.5,no,,\n";
    let imported = empty.import(csv.as_bytes(), |_| {}).unwrap();
    assert_eq!((imported.created, imported.refused), (2, 6));
    let lines: Vec<u64> = imported.refusals.iter().map(|refused| refused.line).collect();
    assert_eq!(lines, [3, 4, 5, 6, 7, 8]);
    assert!(exported(&empty).contains("jug,Jug"));
}

#[test]
fn stock_is_what_the_list_says_it_is_now() {
    let empty = shop(Seed::Empty);
    let list = |stock: &str| format!("slug,name,price,stock\nlamp,Lamp,39,{stock}\n");
    for stock in ["4", "0", "yes", "7"] {
        empty.import(list(stock).as_bytes(), |_| {}).unwrap();
        assert!(exported(&empty).trim_end().ends_with(&format!(",{stock}")), "{stock}");
    }
}

#[test]
fn what_is_no_list_of_goods_is_said() {
    let empty = shop(Seed::Empty);
    let refused = empty.import("name,price\nLamp,3\n".as_bytes(), |_| {}).unwrap_err();
    assert!(matches!(refused, TransferError::Column("slug")));
    let refused = empty
        .import("slug,name,price\nlamp,Lamp\n".as_bytes(), |_| {})
        .unwrap_err();
    assert!(matches!(refused, TransferError::Csv(_)));
}
