//! MP4 videos: nested boxes, each with its length (ISO/IEC 14496-12).

use super::{Facts, Unsound, walk::Walk};
use std::io::{Read, Seek};

const MAX_DEPTH: u32 = 3;

/// Whether a brand is a video that browsers play.
pub(super) fn is_brand(brand: &[u8]) -> bool {
    const BRANDS: [&[u8]; 12] =
        [b"isom", b"iso2", b"iso3", b"iso4", b"iso5", b"iso6", b"mp41", b"mp42", b"avc1", b"dash", b"M4V ", b"MSNV"];
    BRANDS.contains(&brand)
}

pub(super) fn inspect<R: Read + Seek>(mut walk: Walk<R>) -> Result<Facts, Unsound> {
    let mut movie = Movie::default();
    let end = walk.left();
    movie.read(&mut walk, end, 0)?;
    // The index may be at the end: without it the video was truncated.
    if !(movie.has_index && movie.has_data) {
        return Err(Unsound::Truncated);
    }
    let size = movie.size.filter(|_| movie.has_picture);
    Ok(Facts {
        size: Some(size.ok_or_else(|| Unsound::malformed("the film has no picture"))?),
        duration: movie.duration.filter(|duration| *duration > 0),
        has_sound: movie.has_sound,
    })
}

#[derive(Default)]
struct Movie {
    has_index: bool,
    has_data: bool,
    has_picture: bool,
    has_sound: bool,
    size: Option<(u32, u32)>,
    duration: Option<u64>,
}

impl Movie {
    /// Reads the boxes up to `end`.
    fn read<R: Read + Seek>(&mut self, walk: &mut Walk<R>, end: u64, depth: u32) -> Result<(), Unsound> {
        while walk.place() < end {
            let begin = walk.place();
            let short = u32::from_be_bytes(walk.take()?);
            let name: [u8; 4] = walk.take()?;
            let length = match short {
                0 => end - begin,
                1 => u64::from_be_bytes(walk.take()?),
                length => length.into(),
            };
            let content = length.checked_sub(walk.place() - begin);
            let content = content.ok_or_else(|| Unsound::malformed("a box is shorter than its head"))?;
            walk.has(content)?;
            let box_end = walk.place() + content;
            if box_end > end {
                return Err(Unsound::malformed("a box is longer than the one around it"));
            }
            match (depth, &name) {
                (0, b"mdat") => self.has_data = true,
                (0, b"moov") => {
                    self.has_index = true;
                    self.read(walk, box_end, depth + 1)?;
                }
                (1..MAX_DEPTH, b"trak" | b"mdia") => self.read(walk, box_end, depth + 1)?,
                (_, b"mvhd") => self.duration = duration(walk)?,
                (_, b"tkhd") => self.size = self.size.max(size(walk)?),
                (_, b"hdlr") => self.track(walk)?,
                _ => {}
            }
            walk.go_to(box_end)?;
        }
        Ok(())
    }

    /// Reads a track: video, sound or another kind.
    fn track<R: Read + Seek>(&mut self, walk: &mut Walk<R>) -> Result<(), Unsound> {
        walk.skip(8)?;
        let kind: [u8; 4] = walk.take()?;
        self.has_picture |= &kind == b"vide";
        self.has_sound |= &kind == b"soun";
        Ok(())
    }
}

/// The video's duration, in milliseconds.
fn duration<R: Read + Seek>(walk: &mut Walk<R>) -> Result<Option<u64>, Unsound> {
    let version = walk.byte()?;
    let (scale, units) = if version == 1 {
        walk.skip(3 + 16)?;
        (u32::from_be_bytes(walk.take()?), u64::from_be_bytes(walk.take()?))
    } else {
        walk.skip(3 + 8)?;
        (u32::from_be_bytes(walk.take()?), u32::from_be_bytes(walk.take()?).into())
    };
    Ok(units.checked_mul(1000).and_then(|units| units.checked_div(scale.into())))
}

/// The displayed size of a track; `None` for an invisible one.
fn size<R: Read + Seek>(walk: &mut Walk<R>) -> Result<Option<(u32, u32)>, Unsound> {
    let version = walk.byte()?;
    walk.skip(3 + if version == 1 { 32 } else { 20 } + 16)?;
    let across = i32::from_be_bytes(walk.take()?);
    let down = i32::from_be_bytes(walk.take()?);
    walk.skip(28)?;
    // Fixed point, in 65536ths of a pixel.
    let width = u32::from_be_bytes(walk.take()?) >> 16;
    let height = u32::from_be_bytes(walk.take()?) >> 16;
    let is_turned = across == 0 && down != 0;
    let shown = if is_turned { (height, width) } else { (width, height) };
    Ok(Some(shown).filter(|(width, height)| *width > 0 && *height > 0))
}
