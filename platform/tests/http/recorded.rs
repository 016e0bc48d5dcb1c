//! Answers recorded from the hosted platform (`contract/recorded.json`), each beside ours: keys, kinds and forms.

use crate::shape::{Class, Entry, differences, shape_of};
use crate::shop::*;
use crate::site::*;
use cartwright_platform::Config;
use reqwest::Method;
use serde_json::{Value, json};
use std::collections::BTreeMap;

use cartwright_contract::RECORDED;

/// An intended difference, with its reason.
pub(crate) struct Meant {
    class: Class,
    /// The end of its path.
    pub(crate) path: &'static str,
    pub(crate) reason: &'static str,
}

const fn missing(path: &'static str, reason: &'static str) -> Meant {
    Meant { class: Class::Missing, path, reason }
}

const fn form(path: &'static str, reason: &'static str) -> Meant {
    Meant { class: Class::Form, path, reason }
}

const UNKNOWN: &str = "its meaning is not known";
const WORDS: &str = "a word of the owner; hosted ones are GUIDs";

pub(crate) const MEANT: [Meant; 14] = [
    missing(".stock.quantity", "absent where stock is not counted, of which nothing was recorded"),
    missing(".physicalProperties", "absent of digital goods, of which nothing was recorded"),
    missing(".mainCategoryId", "absent without a category, of which nothing was recorded"),
    missing(".width", "absent of a picture of another server"),
    missing(".height", "absent of a picture of another server"),
    missing(".entityEventSequence", UNKNOWN),
    missing(".flattenModifiers", UNKNOWN),
    missing(".flattenOptions", UNKNOWN),
    form(".shippingOptions[].code", WORDS),
    form(".selectedCarrierServiceOption.code", WORDS),
    form(".shippingInfo.code", WORDS),
    missing(".buyerInfo.contactId", "absent of guests"),
    missing(".cartId", "absent from older orders, which have `checkoutId`"),
    missing(".shipmentDetails.trackingInfo", "absent from older orders, whose fulfillments have it"),
];

fn entry(name: &str) -> Entry {
    let recorded: Value = serde_json::from_str(RECORDED).unwrap();
    serde_json::from_value(recorded["entries"][name].clone()).unwrap()
}

#[derive(Default)]
struct Report(BTreeMap<String, Vec<String>>);

impl Report {
    fn compare(&mut self, name: &str, answers: &[Value]) {
        let found = differences(&entry(name), &shape_of(answers));
        let is_meant = |class, path: &str| MEANT.iter().any(|one| one.class == class && path.ends_with(one.path));
        let open = found.into_iter().filter(|(class, path, _)| !is_meant(*class, path));
        for (class, path, text) in open {
            let line = format!("{class:?} {path}: {text}");
            let names = self.0.entry(line).or_default();
            names.push(name.to_owned());
        }
    }

    fn finish(self) {
        let lines: Vec<String> = self.0.iter().map(|(line, names)| format!("{line} ({})", names.join(", "))).collect();
        assert!(lines.is_empty(), "{} differences:\n{}", lines.len(), lines.join("\n"));
    }
}

/// The media id of a picture of the demo shop.
async fn picture(site: &Site) -> Value {
    let visitor = site.visitor().await.access;
    site.plain_product(&visitor).await["media"]["mainMedia"]["id"].clone()
}

/// A product with a colour, a size and a reduced price.
fn made(picture: &Value) -> Value {
    let choice = |option: &str, choice: &str, kind: &str| json!({ "optionChoiceNames": { "optionName": option, "choiceName": choice, "renderType": kind } });
    json!({
        "name": "Bowl", "media": { "itemsInfo": { "items": [{ "id": picture }] } }, "productType": "PHYSICAL", "physicalProperties": {},
        "options": [
            { "name": "Colour", "optionRenderType": "SWATCH_CHOICES", "choicesSettings": { "choices": [
                { "name": "Blue", "choiceType": "ONE_COLOR", "colorCode": "#0000FF" },
            ] } },
            { "name": "Size", "optionRenderType": "TEXT_CHOICES", "choicesSettings": { "choices": [
                { "name": "S", "choiceType": "CHOICE_TEXT" },
            ] } },
        ],
        "variantsInfo": { "variants": [{
            "choices": [choice("Colour", "Blue", "SWATCH_CHOICES"), choice("Size", "S", "TEXT_CHOICES")],
            "price": { "actualPrice": { "amount": "98.00" }, "compareAtPrice": { "amount": "109.00" } },
            "visible": true, "physicalProperties": {}, "inventoryItem": { "quantity": 15 },
        }] },
    })
}

