//! Writes the TypeScript of the models, their conversions and the modules' functions, and fails when they had drifted.
//!
//! Run it again after a failure: the files are written then.
#![cfg(cartwright_codegen)]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, in its helpers too"
)]

mod calls;
mod declarations;
mod docs;
mod enumerations;
mod functions;
mod modules;
mod numbers;

use cartwright::ENDPOINTS;
use cartwright::row::Conversions;
use std::fmt::Write;
use std::path::Path;

const HEADER: &str = "/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */\n\n";

/// The conversions of calls that share them, each by one of its calls.
const CONVERSIONS: [(&str, &str); 16] = [
    ("authentication", "authentication.login"),
    ("cart", "cart.get_current"),
    ("cartV2", "current_cart_v2.get"),
    ("categories", "categories.get"),
    ("checkout", "checkout.get"),
    ("customizationsV3", "customizations_v3.get"),
    ("entitiesV3", "brands_v3.get"),
    ("infoSectionsV3", "info_sections_v3.get"),
    ("inventory", "inventory_v2.query"),
    ("members", "members.get_my"),
    ("orders", "orders.get"),
    ("products", "products.get"),
    ("productsV3", "products_v3.get"),
    ("redirects", "redirects.create_session"),
    ("storeVariants", "products.get_store_variant"),
    ("variantsV3", "variants_v3.query"),
];

/// The calls that hand-written code makes by their rows.
const BY_HAND: [&str; 15] = [
    "authentication.login",
    "authentication.register",
    "authentication.verify_factor",
    "cart.get_current",
    "current_cart_v2.get",
    "graphql.execute",
    "inventory_v2.update_variants",
    "products.get",
    "products_v3.get",
    "order_fulfillments.delete",
    "order_fulfillments.update",
    "order_transactions.update_payment_status",
    "recovery.recover",
    "verification.resend_during_authentication",
    "verification.verify_during_authentication",
];

fn conversions_of(endpoint: &str) -> &'static Conversions {
    ENDPOINTS.iter().find(|row| row.id == endpoint).unwrap().conversions
}

/// The name of a table of conversions.
fn conversions_name(conversions: &Conversions) -> Option<&'static str> {
    let alike = |(_, endpoint): &&(&str, &str)| format!("{:?}", conversions_of(endpoint)) == format!("{conversions:?}");
    CONVERSIONS.iter().find(alike).map(|(name, _)| *name)
}

/// Compares a file of `wasm/js/src` with its text, and writes it when it differs.
fn hold(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("js/src").join(file);
    let text = format!("{HEADER}{text}");
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    if known != text {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
        DRIFTED.with(|drifted| drifted.borrow_mut().push(file.to_owned()));
    }
}

thread_local! {
    /// The files that a test has written.
    static DRIFTED: std::cell::RefCell<Vec<String>> = const { std::cell::RefCell::new(Vec::new()) };
}

/// Fails if a file was written.
fn fail_if_drifted() {
    let drifted = DRIFTED.with(std::cell::RefCell::take);
    assert!(
        drifted.is_empty(),
        "{} had drifted from the Rust models, and were written anew",
        drifted.join(", ")
    );
}

#[test]
fn types_and_modules() {
    let calls = calls::all();
    modules::write(&calls);
    fail_if_drifted();
}

#[test]
fn conversion_tables() {
    let mut text = "import type { Conversions } from \"../convert/conversions.js\";\n".to_owned();
    let calls = calls::all();
    for (name, endpoint) in CONVERSIONS {
        let conversions = conversions_of(endpoint);
        let alike = |call: &&calls::Call| conversions_name(call.row.conversions) == Some(name);
        let numbers = numbers::paths(conversions, &calls.by_row.values().filter(alike).collect::<Vec<_>>());
        write!(text, "\nexport const {name}: Conversions = {{").unwrap();
        let lists = [
            ("dates", conversions.dates),
            ("images", conversions.images),
            ("videos", conversions.videos),
            ("addresses", conversions.addresses),
            ("pageUrls", conversions.page_urls),
            ("contents", conversions.contents),
            ("opaque", conversions.opaque),
        ];
        for (list, names) in lists.into_iter().filter(|(_, names)| !names.is_empty()) {
            write!(text, "\n  {list}: {names:?},").unwrap();
        }
        if !numbers.is_empty() {
            write!(text, "\n  numbers: {numbers:?},").unwrap();
        }
        text.push_str(if text.ends_with('{') { "};\n" } else { "\n};\n" });
    }
    hold("generated/conversions.ts", &text);
    let has_none = |call: &&calls::Call| conversions_name(call.row.conversions).is_none();
    let others: Vec<_> = calls.by_row.values().filter(has_none).collect();
    assert_eq!(
        numbers::paths(&Conversions::NONE, &others),
        [""; 0],
        "calls without conversions answer with numbers"
    );
    fail_if_drifted();
}

#[test]
fn app_ids() {
    let id = cartwright::resources::cart::STORES_APP_ID;
    let text = format!(
        "/** The app that owns the products of a store, in references to catalog items. */\nexport const STORES_APP_ID = \"{id}\";\n"
    );
    hold("generated/app-ids.ts", &text);
    fail_if_drifted();
}

#[test]
fn endpoint_rows() {
    let mut text =
        "/** Rows that hand-written code calls: id, method, service, who may call, what a repeat does, second form, path. */\n\n"
            .to_owned();
    for row in ENDPOINTS.iter().filter(|row| BY_HAND.contains(&row.id)) {
        writeln!(text, "export const {} = \"{}\";", camel_case(row.id), row.to_row()).unwrap();
    }
    hold("generated/endpoints.ts", &text);
    fail_if_drifted();
}

/// `cart.get_current` becomes `cartGetCurrent`.
fn camel_case(id: &str) -> String {
    let mut parts = id.split(['.', '_']);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |name, part| {
        let (head, tail) = part.split_at(usize::from(!part.is_empty()));
        name + &head.to_uppercase() + tail
    })
}

/// `brands_v3.query` becomes `BrandsV3Query`.
fn pascal_case(id: &str) -> String {
    camel_case(&format!("_{id}"))
}

/// `updateMember` becomes `update_member`.
fn snake_case(name: &str) -> String {
    kebab_case(name).replace('-', "_")
}

/// `currentCartV2` becomes `current-cart-v2`.
fn kebab_case(name: &str) -> String {
    name.chars().fold(String::new(), |mut text, letter| {
        if letter.is_ascii_uppercase() {
            text.push('-');
        }
        text.push(letter.to_ascii_lowercase());
        text
    })
}
