//! Payments and refunds, with the test provider.

pub(crate) mod balance;
mod billing;
mod calculation;
mod calls;
pub(crate) mod card;
pub(crate) mod gift_card;
pub mod hold;
pub(crate) mod ledger;
pub(crate) mod pending_refund;
mod recorded;
mod refund;
mod refund_call;
mod refund_history;
pub mod repo;
mod rows;
pub(crate) mod settlement;

pub(crate) use balance::balance_of;
pub(crate) use calls::transactions;
pub use card::{Card, CardRefusal};
pub(crate) use gift_card::GiftCardShare;
pub(crate) use recorded::add_payments;
pub(crate) use refund::refund;
pub(crate) use refund_call::refund_payments;
pub use rows::ROWS;
pub(crate) use settlement::{CardState, Dues, Settlement, note};
