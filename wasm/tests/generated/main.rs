//! Generates the TypeScript of the models, their conversions and the modules' functions, and fails if the files
//! differed. Run it again after a failure: the files are up to date then.
#![cfg(cartwright_codegen)]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, in its helpers too"
)]

mod calls;
mod checks;
mod declarations;
mod docs;
mod enumerations;
mod events;
mod exports;
mod functions;
mod lazy_calls;
mod lines;
mod modules;
mod names;
mod numbers;
mod output;
mod rules;
mod signatures;
mod types;

use cartwright::ENDPOINTS;
use cartwright::drive::observe::SECRET_FIELDS;
use cartwright::row::Conversions;
use output::Output;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Shared conversions, each represented by one call.
const CONVERSIONS: [(&str, &str); 19] = [
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
    ("productGroupsV3", "product_groups_v3.get"),
    ("products", "products.get"),
    ("productsV3", "products_v3.get"),
    ("redirects", "redirects.create_session"),
    ("signOnPolicy", "sign_on_policy.get"),
    ("storeVariants", "products.get_store_variant"),
    ("variantsV3", "variants_v3.query"),
    ("wishlists", "wishlists.get_default"),
];

/// The rows of hand-written calls.
const BY_HAND: [&str; 17] = [
    "authentication.login",
    "authentication.register",
    "authentication.verify_factor",
    "cart.get_current",
    "catalog_versioning.get",
    "current_cart_v2.get",
    "graphql.execute",
    "inventory_v2.update_variants",
    "oauth.token_info",
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

#[test]
fn the_generated_typescript_of_the_package_is_up_to_date() {
    let calls = calls::all();
    let mut output = Output::default();
    modules::write(&calls, &mut output);
    lazy_calls::write(&mut output);
    output.add("conversions.ts", &conversion_tables(&calls));
    output.add("endpoints.ts", &endpoint_rows(|id| !is_login(id)));
    output.add("login-endpoints.ts", &endpoint_rows(is_login));
    output.add("app-ids.ts", &app_ids());
    output.add("checks.ts", &checks::all());
    output.add("ends.ts", &ends());
    output.add("rules.ts", &rules::all());
    output.add("secrets.ts", &secret_fields());
    output.compare();
}

fn conversion_tables(calls: &calls::Calls) -> String {
    let mut text = "import type { Conversions } from \"../sdk/convert/conversions.js\";\n".to_owned();
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
        text.push_str("};\n");
    }
    let has_none = |call: &&calls::Call| conversions_name(call.row.conversions).is_none();
    let others: Vec<_> = calls.by_row.values().filter(has_none).collect();
    assert_eq!(numbers::paths(&Conversions::NONE, &others), [""; 0], "calls without conversions answer with numbers");
    text
}

fn app_ids() -> String {
    let id = cartwright::resources::cart::STORES_APP_ID;
    format!(
        "/** The app that owns the products of a store, in references to catalog items. */\nexport const STORES_APP_ID = \"{id}\";\n"
    )
}

/// The modules whose functions all have an announced end.
fn ends() -> String {
    let mut days: BTreeMap<String, Option<String>> = BTreeMap::new();
    for function in functions::all() {
        let day = function.deprecated.map(|(day, _)| day);
        let end = days.entry(function.module).or_insert_with(|| day.clone());
        *end = end.take().filter(|_| day.is_some());
    }
    let ended = days.iter().filter_map(|(module, day)| Some(format!("{module}: {:?}", day.as_ref()?)));
    let ended = ended.collect::<Vec<_>>().join(", ");
    format!(
        "/** The modules that the platform removes as a whole, with the day of the removal. */\nexport const ENDS = {{ {ended} }} as const;\n"
    )
}

fn secret_fields() -> String {
    let names = SECRET_FIELDS.join("|");
    format!("/** The names of fields that logs of calls leave out. */\nexport const SECRET_FIELDS = /^(?:{names})$/;\n")
}

/// Whether the code of logins alone calls a row: it is loaded later than the rest.
fn is_login(id: &str) -> bool {
    ["authentication.", "recovery.", "verification."].iter().any(|group| id.starts_with(group))
}

fn endpoint_rows(belongs: impl Fn(&str) -> bool) -> String {
    let mut text =
        "/** Rows that hand-written code calls: id, code and path, as `Row::to_row` writes them. */\n\n".to_owned();
    for row in ENDPOINTS.iter().filter(|row| BY_HAND.contains(&row.id) && belongs(row.id)) {
        writeln!(text, "export const {} = \"{}\";", camel_case(row.id), row.to_row()).unwrap();
    }
    text
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
