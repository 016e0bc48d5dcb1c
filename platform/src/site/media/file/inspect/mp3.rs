//! MP3 sounds: frames, each of which says how long it is, perhaps with tags before and after (ISO/IEC 11172-3).

use super::{Facts, Unsound, walk::Walk};
use std::io::{Read, Seek};

/// The minimum of successive frames: a few bytes look like one by chance.
const MIN_FRAMES: u64 = 3;

struct Frame {
    bytes: u64,
    samples: u64,
    rate: u64,
}

/// Whether bytes begin with a frame.
pub(super) fn begins(head: &[u8]) -> bool {
    head.first_chunk().is_some_and(|first| Frame::read(*first).is_some())
}

pub(super) fn inspect<R: Read + Seek>(mut walk: Walk<R>) -> Result<Facts, Unsound> {
    let start: [u8; 3] = walk.take()?;
    if &start == b"ID3" {
        walk.skip(3)?;
        // Seven bits of each byte count.
        let [a, b, c, d] = walk.take::<4>()?.map(u64::from);
        walk.skip(a << 21 | b << 14 | c << 7 | d)?;
    } else {
        walk.go_to(0)?;
    }
    let (mut frames, mut duration) = (0, 0);
    while walk.left() >= 4 {
        // After the last frame there may be tags. Many files end within a frame, which players pass over.
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
    Ok(Facts { duration: Some(duration / 1000), has_sound: true, ..Facts::default() })
}

impl Frame {
    fn read([sync, kind, rates, _]: [u8; 4]) -> Option<Self> {
        // In kilobits a second.
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
