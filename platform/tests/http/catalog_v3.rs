//! Products of catalog v3, and that both versions tell of the same one.

use crate::catalog_writes::*;
use crate::shop::*;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

pub(crate) const V3: &str = "/stores/v3/products";
/// The id of nothing.
const NONE: &str = "00000000-0000-4000-8000-000000000000";
const EVERYTHING: &str = "fields=URL&fields=CURRENCY&fields=INFO_SECTION&fields=MERCHANT_DATA\
    &fields=PLAIN_DESCRIPTION&fields=DESCRIPTION&fields=INFO_SECTION_PLAIN_DESCRIPTION&fields=MEDIA_ITEMS_INFO\
    &fields=VARIANT_OPTION_CHOICE_NAMES&fields=SUBSCRIPTION_PRICES_INFO&fields=DIRECT_CATEGORIES_INFO";

impl Site {
    /// Creates a product of catalog v3.
    pub(crate) async fn create_v3(&self, product: Value) -> Value {
        let (status, body) = self.owner(Method::POST, V3, Some(json!({ "product": product }))).await;
        assert_eq!(status, 200, "{body}");
        body["product"].clone()
    }

    /// Creates a product of catalog v3 with stock of each variant, which is not counted.
    pub(crate) async fn create_stocked_v3(&self, mut product: Value) -> Value {
        for variant in product["variantsInfo"]["variants"].as_array_mut().unwrap() {
            variant["inventoryItem"] = json!({ "inStock": true });
        }
        let body = json!({ "product": product });
        let (status, body) = self.owner(Method::POST, "/stores/v3/products-with-inventory", Some(body)).await;
        assert_eq!(status, 200, "{body}");
        body["product"].clone()
    }

    /// Changes a product of catalog v3.
    pub(crate) async fn update_v3(&self, before: &Value, mut change: Value) -> (u16, Value) {
        change["id"] = before["id"].clone();
        if change["revision"].is_null() {
            change["revision"] = before["revision"].clone();
        }
        let path = format!("{V3}/{}", before["id"].as_str().unwrap());
        self.owner(Method::PATCH, &path, Some(json!({ "product": change }))).await
    }

    /// A product of catalog v3 with all its fields, as its owner reads it.
    pub(crate) async fn whole_v3(&self, id: &Value) -> Value {
        let path = format!("{V3}/{}?{EVERYTHING}", id.as_str().unwrap());
        let (status, body) = self.owner(Method::GET, &path, None).await;
        assert_eq!(status, 200, "{body}");
        body["product"].clone()
    }
}

/// A variant with a size, a price and what it is compared with.
fn variant(size: &str, actual: &str, compared: Option<&str>) -> Value {
    let mut variant = json!({
        "choices": [{ "optionChoiceNames": { "optionName": "Size", "choiceName": size, "renderType": "TEXT_CHOICES" } }],
        "price": { "actualPrice": { "amount": actual } },
        "revenueDetails": { "cost": { "amount": "5.00" } },
        "sku": format!("RUG-{size}"),
        "physicalProperties": { "weight": 2.5 },
    });
    if let Some(compared) = compared {
        variant["price"]["compareAtPrice"] = json!({ "amount": compared });
    }
    variant
}

