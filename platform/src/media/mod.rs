//! Media: the demo shop's pictures, and scaled renditions of any picture.

pub mod picture;
