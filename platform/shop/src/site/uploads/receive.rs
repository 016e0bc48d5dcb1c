//! Receives uploads: streams to disk, inspects, and stores atomically.

use super::address::{self, ANYTHING, MAX_NAME_LENGTH};
use super::{descriptor, repo::Announced};
use crate::site::media::FocalPoint;
use crate::site::media::file::file_type::{FileKind, FileType};
use crate::site::media::file::inspect::{Claim, claim, inspect};
use crate::site::media::file::record::{StoredFile, new_id};
use crate::site::media::file::{part::Part, refusal, repo};
use axum::body::Body;
use base::{ApiError, Checks, Reading, Result, Shop, file_store::unwritable};
use futures_util::StreamExt as _;
use rusqlite::Connection;
use serde::Deserialize;
use serde_json::{Value, json};
use std::{path::Path, sync::Arc, time::Duration};

/// The request of an upload.
#[derive(Debug, Default)]
pub struct Upload {
    /// The address's secret token.
    pub token: String,
    /// The file name in the address.
    pub name: Option<String>,
    /// The declared media type.
    pub mime: Option<String>,
    /// The announced size in bytes.
    pub length: Option<u64>,
}

/// The declared type and size that an upload must match.
#[derive(Debug)]
struct Expected {
    name: Option<String>,
    /// `None` to detect the type.
    file_type: Option<FileType>,
    bytes: Option<u64>,
    is_private: bool,
}

/// `PUT` to an issued address: stores the file and answers with its descriptor.
pub async fn receive(shop: Arc<Shop>, upload: Upload, body: Body) -> Result<Value> {
    let expected = shop.blocking(|shop| Expected::of(address::claim(shop, &upload.token)?, upload)).await?;
    expected.receive(shop, body).await
}

/// Stores a generated file as the owner's upload; returns its descriptor.
pub fn keep(shop: &Arc<Shop>, name: String, content: Vec<u8>) -> Result<Value> {
    let announced = Announced { name: Some(name), mime: ANYTHING.to_owned(), bytes: None, is_private: false };
    let body = Body::from(content);
    let failed = |error: std::io::Error| ApiError::Internal(error.to_string());
    // Own thread: the caller may be within another runtime, which must not block.
    let kept = std::thread::scope(|scope| {
        let working = scope.spawn(|| {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build();
            runtime.map_err(failed)?.block_on(async {
                let expected = Expected::of(announced, Upload::default())?;
                expected.receive(Arc::clone(shop), body).await
            })
        });
        working.join()
    });
    kept.unwrap_or_else(|_| Err(ApiError::Internal("an upload broke off".to_owned())))
}

impl Expected {
    /// Streams the body to disk, and stores the file atomically.
    async fn receive(self, shop: Arc<Shop>, body: Body) -> Result<Value> {
        let quota = shop.blocking(|shop| shop.read(quota_left)).await?;
        let directory = shop.files.directory().map_err(unwritable)?;
        let mut part = Part::create(&directory, quota).await.map_err(unwritable)?;
        self.fill(&mut part, body, shop.config.uploads.read_timeout).await?;
        part.finish().await.map_err(unwritable)?;
        // From here on, a client that disconnects does not interrupt the work.
        shop.blocking(|shop| take_in(shop, part, self)).await
    }

    fn of(announced: Announced, upload: Upload) -> Result<Self> {
        let before = address::declared(&announced.mime)?;
        let now = address::declared(upload.mime.as_deref().unwrap_or(ANYTHING))?;
        if let (Some(before), Some(now)) = (before, now)
            && before != now
        {
            return Err(refusal::mistyped(before, now));
        }
        let expected = Self {
            name: announced.name.or(upload.name),
            file_type: before.or(now),
            bytes: announced.bytes.or(upload.length),
            is_private: announced.is_private,
        };
        if let (Some(said), Some(comes)) = (expected.bytes, upload.length)
            && said != comes
        {
            return Err(refusal::other_size(said, comes));
        }
        let known = expected.bytes.map(|bytes| refusal::check_size(expected.file_type, bytes));
        known.unwrap_or(Ok(())).map(|()| expected)
    }

    /// Writes the body, up to its type's maximum size.
    async fn fill(&self, part: &mut Part, body: Body, read_timeout: Duration) -> Result<()> {
        let max = refusal::max_bytes(self.file_type);
        let mut chunks = body.into_data_stream();
        loop {
            let next = tokio::time::timeout(read_timeout, chunks.next()).await;
            let Some(chunk) = next.map_err(|_| refusal::stalled(read_timeout))? else {
                break;
            };
            let chunk = chunk.map_err(|error| refusal::truncated(&format!("The upload broke off: {error}")))?;
            let bytes = part.bytes() + chunk.len() as u64;
            if let Some(said) = self.bytes.filter(|said| bytes > *said) {
                return Err(refusal::other_size(said, bytes));
            }
            if bytes > max {
                return refusal::check_size(self.file_type, bytes);
            }
            part.write(&chunk).await.map_err(unwritable)?;
        }
        match self.bytes {
            Some(said) if part.bytes() < said => Err(refusal::other_size(said, part.bytes())),
            _ => refusal::check_size(self.file_type, part.bytes()),
        }
    }
}

