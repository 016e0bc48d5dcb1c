//! Product writes of catalog v1.

use crate::shop::*;
use crate::site::*;
use cartwright_platform::transfer::Mode;
use reqwest::Method;
use serde_json::{Value, json};

pub(crate) const PRODUCTS: &str = "/stores/v1/products";
const EVENT: &str = "wix.stores.catalog.v3.product";

impl Site {
    /// Creates a product.
    pub(crate) async fn create_product(&self, product: Value) -> Value {
        let (status, body) = self.owner(Method::POST, PRODUCTS, Some(json!({ "product": product }))).await;
        assert_eq!(status, 200, "{body}");
        body["product"].clone()
    }

    /// Changes a product.
    pub(crate) async fn update_product(&self, id: &Value, mut change: Value) -> (u16, Value) {
        change["id"] = id.clone();
        let path = format!("{PRODUCTS}/{}", id.as_str().unwrap());
        self.owner(Method::PATCH, &path, Some(json!({ "product": change }))).await
    }

    /// A product as its owner reads it.
    pub(crate) async fn owners_product(&self, id: &Value) -> Value {
        let path = format!("/stores-reader/v1/products/{}?includeMerchantSpecificData=true", id.as_str().unwrap());
        let (status, body) = self.owner(Method::GET, &path, None).await;
        assert_eq!(status, 200, "{body}");
        body["product"].clone()
    }

    /// A call of the owner's that answers nothing.
    pub(crate) async fn done(&self, method: Method, path: &str, body: Option<Value>) {
        let (status, answer) = self.owner(method, path, body).await;
        assert_eq!((status, answer), (200, json!({})));
    }
}

/// A product with two options and six variants.
pub(crate) fn shirt() -> Value {
    json!({
        "name": "Linen Shirt",
        "productType": "physical",
        "description": "<p>Cut wide.</p>",
        "sku": "SHIRT",
        "weight": 0.3,
        "priceData": { "price": 80 },
        "costAndProfitData": { "itemCost": 30.5 },
        "brand": "Weavers",
        "ribbon": "New",
        "discount": { "type": "PERCENT", "value": 25 },
        "manageVariants": true,
        "additionalInfoSections": [{ "title": "Care", "description": "<p>Wash cold.</p>" }],
        "productOptions": [
            { "name": "Colour", "choices": [
                { "value": "#6b7355", "description": "Moss" }, { "value": "#e3d6bd", "description": "Oat" },
            ] },
            { "name": "Size", "choices": [
                { "value": "S", "description": "Small" }, { "value": "M", "description": "Medium" },
                { "value": "L", "description": "Large" },
            ] },
        ],
    })
}

#[tokio::test]
async fn creating_a_v1_product_stores_every_given_field() {
    let site = Site::start().await;
    let product = site.create_product(shirt()).await;
    assert_eq!(
        (&product["slug"], &product["brand"], &product["ribbons"]),
        (&json!("linen-shirt"), &json!("Weavers"), &json!([{ "text": "New" }]))
    );
    assert_eq!(product["priceData"]["discountedPrice"], 60.0);
    assert_eq!(product["priceData"]["formatted"]["price"], "$80.00");
    assert_eq!(product["costAndProfitData"]["profit"], 29.5);
    assert_eq!(product["productOptions"][0]["optionType"], "color");
    assert_eq!(product["productOptions"][1]["optionType"], "drop_down");
    assert_eq!(
        product["productOptions"][1]["choices"][0],
        json!({ "value": "S", "description": "Small", "inStock": true, "visible": true })
    );
    let variants = product["variants"].as_array().unwrap();
    assert_eq!(variants.len(), 6);
    assert_eq!(variants[5]["choices"], json!({ "Colour": "Oat", "Size": "Large" }));
    assert_eq!(product["additionalInfoSections"][0]["title"], "Care");
    assert_eq!(site.owners_product(&product["id"]).await, product);

    let again = site.create_product(shirt()).await;
    assert_eq!(again["slug"], "linen-shirt-2");
    let (status, body) = site.update_product(&again["id"], json!({ "slug": product["slug"] })).await;
    assert_eq!((status, code(&body)), (409, "DUPLICATE_SLUG_ERROR"));
    let events = site.events_of(EVENT).await;
    assert_eq!((events.len(), &events[0]["slug"]), (2, &json!("created")));
    let told = &events[0]["createdEvent"]["entity"];
    assert_eq!(
        (&told["name"], &told["actualPriceRange"]["minValue"]["amount"]),
        (&json!("Linen Shirt"), &json!("60.00"))
    );
    assert_eq!(told["variantsInfo"]["variants"].as_array().unwrap().len(), 6);
}

