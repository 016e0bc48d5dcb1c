//! The copy of a site's catalog: it answers as its source does.

use crate::site::{Site, pack_at};
use serde_json::{Value, json};

/// The fields of a copy that differ from its source, with the reason.
const DIFFERENT: [&str; 17] = [
    // Written anew from `description`.
    "plainDescription",
    // A field for texts that a product made has no settings of its own.
    "freeTextInput",
    // The platform numbers and dates what it writes.
    "revision",
    "updatedDate",
    "lastUpdated",
    "numericId",
    "inventoryItemId",
    // Choices are found by their names.
    "choiceId",
    "optionChoiceIds",
    // The base of a price per unit, and files that are sold: no call writes them.
    "pricePerUnit",
    "pricePerUnitData",
    "pricePerUnitRange",
    "digitalProperties",
    // A picture of another address has an id of its own, and no rendition here.
    "uploadId",
    "thumbnail",
    "linkedMedia",
    "mediaId",
];

/// The fields of a picture that depend on its server, and the title, which no call of catalog V1 writes.
const OF_PICTURES: [&str; 6] = ["id", "width", "height", "filename", "format", "title"];

/// An answer without the fields that a copy cannot keep; pictures by their address and words.
fn alike(value: &Value, base: &str) -> Value {
    match value {
        Value::Object(fields) => {
            let is_picture = fields.contains_key("mediaType") || fields.contains_key("url");
            let is_choice = fields.contains_key("choiceType");
            let is_own = |name: &str| {
                DIFFERENT.contains(&name) || is_picture && OF_PICTURES.contains(&name) || is_choice && name == "id"
            };
            let kept = fields.iter().filter(|(name, _)| !is_own(name));
            kept.map(|(name, value)| (name.clone(), alike(value, base))).collect()
        }
        Value::Array(items) => items.iter().map(|item| alike(item, base)).collect(),
        Value::String(text) => Value::String(text.replace(base, "")),
        other => other.clone(),
    }
}

fn assert_alike(what: &str, source: (&Site, &[Value]), copy: (&Site, &[Value]), without: &[&str]) {
    let plain = |site: &Site, items: &[Value]| -> Vec<Value> {
        items
            .iter()
            .map(|item| {
                // Pictures stay at the source's address, pages are at the copy's.
                let mut item = alike(item, &source.0.base);
                item = alike(&item, &site.base);
                for name in without {
                    item.as_object_mut().unwrap().remove(*name);
                }
                item
            })
            .collect()
    };
    let (expected, found) = (plain(source.0, source.1), plain(copy.0, copy.1));
    assert_eq!(expected.len(), found.len(), "{what}");
    let mut differing = Vec::new();
    for (expected, found) in expected.iter().zip(&found) {
        differences(what, expected, found, &mut differing);
    }
    assert!(
        differing.is_empty(),
        "{} differ:\n{}",
        differing.len(),
        differing.iter().take(40).cloned().collect::<Vec<_>>().join("\n")
    );
}

/// The paths at which two answers differ.
fn differences(path: &str, one: &Value, other: &Value, found: &mut Vec<String>) {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => {
            let names: std::collections::BTreeSet<&String> = one.keys().chain(other.keys()).collect();
            for name in names {
                let at = format!("{path}.{name}");
                differences(&at, one.get(name).unwrap_or(&Value::Null), other.get(name).unwrap_or(&Value::Null), found);
            }
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            one.iter().zip(other).for_each(|(one, other)| differences(&format!("{path}[]"), one, other, found));
        }
        _ if one == other => {}
        _ => found.push(format!("{path}: {one} → {other}").chars().take(300).collect()),
    }
}

fn tree() -> Value {
    json!({ "appNamespace": "@wix/stores", "treeKey": null })
}

