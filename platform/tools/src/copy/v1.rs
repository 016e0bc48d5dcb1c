//! The steps of a site of catalog V1.

use super::pictures::Pictures;
use super::steps::{Steps, kept, list, put, text};
use super::work::Work;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The collection of all products, which every site has.
const ALL_PRODUCTS: &str = "00000000-000000-000000-000000000001";
/// The largest number of products of a call, and of media.
const PRODUCTS: usize = 1000;
const MEDIA: usize = 50;
/// The fields of a product that its creation takes as they are read.
const PRODUCT: [&str; 18] = [
    "id",
    "name",
    "slug",
    "visible",
    "productType",
    "description",
    "sku",
    "weight",
    "ribbon",
    "brand",
    "seoData",
    "additionalInfoSections",
    "pricePerUnitData",
    "discount",
    "manageVariants",
    "productDimensions",
    "packageDimensions",
    "createdDate",
];

/// The steps that make a site's catalog.
pub(super) fn steps(work: &Work, pictures: &mut Pictures) -> Steps {
    let mut steps = Steps::default();
    let mut members: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for collection in work.items("collections").iter().filter(|collection| is_own(text(collection, "/id"))) {
        let new = kept(collection, &["id", "name", "slug", "visible", "description"]);
        steps.create("collections", "products.create_collection", json!({ "collection": new }));
        if !list(collection, "/media/items").is_empty() {
            steps.leave("pictures of collections: no call of catalog V1 writes them");
        }
    }
    let stock: BTreeMap<&str, &Value> =
        work.items("inventoryItems").iter().map(|item| (text(item, "/productId"), item)).collect();
    for product in work.items("products") {
        let id = text(product, "/id");
        add_product(product, pictures, &mut steps);
        if let Some(item) = stock.get(id) {
            add_stock(item, &mut steps);
        }
        for collection in list(product, "/collectionIds").iter().filter_map(Value::as_str).filter(|id| is_own(id)) {
            members.entry(collection).or_default().push(id);
        }
    }
    for (collection, ids) in members {
        for ids in ids.chunks(PRODUCTS) {
            steps.call("products.add_to_collection", json!({ "id": collection, "productIds": ids }));
        }
    }
    steps
}

fn is_own(collection: &str) -> bool {
    !collection.is_empty() && collection != ALL_PRODUCTS
}

fn add_product(product: &Value, pictures: &mut Pictures, steps: &mut Steps) {
    let mut new = kept(product, &PRODUCT);
    let price = product.pointer("/priceData/price").or_else(|| product.pointer("/price/price")).cloned();
    put(&mut new, "priceData", json!({ "price": price }));
    if let Some(cost) = product.pointer("/costAndProfitData/itemCost").filter(|cost| !cost.is_null()) {
        put(&mut new, "costAndProfitData", json!({ "itemCost": cost }));
    }
    // The choices by the ids of their pictures.
    let mut chosen: BTreeMap<&str, Vec<Value>> = BTreeMap::new();
    let mut options = Vec::new();
    for option in list(product, "/productOptions") {
        let choices = list(option, "/choices");
        for choice in choices {
            let named = json!({ "option": option.get("name"), "choice": choice.get("description") });
            for item in list(choice, "/media/items") {
                chosen.entry(text(item, "/id")).or_default().push(named.clone());
            }
        }
        let mut new = kept(option, &["name", "optionType"]);
        put(&mut new, "choices", choices.iter().map(|choice| kept(choice, &["value", "description"])).collect());
        options.push(new);
    }
    let has_options = !options.is_empty();
    put(&mut new, "productOptions", options.into());
    let variants = list(product, "/variants");
    if has_options {
        put(&mut new, "variants", variants.iter().map(|variant| kept(variant, &["id", "choices"])).collect());
    }
    let id = text(product, "/id");
    steps.create("products", "products.create", json!({ "product": new }));
    if product.get("manageVariants") == Some(&Value::Bool(true)) && !variants.is_empty() {
        let changes: Vec<Value> = variants.iter().map(changed_variant).collect();
        steps.call("products.update_variants", json!({ "id": id, "variants": changes }));
    }
    let mut media = Vec::new();
    for item in list(product, "/media/items") {
        let new = pictures.v1_item(item, steps);
        let chosen = chosen.get(text(item, "/id")).map(Vec::as_slice).unwrap_or_default();
        if chosen.is_empty() {
            media.push(new);
            continue;
        }
        for choice in chosen {
            let mut new = new.clone();
            put(&mut new, "choice", choice.clone());
            media.push(new);
        }
    }
    for media in media.chunks(MEDIA) {
        steps.call("products.add_media", json!({ "id": id, "media": media }));
    }
    if !list(product, "/customTextFields").is_empty() {
        steps.leave("fields for texts of buyers: no call of catalog V1 writes them");
    }
    if product.get("productType").and_then(Value::as_str) == Some("digital") {
        steps.leave("files that are sold: no call reads their content");
    }
}

fn changed_variant(variant: &Value) -> Value {
    let mut new = kept(variant, &["choices"]);
    let own = variant.get("variant").unwrap_or(&Value::Null);
    for (name, value) in [
        ("price", own.pointer("/priceData/price")),
        ("cost", own.pointer("/costAndProfitData/itemCost")),
        ("weight", own.get("weight")),
        ("sku", own.get("sku")),
        ("visible", own.get("visible")),
    ] {
        if let Some(value) = value.filter(|value| !value.is_null()) {
            put(&mut new, name, value.clone());
        }
    }
    new
}

fn add_stock(item: &Value, steps: &mut Steps) {
    let mut new = kept(item, &["productId", "trackQuantity"]);
    let variants = list(item, "/variants").iter().map(|variant| kept(variant, &["variantId", "inStock", "quantity"]));
    put(&mut new, "variants", variants.collect());
    if let Some(preorder) = item.get("preorderInfo").filter(|info| info.get("enabled") == Some(&Value::Bool(true))) {
        put(&mut new, "preorderInfo", kept(preorder, &["enabled", "message", "limit"]));
    }
    steps.call("inventory_v2.update_variants", json!({ "inventoryItem": new }));
}
