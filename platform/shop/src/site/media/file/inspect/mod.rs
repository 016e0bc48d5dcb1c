//! File type detection: the first bytes suggest a type, and the rest of the file must conform to it.

mod mp4;
mod picture;
mod sound;
#[cfg(test)]
mod tests;
mod walk;
mod webm;

use super::file_type::FileType;
use std::io::{Read, Seek, SeekFrom};
use walk::Walk;

/// The number of first bytes to read.
const HEAD: u64 = 1024;

/// The properties of a file.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Facts {
    /// The displayed size of a picture or video, in pixels.
    pub(crate) size: Option<(u32, u32)>,
    /// The duration of a video or sound, in milliseconds.
    pub(crate) duration: Option<u64>,
    pub(crate) has_sound: bool,
}

impl Facts {
    fn of_sound(duration: Option<u64>) -> Self {
        Self { duration, has_sound: true, ..Self::default() }
    }
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

/// The type that the first bytes suggest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Claim {
    Known(FileType),
    /// An SVG drawing, which may contain script.
    Svg,
    Unknown,
}

/// Detects the type from a file's first bytes.
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
        () if at(0, b"ID3") || sound::begins_mp3(head) => FileType::Mp3,
        () if is_svg(head) => return Claim::Svg,
        () => return Claim::Unknown,
    })
}

fn is_svg(head: &[u8]) -> bool {
    let text = String::from_utf8_lossy(head);
    let text = text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']);
    text.starts_with('<') && text.to_ascii_lowercase().contains("<svg")
}

/// Validates a file against its type, and reads its properties.
pub(crate) fn inspect(file_type: FileType, source: impl Read + Seek) -> Result<Facts, Unsound> {
    match file_type {
        FileType::Jpeg | FileType::Png | FileType::Gif | FileType::Webp => picture::inspect(file_type, source),
        FileType::Mp4 => mp4::inspect(Walk::new(source)?),
        FileType::Webm => webm::inspect(Walk::new(source)?),
        FileType::Mp3 => sound::inspect_mp3(Walk::new(source)?),
        FileType::Wav => sound::inspect_wav(Walk::new(source)?),
        FileType::Ogg => sound::inspect_ogg(Walk::new(source)?),
        FileType::Pdf => inspect_pdf(Walk::new(source)?),
        FileType::Zip => inspect_zip(Walk::new(source)?),
    }
}

/// PDF: an end mark within the last kibibyte (ISO 32000-1, annex H).
fn inspect_pdf<R: Read + Seek>(mut walk: Walk<R>) -> Result<Facts, Unsound> {
    if memchr::memmem::find(&walk.tail(1024)?, b"%%EOF").is_none() {
        return Err(Unsound::Truncated);
    }
    Ok(Facts::default())
}

/// The maximum length of the end record, with the longest comment.
const MAX_END_LENGTH: u64 = 22 + 65_535;
/// The marker of a number too large for its field (ZIP64).
const ELSEWHERE: u32 = u32::MAX;

/// ZIP: a central directory at the end (APPNOTE, section 4.3). Does not unpack the archive.
fn inspect_zip<R: Read + Seek>(mut walk: Walk<R>) -> Result<Facts, Unsound> {
    let length = walk.left();
    let tail = walk.tail(MAX_END_LENGTH)?;
    let record = memchr::memmem::rfind(&tail, b"PK\x05\x06").ok_or(Unsound::Truncated)?;
    walk.go_to(length - tail.len() as u64 + record as u64)?;
    let place = walk.place();
    walk.skip(12)?;
    let size = u32::from_le_bytes(walk.take()?);
    let offset = u32::from_le_bytes(walk.take()?);
    walk.skip(2)?;
    let is_large = size == ELSEWHERE || offset == ELSEWHERE;
    if !is_large && u64::from(size) + u64::from(offset) > place {
        return Err(Unsound::malformed("its directory is not where it says"));
    }
    Ok(Facts::default())
}
