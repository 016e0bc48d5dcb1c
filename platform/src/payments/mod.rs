//! Payments: the test provider, what came in for an order, and what went back.

mod attempts;
mod balance;
mod billing;
mod calculation;
mod calls;
mod card;
mod gift_card;
mod pay;
mod record;
mod refund;
mod settle;

pub(crate) use attempts::{Verdict, answer, attempts, due};
pub(crate) use balance::balance_of;
pub(crate) use billing::{calculate_refund, order_refundability};
pub(crate) use calls::{collectability, list, list_many, mark_as_paid, refundability};
pub(crate) use card::{Card, CardRefusal};
pub(crate) use gift_card::GiftCardShare;
pub(crate) use pay::{Means, Outcome, pay};
pub(crate) use refund::refund;
pub(crate) use settle::{CardState, Dues, Settlement, capture, note, void};
