//! Searching a catalog: by text and condition, with counts by value, range and date (contract, README 10).
//!
//! ```
//! use cartwright::resources::catalog_search::{CatalogSearch, SearchDetails};
//!
//! let search = CatalogSearch {
//!     search: Some(SearchDetails { expression: Some("oak tray".into()), fuzzy: Some(true), ..SearchDetails::default() }),
//!     filter: Some(serde_json::json!({ "visible": true })),
//!     ..CatalogSearch::default()
//! };
//! assert_eq!(serde_json::to_value(&search)?["search"]["expression"], "oak tray");
//! # Ok::<(), serde_json::Error>(())
//! ```

mod enums;
mod results;
mod search;

pub use enums::*;
pub use results::*;
pub use search::*;
