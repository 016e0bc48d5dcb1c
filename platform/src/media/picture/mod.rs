//! Product pictures, drawn: the demo shop has no photographer.
//!
//! A picture is an SVG scene composed from a product's [`PictureSpec`], then rasterised.
//! The same spec gives the same pixels on every machine.

mod canvas;
mod colour;
mod motif;
mod pattern;
mod raster;
mod scene;
mod setting;
mod spec;
mod turned;

pub use colour::{Colour, NotAColour};
pub(crate) use raster::png;
pub use raster::{DrawError, draw_png};
pub use scene::draw_svg;
pub use spec::{Look, Motif, Pattern, PictureSpec, Scene, Setting};

/// The side of a drawn picture, in pixels.
pub const SIDE: u32 = 1200;

/// Part of every picture's id: to be raised when the drawings change, since renditions
/// are cached for a year under their address.
pub const REVISION: u32 = 1;
