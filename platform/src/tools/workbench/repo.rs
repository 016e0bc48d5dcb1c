//! Read-only statements of the workbench.

use crate::base::{ApiError, Millis, Result, db::Statements};
use rusqlite::hooks::{AuthAction, AuthContext, Authorization};
use rusqlite::{Connection, Statement, limits::Limit, types::ValueRef};
use std::time::{Duration, Instant};

/// The default statement.
pub(super) const EXAMPLE: &str = "SELECT slug, name FROM products LIMIT 20";
pub(super) const MAX_ROWS: usize = 500;
/// The maximum length of a shown value, in characters.
const MAX_VALUE: usize = 2_000;
/// The time limit of a statement.
const LIMIT: Duration = Duration::from_secs(2);
/// The number of SQLite's virtual machine steps between two checks of the time limit.
const STEPS: i32 = 10_000;
/// The maximum size of a text or blob in a statement, in bytes: bounds what a single step can allocate.
const MAX_LENGTH: i32 = 16 * 1024 * 1024;
/// The maximum of counted rows.
pub(super) const MAX_COUNT: i64 = 100_000;
const MAX_MEMBERS: i64 = 12;

/// A statement's result: column names, and the rows' values as text.
pub(super) struct QueryResult {
    pub(super) columns: Vec<String>,
    pub(super) rows: Vec<Vec<Option<String>>>,
    /// Whether rows were cut off.
    pub(super) is_cut: bool,
}

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

/// The tables by name, with their number of rows up to [`MAX_COUNT`].
pub(super) fn tables(connection: &Connection) -> Result<Vec<(String, i64)>> {
    let names: Vec<String> = connection
        .values("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name", [])?;
    let counted = names.into_iter().map(|name| {
        let sql = format!("SELECT count(*) FROM (SELECT 1 FROM {} LIMIT {})", quoted(&name), MAX_COUNT + 1);
        let count = connection.query_row(&sql, [], |row| row.get(0))?;
        Ok((name, count))
    });
    counted.collect()
}

pub(super) fn rows(connection: &mut Connection, table: &str, offset: usize) -> Result<QueryResult> {
    let sql = format!("SELECT * FROM {} LIMIT -1 OFFSET {offset}", quoted(table));
    read(connection, &sql)
}

fn quoted(name: &str) -> String {
    ["\"", &name.replace('"', "\"\""), "\""].concat()
}

/// Runs a developer's statement: read-only, without decrypting secrets, and with a time limit.
pub(super) fn read(connection: &mut Connection, sql: &str) -> Result<QueryResult> {
    connection.authorizer(Some(allow_reading))?;
    let begun = Instant::now();
    connection.progress_handler(STEPS, Some(move || begun.elapsed() > LIMIT))?;
    let length = connection.limit(Limit::SQLITE_LIMIT_LENGTH)?;
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, MAX_LENGTH)?;
    let found = connection.prepare(sql).and_then(|mut statement| collect(&mut statement));
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, length)?;
    connection.progress_handler(0, None::<fn() -> bool>)?;
    connection.authorizer(None::<fn(AuthContext<'_>) -> Authorization>)?;
    found.map_err(|error| {
        let text = match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::OperationInterrupted) => format!("It took longer than {} s", LIMIT.as_secs()),
            Some(rusqlite::ErrorCode::AuthorizationForStatementDenied) => {
                "Only reading is allowed here: SELECT, WITH, VALUES and EXPLAIN".to_owned()
            }
            _ => error.to_string(),
        };
        ApiError::bad_request("SQL_REFUSED", text)
    })
}

/// SQLite's authorizer: allows reads, and functions except those that decrypt secrets.
fn allow_reading(context: AuthContext<'_>) -> Authorization {
    match context.action {
        AuthAction::Select | AuthAction::Read { .. } | AuthAction::Recursive => Authorization::Allow,
        AuthAction::Function { function_name } if !function_name.starts_with("unseal") => Authorization::Allow,
        _ => Authorization::Deny,
    }
}

fn collect(statement: &mut Statement<'_>) -> rusqlite::Result<QueryResult> {
    let columns: Vec<String> = statement.column_names().map(str::to_owned).collect();
    let mut found = QueryResult { rows: Vec::new(), is_cut: false, columns };
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        if found.rows.len() == MAX_ROWS {
            found.is_cut = true;
            break;
        }
        let values = (0..found.columns.len()).map(|column| row.get_ref(column).map(shown));
        found.rows.push(values.collect::<rusqlite::Result<_>>()?);
    }
    Ok(found)
}

/// A value as text; `None` for null.
fn shown(value: ValueRef<'_>) -> Option<String> {
    match value {
        ValueRef::Null => None,
        ValueRef::Integer(number) => Some(number.to_string()),
        ValueRef::Real(number) => Some(number.to_string()),
        ValueRef::Text(bytes) => Some(String::from_utf8_lossy(bytes).chars().take(MAX_VALUE).collect()),
        ValueRef::Blob(bytes) => Some(format!("{} bytes", bytes.len())),
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::db::Database;

    #[test]
    fn only_read_statements_are_executed() {
        let database = Database::open(None).unwrap();
        let read = |sql: &str| database.inspect(|connection| read(connection, sql));
        let found = read("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600) SELECT i, NULL AS none FROM n")
            .unwrap();
        assert_eq!(found.columns, ["i", "none"]);
        assert_eq!((found.rows.len(), found.is_cut), (MAX_ROWS, true));
        assert_eq!(found.rows.first().unwrap(), &[Some("1".to_owned()), None]);
        for refused in [
            "DELETE FROM members",
            "UPDATE members SET slug = 'x'",
            "PRAGMA user_version = 1",
            "ATTACH ':memory:' AS other",
            "SELECT unseal(body) FROM messages",
            "SELECT nothing FROM nowhere",
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n",
        ] {
            assert!(read(refused).is_err(), "{refused}");
        }
        // The connection is returned to the pool unrestricted.
        database.write(|writer| Ok(writer.execute("UPDATE members SET updated = updated", [])?)).unwrap();
        assert!(database.read(tables).unwrap().iter().any(|(name, count)| name == "rules_revision" && *count == 1));
    }
}
