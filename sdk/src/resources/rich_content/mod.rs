//! Rich content: a tree of typed nodes, with unknown kinds and fields unchanged.
//!
//! ```
//! use cartwright::resources::rich_content::RichContent;
//!
//! let wire = serde_json::json!({ "nodes": [{ "type": "PARAGRAPH", "id": "1", "glow": true }] });
//! let text: RichContent = serde_json::from_value(wire.clone())?;
//! // A field that this version does not know is there again when it is written.
//! assert_eq!(serde_json::to_value(&text)?, wire);
//! # Ok::<(), serde_json::Error>(())
//! ```

mod document;
mod embed;
mod layout;
mod media;
mod text;

pub use document::*;
pub use embed::*;
pub use layout::*;
pub use media::*;
pub use text::*;
