//! Files that the owner uploads: taken in, kept, deleted.

use crate::samples;
use crate::site::*;
use cartwright_platform::{Config, Platform, Seed, UploadLimits};
use reqwest::header::{CONTENT_TYPE, HeaderMap, HeaderName, X_CONTENT_TYPE_OPTIONS};
use reqwest::{Body, Method};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

pub(crate) const GENERATE: &str = "/site-media/v1/files/generate-upload-url";
pub(crate) const DELETE: &str = "/site-media/v1/bulk/files/delete";

/// A platform whose database is a file.
pub(crate) struct Kept {
    pub(crate) site: Site,
    directory: TempDir,
}

impl Kept {
    pub(crate) async fn start() -> Self {
        Self::start_with(UploadLimits::default()).await
    }

    pub(crate) async fn start_with(uploads: UploadLimits) -> Self {
        let directory = tempfile::tempdir().unwrap();
        let site = Site::start_with(Config { uploads, ..config(directory.path()) });
        Self { site: site.await, directory }
    }

    fn uploads(&self) -> PathBuf {
        self.directory.path().join("shop.db.media/uploads")
    }

    /// The names of what is in the directory of uploads.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.uploads()).into_iter().flatten();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    }

    pub(crate) fn rows(&self) -> i64 {
        let database = rusqlite::Connection::open(self.directory.path().join("shop.db")).unwrap();
        database.query_row("SELECT count(*) FROM files", [], |row| row.get(0)).unwrap()
    }

