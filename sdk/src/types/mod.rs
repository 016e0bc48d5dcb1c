//! Values that several resources share.

pub(crate) mod entity;
mod money;
mod timestamp;

pub use money::Amount;
pub use timestamp::Timestamp;
