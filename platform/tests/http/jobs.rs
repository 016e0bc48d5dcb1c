//! Jobs: the calls by filter answer with one, which makes its changes later and can be asked about.

use crate::catalog_v3::rug;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

/// The id of nothing.
const UNKNOWN: &str = "00000000-0000-4000-8000-000000000000";

impl Site {
    /// A job as its owner asks for it.
    pub(crate) async fn job(&self, started: &Value) -> Value {
        let id = started["jobId"].as_str().unwrap_or_else(|| panic!("no job in {started}"));
        let (status, body) = self.owner(Method::GET, &format!("/_platform/jobs/{id}"), None).await;
        assert_eq!(status, 200, "{body}");
        body["job"].clone()
    }

    /// Starts a job of the catalog and gives it as it is when it is done.
    async fn catalog_job(&self, path: &str, body: Value) -> Value {
        let (status, started) = self.owner(Method::POST, &format!("/stores/v3/bulk/{path}"), Some(body)).await;
        assert_eq!(status, 200, "{started}");
        self.advance(1).await;
        let job = self.job(&started).await;
        assert_eq!(job["status"], "FINISHED", "{job}");
        job
    }

    /// Starts a job on the rugs, each of which it changes.
    async fn job_on_rugs(&self, path: &str, mut body: Value) {
        body["filter"] = json!({ "name": { "$startsWith": "Rug" } });
        let job = self.catalog_job(&format!("products/{path}"), body).await;
        let counts = json!({ "totalSuccesses": 2, "totalFailures": 0, "undetailedFailures": 0 });
        assert_eq!(job["bulkActionMetadata"], counts, "{job}");
    }

    /// Makes two rugs, whose names begin with one word.
    async fn rugs(&self) -> [Value; 2] {
        let named = |name: &str| {
            let mut rug = rug();
            rug["name"] = json!(name);
            for variant in rug["variantsInfo"]["variants"].as_array_mut().unwrap() {
                variant["sku"] = json!(format!("{name}-{}", variant["sku"].as_str().unwrap()));
            }
            rug
        };
        [self.create_stocked_v3(named("Rug A")).await, self.create_stocked_v3(named("Rug B")).await]
    }
}

fn prices(product: &Value) -> Vec<(&str, &str)> {
    let variants = product["variantsInfo"]["variants"].as_array().unwrap();
    variants
        .iter()
        .map(|variant| {
            let price = &variant["price"];
            let amount = |name: &str| price[name]["amount"].as_str().unwrap_or_default();
            (amount("actualPrice"), amount("compareAtPrice"))
        })
        .collect()
}

#[tokio::test]
async fn a_bulk_job_runs_in_the_background_and_emits_events() {
    let site = Site::start().await;
    let [one, other] = site.rugs().await;
    let body = json!({ "filter": { "name": { "$startsWith": "Rug" } }, "product": { "visible": false } });
    let path = "/stores/v3/bulk/products/update-by-filter";
    let (status, started) = site.owner(Method::POST, path, Some(body)).await;
    assert_eq!(status, 200, "{started}");
    site.advance(1).await;
    let job = site.job(&started).await;
    assert_eq!((&job["status"], &job["pending"]), (&json!("FINISHED"), &json!(0)));
    for product in [&one, &other] {
        let now = site.whole_v3(&product["id"]).await;
        assert_eq!((&now["visible"], &now["revision"]), (&json!(false), &json!("2")));
    }
    let updates = site.events_of("wix.stores.catalog.v3.product").await;
    let last = updates.last().unwrap();
    assert_eq!(last["identity"]["identityType"], "WIX_USER", "the caller's change: {last}");

    let (status, body) = site.owner(Method::GET, &format!("/_platform/jobs/{UNKNOWN}"), None).await;
    assert_eq!((status, code(&body)), (404, "JOB_NOT_FOUND"));
    let refused = json!({ "filter": {}, "product": { "slug": "same" } });
    let (status, body) = site.owner(Method::POST, path, Some(refused)).await;
    assert_eq!((status, code(&body)), (400, "FIELD_MASK_VALUE_NOT_SUPPORTED"));
}

