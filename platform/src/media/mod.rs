//! Media: files that are uploaded, the demo shop's pictures, and scaled renditions of any picture.

pub mod router;
pub mod store;
pub mod transform;
pub(crate) mod upload;
pub mod url;

pub use router::router;
pub use store::{MediaError, MediaStore, Original, PictureSource, Rendition};
