//! ZIP archives: a directory of what is in it at the end (APPNOTE, section 4.3). It is not unpacked.

use super::{Facts, Unsound, walk::Walk};
use std::io::{Read, Seek};

/// The record that ends an archive, with the longest comment.
const MAX_END_LENGTH: u64 = 22 + 65_535;
/// The marker of a number that is too large for its field.
const ELSEWHERE: u32 = u32::MAX;

pub(super) fn inspect<R: Read + Seek>(mut walk: Walk<R>) -> Result<Facts, Unsound> {
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
