//! Media: files that are uploaded, the demo shop's pictures, and scaled renditions of any picture.

mod cache;
pub(crate) mod file;
pub mod router;
pub mod store;
pub mod transform;
pub mod url;

pub use cache::MediaError;
pub use router::router;
pub use store::{MediaStore, Original, PictureSource, Rendition};
