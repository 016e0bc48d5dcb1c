//! Stock, in the words of both versions of the catalog.

use crate::catalog_v3::*;
use crate::catalog_writes::*;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

const V2: &str = "/stores/v2/inventoryItems";
const ITEMS: &str = "/stores/v3/inventory-items";
const BULK: &str = "/stores/v3/bulk/inventory-items";

impl Site {
    /// The inventory items of a product.
    async fn items(&self, product: &Value) -> Vec<Value> {
        let query = json!({ "query": { "filter": { "productId": product["id"] } } });
        let (status, body) = self.owner(Method::POST, &format!("{ITEMS}/query"), Some(query)).await;
        assert_eq!(status, 200, "{body}");
        body["inventoryItems"].as_array().unwrap().clone()
    }

    /// Changes an inventory item.
    async fn update_item(&self, item: &Value, change: Value) -> (u16, Value) {
        let mut given = change;
        given["id"] = item["id"].clone();
        given["revision"] = item["revision"].clone();
        let path = format!("{ITEMS}/{}", item["id"].as_str().unwrap());
        self.owner(Method::PATCH, &path, Some(json!({ "inventoryItem": given }))).await
    }
}

#[tokio::test]
async fn catalog_v1_tracks_stock_per_product() {
    let site = Site::start().await;
    let product = site.create_product(shirt()).await;
    let id = product["id"].as_str().unwrap();
    let variants: Vec<Value> = product["variants"].as_array().unwrap().clone();
    let update = json!({ "inventoryItem": { "trackQuantity": true, "variants": [
        { "variantId": variants[0]["id"], "quantity": 3 }, { "variantId": variants[1]["id"], "quantity": 1 },
    ], "preorderInfo": { "enabled": true, "limit": 5, "message": "Soon" } } });
    site.done(Method::PATCH, &format!("{V2}/product/{id}"), Some(update)).await;
    let read = format!("/stores-reader/v2/inventoryItems/{id}/getVariants");
    let (_, body) = site.owner(Method::POST, &read, Some(json!({}))).await;
    let item = &body["inventoryItem"];
    assert_eq!((&item["trackQuantity"], &item["preorderInfo"]["message"]), (&json!(true), &json!("Soon")));
    assert_eq!(
        item["variants"][2],
        json!({ "variantId": variants[2]["id"], "inStock": false, "quantity": 0, "availableForPreorder": true })
    );
    assert_eq!(site.owners_product(&product["id"]).await["stock"]["inventoryStatus"], "PARTIALLY_OUT_OF_STOCK");

    let by =
        |by: i64| json!([{ "productId": id, "variantId": variants[0]["id"], "incrementBy": by, "decrementBy": by }]);
    site.done(Method::POST, &format!("{V2}/increment"), Some(json!({ "incrementData": by(2) }))).await;
    site.done(Method::POST, &format!("{V2}/decrement"), Some(json!({ "decrementData": by(4) }))).await;
    let (status, body) =
        site.owner(Method::POST, &format!("{V2}/decrement"), Some(json!({ "decrementData": by(2) }))).await;
    assert_eq!((status, code(&body)), (400, "INSUFFICIENT_INVENTORY"));
    assert_eq!(site.owners_product(&product["id"]).await["variants"][0]["stock"]["quantity"], 1);
    let query = json!({ "query": { "filter": "{\"productId\":\"".to_owned() + id + "\"}" } });
    let (_, body) = site.owner(Method::POST, "/stores-reader/v2/inventoryItems/query", Some(query)).await;
    assert_eq!((&body["totalResults"], &body["inventoryItems"][0]["id"]), (&json!(1), &product["id"]));
    let visitor = site.visitor().await.access;
    assert_eq!(site.post(&read, &visitor, json!({})).await.0, 403);
}

