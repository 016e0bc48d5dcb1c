//! Stock: taken by orders and given back, counted by the owner in the words of both catalogs.

mod change;
mod events;
mod item;
mod query;
mod repo;
mod rows;
mod v2;
mod v3;
mod v3_bulk;

pub(crate) use change::{Inventory, Wanted};
pub(crate) use events::Reason;
pub(crate) use events::come_and_gone;
pub(crate) use item::shown;
pub(crate) use query::ids;
pub(crate) use rows::ROWS;
pub(crate) use v3::{require_not_negative, update_for_job, wanted};
