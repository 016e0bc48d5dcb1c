//! The steps of a site of catalog V3.

use super::parts;
use super::pictures::{Pictures, still};
use super::steps::{Steps, kept, list, put, take, text};
use super::work::Work;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The largest number of items of a call.
const ITEMS: usize = 100;
/// The fields of a product that its creation takes as they are read.
const PRODUCT: [&str; 17] = [
    "id",
    "createdDate",
    "name",
    "slug",
    "visible",
    "visibleInPos",
    "description",
    "productType",
    "seoData",
    "taxGroupId",
    "brand",
    "ribbon",
    "additionalRibbons",
    "subscriptionDetails",
    "tags",
    "extendedFields",
    "purchaseEligibility",
];

/// The steps that make a site's catalog.
pub(super) fn steps(work: &Work, pictures: &mut Pictures) -> Steps {
    let mut steps = Steps::default();
    for (part, kind, field, call, names) in [
        (
            "infoSections",
            "info sections",
            "infoSection",
            "info_sections_v3.create",
            &["id", "uniqueName", "title", "description"] as &[&str],
        ),
        ("brands", "brands", "brand", "brands_v3.create", &["id", "name"]),
        ("ribbons", "ribbons", "ribbon", "ribbons_v3.create", &["id", "name"]),
    ] {
        for entity in work.items(part) {
            steps.create(kind, call, json!({ (field): kept(entity, names) }));
        }
    }
    for entity in work.items("customizations") {
        steps.create("customizations", "customizations_v3.create", json!({ "customization": customization(entity) }));
    }
    let all_products = text(work.items("allProducts").first().unwrap_or(&Value::Null), "/categoryId").to_owned();
    categories(work, &all_products, pictures, &mut steps);
    products(work, pictures, &mut steps);
    category_items(work, &all_products, &mut steps);
    groups(work, pictures, &mut steps);
    steps
}

fn customization(entity: &Value) -> Value {
    let mut made = kept(
        entity,
        &["id", "name", "customizationType", "customizationRenderType", "choicesSettings", "freeTextInput"],
    );
    choices_of(&mut made).for_each(without_ids);
    if text(entity, "/customizationRenderType") == "FREE_TEXT" && made.get("freeTextInput").is_none() {
        put(&mut made, "freeTextInput", json!({}));
    }
    made
}

/// The choices of an option, modifier or customization.
fn choices_of(entity: &mut Value) -> impl Iterator<Item = &mut Value> {
    entity.pointer_mut("/choicesSettings/choices").and_then(Value::as_array_mut).into_iter().flatten()
}

/// Removes the fields of a choice that only the platform sets.
fn without_ids(choice: &mut Value) {
    for name in ["id", "choiceId", "key", "inStock", "visible", "media"] {
        take(choice, name);
    }
}

/// The categories, parents first.
fn categories(work: &Work, all_products: &str, pictures: &mut Pictures, steps: &mut Steps) {
    let mut waiting: Vec<&Value> =
        work.items("categories").iter().filter(|category| text(category, "/id") != all_products).collect();
    let mut made = BTreeSet::new();
    while !waiting.is_empty() {
        let before = waiting.len();
        waiting.retain(|category| {
            let parent = text(category, "/parentCategory/id");
            if !parent.is_empty() && !made.contains(parent) {
                return true;
            }
            let mut new =
                kept(category, &["id", "name", "slug", "visible", "description", "seoData", "extendedFields"]);
            if !parent.is_empty() {
                put(&mut new, "parentCategory", json!({ "id": parent }));
            }
            if let Some(image) = category.get("image").filter(|image| !image.is_null()) {
                put(&mut new, "image", pictures.place(image, steps));
            }
            steps.create("categories", "categories.create", json!({ "treeReference": parts::tree(), "category": new }));
            made.insert(text(category, "/id").to_owned());
            false
        });
        if waiting.len() == before {
            waiting.iter().for_each(|_| steps.leave("categories whose parent is not in the list"));
            break;
        }
    }
}

