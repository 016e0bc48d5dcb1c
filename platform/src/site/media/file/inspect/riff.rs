//! Files of named chunks in little-endian order: WebP pictures and WAVE sounds.

use super::{Facts, Unsound, walk::Walk};
use std::io::{Read, Seek};

/// Refuses a file that is shorter than it says.
pub(super) fn to_end<R: Read + Seek>(mut walk: Walk<R>) -> Result<(), Unsound> {
    walk.skip(4)?;
    let length = u32::from_le_bytes(walk.take()?);
    walk.has(length.into())
}

pub(super) fn inspect_sound<R: Read + Seek>(mut walk: Walk<R>) -> Result<Facts, Unsound> {
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
                return Ok(Facts { duration: Some(length * 1000 / rate), has_sound: true, ..Facts::default() });
            }
            _ => walk.skip(length)?,
        }
        // Chunks begin at even places.
        walk.skip(walk.place() % 2)?;
    }
}