/// A product with an option, modifiers, sections, a brand and a subscription.
pub(crate) fn rug() -> Value {
    let size = |name: &str| json!({ "name": name, "choiceType": "CHOICE_TEXT" });
    json!({
        "name": "Wool Rug",
        "productType": "PHYSICAL",
        "physicalProperties": { "pricePerUnit": { "quantity": 2, "measurementUnit": "SQM" } },
        "plainDescription": "<p>From <strong>one</strong> flock.</p>",
        "brand": { "name": "Flock" },
        "ribbon": { "name": "New" },
        "additionalRibbons": [{ "name": "Wool" }],
        "infoSections": [{ "uniqueName": "care-of-wool", "title": "Care", "plainDescription": "<p>Beat it.</p>" }],
        "options": [{
            "name": "Size", "optionRenderType": "TEXT_CHOICES",
            "choicesSettings": { "choices": [size("Small"), size("Large")] },
        }],
        "modifiers": [
            {
                "name": "Label", "modifierRenderType": "FREE_TEXT", "mandatory": false,
                "freeTextSettings": { "title": "Words on the label", "minCharCount": 1, "maxCharCount": 20, "defaultAddedPrice": "1.50" },
            },
            {
                "name": "Edge", "modifierRenderType": "SWATCH_CHOICES", "mandatory": true,
                "choicesSettings": { "choices": [
                    { "name": "Red", "choiceType": "ONE_COLOR", "colorCode": "#aa0000" },
                    { "name": "Blue", "choiceType": "ONE_COLOR", "colorCode": "#0000aa", "addedPrice": "4.00" },
                ] },
            },
        ],
        "variantsInfo": { "variants": [
            variant("Small", "75.00", Some("100.00")), variant("Large", "150.00", Some("200.00")),
        ] },
        "subscriptionDetails": {
            "allowOneTimePurchases": true,
            "subscriptions": [{
                "title": "Every year", "frequency": "YEAR", "interval": 1, "autoRenewal": true,
                "discount": { "type": "PERCENT", "percentOff": 10 },
            }],
        },
        "tags": { "privateTags": { "tagIds": ["mine"] }, "publicTags": { "tagIds": ["soft"] } },
        "extendedFields": { "namespaces": { "@me/app": { "loom": 7 } } },
    })
}

#[tokio::test]
async fn creating_a_v3_product_stores_every_given_field() {
    let site = Site::start().await;
    let created = site.create_v3(rug()).await;
    assert_eq!((&created["slug"], &created["revision"]), (&json!("wool-rug"), &json!("1")));
    let product = site.whole_v3(&created["id"]).await;
    assert_eq!(product["actualPriceRange"]["minValue"], json!({ "amount": "75.00", "formattedAmount": "$75.00" }));
    assert_eq!(product["compareAtPriceRange"]["maxValue"]["amount"], "200.00");
    assert_eq!(product["costRange"]["minValue"]["amount"], "5.00");
    assert_eq!(product["brand"]["name"], "Flock");
    assert_eq!(product["infoSections"][0]["plainDescription"], "<p>Beat it.</p>");
    assert_eq!(product["additionalRibbons"][0]["name"], "Wool");
    assert_eq!(product["description"]["nodes"][0]["type"], "PARAGRAPH");
    assert_eq!(product["description"]["nodes"][0]["nodes"][1]["textData"]["text"], "one");
    assert_eq!(product["plainDescription"], "<p>From <strong>one</strong> flock.</p>");
    assert_eq!(product["tags"]["privateTags"]["tagIds"], json!(["mine"]));
    assert_eq!(product["extendedFields"]["namespaces"]["@me/app"]["loom"], 7);
    let edge = &product["modifiers"][1];
    assert_eq!(
        (&edge["modifierRenderType"], &edge["choicesSettings"]["choices"][1]["addedPrice"]),
        (&json!("SWATCH_CHOICES"), &json!("4.00"))
    );
    let small = &product["variantsInfo"]["variants"][0];
    assert_eq!(small["choices"][0]["optionChoiceNames"]["choiceName"], "Small");
    assert_eq!(small["price"]["compareAtPrice"]["amount"], "100.00");
    assert_eq!(small["revenueDetails"]["profit"]["amount"], "70.00");
    assert_eq!(small["physicalProperties"]["pricePerUnit"]["value"], "37.50");
    assert_eq!(small["subscriptionPricesInfo"]["subscriptionPrices"][0]["price"]["amount"], "67.50");
}