#[tokio::test]
async fn carts_v1_have_the_recorded_shape() {
    let site = Site::start().await;
    let mut report = Report::default();
    let body = json!({ "product": made(&picture(&site).await), "returnEntity": true });
    let (status, made) = site.owner(Method::POST, "/stores/v3/products-with-inventory", Some(body)).await;
    assert_eq!(status, 200, "{made}");
    let options = json!({ "options": {}, "variantId": made["product"]["variantsInfo"]["variants"][0]["id"], "customTextFields": {} });
    let bowl = json!({ "quantity": 2, "catalogReference": {
        "appId": "215238eb-22a5-4c36-9e7b-e7c08025e04e", "catalogItemId": made["product"]["id"], "options": options,
    } });
    site.settings(json!({ "visitorsFrom": "US-NY" })).await;
    let visitor = site.visitor().await.access;
    let mut plain = line(&site.plain_product(&visitor).await, 1);
    plain["catalogReference"]["options"] = json!({});
    let (_, added) = site.post(ADD, &visitor, json!({ "lineItems": [plain] })).await;
    report.compare("cart-v1-add", &[added]);
    let visitor = site.visitor().await.access;
    let (_, added) = site.post(ADD, &visitor, json!({ "lineItems": [bowl] })).await;
    report.compare("cart-v1-add", &[added]);
    for body in [json!({}), json!({ "calculateShipping": true, "calculateTax": true })] {
        let (status, estimate) = site.post("/ecom/v1/carts/current/estimate-totals", &visitor, body).await;
        assert_eq!(status, 200, "{estimate}");
        report.compare("cart-v1-estimate", &[estimate]);
    }
    let visitor = site.visitor().await.access;
    let picture = picture(&site).await;
    let card = json!({
        "name": "Card", "media": { "itemsInfo": { "items": [{ "id": picture }] } },
        "productType": "PHYSICAL", "physicalProperties": {},
        "modifiers": [{ "name": "Words", "modifierRenderType": "FREE_TEXT", "mandatory": false,
            "freeTextSettings": { "title": "Words", "minCharCount": 1, "maxCharCount": 20 } }],
        "variantsInfo": { "variants": [{
            "choices": [], "price": { "actualPrice": { "amount": "2.50" } }, "visible": true, "physicalProperties": {},
            "inventoryItem": { "quantity": 5 },
        }] },
    });
    let body = json!({ "product": card, "returnEntity": true });
    let (status, card) = site.owner(Method::POST, "/stores/v3/products-with-inventory", Some(body)).await;
    assert_eq!(status, 200, "{card}");
    let reference = json!({ "catalogItemId": card["product"]["id"], "appId": "215238eb-22a5-4c36-9e7b-e7c08025e04e",
        "options": { "customTextFields": { "Words": "For Ada" } } });
    site.add_lines(&visitor, vec![json!({ "quantity": 1, "catalogReference": reference })]).await;
    let member = site.demo_member(&visitor, "mei@example.com").await;
    let (_, cart) = site.get(CURRENT, &member).await;
    report.compare("cart-v1-get-member", &[cart]);
    report.finish();
}

#[tokio::test]
async fn products_v3_have_the_recorded_shape() {
    let site = Site::start().await;
    let mut report = Report::default();
    let body = json!({ "product": made(&picture(&site).await), "returnEntity": true });
    assert_eq!(site.owner(Method::POST, "/stores/v3/products-with-inventory", Some(body)).await.0, 200);
    let fields = [
        "CURRENCY",
        "INFO_SECTION",
        "PLAIN_DESCRIPTION",
        "INFO_SECTION_PLAIN_DESCRIPTION",
        "VARIANT_OPTION_CHOICE_NAMES",
        "MEDIA_ITEMS_INFO",
        "DIRECT_CATEGORIES_INFO",
        "THUMBNAIL",
        "INFO_SECTION_DESCRIPTION",
    ];
    let query = json!({ "query": { "cursorPaging": { "limit": 100 } }, "fields": fields });
    let (_, page) = site.owner(Method::POST, "/stores/v3/products/query", Some(query)).await;
    let products = page["products"].as_array().unwrap();
    assert!(products.len() > 80);
    report.compare("v3-products-query", std::slice::from_ref(&page));
    let (mut by_id, mut by_slug) = (Vec::new(), Vec::new());
    for product in products {
        let id = product["id"].as_str().unwrap();
        by_id.push(site.owner(Method::GET, &format!("/stores/v3/products/{id}"), None).await.1);
        let slug = product["slug"].as_str().unwrap();
        by_slug.push(site.owner(Method::GET, &format!("/stores/v3/products/slug/{slug}"), None).await.1);
    }
    report.compare("v3-product-get", &by_id);
    report.compare("v3-product-by-slug", &by_slug);
    report.finish();
}

#[tokio::test]
async fn products_v1_have_the_recorded_shape() {
    let site = Site::start_with(Config { catalog: Some("V1".to_owned()), ..Config::for_tests() }).await;
    let mut report = Report::default();
    let query = json!({ "query": { "paging": { "limit": 100 } } });
    let path = "/stores-reader/v1/products/query-platformized";
    let (_, page) = site.owner(Method::POST, path, Some(query)).await;
    assert!(page["products"].as_array().unwrap().len() > 80);
    report.compare("v1-products-query", &[page]);
    report.finish();
}

