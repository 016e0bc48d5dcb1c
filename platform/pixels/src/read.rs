//! Decodes in two steps: the head decides whether the rest is needed.

use std::io::Cursor;

use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, Limits};

use super::{Picture, PixelsError};

/// A picture of which only the head was read.
pub struct Unread<'a> {
    decoder: Box<dyn ImageDecoder + 'a>,
    format: Option<ImageFormat>,
    orientation: Orientation,
}

impl std::fmt::Debug for Unread<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let format = &self.format;
        formatter.debug_struct("Unread").field("format", format).finish_non_exhaustive()
    }
}

impl<'a> Unread<'a> {
    /// Reads the head of an encoded picture. A file may claim any size, so refuses a side longer than `longest_side`.
    ///
    /// # Errors
    ///
    /// When the bytes have no known encoding, or claim to be too large.
    pub fn new(bytes: &'a [u8], longest_side: u32) -> Result<Self, PixelsError> {
        let mut reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format()?;
        let format = reader.format();
        let mut limits = Limits::default();
        limits.max_image_width = Some(longest_side);
        limits.max_image_height = Some(longest_side);
        reader.limits(limits.clone());
        let mut decoder: Box<dyn ImageDecoder + 'a> = Box::new(reader.into_decoder()?);
        limits.reserve(decoder.total_bytes())?;
        let orientation = decoder.orientation()?;
        Ok(Self { decoder, format, orientation })
    }

    /// Width and height in pixels, as stored.
    #[must_use]
    pub fn size(&self) -> (u32, u32) {
        self.decoder.dimensions()
    }

    /// Whether a JPEG could represent it unchanged: not rotated, opaque, and in an encoding suited to photographs.
    #[must_use]
    pub fn is_photographic(&self) -> bool {
        matches!(self.format, Some(ImageFormat::Jpeg | ImageFormat::WebP))
            && self.orientation == Orientation::NoTransforms
            && !self.decoder.color_type().has_alpha()
    }

    /// Decodes the picture, with its orientation applied.
    ///
    /// # Errors
    ///
    /// When the rest of the bytes is malformed.
    pub fn decode(self) -> Result<Picture, PixelsError> {
        let mut picture = DynamicImage::from_decoder(self.decoder)?;
        picture.apply_orientation(self.orientation);
        Ok(if picture.color().has_alpha() {
            Picture::Translucent(picture.into_rgba8())
        } else {
            Picture::Opaque(picture.into_rgb8())
        })
    }
}