#[tokio::test]
async fn catalog_v3_tracks_stock_per_variant() {
    let site = Site::start().await;
    let product = site.create_stocked_v3(rug()).await;
    let items = site.items(&product).await;
    assert_eq!(items.len(), 2);
    let (status, body) = site.update_item(&items[0], json!({ "quantity": 5 })).await;
    assert_eq!((status, &body["inventoryItem"]["quantity"]), (200, &json!(5)), "{body}");
    let counted = body["inventoryItem"].clone();
    let (status, body) = site.update_item(&items[0], json!({ "quantity": 6 })).await;
    assert_eq!((status, code(&body)), (409, "INVALID_REVISION"));
    let (status, body) = site.update_item(&counted, json!({ "quantity": -1 })).await;
    assert_eq!((status, code(&body)), (400, "REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING"));
    let (status, body) = site.update_item(&counted, json!({ "quantity": 100_000 })).await;
    assert_eq!((status, violated_field(&body)), (400, "inventoryItem.quantity"));

    let decrement = |by: i64, restrict: bool| {
        json!({ "decrementData": [
            { "inventoryItemId": items[0]["id"], "decrementBy": by }, { "inventoryItemId": items[1]["id"], "decrementBy": 1 },
        ], "restrictInventory": restrict, "returnEntity": true, "reason": "ORDER" })
    };
    let (_, body) = site.owner(Method::POST, &format!("{BULK}/decrement"), Some(decrement(6, true))).await;
    let codes: Vec<&str> = body["results"]
        .as_array()
        .unwrap()
        .iter()
        .map(|result| result["itemMetadata"]["error"]["code"].as_str().unwrap())
        .collect();
    assert_eq!(codes, ["INSUFFICIENT_INVENTORY", "INVENTORY_QUANTITY_NOT_TRACKED"]);
    let (_, body) = site.owner(Method::POST, &format!("{BULK}/decrement"), Some(decrement(6, false))).await;
    assert_eq!(
        (&body["results"][0]["item"]["quantity"], &body["results"][0]["item"]["availabilityStatus"]),
        (&json!(-1), &json!("OUT_OF_STOCK"))
    );
    let increment = json!({ "incrementData": [{ "inventoryItemId": items[0]["id"], "incrementBy": 3 }] });
    let (_, body) = site.owner(Method::POST, &format!("{BULK}/increment"), Some(increment.clone())).await;
    assert_eq!(body["bulkActionMetadata"]["totalSuccesses"], 1);
    let most = json!({ "incrementData": [{ "inventoryItemId": items[0]["id"], "incrementBy": 99_999 }] });
    let (_, body) = site.owner(Method::POST, &format!("{BULK}/increment"), Some(most)).await;
    assert_eq!(body["results"][0]["itemMetadata"]["error"]["code"], "MAX_QUANTITY_LIMIT_REACHED");

    let events = site.events_of("wix.stores.catalog.v3.inventory_item").await;
    let told = |action: &str| -> Vec<Value> {
        let actions = events.iter().filter(|event| event["slug"] == action);
        actions.map(|event| event["actionEvent"]["body"].clone()).collect()
    };
    let reasons: Vec<(Value, Value)> = told("updated_with_reason")
        .iter()
        .map(|body| (body["currentEntity"]["quantity"].clone(), body["reason"].clone()))
        .collect();
    let (manual, order) = (json!("MANUAL"), json!("ORDER"));
    assert_eq!(reasons, [(json!(5), manual.clone()), (json!(-1), order), (json!(2), manual)]);
    let statuses: Vec<Value> = told("stock_status_updated").iter().map(|body| body["inStock"].clone()).collect();
    assert_eq!(statuses, [false, true]);
}

#[tokio::test]
async fn an_inventory_item_can_be_deleted_and_created_again() {
    let site = Site::start().await;
    let product = site.create_stocked_v3(rug()).await;
    let items = site.items(&product).await;
    let path = format!("{ITEMS}/{}", items[0]["id"].as_str().unwrap());
    let again = json!({ "inventoryItem": {
        "productId": product["id"], "variantId": items[0]["variantId"], "quantity": 2,
    } });
    let (status, body) = site.owner(Method::POST, ITEMS, Some(again.clone())).await;
    assert_eq!((status, code(&body)), (409, "ITEM_ALREADY_EXISTS"));
    site.done(Method::DELETE, &path, None).await;
    assert_eq!(site.owner(Method::GET, &path, None).await.0, 404);
    assert_eq!(site.items(&product).await.len(), 1);
    let (status, body) = site.owner(Method::POST, ITEMS, Some(again)).await;
    assert_eq!((status, &body["inventoryItem"]["id"]), (200, &items[0]["id"]), "{body}");
    let search = json!({ "search": { "search": { "expression": "wool" }, "filter": { "quantity": { "$gte": 2 } } } });
    let (_, body) = site.owner(Method::POST, &format!("{ITEMS}/search"), Some(search)).await;
    assert_eq!(body["inventoryItems"].as_array().unwrap().len(), 1);
    let masked = json!({ "inventoryItems": [
        { "inventoryItem": { "id": items[1]["id"], "revision": items[1]["revision"], "inStock": false } },
        { "inventoryItem": { "id": "00000000-0000-4000-8000-000000000000", "revision": "1" } },
    ] });
    let (_, body) = site.owner(Method::POST, &format!("{BULK}/update"), Some(masked)).await;
    assert_eq!(body["bulkActionMetadata"], json!({ "totalSuccesses": 1, "totalFailures": 1, "undetailedFailures": 0 }));
}

