//! Bulk writes of products and of stock of catalog v3: each entry has its own result.

use crate::catalog_shared_bulk::{bulk, outcomes};
use crate::catalog_v3::rug;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

/// The id of nothing.
const UNKNOWN: &str = "00000000-0000-4000-8000-000000000000";

/// A product without options.
fn plain(name: &str) -> Value {
    json!({
        "name": name,
        "productType": "PHYSICAL",
        "physicalProperties": {},
        "variantsInfo": { "variants": [{ "price": { "actualPrice": { "amount": "10.00" } }, "physicalProperties": {} }] },
    })
}

/// A product without options whose variant says its stock.
fn stocked(name: &str, item: Value) -> Value {
    let mut product = plain(name);
    product["variantsInfo"]["variants"][0]["inventoryItem"] = item;
    product
}

/// The inventory items of a product.
async fn items_of(site: &Site, product: &Value) -> Vec<Value> {
    let query = json!({ "query": { "filter": { "productId": product } } });
    let path = "/stores/v3/inventory-items/query";
    let (status, body) = site.owner(Method::POST, path, Some(query)).await;
    assert_eq!(status, 200, "{body}");
    body["inventoryItems"].as_array().unwrap().clone()
}

#[tokio::test]
async fn bulk_calls_create_update_and_delete_products() {
    let site = Site::start().await;
    let mut dearer = rug();
    dearer["variantsInfo"]["variants"][0]["price"]["compareAtPrice"]["amount"] = json!("1");
    let created = json!({ "products": [plain("Bulk A"), dearer, plain("Bulk B")], "returnEntity": true });
    let made = bulk(&site, "products/create", created).await;
    assert_eq!(outcomes(&made), ["done", "COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE", "done"]);
    let first = &made["results"][0];
    assert_eq!(first["item"]["slug"], "bulk-a");
    let ids: Vec<&Value> = [0, 2].map(|index| &made["results"][index]["itemMetadata"]["id"]).into();
    assert_eq!(ids[0], &first["item"]["id"]);

    let change =
        |id: &Value, revision: &str| json!({ "product": { "id": id, "revision": revision, "visible": false } });
    let changes = json!({ "products": [change(ids[0], "1"), change(ids[1], "7"), change(&json!(UNKNOWN), "1")] });
    let changed = bulk(&site, "products/update", changes).await;
    assert_eq!(outcomes(&changed), ["done", "INVALID_REVISION", "PRODUCT_NOT_FOUND"]);
    assert!(changed["results"][0].get("item").is_none(), "only when asked for");
    assert_eq!(site.whole_v3(ids[0]).await["visible"], false);
    assert_eq!(site.whole_v3(ids[1]).await["visible"], true);

    let twice = json!({ "products": [change(ids[0], "2"), change(ids[0], "2")] });
    let path = "/stores/v3/bulk/products/update";
    let (status, body) = site.owner(Method::POST, path, Some(twice)).await;
    let violation = &body["details"]["validationError"]["fieldViolations"][0];
    assert_eq!((status, &violation["ruleName"]), (400, &json!("DUPLICATE_PRODUCT_IDS_REQUEST")));

    let gone = bulk(&site, "products/delete", json!({ "productIds": [ids[0], UNKNOWN, ids[1]] })).await;
    assert_eq!(outcomes(&gone), ["done", "PRODUCT_NOT_FOUND", "done"]);
}

#[tokio::test]
async fn a_bulk_call_with_more_than_1000_variants_is_refused() {
    let site = Site::start().await;
    let variant = json!({ "price": { "actualPrice": { "amount": "1" } }, "physicalProperties": {} });
    let mut product = plain("Wide");
    product["variantsInfo"]["variants"] = json!(vec![variant; 501]);
    let path = "/stores/v3/bulk/products/create";
    let body = json!({ "products": [product, product] });
    let (status, body) = site.owner(Method::POST, path, Some(body)).await;
    assert_eq!((status, code(&body)), (400, "TOO_MANY_VARIANTS"));
}

