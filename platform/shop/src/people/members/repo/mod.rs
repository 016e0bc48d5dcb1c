//! The rows of members, and their events.

pub(super) mod badges;
pub(super) mod fields;
pub(super) mod reports;

use super::record::Record;
use super::view;
use crate::events::{self, Event, EventKind};
use base::db::{Statements, json, row_of};
use base::query::{Compiled, Page};
use base::{ApiError, Millis, Result, Writing, query as sql, secret, text};
use rusqlite::{Connection, Row, params_from_iter, types::Value as Sql};
use serde_json::Value;

/// The entity's full name in events.
pub const ENTITY: &str = "wix.members.v1.member";

/// The tables of a member: `m` the member, `i` the identity.
pub(super) const TABLES: &str = "members m JOIN identities i ON i.id = m.id";

const COLUMNS: &str = "m.id, i.email, i.email_verified, m.slug, m.status, m.privacy, m.activity, m.nickname, \
     m.created, m.updated, m.last_login, m.body";

/// `SELECT` of a member's columns, up to the condition.
pub(super) fn select() -> String {
    format!("SELECT {COLUMNS} FROM {TABLES}")
}

/// The condition for members visible to others.
pub(super) fn visible() -> Compiled {
    Compiled { sql: "m.privacy = 'PUBLIC' AND m.status = 'APPROVED'".to_owned(), values: Vec::new() }
}

fn row(row: &Row<'_>) -> rusqlite::Result<Record> {
    let text = |index: usize| row.get::<_, String>(index);
    Ok(Record {
        id: row.get(0)?,
        email: row.get(1)?,
        email_verified: row.get(2)?,
        slug: row.get(3)?,
        status: text(4)?.as_str().into(),
        privacy: text(5)?.as_str().into(),
        activity: text(6)?.as_str().into(),
        nickname: row.get(7)?,
        created: row.get(8)?,
        updated: row.get(9)?,
        last_login: row.get(10)?,
        body: json(row, 11)?,
    })
}

pub(super) fn find(connection: &Connection, id: &str) -> Result<Option<Record>> {
    connection.row(&format!("{} WHERE m.id = ?1", select()), [id], row)
}

/// The refusal of a missing or hidden member: indistinguishable for callers.
pub(super) fn not_found(id: &str) -> ApiError {
    ApiError::not_found("MEMBER_NOT_FOUND", format!("There is no member {id}"))
}

/// The maximum size of a member's body in bytes: each change rewrites it and inserts an event.
const MAX_BODY: usize = 32 * 1024;

impl Record {
    /// The serialized body.
    fn written(&self) -> Result<String> {
        let body = serde_json::to_string(&self.body)?;
        if body.len() <= MAX_BODY {
            return Ok(body);
        }
        let problem = format!("A member's profile, contact and custom fields have at most {MAX_BODY} bytes in all");
        Err(ApiError::bad_request("MEMBER_TOO_LARGE", problem))
    }

    /// Inserts a new member of an existing identity.
    pub(super) fn insert(&self, writing: &Writing<'_>) -> Result<()> {
        self.write(writing)?;
        self.publish(writing, EventKind::Created)
    }

    /// Saves the differences from `before`; without any, writes nothing.
    pub(super) fn save(&mut self, writing: &Writing<'_>, before: &Self) -> Result<()> {
        if self == before {
            return Ok(());
        }
        self.updated = writing.now;
        self.write(writing)?;
        events::record_without_body(writing, EventKind::Updated, ENTITY, &self.id)
    }

    fn write(&self, connection: &Connection) -> Result<()> {
        connection.run(
            "INSERT INTO members (id, slug, status, privacy, activity, nickname, nickname_folded, created, updated,
                 last_login, body)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
             ON CONFLICT (id) DO UPDATE SET slug = ?2, status = ?3, privacy = ?4, activity = ?5, nickname = ?6,
                 nickname_folded = ?7, updated = ?9, last_login = ?10, body = ?11",
            (
                &self.id,
                &self.slug,
                self.status.as_str(),
                self.privacy.as_str(),
                self.activity.as_str(),
                &self.nickname,
                text::folded(&self.nickname),
                self.created,
                self.updated,
                self.last_login,
                self.written()?,
            ),
        )
    }

    /// Publishes an event of the member.
    pub(super) fn publish(&self, writing: &Writing<'_>, kind: EventKind) -> Result<()> {
        let event = Event { kind, entity: ENTITY, entity_id: &self.id, body: serde_json::to_value(view::full(self))? };
        event.record(writing)
    }
}

/// A member in its events' form.
pub fn shown(connection: &Connection, id: &str) -> Result<Option<Value>> {
    Ok(find(connection, id)?.map(|record| serde_json::to_value(view::full(&record))).transpose()?)
}

/// The number of members who joined in a span.
pub fn count_created(connection: &Connection, (from, until): (Millis, Millis)) -> Result<i64> {
    connection.value("SELECT count(*) FROM members WHERE created >= ?1 AND created < ?2", (from, until))
}

