//! The tables, and how an older database becomes a newer one.

use rusqlite::Connection;

/// Each step brings a database from its place in this list to the next; steps are only ever added.
const STEPS: &[&str] = &[
    include_str!("schema_1.sql"),
    include_str!("schema_2.sql"),
    include_str!("schema_3.sql"),
    include_str!("schema_4.sql"),
];

/// Runs the steps that a database has not had. False if it is newer than this program.
pub(super) fn migrate(connection: &mut Connection) -> rusqlite::Result<bool> {
    let transaction = connection.transaction()?;
    let version: u32 = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let newest = u32::try_from(STEPS.len()).unwrap_or(u32::MAX);
    if version > newest {
        return Ok(false);
    }
    for (_, step) in (0_u32..).zip(STEPS).filter(|(number, _)| *number >= version) {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "user_version", newest)?;
    transaction.commit()?;
    Ok(true)
}
