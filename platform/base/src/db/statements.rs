//! Prepared, cached SQL statements on a connection.

use crate::Result;
use rusqlite::types::{FromSql, Type};
use rusqlite::{Connection, OptionalExtension, Params, Row};
use serde::de::DeserializeOwned;

/// Runs statements, each prepared on first use and cached.
pub trait Statements {
    fn connection(&self) -> &Connection;

    fn run(&self, sql: &str, params: impl Params) -> Result<()> {
        self.changed(sql, params).map(drop)
    }

    /// Runs a statement; returns the number of inserted, updated or deleted rows.
    fn changed(&self, sql: &str, params: impl Params) -> Result<usize> {
        Ok(self.connection().prepare_cached(sql)?.execute(params)?)
    }

    /// The first row, if there is one.
    fn row<T>(
        &self,
        sql: &str,
        params: impl Params,
        read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>> {
        Ok(self.connection().prepare_cached(sql)?.query_row(params, read).optional()?)
    }

    /// All rows, in a collection of the caller's choice.
    fn rows<T, C: FromIterator<T>>(
        &self,
        sql: &str,
        params: impl Params,
        read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<C> {
        Ok(self.connection().prepare_cached(sql)?.query_map(params, read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Whether a query returns a row.
    fn has(&self, sql: &str, params: impl Params) -> Result<bool> {
        Ok(self.connection().prepare_cached(sql)?.exists(params)?)
    }

    /// The first column of a query that always returns one row.
    fn value<T: FromSql>(&self, sql: &str, params: impl Params) -> Result<T> {
        Ok(self.connection().prepare_cached(sql)?.query_row(params, |row| row.get(0))?)
    }

    /// The first column of the first row, if there is one.
    fn optional_value<T: FromSql>(&self, sql: &str, params: impl Params) -> Result<Option<T>> {
        self.row(sql, params, |row| row.get(0))
    }

    /// The first column of all rows.
    fn values<T: FromSql>(&self, sql: &str, params: impl Params) -> Result<Vec<T>> {
        self.rows(sql, params, |row| row.get(0))
    }
}

impl Statements for Connection {
    fn connection(&self) -> &Connection {
        self
    }
}

pub fn json<T: DeserializeOwned>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    serde_json::from_str(row.get_ref(column)?.as_str()?)
        .map_err(|error| rusqlite::Error::FromSqlConversionFailure(column, Type::Text, error.into()))
}

/// Implements reading a row into a struct whose fields are in the order of the columns.
#[macro_export]
macro_rules! row_of {
    ($name:ident: $($field:ident),+) => {
        |row: &rusqlite::Row<'_>| {
            let mut columns = 0_usize..;
            Ok($name { $($field: row.get(columns.next().unwrap_or_default())?),+ })
        }
    };
}

pub use row_of;
