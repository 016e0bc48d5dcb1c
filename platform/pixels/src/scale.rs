//! Scales pictures in either pixel format.

use image::{RgbImage, RgbaImage};
use resize::{Pixel, PixelFormat, Type};
use rgb::Pod;
use rgb::bytemuck::{cast_slice, cast_slice_mut};

use super::{Picture, PixelsError};

/// A rectangle of a picture, in pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Part {
    /// The distance from the left edge.
    pub left: f64,
    /// The distance from the top edge.
    pub top: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Picture {
    /// Crops to a part (rounded to pixels) and scales it to a size.
    ///
    /// # Errors
    ///
    /// When the part does not lie within the picture, or the size has no pixels.
    pub fn scaled(&self, part: Part, to: (u32, u32)) -> Result<Self, PixelsError> {
        let (width, height) = to;
        let scaled = match self {
            Self::Opaque(pixels) => {
                let bytes = resized(Pixel::RGB8, pixels, self.size(), part, to)?;
                RgbImage::from_raw(width, height, bytes).map(Self::Opaque)
            }
            Self::Translucent(pixels) => {
                let bytes = resized(Pixel::RGBA8P, pixels, self.size(), part, to)?;
                RgbaImage::from_raw(width, height, bytes).map(Self::Translucent)
            }
        };
        scaled.ok_or_else(|| PixelsError::Scale("the scaled pixels do not fill the picture".to_owned()))
    }
}

fn resized<F: PixelFormat<InputPixel: Pod, OutputPixel: Pod>>(
    format: F,
    bytes: &[u8],
    size: (u32, u32),
    part: Part,
    to: (u32, u32),
) -> Result<Vec<u8>, PixelsError> {
    let failed = |error: resize::Error| PixelsError::Scale(error.to_string());
    let (left, width) = whole(part.left, part.width, size.0);
    let (top, height) = whole(part.top, part.height, size.1);
    let (stride, to) = (size.0 as usize, (to.0 as usize, to.1 as usize));
    let source = cast_slice(bytes).get(top * stride + left..).unwrap_or_default();
    let mut pixels = vec![0; to.0 * to.1 * size_of::<F::OutputPixel>()];
    resize::new(width, height, to.0, to.1, format, Type::Lanczos3)
        .and_then(|mut resizer| resizer.resize_stride(source, stride, cast_slice_mut(&mut pixels)))
        .map_err(failed)?;
    Ok(pixels)
}

/// Rounds a side to whole pixels: start and length, which is at least one.
fn whole(begin: f64, length: f64, side: u32) -> (usize, usize) {
    let begin = (begin.round() as u32).min(side.saturating_sub(1));
    let length = (length.round() as u32).min(side - begin).max(1);
    (begin as usize, length as usize)
}
