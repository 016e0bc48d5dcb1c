//! The statements of the workbench.

use base::{Millis, Result, db::Statements};
use rusqlite::Connection;

const MAX_MEMBERS: i64 = 12;

/// Members by email or name: id, email and name.
pub(super) fn members(connection: &Connection, text: &str) -> Result<Vec<(String, String, String)>> {
    connection.rows(
        "SELECT members.id, email, nickname FROM members JOIN identities ON identities.id = members.id
         WHERE status = 'APPROVED'
             AND (instr(folded(email), folded(?1)) > 0 OR instr(folded(nickname), folded(?1)) > 0)
         ORDER BY members.created LIMIT ?2",
        (text, MAX_MEMBERS),
        |row| row.try_into(),
    )
}

/// Rows with deadlines, by kind: their number, and the earliest deadline.
pub(super) fn falling_due(connection: &Connection, now: Millis) -> Result<Vec<(&'static str, i64, Millis)>> {
    const KINDS: [(&str, &str); 7] = [
        ("Access tokens expire", "SELECT expires AS due FROM access_tokens"),
        ("Codes of logins by redirect expire", "SELECT expires AS due FROM codes"),
        ("Logins to the hosted pages expire", "SELECT expires AS due FROM login_sessions"),
        ("Codes and links of messages expire", "SELECT expires AS due FROM messages WHERE expires IS NOT NULL"),
        ("Recovery links expire", "SELECT expires AS due FROM recovery_tokens"),
        ("Unfinished logins expire", "SELECT expires AS due FROM pending_logins"),
        ("Deliveries of webhooks are tried", "SELECT next_try AS due FROM webhook_deliveries WHERE state = 'PENDING'"),
    ];
    let mut due = Vec::new();
    for (name, rows) in KINDS {
        let sql = format!("SELECT count(*), ifnull(min(due), 0) FROM ({rows}) WHERE due > ?1");
        let (count, first): (i64, Millis) = connection.prepare_cached(&sql)?.query_row([now], |row| row.try_into())?;
        if count > 0 {
            due.push((name, count, first));
        }
    }
    due.sort_by_key(|(_, _, first)| *first);
    Ok(due)
}