/// The remaining quota, in bytes.
fn quota_left(reading: &Reading<'_>) -> Result<u64> {
    match reading.shop.config.uploads.quota {
        Some(quota) => Ok(quota.saturating_sub(repo::bytes_kept(reading)?)),
        None => Ok(u64::MAX),
    }
}

/// Inspects a complete upload, and stores it.
fn take_in(shop: &Shop, part: Part, expected: Expected) -> Result<Value> {
    let mut content = part.open().map_err(unwritable)?;
    let file_type = match claim(&mut content).map_err(unwritable)? {
        Claim::Known(found) => match expected.file_type.filter(|said| *said != found) {
            Some(said) => return Err(refusal::mistyped(said, found)),
            None => found,
        },
        Claim::Svg => return Err(refusal::svg()),
        Claim::Unknown => return Err(refusal::unsupported("The content is of no type that is taken")),
    };
    refusal::check_size(Some(file_type), part.bytes())?;
    let facts = {
        let _turn = (file_type.kind() == FileKind::Image).then(|| shop.files.decoding());
        inspect(file_type, content)?
    };
    let file = StoredFile {
        id: new_id(&shop.keys.site_id, file_type),
        name: shown_name(expected.name, file_type),
        file_type,
        digest: part.digest().to_owned(),
        bytes: part.bytes(),
        facts,
        created: shop.clock.now(),
        is_private: expected.is_private,
        focal_point: None,
    };
    let move_to = |path: &Path| part.move_to(path).map_err(unwritable);
    shop.files.keep(part.digest(), move_to, || shop.db.write(|transaction| repo::insert(transaction, &file)))?;
    Ok(descriptor::of(shop, &file))
}

/// A sanitized file name, without characters that a file system or terminal could interpret.
fn shown_name(given: Option<String>, file_type: FileType) -> String {
    let given = given.unwrap_or_default();
    let last = given.rsplit(['/', '\\']).next().unwrap_or_default();
    let name: String = last.chars().filter(|character| !character.is_control()).take(MAX_NAME_LENGTH).collect();
    match name.trim() {
        "" => format!("file.{}", file_type.extension()),
        name => name.to_owned(),
    }
}

/// `GET /site-media/v1/files/{id}`
pub fn show(shop: &Shop, id: &str) -> Result<Value> {
    Ok(descriptor::of(shop, &shop.db.read(|connection| existing(connection, id))?))
}

/// `PATCH /site-media/v1/files/update-file-descriptor`: changes the name, and the focal point of a picture or poster.
/// Products get a changed point when they next name the file.
pub fn update(shop: &Shop, given: &Value) -> Result<Value> {
    let text = |name: &str| given.pointer(&format!("/file/{name}")).and_then(Value::as_str);
    let id = text("id").filter(|id| !id.is_empty());
    let id = id.ok_or_else(|| ApiError::field("file.id", "REQUIRED_FIELD", "must not be empty"))?;
    shop.db.write(|transaction| {
        let mut file = existing(transaction, id)?;
        if let Some(name) = text("displayName") {
            file.name = shown_name(Some(name.to_owned()), file.file_type);
        }
        let path = match file.file_type.kind() {
            FileKind::Video => "/file/media/video/posters/0/focalPoint",
            _ => "/file/media/image/image/focalPoint",
        };
        if let Some(point) = given.pointer(path) {
            let mut checks = Checks::new();
            let field = path.trim_start_matches('/').replace('/', ".");
            let read = |checks| FocalPoint::read(point, &field, checks);
            file.focal_point = if point.is_null() { None } else { read(&mut checks) };
            checks.finish()?;
        }
        repo::update(transaction, &file)?;
        Ok(descriptor::of(shop, &file))
    })
}

fn existing(connection: &Connection, id: &str) -> Result<StoredFile> {
    let file = repo::find(connection, id)?;
    file.ok_or_else(|| ApiError::not_found("FILE_NOT_FOUND", format!("There is no file {id}")))
}

const MAX_FILES: usize = 1000;

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Removal {
    file_ids: Vec<String>,
    permanent: bool,
}

/// `POST /site-media/v1/bulk/files/delete`: ignores unknown ids. Products keep a deleted file's address.
pub fn remove(shop: &Shop, removal: &Removal) -> Result<Value> {
    let count = removal.file_ids.len();
    if !(1..=MAX_FILES).contains(&count) {
        let rule = if count == 0 { "MIN_SIZE" } else { "MAX_SIZE" };
        return Err(ApiError::field("fileIds", rule, format!("must have 1 to {MAX_FILES} entries")));
    }
    if !removal.permanent {
        return Err(ApiError::field("permanent", "VALIDATION", "must be true: there is no bin to put files in"));
    }
    shop.files.remove(|| shop.db.write(|transaction| repo::delete(transaction, &removal.file_ids)))?;
    Ok(json!({}))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_upload_name_is_stripped_of_paths_and_control_characters() {
        let name = |given: &str| shown_name(Some(given.to_owned()), FileType::Png);
        assert_eq!(name("a mug.png"), "a mug.png");
        assert_eq!(name("..\\..\\mug.png"), "mug.png");
        assert_eq!(name("/etc/passwd\u{1b}[2J\n"), "passwd[2J");
        assert_eq!(name(" / "), "file.png");
        assert_eq!(name(&"é".repeat(300)).chars().count(), MAX_NAME_LENGTH);
    }
}