#[tokio::test]
async fn a_failing_item_does_not_stop_its_job() {
    let site = Site::start().await;
    let [one, other] = site.rugs().await;
    let revision = json!({ "subscriptionDetails": { "allowOneTimePurchases": true, "subscriptions": [{
        "title": "Half", "frequency": "YEAR", "interval": 1, "autoRenewal": true,
        "discount": { "type": "AMOUNT", "amountOff": "60.00" },
    }] } });
    let (status, body) = site.update_v3(&one, revision).await;
    assert_eq!(status, 200, "{body}");
    let body = json!({ "filter": { "name": { "$startsWith": "Rug" } }, "actualPrice": { "percentage": -50 } });
    let job = site.catalog_job("products/adjust-variants-by-filter", body).await;
    assert_eq!(job["bulkActionMetadata"], json!({ "totalSuccesses": 1, "totalFailures": 1, "undetailedFailures": 0 }));
    let failure = &job["failures"][0];
    assert_eq!(failure["id"], one["id"]);
    assert_eq!(failure["error"]["code"], "INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT");
    assert_eq!(prices(&site.whole_v3(&one["id"]).await)[0].0, "75.00");
    assert_eq!(prices(&site.whole_v3(&other["id"]).await)[0].0, "37.50");
}

#[tokio::test]
async fn a_job_adjusts_prices_and_costs_of_variants() {
    let site = Site::start().await;
    let [one, _] = site.rugs().await;
    let adjust = "adjust-variants-by-filter";
    let both = json!({ "actualPrice": { "amount": "5.55" }, "compareAtPrice": { "percentage": 10 }, "cost": { "amount": "-1" } });
    site.job_on_rugs(adjust, both).await;
    let now = site.whole_v3(&one["id"]).await;
    assert_eq!(prices(&now), [("80.55", "110.00"), ("155.55", "220.00")]);
    assert_eq!(now["costRange"]["minValue"]["amount"], "4.00");
    assert_eq!(now["variantsInfo"]["variants"][0]["sku"], "Rug A-RUG-Small", "the rest stays");

    let off = json!({ "compareAtPriceDiscount": { "percentage": 33 }, "rounding": "NEAREST_WHOLE_NUMBER" });
    site.job_on_rugs(adjust, off).await;
    let now = site.whole_v3(&one["id"]).await;
    assert_eq!(prices(&now), [("74.00", "110.00"), ("147.00", "220.00")]);

    let filter = json!({ "name": { "$startsWith": "Rug" } });
    for (body, expected) in [
        (json!({ "actualPrice": { "amount": "-90" } }), "ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE"),
        (json!({ "actualPrice": { "amount": "200" } }), "COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE"),
        (json!({ "cost": { "amount": "-9" } }), "ADJUSTED_COST_OUT_OF_RANGE"),
    ] {
        let mut body = body;
        body["filter"] = filter.clone();
        let job = site.catalog_job(&format!("products/{adjust}"), body).await;
        assert_eq!(job["failures"][0]["error"]["code"], expected);
    }
    let path = "/stores/v3/bulk/products/adjust-variants-by-filter";
    for (body, rule) in [
        (json!({ "filter": {} }), "NO_VARIANT_ADJUSTMENTS_PASSED"),
        (
            json!({ "filter": {}, "actualPrice": { "amount": "1" }, "compareAtPriceDiscount": { "amount": "1" } }),
            "INVALID_PRICES_ADJUSTMENTS",
        ),
    ] {
        let (status, body) = site.owner(Method::POST, path, Some(body)).await;
        let violation = &body["details"]["validationError"]["fieldViolations"][0];
        assert_eq!((status, &violation["ruleName"]), (400, &json!(rule)));
    }
}

