//! PDF documents: an end mark within the last kibibyte (ISO 32000-1, annex H).

use super::{Facts, Unsound, walk::Walk};
use std::io::{Read, Seek};

pub(super) fn inspect<R: Read + Seek>(mut walk: Walk<R>) -> Result<Facts, Unsound> {
    if memchr::memmem::find(&walk.tail(1024)?, b"%%EOF").is_none() {
        return Err(Unsound::Truncated);
    }
    Ok(Facts::default())
}
