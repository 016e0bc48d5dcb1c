//! Files of digital products.

use crate::catalog::record::DigitalFile;
use crate::site::media::file::{self, FileKind};
use base::{ApiError, Checks, Millis, Result, clock::seconds};
use cartwright::resources::products_v3::SecuredMedia;
use rusqlite::Connection;

/// The duration of an external file's import.
const IMPORT: Millis = seconds(10);

/// The downloadable file: the previous one, an uploaded one, or an external one.
pub(super) fn file(
    connection: &Connection,
    now: Millis,
    checks: &mut Checks,
    field: &str,
    given: &SecuredMedia,
    known: Option<DigitalFile>,
) -> Result<Option<DigitalFile>> {
    let id = given.id.clone().unwrap_or_default();
    if id.is_empty() || id.chars().count() > cartwright_contract::limits::product::FILE {
        checks.refuse(format!("{field}.id"), "FORMAT", "is no file's id");
        return Ok(None);
    }
    if let Some(known) = known.filter(|known| known.id == id) {
        return Ok(Some(known));
    }
    let uploaded = file::find(connection, &id)?;
    if uploaded.is_none() && file::is_own_id(&id) {
        let description = format!("There is no file {id}");
        return Err(ApiError::bad_request("DIGITAL_FILE_NOT_FOUND_ERROR", description));
    }
    if uploaded.is_some() {
        // The file is for sale from now on.
        file::make_private(connection, &id)?;
    }
    let (name, kind) = (given.file_name.clone(), given.file_type.as_ref());
    Ok(Some(match uploaded {
        Some(file) => DigitalFile {
            id,
            name: name.or(Some(file.name)),
            size: i64::try_from(file.bytes).ok(),
            file_type: Some(secured(file.file_type.kind()).to_owned()),
            ..DigitalFile::default()
        },
        None => DigitalFile {
            pending_until: is_address(&id).then(|| now.saturating_add(IMPORT)),
            id,
            name,
            file_type: kind.map(|kind| kind.as_str().to_owned()),
            ..DigitalFile::default()
        },
    }))
}

fn is_address(id: &str) -> bool {
    id.starts_with("https://") || id.starts_with("http://")
}

/// The wire name of a file's kind.
const fn secured(kind: FileKind) -> &'static str {
    match kind {
        FileKind::Image => "SECURE_PICTURE",
        FileKind::Video => "SECURE_VIDEO",
        FileKind::Audio => "SECURE_MUSIC",
        FileKind::Document => "SECURE_DOCUMENT",
        FileKind::Archive => "SECURE_ARCHIVE",
    }
}
