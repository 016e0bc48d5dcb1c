//! Resources: the records that the contract's calls create, get, query, update and delete in one way for every kind.
//!
//! A kind implements [`Resource`]: its names, its rows, and what is its own of creating, updating, deleting and showing a
//! record; and [`Listed`], if it is queried. [`calls`] and [`bulk`] are the handlers, which a wing's table of rows names
//! with the kind as their parameter:
//!
//! ```text
//! pub(crate) const ROWS: Rows = &[
//!     ("brands_v3.get", calls::get::<Brand>),
//!     ("brands_v3.create", calls::create::<Brand>),
//!     ("brands_v3.bulk_delete", bulk::delete::<Brand>),
//! ];
//! ```
//!
//! The handlers read payloads by the kind's names, run one transaction, compare revisions, publish events, show the fields
//! that a call requests, and make bulk results. A call with rules of its own, such as the assignment of products to a group,
//! uses the handlers' steps: [`found`], [`shown`], [`answer`] and [`listed`].

pub(crate) mod bulk;
pub(crate) mod calls;
pub mod revision;

pub use calls::{answer, found, listed, shown};

use crate::events::{Event, EventKind};
use base::query::ListSource;
use base::{Call, Reading, Result, Writing, bulk_calls};
use rusqlite::{Connection, Row};
use serde_json::Value;
use std::borrow::Cow;

/// A kind of resource.
pub trait Resource {
    type Record;

    /// The singular and plural names in payloads.
    const ONE: &'static str;
    const MANY: &'static str;
    /// The singular name in sentences.
    const NOUN: &'static str = Self::ONE;
    /// The entity's full name in events.
    const EVENT: &'static str;
    /// The field of the record in a bulk result.
    const BULK_ITEM: &'static str = bulk_calls::ITEM;
    /// Whether answers repeat the requested optional fields as `fields`.
    const REPEATS_FIELDS: bool = false;

    fn find(connection: &Connection, id: &str) -> Result<Option<Self::Record>>;
    fn id(record: &Self::Record) -> &str;
    /// The revision that an update must state.
    fn revision(record: &Self::Record) -> i64;

    /// Validates a payload and inserts its record.
    fn create(writing: &Writing<'_>, given: &Value) -> Result<Self::Record>;
    /// Validates a payload and saves the changed record with its next revision.
    fn update(writing: &Writing<'_>, record: Self::Record, given: &Value) -> Result<Self::Record>;
    /// Removes the record from others before its deletion is published.
    fn disconnect(_: &Writing<'_>, _: &Self::Record) -> Result<()> {
        Ok(())
    }
    fn delete(writing: &Writing<'_>, record: &Self::Record) -> Result<()>;

    /// The record on the wire.
    fn show(reading: &Reading<'_>, record: &Self::Record, view: &View<'_>) -> Result<Value>;

    /// Publishes an event of the record.
    fn publish(writing: &Writing<'_>, record: &Self::Record, kind: EventKind) -> Result<()> {
        let body = Self::show(writing, record, &View::WHOLE)?;
        Event { kind, entity: Self::EVENT, entity_id: Self::id(record), body }.record(writing)
    }
}

/// A kind whose records are listed by queries.
pub trait Listed: Resource {
    /// The fields to filter and sort by, the default order and the limits of a page.
    const LIST: ListSource;

    /// The rows, as a `FROM` clause with a `WHERE`.
    fn rows() -> Cow<'static, str>;
    /// The columns for [`Listed::row`].
    const COLUMNS: &'static str;
    fn row(row: &Row<'_>) -> rusqlite::Result<Self::Record>;
}

/// The options of a record's view.
#[derive(Debug)]
pub struct View<'a> {
    /// The optional fields that the call requests.
    pub(crate) fields: Vec<&'a str>,
    /// Whether to include what only the owner sees.
    pub(crate) is_owner: bool,
}

impl View<'_> {
    /// The owner's view without optional fields.
    pub(crate) const WHOLE: Self = Self { fields: Vec::new(), is_owner: true };
}

impl<'a> View<'a> {
    pub(crate) fn of(call: &'a Call) -> Self {
        Self { fields: call.texts("fields"), is_owner: call.caller.is_owner() }
    }

    /// Whether the call requests an optional field.
    pub(crate) fn has(&self, field: &str) -> bool {
        self.fields.contains(&field)
    }
}