#[tokio::test]
async fn older_orders_have_the_documented_shape() {
    let site = Site::start().await;
    let mut report = Report::default();
    let visitor = site.visitor().await.access;
    let variant = site.product(&visitor, "fisher-jumper").await["variants"][1]["id"].clone();
    let jumper = site.line_of(&visitor, "fisher-jumper", 2, json!({ "variantId": variant })).await;
    let contact = json!({ "firstName": "Ada", "lastName": "Lovelace", "phone": "+1 212 555 0100" });
    let address = json!({
        "country": "US", "subdivision": "US-NY", "city": "New York", "postalCode": "10001",
        "addressLine": "1 Main Street", "addressLine2": "2nd floor",
    });
    let more = json!({ "couponCode": "WELCOME10", "checkoutInfo": {
        "buyerInfo": { "email": "ada@example.com" },
        "billingInfo": { "address": address, "contactDetails": contact },
        "shippingInfo": {
            "shippingDestination": { "address": address, "contactDetails": contact },
            "selectedCarrierServiceOption": { "code": "us-standard" },
        },
    } });
    let order = crate::order_contents::bought(&site, &visitor, vec![jumper], "us-standard", more).await;
    let id = order["id"].as_str().unwrap();
    let parcel = json!({ "fulfillment": { "lineItems": [{ "index": 1, "quantity": 1 }], "trackingInfo": {
        "trackingNumber": "123456", "shippingProvider": "ups", "trackingLink": "https://ups.example/123456",
    } } });
    let sent = format!("/stores/v2/orders/{id}/fulfillments");
    assert_eq!(site.owner(Method::POST, &sent, Some(parcel)).await.0, 200);
    let query = json!({ "query": { "filter": "{\"number\": {\"$gt\": 0}}", "sort": "[{\"number\": \"desc\"}]" } });
    let (status, page) = site.owner(Method::POST, "/stores/v2/orders/query", Some(query)).await;
    assert_eq!(status, 200, "{page}");
    report.compare("orders-v2-query", &[page]);
    let (_, one) = site.owner(Method::GET, &format!("/stores/v2/orders/{}", id), None).await;
    report.compare("orders-v2-one", &[one]);
    report.finish();
}

#[tokio::test]
async fn refusals_have_the_recorded_status_and_code() {
    let site = Site::start().await;
    let recorded: Value = serde_json::from_str(RECORDED).unwrap();
    let mut asked = 0;
    for refusal in recorded["refusals"].as_array().unwrap() {
        let (method, path) = (refusal["call"]["method"].as_str().unwrap(), refusal["call"]["path"].as_str().unwrap());
        let (method, path) = match path {
            _ if path.starts_with("/stores/v1/") => (Method::POST, "/stores/v1/products/query".to_owned()),
            _ if refusal["code"] == "CATALOG_V1_SITE_CALLING_CATALOG_V3_API" => {
                (Method::POST, "/stores/v3/products/query".to_owned())
            }
            // Of a site that is made, an unknown site, bot protection, and an absent path (whose answer has a body here).
            _ if method == "any" => continue,
            _ => (method.parse().unwrap(), path.replace("{id}", "00000000-0000-0000-0000-000000000001")),
        };
        let by_anybody = refusal["call"]["by"].as_str().is_some_and(|by| by.contains("nobody"));
        let catalog = if refusal["code"] == "CATALOG_V1_SITE_CALLING_CATALOG_V3_API" { "V1" } else { "V3" };
        site.settings(json!({ "catalog": catalog, "readsAsV1": false })).await;
        let visitor = site.visitor().await.access;
        let credentials: &[Option<&str>] =
            if by_anybody { &[None, Some("garbage-invalid-000"), Some("Bearer garbage")] } else { &[Some(&visitor)] };
        for credential in credentials {
            let body = (method == Method::POST).then(|| json!({}));
            let (status, answer) = site.call(method.clone(), &path, *credential, body).await;
            assert_eq!(json!(status.as_u16()), refusal["status"], "{method} {path} {credential:?}: {answer}");
            let code = &answer["details"]["applicationError"]["code"];
            assert_eq!(code, &refusal["code"], "{method} {path} {credential:?}: {answer}");
            for key in refusal["keys"].as_array().unwrap() {
                let pointer = format!("/{}", key.as_str().unwrap().replace('.', "/"));
                assert!(answer.pointer(&pointer).is_some_and(Value::is_string), "{pointer}: {answer}");
            }
            asked += 1;
        }
    }
    assert_eq!(asked, 11);
    // A token that is over is another matter: clients renew it after 401.
    let (status, _) = site.get("/ecom/v1/orders/x", "OauthNG.JWS.e30.e30.over").await;
    assert_eq!(status, 401);
}
