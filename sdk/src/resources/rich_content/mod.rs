//! Rich texts: a tree of typed nodes, whose unknown kinds and fields are kept as they came (SPEC section 3, "Catalog").

mod app;
mod card;
mod document;
mod embed;
mod layout;
mod media;
mod poll;
mod text;

pub use app::*;
pub use card::*;
pub use document::*;
pub use embed::*;
pub use layout::*;
pub use media::*;
pub use poll::*;
pub use text::*;