#[tokio::test]
async fn catalog_v1_and_v3_return_the_same_product() {
    let site = Site::start().await;
    let v3 = site.create_v3(rug()).await;
    let v1 = site.owners_product(&v3["id"]).await;
    assert_eq!((&v1["name"], &v1["brand"], &v1["ribbon"]), (&json!("Wool Rug"), &json!("Flock"), &json!("New")));
    assert_eq!(v1["discount"], json!({ "type": "PERCENT", "value": 25.0 }));
    assert_eq!(v1["priceRange"], json!({ "minValue": 75.0, "maxValue": 150.0 }));
    assert_eq!(v1["customTextFields"], json!([{ "title": "Words on the label", "maxLength": 20, "mandatory": false }]));
    assert_eq!(v1["additionalInfoSections"][0]["title"], "Care");
    assert_eq!(v1["variants"][1]["choices"], json!({ "Size": "Large" }));
    let (status, body) =
        site.update_product(&v3["id"], json!({ "discount": { "type": "NONE" }, "description": "<h2>Wool</h2>" })).await;
    assert_eq!(status, 200, "{body}");
    let now = site.whole_v3(&v3["id"]).await;
    assert_eq!(now["revision"], "2");
    assert_eq!(now["compareAtPriceRange"]["minValue"]["amount"], "0.00");
    assert_eq!(now["actualPriceRange"]["maxValue"]["amount"], "200.00");
    assert_eq!(now["description"]["nodes"][0]["type"], "HEADING");
    assert_eq!(now["modifiers"], site.whole_v3(&v3["id"]).await["modifiers"]);

    let shirt = site.create_product(shirt()).await;
    let seen = site.whole_v3(&shirt["id"]).await;
    assert_eq!(seen["options"][0]["optionRenderType"], "SWATCH_CHOICES");
    assert_eq!(seen["options"][0]["choicesSettings"]["choices"][0]["colorCode"], "#6b7355");
    assert_eq!(seen["variantsInfo"]["variants"].as_array().unwrap().len(), 6);
    assert_eq!(seen["variantsInfo"]["variants"][0]["price"]["compareAtPrice"]["amount"], "80.00");
}

#[tokio::test]
async fn an_update_with_a_stale_revision_fails_with_a_conflict() {
    let site = Site::start().await;
    let product = site.create_v3(rug()).await;
    let (status, body) = site.update_v3(&product, json!({ "name": "Rug" })).await;
    assert_eq!((status, &body["product"]["revision"]), (200, &json!("2")), "{body}");
    let (status, body) = site.update_v3(&product, json!({ "name": "Carpet" })).await;
    assert_eq!((status, code(&body)), (409, "INVALID_REVISION"));
    assert_eq!(data(&body), &json!({ "revisionViolation": { "entityId": product["id"] } }));
    let now = site.whole_v3(&product["id"]).await;
    for (field, value) in [("revision", "x"), ("slug", "a/b")] {
        let (status, body) = site.update_v3(&now, json!({ field: value })).await;
        assert_eq!((status, violated_field(&body)), (400, &*format!("product.{field}")));
    }
}

#[tokio::test]
async fn variants_are_matched_by_id_or_choices_and_have_independent_prices() {
    let site = Site::start().await;
    let mut given = rug();
    given["variantsInfo"]["variants"][1]["barcode"] = json!("4006381333931");
    let product = site.create_v3(given).await;
    let variants = product["variantsInfo"]["variants"].clone();
    let finer = json!({ "variantsInfo": { "variants": [variants[0], variant("Large", "1.005", None)] } });
    let (status, body) = site.update_v3(&product, finer).await;
    let field = "product.variantsInfo.variants[1].price.actualPrice.amount".to_owned();
    assert_eq!((status, violations(&body)), (400, vec![(field, "DECIMAL_MAX_SCALE".to_owned())]));
    let change = json!({ "variantsInfo": { "variants": [
        { "id": variants[1]["id"], "choices": variants[1]["choices"], "price": { "actualPrice": { "amount": "9.99" }, "compareAtPrice": { "amount": "10.00" } }, "physicalProperties": {} },
        variant("Small", "80.00", None),
    ] } });
    let (status, body) = site.update_v3(&product, change).await;
    assert_eq!(status, 200, "{body}");
    let now = &body["product"]["variantsInfo"]["variants"];
    assert_eq!((&now[0]["id"], &now[1]["id"]), (&variants[1]["id"], &variants[0]["id"]));
    assert_eq!(now[0]["price"]["compareAtPrice"]["amount"], "10");
    assert!(now[1]["price"]["compareAtPrice"].is_null());
    let weight = &now[0]["physicalProperties"]["weight"];
    assert_eq!((&now[0]["sku"], &now[0]["barcode"], weight), (&Value::Null, &Value::Null, &Value::Null), "left out");
    assert_eq!(now[1]["physicalProperties"]["weight"], 2.5);
    let v1 = site.owners_product(&product["id"]).await;
    assert_eq!(v1["discount"]["type"], "NONE", "no one discount fits");
    assert_eq!(v1["variants"][0]["variant"]["priceData"]["discountedPrice"], 9.99);
}

