//! The running server: composes all wings, and runs the background work.

pub(crate) mod background;
pub(crate) mod compose;
mod daily_summary;
pub mod serve;
#[cfg(test)]
mod tests;
