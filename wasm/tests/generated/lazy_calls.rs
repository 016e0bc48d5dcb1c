//! The calls of lazily loaded code, in a file of their own. A bundler that writes one file, as Vite does for a worker,
//! leaves a module of calls empty if lazily loaded code imports it and the program imports it as a namespace.

use crate::output::Output;
use std::fmt::Write;

/// The functions by module.
const FUNCTIONS: [(&str, &[&str]); 9] = [
    ("brands-v3", &["queryBrands"]),
    ("catalog-versioning", &["getCatalogVersion"]),
    ("categories", &["getCategoryBySlug", "queryCategories"]),
    ("collections", &["getCollectionBySlug", "queryCollections"]),
    (
        "current-cart-v2",
        &[
            "addCouponToCurrentCart",
            "addGiftCardToCurrentCart",
            "addLineItemsToCurrentCart",
            "estimateCurrentCart",
            "getCurrentCart",
            "getCurrentCartOrNull",
            "removeCouponFromCurrentCart",
            "removeGiftCardFromCurrentCart",
            "removeLineItemsFromCurrentCart",
            "setDeliveryMethodForCurrentCart",
            "updateCurrentCart",
            "updateLineItemsInCurrentCart",
        ],
    ),
    ("customizations-v3", &["queryCustomizations"]),
    ("product-groups-v3", &["searchProductGroups"]),
    ("products", &["queryProducts"]),
    ("products-v3", &["countProducts", "getProduct", "getProductBySlug", "searchProducts"]),
];

/// Writes a file for each module, from the module's own declarations.
pub(crate) fn write(output: &mut Output) {
    for (module, names) in FUNCTIONS {
        let text = output.text(&format!("modules/{module}.ts")).to_owned();
        let maker = between(&text, "const call = ", ";\n");
        let mut body = String::new();
        for name in names {
            let declaration = text.split_once(&format!("export const {name}: ")).unwrap().1;
            let made = between(declaration, "/* @__PURE__ */ ", ";\n");
            writeln!(body, "export const {name}: typeof module.{name} = /* @__PURE__ */ {made};").unwrap();
        }
        let conversions = between(maker, "callsOf(", ",");
        let calls = if body.contains(" call(") { format!("const call = {maker};\n\n") } else { String::new() };
        let imports = [
            ("../../sdk/binder.js", &["callsOf", "inContext"][..]),
            ("../../sdk/query/cursor.js", &["byCursor"]),
            ("../../sdk/query/offset.js", &["byOffset"]),
            ("../conversions.js", &[conversions]),
        ];
        let mut file = String::new();
        for (from, names) in imports {
            let is_used = |name: &&&str| [&calls, &body].iter().any(|text| text.contains(**name));
            let used: Vec<&str> = names.iter().filter(is_used).copied().collect();
            if !used.is_empty() {
                writeln!(file, "import {{ {} }} from \"{from}\";", used.join(", ")).unwrap();
            }
        }
        if body.contains("custom.") {
            writeln!(file, "import * as custom from \"../../sdk/custom-functions.js\";").unwrap();
        }
        writeln!(file, "import type * as module from \"../modules/{module}.js\";\n").unwrap();
        output.add(&format!("lazy-calls/{module}.ts"), &format!("{file}{calls}{body}"));
    }
}

fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let (_, rest) = text.split_once(start).unwrap();
    rest.split_once(end).unwrap().0
}
