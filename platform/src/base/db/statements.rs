//! Statements by one call each: prepared once a connection, run, and their rows read.

use crate::base::error::Result;
use rusqlite::types::{FromSql, Type};
use rusqlite::{Connection, OptionalExtension as _, Params, Row};
use serde::de::DeserializeOwned;

/// Statements of a connection.
pub(crate) trait Statements {
    /// Runs a statement that has no rows.
    fn run(&self, sql: &str, values: impl Params) -> Result<()> {
        self.changed(sql, values).map(drop)
    }

    /// Runs a statement, and gives the number of rows that it has changed.
    fn changed(&self, sql: &str, values: impl Params) -> Result<usize>;

    /// All rows of a query.
    fn all<T, C: FromIterator<T>>(
        &self,
        sql: &str,
        values: impl Params,
        row: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<C>;

    /// The first row of a query, if there is a row.
    fn first<T>(
        &self,
        sql: &str,
        values: impl Params,
        row: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>>;

    /// Whether a query has a row.
    fn has(&self, sql: &str, values: impl Params) -> Result<bool>;

    /// The first column of a query that always has a row.
    fn value<T: FromSql>(&self, sql: &str, values: impl Params) -> Result<T>;
}

impl Statements for Connection {
    fn changed(&self, sql: &str, values: impl Params) -> Result<usize> {
        Ok(self.prepare_cached(sql)?.execute(values)?)
    }

    fn all<T, C: FromIterator<T>>(
        &self,
        sql: &str,
        values: impl Params,
        row: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<C> {
        Ok(self.prepare_cached(sql)?.query_map(values, row)?.collect::<rusqlite::Result<_>>()?)
    }

    fn first<T>(
        &self,
        sql: &str,
        values: impl Params,
        row: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>> {
        Ok(self.prepare_cached(sql)?.query_row(values, row).optional()?)
    }

    fn has(&self, sql: &str, values: impl Params) -> Result<bool> {
        Ok(self.prepare_cached(sql)?.exists(values)?)
    }

    fn value<T: FromSql>(&self, sql: &str, values: impl Params) -> Result<T> {
        Ok(self.prepare_cached(sql)?.query_row(values, |row| row.get(0))?)
    }
}

/// A column of JSON, in its type.
pub(crate) fn json<T: DeserializeOwned>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    serde_json::from_str(row.get_ref(column)?.as_str()?)
        .map_err(|error| rusqlite::Error::FromSqlConversionFailure(column, Type::Text, error.into()))
}
