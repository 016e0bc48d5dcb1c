//! Imports of products, with their events.

use crate::compose::Platform;
use base::Author;
use base::config::Config;
use shop::events;
use std::cell::Cell;
use tools::spreadsheets::{Import, List, Mode, decode};

#[test]
fn an_import_emits_events_of_the_owner_including_new_collections() {
    let platform = Platform::open(Config::default()).unwrap();
    let list = "slug,name,price,collections\nlamp,Lamp,39,Lights\nbulb,Bulb,3,Lights\n";
    platform.import(list.as_bytes(), Mode::Write, |_| {}).unwrap();
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

#[test]
fn a_stopped_import_rolls_back_the_batch_that_nobody_hears_of() {
    let platform = Platform::open(Config::default()).unwrap();
    let mut file = "slug,name,price\n".to_owned();
    for number in 0..600 {
        file.push_str(&format!("p{number},Product {number},1\n"));
    }
    let decoded = decode(file.as_bytes()).unwrap();
    let is_stopped = Cell::new(false);
    let author = &Author::PLATFORM;
    let (shop, mode) = (platform.shop(), Mode::Write);
    let import = Import { shop, author, mode, after: 0, is_stopped: &|| is_stopped.get() };
    import.run(List::open(&decoded).unwrap(), |_| is_stopped.set(true)).unwrap_err();
    assert_eq!(platform.export(std::io::sink(), |_| {}).unwrap(), 500);
}
