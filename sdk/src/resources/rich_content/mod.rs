//! Rich texts: a tree of typed nodes, whose unknown kinds and fields are kept as they came (SPEC section 3, "Catalog").
//!
//! ```
//! use cartwright::resources::rich_content::RichContent;
//!
//! let wire = serde_json::json!({ "nodes": [{ "type": "PARAGRAPH", "id": "1", "glow": true }] });
//! let text: RichContent = serde_json::from_value(wire.clone())?;
//! // What this version does not know is there again when it is written.
//! assert_eq!(serde_json::to_value(&text)?, wire);
//! # Ok::<(), serde_json::Error>(())
//! ```

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
