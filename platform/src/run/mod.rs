//! The running server: every wing composed, and its work in the background.

pub(crate) mod background;
pub(crate) mod compose;
pub mod serve;
#[cfg(test)]
mod tests;
