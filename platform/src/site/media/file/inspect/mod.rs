//! File types by content: the first bytes make a claim, and the rest has to prove it.

mod archive;
mod document;
mod mp3;
mod mp4;
mod ogg;
mod picture;
mod riff;
#[cfg(test)]
mod tests;
mod walk;
mod webm;

use super::file_type::FileType;
use std::io::{Read, Seek, SeekFrom};
use walk::Walk;

/// The number of first bytes that are read.
const HEAD: u64 = 1024;

/// The properties found in a file.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Facts {
    /// Of a picture or film as it is shown, in pixels.
    pub(crate) size: Option<(u32, u32)>,
    /// Of a film or sound, in milliseconds.
    pub(crate) duration: Option<u64>,
    pub(crate) has_sound: bool,
}

/// The reason why a file is refused.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unsound {
    #[error("The file ends before it is complete")]
    Truncated,
    #[error("The file cannot be read: {0}")]
    Malformed(String),
    #[error("The picture has more than {} million pixels", picture::MAX_PIXELS / 1_000_000)]
    TooManyPixels,
    #[error("{0}")]
    Read(#[from] std::io::Error),
}

impl Unsound {
    fn malformed(reason: &str) -> Self {
        Self::Malformed(reason.to_owned())
    }
}

/// The type that a file claims.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Claim {
    Known(FileType),
    /// A drawing in SVG, which can carry script.
    Svg,
    Unknown,
}

/// The claim of a file's first bytes.
pub(crate) fn claim(source: &mut (impl Read + Seek)) -> std::io::Result<Claim> {
    let mut head = Vec::new();
    source.seek(SeekFrom::Start(0))?;
    source.by_ref().take(HEAD).read_to_end(&mut head)?;
    Ok(claim_of(&head))
}

fn claim_of(head: &[u8]) -> Claim {
    let at = |place: usize, text: &[u8]| head.get(place..).is_some_and(|rest| rest.starts_with(text));
    Claim::Known(match () {
        () if at(0, &[0xFF, 0xD8, 0xFF]) => FileType::Jpeg,
        () if at(0, b"\x89PNG\r\n\x1a\n") => FileType::Png,
        () if at(0, b"GIF87a") || at(0, b"GIF89a") => FileType::Gif,
        () if at(0, b"RIFF") && at(8, b"WEBP") => FileType::Webp,
        () if at(0, b"RIFF") && at(8, b"WAVE") => FileType::Wav,
        () if at(4, b"ftyp") && mp4::is_brand(head.get(8..12).unwrap_or_default()) => FileType::Mp4,
        () if at(0, &webm::MAGIC) => FileType::Webm,
        () if at(0, b"OggS") => FileType::Ogg,
        () if at(0, b"%PDF-") => FileType::Pdf,
        () if at(0, b"PK\x03\x04") || at(0, b"PK\x05\x06") => FileType::Zip,
        () if at(0, b"ID3") || mp3::begins(head) => FileType::Mp3,
        () if is_svg(head) => return Claim::Svg,
        () => return Claim::Unknown,
    })
}

fn is_svg(head: &[u8]) -> bool {
    let text = String::from_utf8_lossy(head);
    let text = text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']);
    text.starts_with('<') && text.to_ascii_lowercase().contains("<svg")
}

/// Goes through a file of a type and finds out about it.
pub(crate) fn inspect(file_type: FileType, source: impl Read + Seek) -> Result<Facts, Unsound> {
    match file_type {
        FileType::Jpeg | FileType::Png | FileType::Gif | FileType::Webp => picture::inspect(file_type, source),
        FileType::Mp4 => mp4::inspect(Walk::new(source)?),
        FileType::Webm => webm::inspect(Walk::new(source)?),
        FileType::Mp3 => mp3::inspect(Walk::new(source)?),
        FileType::Wav => riff::inspect_sound(Walk::new(source)?),
        FileType::Ogg => ogg::inspect(Walk::new(source)?),
        FileType::Pdf => document::inspect(Walk::new(source)?),
        FileType::Zip => archive::inspect(Walk::new(source)?),
    }
}