#[tokio::test]
async fn inconsistent_v3_products_are_refused_with_their_error_code() {
    let site = Site::start().await;
    site.create_v3(rug()).await;
    let price = json!({ "actualPrice": { "amount": "1.00" } });
    let choice =
        |option: &str, choice: &str| json!([{ "optionChoiceNames": { "optionName": option, "choiceName": choice } }]);
    let variants = |listed: Value| json!({ "variantsInfo": { "variants": listed } });
    for (change, status, expected) in [
        (variants(json!([variant("Small", "20.00", Some("10.00"))])), 400, "COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE"),
        (variants(json!([{ "price": price }])), 400, "MISSING_VARIANT_OPTION_CHOICE"),
        (
            variants(json!([{ "price": price, "choices": choice("Size", "Huge") }])),
            400,
            "VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT",
        ),
        (
            variants(json!([
                { "price": price, "choices": choice("Size", "Small"), "sku": "a" },
                { "price": price, "choices": choice("Size", "Small"), "sku": "b" },
            ])),
            400,
            "DUPLICATE_VARIANT_OPTION_CHOICE",
        ),
        (json!({ "name": "   " }), 400, "ONLY_SPACES_STRING_ERROR"),
        (json!({ "name": "Other" }), 409, "SKU_ALREADY_EXIST_ERROR"),
        (json!({ "options": [{ "name": "Size" }] }), 400, "PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED"),
        (json!({ "options": [{ "id": NONE }] }), 404, "CUSTOMIZATION_NOT_EXIST"),
        (
            json!({ "options": [{ "name": "Size", "optionRenderType": "TEXT_CHOICES", "choicesSettings": { "choices": [{ "choiceId": "00000000-0000-4000-8000-000000000000" }] } }] }),
            404,
            "CHOICE_NOT_EXIST",
        ),
        (json!({ "modifiers": [{ "name": "Edge" }] }), 400, "MODIFIER_NAME_AND_TYPE_REQUIRED"),
        (json!({ "brand": { "id": NONE } }), 404, "BRAND_NOT_FOUND"),
        (json!({ "ribbon": { "id": NONE } }), 404, "RIBBON_NOT_FOUND"),
        (json!({ "additionalRibbons": [{ "name": "a" }, { "name": "A" }] }), 400, "DUPLICATE_RIBBON_IN_ADDITIONAL"),
        (json!({ "additionalRibbons": [{ "name": "New" }] }), 400, "DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL"),
        (json!({ "infoSections": [{ "id": NONE }] }), 404, "INFO_SECTION_ERROR_OCCURRED"),
        (
            json!({ "subscriptionDetails": { "subscriptions": [
                { "title": "a", "frequency": "DAY", "visible": false },
            ] } }),
            400,
            "ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT",
        ),
        (
            json!({ "slug": "wool-rug", "variantsInfo": { "variants": [
            { "price": price, "choices": choice("Size", "Small") },
        ] } }),
            409,
            "DUPLICATE_SLUG_ERROR",
        ),
    ] {
        let mut product = rug();
        for (name, value) in change.as_object().unwrap() {
            product[name] = value.clone();
        }
        let (given, body) = site.owner(Method::POST, V3, Some(json!({ "product": product }))).await;
        assert_eq!((given, code(&body)), (status, expected), "{body}");
    }
}

