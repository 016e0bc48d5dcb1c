//! The rows of the outbox.

use super::{Message, Sent};
use base::db::Statements;
use base::{Millis, Result};
use rusqlite::Connection;

/// The maximum of messages on the page.
const SHOWN: i64 = 100;
/// The domain of undeliverable recipients, for tests of programs.
const UNDELIVERABLE: &str = "@undeliverable.example";

/// Inserts a message and returns its number; `None` if its recipient is undeliverable.
pub fn send(connection: &Connection, message: &Message) -> Result<Option<i64>> {
    if message.recipient.to_ascii_lowercase().ends_with(UNDELIVERABLE) {
        return Ok(None);
    }
    connection.run(
        "INSERT INTO messages (kind, recipient, subject, body, code, link, created, expires, html)
         VALUES (?1, ?2, ?3, seal(?4), iif(?5 IS NULL, NULL, seal(?5)), iif(?6 IS NULL, NULL, seal(?6)), ?7, ?8,
             iif(?9 IS NULL, NULL, seal(?9)))",
        (
            message.kind.into_str(),
            &message.recipient,
            &message.subject,
            &message.body,
            &message.code,
            &message.link,
            message.created,
            message.expires,
            &message.html,
        ),
    )?;
    Ok(Some(connection.last_insert_rowid()))
}

/// A message's body without its code and link.
macro_rules! without_secret {
    () => {
        "seal(replace(replace(unseal(body), ifnull(unseal(link), ''), ''), ifnull(unseal(code), ''), '******'))"
    };
}

/// Erases a used code or link from the messages that contain it.
pub const SPEND: &str = concat!(
    "UPDATE messages SET body = ",
    without_secret!(),
    ", html = NULL, code = NULL, link = NULL, expires = NULL
     WHERE expires IS NOT NULL AND expires > 0 AND (unseal(code) = ?1 OR instr(unseal(link), ?1) > 0)"
);

/// Erases expired codes and links.
pub const REMOVE_EXPIRED: &str = concat!(
    "UPDATE messages SET body = ",
    without_secret!(),
    ", html = NULL, code = NULL, link = NULL, expires = NULL
     WHERE expires IS NOT NULL AND expires <= ?1"
);

/// Erases a used code or link's token from all messages, so that no copy of the database contains it.
pub fn spend(connection: &Connection, secret: &str) -> Result<()> {
    if !secret.is_empty() {
        connection.run(SPEND, [secret])?;
    }
    Ok(())
}

/// Erases expired codes and links.
pub fn remove_expired(connection: &Connection, now: Millis) -> Result<()> {
    connection.run(REMOVE_EXPIRED, [now])
}

/// The newest messages with a text in recipient, subject or body, newest first.
pub fn latest(connection: &Connection, text: &str) -> Result<Vec<Sent>> {
    connection.rows(
        "SELECT number, kind, recipient, subject, unseal(body) AS body, unseal(code) AS code, unseal(link) AS link, created,
             approved, unseal(html) AS html
         FROM messages
         WHERE ?1 = '' OR instr(folded(recipient || char(10) || subject || char(10) || unseal(body)), folded(?1)) > 0
         ORDER BY number DESC LIMIT ?2",
        (text, SHOWN),
        |row| {
        Ok(Sent {
            number: row.get("number")?,
            message: Message {
                kind: row.get::<_, String>("kind")?.parse().unwrap_or_default(),
                recipient: row.get("recipient")?,
                subject: row.get("subject")?,
                body: row.get("body")?,
                html: row.get("html")?,
                code: row.get("code")?,
                link: row.get("link")?,
                expires: None,
                created: row.get("created")?,
            },
            approved: row.get("approved")?,
        })
        },
    )
}

/// A message's HTML version, if any.
pub fn html(connection: &Connection, number: i64) -> Result<Option<String>> {
    let html: Option<Option<String>> =
        connection.optional_value("SELECT unseal(html) FROM messages WHERE number = ?1", [number])?;
    Ok(html.flatten())
}

/// The number of the newest message, or zero.
pub fn newest_number(connection: &Connection) -> Result<i64> {
    connection.value("SELECT ifnull(max(number), 0) FROM messages", [])
}

/// Records a push's answer. The first answer stands.
pub fn answer_push(connection: &Connection, number: i64, approved: bool) -> Result<()> {
    connection.run(
        "UPDATE messages SET approved = ?2 WHERE number = ?1 AND kind = 'PUSH' AND approved IS NULL",
        (number, approved),
    )
}

/// The recipient's answer to a push, if any.
pub fn push_answer(connection: &Connection, number: i64) -> Result<Option<bool>> {
    let answer: Option<Option<bool>> =
        connection.optional_value("SELECT approved FROM messages WHERE number = ?1", [number])?;
    Ok(answer.flatten())
}
