//! The schema of a database, its version, and the migrations from older versions.

use rusqlite::Connection;

const SCHEMA: &str = include_str!("schema.sql");

/// The oldest schema version that can be migrated.
const OLDEST: u32 = 27;

/// A migration of tables and rows from one version to the next.
type Update = fn(&Connection) -> rusqlite::Result<()>;

/// The migrations in order, the first from [`OLDEST`]. A change of `schema.sql` adds one here, which results in the new
/// `schema.sql`.
const UPDATES: &[Update] = &[
    |connection| connection.execute_batch(include_str!("updates/28.sql")),
    |connection| connection.execute_batch(include_str!("updates/29.sql")),
    |connection| connection.execute_batch(include_str!("updates/30.sql")),
    |connection| connection.execute_batch(include_str!("updates/31.sql")),
    |connection| connection.execute_batch(include_str!("updates/32.sql")),
    |connection| connection.execute_batch(include_str!("updates/33.sql")),
    |connection| connection.execute_batch(include_str!("updates/34.sql")),
    |connection| connection.execute_batch(include_str!("updates/35.sql")),
];

/// The version of `schema.sql`.
const VERSION: u32 = OLDEST + UPDATES.len() as u32;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tables {
    Current,
    /// A version that [`prepare`] migrates.
    Outdated,
    TooOld,
    TooNew,
}

/// Creates the tables of a new database, or migrates an older version's, in one transaction. Leaves versions that are
/// too old or too new unchanged.
pub(super) fn prepare(connection: &mut Connection) -> rusqlite::Result<Tables> {
    // With foreign keys on, a migration that drops and recreates a table would delete the rows that refer to it.
    connection.pragma_update(None, "foreign_keys", false)?;
    let prepared = create_or_update(connection);
    connection.pragma_update(None, "foreign_keys", true)?;
    prepared
}

fn create_or_update(connection: &mut Connection) -> rusqlite::Result<Tables> {
    let transaction = connection.transaction()?;
    match version(&transaction)? {
        0 => transaction.execute_batch(SCHEMA)?,
        version if (OLDEST..VERSION).contains(&version) => {
            let done = usize::try_from(version - OLDEST).unwrap_or(UPDATES.len());
            UPDATES.iter().skip(done).try_for_each(|update| update(&transaction))?;
            transaction.pragma_query(None, "foreign_key_check", |row| {
                let table: String = row.get(0)?;
                Err(rusqlite::Error::UserFunctionError(format!("{table} refers to a missing row").into()))
            })?;
        }
        _ => return tables_of(&transaction),
    }
    transaction.pragma_update(None, "user_version", VERSION)?;
    transaction.commit()?;
    Ok(Tables::Current)
}

/// The schema version of a database that is opened for reading.
pub(super) fn tables_of(connection: &Connection) -> rusqlite::Result<Tables> {
    Ok(match version(connection)? {
        VERSION => Tables::Current,
        version if (OLDEST..VERSION).contains(&version) => Tables::Outdated,
        version if version < OLDEST => Tables::TooOld,
        _ => Tables::TooNew,
    })
}

fn version(connection: &Connection) -> rusqlite::Result<u32> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The SQL of a database's tables, indexes and triggers.
    fn definitions(connection: &Connection) -> Vec<(String, String)> {
        let sql = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name";
        let mut statement = connection.prepare(sql).unwrap();
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get::<_, String>(1)?))).unwrap();
        let words =
            |sql: String| sql.lines().map(|line| line.split("--").next().unwrap_or_default()).collect::<String>();
        rows.map(|row| row.map(|(name, sql)| (name, words(sql).split_whitespace().collect())).unwrap()).collect()
    }

    fn empty() -> Connection {
        let connection = Connection::open_in_memory().unwrap();
        crate::query::add_folding(&connection).unwrap();
        connection
    }

    #[test]
    fn a_migrated_database_has_the_schema_of_a_new_one() {
        let mut old = empty();
        old.execute_batch(include_str!("../../../tests/data/version-27/schema.sql")).unwrap();
        old.pragma_update(None, "user_version", OLDEST).unwrap();
        let mut new = empty();
        assert_eq!(prepare(&mut old).unwrap(), Tables::Current);
        assert_eq!(prepare(&mut new).unwrap(), Tables::Current);
        assert_eq!(definitions(&old), definitions(&new), "raise VERSION by an update with each change of schema.sql");
    }

    #[test]
    fn a_failed_migration_is_rolled_back() {
        let mut old = empty();
        old.pragma_update(None, "foreign_keys", false).unwrap();
        old.execute_batch(include_str!("../../../tests/data/version-27/schema.sql")).unwrap();
        let orphan =
            "INSERT INTO checkouts (id, cart, owner, order_number, body) VALUES ('a', 'b', 'c', 7, '{\"cart\":{}}')";
        old.execute_batch(orphan).unwrap();
        old.pragma_update(None, "user_version", OLDEST).unwrap();
        let before = definitions(&old);
        let refused = prepare(&mut old).unwrap_err();
        assert!(refused.to_string().contains("carts refers to a missing row"), "{refused}");
        assert_eq!((version(&old).unwrap(), definitions(&old)), (OLDEST, before));
    }

    #[test]
    fn a_database_of_an_unknown_version_is_left_unchanged() {
        for (version, found) in [(OLDEST - 1, Tables::TooOld), (VERSION + 1, Tables::TooNew)] {
            let mut connection = empty();
            connection.pragma_update(None, "user_version", version).unwrap();
            assert_eq!(prepare(&mut connection).unwrap(), found);
            let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_master", [], |row| row.get(0)).unwrap();
            assert_eq!(tables, 0);
        }
    }
}
