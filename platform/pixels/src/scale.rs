//! Scaling. Only the two layouts that pictures are decoded to are compiled: the resizer knows a dozen.

use fast_image_resize::images::{TypedImage, TypedImageRef};
use fast_image_resize::pixels::{U8x3, U8x4};
use fast_image_resize::{PixelTrait, ResizeOptions, Resizer};
use image::{RgbImage, RgbaImage};

use super::{Picture, PixelsError};

/// A part of a picture, in its pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Part {
    /// From the left edge.
    pub left: f64,
    /// From the top edge.
    pub top: f64,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

impl Picture {
    /// A part of it, scaled to a size.
    ///
    /// # Errors
    ///
    /// When the part does not lie within the picture, or the size has no pixels.
    pub fn scaled(&self, part: Part, to: (u32, u32)) -> Result<Self, PixelsError> {
        let (width, height) = to;
        let scaled = match self {
            Self::Opaque(pixels) => {
                let bytes = resized::<U8x3>(pixels, self.size(), part, to)?;
                RgbImage::from_raw(width, height, bytes).map(Self::Opaque)
            }
            Self::Translucent(pixels) => {
                let bytes = resized::<U8x4>(pixels, self.size(), part, to)?;
                RgbaImage::from_raw(width, height, bytes).map(Self::Translucent)
            }
        };
        scaled.ok_or_else(|| PixelsError::Scale("the scaled pixels do not fill the picture".to_owned()))
    }
}

fn resized<P: PixelTrait>(
    bytes: &[u8],
    (width, height): (u32, u32),
    part: Part,
    to: (u32, u32),
) -> Result<Vec<u8>, PixelsError> {
    let failed = |error: &dyn std::fmt::Display| PixelsError::Scale(error.to_string());
    let source = TypedImageRef::<P>::from_buffer(width, height, bytes).map_err(|error| failed(&error))?;
    let options = ResizeOptions::new().crop(part.left, part.top, part.width, part.height);
    let mut pixels = vec![0; to.0 as usize * to.1 as usize * P::size()];
    let mut scaled = TypedImage::<P>::from_buffer(to.0, to.1, &mut pixels).map_err(|error| failed(&error))?;
    Resizer::new().resize_typed(&source, &mut scaled, &options).map_err(|error| failed(&error))?;
    Ok(pixels)
}
