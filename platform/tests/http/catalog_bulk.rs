//! The same change of many products.

use crate::catalog_writes::*;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

const UPDATE: &str = "/stores/v1/bulk/products/update";
const ADJUST: &str = "/stores/v1/bulk/products/adjust-properties";
const NOBODY: &str = "00000000-0000-4000-8000-000000000000";

fn figures(product: &Value) -> (f64, f64, f64) {
    let number = |path: &str| product.pointer(path).and_then(Value::as_f64).unwrap_or(f64::NAN);
    (number("/priceData/price"), number("/costAndProfitData/itemCost"), number("/weight"))
}

#[tokio::test]
async fn a_bulk_update_sets_fields_and_returns_a_result_per_product() {
    let site = Site::start().await;
    let one = site.create_product(shirt()).await;
    let other = site.create_product(shirt()).await;
    for set in [
        json!({ "price": 50 }),
        json!({ "cost": 20 }),
        json!({ "weight": 1.5 }),
        json!({ "brand": "Loom" }),
        json!({ "ribbon": "Sale" }),
    ] {
        let change = json!({ "ids": [one["id"], NOBODY, other["id"]], "set": set });
        let (status, body) = site.owner(Method::POST, UPDATE, Some(change)).await;
        assert_eq!(status, 200, "{body}");
        assert_eq!(
            body["bulkActionMetadata"],
            json!({ "totalSuccesses": 2, "totalFailures": 1, "undetailedFailures": 0 })
        );
        let failed = &body["results"][1]["itemMetadata"];
        assert_eq!(
            (&failed["originalIndex"], &failed["success"], &failed["error"]["code"]),
            (&json!(1), &json!(false), &json!("PRODUCT_NOT_FOUND"))
        );
    }
    let nothing = json!({ "ids": [one["id"]], "set": {} });
    let (status, body) = site.owner(Method::POST, UPDATE, Some(nothing)).await;
    assert_eq!((status, violated_field(&body)), (400, "set"));
    for product in [&one, &other] {
        let now = site.owners_product(&product["id"]).await;
        assert_eq!(figures(&now), (50.0, 20.0, 1.5));
        assert_eq!((&now["brand"], &now["ribbon"]), (&json!("Loom"), &json!("Sale")));
    }
}

#[tokio::test]
async fn a_bulk_adjustment_changes_prices_costs_and_weights() {
    let site = Site::start().await;
    let product = site.create_product(shirt()).await;
    let id = product["id"].as_str().unwrap();
    let variants = json!({ "variants": [{ "choices": { "Size": "Small" }, "price": 99.99 }] });
    let (status, _) = site.owner(Method::PATCH, &format!("{PRODUCTS}/{id}/variants"), Some(variants)).await;
    assert_eq!(status, 200);
    for (adjust, expected, own) in [
        (json!({ "price": { "amount": 10.01 } }), (90.01, 30.5, 0.3), 110.0),
        (json!({ "price": { "percentage": { "rate": 10 } } }), (99.01, 30.5, 0.3), 121.0),
        (json!({ "price": { "percentage": { "rate": -50, "roundToInt": true } } }), (50.0, 30.5, 0.3), 61.0),
        (json!({ "cost": { "amount": -0.5 } }), (50.0, 30.0, 0.3), 61.0),
        (json!({ "cost": { "percentage": { "rate": 100 } } }), (50.0, 60.0, 0.3), 61.0),
        (json!({ "weight": { "percentage": { "rate": 50 } } }), (50.0, 60.0, 0.45), 61.0),
    ] {
        let (status, body) = site.owner(Method::POST, ADJUST, Some(json!({ "ids": [id], "adjust": adjust }))).await;
        assert_eq!((status, &body["bulkActionMetadata"]["totalSuccesses"]), (200, &json!(1)), "{body}");
        let now = site.owners_product(&product["id"]).await;
        assert_eq!(figures(&now), expected, "{adjust}");
        assert_eq!(now["variants"][0]["variant"]["priceData"]["price"], own, "{adjust}");
    }
    let (status, body) =
        site.owner(Method::POST, ADJUST, Some(json!({ "ids": [id], "adjust": { "price": {} } }))).await;
    assert_eq!((status, violated_field(&body)), (400, "adjust.price"));
    // Nothing goes below zero.
    let adjust = json!({ "price": { "amount": -55 } });
    let (status, body) = site.owner(Method::POST, ADJUST, Some(json!({ "ids": [id], "adjust": adjust }))).await;
    assert_eq!((status, &body["bulkActionMetadata"]["totalFailures"]), (200, &json!(1)));
    assert_eq!(figures(&site.owners_product(&product["id"]).await), (50.0, 60.0, 0.45));
}
