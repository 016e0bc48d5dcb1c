//! The rows of rules, in order of creation, and of coupon uses.

use super::kind::Version;
use super::{coupon::Coupon, kind::Rule, membership::Membership};
use base::{Millis, Result, Statements, db::json, db::row_of};
use rusqlite::Connection;

/// All rules of a kind, in order.
pub fn all<R: Rule>(connection: &Connection) -> Result<Vec<R>> {
    connection.rows("SELECT unseal(body) FROM rules WHERE kind = ?1 ORDER BY position", [R::KIND], |row| json(row, 0))
}

/// The revision of the rules that price carts, incremented by each change.
pub fn revision(connection: &Connection) -> Result<i64> {
    connection.value("SELECT revision FROM rules_revision", [])
}

/// Selects a member's memberships by email address.
pub const MEMBERSHIPS: &str = "SELECT body FROM rules
     WHERE kind = 'memberships' AND lower(body ->> '$.member') = lower(?1) ORDER BY position";

/// A member's memberships, by the member's id.
pub fn memberships_of(connection: &Connection, member: &str) -> Result<Vec<Membership>> {
    let Some(email) = member_email(connection, member)? else {
        return Ok(Vec::new());
    };
    connection.rows(MEMBERSHIPS, [email], |row| json(row, 0))
}

pub fn member_email(connection: &Connection, member: &str) -> Result<Option<String>> {
    connection.row("SELECT email FROM identities WHERE id = ?1", [member], |row| row.get(0))
}

pub fn find<R: Rule>(connection: &Connection, id: &str) -> Result<Option<R>> {
    one(connection, "SELECT unseal(body) FROM rules WHERE kind = ?1 AND id = ?2", id)
}

pub fn find_by_code<R: Rule>(connection: &Connection, code: &str) -> Result<Option<R>> {
    let code = code.trim();
    // The demo's codes are not hashed; rules of earlier versions have the hash of the code as written.
    let body: Option<String> = connection.row(
        "SELECT unseal(body) FROM rules
         WHERE kind = ?1 AND code IN (?2, ?3, keyed_hash(lower(?2)), keyed_hash(lower(?3)))",
        (R::KIND, code, R::compared(code)),
        |row| row.get(0),
    )?;
    Ok(body.map(|body| serde_json::from_str(&body)).transpose()?)
}

/// The only rule of its kind, or its default.
pub fn only<R: Rule + Default>(connection: &Connection) -> Result<R> {
    Ok(find(connection, R::ONLY.unwrap_or(R::KIND))?.unwrap_or_default())
}

fn one<R: Rule>(connection: &Connection, sql: &str, name: &str) -> Result<Option<R>> {
    let body: Option<String> = connection.row(sql, [R::KIND, name], |row| row.get(0))?;
    Ok(body.map(|body| serde_json::from_str(&body)).transpose()?)
}

/// Updates a rule in place, or appends it.
pub fn save<R: Rule>(connection: &Connection, rule: &R) -> Result<()> {
    connection.run(
        "INSERT INTO rules (kind, id, code, position, body)
         VALUES (?1, ?2, iif(?5, keyed_hash(lower(?3)), ?3),
             (SELECT ifnull(max(position) + 1, 0) FROM rules WHERE kind = ?1), iif(?5, seal(?4), ?4))
         ON CONFLICT (kind, id) DO UPDATE SET code = excluded.code, body = excluded.body",
        (R::KIND, rule.id(), rule.code().map(R::compared), serde_json::to_string(rule)?, R::IS_SECRET),
    )
}

/// Counts the owner's change of a rule, and returns the rule's new version.
pub(super) fn note_change(connection: &Connection, kind: &str, id: &str, now: Millis) -> Result<Version> {
    let note = "UPDATE rules SET revision = revision + 1, created = ifnull(created, ?3), updated = ?3
         WHERE kind = ?1 AND id = ?2 RETURNING revision, created, updated";
    Ok(connection.row(note, (kind, id, now), row_of!(Version: revision, created, updated))?.unwrap_or_default())
}

pub(super) fn version(connection: &Connection, kind: &str, id: &str) -> Result<Version> {
    let read = "SELECT revision, created, updated FROM rules WHERE kind = ?1 AND id = ?2";
    Ok(connection.row(read, (kind, id), row_of!(Version: revision, created, updated))?.unwrap_or_default())
}

/// Deletes a rule. False if it did not exist.
pub(super) fn delete(connection: &Connection, kind: &str, id: &str) -> Result<bool> {
    let deleted = connection.changed("DELETE FROM rules WHERE kind = ?1 AND id = ?2", [kind, id])?;
    Ok(deleted > 0)
}

pub fn any(connection: &Connection) -> Result<bool> {
    Ok(connection.query_row("SELECT EXISTS (SELECT 1 FROM rules)", [], |row| row.get(0))?)
}

pub fn record_coupon_use(connection: &Connection, coupon: &Coupon, owner: &str, order: i64) -> Result<()> {
    connection
        .run("INSERT INTO coupon_uses (coupon, owner, order_number) VALUES (?1, ?2, ?3)", (&coupon.id, owner, order))
}

/// Deletes a rejected order's use of a coupon.
pub fn remove_coupon_use(connection: &Connection, order: i64) -> Result<()> {
    connection.run("DELETE FROM coupon_uses WHERE order_number = ?1", [order])
}

/// Transfers a visitor's coupon uses to a member, so that the limit per customer still holds.
pub fn merge_coupon_uses(connection: &Connection, visitor: &str, member: &str) -> Result<()> {
    connection.run("UPDATE coupon_uses SET owner = ?2 WHERE owner = ?1", (visitor, member))
}

pub fn count_coupon_uses(connection: &Connection, coupon: &Coupon) -> Result<i64> {
    connection.value("SELECT count(*) FROM coupon_uses WHERE coupon = ?1", [&coupon.id])
}

/// The number of a customer's uses of a coupon: by session or account, and by the orders' email address.
pub fn count_customers_uses(connection: &Connection, coupon: &Coupon, owner: &str, email: Option<&str>) -> Result<i64> {
    connection.value(
        "SELECT count(*) FROM coupon_uses WHERE coupon = ?1
         AND (owner = ?2 OR order_number IN (SELECT number FROM orders WHERE email = folded(?3)))",
        (&coupon.id, owner, email.map(str::trim)),
    )
}
