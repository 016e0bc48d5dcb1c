//! Pictures that calls name by their media id or address.

use super::record::{Rendition, StoredMedia};
use crate::checks::Checks;
use sha2::{Digest, Sha256};

/// The longest address of a picture.
const LONGEST_ADDRESS: usize = 2000;

/// The picture of a media id, which the platform keeps, or of an address elsewhere; none, with the reason in the
/// checks, of what is neither.
pub(crate) fn named(
    checks: &mut Checks,
    field: &str,
    media_id: Option<&str>,
    url: Option<&str>,
) -> Option<StoredMedia> {
    let said = |text: Option<&'_ str>| text.map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
    match (said(media_id), said(url)) {
        (Some(id), _) => by_id(checks, &format!("{field}.mediaId"), id),
        (None, Some(url)) => by_address(checks, &format!("{field}.url"), url),
        (None, None) => {
            checks.refuse(field, "REQUIRED_ONE_OF_FIELD", "needs a media id or an address");
            None
        }
    }
}

fn by_id(checks: &mut Checks, field: &str, id: String) -> Option<StoredMedia> {
    let is_sound = |character: char| character.is_ascii_alphanumeric() || matches!(character, '_' | '-' | '~' | '.');
    if id.len() > 200 || !id.chars().all(is_sound) {
        checks.refuse(field, "FORMAT", "is no media id");
        return None;
    }
    let format = id.rsplit_once('.').map(|(_, extension)| extension.to_ascii_lowercase());
    Some(StoredMedia {
        picture: Rendition {
            url: ["/media/", &id].concat(),
            format,
            ..Rendition::default()
        },
        id,
        ..StoredMedia::default()
    })
}

fn by_address(checks: &mut Checks, field: &str, url: String) -> Option<StoredMedia> {
    if url.chars().count() > LONGEST_ADDRESS {
        checks.text(field, Some(&url), LONGEST_ADDRESS);
        return None;
    }
    let is_web = url::Url::parse(&url).is_ok_and(|parsed| matches!(parsed.scheme(), "http" | "https"));
    if !is_web {
        checks.refuse(field, "FORMAT", "is no address of the web");
        return None;
    }
    let digest: String = Sha256::digest(&url)
        .iter()
        .take(16)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    Some(StoredMedia {
        id: format!("ext_{digest}"),
        picture: Rendition {
            url,
            ..Rendition::default()
        },
        ..StoredMedia::default()
    })
}
