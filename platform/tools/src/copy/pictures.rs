//! Pictures of a copy: named by their address, or taken along as files beside the pack.

use super::CopyError;
use super::steps::{PICTURE, Steps, kept, put, text};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use shop::catalog::external_id;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

const TIMEOUT: Duration = Duration::from_secs(60);
/// The largest picture that is taken along, in bytes.
const LARGEST: usize = 25 * 1024 * 1024;
/// The pictures of a copy.
#[derive(Debug, Default)]
pub(super) struct Pictures {
    /// Whether pictures are to be taken along.
    is_taken: bool,
    /// The addresses to take along, in their order, with the names of their files.
    wanted: BTreeMap<String, String>,
}

impl Pictures {
    pub(super) fn new(is_taken: bool) -> Self {
        Self { is_taken, wanted: BTreeMap::new() }
    }

    /// The picture of an address as a field of a payload: `id` or `url`.
    fn named(&mut self, url: &str) -> (&'static str, String) {
        if !self.is_taken {
            return ("url", url.to_owned());
        }
        let name = self.wanted.entry(url.to_owned()).or_insert_with(|| file_name(url));
        ("id", format!("{{{}}}", name_of(name)))
    }

    /// The media id that a picture has in the copy.
    pub(super) fn id(&mut self, url: &str) -> String {
        match self.named(url) {
            ("id", id) => id,
            (_, url) => external_id(&url),
        }
    }

    /// A product's picture of catalog V3.
    pub(super) fn item(&mut self, item: &Value, steps: &mut Steps) -> Value {
        let mut new = kept(item, &["altText", "displayName"]);
        if text(item, "/mediaType") == "VIDEO" {
            steps.leave("films: their pictures are copied");
        }
        let (name, value) = self.named(still(item));
        put(&mut new, name, value.into());
        new
    }

    /// A category's picture.
    pub(super) fn place(&mut self, image: &Value, _: &mut Steps) -> Value {
        let mut new = kept(image, &["altText"]);
        let (name, value) = self.named(text(image, "/url"));
        put(&mut new, name, value.into());
        new
    }

    /// A product's picture of catalog V1.
    pub(super) fn v1_item(&mut self, item: &Value, steps: &mut Steps) -> Value {
        if text(item, "/mediaType").eq_ignore_ascii_case("video") {
            steps.leave("films: their pictures are copied");
        }
        match self.named(still(item)) {
            ("id", id) => json!({ "mediaId": id }),
            (_, url) => json!({ "url": url }),
        }
    }

    /// Downloads the pictures into a folder, except those that are there, and returns the steps that upload them.
    pub(super) async fn take(&self, folder: &Path) -> Result<Vec<Value>, CopyError> {
        if self.wanted.is_empty() {
            return Ok(Vec::new());
        }
        std::fs::create_dir_all(folder).map_err(|error| CopyError::file(folder, error))?;
        let client = reqwest::Client::builder().timeout(TIMEOUT).build();
        let client = client.map_err(|error| CopyError::Picture { url: String::new(), problem: error.to_string() })?;
        let directory = PathBuf::from(folder.file_name().unwrap_or_default());
        let mut steps = Vec::with_capacity(self.wanted.len());
        for (url, name) in &self.wanted {
            let path = folder.join(name);
            if !path.exists() {
                download(&client, url, &path).await?;
            }
            steps.push(json!({ "file": directory.join(name), "keep": { (name_of(name)): "/file/id" } }));
        }
        Ok(steps)
    }
}

/// The address of a picture, or of a film's still.
pub(super) fn still(item: &Value) -> &str {
    let still = ["/image/url", "/thumbnail/url", "/url"].map(|pointer| text(item, pointer));
    still.into_iter().find(|url| !url.is_empty()).unwrap_or_default()
}

/// The name of a picture's file: unique by its address.
fn file_name(url: &str) -> String {
    let mut hash = String::new();
    for byte in Sha256::digest(url).iter().take(8) {
        let _ = write!(hash, "{byte:02x}");
    }
    let path = url.split(['?', '#']).next().unwrap_or_default();
    let ending = path.rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase());
    let ending = ending.filter(|ending| matches!(ending.as_str(), "jpg" | "jpeg" | "png" | "webp" | "gif" | "avif"));
    format!("{hash}.{}", ending.unwrap_or_else(|| "jpg".to_owned()))
}

/// The name by which later steps use an uploaded picture.
fn name_of(file: &str) -> String {
    [PICTURE, file.split('.').next().unwrap_or_default()].concat()
}

/// Downloads a picture; the file is there wholly or not at all.
async fn download(client: &reqwest::Client, url: &str, path: &Path) -> Result<(), CopyError> {
    let refused = |problem: String| CopyError::Picture { url: url.to_owned(), problem };
    let mut answer = client.get(url).send().await.map_err(|error| refused(error.to_string()))?;
    if !answer.status().is_success() {
        return Err(refused(format!("the answer is {}", answer.status())));
    }
    let mut content = Vec::new();
    while let Some(bytes) = answer.chunk().await.map_err(|error| refused(error.to_string()))? {
        content.extend_from_slice(&bytes);
        if content.len() > LARGEST {
            return Err(refused(format!("it is larger than {} MiB", LARGEST / 1024 / 1024)));
        }
    }
    super::write_new(path, &content)
}
