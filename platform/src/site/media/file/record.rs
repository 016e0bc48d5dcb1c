//! A file that was uploaded, as a record, and its id.

use super::file_type::{FileKind, FileType};
use super::inspect::Facts;
use crate::base::Millis;
use crate::site::media::FocalPoint;

/// A file that was uploaded.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct StoredFile {
    pub(crate) id: String,
    /// The name that its owner gave.
    pub(crate) name: String,
    pub(crate) file_type: FileType,
    /// Of its bytes: what they are kept under.
    pub(crate) digest: String,
    pub(crate) bytes: u64,
    pub(crate) facts: Facts,
    pub(crate) created: Millis,
    /// Sold or kept back: served to the owner, and to buyers by the links of their orders.
    pub(crate) is_private: bool,
    /// Of a picture, or of a film's poster.
    pub(crate) focal_point: Option<FocalPoint>,
}

impl StoredFile {
    /// The path it is served under, whole.
    pub(crate) fn path(&self) -> String {
        let id = &self.id;
        if self.is_private {
            return format!("/_files/uploads/{id}");
        }
        match (self.file_type.kind(), self.facts.size) {
            (FileKind::Image, _) => format!("/media/{id}"),
            (FileKind::Video, Some((_, height))) => {
                let format = self.file_type.extension();
                format!("/video/{id}/{height}p/{format}/file.{format}")
            }
            (FileKind::Video, None) => self.plain_path(),
            (FileKind::Audio, _) => format!("/mp3/{id}"),
            (FileKind::Document, _) => format!("/ugd/{id}"),
            (FileKind::Archive, _) => format!("/archives/{id}"),
        }
    }

    /// The path of a film that names no resolution.
    pub(crate) fn plain_path(&self) -> String {
        format!("/video/{}/file", self.id)
    }
}

/// The characters of a site's id that begin the ids of its files.
const SITE_LENGTH: usize = 6;

/// A new id, in the form that the hosted platform's have: the site, something of its own, and the type.
pub(crate) fn new_id(site_id: &str, file_type: FileType) -> String {
    let site: String = site_id.chars().filter(char::is_ascii_alphanumeric).take(SITE_LENGTH).collect();
    let own = uuid::Uuid::new_v4().simple();
    let extension = file_type.extension();
    match file_type.kind() {
        // The mark is of pictures that are scaled.
        FileKind::Image => format!("{site}_{own}~mv2.{extension}"),
        FileKind::Video => format!("{site}_{own}"),
        FileKind::Audio | FileKind::Document | FileKind::Archive => format!("{site}_{own}.{extension}"),
    }
}

/// Whether a text has the form of an upload's id, so that there is no other meaning to it.
pub(crate) fn is_own_id(text: &str) -> bool {
    let Some((site, rest)) = text.split_once('_') else {
        return false;
    };
    let own = rest.split(['~', '.']).next().unwrap_or_default();
    let is_hexadecimal = |text: &str| text.bytes().all(|byte| byte.is_ascii_hexdigit());
    site.len() == SITE_LENGTH && is_hexadecimal(site) && own.len() == 32 && is_hexadecimal(own)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_of_an_upload_is_recognized_by_its_format() {
        let site = uuid::Uuid::new_v4().to_string();
        for file_type in [FileType::Jpeg, FileType::Webm, FileType::Mp3, FileType::Zip] {
            let id = new_id(&site, file_type);
            assert!(is_own_id(&id), "{id}");
        }
        for other in ["", "m0", "cw_0123456789abcdef0123456789abcdef~mv2.jpg", "a_b", "2acbb8_86485e"] {
            assert!(!is_own_id(other), "{other}");
        }
    }
}
