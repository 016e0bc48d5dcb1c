//! The accepted file types.

pub(crate) const MEBIBYTE: u64 = 1024 * 1024;
/// The maximum size of any file, in bytes.
pub(crate) const MAX: u64 = 1024 * MEBIBYTE;

#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "UPPERCASE", const_into_str)]
pub(crate) enum FileKind {
    Image,
    Video,
    Audio,
    Document,
    Archive,
}

impl FileKind {
    /// The maximum size of a file of this kind, in bytes, as on the hosted platform.
    pub(crate) const fn max_bytes(self) -> u64 {
        match self {
            Self::Image => 25 * MEBIBYTE,
            Self::Audio => 360 * MEBIBYTE,
            Self::Video | Self::Document | Self::Archive => MAX,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FileType {
    Jpeg,
    Png,
    Gif,
    Webp,
    Mp4,
    Webm,
    Mp3,
    Wav,
    Ogg,
    Pdf,
    Zip,
}

/// All types: kind, media type, file extension, and media type aliases.
const TYPES: [(FileType, FileKind, &str, &str, &[&str]); 11] = [
    (FileType::Jpeg, FileKind::Image, "image/jpeg", "jpg", &["image/jpg"]),
    (FileType::Png, FileKind::Image, "image/png", "png", &[]),
    (FileType::Gif, FileKind::Image, "image/gif", "gif", &[]),
    (FileType::Webp, FileKind::Image, "image/webp", "webp", &[]),
    (FileType::Mp4, FileKind::Video, "video/mp4", "mp4", &["video/x-m4v"]),
    (FileType::Webm, FileKind::Video, "video/webm", "webm", &[]),
    (FileType::Mp3, FileKind::Audio, "audio/mpeg", "mp3", &["audio/mp3"]),
    (FileType::Wav, FileKind::Audio, "audio/wav", "wav", &["audio/wave", "audio/x-wav", "audio/vnd.wave"]),
    (FileType::Ogg, FileKind::Audio, "audio/ogg", "ogg", &["application/ogg"]),
    (FileType::Pdf, FileKind::Document, "application/pdf", "pdf", &[]),
    (FileType::Zip, FileKind::Archive, "application/zip", "zip", &["application/x-zip-compressed"]),
];

impl FileType {
    fn row(self) -> &'static (Self, FileKind, &'static str, &'static str, &'static [&'static str]) {
        let [first, ..] = &TYPES;
        TYPES.iter().find(|row| row.0 == self).unwrap_or(first)
    }

    pub(crate) fn kind(self) -> FileKind {
        self.row().1
    }

    pub(crate) fn mime(self) -> &'static str {
        self.row().2
    }

    /// The file extension.
    pub(crate) fn extension(self) -> &'static str {
        self.row().3
    }

    /// The type of a media type, without its parameters.
    pub(crate) fn of_mime(mime: &str) -> Option<Self> {
        let plain = mime.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
        let mut rows = TYPES.iter();
        rows.find(|row| row.2 == plain || row.4.contains(&plain.as_str())).map(|row| row.0)
    }

    /// A list of all accepted media types, as text.
    pub(crate) fn all() -> String {
        TYPES.map(|row| row.2).join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_type_is_found_by_its_media_type() {
        for (file_type, ..) in TYPES {
            assert_eq!(FileType::of_mime(file_type.mime()), Some(file_type));
        }
        assert_eq!(FileType::of_mime("Image/JPG"), Some(FileType::Jpeg));
        assert_eq!(FileType::of_mime("video/webm;codecs=vp8,opus"), Some(FileType::Webm));
        assert_eq!(FileType::of_mime("image/svg+xml"), None);
    }
}
