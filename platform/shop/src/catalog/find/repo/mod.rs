//! SQL for the product fields that the index lacks.

pub(super) mod fields;

use crate::catalog::record::{all_products, all_products_v1};
use base::query::{Compiled, Field};
use base::{Result, Statements};
use roaring::RoaringBitmap;
use rusqlite::{Connection, Row, params_from_iter, types::Value as Sql};
use std::collections::HashMap;

/// All categories, including the system category.
const CATEGORIES: &str = concat!(
    "(SELECT number, id FROM collections UNION ALL SELECT 0, '",
    all_products!(),
    "' UNION ALL SELECT 0, '",
    all_products_v1!(),
    "') x"
);

/// Rows per batch of a table scan.
const STRIDE: i64 = 1_000;

/// The products whose row, as `p`, meets a condition.
pub(super) fn products(connection: &Connection, condition: &Compiled) -> Result<RoaringBitmap> {
    let sql = format!("SELECT p.numeric_id FROM products p WHERE {}", condition.sql);
    connection.rows(&sql, params_from_iter(&condition.values), |row| row.get::<_, u32>(0))
}

/// The products whose names start with a text.
pub(super) fn products_named_from(connection: &Connection, start: &str) -> Result<RoaringBitmap> {
    let sql = "SELECT numeric_id FROM products WHERE name_folded >= ?1 AND name_folded < ?1 || char(1114111)";
    connection.rows(sql, [start], |row| row.get::<_, u32>(0))
}

pub(super) fn ids(connection: &Connection, products: &RoaringBitmap) -> Result<Vec<String>> {
    let id = |number: u32| connection.value("SELECT id FROM products WHERE numeric_id = ?1", [number]);
    products.iter().map(id).collect()
}

/// Visits the values of some products in a column of `p`.
pub(super) fn each_value(
    connection: &Connection,
    column: &str,
    products: &RoaringBitmap,
    mut each: impl FnMut(u32, Sql),
) -> Result<()> {
    let sql = format!("SELECT p.numeric_id, {column} FROM products p WHERE p.numeric_id BETWEEN ?1 AND ?2");
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query((products.min(), products.max()))?;
    while let Some(row) = rows.next()? {
        let product = row.get(0)?;
        if products.contains(product) {
            each(product, row.get(1)?);
        }
    }
    Ok(())
}

/// The next batch of rows in the order of an indexed column, from the start or after a row. Ties are in ascending order
/// of numbers, in both directions.
pub(super) fn walk(
    connection: &Connection,
    column: &str,
    descending: bool,
    after: Option<&(u32, Sql)>,
) -> Result<Vec<(u32, Sql)>> {
    let (beyond, direction) = if descending { ("<", "DESC") } else { (">", "ASC") };
    let select = format!("SELECT numeric_id, {column} FROM products");
    let order = format!("ORDER BY {column} {direction}, numeric_id LIMIT {STRIDE}");
    let step = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
    let Some((number, value)) = after else {
        return connection.rows(&format!("{select} {order}"), [], step);
    };
    let equal = format!("{select} WHERE {column} = ?1 AND numeric_id > ?2 ORDER BY numeric_id LIMIT {STRIDE}");
    let found: Vec<(u32, Sql)> = connection.rows(&equal, (value, number), step)?;
    if !found.is_empty() {
        return Ok(found);
    }
    let next = format!("{select} WHERE {column} {beyond} ?1 {order}");
    connection.rows(&next, [value], step)
}

/// The members of a group's table, as `x`, that meet a condition.
pub(super) fn members(connection: &Connection, table: &str, condition: &Compiled) -> Result<Vec<i64>> {
    let sql = format!("SELECT x.number FROM {table} AND {}", condition.sql);
    connection.values(&sql, params_from_iter(&condition.values))
}

/// The texts of a group's members in a column of `x`.
pub(super) fn labels(
    connection: &Connection,
    table: &str,
    column: &str,
    members: impl Iterator<Item = i64>,
) -> Result<HashMap<i64, String>> {
    let list = serde_json::to_string(&members.collect::<Vec<_>>())?;
    let sql = format!("SELECT x.number, {column} FROM {table} AND x.number IN (SELECT value FROM json_each(?1))");
    connection.rows(&sql, [list], |row| Ok((row.get(0)?, row.get(1)?)))
}

/// The numbers of the categories that meet a condition on `x.id`, optionally with their descendants.
pub(super) fn category_numbers(
    connection: &Connection,
    condition: &Compiled,
    with_descendants: bool,
) -> Result<Vec<i64>> {
    let met = format!("SELECT x.number FROM {CATEGORIES} WHERE {}", condition.sql);
    let sql = if with_descendants {
        format!(
            "WITH RECURSIVE below (number) AS ({met} UNION
             SELECT c.number FROM collections c JOIN below ON c.parent = below.number) SELECT number FROM below"
        )
    } else {
        met
    };
    connection.values(&sql, params_from_iter(&condition.values))
}

/// All categories by number: the id, and the parent's number.
pub(super) fn categories(connection: &Connection) -> Result<HashMap<i64, (String, Option<i64>)>> {
    let sql = "SELECT number, id, parent FROM collections";
    connection.rows(sql, [], |row| Ok((row.get(0)?, (row.get(1)?, row.get(2)?))))
}

/// The columns of some fields in the matching rows: one column for each field, one value for each row. `rows` is a
/// `FROM` clause whose `WHERE` has a condition already.
pub(super) fn columns(
    connection: &Connection,
    rows: &str,
    condition: &Compiled,
    fields: &[Field],
) -> Result<Vec<Vec<Sql>>> {
    let mut columns = vec![Vec::new(); fields.len()];
    if fields.is_empty() {
        return Ok(columns);
    }
    let named: Vec<&str> = fields.iter().map(|field| field.column).collect();
    let sql = format!("SELECT {} FROM {rows} AND {}", named.join(", "), condition.sql);
    let mut statement = connection.prepare(&sql)?;
    let mut rows = statement.query(params_from_iter(&condition.values))?;
    while let Some(row) = rows.next()? {
        for (place, column) in columns.iter_mut().enumerate() {
            column.push(row.get(place)?);
        }
    }
    Ok(columns)
}