#[tokio::test]
async fn bulk_calls_write_products_together_with_their_inventory() {
    let site = Site::start().await;
    let products = json!([
        stocked("Stocked A", json!({ "quantity": 5 })),
        stocked("Stocked B", json!({ "quantity": -1 })),
        stocked("Stocked C", json!({ "inStock": true })),
    ]);
    let body = json!({ "products": products, "returnEntity": true });
    let made = bulk(&site, "products-with-inventory/create", body).await;
    let written = &made["productResults"];
    assert_eq!(outcomes(written), ["done", "REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE", "done"]);
    assert_eq!(outcomes(&made["inventoryResults"]), ["done", "done"]);
    assert_eq!(made["inventoryResults"]["results"][0]["item"]["quantity"], 5);
    let product = &written["results"][0]["item"];
    assert_eq!(product["inventory"]["availabilityStatus"], "IN_STOCK");

    let mut update = stocked("Stocked A2", json!({ "quantity": 0 }));
    update["id"] = product["id"].clone();
    update["revision"] = product["revision"].clone();
    update["variantsInfo"]["variants"][0]["id"] = product["variantsInfo"]["variants"][0]["id"].clone();
    let body = json!({ "products": [{ "product": update }] });
    let changed = bulk(&site, "products-with-inventory/update", body).await;
    assert_eq!(outcomes(&changed["productResults"]), ["done"]);
    assert_eq!(outcomes(&changed["inventoryResults"]), ["done"]);
    assert!(changed["inventoryResults"]["results"][0].get("item").is_none());
    let now = site.whole_v3(&product["id"]).await;
    assert_eq!((&now["name"], &now["inventory"]["availabilityStatus"]), (&json!("Stocked A2"), &json!("OUT_OF_STOCK")));
}

#[tokio::test]
async fn bulk_calls_add_and_remove_info_sections_and_assign_tags() {
    let site = Site::start().await;
    let product = site.create_v3(rug()).await;
    let section = json!({ "title": "Wash", "uniqueName": "wash" });
    let body = json!({ "infoSection": section });
    let (_, body) = site.owner(Method::POST, "/stores/v3/info-sections", Some(body)).await;
    let section = body["infoSection"]["id"].clone();

    let entry = |revision: &str| json!({ "productId": product["id"], "revision": revision });
    let body = |revision: &str, id: &Value| json!({ "products": [entry(revision)], "infoSectionIds": [id] });
    let stale = bulk(&site, "products/add-info-sections", body("9", &section)).await;
    assert_eq!(outcomes(&stale), ["INVALID_REVISION"]);
    let missing = bulk(&site, "products/add-info-sections", body("1", &json!(UNKNOWN))).await;
    assert_eq!(outcomes(&missing), ["INFO_SECTION_ERROR_OCCURRED"]);
    let added = bulk(&site, "products/add-info-sections", body("1", &section)).await;
    assert_eq!(outcomes(&added), ["done"]);
    let sections = |product: Value| product["infoSections"].as_array().unwrap().len();
    assert_eq!(sections(site.whole_v3(&product["id"]).await), 2);
    let removed = bulk(&site, "products/remove-info-sections", body("2", &section)).await;
    assert_eq!(outcomes(&removed), ["done"]);
    assert_eq!(sections(site.whole_v3(&product["id"]).await), 1);

    let tags = json!({
        "productIds": [product["id"], UNKNOWN],
        "assignTags": { "publicTags": { "tagIds": ["new", "soft"] } },
        "unassignTags": { "publicTags": { "tagIds": ["soft"] }, "privateTags": { "tagIds": ["mine"] } },
    });
    let tagged = bulk(&site, "products/update-tags", tags).await;
    assert_eq!(outcomes(&tagged), ["done", "PRODUCT_NOT_FOUND"]);
    let tags = &site.whole_v3(&product["id"]).await["tags"];
    assert_eq!(tags["publicTags"]["tagIds"], json!(["new", "soft"]), "a tag of both lists is assigned");
    assert!(tags["privateTags"]["tagIds"].as_array().is_none_or(Vec::is_empty));

    let path = "/stores/v3/bulk/products/update-tags";
    let nothing = json!({ "productIds": [product["id"]], "assignTags": { "publicTags": { "tagIds": [] } } });
    let (status, body) = site.owner(Method::POST, path, Some(nothing)).await;
    assert_eq!((status, code(&body)), (400, "EMPTY_ASSIGN_AND_UNASSIGN_LISTS"));
}

