//! Searching a catalog: by text and condition, with counts by value, range and date (contract, README 10).

mod enums;
mod results;
mod search;

pub use enums::*;
pub use results::*;
pub use search::*;
