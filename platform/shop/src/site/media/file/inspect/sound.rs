//! Sounds: MP3, in frames with optional tags before and after (ISO/IEC 11172-3); Ogg, in pages (RFC 3533), of Opus (RFC
//! 7845) or Vorbis; and WAVE, in chunks. Frames, pages and chunks state their length.

use super::{Facts, Unsound, walk::Walk};
use std::io::{Read, Seek};

/// The minimum of successive frames: a few bytes may resemble one by chance.
const MIN_FRAMES: u64 = 3;

struct Frame {
    bytes: u64,
    samples: u64,
    rate: u64,
}

/// Whether bytes start with a frame.
pub(super) fn begins_mp3(head: &[u8]) -> bool {
    head.first_chunk().is_some_and(|first| Frame::read(*first).is_some())
}

pub(super) fn inspect_mp3<R: Read + Seek>(mut walk: Walk<R>) -> Result<Facts, Unsound> {
    let start: [u8; 3] = walk.take()?;
    if &start == b"ID3" {
        walk.skip(3)?;
        // A synchsafe integer: seven bits per byte.
        let [a, b, c, d] = walk.take::<4>()?.map(u64::from);
        walk.skip(a << 21 | b << 14 | c << 7 | d)?;
    } else {
        walk.go_to(0)?;
    }
    let (mut frames, mut duration) = (0, 0);
    while walk.left() >= 4 {
        // Tags may follow the last frame. Many files end within a frame, which players ignore.
        let Some(frame) = Frame::read(walk.take()?).filter(|frame| walk.has(frame.bytes - 4).is_ok()) else {
            break;
        };
        walk.skip(frame.bytes - 4)?;
        frames += 1;
        duration += frame.samples * 1_000_000 / frame.rate;
    }
    if frames < MIN_FRAMES {
        return Err(Unsound::malformed("it holds no sound"));
    }
    Ok(Facts::of_sound(Some(duration / 1000)))
}

impl Frame {
    fn read([sync, kind, rates, _]: [u8; 4]) -> Option<Self> {
        // In kilobits per second.
        const FULL: [u64; 16] = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0];
        const HALF: [u64; 16] = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0];
        const LAYER_3: u8 = 0b01;
        if sync != 0xFF || kind & 0xE0 != 0xE0 || kind >> 1 & 3 != LAYER_3 {
            return None;
        }
        let (bit_rates, shift, samples) = match kind >> 3 & 3 {
            0b11 => (FULL, 0, 1152),
            0b10 => (HALF, 1, 576),
            0b00 => (HALF, 2, 576),
            _ => return None,
        };
        let bit_rate = bit_rates.get(usize::from(rates >> 4)).filter(|rate| **rate > 0)?;
        let rate = [44_100_u64, 48_000, 32_000].get(usize::from(rates >> 2 & 3))? >> shift;
        let padding = u64::from(rates >> 1 & 1);
        let bytes = samples / 8 * bit_rate * 1000 / rate + padding;
        Some(Self { bytes, samples, rate }).filter(|frame| frame.bytes > 4)
    }
}

/// The granule position of a page on which no packet ends.
const NO_TIME: u64 = u64::MAX;

pub(super) fn inspect_ogg<R: Read + Seek>(mut walk: Walk<R>) -> Result<Facts, Unsound> {
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
    Ok(Facts::of_sound(rate.and_then(|rate: u64| samples.checked_mul(1000)?.checked_div(rate))))
}

/// The sample rate, from the first page.
fn sample_rate<R: Read + Seek>(walk: &mut Walk<R>, length: u64) -> Result<u64, Unsound> {
    let unknown = || Unsound::malformed("it holds neither Opus nor Vorbis");
    if length < 16 {
        return Err(unknown());
    }
    let first: [u8; 16] = walk.take()?;
    // Opus timestamps are in 48 kHz, whatever the original rate.
    if first.starts_with(b"OpusHead") {
        return Ok(48_000);
    }
    let rate = first.last_chunk().filter(|_| first.starts_with(b"\x01vorbis"));
    rate.map(|rate| u32::from_le_bytes(*rate).into()).ok_or_else(unknown)
}

pub(super) fn inspect_wav<R: Read + Seek>(mut walk: Walk<R>) -> Result<Facts, Unsound> {
    walk.skip(12)?;
    let mut bytes_a_second = None;
    loop {
        let name: [u8; 4] = walk.take()?;
        let length = u64::from(u32::from_le_bytes(walk.take()?));
        walk.has(length)?;
        match &name {
            b"fmt " if length >= 16 => {
                walk.skip(8)?;
                bytes_a_second = Some(u64::from(u32::from_le_bytes(walk.take()?)));
                walk.skip(length - 12)?;
            }
            b"data" => {
                let rate = bytes_a_second.filter(|rate| *rate > 0);
                let rate = rate.ok_or_else(|| Unsound::malformed("its sound has no format"))?;
                return Ok(Facts::of_sound(Some(length * 1000 / rate)));
            }
            _ => walk.skip(length)?,
        }
        // Chunks are aligned to two bytes.
        walk.skip(walk.place() % 2)?;
    }
}
