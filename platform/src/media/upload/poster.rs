//! The still that stands for a film until its owner gives it another. No frame of the film is unfolded here, so it is
//! plain: the film's shape, and a sign to play.

use super::file_type::FileKind;
use super::record::StoredFile;
use crate::media::picture::{DrawError, png};

/// What is added to a film's id to name its still, as the hosted platform names a film's first frame.
const SUFFIX: &str = "f000.jpg";
/// The longest side of a still, in pixels.
const LONGEST_SIDE: u32 = 1280;

/// The still of a film.
pub(crate) struct Poster {
    pub(crate) id: String,
    pub(crate) size: (u32, u32),
}

impl Poster {
    /// The still of a file, if that is a film.
    pub(crate) fn of(file: &StoredFile) -> Option<Self> {
        let (width, height) = file.facts.size.filter(|_| file.file_type.kind() == FileKind::Video)?;
        let longest = width.max(height);
        let scaled = |side: u32| {
            let side = u64::from(side) * u64::from(longest.min(LONGEST_SIDE)) / u64::from(longest.max(1));
            u32::try_from(side).unwrap_or(LONGEST_SIDE).max(1)
        };
        Some(Self {
            id: [&file.id, SUFFIX].concat(),
            size: (scaled(width), scaled(height)),
        })
    }

    /// The path it is served under.
    pub(crate) fn path(&self) -> String {
        ["/media/", &self.id].concat()
    }

    /// Draws it, as PNG.
    pub(super) fn draw(&self) -> Result<Vec<u8>, DrawError> {
        let (width, height) = self.size;
        let (x, y) = (width / 2, height / 2);
        let radius = (width.min(height) / 8).max(1);
        let svg = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">
            <rect width="{width}" height="{height}" fill="#3b3a38"/>
            <g transform="translate({x} {y}) scale({radius})">
            <circle r="1" fill="#f4f1ea"/><path d="M-.32-.5.58 0-.32.5Z" fill="#3b3a38"/></g></svg>"##
        );
        png(&svg, self.size)
    }
}

/// The film whose still an id names.
pub(super) fn film_of(id: &str) -> Option<&str> {
    id.strip_suffix(SUFFIX)
}
