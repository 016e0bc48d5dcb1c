//! The running server: composes all wings, and runs the background work.

pub(crate) mod background;
pub(crate) mod compose;
pub mod serve;
#[cfg(test)]
mod tests;