#[tokio::test]
async fn an_update_keeps_fields_that_it_omits() {
    let site = Site::start().await;
    let product = site.create_product(shirt()).await;
    let (status, body) =
        site.update_product(&product["id"], json!({ "name": "Linen Blouse", "priceData": { "price": 40 } })).await;
    assert_eq!(status, 200, "{body}");
    let changed = &body["product"];
    assert_eq!(
        (&changed["name"], &changed["slug"], &changed["priceData"]["discountedPrice"]),
        (&json!("Linen Blouse"), &json!("linen-shirt"), &json!(30.0))
    );
    for field in ["brand", "sku", "description", "additionalInfoSections", "discount", "weight"] {
        assert_eq!(changed[field], product[field], "{field}");
    }
    // What was read can be written back whole.
    let (status, body) = site.update_product(&product["id"], changed.clone()).await;
    assert_eq!(status, 200, "{body}");
    let mut written = body["product"].clone();
    written["lastUpdated"] = changed["lastUpdated"].clone();
    assert_eq!(&written, changed);
    let (status, body) = site.update_product(&json!(NOBODY), json!({ "name": "x" })).await;
    assert_eq!((status, code(&body)), (404, "PRODUCT_NOT_FOUND"));
}

const NOBODY: &str = "00000000-0000-4000-8000-000000000000";

#[tokio::test]
async fn variants_survive_an_option_change_that_keeps_their_choices() {
    let site = Site::start().await;
    let product = site.create_product(shirt()).await;
    let path = format!("{PRODUCTS}/{}/variants", product["id"].as_str().unwrap());
    let small_moss = json!({ "Colour": "Moss", "Size": "Small" });
    let (status, body) = site
        .owner(
            Method::PATCH,
            &path,
            Some(json!({ "variants": [
                { "choices": small_moss, "price": 100, "cost": 50, "weight": 0.25, "sku": "S-MOSS" },
                { "variantIds": [product["variants"][5]["id"]], "visible": false },
            ] })),
        )
        .await;
    assert_eq!(status, 200, "{body}");
    let first = &body["variants"][0];
    assert_eq!(first["id"], product["variants"][0]["id"]);
    assert_eq!(
        (
            &first["variant"]["priceData"]["discountedPrice"],
            &first["variant"]["costAndProfitData"]["profit"],
            &first["variant"]["sku"],
        ),
        (&json!(75.0), &json!(25.0), &json!("S-MOSS"))
    );
    let visitor = site.visitor().await.access;
    let seen = site.product(&visitor, "linen-shirt").await;
    assert_eq!(seen["variants"].as_array().unwrap().len(), 5, "one is hidden");
    assert_eq!(seen["priceRange"], json!({ "minValue": 60.0, "maxValue": 75.0 }));

    let options = json!([
        { "name": "Colour", "choices": [{ "value": "#6b7355", "description": "Moss" }] },
        { "name": "Size", "choices": [
            { "value": "S", "description": "Small" }, { "value": "XL", "description": "Extra large" },
        ] },
    ]);
    let (_, body) = site.update_product(&product["id"], json!({ "productOptions": options })).await;
    let variants = body["product"]["variants"].as_array().unwrap();
    assert_eq!(variants.len(), 2);
    assert_eq!((&variants[0]["id"], &variants[0]["variant"]["sku"]), (&first["id"], &json!("S-MOSS")));

    site.done(Method::POST, &format!("{path}/resetToDefault"), Some(json!({}))).await;
    let reset = site.owners_product(&product["id"]).await;
    assert_eq!(reset["variants"][0]["variant"]["priceData"]["price"], 80.0);
}

#[tokio::test]
async fn variants_of_a_product_without_managed_variants_cannot_be_updated() {
    let site = Site::start().await;
    let mut product = shirt();
    product["manageVariants"] = json!(false);
    let product = site.create_product(product).await;
    let path = format!("{PRODUCTS}/{}/variants", product["id"].as_str().unwrap());
    let change = json!({ "variants": [{ "choices": { "Size": "Small" }, "price": 1 }] });
    let (status, body) = site.owner(Method::PATCH, &path, Some(change)).await;
    assert_eq!((status, code(&body)), (400, "VARIANTS_NOT_MANAGED"));
}