#[tokio::test]
async fn visitors_see_neither_merchant_data_nor_hidden_products() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.create_v3(rug()).await;
    let path = format!("{V3}/{}", product["id"].as_str().unwrap());
    let (status, body) = site.get(&format!("{path}?fields=MERCHANT_DATA"), &visitor).await;
    assert_eq!((status.as_u16(), code(&body)), (403, "NO_PERMISSION_TO_READ_MERCHANT_DATA"));
    let (status, body) = site.get(&format!("{path}?fields=NONE"), &visitor).await;
    assert_eq!((status.as_u16(), violated_field(&body)), (400, "fields[0]"));
    let (_, body) = site.get(&format!("{V3}/slug/wool-rug"), &visitor).await;
    let seen = &body["product"];
    assert_eq!(seen["tags"], json!({ "publicTags": { "tagIds": ["soft"] } }));
    for hidden in ["costRange", "url", "currency", "description", "plainDescription"] {
        assert!(seen[hidden].is_null(), "{hidden}");
    }
    assert!(seen["variantsInfo"]["variants"][0]["revenueDetails"].is_null());
    let (status, _) = site.update_v3(&product, json!({ "visible": false })).await;
    assert_eq!(status, 200);
    let (status, body) = site.get(&path, &visitor).await;
    assert_eq!((status.as_u16(), code(&body)), (404, "PRODUCT_NOT_FOUND"));
    site.done(Method::DELETE, &path, None).await;
    assert_eq!(site.owner(Method::GET, &path, None).await.0, 404);
}

#[tokio::test]
async fn product_texts_escape_script_and_drop_unsafe_links() {
    let site = Site::start().await;
    let mut product = rug();
    product["plainDescription"] = Value::Null;
    product["description"] = json!({ "nodes": [
        { "type": "PARAGRAPH", "nodes": [{ "type": "TEXT", "textData": {
            "text": "<script>alert(1)</script>",
            "decorations": [{ "type": "LINK", "linkData": { "link": { "url": "javascript:alert(1)" } } }],
        } }] },
        { "type": "EMBED", "futureData": { "a": 1 }, "nodes": [] },
    ] });
    let created = site.create_v3(product).await;
    let seen = site.whole_v3(&created["id"]).await;
    assert_eq!(seen["plainDescription"], "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
    assert_eq!(seen["description"]["nodes"][1]["futureData"]["a"], 1, "unknown fields of nodes are kept");
    let (status, body) = site.update_v3(&seen, json!({ "description": "no tree" })).await;
    assert_eq!((status, violated_field(&body)), (400, "product.description"));
}

#[tokio::test]
async fn products_are_created_and_updated_together_with_their_inventory() {
    let site = Site::start().await;
    let mut product = rug();
    product["variantsInfo"]["variants"][0]["inventoryItem"] = json!({ "quantity": 7 });
    product["variantsInfo"]["variants"][1]["inventoryItem"] =
        json!({ "quantity": 0, "preorderInfo": { "enabled": true, "limit": 2, "message": "In May" } });
    let payload = json!({ "product": product, "returnEntity": true });
    let (status, body) = site.owner(Method::POST, "/stores/v3/products-with-inventory", Some(payload)).await;
    assert_eq!(status, 200, "{body}");
    let created = body["product"].clone();
    assert_eq!(
        created["inventory"],
        json!({
            "availabilityStatus": "PARTIALLY_OUT_OF_STOCK", "preorderStatus": "PARTIALLY_ENABLED",
            "preorderAvailability": "SOME_VARIANTS",
        })
    );
    let filter = json!({ "search": { "filter": { "inventory.preorderStatus": "PARTIALLY_ENABLED" } } });
    let (_, found) = site.owner(Method::POST, &format!("{V3}/search"), Some(filter)).await;
    assert_eq!(found["products"].as_array().unwrap().len(), 1, "{found}");
    let results = &body["inventoryResults"];
    assert_eq!(
        (&results["bulkActionMetadata"]["totalSuccesses"], &results["results"][0]["item"]["quantity"]),
        (&json!(2), &json!(7))
    );
    assert_eq!(results["results"][1]["item"]["availabilityStatus"], "PREORDER");
    let price = json!({ "actualPrice": { "amount": "45.00" } });
    let variants = json!({ "variants": [
        { "id": created["variantsInfo"]["variants"][0]["id"], "price": price, "choices": created["variantsInfo"]["variants"][0]["choices"], "inventoryItem": { "inStock": true } },
        { "id": created["variantsInfo"]["variants"][1]["id"], "price": price, "choices": created["variantsInfo"]["variants"][1]["choices"] },
    ] });
    let path = format!("/stores/v3/products-with-inventory/{}", created["id"].as_str().unwrap());
    let payload =
        json!({ "product": { "id": created["id"], "revision": created["revision"], "variantsInfo": variants } });
    let (status, body) = site.owner(Method::PATCH, &path, Some(payload)).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(body["product"]["inventory"]["availabilityStatus"], "PARTIALLY_OUT_OF_STOCK");
    let result = &body["inventoryResults"]["results"][0];
    assert!(result.get("item").is_none(), "only when asked for");
    let path = format!("/stores/v3/inventory-items/{}", result["itemMetadata"]["id"].as_str().unwrap());
    let (_, item) = site.owner(Method::GET, &path, None).await;
    assert_eq!(
        (&item["inventoryItem"]["trackQuantity"], &item["inventoryItem"]["inStock"]),
        (&json!(false), &json!(true))
    );
}

#[tokio::test]
async fn a_cart_applies_the_products_subscriptions_and_modifiers() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.whole_v3(&site.create_v3(rug()).await["id"]).await;
    let variant = &product["variantsInfo"]["variants"][0];
    let plan = &product["subscriptionDetails"]["subscriptions"][0]["id"];
    let reference = |options: Value| {
        json!({ "quantity": 1, "catalogReference": {
            "catalogItemId": product["id"], "appId": "215238eb-22a5-4c36-9e7b-e7c08025e04e", "options": options,
        } })
    };
    let chosen = json!({ "variantId": variant["id"], "options": { "Edge": "Blue" }, "subscriptionOptionId": plan,
        "customTextFields": { "Words on the label": "For Ada" } });
    let without = json!({ "variantId": variant["id"] });
    let cart = site.add_lines(&visitor, vec![reference(chosen), reference(without)]).await;
    let lines = cart["lineItems"].as_array().unwrap();
    assert_eq!(lines.len(), 1, "an edge has to be chosen");
    // 75.00 less a tenth, 1.50 for the words and 4.00 for the edge.
    assert_eq!(amount(&lines[0]["price"]), "73");
    assert_eq!(lines[0]["modifierGroups"][1]["modifiers"][0]["label"]["original"], "Blue");
    assert_eq!(lines[0]["subscriptionOptionInfo"]["subscriptionSettings"]["frequency"], "YEAR");
}