/// A member's first phone number, for codes.
pub fn first_phone(connection: &Connection, id: &str) -> Result<Option<String>> {
    let record = find(connection, id)?;
    let phones = record.and_then(|record| record.body.contact.phones);
    Ok(phones.and_then(|phones| phones.into_iter().next()))
}

pub(super) fn ids(connection: &Connection, condition: &Compiled) -> Result<Vec<String>> {
    connection.values(
        &format!("SELECT m.id FROM {TABLES} WHERE {} ORDER BY {OWN_ORDER}", condition.sql),
        params_from_iter(&condition.values),
    )
}

/// The number of matches; `None` beyond [`MAX_COUNTED`].
pub(super) fn count(connection: &Connection, condition: &Compiled) -> Result<Option<i64>> {
    let limit = Sql::Integer(MAX_COUNTED + 1);
    let found: i64 = connection.value(
        &format!("SELECT count(*) FROM (SELECT 1 FROM {TABLES} WHERE {} LIMIT ?)", condition.sql),
        params_from_iter(condition.values.iter().chain([&limit])),
    )?;
    Ok((found <= MAX_COUNTED).then_some(found))
}

/// The maximum of counted members; beyond it a page reports "too many".
pub(super) const MAX_COUNTED: i64 = 10_000;

/// The default order: oldest first.
pub(super) const OWN_ORDER: &str = "m.created, m.id";

/// Inserts an identity without its member and returns its id; `None` if the email address is taken.
pub fn insert_identity(
    connection: &Connection,
    now: Millis,
    email: &str,
    email_verified: bool,
    password_hash: Option<&str>,
) -> Result<Option<String>> {
    let id = secret::new_id();
    Ok(insert_identity_of(connection, now, &id, (email, email_verified), password_hash)?.then_some(id))
}

/// Inserts an identity under an id. False if the email address is taken.
pub(super) fn insert_identity_of(
    connection: &Connection,
    now: Millis,
    id: &str,
    (email, email_verified): (&str, bool),
    password_hash: Option<&str>,
) -> Result<bool> {
    let inserted = connection.changed(
        "INSERT OR IGNORE INTO identities (id, email, email_verified, password, created, updated)
         VALUES (?1, ?2, ?3, ?4, ?5, ?5)",
        (id, email, email_verified, password_hash, now),
    )?;
    Ok(inserted > 0)
}

pub(super) fn is_slug_taken(connection: &Connection, slug: &str) -> Result<bool> {
    connection.value("SELECT EXISTS (SELECT 1 FROM members WHERE slug = ?1)", [slug])
}

pub(super) fn page(connection: &Connection, condition: &Compiled, order: &str, page: Page) -> Result<Vec<Record>> {
    let sql = format!("{} WHERE {} ORDER BY {order} LIMIT ? OFFSET ?", select(), condition.sql);
    let values = sql::with_page(condition.values.clone(), page);
    connection.rows(&sql, params_from_iter(values), row)
}

/// Sets the date of a member's last login.
pub(super) fn set_last_login(connection: &Connection, now: Millis, id: &str) -> Result<()> {
    connection.run("UPDATE members SET last_login = ?1 WHERE id = ?2", (now, id))
}

pub(super) fn delete(connection: &Connection, id: &str) -> Result<()> {
    connection.run("DELETE FROM members WHERE id = ?1", [id])?;
    connection.run("DELETE FROM identities WHERE id = ?1", [id])
}

pub(super) struct DeletedMember {
    pub(super) id: String,
    pub(super) content_assignee: Option<String>,
    pub(super) deleted: Millis,
    pub(super) purge_after: Millis,
    pub(super) purged: Option<Millis>,
    pub(super) body: Option<String>,
}

/// Inserts a deleted member, with the dates of deletion and purge; without a body it is purged already.
pub(super) fn insert_deleted(
    connection: &Connection,
    id: &str,
    content_assignee: Option<&str>,
    (deleted, purge_after): (Millis, Millis),
    body: Option<&str>,
) -> Result<()> {
    connection.run(
        "INSERT INTO deleted_members (id, content_assignee, deleted, purge_after, purged, body)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        (id, content_assignee, deleted, purge_after, body.is_none().then_some(deleted), body),
    )
}

/// Removes a member from the trash; returns the kept body.
pub(super) fn take_deleted(connection: &Connection, now: Millis, id: &str) -> Result<Option<String>> {
    let take = "DELETE FROM deleted_members WHERE id = ?1 AND purged IS NULL AND purge_after > ?2 RETURNING body";
    Ok(connection.row(take, (id, now), |row| row.get(0))?.flatten())
}

pub(super) fn deleted_members(connection: &Connection, page: Page) -> Result<Vec<DeletedMember>> {
    connection.rows(
        "SELECT id, content_assignee, deleted, purge_after, purged, body FROM deleted_members
         ORDER BY deleted DESC, id LIMIT ?1 OFFSET ?2",
        (page.limit, page.offset),
        row_of!(DeletedMember: id, content_assignee, deleted, purge_after, purged, body),
    )
}