    /// Waits until the directory of uploads is as it should be.
    pub(crate) async fn until(&self, is_reached: impl Fn(&[String]) -> bool) {
        let wait = async {
            while !is_reached(&self.names()) {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(20), wait).await.unwrap();
    }
}

pub(crate) fn text(headers: &HeaderMap, name: HeaderName) -> &str {
    headers[name].to_str().unwrap()
}

fn config(directory: &Path) -> Config {
    Config {
        database: Some(directory.join("shop.db")),
        // Tests begin anew on a file while the first platform is still there.
        shares_database: true,
        test_hooks: true,
        seed: Seed::Empty,
        ..Config::default()
    }
}

impl Site {
    /// An address for an upload.
    pub(crate) async fn upload_address(&self, announcement: Value) -> String {
        let (status, body) = self.owner(Method::POST, GENERATE, Some(announcement)).await;
        assert_eq!(status, 200, "{body}");
        body["uploadUrl"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn put(&self, address: &str, mime: &str, body: impl Into<Body>) -> (u16, Value) {
        let request = self.http.put(address).header(CONTENT_TYPE, mime).body(body);
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.json().await.unwrap())
    }

    /// Uploads a file that is what it is said to be.
    pub(crate) async fn upload(&self, mime: &str, name: &str, bytes: Vec<u8>) -> Value {
        let address = self
            .upload_address(json!({ "mimeType": mime, "fileName": name, "sizeInBytes": bytes.len().to_string() }))
            .await;
        let (status, body) = self.put(&address, mime, bytes).await;
        assert_eq!(status, 200, "{body}");
        body["file"].clone()
    }

    pub(crate) async fn bytes(&self, url: &str, headers: &[(HeaderName, &str)]) -> (u16, HeaderMap, Vec<u8>) {
        let mut request = self.http.get(url);
        for (name, value) in headers {
            request = request.header(name, *value);
        }
        let answer = request.send().await.unwrap();
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        (status, headers, answer.bytes().await.unwrap().to_vec())
    }
}

#[tokio::test]
async fn uploaded_images_are_stored_and_scaled() {
    let kept = Kept::start().await;
    let site = &kept.site;
    for (mime, extension, bytes) in [
        ("image/jpeg", "jpg", samples::jpeg(160, 120)),
        ("image/png", "png", samples::png(160, 120)),
        ("image/gif", "gif", samples::gif(160, 120)),
        ("image/webp", "webp", samples::webp(160, 120)),
    ] {
        let file = site.upload(mime, "a mug", bytes.clone()).await;
        let id = file["id"].as_str().unwrap();
        assert!(id.ends_with(&format!("~mv2.{extension}")), "{id}");
        let url = format!("{}/media/{id}", site.base);
        assert_eq!(file["url"], url);
        let told = json!({ "id": id, "url": url, "width": 160, "height": 120, "filename": "a mug",
            "sizeInBytes": bytes.len().to_string() });
        assert_eq!(file["media"]["image"]["image"], told);
        assert_eq!((&file["mediaType"], &file["operationStatus"]), (&json!("IMAGE"), &json!("READY")));
        assert_eq!((&file["mimeType"], &file["displayName"]), (&json!(mime), &json!("a mug")));

        let (status, headers, whole) = site.bytes(&url, &[]).await;
        assert_eq!((status, &whole), (200, &bytes));
        assert_eq!((text(&headers, CONTENT_TYPE), text(&headers, X_CONTENT_TYPE_OPTIONS)), (mime, "nosniff"));
        let small = format!("{url}/v1/fill/w_80,h_60,al_c,q_80/mug.jpg");
        for _ in 0..2 {
            let (status, headers, scaled) = site.bytes(&small, &[]).await;
            assert_eq!((status, text(&headers, CONTENT_TYPE)), (200, "image/jpeg"));
            let scaled = image::load_from_memory(&scaled).unwrap();
            assert_eq!((scaled.width(), scaled.height()), (80, 60));
        }
    }
    assert_eq!((kept.names().len(), kept.rows()), (4, 4));
}

#[tokio::test]
async fn an_image_is_rotated_by_its_exif_orientation() {
    let site = Site::start().await;
    let file = site.upload("image/jpeg", "tower.jpg", samples::turned_jpeg(640, 480)).await;
    let told = &file["media"]["image"]["image"];
    assert_eq!((&told["width"], &told["height"]), (&json!(480), &json!(640)));
    let url = format!("{}/v1/fit/w_100,h_100,q_80/tower.jpg", file["url"].as_str().unwrap());
    let (_, _, scaled) = site.bytes(&url, &[]).await;
    let scaled = image::load_from_memory(&scaled).unwrap().into_rgb8();
    assert_eq!(scaled.dimensions(), (75, 100));
    // What was dark on the left is dark at the top.
    assert!(scaled.get_pixel(37, 5)[0] < 60 && scaled.get_pixel(37, 95)[0] > 190);
}

#[tokio::test]
async fn an_upload_url_is_valid_once_and_for_an_hour() {
    let site = Site::start().await;
    let jpeg = samples::jpeg(64, 48);
    let said = json!({ "mimeType": "image/jpeg" });
    let address = site.upload_address(said.clone()).await;
    let (status, body) = site.put(&format!("{address}?filename=mug.jpg"), "image/jpeg", jpeg.clone()).await;
    assert_eq!((status, &body["file"]["displayName"]), (200, &json!("mug.jpg")), "{body}");
    let late = site.upload_address(said.clone()).await;
    site.advance(3600).await;
    for used in [address, late, format!("{}/upload/none", site.base)] {
        let (status, body) = site.put(&used, "image/jpeg", jpeg.clone()).await;
        assert_eq!((status, code(&body)), (403, "UPLOAD_URL_NOT_VALID"), "{used}");
    }

    let visitor = site.visitor().await;
    for (path, body) in [(GENERATE, said), (DELETE, json!({ "fileIds": ["a"], "permanent": true }))] {
        let (status, answer) = site.post(path, &visitor.access, body.clone()).await;
        assert_eq!((status.as_u16(), code(&answer)), (403, "PERMISSION_DENIED"), "{path}");
        let (status, _) = site.call(Method::POST, path, None, Some(body)).await;
        assert_eq!(status, 401, "{path}");
    }
}

#[tokio::test]
async fn equal_files_share_storage_until_the_last_is_deleted() {
    let kept = Kept::start().await;
    let site = &kept.site;
    let jpeg = samples::jpeg(64, 48);
    let one = site.upload("image/jpeg", "one.jpg", jpeg.clone()).await;
    let other = site.upload("image/jpeg", "other.jpg", jpeg).await;
    assert_ne!(one["id"], other["id"]);
    assert_eq!((kept.names().len(), kept.rows()), (1, 2));

    let delete = async |id: &Value| {
        let body = json!({ "fileIds": [id], "permanent": true });
        let (status, body) = site.owner(Method::POST, DELETE, Some(body)).await;
        assert_eq!((status, &body), (200, &json!({})));
    };
    delete(&one["id"]).await;
    assert_eq!(site.bytes(one["url"].as_str().unwrap(), &[]).await.0, 404);
    assert_eq!(site.bytes(other["url"].as_str().unwrap(), &[]).await.0, 200);
    delete(&other["id"]).await;
    delete(&other["id"]).await;
    assert_eq!((kept.names().len(), kept.rows()), (0, 0));
    let (status, body) = site.owner(Method::POST, DELETE, Some(json!({ "fileIds": ["a"] }))).await;
    assert_eq!((status, violated_field(&body)), (400, "permanent"));
}

#[tokio::test]
async fn uploads_survive_a_restart_and_leftover_parts_are_removed() {
    let kept = Kept::start().await;
    let jpeg = samples::jpeg(640, 480);
    let file = kept.site.upload("image/jpeg", "mug.jpg", jpeg.clone()).await;
    let film = kept.site.upload("video/webm", "mug.webm", samples::webm(320, 180)).await;
    // As a crash leaves them.
    for name in ["0f4a.part", "0123456789abcdef"] {
        std::fs::write(kept.uploads().join(name), "half of it").unwrap();
    }
    // Reading and writing lists of goods is no start: whoever serves may be taking an upload in.
    drop(Platform::open(config(kept.directory.path())).unwrap());
    assert_eq!(kept.names().len(), 4);

    let site = Site::start_with(config(kept.directory.path())).await;
    let again = |url: &Value| url.as_str().unwrap().replace(&kept.site.base, &site.base);
    assert_eq!(site.bytes(&again(&file["url"]), &[]).await.2, jpeg);
    assert_eq!(site.bytes(&again(&film["url"]), &[]).await.0, 200);
    assert_eq!(kept.names().len(), 2);
}
