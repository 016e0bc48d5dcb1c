//! Files that were bought: the very ones that the owner has uploaded.

use crate::media::{DELETE, text};
use crate::order_contents::bought;
use crate::orders::act;
use crate::samples;
use crate::site::*;
use cartwright_platform::Config;
use reqwest::Method;
use reqwest::header::{
    ACCEPT_RANGES, AUTHORIZATION, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_RANGE, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
    RANGE,
};
use serde_json::{Value, json};

impl Site {
    /// A line of one digital product, whose only option's choices each have a file.
    async fn plan_with_files(&self, files: &[&Value]) -> (String, Vec<Value>) {
        let names = ["Beginner", "Expert"];
        let choices: Vec<Value> =
            names.iter().zip(files).map(|(name, _)| json!({ "choiceType": "CHOICE_TEXT", "name": name })).collect();
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
        let (status, body) = self.owner(Method::POST, "/stores/v3/products-with-inventory", Some(body)).await;
        assert_eq!(status, 200, "{body}");
        let variants = body["product"]["variantsInfo"]["variants"].as_array().unwrap();
        let ids = variants.iter().map(|variant| variant["id"].clone()).collect();
        (body["product"]["id"].as_str().unwrap().to_owned(), ids)
    }
}

#[tokio::test]
async fn a_download_link_serves_the_file_of_the_bought_variant() {
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let manual = samples::pdf();
    let easy = site.upload("audio/wav", "easy.wav", samples::wav()).await;
    let hard = site.upload("application/pdf", "Strick—Anleitung 2.pdf", manual.clone()).await;
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
    assert_eq!(text(&headers, CONTENT_DISPOSITION), "attachment; filename*=UTF-8''Strick%E2%80%94Anleitung%202.pdf");
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

/// Every address under which a file of some kind is public.
fn public_addresses(id: &str) -> Vec<String> {
    [
        "/ugd/{}",
        "/archives/{}",
        "/mp3/{}",
        "/video/{}/file",
        "/video/{}/240p/mp4/file.mp4",
        "/media/{}",
        "/media/{}/v1/fill/w_40,h_30/a.jpg",
        "/media/{}f000.jpg",
        "/_files/uploads/{}",
    ]
    .map(|address| address.replace("{}", id))
    .to_vec()
}

#[tokio::test]
async fn a_private_file_is_served_only_to_the_owner_or_by_an_orders_link() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let member = site.member("buyer@example.com").await.access;
    let kept = site.upload_address(json!({ "mimeType": "application/pdf", "fileName": "draft.pdf", "private": true }));
    let (status, kept) = site.put(&kept.await, "application/pdf", samples::pdf()).await;
    assert_eq!(status, 200, "{kept}");
    assert_eq!(kept["file"]["private"], true);
    let mut sold = vec![kept["file"]["id"].clone()];
    for (mime, bytes) in [
        ("application/pdf", samples::pdf()),
        ("application/zip", samples::zip()),
        ("audio/mpeg", samples::mp3()),
        ("video/mp4", samples::mp4(320, 240)),
        ("image/png", samples::png(80, 60)),
    ] {
        let file = site.upload(mime, "goods", bytes).await;
        let (status, _, _) = site.bytes(file["url"].as_str().unwrap(), &[]).await;
        assert_eq!(status, 200, "{file} is no goods yet");
        site.plan_with_files(&[&file["id"]]).await;
        sold.push(file["id"].clone());
    }
    for id in &sold {
        for address in public_addresses(id.as_str().unwrap()) {
            let address = format!("{}{address}", site.base);
            for token in ["", &visitor, &member] {
                let (status, _, _) = site.bytes(&address, &[(AUTHORIZATION, token)]).await;
                assert!(matches!(status, 401 | 403 | 404), "{address}: {status}");
            }
        }
        let own = site.http.get(format!("{}/_files/uploads/{}", site.base, id.as_str().unwrap()));
        let own = own.header(AUTHORIZATION, &site.keys.owner_key).header("wix-site-id", &site.keys.site_id);
        let answer = own.send().await.unwrap();
        assert_eq!(answer.status(), 200, "{id}");
        assert_eq!(text(answer.headers(), CACHE_CONTROL), "private, no-store");
    }
}

