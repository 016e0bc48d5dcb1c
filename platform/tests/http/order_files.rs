//! Files that were bought: the very ones that the owner has uploaded.

use crate::media::{DELETE, text};
use crate::order_contents::bought;
use crate::orders::act;
use crate::samples;
use crate::site::*;
use cartwright_platform::Config;
use reqwest::Method;
use reqwest::header::{
    ACCEPT_RANGES, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_RANGE, CONTENT_TYPE, ETAG, IF_NONE_MATCH, RANGE,
};
use serde_json::{Value, json};

impl Site {
    /// A line of one digital product, whose only option's choices each have a file.
    async fn plan_with_files(&self, files: &[&Value]) -> (String, Vec<Value>) {
        let names = ["Beginner", "Expert"];
        let choices: Vec<Value> = names
            .iter()
            .zip(files)
            .map(|(name, _)| json!({ "choiceType": "CHOICE_TEXT", "name": name }))
            .collect();
        let variants: Vec<Value> = names
            .iter()
            .zip(files)
            .map(|(name, file)| {
                json!({
                    "choices": [{ "optionChoiceNames": {
                        "optionName": "Level", "choiceName": name, "renderType": "TEXT_CHOICES",
                    } }],
                    "price": { "actualPrice": { "amount": "5.00" } },
                    "digitalProperties": { "digitalFile": { "id": file } },
                    "inventoryItem": { "inStock": true },
                })
            })
            .collect();
        let product = json!({
            "name": "Knitting pattern", "productType": "DIGITAL",
            "options": [{
                "name": "Level", "optionRenderType": "TEXT_CHOICES", "choicesSettings": { "choices": choices },
            }],
            "variantsInfo": { "variants": variants },
        });
        let body = json!({ "product": product });
        let (status, body) = self
            .owner(Method::POST, "/stores/v3/products-with-inventory", Some(body))
            .await;
        assert_eq!(status, 200, "{body}");
        let variants = body["product"]["variantsInfo"]["variants"].as_array().unwrap();
        let ids = variants.iter().map(|variant| variant["id"].clone()).collect();
        (body["product"]["id"].as_str().unwrap().to_owned(), ids)
    }
}

#[tokio::test]
async fn the_link_of_a_variant_gives_the_file_that_was_uploaded_for_it() {
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let manual = samples::pdf();
    let easy = site.upload("audio/wav", "easy.wav", samples::wav()).await;
    let hard = site
        .upload("application/pdf", "Strick—Anleitung 2.pdf", manual.clone())
        .await;
    let (product, variants) = site.plan_with_files(&[&easy["id"], &hard["id"]]).await;
    let line = json!({ "quantity": 1, "catalogReference": {
        "appId": STORES_APP, "catalogItemId": product, "options": { "variantId": variants[1] },
    } });
    let order = bought(&site, &token, vec![line], "us-standard", json!({})).await;
    let file = &order["lineItems"][0]["digitalFile"];
    assert_eq!(file["fileId"], hard["id"]);
    let link = file["link"].as_str().unwrap();

    let (status, headers, bytes) = site.bytes(link, &[]).await;
    assert_eq!((status, &bytes), (200, &manual));
    assert_eq!(text(&headers, CONTENT_TYPE), "application/pdf");
    assert_eq!(
        text(&headers, CONTENT_DISPOSITION),
        "attachment; filename*=UTF-8''Strick%E2%80%94Anleitung%202.pdf"
    );
    assert_eq!(text(&headers, CACHE_CONTROL), "private, no-store");
    assert_eq!(text(&headers, ACCEPT_RANGES), "bytes");
    assert!(!headers.contains_key("access-control-allow-origin"));

    let (status, headers, bytes) = site.bytes(link, &[(RANGE, "bytes=10-19")]).await;
    assert_eq!((status, bytes.as_slice()), (206, &manual[10..20]));
    assert_eq!(text(&headers, CONTENT_RANGE), format!("bytes 10-19/{}", manual.len()));
    let (status, _, _) = site.bytes(link, &[(RANGE, "bytes=99999999-")]).await;
    assert_eq!(status, 416);
    let tag = text(&headers, ETAG).to_owned();
    assert_eq!(site.bytes(link, &[(IF_NONE_MATCH, &tag)]).await.0, 304);

    let forged = link.replace("token=", "token=x");
    assert_eq!(site.bytes(&forged, &[]).await.0, 404);
    site.advance(31 * 86_400).await;
    for headers in [vec![], vec![(RANGE, "bytes=0-1")], vec![(IF_NONE_MATCH, tag.as_str())]] {
        assert_eq!(site.bytes(link, &headers).await.0, 410);
    }
    let id = order["id"].as_str().unwrap();
    let (status, body) = act(&site, id, "send-download-links", json!({})).await;
    assert_eq!(status, 200, "{body}");
    let fresh = body["order"]["lineItems"][0]["digitalFile"]["link"].as_str().unwrap();
    assert_eq!(site.bytes(fresh, &[]).await.2, manual);

    let removed = json!({ "fileIds": [hard["id"]], "permanent": true });
    assert_eq!(site.owner(Method::POST, DELETE, Some(removed)).await.0, 200);
    assert_eq!(site.bytes(fresh, &[]).await.0, 404);
}

#[tokio::test]
async fn the_database_holds_no_token_of_a_link_that_can_be_read() {
    let directory = tempfile::tempdir().unwrap();
    let site = Site::start_with(Config {
        database: Some(directory.path().join("shop.db")),
        ..Config::for_tests()
    })
    .await;
    let token = site.visitor().await.access;
    let guide = site.line_of(&token, "walks-guide", 1, Value::Null).await;
    let order = bought(&site, &token, vec![guide], "us-standard", json!({})).await;
    let link = order["lineItems"][0]["digitalFile"]["link"].as_str().unwrap();
    let (_, secret) = link.split_once("?token=").unwrap();
    let told = site.events_of("wix.ecom.v1.order").await;
    assert!(
        json!(told).to_string().contains(secret),
        "receivers of events read the link"
    );
    for entry in std::fs::read_dir(directory.path()).unwrap() {
        let path = entry.unwrap().path();
        if path.is_file() {
            let bytes = std::fs::read(&path).unwrap();
            let is_there = bytes.windows(secret.len()).any(|window| window == secret.as_bytes());
            assert!(!is_there, "{}", path.display());
        }
    }
}
