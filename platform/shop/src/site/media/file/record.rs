//! Uploaded files, and their ids.

use super::file_type::{FileKind, FileType};
use super::inspect::Facts;
use crate::site::media::FocalPoint;
use base::Millis;

/// An uploaded file.
#[derive(Debug, Clone, PartialEq)]
pub struct StoredFile {
    pub(crate) id: String,
    /// The file name that the owner gave.
    pub(crate) name: String,
    pub(crate) file_type: FileType,
    /// The content's digest, which names the file on disk.
    pub(crate) digest: String,
    pub(crate) bytes: u64,
    pub(crate) facts: Facts,
    pub(crate) created: Millis,
    /// For sale or withheld: served only to the owner, and to buyers by their orders' links.
    pub(crate) is_private: bool,
    /// The focal point of a picture, or of a video's poster.
    pub(crate) focal_point: Option<FocalPoint>,
}

impl StoredFile {
    /// The file's path.
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

    /// A video's path without a resolution.
    pub(crate) fn plain_path(&self) -> String {
        format!("/video/{}/file", self.id)
    }
}

/// The number of characters of the site's id at the start of its file ids.
const SITE_LENGTH: usize = 6;

/// Generates an id in the hosted platform's form: the site, a unique part, and the type.
pub(crate) fn new_id(site_id: &str, file_type: FileType) -> String {
    let site: String = site_id.chars().filter(char::is_ascii_alphanumeric).take(SITE_LENGTH).collect();
    let own = uuid::Uuid::new_v4().simple();
    let extension = file_type.extension();
    match file_type.kind() {
        // The suffix `~mv2` marks scalable pictures.
        FileKind::Image => format!("{site}_{own}~mv2.{extension}"),
        FileKind::Video => format!("{site}_{own}"),
        FileKind::Audio | FileKind::Document | FileKind::Archive => format!("{site}_{own}.{extension}"),
    }
}

/// Whether a text is unambiguously the id of an upload.
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