fn products(work: &Work, pictures: &mut Pictures, steps: &mut Steps) {
    let mut variants: BTreeMap<&str, Vec<&Value>> = BTreeMap::new();
    for variant in work.items("variants") {
        variants.entry(text(variant, "/productData/productId")).or_default().push(variant);
    }
    let mut stock: BTreeMap<(&str, &str), &Value> = BTreeMap::new();
    for item in work.items("inventoryItems") {
        if stock.insert((text(item, "/productId"), text(item, "/variantId")), item).is_some() {
            steps.leave("stock of further locations");
        }
    }
    // Oldest first, as the source made them: lists without an order of their own keep it.
    let mut products: Vec<&Value> = work.items("products").iter().collect();
    products.sort_by_key(|product| text(product, "/createdDate"));
    for product in products {
        let id = text(product, "/id");
        let Some(own) = variants.get(id) else {
            steps.leave("products without variants");
            continue;
        };
        let mut new = kept(product, &PRODUCT);
        let plans = new.pointer_mut("/subscriptionDetails/subscriptions").and_then(Value::as_array_mut);
        for plan in plans.into_iter().flatten() {
            // A creation takes either.
            let ends = plan.get("billingCycles").and_then(Value::as_i64).is_some_and(|cycles| cycles > 0);
            take(plan, if ends { "autoRenewal" } else { "billingCycles" });
        }
        for label in ["brand", "ribbon"] {
            if let Some(found) = product.get(label).filter(|found| found.is_object()) {
                put(&mut new, label, kept(found, &["id"]));
            }
        }
        if let Some(labels) = product.get("additionalRibbons").and_then(Value::as_array) {
            put(&mut new, "additionalRibbons", labels.iter().map(|label| kept(label, &["id"])).collect());
        }
        let sections = list(product, "/infoSections").iter().map(|section| kept(section, &["id"]));
        put(&mut new, "infoSections", sections.collect());
        let media = list(product, "/media/itemsInfo/items");
        let stills: BTreeMap<&str, &str> = media.iter().map(|item| (text(item, "/id"), still(item))).collect();
        for choices in ["options", "modifiers"] {
            let mut found = list(product, &["/", choices].concat()).to_vec();
            for choice in found.iter_mut().flat_map(choices_of) {
                let linked = list(choice, "/linkedMedia").iter().filter_map(|item| stills.get(text(item, "/id")));
                let linked: Vec<Value> = linked.map(|url| json!({ "id": pictures.id(url) })).collect();
                without_ids(choice);
                put(choice, "linkedMedia", linked.into());
            }
            put(&mut new, choices, found.into());
        }
        if let Some(physical) = product.get("physicalProperties").filter(|physical| physical.is_object()) {
            let mut kept = kept(physical, &["deliveryProfileId", "fulfillerId"]);
            if let Some(settings) = physical.pointer("/pricePerUnit/settings").or_else(|| physical.get("pricePerUnit"))
            {
                put(&mut kept, "pricePerUnit", settings.clone());
            }
            put(&mut new, "physicalProperties", kept);
        }
        let media: Vec<Value> = media.iter().map(|item| pictures.item(item, steps)).collect();
        put(&mut new, "media", json!({ "itemsInfo": { "items": media } }));
        let variants = own.iter().map(|variant| {
            let item = stock.get(&(id, text(variant, "/variantId"))).copied();
            self::variant(variant, item, steps)
        });
        let variants: Vec<Value> = variants.collect();
        put(&mut new, "variantsInfo", json!({ "variants": variants }));
        steps.create("products", "products_v3.create_with_inventory", json!({ "product": new }));
    }
}

fn variant(variant: &Value, item: Option<&Value>, steps: &mut Steps) -> Value {
    let mut new = kept(variant, &["visible", "sku", "barcode", "revenueDetails"]);
    put(&mut new, "id", json!(text(variant, "/variantId")));
    if let Some(details) = new.get_mut("revenueDetails") {
        *details = kept(details, &["cost"]);
    }
    let price = variant.get("price").map(|price| kept(price, &["actualPrice", "compareAtPrice"]));
    put(&mut new, "price", price.unwrap_or_default());
    for amount in ["actualPrice", "compareAtPrice"] {
        if let Some(amount) = new.pointer_mut(&["/price/", amount].concat()) {
            *amount = kept(amount, &["amount"]);
        }
    }
    let choices: Vec<Value> = list(variant, "/optionChoices")
        .iter()
        .chain(list(variant, "/choices"))
        .map(|choice| kept(choice, &["optionChoiceNames"]))
        .collect();
    put(&mut new, "choices", choices.into());
    if let Some(physical) = variant.get("physicalProperties") {
        let mut kept = kept(physical, &["weight", "productDimensions", "packageDimensions"]);
        if let Some(settings) = physical.pointer("/pricePerUnit/settings") {
            put(&mut kept, "pricePerUnit", json!({ "settings": settings }));
        }
        put(&mut new, "physicalProperties", kept);
    }
    if variant.pointer("/digitalProperties/digitalFile").is_some_and(Value::is_object) {
        steps.leave("files that are sold: no call reads their content");
    }
    match item {
        Some(item) => {
            let counted = item.get("quantity").filter(|quantity| !quantity.is_null());
            let mut stock =
                counted.map_or_else(|| kept(item, &["inStock"]), |quantity| json!({ "quantity": quantity }));
            if let Some(preorder) =
                item.get("preorderInfo").filter(|info| info.get("enabled") == Some(&Value::Bool(true)))
            {
                put(&mut stock, "preorderInfo", kept(preorder, &["enabled", "message", "limit"]));
            }
            put(&mut new, "inventoryItem", stock);
        }
        None => steps.leave("variants without stock"),
    }
    new
}

/// The items of categories: those arranged by hand keep their order, others that of their addition.
fn category_items(work: &Work, all_products: &str, steps: &mut Steps) {
    for category in work.items("categories").iter().map(|category| text(category, "/id")) {
        if category == all_products {
            continue;
        }
        let items: Vec<Value> = work
            .items(&["items/", category].concat())
            .iter()
            .rev()
            .map(|item| kept(item, &["catalogItemId", "appId"]))
            .collect();
        for items in items.chunks(ITEMS) {
            let with = json!({ "categoryId": category, "treeReference": parts::tree(), "items": items });
            steps.call("categories.bulk_add_items", with);
        }
        let arranged: Vec<Value> = work
            .items(&["arranged/", category].concat())
            .iter()
            .map(|item| kept(item, &["catalogItemId", "appId"]))
            .collect();
        if !arranged.is_empty() {
            let with = json!({ "categoryId": category, "treeReference": parts::tree(), "items": arranged });
            steps.call("categories.set_arranged_items", with);
        }
    }
}

fn groups(work: &Work, pictures: &mut Pictures, steps: &mut Steps) {
    for group in work.items("productGroups") {
        let mut new = kept(group, &["id", "name", "handle", "groupingCustomizationId", "extendedFields", "tags"]);
        if let Some(media) = group.get("media").filter(|media| media.is_object()) {
            put(&mut new, "media", pictures.item(media, steps));
        }
        steps.create("product groups", "product_groups_v3.create", json!({ "productGroup": new }));
        let ids: Vec<&str> = list(group, "/members").iter().map(|member| text(member, "/productId")).collect();
        for ids in ids.chunks(ITEMS) {
            let with = json!({ "productGroupId": group.get("id"), "productIds": ids });
            steps.call("product_groups_v3.assign_products", with);
        }
    }
}
