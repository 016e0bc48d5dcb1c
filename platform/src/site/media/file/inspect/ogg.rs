//! Ogg sounds: pages, each of which says how long it is (RFC 3533), of Opus (RFC 7845) or Vorbis.

use super::{Facts, Unsound, walk::Walk};
use std::io::{Read, Seek};

/// The granule position of a page where no sound ends.
const NO_TIME: u64 = u64::MAX;

pub(super) fn inspect<R: Read + Seek>(mut walk: Walk<R>) -> Result<Facts, Unsound> {
    let mut rate = None;
    let mut samples = 0;
    while walk.left() > 0 {
        if &walk.take::<4>()? != b"OggS" {
            return Err(Unsound::malformed("a page does not begin where the last ends"));
        }
        walk.skip(2)?;
        let time = u64::from_le_bytes(walk.take()?);
        walk.skip(12)?;
        let mut length = 0;
        for _ in 0..walk.byte()? {
            length += u64::from(walk.byte()?);
        }
        walk.has(length)?;
        let end = walk.place() + length;
        if rate.is_none() {
            rate = Some(sample_rate(&mut walk, length)?);
        }
        if time != NO_TIME {
            samples = samples.max(time);
        }
        walk.go_to(end)?;
    }
    Ok(Facts {
        duration: rate.and_then(|rate: u64| samples.checked_mul(1000)?.checked_div(rate)),
        has_sound: true,
        ..Facts::default()
    })
}

/// The samples a second that a sound's first page tells.
fn sample_rate<R: Read + Seek>(walk: &mut Walk<R>, length: u64) -> Result<u64, Unsound> {
    let unknown = || Unsound::malformed("it holds neither Opus nor Vorbis");
    if length < 16 {
        return Err(unknown());
    }
    let first: [u8; 16] = walk.take()?;
    // Opus counts in 48 kHz whatever it was made from.
    if first.starts_with(b"OpusHead") {
        return Ok(48_000);
    }
    let rate = first.last_chunk().filter(|_| first.starts_with(b"\x01vorbis"));
    rate.map(|rate| u32::from_le_bytes(*rate).into()).ok_or_else(unknown)
}
