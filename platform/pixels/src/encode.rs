//! Encoding.

use std::io::Cursor;

use image::codecs::jpeg::JpegEncoder;
use image::{ImageFormat, RgbImage};

use super::{Picture, PixelsError};

/// The encoding of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    /// Lossy, with a quality from 1 to 100.
    Jpeg(u8),
    /// Lossless.
    Png,
}

impl Picture {
    /// Encodes the picture.
    ///
    /// # Errors
    ///
    /// When the picture is too large for the encoding.
    pub fn encoded(self, encoding: Encoding) -> Result<Vec<u8>, PixelsError> {
        let mut bytes = Cursor::new(Vec::new());
        match (encoding, self) {
            (Encoding::Png, Self::Opaque(pixels)) => pixels.write_to(&mut bytes, ImageFormat::Png)?,
            (Encoding::Png, Self::Translucent(pixels)) => pixels.write_to(&mut bytes, ImageFormat::Png)?,
            (Encoding::Jpeg(quality), picture) => {
                JpegEncoder::new_with_quality(&mut bytes, quality).encode_image(&picture.on_white())?;
            }
        }
        Ok(bytes.into_inner())
    }

    /// JPEG has no transparency: blends with white.
    fn on_white(self) -> RgbImage {
        let pixels = match self {
            Self::Opaque(pixels) => return pixels,
            Self::Translucent(pixels) => pixels,
        };
        let (width, height) = pixels.dimensions();
        let opaque = pixels.pixels().flat_map(|image::Rgba([red, green, blue, alpha])| {
            let over_white = |channel: u8| {
                let (channel, alpha) = (u16::from(channel), u16::from(*alpha));
                ((channel * alpha + 255 * (255 - alpha)) / 255) as u8
            };
            [over_white(*red), over_white(*green), over_white(*blue)]
        });
        RgbImage::from_raw(width, height, opaque.collect()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transparency_turns_white_in_jpeg() {
        let clear = image::RgbaImage::from_pixel(20, 20, image::Rgba([0, 0, 0, 0]));
        assert_eq!(Picture::Translucent(clear).on_white().get_pixel(3, 3).0, [255, 255, 255]);
    }
}
