//! Mails that would be sent: they are kept, and shown on a page.

use crate::clock::Millis;
use crate::error::ApiError;
use rusqlite::Connection;

/// Mails that the page shows.
const SHOWN: i64 = 100;

/// A mail.
#[derive(Debug, Clone)]
pub(crate) struct Mail {
    pub(crate) recipient: String,
    pub(crate) subject: String,
    pub(crate) body: String,
    pub(crate) created: Millis,
}

/// Puts a mail into the outbox.
pub(crate) fn send(connection: &Connection, mail: &Mail) -> Result<(), ApiError> {
    connection
        .prepare_cached("INSERT INTO messages (recipient, subject, body, created) VALUES (?1, ?2, ?3, ?4)")?
        .execute((&mail.recipient, &mail.subject, &mail.body, mail.created))?;
    Ok(())
}

/// The newest mails, newest first.
pub(crate) fn newest(connection: &Connection) -> Result<Vec<Mail>, ApiError> {
    let mut statement = connection
        .prepare_cached("SELECT recipient, subject, body, created FROM messages ORDER BY number DESC LIMIT ?1")?;
    let mails = statement.query_map([SHOWN], |row| {
        Ok(Mail {
            recipient: row.get(0)?,
            subject: row.get(1)?,
            body: row.get(2)?,
            created: row.get(3)?,
        })
    })?;
    Ok(mails.collect::<rusqlite::Result<_>>()?)
}
