//! The reasons why a picture cannot be given.

use super::transform::TransformError;

/// A picture cannot be given.
#[derive(Debug, thiserror::Error)]
pub enum MediaError {
    /// No picture has that id.
    #[error("there is no such picture")]
    Unknown,
    /// The picture could not be scaled or encoded.
    #[error(transparent)]
    Transform(#[from] TransformError),
    /// The cache directory failed.
    #[error("the media cache: {0}")]
    Cache(#[from] std::io::Error),
    /// Too many renditions are asked for.
    #[error("too many pictures are being made")]
    Busy,
    /// The work was broken off.
    #[error("the rendering did not finish: {0}")]
    Unfinished(String),
}
