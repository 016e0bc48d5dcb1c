//! Pictures and videos that calls refer to by media id or address.

use super::record::{MediaKind, Rendition, StoredMedia};
use crate::site::media::file::{self, FileKind, Poster, StoredFile};
use base::{ApiError, Checks, Result};
use cartwright::media::MediaUri;
use cartwright_contract::limits::product::{MEDIA_ADDRESS as MAX_ADDRESS_LENGTH, MEDIA_ID};
use rusqlite::Connection;
use sha2::{Digest, Sha256};

/// The picture or video of a media id, or of an external address; `None` with a violation for anything else.
pub(crate) fn resolve(
    connection: &Connection,
    checks: &mut Checks,
    field: &str,
    media_id: Option<&str>,
    url: Option<&str>,
) -> Result<Option<StoredMedia>> {
    let said = |text: Option<&'_ str>| text.map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
    match (said(media_id), said(url)) {
        (Some(id), _) => by_id(connection, checks, &format!("{field}.mediaId"), id),
        (None, Some(url)) => by_address(connection, checks, &format!("{field}.url"), url),
        (None, None) => {
            checks.refuse(field, "REQUIRED_ONE_OF_FIELD", "needs a media id or an address");
            Ok(None)
        }
    }
}

/// The maximum width and height of a thumbnail, in pixels.
const THUMBNAIL: i64 = 50;

/// A thumbnail's address and size. External pictures stay as they are, since their servers may not scale.
pub(crate) fn thumbnail(url: &str, width: i64, height: i64) -> (String, i64, i64) {
    let Some((_, file)) = url.rsplit_once("/media/").filter(|(_, file)| !file.contains('/')) else {
        return (url.to_owned(), width, height);
    };
    let extension = file.rsplit_once('.').map_or("jpg", |(_, extension)| extension);
    let longer = width.max(height).max(1);
    let side = |side: i64| match longer > THUMBNAIL {
        true => (side.saturating_mul(THUMBNAIL) / longer).max(1),
        false => side,
    };
    (format!("{url}/v1/fit/w_50,h_50,q_90/file.{extension}"), side(width), side(height))
}

/// A picture with its file's current focal point; after the file's deletion, the stored one.
pub(crate) fn with_focal_point(connection: &Connection, stored: StoredMedia) -> Result<StoredMedia> {
    let file = if file::is_own_id(&stored.id) { file::find(connection, &stored.id)? } else { None };
    let focal_point = file.map_or(stored.focal_point, |file| file.focal_point);
    Ok(StoredMedia { focal_point, ..stored })
}

fn by_id(connection: &Connection, checks: &mut Checks, field: &str, given: String) -> Result<Option<StoredMedia>> {
    // Callers may send a URI such as `wix:image://v1/<id>/<name>` instead of an id.
    let id = given.parse().map_or(given, |uri: MediaUri| uri.id().to_owned());
    let is_sound = |character: char| character.is_ascii_alphanumeric() || matches!(character, '_' | '-' | '~' | '.');
    if id.len() > MEDIA_ID || !id.chars().all(is_sound) {
        checks.refuse(field, "FORMAT", "is no media id");
        return Ok(None);
    }
    if let Some(file) = file::find(connection, &id)? {
        if file.is_private {
            let problem = "is a private file, or one that is sold: upload the picture again for the shop's pages";
            checks.refuse(field, "VALIDATION", problem);
            return Ok(None);
        }
        let media = of_file(&file);
        if media.is_none() {
            checks.refuse(field, "VALIDATION", "is neither a picture nor a film");
        }
        return Ok(media);
    }
    if file::is_own_id(&id) {
        let description = format!("There is no file {id}");
        return Err(ApiError::bad_request("PRODUCT_MEDIA_NOT_EXIST", description));
    }
    let format = id.rsplit_once('.').map(|(_, extension)| extension.to_ascii_lowercase());
    Ok(Some(StoredMedia {
        picture: Rendition { url: ["/media/", &id].concat(), format, ..Rendition::default() },
        id,
        ..StoredMedia::default()
    }))
}

/// An uploaded picture or video; `None` for other files.
fn of_file(file: &StoredFile) -> Option<StoredMedia> {
    let rendition = |url: String, size: Option<(u32, u32)>, format: &str| Rendition {
        url,
        width: size.map(|(width, _)| width.into()),
        height: size.map(|(_, height)| height.into()),
        format: Some(format.to_owned()),
    };
    let whole = rendition(file.path(), file.facts.size, file.file_type.extension());
    let (kind, picture, files) = match (file.file_type.kind(), Poster::of(file)) {
        (FileKind::Image, _) => (MediaKind::Image, whole, Vec::new()),
        (FileKind::Video, Some(still)) => {
            let picture = rendition(still.path(), Some(still.size), "jpg");
            (MediaKind::Video, picture, vec![whole])
        }
        _ => return None,
    };
    Some(StoredMedia {
        id: file.id.clone(),
        kind,
        picture,
        files,
        focal_point: file.focal_point,
        ..StoredMedia::default()
    })
}

/// The media id of a picture at an external address.
pub fn external_id(url: &str) -> String {
    let digest: String = Sha256::digest(url).iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    format!("ext_{digest}")
}

fn by_address(connection: &Connection, checks: &mut Checks, field: &str, url: String) -> Result<Option<StoredMedia>> {
    if url.chars().count() > MAX_ADDRESS_LENGTH {
        checks.text(field, Some(&url), MAX_ADDRESS_LENGTH);
        return Ok(None);
    }
    let parsed = url::Url::parse(&url).ok();
    let Some(parsed) = parsed.filter(|parsed| matches!(parsed.scheme(), "http" | "https")) else {
        checks.refuse(field, "FORMAT", "is no address of the web");
        return Ok(None);
    };
    // An upload's listed address contains its file's id.
    let mut places = parsed.path_segments().into_iter().flatten();
    if let Some(id) = places.find(|place| file::is_own_id(place))
        && let Some(media) = file::find(connection, id)?.filter(|file| !file.is_private).as_ref().and_then(of_file)
    {
        return Ok(Some(media));
    }
    Ok(Some(StoredMedia {
        id: external_id(&url),
        picture: Rendition { url, ..Rendition::default() },
        ..StoredMedia::default()
    }))
}
