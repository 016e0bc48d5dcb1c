//! Media: uploaded files, the demo shop's pictures, and renditions of pictures.

mod cache;
mod expiry;
pub mod file;
mod focal_point;
pub mod router;
pub mod store;
pub mod transform;
pub mod url;

pub use cache::MediaError;
pub(crate) use expiry::expiry;
pub(crate) use focal_point::FocalPoint;
pub use router::router;
pub use store::{MediaStore, Original, PictureSource, Rendition};