#[tokio::test]
async fn variants_can_be_queried_across_products() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.create_v3(rug()).await;
    let path = "/stores/v3/products/query-variants";
    let filter = json!({ "query": { "filter": { "productData.productId": product["id"] }, "sort": [
        { "fieldName": "price.actualPrice.amount", "order": "DESC" },
    ], "cursorPaging": { "limit": 1 } }, "fields": ["CURRENCY"] });
    let (status, body) = site.post(path, &visitor, filter).await;
    assert_eq!(status, 200, "{body}");
    let dearest = &body["variants"][0];
    assert_eq!(
        (&dearest["price"]["actualPrice"]["amount"], &dearest["productData"]["currency"], &dearest["sku"]),
        (&json!("150.00"), &json!("USD"), &json!("RUG-Large"))
    );
    assert!(dearest["revenueDetails"].is_null());
    let next =
        json!({ "query": { "cursorPaging": { "limit": 1, "cursor": body["pagingMetadata"]["cursors"]["next"] } } });
    let (_, body) = site.post(path, &visitor, next).await;
    assert_eq!((&body["variants"][0]["sku"], &body["pagingMetadata"]["hasNext"]), (&json!("RUG-Small"), &json!(false)));
    let search = json!({ "search": { "search": { "expression": "wool rug" } } });
    let (status, body) = site.post("/stores/v3/products/search-variants", &visitor, search).await;
    assert_eq!((status.as_u16(), body["variants"].as_array().unwrap().len()), (200, 2), "{body}");
}
