//! The tables, and the version that a database has of them.

use rusqlite::Connection;
use std::cmp::Ordering;

const SCHEMA: &str = include_str!("schema.sql");

/// The version of the tables, raised with each change of them. No version is published yet: there is no way from one to
/// the next.
const VERSION: u32 = 27;

/// The tables of a database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tables {
    Current,
    Older,
    Newer,
}

/// Makes the tables of a new database. Any other is left alone.
pub(super) fn prepare(connection: &mut Connection) -> rusqlite::Result<Tables> {
    let transaction = connection.transaction()?;
    if version(&transaction)? == 0 {
        transaction.execute_batch(SCHEMA)?;
        transaction.pragma_update(None, "user_version", VERSION)?;
    }
    let tables = tables_of(&transaction)?;
    transaction.commit()?;
    Ok(tables)
}

/// The tables of a database that is only looked at.
pub(super) fn tables_of(connection: &Connection) -> rusqlite::Result<Tables> {
    Ok(match version(connection)?.cmp(&VERSION) {
        Ordering::Greater => Tables::Newer,
        Ordering::Less => Tables::Older,
        Ordering::Equal => Tables::Current,
    })
}

fn version(connection: &Connection) -> rusqlite::Result<u32> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_statement_of_the_background_or_a_login_reads_a_whole_table() {
        let mut connection = Connection::open_in_memory().unwrap();
        crate::base::query::add_folding(&connection).unwrap();
        prepare(&mut connection).unwrap();
        crate::base::db::sealing::add_to(&connection, &crate::base::db::sealing::SharedKey::default()).unwrap();
        let statements = [
            crate::commerce::ordering::DUE,
            crate::commerce::ordering::UNANSWERED,
            crate::commerce::payments::repo::HELD_DUE,
            crate::commerce::payments::repo::PENDING_REFUNDS,
            crate::commerce::cart::checkout::LEFT_SINCE,
            crate::commerce::cart::EXPIRED,
            crate::events::outbox::SPEND,
            crate::events::outbox::REMOVE_EXPIRED,
            "DELETE FROM access_tokens WHERE family = ?1",
            "DELETE FROM families WHERE id = ?1",
            "UPDATE checkouts SET owner = ?2 WHERE owner = ?1 AND order_number IS NULL",
            "UPDATE carts SET owner = ?2 WHERE owner = ?1 AND NOT is_current",
            "UPDATE coupon_uses SET owner = ?2 WHERE owner = ?1",
            "DELETE FROM coupon_uses WHERE order_number = ?1",
            "SELECT membership, credits FROM membership_uses WHERE order_number = ?1",
            "SELECT id FROM carts WHERE owner = ?1",
            "DELETE FROM codes WHERE expires < ?1",
            "DELETE FROM codes WHERE member = ?1",
            "SELECT id FROM families WHERE login = ?1 AND NOT revoked",
            "DELETE FROM login_sessions WHERE expires < ?1",
            "DELETE FROM recovery_tokens WHERE expires <= ?1",
            "DELETE FROM upload_addresses WHERE expires <= ?1",
            "SELECT product, number FROM variants WHERE id = ?1 AND inventory_revision IS NOT NULL LIMIT 2",
            crate::commerce::cart::IS_FULL,
            crate::commerce::cart::checkout::IS_FULL,
            crate::commerce::cart::OTHER_BYTES,
            crate::commerce::cart::checkout::OTHER_BYTES,
            crate::catalog::categories::ARRANGED,
            crate::catalog::categories::DIRECT,
            crate::catalog::categories::ALL,
        ];
        for sql in statements.into_iter().chain(crate::events::retention::statements()) {
            let mut statement = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
            let plan = statement.raw_query().mapped(|row| row.get::<_, String>("detail"));
            for step in plan.map(|step| step.unwrap()) {
                // The few webhooks are read whole.
                assert!(!step.starts_with("SCAN") || step == "SCAN webhooks", "{step}: {sql}");
            }
        }
    }

    #[test]
    fn tables_of_another_version_are_left_alone() {
        let mut connection = Connection::open_in_memory().unwrap();
        crate::base::query::add_folding(&connection).unwrap();
        assert_eq!(prepare(&mut connection).unwrap(), Tables::Current);
        assert_eq!(prepare(&mut connection).unwrap(), Tables::Current);
        for (version, found) in [(VERSION - 1, Tables::Older), (VERSION + 1, Tables::Newer)] {
            let mut connection = Connection::open_in_memory().unwrap();
            connection.pragma_update(None, "user_version", version).unwrap();
            assert_eq!(prepare(&mut connection).unwrap(), found);
            let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_master", [], |row| row.get(0)).unwrap();
            assert_eq!(tables, 0);
        }
    }
}