#[tokio::test]
async fn no_response_to_a_buyer_contains_the_id_of_a_sold_file() {
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let file = site.upload("application/pdf", "pattern.pdf", samples::pdf()).await;
    let id = file["id"].as_str().unwrap();
    let (product, variants) = site.plan_with_files(&[&file["id"]]).await;
    let line = json!({ "quantity": 1, "catalogReference": {
        "appId": STORES_APP, "catalogItemId": product, "options": { "variantId": variants[0] },
    } });
    let order = bought(&site, &token, vec![line.clone()], "us-standard", json!({})).await;
    assert_eq!(order["lineItems"][0]["digitalFile"]["fileId"], id);
    let order = order["id"].as_str().unwrap();
    let filter = json!({ "id": product });
    let reads = [
        (Method::GET, format!("/stores/v3/products/{product}?fields=PLAIN_DESCRIPTION"), None),
        (Method::GET, format!("/stores-reader/v1/products/{product}"), None),
        (Method::POST, "/stores/v3/products/query".into(), Some(json!({ "query": { "filter": filter } }))),
        (Method::POST, "/stores/v3/products/search".into(), Some(json!({ "search": { "filter": filter } }))),
        (Method::POST, "/stores/v3/products/query-variants".into(), Some(json!({ "query": {} }))),
        (Method::POST, "/stores-reader/v1/products/query-platformized".into(), Some(json!({ "query": {} }))),
        (
            Method::POST,
            "/graphql/alpha".into(),
            Some(json!({ "query": "{ products(limit: 100) { products { id name slug } } }" })),
        ),
        (Method::POST, "/ecom/v1/carts/current/add-to-cart".into(), Some(json!({ "lineItems": [line] }))),
        (Method::POST, "/ecom/v1/carts/current/create-checkout".into(), Some(json!({ "channelType": "WEB" }))),
        (Method::GET, "/ecom/v1/carts/current".into(), None),
        (Method::GET, format!("/ecom/v1/orders/{order}"), None),
        (Method::POST, "/ecom/v1/orders/search".into(), Some(json!({ "search": {} }))),
    ];
    for (method, path, body) in reads {
        let (status, answer) = site.call(method, &path, Some(&token), body).await;
        assert_eq!(status, 200, "{path}: {answer}");
        assert!(!answer.to_string().contains(id), "{path}: {answer}");
    }
}

#[tokio::test]
async fn a_download_link_has_a_daily_limit() {
    let mut config = Config::for_tests();
    config.limits.downloads_per_link = 3;
    let site = Site::start_with(config).await;
    let token = site.visitor().await.access;
    let guide = site.line_of(&token, "walks-guide", 1, Value::Null).await;
    let order = bought(&site, &token, vec![guide], "us-standard", json!({})).await;
    let link = order["lineItems"][0]["digitalFile"]["link"].as_str().unwrap();
    for expected in [200, 200, 200, 429] {
        assert_eq!(site.bytes(link, &[(RANGE, "bytes=1-")]).await.0, expected);
    }
    site.advance(86_400).await;
    assert_eq!(site.bytes(link, &[]).await.0, 200);
}

#[tokio::test]
async fn download_tokens_are_not_stored_in_plain_text() {
    let directory = tempfile::tempdir().unwrap();
    let site =
        Site::start_with(Config { database: Some(directory.path().join("shop.db")), ..Config::for_tests() }).await;
    let token = site.visitor().await.access;
    let guide = site.line_of(&token, "walks-guide", 1, Value::Null).await;
    let order = bought(&site, &token, vec![guide], "us-standard", json!({})).await;
    let link = order["lineItems"][0]["digitalFile"]["link"].as_str().unwrap();
    let (_, secret) = link.split_once("?token=").unwrap();
    let told = site.events_of("wix.ecom.v1.order").await;
    assert!(json!(told).to_string().contains(secret), "receivers of events read the link");
    for entry in std::fs::read_dir(directory.path()).unwrap() {
        let path = entry.unwrap().path();
        if path.is_file() {
            let bytes = std::fs::read(&path).unwrap();
            let is_there = bytes.windows(secret.len()).any(|window| window == secret.as_bytes());
            assert!(!is_there, "{}", path.display());
        }
    }
}