#[tokio::test]
async fn a_job_sets_fields_on_all_variants() {
    let site = Site::start().await;
    let [one, _] = site.rugs().await;
    let variant = json!({ "visible": false, "physicalProperties": { "weight": 9 } });
    site.job_on_rugs("update-variants-by-filter", json!({ "variant": variant })).await;
    let now = site.whole_v3(&one["id"]).await;
    for variant in now["variantsInfo"]["variants"].as_array().unwrap() {
        assert_eq!((&variant["visible"], &variant["physicalProperties"]["weight"]), (&json!(false), &json!(9.0)));
    }
    assert_eq!(prices(&now), [("75.00", "100.00"), ("150.00", "200.00")], "the rest stays");

    let path = "/stores/v3/bulk/products/update-variants-by-filter";
    let of = |variant: Value| json!({ "filter": {}, "variant": variant });
    for (variant, expected) in
        [(json!({}), "EMPTY_FIELD_MASK"), (json!({ "price": null }), "CANNOT_REMOVE_VARIANT_ACTUAL_PRICE")]
    {
        let (status, body) = site.owner(Method::POST, path, Some(of(variant))).await;
        let violation = &body["details"]["validationError"]["fieldViolations"][0];
        assert_eq!((status, &violation["ruleName"]), (400, &json!(expected)), "{body}");
    }
    let (status, body) = site.owner(Method::POST, path, Some(of(json!({ "sku": "SAME" })))).await;
    assert_eq!((status, code(&body)), (400, "FIELD_MASK_VALUE_NOT_SUPPORTED"));
}

#[tokio::test]
async fn jobs_by_filter_change_sections_tags_categories_and_stock() {
    let site = Site::start().await;
    let [one, other] = site.rugs().await;
    let section = json!({ "infoSection": { "title": "Wash", "uniqueName": "wash" } });
    let (_, body) = site.owner(Method::POST, "/stores/v3/info-sections", Some(section)).await;
    let sections = json!({ "infoSectionIds": [body["infoSection"]["id"]] });
    let count = |product: &Value| product["infoSections"].as_array().unwrap().len();
    site.job_on_rugs("add-info-sections-by-filter", sections.clone()).await;
    assert_eq!(count(&site.whole_v3(&one["id"]).await), 2);
    site.job_on_rugs("remove-info-sections-by-filter", sections).await;
    assert_eq!(count(&site.whole_v3(&one["id"]).await), 1);

    let tags = json!({ "assignTags": { "publicTags": { "tagIds": ["new"] } } });
    site.job_on_rugs("update-tags-by-filter", tags).await;
    assert_eq!(site.whole_v3(&one["id"]).await["tags"]["publicTags"]["tagIds"], json!(["soft", "new"]));

    let category = json!({ "category": { "name": "Floors" }, "treeReference": { "appNamespace": "@wix/stores" } });
    let (_, body) = site.owner(Method::POST, "/categories/v1/categories", Some(category)).await;
    let floors = body["category"]["id"].clone();
    let placed = |product: Value| {
        let categories = &product["directCategoriesInfo"]["categories"];
        categories.as_array().is_some_and(|all| all.iter().any(|one| one["id"] == floors))
    };
    site.job_on_rugs("add-to-categories-by-filter", json!({ "categoryIds": [floors] })).await;
    assert!(placed(site.whole_v3(&other["id"]).await));
    site.job_on_rugs("remove-from-categories-by-filter", json!({ "categoryIds": [floors] })).await;
    assert!(!placed(site.whole_v3(&other["id"]).await));

    let stock = json!({ "filter": { "productId": other["id"] }, "inventoryItem": { "quantity": 7 } });
    let job = site.catalog_job("inventory-items/update-by-filter", stock).await;
    assert_eq!(job["bulkActionMetadata"]["totalSuccesses"], 2);
    assert_eq!(site.whole_v3(&other["id"]).await["inventory"]["availabilityStatus"], "IN_STOCK");

    site.job_on_rugs("delete-by-filter", json!({})).await;
    let path = format!("/stores/v3/products/{}", one["id"].as_str().unwrap());
    assert_eq!(site.owner(Method::GET, &path, None).await.0, 404);
}
