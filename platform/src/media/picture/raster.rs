//! From SVG to pixels.

use resvg::{tiny_skia, usvg};

use super::spec::{PictureSpec, Scene};
use super::{SIDE, draw_svg};

/// A picture could not be drawn.
#[derive(Debug, thiserror::Error)]
pub enum DrawError {
    /// The composed scene is not valid SVG: a mistake in a motif.
    #[error("the scene is not valid SVG: {0}")]
    Svg(#[from] usvg::Error),
    /// No memory for the pixels.
    #[error("a buffer for the pixels could not be made")]
    Buffer,
    /// The pixels could not be written as PNG.
    #[error("the picture could not be written as PNG: {0}")]
    Png(String),
}

/// Draws one picture of a product, [`SIDE`] pixels square, as PNG bytes.
///
/// # Errors
///
/// When the scene is not valid SVG, or the pixels cannot be held or written.
pub fn draw_png(spec: &PictureSpec, scene: Scene) -> Result<Vec<u8>, DrawError> {
    png(&draw_svg(spec, scene), (SIDE, SIDE))
}

/// A drawing of a size, as PNG bytes.
pub(crate) fn png(svg: &str, (width, height): (u32, u32)) -> Result<Vec<u8>, DrawError> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default())?;
    let mut pixels = tiny_skia::Pixmap::new(width, height).ok_or(DrawError::Buffer)?;
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| DrawError::Png(error.to_string()))
}
