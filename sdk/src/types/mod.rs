//! Values that several resources share.

mod amount;
mod currency;
pub(crate) mod entity;
mod money;
mod timestamp;

pub use amount::Amount;
pub use currency::{Currency, NoCurrency};
pub use money::{Money, MoneyError};
pub use timestamp::Timestamp;
