//! The rows of members, and the events of their changes.

use super::record::{Body, Record};
use super::view;
use crate::clock::Millis;
use crate::error::ApiError;
use crate::events::{Event, EventKind};
use rusqlite::{Connection, OptionalExtension, Row};

/// The entity's name in events.
const ENTITY: &str = "wix.members.v1.member";

/// The tables that a member is read from: `m` is the member, `i` the identity.
pub(super) const TABLES: &str = "members m JOIN identities i ON i.id = m.id";

const COLUMNS: &str = "m.id, i.email, i.email_verified, m.slug, m.status, m.privacy, m.activity, m.nickname, \
     m.created, m.updated, m.last_login, m.body";

/// The columns of members, up to the condition.
pub(super) fn select() -> String {
    format!("SELECT {COLUMNS} FROM {TABLES}")
}

/// A row of [`select`], with its body as text.
pub(super) fn row(row: &Row<'_>) -> rusqlite::Result<(Record, String)> {
    let text = |index: usize| row.get::<_, String>(index);
    let record = Record {
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
        body: Body::default(),
    };
    Ok((record, row.get(11)?))
}

/// Completes a row.
pub(super) fn complete((mut record, body): (Record, String)) -> Result<Record, ApiError> {
    record.body = serde_json::from_str(&body)?;
    Ok(record)
}

/// The member of an id.
pub(super) fn find(connection: &Connection, id: &str) -> Result<Option<Record>, ApiError> {
    connection
        .prepare_cached(&format!("{} WHERE m.id = ?1", select()))?
        .query_row([id], row)
        .optional()?
        .map(complete)
        .transpose()
}

/// The refusal of a member whom there is not, or who is hidden: nobody can tell which.
pub(super) fn not_found(id: &str) -> ApiError {
    ApiError::not_found("MEMBER_NOT_FOUND", format!("There is no member {id}"))
}

impl Record {
    /// Writes a new member, whose identity there is already.
    pub(super) fn insert(&self, connection: &Connection) -> Result<(), ApiError> {
        connection
            .prepare_cached(
                "INSERT INTO members (id, slug, status, privacy, activity, nickname, nickname_folded, created, updated, body)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, ?9)",
            )?
            .execute((
                &self.id,
                &self.slug,
                self.status.as_str(),
                self.privacy.as_str(),
                self.activity.as_str(),
                &self.nickname,
                self.nickname.to_lowercase(),
                self.created,
                serde_json::to_string(&self.body)?,
            ))?;
        self.publish(connection, EventKind::Created, self.created)
    }

    /// Writes what differs from before; a change that changes nothing leaves no trace.
    pub(super) fn save(&mut self, connection: &Connection, now: Millis, before: &Self) -> Result<(), ApiError> {
        if self == before {
            return Ok(());
        }
        self.updated = now;
        connection
            .prepare_cached(
                "UPDATE members SET slug = ?2, status = ?3, privacy = ?4, activity = ?5, nickname = ?6,
                 nickname_folded = ?7, updated = ?8, last_login = ?9, body = ?10 WHERE id = ?1",
            )?
            .execute((
                &self.id,
                &self.slug,
                self.status.as_str(),
                self.privacy.as_str(),
                self.activity.as_str(),
                &self.nickname,
                self.nickname.to_lowercase(),
                self.updated,
                self.last_login,
                serde_json::to_string(&self.body)?,
            ))?;
        self.publish(connection, EventKind::Updated, now)
    }

    /// Writes down what happened to the member.
    pub(super) fn publish(&self, connection: &Connection, kind: EventKind, now: Millis) -> Result<(), ApiError> {
        let event = Event {
            kind,
            entity: ENTITY,
            entity_id: &self.id,
            body: serde_json::to_value(view::full(self))?,
        };
        event.record(connection, now)
    }
}

/// The first phone number of a member, for codes.
pub(crate) fn first_phone(connection: &Connection, id: &str) -> Result<Option<String>, ApiError> {
    let record = find(connection, id)?;
    let phones = record.and_then(|record| record.body.contact.phones);
    Ok(phones.and_then(|phones| phones.into_iter().next()))
}