#[tokio::test]
async fn bulk_calls_delete_and_create_inventory_items() {
    let site = Site::start().await;
    let product = site.create_stocked_v3(rug()).await;
    let items = items_of(&site, &product["id"]).await;
    let ids: Vec<&Value> = items.iter().map(|item| &item["id"]).collect();
    let gone = bulk(&site, "inventory-items/delete", json!({ "inventoryItemIds": [ids[0], UNKNOWN, ids[1]] })).await;
    assert_eq!(outcomes(&gone), ["done", "INVENTORY_ITEM_NOT_FOUND", "done"]);
    let item = |index: usize, mut with: Value| {
        with["productId"] = product["id"].clone();
        with["variantId"] = items[index]["variantId"].clone();
        with
    };
    let made = json!({ "returnEntity": true, "inventoryItems": [
        item(0, json!({ "quantity": 4 })),
        item(0, json!({ "quantity": 4 })),
        item(1, json!({ "quantity": -1 })),
        item(1, json!({ "inStock": true, "preorderInfo": { "limit": 5 } })),
    ] });
    let made = bulk(&site, "inventory-items/create", made).await;
    assert_eq!(
        outcomes(&made),
        [
            "done",
            "ITEM_ALREADY_EXISTS",
            "REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE",
            "PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY",
        ]
    );
    assert_eq!(made["results"][0]["item"]["quantity"], 4);
    assert_eq!(made["results"][0]["itemMetadata"]["id"], *ids[0]);
}

#[tokio::test]
async fn bulk_calls_change_stock_by_variant() {
    let site = Site::start().await;
    let product = site.create_stocked_v3(rug()).await;
    let items = items_of(&site, &product["id"]).await;
    let (one, other) = (&items[0]["variantId"], &items[1]["variantId"]);
    let set =
        |item: &Value| json!({ "inventoryItem": { "id": item["id"], "revision": item["revision"], "quantity": 2 } });
    let body = json!({ "inventoryItems": [set(&items[0]), set(&items[1])] });
    bulk(&site, "inventory-items/update", body).await;
    let path = "inventory-items/increment-by-variant-and-location";
    let more = json!({ "returnEntity": true, "incrementData": [
        { "variantId": one, "incrementBy": 3 },
        { "variantId": UNKNOWN, "incrementBy": 1 },
        { "variantId": other, "incrementBy": 1, "locationId": UNKNOWN },
    ] });
    let counted = bulk(&site, path, more).await;
    assert_eq!(outcomes(&counted), ["done", "NOT_FOUND", "INVALID_ARGUMENT"]);
    assert_eq!(counted["results"][0]["item"]["quantity"], 5);
    assert_eq!(counted["results"][0]["itemMetadata"]["id"], items[0]["id"]);

    let path = "inventory-items/decrement-by-variant-and-location";
    let less = |is_restricted: bool| json!({ "restrictInventory": is_restricted, "decrementData": [{ "variantId": other, "decrementBy": 3 }] });
    assert_eq!(outcomes(&bulk(&site, path, less(true)).await), ["INSUFFICIENT_INVENTORY"]);
    assert_eq!(outcomes(&bulk(&site, path, less(false)).await), ["done"]);
    assert_eq!(items_of(&site, &product["id"]).await[1]["quantity"], -1);
}

#[tokio::test]
async fn a_field_mask_of_a_bulk_update_is_refused() {
    let site = Site::start().await;
    let product = site.create_v3(rug()).await;
    let change = json!({ "id": product["id"], "revision": product["revision"], "name": "Rug" });
    let entry = json!({ "product": change, "fieldMask": "name" });
    let path = "/stores/v3/bulk/products/update";
    let (status, body) = site.owner(Method::POST, path, Some(json!({ "products": [entry] }))).await;
    assert_eq!((status, code(&body)), (428, "FIELD_MASK_VALUE_NOT_SUPPORTED"));
}