#[tokio::test]
async fn options_brand_ribbon_and_the_product_itself_can_be_deleted() {
    let site = Site::start().await;
    let product = site.create_product(shirt()).await;
    let path = format!("{PRODUCTS}/{}", product["id"].as_str().unwrap());
    site.done(Method::POST, &format!("{path}/remove-brand"), Some(json!({}))).await;
    site.done(Method::POST, &format!("{path}/remove-ribbon"), Some(json!({}))).await;
    site.done(Method::DELETE, &format!("{path}/options"), None).await;
    let left = site.owners_product(&product["id"]).await;
    assert_eq!(
        (&left["brand"], &left["ribbons"], &left["variants"][0]["choices"], &left["productOptions"]),
        (&Value::Null, &json!([]), &json!({}), &json!([]))
    );
    assert_eq!(left["stock"]["inStock"], true);
    site.done(Method::DELETE, &path, None).await;
    let (status, body) = site.owner(Method::DELETE, &path, None).await;
    assert_eq!((status, code(&body)), (404, "PRODUCT_NOT_FOUND"));
    let last = site.events_of(EVENT).await.pop().unwrap();
    assert_eq!(
        (&last["slug"], &last["deletedEvent"]["deletedEntity"]["name"]),
        (&json!("deleted"), &json!("Linen Shirt"))
    );
}

#[tokio::test]
async fn a_v1_product_out_of_bounds_is_refused_with_field_and_rule() {
    let site = Site::start().await;
    let choices: Vec<Value> = (0..32).map(|index| json!({ "value": format!("v{index}") })).collect();
    let options = ["a", "b"].map(|name| json!({ "name": name, "choices": choices }));
    for (change, field, rule) in [
        (json!({ "name": "x".repeat(81) }), "product.name", "MAX_LENGTH"),
        (json!({ "slug": "a/b" }), "product.slug", "FORMAT"),
        (json!({ "weight": -1 }), "product.weight", "MIN"),
        (json!({ "productOptions": options }), "product.productOptions", "MAX_SIZE"),
    ] {
        let mut product = shirt();
        for (name, value) in change.as_object().unwrap() {
            product[name] = value.clone();
        }
        let (status, body) = site.owner(Method::POST, PRODUCTS, Some(json!({ "product": product }))).await;
        let expected = vec![(field.to_owned(), rule.to_owned())];
        assert_eq!((status, violations(&body)), (400, expected), "{body}");
    }
    assert_eq!(site.events_of(EVENT).await.len(), 0, "nothing of it was kept");
}

#[tokio::test]
async fn products_with_the_largest_allowed_values_survive_export_and_import() {
    let site = Site::start_with(cartwright_platform::Config {
        seed: cartwright_platform::Seed::Empty,
        ..cartwright_platform::Config::for_tests()
    })
    .await;
    let long = |length: usize| "é".repeat(length);
    let price = json!({ "actualPrice": { "amount": "999999999.99" }, "compareAtPrice": { "amount": "999999999.99" } });
    let made = |slug: &str, beside: Value| {
        let mut product = json!({
            "name": long(80), "slug": slug, "productType": "PHYSICAL", "physicalProperties": {},
            "brand": { "name": long(50) }, "ribbon": { "name": long(30) },
            "variantsInfo": { "variants": [{
                "price": price, "sku": format!("{slug:é>40.40}"), "barcode": format!("{slug:é>40.40}"), "revenueDetails": { "cost": { "amount": "999999999.99" } },
                "physicalProperties": { "weight": 999_999_999.99 },
            }] },
        });
        product.as_object_mut().unwrap().extend(beside.as_object().unwrap().clone());
        product
    };
    let mut taken = Vec::new();
    for (slug, beside) in [
        ("plain", json!({ "plainDescription": "x".repeat(16_000) })),
        ("marks", json!({ "plainDescription": "&".repeat(16_000) })),
        ("tags", json!({ "plainDescription": "<p>a</p>".repeat(2_000) })),
        ("odd_slug.1", json!({})),
        (
            "light",
            json!({ "variantsInfo": { "variants": [{ "price": price, "physicalProperties": { "weight": 0.000_000_1 } }] } }),
        ),
        (
            "many",
            json!({ "variantsInfo": { "variants": [{ "price": price, "inventoryItem": { "quantity": 99_999 } }] } }),
        ),
        ("\u{661}\u{663}", json!({})),
    ] {
        let body = json!({ "product": made(slug, beside) });
        let (status, body) = site.owner(Method::POST, "/stores/v3/products-with-inventory", Some(body)).await;
        println!("{slug}: {status} {}", if status == 200 { String::new() } else { body.to_string() });
        taken.push(status == 200);
    }
    assert!(taken.iter().filter(|taken| **taken).count() >= 5, "{taken:?}");
    let mut csv = Vec::new();
    site.platform.export(&mut csv, |_| {}).unwrap();
    let imported = site.platform.import(csv.as_slice(), Mode::Write, |_| {}).unwrap();
    assert_eq!(imported.refusals, [], "an export is imported");
    let mut again = Vec::new();
    site.platform.export(&mut again, |_| {}).unwrap();
    assert_eq!(String::from_utf8(again).unwrap(), String::from_utf8(csv).unwrap());
}
