//! What products tell of the files that they name.

use crate::catalog_v3::{V3, rug};
use crate::catalog_writes::*;
use crate::samples;
use crate::shop::*;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

/// An id of the form that uploads have, which none has.
const NONE: &str = "0a1b2c_0123456789abcdef0123456789abcdef~mv2.jpg";

#[tokio::test]
async fn both_versions_tell_the_sizes_of_what_was_uploaded() {
    let site = Site::start().await;
    let picture = site.upload("image/jpeg", "mug.jpg", samples::jpeg(640, 480)).await;
    let other = site.upload("image/png", "cup.png", samples::png(300, 200)).await;
    let film = site.upload("video/webm", "spin.webm", samples::webm(320, 180)).await;
    let product = site.create_product(shirt()).await;
    let path = format!("{PRODUCTS}/{}/media", product["id"].as_str().unwrap());
    let uri = format!("wix:image://v1/{}/cup.png#originWidth=300&originHeight=200", other["id"].as_str().unwrap());
    // By the address that the upload was told under, by a text that names it, by its id.
    let media = json!({ "media": [{ "url": picture["url"] }, { "mediaId": uri }, { "mediaId": film["id"] }] });
    site.done(Method::POST, &path, Some(media)).await;

    let shown = site.owners_product(&product["id"]).await;
    let items = shown["media"]["items"].as_array().unwrap();
    let ids: Vec<&Value> = items.iter().map(|item| &item["id"]).collect();
    assert_eq!(ids, [&picture["id"], &other["id"], &film["id"]]);
    for (item, (url, width, height)) in items.iter().zip([(&picture["url"], 640, 480), (&other["url"], 300, 200)]) {
        assert_eq!(item["mediaType"], "image");
        let image = &item["image"];
        assert_eq!((&image["url"], &image["width"], &image["height"]), (url, &json!(width), &json!(height)));
    }
    let file = &items[2]["video"]["files"][0];
    let told = &film["media"]["video"];
    assert_eq!((&items[2]["mediaType"], &file["url"]), (&json!("video"), &told["resolutions"][0]["url"]));
    assert_eq!((&file["width"], &file["height"], &file["format"]), (&json!(320), &json!(180), &json!("webm")));
    assert_eq!(items[2]["thumbnail"]["url"], told["posters"][0]["url"]);

    let whole = site.whole_v3(&product["id"]).await;
    let items = whole["media"]["itemsInfo"]["items"].as_array().unwrap();
    assert_eq!((&items[0]["image"]["width"], &items[0]["image"]["height"]), (&json!(640), &json!(480)));
    assert_eq!(items[2]["video"]["resolutions"][0]["url"], told["resolutions"][0]["url"]);
    assert_eq!((&items[2]["mediaType"], &items[2]["thumbnail"]["width"]), (&json!("VIDEO"), &json!(320)));
}

#[tokio::test]
async fn products_of_v3_name_uploads_by_their_ids() {
    let site = Site::start().await;
    let picture = site.upload("image/webp", "rug.webp", samples::webp(400, 300)).await;
    let manual = site.upload("application/pdf", "pattern.pdf", samples::pdf()).await;
    let mut wanted = rug();
    wanted["media"] = json!({ "itemsInfo": { "items": [{ "id": picture["id"], "altText": "A rug" }] } });
    let created = site.create_v3(wanted).await;
    let whole = site.whole_v3(&created["id"]).await;
    let image = &whole["media"]["itemsInfo"]["items"][0]["image"];
    assert_eq!((&image["url"], &image["width"], &image["altText"]), (&picture["url"], &json!(400), &json!("A rug")));

    // What was read can be written back, when the file is gone too.
    let body = json!({ "fileIds": [picture["id"]], "permanent": true });
    let (status, _) = site.owner(Method::POST, "/site-media/v1/bulk/files/delete", Some(body)).await;
    assert_eq!(status, 200);
    let (status, body) = site.update_v3(&whole, json!({ "media": whole["media"] })).await;
    assert_eq!(status, 200, "{body}");

    let plan = |file: &Value| {
        json!({ "name": "Knitting pattern", "productType": "DIGITAL", "variantsInfo": { "variants": [
            { "price": { "actualPrice": { "amount": "5.00" } }, "digitalProperties": { "digitalFile": { "id": file } } },
        ] } })
    };
    let sold = site.create_v3(plan(&manual["id"])).await;
    let sold = site.whole_v3(&sold["id"]).await;
    let file = &sold["variantsInfo"]["variants"][0]["digitalProperties"]["digitalFile"];
    let told = json!({ "id": manual["id"], "fileName": "pattern.pdf", "fileSize": samples::pdf().len().to_string(),
        "fileType": "SECURE_DOCUMENT" });
    assert_eq!(file, &told);
    let none = plan(&json!(NONE));
    let (status, body) = site.owner(Method::POST, V3, Some(json!({ "product": none }))).await;
    assert_eq!((status, code(&body)), (400, "DIGITAL_FILE_NOT_FOUND_ERROR"), "{body}");
}

#[tokio::test]
async fn what_was_never_uploaded_is_not_shown() {
    let site = Site::start().await;
    let product = site.create_product(shirt()).await;
    let path = format!("{PRODUCTS}/{}/media", product["id"].as_str().unwrap());
    let add = async |id: &Value| site.owner(Method::POST, &path, Some(json!({ "media": [{ "mediaId": id }] }))).await;
    let (status, body) = add(&json!(NONE)).await;
    assert_eq!((status, code(&body)), (400, "PRODUCT_MEDIA_NOT_EXIST"), "{body}");
    let manual = site.upload("application/pdf", "manual.pdf", samples::pdf()).await;
    let (status, body) = add(&manual["id"]).await;
    let expected = vec![("media[0].mediaId".to_owned(), "VALIDATION".to_owned())];
    assert_eq!((status, violations(&body)), (400, expected));
    let mut wanted = rug();
    wanted["media"] = json!({ "itemsInfo": { "items": [{ "id": NONE }] } });
    let (status, body) = site.owner(Method::POST, V3, Some(json!({ "product": wanted }))).await;
    assert_eq!((status, code(&body)), (400, "PRODUCT_MEDIA_NOT_EXIST"), "{body}");
    assert_eq!(site.owners_product(&product["id"]).await["media"]["items"], json!([]));
}