#[tokio::test]
async fn an_out_of_stock_product_can_be_preordered_up_to_its_limit() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product =
        site.create_product(json!({ "name": "Lamp", "priceData": { "price": 10 }, "productType": "physical" })).await;
    let id = product["id"].as_str().unwrap();
    let update = |limit: i64| {
        json!({ "inventoryItem": { "trackQuantity": true,
        "variants": [{ "variantId": "00000000-0000-0000-0000-000000000000", "quantity": 0 }],
        "preorderInfo": { "enabled": true, "limit": limit } } })
    };
    site.done(Method::PATCH, &format!("{V2}/product/{id}"), Some(update(2))).await;
    let cart = site.add_lines(&visitor, vec![line(&product, 3)]).await;
    assert_eq!(
        (&cart["lineItems"][0]["availability"]["status"], &cart["lineItems"][0]["availability"]["quantityAvailable"]),
        (&json!("PARTIALLY_AVAILABLE"), &json!(2))
    );
    // Catalog v1 has no status of its own for it, and catalog v3 tells it from what is sold out.
    let availability = async || {
        let read = site.whole_v3(&product["id"]).await;
        let status = read["inventory"]["availabilityStatus"].as_str().unwrap().to_owned();
        let filter = json!({ "inventory.availabilityStatus": status, "slug": product["slug"] });
        let search = json!({ "search": { "filter": filter } });
        let (_, found) = site.post("/stores/v3/products/search", &visitor, search).await;
        assert_eq!(found["products"][0]["id"], product["id"], "{found}");
        status
    };
    let (_, read) = site.get(&format!("/stores-reader/v1/products/{id}"), &visitor).await;
    assert_eq!(read["product"]["stock"]["inventoryStatus"], "OUT_OF_STOCK", "{read}");
    assert_eq!(availability().await, "PREORDER");
    let decrement =
        |by: i64| json!({ "decrementData": [{ "productId": id, "decrementBy": by, "preorderRequest": true }] });
    site.done(Method::POST, &format!("{V2}/decrement"), Some(decrement(2))).await;
    let (status, body) = site.owner(Method::POST, &format!("{V2}/decrement"), Some(decrement(1))).await;
    assert_eq!((status, code(&body)), (400, "INSUFFICIENT_INVENTORY"));
    let item = &site.items(&product).await[0];
    assert_eq!((&item["preorderInfo"]["counter"], &item["quantity"]), (&json!(2), &json!(-2)));
    assert_eq!(availability().await, "OUT_OF_STOCK");
}

#[tokio::test]
async fn a_catalog_v3_product_is_out_of_stock_until_each_variant_has_an_inventory_item() {
    let site = Site::start().await;
    let product = site.create_v3(rug()).await;
    assert_eq!(product["inventory"]["availabilityStatus"], "OUT_OF_STOCK");
    assert!(site.items(&product).await.is_empty());
    for variant in product["variantsInfo"]["variants"].as_array().unwrap() {
        let item = json!({ "productId": product["id"], "variantId": variant["id"], "inStock": true });
        let (status, body) = site.owner(Method::POST, ITEMS, Some(json!({ "inventoryItem": item }))).await;
        assert_eq!(status, 200, "{body}");
    }
    let now = site.whole_v3(&product["id"]).await;
    assert_eq!(now["inventory"]["availabilityStatus"], "IN_STOCK");
}

#[tokio::test]
async fn a_preorder_limit_needs_tracked_quantity() {
    let site = Site::start().await;
    let product = site.create_stocked_v3(rug()).await;
    let items = site.items(&product).await;
    let limited = json!({ "inStock": true, "preorderInfo": { "enabled": true, "limit": 5 } });
    let (status, body) = site.update_item(&items[0], limited).await;
    assert_eq!((status, code(&body)), (400, "PRE_ORDER_VALIDATION"));
    let counted = json!({ "quantity": 3, "preorderInfo": { "enabled": true, "limit": 5 } });
    let (status, body) = site.update_item(&items[0], counted).await;
    assert_eq!(status, 200, "{body}");
    let seen = site.whole_v3(&product["id"]).await;
    let mut variants = seen["variantsInfo"]["variants"].clone();
    variants[0]["inventoryItem"] = json!({ "inStock": true, "preorderInfo": { "enabled": true, "limit": 2 } });
    let change = json!({ "product": {
        "id": seen["id"], "revision": seen["revision"], "variantsInfo": { "variants": variants },
    } });
    let path = format!("/stores/v3/products-with-inventory/{}", seen["id"].as_str().unwrap());
    let (status, body) = site.owner(Method::PATCH, &path, Some(change)).await;
    assert_eq!((status, code(&body)), (400, "PREORDER_VALIDATION_ERROR"), "{body}");
}
