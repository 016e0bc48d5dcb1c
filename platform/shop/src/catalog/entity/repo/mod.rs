//! The rows of shared entities.

pub(super) mod choices;

use super::stored::{Entity, EntityKind};
use crate::catalog::record;
use base::{Millis, Result, Statements, secret};
use rusqlite::Connection;

pub fn find(connection: &Connection, kind: EntityKind, column: &'static str, value: &str) -> Result<Option<Entity>> {
    let sql = format!("SELECT {} FROM catalog_entities e WHERE e.kind = ?1 AND e.{column} = ?2", Entity::COLUMNS);
    connection.row(&sql, (kind.into_str(), value), Entity::row)
}

/// The entities of a kind, as a `FROM` clause with a `WHERE`.
pub(super) fn rows(kind: EntityKind) -> String {
    format!("catalog_entities e WHERE e.kind = '{}'", kind.into_str())
}

pub(crate) fn insert(connection: &Connection, kind: EntityKind, mut entity: Entity, now: Millis) -> Result<Entity> {
    if entity.id.is_empty() {
        entity.id = secret::new_id();
    }
    (entity.revision, entity.created, entity.updated) = (1, now, now);
    connection.run(
        "INSERT INTO catalog_entities (kind, id, name, key, revision, created, updated, body)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7)",
        (
            kind.into_str(),
            &entity.id,
            &entity.name,
            entity.key(),
            entity.revision,
            now,
            serde_json::to_string(&entity.body)?,
        ),
    )?;
    entity.number = connection.last_insert_rowid();
    Ok(entity)
}
pub fn update(connection: &Connection, entity: &mut Entity, now: Millis) -> Result<()> {
    entity.revision += 1;
    entity.updated = now;
    connection.run(
        "UPDATE catalog_entities SET name = ?2, key = ?3, revision = ?4, updated = ?5, body = ?6 WHERE number = ?1",
        (entity.number, &entity.name, entity.key(), entity.revision, now, serde_json::to_string(&entity.body)?),
    )
}

/// Deletes an entity that no product uses.
pub(crate) fn remove(connection: &Connection, number: i64) -> Result<()> {
    connection.run("DELETE FROM catalog_entities WHERE number = ?1", [number])
}

/// Loads entities by number, in the given order.
pub fn load(connection: &Connection, numbers: &[i64]) -> Result<Vec<Entity>> {
    let sql = format!("SELECT {} FROM catalog_entities e WHERE e.number = ?1", Entity::COLUMNS);
    let found = numbers.iter().filter_map(|number| connection.row(&sql, [number], Entity::row).transpose());
    found.collect()
}
pub(crate) fn product_count(connection: &Connection, number: i64) -> Result<i64> {
    connection.value("SELECT count(*) FROM product_entities WHERE entity = ?1", [number])
}

/// Up to `max` products of an entity.
pub(super) fn products_of(connection: &Connection, number: i64, max: i64) -> Result<Vec<i64>> {
    connection.values("SELECT product FROM product_entities WHERE entity = ?1 LIMIT ?2", (number, max))
}
pub(super) fn touch_products(connection: &Connection, number: i64, now: Millis) -> Result<()> {
    record::touch(connection, "SELECT product FROM product_entities WHERE entity = ?1", number, now)
}
pub(super) fn relabel_products(connection: &Connection, number: i64) -> Result<()> {
    record::reword(
        connection,
        "SELECT product FROM product_entities WHERE entity = ?1 AND product > ?2 ORDER BY product LIMIT 200",
        number,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::record::{Saving, StoredProduct, Wording};
    use crate::catalog::search::Index;
    use base::db::Database;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};

    fn brand(connection: &Connection, name: &str) -> Entity {
        let wanted = Entity { name: name.to_owned(), ..Entity::default() };
        insert(connection, EntityKind::Brand, wanted, 0).unwrap()
    }

    fn products(connection: &Connection, brand: &Entity, count: usize) -> Vec<i64> {
        let product = |number: usize| {
            let name = format!("{} {number}", brand.name);
            let product = StoredProduct { name, brand: Some(brand.number), visible: true, ..StoredProduct::default() };
            record::save(connection, None, product, Saving { now: 0, wording: Wording::V1 })
        };
        (0..count).map(|number| product(number).unwrap().number).collect()
    }

    /// The number of steps of SQLite's virtual machine during some work.
    fn steps(connection: &mut Connection, work: impl FnOnce(&Connection) -> Result<()>) -> u64 {
        let taken = Arc::new(AtomicU64::new(0));
        let counter = Arc::clone(&taken);
        let count = move || {
            counter.fetch_add(1, Ordering::Relaxed);
            false
        };
        connection.progress_handler(1, Some(count)).unwrap();
        work(connection).unwrap();
        connection.progress_handler(0, None::<fn() -> bool>).unwrap();
        taken.load(Ordering::Relaxed)
    }

    #[test]
    fn the_cost_of_a_brand_rename_depends_only_on_its_own_products() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("shop.db");
        drop(Database::open(Some(&path)).unwrap());
        let mut connection = Connection::open(&path).unwrap();
        let (few, many) = (brand(&connection, "Few"), brand(&connection, "Many"));
        let carriers = products(&connection, &few, 3);
        let rename = |connection: &mut Connection, name: &str| {
            let mut few = few.clone();
            name.clone_into(&mut few.name);
            steps(connection, |connection| {
                update(connection, &mut few, 1)?;
                touch_products(connection, few.number, 1)?;
                relabel_products(connection, few.number)?;
                Index::default().refresh(connection, &carriers)
            })
        };
        let alone = rename(&mut connection, "Handful");
        let transaction = connection.transaction().unwrap();
        products(&transaction, &many, 500);
        transaction.commit().unwrap();
        let among_many = rename(&mut connection, "Couple");
        assert!(among_many < alone + alone / 2, "{alone} steps alone, {among_many} among many");
        let found = |word: &str| -> i64 {
            let sql = "SELECT count(*) FROM product_words WHERE product_words MATCH ?1";
            connection.query_row(sql, [word], |row| row.get(0)).unwrap()
        };
        assert_eq!((found("couple"), found("handful")), (3, 0));
    }
}
