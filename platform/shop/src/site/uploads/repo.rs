//! The rows of upload addresses.

use base::{Millis, Result, Statements, secret};
use rusqlite::Connection;

/// An issued upload address.
#[derive(Debug)]
pub(super) struct Announced {
    pub(super) name: Option<String>,
    pub(super) mime: String,
    pub(super) bytes: Option<u64>,
    pub(super) is_private: bool,
}

pub(super) fn insert(connection: &Connection, token: &str, announced: &Announced, expires: Millis) -> Result<()> {
    connection.run(
        "INSERT INTO upload_addresses (hash, name, mime, bytes, is_private, expires)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        (secret::hash(token), &announced.name, &announced.mime, announced.bytes, announced.is_private, expires),
    )
}

/// Deletes an upload address; returns it with its expiry.
pub(super) fn take(connection: &Connection, token: &str) -> Result<Option<(Announced, Millis)>> {
    connection.row(
        "DELETE FROM upload_addresses WHERE hash = ?1 RETURNING name, mime, bytes, is_private, expires",
        [secret::hash(token)],
        |row| {
            let announced =
                Announced { name: row.get(0)?, mime: row.get(1)?, bytes: row.get(2)?, is_private: row.get(3)? };
            Ok((announced, row.get(4)?))
        },
    )
}
