//! WebM videos: nested elements, each with its length or open-ended (RFC 8794, RFC 9559).

use super::{Facts, Unsound, walk::Walk};
use std::io::{Read, Seek};

/// The identifier of the EBML header.
pub(super) const MAGIC: [u8; 4] = [0x1A, 0x45, 0xDF, 0xA3];

const HEAD: u32 = 0x1A45_DFA3;
const DOCUMENT_TYPE: u32 = 0x4282;
const SEGMENT: u32 = 0x1853_8067;
const INFO: u32 = 0x1549_A966;
const TIMESTAMP_SCALE: u32 = 0x002A_D7B1;
const DURATION: u32 = 0x4489;
const TRACKS: u32 = 0x1654_AE6B;
const TRACK: u32 = 0xAE;
const TRACK_KIND: u32 = 0x83;
const VIDEO: u32 = 0xE0;
const WIDTH: u32 = 0xB0;
const HEIGHT: u32 = 0xBA;
const CLUSTER: u32 = 0x1F43_B675;
const TIMESTAMP: u32 = 0xE7;
const SIMPLE_BLOCK: u32 = 0xA3;

/// The kind of a sound track.
const SOUND: u64 = 2;
/// The default timestamp scale, in nanoseconds.
const DEFAULT_SCALE: u64 = 1_000_000;

pub(super) fn inspect<R: Read + Seek>(mut walk: Walk<R>) -> Result<Facts, Unsound> {
    let mut film = Film { scale: DEFAULT_SCALE, ..Film::default() };
    while walk.left() > 0 {
        film.element(&mut walk)?;
    }
    if !film.is_webm {
        return Err(Unsound::malformed("it is no WebM"));
    }
    if !film.has_data {
        return Err(Unsound::Truncated);
    }
    let size = film.width.zip(film.height).filter(|(width, height)| *width > 0 && *height > 0);
    Ok(Facts {
        size: Some(size.ok_or_else(|| Unsound::malformed("the film has no picture"))?),
        duration: film.duration(),
        has_sound: film.has_sound,
    })
}

#[derive(Default)]
struct Film {
    is_webm: bool,
    has_data: bool,
    has_sound: bool,
    width: Option<u32>,
    height: Option<u32>,
    /// Nanoseconds per time unit.
    scale: u64,
    /// The stated duration, in units.
    stated: Option<f64>,
    cluster: u64,
    /// The time of the last block so far, in units.
    last: u64,
}

impl Film {
    /// Reads an element's head, then descends into it or skips it.
    fn element<R: Read + Seek>(&mut self, walk: &mut Walk<R>) -> Result<(), Unsound> {
        let name = name(walk)?;
        let length = length(walk)?;
        if let Some(length) = length {
            walk.has(length)?;
        }
        match (name, length) {
            (HEAD | SEGMENT | INFO | TRACKS | TRACK | VIDEO, _) => Ok(()),
            (CLUSTER, length) => {
                self.has_data = true;
                // Skips a cluster of known length; clusters of live recordings have none.
                length.map_or(Ok(()), |length| walk.skip(length))
            }
            (_, None) => Err(Unsound::malformed("an element has no end")),
            (DOCUMENT_TYPE, Some(4)) => walk.take::<4>().map(|name| self.is_webm = &name == b"webm"),
            (TIMESTAMP_SCALE, Some(length)) => number(walk, length).map(|scale| self.scale = scale),
            (DURATION, Some(4)) => walk.take().map(|bytes| self.stated = Some(f32::from_be_bytes(bytes).into())),
            (DURATION, Some(8)) => walk.take().map(|bytes| self.stated = Some(f64::from_be_bytes(bytes))),
            (TRACK_KIND, Some(length)) => number(walk, length).map(|kind| self.has_sound |= kind == SOUND),
            (WIDTH, Some(length)) => number(walk, length).map(|width| self.width = u32::try_from(width).ok()),
            (HEIGHT, Some(length)) => number(walk, length).map(|height| self.height = u32::try_from(height).ok()),
            (TIMESTAMP, Some(length)) => number(walk, length).map(|time| self.cluster = time),
            (SIMPLE_BLOCK, Some(length)) => {
                let end = walk.place() + length;
                self::length(walk)?;
                let after = i16::from_be_bytes(walk.take()?);
                self.last = self.last.max(self.cluster.saturating_add_signed(after.into()));
                walk.go_to(end)
            }
            (_, Some(length)) => walk.skip(length),
        }
    }

    /// The duration in milliseconds: as stated, else up to the last block.
    fn duration(&self) -> Option<u64> {
        #[allow(clippy::cast_precision_loss, reason = "durations are far below 2^53")]
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "what is out of bounds saturates")]
        let stated = self.stated.map(|units| (units * self.scale as f64 / 1e6) as u64);
        let met = self.last.saturating_mul(self.scale) / 1_000_000;
        Some(stated.unwrap_or(met)).filter(|duration| *duration > 0)
    }
}

/// An element's id. The first byte encodes the number of bytes and is part of the id.
fn name<R: Read + Seek>(walk: &mut Walk<R>) -> Result<u32, Unsound> {
    let first = walk.byte()?;
    let more = first.leading_zeros();
    if more > 3 {
        return Err(Unsound::malformed("an element has no name"));
    }
    let mut name = u32::from(first);
    for _ in 0..more {
        name = name << 8 | u32::from(walk.byte()?);
    }
    Ok(name)
}

/// An element's length; `None` if all bits are set (unknown). The first byte encodes the number of bytes.
fn length<R: Read + Seek>(walk: &mut Walk<R>) -> Result<Option<u64>, Unsound> {
    let first = walk.byte()?;
    let more = first.leading_zeros();
    if more > 7 {
        return Err(Unsound::malformed("an element has no length"));
    }
    let bits = 7 * (more + 1);
    let mut length = u64::from(first);
    for _ in 0..more {
        length = length << 8 | u64::from(walk.byte()?);
    }
    let all = (1 << bits) - 1;
    let length = length & all;
    Ok(Some(length).filter(|length| *length != all))
}

fn number<R: Read + Seek>(walk: &mut Walk<R>, length: u64) -> Result<u64, Unsound> {
    if length > 8 {
        return Err(Unsound::malformed("a number is too long"));
    }
    let mut number = 0;
    for _ in 0..length {
        number = number << 8 | u64::from(walk.byte()?);
    }
    Ok(number)
}
