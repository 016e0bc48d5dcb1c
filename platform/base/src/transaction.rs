//! The contexts of database work: a read transaction, and a write transaction on behalf of its author.

use crate::access::Author;
use crate::clock::Millis;
use crate::error::{ApiError, Result};
use crate::secret;
use crate::state::Shop;
use rusqlite::Connection;
use std::ops::Deref;

/// A read transaction: the shop, one snapshot of its database, and the time of the read.
#[derive(Debug, Clone, Copy)]
pub struct Reading<'a> {
    pub shop: &'a Shop,
    pub(crate) connection: &'a Connection,
    pub now: Millis,
}

/// A write transaction: a read transaction with the author of its changes.
#[derive(Debug, Clone, Copy)]
pub struct Writing<'a> {
    reading: Reading<'a>,
    pub author: &'a Author,
}

/// The end of a write that is committed either way: a wrong code stays counted, a payment attempt stays recorded.
#[derive(Debug)]
pub enum Settled<T> {
    Done(T),
    Refused(ApiError),
}

impl<T> Settled<T> {
    /// The end as a result, once the write is committed.
    pub fn into_result(self) -> Result<T> {
        match self {
            Self::Done(done) => Ok(done),
            Self::Refused(refusal) => Err(refusal),
        }
    }
}

impl<'a> Writing<'a> {
    /// The same transaction on behalf of another author.
    pub const fn by<'b>(&self, author: &'b Author) -> Writing<'b>
    where
        'a: 'b,
    {
        Writing { author, ..*self }
    }

    /// The id of what a payload creates: the payload's own if the author keeps ids, else a new one.
    pub fn id_of_new(&self, given: Option<&str>) -> String {
        let kept = given.filter(|id| self.author.keeps_ids && !id.is_empty());
        kept.map_or_else(secret::new_id, str::to_owned)
    }

    /// The same transaction at another time.
    pub const fn at(&self, now: Millis) -> Self {
        Self { reading: Reading { now, ..self.reading }, ..*self }
    }
}

impl<'a> Deref for Writing<'a> {
    type Target = Reading<'a>;

    fn deref(&self) -> &Self::Target {
        &self.reading
    }
}

impl Deref for Reading<'_> {
    type Target = Connection;

    fn deref(&self) -> &Self::Target {
        self.connection
    }
}

impl Shop {
    /// Runs a read transaction.
    pub fn read<T>(&self, work: impl FnOnce(&Reading<'_>) -> Result<T>) -> Result<T> {
        self.db.read(|connection| work(&self.reading(connection)))
    }

    /// Runs a write transaction on behalf of an author: commits on success, rolls back on failure.
    pub fn write<T>(&self, author: &Author, work: impl FnOnce(&Writing<'_>) -> Result<T>) -> Result<T> {
        self.db.write(|transaction| work(&Writing { reading: self.reading(transaction), author }))
    }

    /// Runs a write transaction that is rolled back.
    pub fn rehearse<T>(&self, author: &Author, work: impl FnOnce(&Writing<'_>) -> Result<T>) -> Result<T> {
        self.db.rehearse(|transaction| work(&Writing { reading: self.reading(transaction), author }))
    }

    /// Runs a write transaction whose refusals by [`Settled::Refused`] are committed.
    pub fn settle<T>(&self, author: &Author, work: impl FnOnce(&Writing<'_>) -> Result<Settled<T>>) -> Result<T> {
        self.write(author, work)?.into_result()
    }

    /// The context of a connection that is already open.
    pub fn reading<'a>(&'a self, connection: &'a Connection) -> Reading<'a> {
        Reading { shop: self, connection, now: self.clock.now() }
    }
}
