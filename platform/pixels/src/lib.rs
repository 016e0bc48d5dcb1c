//! Pictures: decoded, scaled and encoded.
//!
//! A separate crate, since the codecs are generic and so compiled where they are used: development builds optimise this
//! crate, not the platform.
#![forbid(unsafe_code)]

mod encode;
mod read;
mod scale;

pub use encode::Encoding;
pub use read::Unread;
pub use scale::Part;

use image::{RgbImage, RgbaImage};

/// The reason why a picture cannot be read, scaled or encoded.
#[derive(Debug, thiserror::Error)]
pub enum PixelsError {
    /// The source has no known encoding, or the result could not be encoded.
    #[error("the picture cannot be read or written: {0}")]
    Codec(#[from] image::ImageError),
    /// The source cannot be read at all.
    #[error("the picture cannot be read: {0}")]
    Read(#[from] std::io::Error),
    /// The scaling failed.
    #[error("the picture cannot be scaled: {0}")]
    Scale(String),
}

/// A decoded picture.
#[derive(Debug, Clone)]
pub enum Picture {
    /// Without transparency.
    Opaque(RgbImage),
    /// With transparency.
    Translucent(RgbaImage),
}

impl Picture {
    /// Width and height in pixels.
    #[must_use]
    pub fn size(&self) -> (u32, u32) {
        match self {
            Self::Opaque(pixels) => pixels.dimensions(),
            Self::Translucent(pixels) => pixels.dimensions(),
        }
    }
}
