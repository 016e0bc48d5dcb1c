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
async fn both_catalog_versions_return_the_dimensions_of_uploaded_media() {
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
async fn v3_products_reference_uploads_by_id() {
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
async fn product_media_that_was_never_uploaded_is_refused() {
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

/// The line of a visitor's cart for a rug.
async fn line_of(site: &Site, rug: &Value) -> Value {
    let options = json!({ "variantId": rug["variantsInfo"]["variants"][0]["id"], "options": { "Edge": "Blue" },
        "customTextFields": { "Words on the label": "For Ada" } });
    let reference = json!({ "catalogItemId": rug["id"], "appId": "215238eb-22a5-4c36-9e7b-e7c08025e04e",
        "options": options });
    let line = json!({ "quantity": 1, "catalogReference": reference });
    site.add_lines(&site.visitor().await.access, vec![line]).await["lineItems"][0].clone()
}

#[tokio::test]
async fn the_focal_point_of_an_image_reaches_cart_lines_and_posters() {
    let site = Site::start().await;
    let picture = site.upload("image/jpeg", "mug.jpg", samples::jpeg(640, 480)).await;
    let film = site.upload("video/webm", "spin.webm", samples::webm(320, 180)).await;
    let mut wanted = rug();
    let items = json!([{ "id": picture["id"] }, { "id": film["id"] }]);
    wanted["media"] = json!({ "itemsInfo": { "items": items } });
    let created = site.create_v3(wanted).await;

    let change = "/site-media/v1/files/update-file-descriptor";
    let point = json!({ "x": 0.25, "y": 0.123456 });
    let set = async |id: &Value, media: Value| {
        let file = json!({ "id": id, "displayName": "renamed", "media": media });
        site.owner(Method::PATCH, change, Some(json!({ "file": file }))).await
    };
    let (status, body) = set(&picture["id"], json!({ "image": { "image": { "focalPoint": point } } })).await;
    assert_eq!((status, &body["file"]["media"]["image"]["image"]["focalPoint"]), (200, &point), "{body}");
    let (status, body) = set(&film["id"], json!({ "video": { "posters": [{ "focalPoint": point }] } })).await;
    assert_eq!(status, 200, "{body}");
    let path = format!("/site-media/v1/files/{}", film["id"].as_str().unwrap());
    let (_, shown) = site.owner(Method::GET, &path, None).await;
    assert_eq!((&shown["file"]["displayName"], &shown), (&json!("renamed"), &body));

    let whole = site.whole_v3(&created["id"]).await;
    let (status, body) = site.update_v3(&whole, json!({ "media": { "itemsInfo": { "items": items } } })).await;
    assert_eq!(status, 200, "{body}");
    let whole = site.whole_v3(&created["id"]).await;
    let items = &whole["media"]["itemsInfo"]["items"];
    assert_eq!(items[1]["video"]["posters"][0]["focalPoint"], point);
    let line = line_of(&site, &whole).await;
    assert_eq!((&line["image"]["id"], &line["image"]["focalPoint"]), (&picture["id"], &point), "{line}");

    for (point, field) in [(json!({ "x": 1.1, "y": 0 }), "x"), (json!({ "x": 0 }), "y"), (json!("middle"), "x")] {
        let (status, body) = set(&picture["id"], json!({ "image": { "image": { "focalPoint": point } } })).await;
        let violations = violations(&body);
        let wrong = format!("file.media.image.image.focalPoint.{field}");
        assert!(status == 400 && violations.iter().any(|(field, _)| *field == wrong), "{body}");
    }
    let (_, body) = set(&picture["id"], json!({ "image": { "image": { "focalPoint": null } } })).await;
    assert_eq!(body["file"]["media"]["image"]["image"].get("focalPoint"), None);
    let (status, body) = set(&json!(NONE), json!({})).await;
    assert_eq!((status, code(&body)), (404, "FILE_NOT_FOUND"));
}

#[tokio::test]
async fn a_cart_line_has_the_expiry_of_its_images_signed_url() {
    let site = Site::start().await;
    let mut wanted = rug();
    let url = "https://pictures.example/rug.jpg?X-Amz-Date=20991128T110000Z&X-Amz-Expires=3600&X-Amz-Signature=s";
    wanted["media"] = json!({ "itemsInfo": { "items": [{ "url": url }] } });
    let created = site.create_v3(wanted).await;
    let whole = site.whole_v3(&created["id"]).await;
    let line = line_of(&site, &whole).await;
    assert_eq!(line["image"]["urlExpirationDate"], "2099-11-28T12:00:00.000Z", "{line}");
}