#[tokio::test]
async fn all_reads_of_catalog_v3_are_alike_in_a_copy() {
    let site = Site::strict("V3").await;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shop.json");
    let report = site.copied_to(&pack_at(&path)).await.unwrap();
    assert_eq!(report.catalog, "V3");
    assert!(report.copied.iter().any(|(kind, number)| kind == "products" && *number == 86), "{report:?}");
    assert!(report.left.iter().any(|(reason, _)| reason.starts_with("coupons, discounts")), "{report:?}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "no work file stays");
    let copy = Site::filled(&path).await;
    // The comparison makes more calls than a hosted minute allows.
    site.platform.advance_clock(61);
    for (call, list) in [
        ("brands_v3.query", "brands"),
        ("ribbons_v3.query", "ribbons"),
        ("info_sections_v3.query", "infoSections"),
        ("customizations_v3.query", "customizations"),
        ("inventory_items_v3.query", "inventoryItems"),
        ("variants_v3.query", "variants"),
        ("product_groups_v3.query", "productGroups"),
    ] {
        let (source, found) = (site.listed(call, list, &json!({})).await, copy.listed(call, list, &json!({})).await);
        let by_id = |mut items: Vec<Value>| {
            items.sort_by_key(|item| {
                ["/variantId", "/id", "/productId", "/productData/productId"]
                    .map(|key| item.pointer(key).and_then(Value::as_str).unwrap_or_default().to_owned())
                    .join(" ")
            });
            items
        };
        let own = if ["variants", "inventoryItems"].contains(&list) {
            &["id", "createdDate"] as &[&str]
        } else {
            &["createdDate"]
        };
        assert_alike(call, (&site, &by_id(source)), (&copy, &by_id(found)), own);
    }
    let fields = json!({ "fields": [
        "URL", "CURRENCY", "INFO_SECTION", "MERCHANT_DATA", "PLAIN_DESCRIPTION", "DESCRIPTION", "DIRECT_CATEGORIES_INFO",
        "MEDIA_ITEMS_INFO", "VARIANT_OPTION_CHOICE_NAMES", "BREADCRUMBS_INFO",
    ] });
    let products = site.listed("products_v3.query", "products", &fields).await;
    assert_alike(
        "products",
        (&site, &products),
        (&copy, &copy.listed("products_v3.query", "products", &fields).await),
        &[],
    );
    for product in products.iter().step_by(7) {
        for (call, payload) in [
            ("products_v3.get", json!({ "productId": product["id"] })),
            ("products_v3.get_by_slug", json!({ "slug": product["slug"] })),
        ] {
            let (source, found) = (site.read(call, payload.clone()).await, copy.read(call, payload).await);
            assert_alike(call, (&site, &[source["product"].clone()]), (&copy, &[found["product"].clone()]), &[]);
        }
    }
    let beside = json!({ "treeReference": tree(), "returnNonVisibleCategories": true, "fields": ["DESCRIPTION"] });
    let categories = site.listed("categories.query", "categories", &beside).await;
    let found = copy.listed("categories.query", "categories", &beside).await;
    let all_products = site.read("products_v3.get_all_products_category", json!({})).await["categoryId"].clone();
    let own = |items: &[Value]| {
        let mut items: Vec<Value> = items.iter().filter(|item| item["id"] != all_products).cloned().collect();
        items.sort_by_key(|item| item["id"].to_string());
        items
    };
    assert_alike("categories", (&site, &own(&categories)), (&copy, &own(&found)), &["createdDate"]);
    for category in own(&categories) {
        for call in ["categories.list_items", "categories.get_arranged_items"] {
            let payload = json!({ "categoryId": category["id"], "treeReference": tree() });
            let (source, found) = (site.read(call, payload.clone()).await, copy.read(call, payload).await);
            let ids = |body: &Value| {
                body["items"].as_array().unwrap().iter().map(|item| item["catalogItemId"].clone()).collect::<Vec<_>>()
            };
            assert_eq!(ids(&source), ids(&found), "{call} of {}", category["name"]);
        }
    }
}

#[tokio::test]
async fn all_reads_of_catalog_v1_are_alike_in_a_copy() {
    let site = Site::strict("V1").await;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shop.json");
    let report = site.copied_to(&pack_at(&path)).await.unwrap();
    assert_eq!(report.catalog, "V1");
    let copy = Site::filled(&path).await;
    let query = json!({ "query": { "paging": { "limit": 100 } } });
    for (call, list) in
        [("products.query", "products"), ("collections.query", "collections"), ("inventory_v2.query", "inventoryItems")]
    {
        let all = async |site: &Site| {
            let mut found = site.read(call, query.clone()).await[list].as_array().unwrap().clone();
            for product in &mut found {
                // A set.
                if let Some(ids) = product["collectionIds"].as_array_mut() {
                    ids.sort_by_key(Value::to_string);
                }
                // Its words are of catalog V3 alone.
                without_alt_text(product);
            }
            found.sort_by_key(|item| item["productId"].as_str().or(item["id"].as_str()).unwrap_or_default().to_owned());
            found
        };
        let own: &[&str] = match list {
            "inventoryItems" => &["id", "externalId"],
            // No call of catalog V1 writes pictures of collections.
            "collections" => &["media", "numberOfProducts"],
            // No call of catalog V1 writes texts of buyers, and a second ribbon.
            _ => &["customTextFields", "ribbons"],
        };
        assert_alike(call, (&site, &all(&site).await), (&copy, &all(&copy).await), own);
    }
}

/// Removes the descriptions of pictures, which no call of catalog V1 writes.
fn without_alt_text(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.remove("altText");
            fields.values_mut().for_each(without_alt_text);
        }
        Value::Array(items) => items.iter_mut().for_each(without_alt_text),
        _ => {}
    }
}
