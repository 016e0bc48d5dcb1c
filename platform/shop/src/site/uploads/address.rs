//! Upload addresses: one-time, valid for an hour.

use super::repo;
use crate::site::media::file::{file_type::FileType, refusal};
use axum::http::StatusCode;
use base::{ApiError, Result, Shop, clock::seconds, secret};
pub(super) use cartwright_contract::limits::site::FILE_NAME as MAX_NAME_LENGTH;
use serde::Deserialize;
use serde_json::{Value, json};

/// The lifetime of an upload address, in seconds.
const ADDRESS_SECONDS: i64 = 3_600;
/// The media type that leaves detection to the content.
pub(super) const ANYTHING: &str = "application/octet-stream";

/// The announcement of an upload.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Announcement {
    mime_type: String,
    file_name: Option<String>,
    /// A number, or its text.
    size_in_bytes: Value,
    private: bool,
}

/// `POST /site-media/v1/files/generate-upload-url`
pub fn generate(shop: &Shop, announcement: &Announcement) -> Result<Value> {
    let Announcement { mime_type, file_name, size_in_bytes, private } = announcement;
    if mime_type.trim().is_empty() {
        return Err(ApiError::missing("mimeType"));
    }
    if file_name.as_ref().is_some_and(|name| name.chars().count() > MAX_NAME_LENGTH) {
        let description = format!("must have at most {MAX_NAME_LENGTH} characters");
        return Err(ApiError::field("fileName", "MAX_LENGTH", description));
    }
    let bytes = match size_in_bytes {
        Value::Null => None,
        Value::String(text) => Some(text.parse().ok()),
        number => Some(number.as_u64()),
    };
    let bytes = bytes
        .map(|bytes: Option<u64>| bytes.ok_or_else(|| ApiError::field("sizeInBytes", "FORMAT", "is not a number")))
        .transpose()?;
    let file_type = declared(mime_type)?;
    bytes.map_or(Ok(()), |bytes| refusal::check_size(file_type, bytes))?;
    let token = secret::random_secret()?;
    let now = shop.clock.now();
    shop.db.write(|transaction| {
        let announced =
            repo::Announced { name: file_name.clone(), mime: mime_type.clone(), bytes, is_private: *private };
        repo::insert(transaction, &token, &announced, now.saturating_add(seconds(ADDRESS_SECONDS)))
    })?;
    Ok(json!({ "uploadUrl": format!("{}/upload/{token}", shop.public_url()) }))
}

/// Consumes an upload address, whether or not the upload succeeds.
pub(super) fn claim(shop: &Shop, token: &str) -> Result<repo::Announced> {
    let now = shop.clock.now();
    let announced = shop.db.write(|transaction| repo::take(transaction, token))?;
    let good = announced.filter(|(_, expires)| *expires > now);
    good.map(|(announced, _)| announced).ok_or_else(|| {
        ApiError::application(
            StatusCode::FORBIDDEN,
            "UPLOAD_URL_NOT_VALID",
            "This upload address was used, has expired, or was never given out",
        )
    })
}

/// The declared type of a media type; `None` to detect it.
pub(super) fn declared(mime: &str) -> Result<Option<FileType>> {
    if mime.trim().eq_ignore_ascii_case(ANYTHING) {
        return Ok(None);
    }
    let known = FileType::of_mime(mime).map(Some);
    known.ok_or_else(|| {
        if mime.trim().to_ascii_lowercase().starts_with("image/svg") {
            refusal::svg()
        } else {
            refusal::unsupported(&format!("Files of type {mime} are not taken"))
        }
    })
}
