//! A file that was uploaded, as a record.

use super::file_type::{FileKind, FileType};
use super::inspect::Facts;
use crate::base::Millis;

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
