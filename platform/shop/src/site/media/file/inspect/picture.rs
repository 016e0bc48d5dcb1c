//! Pictures: must be complete, decodable, and small enough to decode.

use super::{Facts, Unsound, walk::Walk};
use crate::site::media::{file::file_type::FileType, transform::MAX_SOURCE_SIDE};
use cartwright_pixels::{PixelsError, Unread};
use image::ImageError;
use std::io::{Read, Seek};

/// The maximum of pixels: a small file can decompress to more than the memory holds.
pub(crate) const MAX_PIXELS: u64 = 25_000_000;

pub(super) fn inspect(file_type: FileType, mut source: impl Read + Seek) -> Result<Facts, Unsound> {
    // Checks completeness beforehand: decoders silently fill in missing parts.
    let walk = Walk::new(&mut source)?;
    match file_type {
        FileType::Png => to_end_of_png(walk)?,
        FileType::Gif => to_end_of_gif(walk)?,
        FileType::Webp => to_end_of_webp(walk)?,
        _ => to_end_of_jpeg(walk)?,
    }
    source.rewind()?;
    let mut bytes = Vec::new();
    source.read_to_end(&mut bytes)?;
    let unread = Unread::new(&bytes, MAX_SOURCE_SIDE).map_err(unreadable)?;
    let (width, height) = unread.size();
    if u64::from(width) * u64::from(height) > MAX_PIXELS {
        return Err(Unsound::TooManyPixels);
    }
    let picture = unread.decode().map_err(unreadable)?;
    Ok(Facts { size: Some(picture.size()), ..Facts::default() })
}

fn unreadable(error: PixelsError) -> Unsound {
    match error {
        PixelsError::Codec(ImageError::Limits(_)) => Unsound::TooManyPixels,
        error => Unsound::Malformed(error.to_string()),
    }
}

/// Segments with their length, then data up to the next marker (ITU-T T.81, annex B).
fn to_end_of_jpeg<R: Read + Seek>(mut walk: Walk<R>) -> Result<(), Unsound> {
    const FILL: u8 = 0xFF;
    const SCAN: u8 = 0xDA;
    const END: u8 = 0xD9;
    walk.skip(2)?;
    let mut in_scan = false;
    loop {
        if in_scan {
            walk.skip_past(FILL)?;
        } else if walk.byte()? != FILL {
            return Err(Unsound::malformed("a segment does not begin with a marker"));
        }
        let mut marker = walk.byte()?;
        while marker == FILL {
            marker = walk.byte()?;
        }
        match marker {
            END => return Ok(()),
            // Escaped data, or a restart marker.
            0x00 | 0xD0..=0xD7 if in_scan => {}
            0x01 | 0xD0..=0xD7 => {}
            _ => {
                let length = u16::from_be_bytes(walk.take()?);
                let rest = length.checked_sub(2);
                walk.skip(rest.ok_or_else(|| Unsound::malformed("a segment has no length"))?.into())?;
                in_scan = marker == SCAN;
            }
        }
    }
}

/// Chunks with their length (PNG, third edition, section 5.3).
fn to_end_of_png<R: Read + Seek>(mut walk: Walk<R>) -> Result<(), Unsound> {
    walk.skip(8)?;
    loop {
        let length = u32::from_be_bytes(walk.take()?);
        let name: [u8; 4] = walk.take()?;
        // The checksum follows the content.
        walk.skip(u64::from(length) + 4)?;
        if &name == b"IEND" {
            return Ok(());
        }
    }
}

/// Blocks of sub-blocks with their length (GIF89a, section 15 on).
fn to_end_of_gif<R: Read + Seek>(mut walk: Walk<R>) -> Result<(), Unsound> {
    const EXTENSION: u8 = 0x21;
    const IMAGE: u8 = 0x2C;
    const TRAILER: u8 = 0x3B;
    let colours = |flags: u8| if flags & 0x80 == 0 { 0 } else { 3 << ((flags & 7) + 1) };
    walk.skip(10)?;
    let flags = walk.byte()?;
    walk.skip(2 + colours(flags))?;
    loop {
        match walk.byte()? {
            TRAILER => return Ok(()),
            EXTENSION => walk.skip(1)?,
            IMAGE => {
                walk.skip(8)?;
                let flags = walk.byte()?;
                walk.skip(colours(flags) + 1)?;
            }
            _ => return Err(Unsound::malformed("a block is of no known kind")),
        }
        loop {
            let length = walk.byte()?;
            if length == 0 {
                break;
            }
            walk.skip(length.into())?;
        }
    }
}

/// A chunk with the file's length (RFC 9649).
fn to_end_of_webp<R: Read + Seek>(mut walk: Walk<R>) -> Result<(), Unsound> {
    walk.skip(4)?;
    let length = u32::from_le_bytes(walk.take()?);
    walk.has(length.into())
}
