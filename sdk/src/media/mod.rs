//! Media: URIs of pictures, videos, audio files and documents, and the URLs of scaled pictures.
//!
//! ```
//! use cartwright::media::{MediaUri, Scaling};
//!
//! let uri: MediaUri = "wix:image://v1/abc.jpg/mug.jpg#originWidth=1000&originHeight=800".parse()?;
//! let picture = uri.picture("https://static.wixstatic.com").unwrap_or_default();
//! assert_eq!(
//!     picture.scaled(&Scaling::fill(300, 200)),
//!     "https://static.wixstatic.com/media/abc.jpg/v1/fill/w_300,h_200,al_c,q_80,usm_0.66_1.00_0.01,enc_auto/mug.jpg"
//! );
//! # Ok::<(), cartwright::media::MediaUriError>(())
//! ```

mod scaling;
mod uri;

pub use scaling::{Alignment, Crop, Picture, Scaling, Shape};
pub use uri::{MediaUri, MediaUriError, Poster};

/// Widths of pictures up to the screen's width, in pixels.
pub const LARGE_WIDTHS: [u32; 8] = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
/// Widths of smaller pictures, in pixels.
pub const SMALL_WIDTHS: [u32; 8] = [16, 32, 48, 64, 96, 128, 256, 384];
/// The encoding quality of pictures at these widths.
pub const WIDTHS_QUALITY: u8 = 75;
/// The minimum cache time of a scaled picture, in seconds: the smallest `max-age` of the media server.
pub const CACHE_SECONDS: u32 = 60;
