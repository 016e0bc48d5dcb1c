//! Copies that stop: by wrong input, by failures of the source, and in the middle.

use crate::site::{Site, pack_at};
use cartwright_platform::copy::{self, CopyError, Credentials, Target, advice};
use cartwright_platform::{Config, Seed};
use reqwest::Method;
use serde_json::{Value, json};
use std::path::Path;

/// The names of the files in a folder.
fn files(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// The error of a copy with credentials.
async fn refused(site: &Site, credentials: Credentials, path: &Path) -> CopyError {
    copy::copy(&credentials, &site.base, &pack_at(path), |_, _| {}).await.unwrap_err()
}

#[tokio::test]
async fn wrong_credentials_are_refused_before_a_file_is_written() {
    let site = Site::strict("V3").await;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shop.json");
    let right = site.credentials();
    let wrong_id = Credentials { client_id: "00000000-0000-4000-8000-000000000000".to_owned(), ..right.clone() };
    let wrong_secret = Credentials { client_secret: "wrong".to_owned(), ..right.clone() };
    for credentials in [wrong_id, wrong_secret] {
        let error = refused(&site, credentials, &path).await;
        assert!(matches!(error, CopyError::Credentials { .. }), "{error}");
    }
    let other = Credentials { site: "another-site".to_owned(), ..right };
    let error = refused(&site, other, &path).await;
    assert_eq!(
        error.to_string(),
        format!("These credentials are of the site {}, and not of another-site.", site.keys.site_id)
    );
    assert_eq!(files(folder.path()), [""; 0]);
}

#[tokio::test]
async fn a_host_without_https_is_refused() {
    let site = Site::strict("V3").await;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shop.json");
    let credentials = site.credentials();
    let error = copy::copy(&credentials, "http://shop.example", &pack_at(&path), |_, _| {}).await.unwrap_err();
    assert!(matches!(error, CopyError::Host(_)), "{error}");
}

#[tokio::test]
async fn an_existing_output_stays_as_it_is() {
    let site = Site::strict("V3").await;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shop.json");
    std::fs::write(&path, "mine").unwrap();
    let error = refused(&site, site.credentials(), &path).await;
    assert!(matches!(error, CopyError::Exists(_)), "{error}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
}

#[tokio::test]
async fn an_output_in_a_folder_that_does_not_exist_is_refused_with_its_path() {
    let site = Site::strict("V3").await;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("none").join("shop.json");
    let error = refused(&site, site.credentials(), &path).await;
    assert!(matches!(error, CopyError::File { .. }) && error.to_string().contains("none"), "{error}");
}

#[tokio::test]
async fn a_work_file_that_cannot_be_written_is_named_and_no_output_is_left() {
    let site = Site::strict("V3").await;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shop.json");
    std::fs::create_dir(folder.path().join("shop.json.part")).unwrap();
    let error = refused(&site, site.credentials(), &path).await;
    assert!(error.to_string().contains("shop.json.part"), "{error}");
    assert!(!path.exists());
}

#[tokio::test]
async fn calls_that_are_refused_for_a_while_are_repeated() {
    let site = Site::strict("V3").await;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shop.json");
    site.fault(json!({ "match": "products_v3.query", "status": 429, "retryAfter": 1 })).await;
    site.fault(json!({ "match": "brands_v3.query", "resetAfter": true })).await;
    let report = site.copied_to(&pack_at(&path)).await.unwrap();
    assert!(report.copied.contains(&("products".to_owned(), 86)), "{report:?}");
}

#[tokio::test]
async fn an_interrupted_copy_goes_on_where_it_stopped() {
    let site = Site::strict("V3").await;
    let folder = tempfile::tempdir().unwrap();
    let (path, whole) = (folder.path().join("shop.json"), folder.path().join("whole.json"));
    site.fault(json!({ "match": "products_v3.query", "status": 403 })).await;
    let error = site.copied_to(&pack_at(&path)).await.unwrap_err();
    assert_eq!(files(folder.path()), ["shop.json.part"]);
    let text = advice(&error, &pack_at(&path));
    assert!(text.contains("products_v3.query") && text.contains("run the command again"), "{text}");
    let read = |requests: &Value| {
        let requests = requests["requests"].as_array().unwrap().clone();
        requests.iter().filter(|request| request["endpoint"] == "brands_v3.query").count()
    };
    let (_, before) = site.owner(Method::GET, "/_test/requests", None).await;
    site.copied_to(&pack_at(&path)).await.unwrap();
    let (_, after) = site.owner(Method::GET, "/_test/requests", None).await;
    assert_eq!(read(&before), read(&after), "what was read is not read again");
    assert_eq!(files(folder.path()), ["shop.json"]);
    site.copied_to(&pack_at(&whole)).await.unwrap();
    assert_eq!(std::fs::read(&path).unwrap(), std::fs::read(&whole).unwrap());
}

#[tokio::test]
async fn a_work_file_of_another_site_is_refused() {
    let (site, other) = (Site::strict("V3").await, Site::strict("V3").await);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shop.json");
    site.fault(json!({ "match": "products_v3.query", "status": 403 })).await;
    site.copied_to(&pack_at(&path)).await.unwrap_err();
    let error = other.copied_to(&pack_at(&path)).await.unwrap_err();
    assert!(matches!(error, CopyError::OtherWork(_)), "{error}");
}

/// A platform with one product, which has a picture.
async fn one_product(folder: &Path) -> Site {
    let path = folder.join("source.json");
    let product = json!({
        "name": "Mug",
        "productType": "PHYSICAL",
        "physicalProperties": {},
        "media": { "itemsInfo": { "items": [{ "id": "{picture:fluted-cachepot-front.webp}" }] } },
        "variantsInfo": { "variants": [{ "price": { "actualPrice": { "amount": "9.00" } }, "inventoryItem": { "quantity": 3 } }] },
    });
    let step = json!({ "call": "products_v3.create_with_inventory", "with": { "product": product } });
    std::fs::write(&path, json!({ "settings": { "catalog": "V3" }, "steps": [step] }).to_string()).unwrap();
    Site::filled(&path).await
}

/// An empty platform, and the target that fills it.
async fn running(catalog: &str, folder: &Path) -> (Site, Target) {
    let config = Config { seed: Seed::Empty, catalog: Some(catalog.to_owned()), ..Config::for_tests() };
    let site = Site::start(config).await;
    let target = Target::Platform {
        url: site.base.clone(),
        owner_key: site.keys.owner_key.clone(),
        site_id: site.keys.site_id.clone(),
        work: folder.join("copy.part"),
    };
    (site, target)
}

#[tokio::test]
async fn a_running_platform_is_filled_once() {
    let folder = tempfile::tempdir().unwrap();
    let site = one_product(folder.path()).await;
    let (filled, target) = running("V3", folder.path()).await;
    site.copied_to(&target).await.unwrap();
    let found = filled.read("products_v3.query", json!({ "query": {} })).await;
    assert!(!found["products"].as_array().unwrap().is_empty());
    let error = site.copied_to(&target).await.unwrap_err();
    assert!(error.to_string().contains("The shop is not empty"), "{error}");
}

#[tokio::test]
async fn a_running_platform_of_the_other_catalog_is_refused_before_reading() {
    let site = Site::strict("V3").await;
    let folder = tempfile::tempdir().unwrap();
    let (_, target) = running("V1", folder.path()).await;
    let error = site.copied_to(&target).await.unwrap_err();
    assert!(error.to_string().contains("start one with --catalog v3"), "{error}");
    assert_eq!(files(folder.path()), [""; 0]);
}

#[tokio::test]
async fn a_wrong_owner_key_is_refused_before_reading() {
    let site = Site::strict("V3").await;
    let folder = tempfile::tempdir().unwrap();
    let (_, target) = running("V3", folder.path()).await;
    let Target::Platform { url, site_id, work, .. } = target else { panic!("another target") };
    let wrong = Target::Platform { owner_key: "CW.wrong".to_owned(), url, site_id, work };
    let error = site.copied_to(&wrong).await.unwrap_err();
    assert!(matches!(error, CopyError::Refused { .. }), "{error}");
    assert_eq!(files(folder.path()), [""; 0]);
}

#[tokio::test]
async fn a_refused_pack_leaves_a_running_platform_empty() {
    let folder = tempfile::tempdir().unwrap();
    let (site, _) = running("V3", folder.path()).await;
    let brand = json!({ "call": "brands_v3.create", "with": { "brand": { "name": "Hearth" } } });
    let wrong = json!({ "call": "brands_v3.create", "with": { "brand": {} } });
    for (pack, words) in [
        (json!({ "steps": [brand, wrong] }), "step 2"),
        (json!({ "steps": [brand, { "file": "/etc/passwd" }] }), "--seed"),
        (json!({ "stages": [] }), "stages"),
    ] {
        let (status, body) = site.owner(Method::POST, "/_platform/pack", Some(pack)).await;
        assert_eq!(status, 400, "{body}");
        assert!(body["message"].as_str().unwrap().contains(words), "{body}");
        let found = site.read("brands_v3.query", json!({ "query": {} })).await;
        assert_eq!(found["brands"], json!([]));
    }
}

#[tokio::test]
async fn pictures_are_taken_along_into_the_copy() {
    let folder = tempfile::tempdir().unwrap();
    let site = one_product(folder.path()).await;
    let path = folder.path().join("shop.json");
    site.copied_to(&Target::Pack { path: path.clone(), with_pictures: true }).await.unwrap();
    assert_eq!(files(folder.path()), ["shop.files", "shop.json", "source.json"]);
    let copy = Site::filled(&path).await;
    let found = copy.read("products_v3.query", json!({ "query": {}, "fields": ["MEDIA_ITEMS_INFO"] })).await;
    let picture = found["products"][0]["media"]["itemsInfo"]["items"][0]["image"]["url"].as_str().unwrap().to_owned();
    assert!(picture.starts_with(&copy.base), "{picture}");
    let answer = reqwest::get(&picture).await.unwrap();
    assert_eq!(answer.status(), 200);
}
