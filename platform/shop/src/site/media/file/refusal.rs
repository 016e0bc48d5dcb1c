//! The refusals of uploads.

use super::file_type::{FileType, MAX, MEBIBYTE};
use super::inspect::Unsound;
use axum::http::StatusCode;
use base::{ApiError, Result};
use std::time::Duration;

/// The refusal of an unsupported file type.
pub(crate) fn unsupported(reason: &str) -> ApiError {
    ApiError::application(
        StatusCode::UNSUPPORTED_MEDIA_TYPE,
        "UNSUPPORTED_FILE_TYPE",
        format!("{reason}; those that are: {}", FileType::all()),
    )
}

pub(crate) fn svg() -> ApiError {
    unsupported("SVG drawings can carry script and are not taken")
}

/// The refusal of content that does not match the declared type.
pub(crate) fn mistyped(said: FileType, found: FileType) -> ApiError {
    ApiError::application(
        StatusCode::UNSUPPORTED_MEDIA_TYPE,
        "FILE_TYPE_MISMATCH",
        format!("The file was said to be {} and is {}", said.mime(), found.mime()),
    )
}

/// The maximum size of a type in bytes, or of any type if unknown.
pub(crate) fn max_bytes(file_type: Option<FileType>) -> u64 {
    file_type.map_or(MAX, |known| known.kind().max_bytes())
}

/// Refuses a size beyond the type's maximum.
pub(crate) fn check_size(file_type: Option<FileType>, bytes: u64) -> Result<()> {
    let max = max_bytes(file_type);
    if bytes == 0 {
        return Err(ApiError::bad_request("EMPTY_FILE", "The file is empty"));
    }
    if bytes <= max {
        return Ok(());
    }
    let what = file_type.map_or("any type", FileType::mime);
    Err(ApiError::application(
        StatusCode::PAYLOAD_TOO_LARGE,
        "FILE_TOO_LARGE",
        format!("A file of {what} has at most {} MiB", max / MEBIBYTE),
    ))
}

/// The refusal of content whose size differs from the announced one.
pub(crate) fn other_size(said: u64, came: u64) -> ApiError {
    if came < said {
        return truncated(&format!("{came} of {said} bytes came"));
    }
    ApiError::bad_request("FILE_SIZE_MISMATCH", format!("The file was said to have {said} bytes and has more"))
}

pub(crate) fn truncated(reason: &str) -> ApiError {
    ApiError::bad_request("FILE_TRUNCATED", reason)
}

/// The refusal of a stalled upload (timeout).
pub(crate) fn stalled(read_timeout: Duration) -> ApiError {
    ApiError::application(
        StatusCode::REQUEST_TIMEOUT,
        "UPLOAD_STALLED",
        format!("Nothing more of the file has come for {} seconds", read_timeout.as_secs_f32()),
    )
}

impl From<Unsound> for ApiError {
    fn from(error: Unsound) -> Self {
        let description = error.to_string();
        match error {
            Unsound::Truncated => truncated(&description),
            Unsound::Malformed(_) => Self::bad_request("FILE_UNREADABLE", description),
            Unsound::TooManyPixels => {
                Self::application(StatusCode::PAYLOAD_TOO_LARGE, "PICTURE_TOO_LARGE", description)
            }
            Unsound::Read(_) => Self::Internal(description),
        }
    }
}
