//! The rows of wishlists.

use base::db::json;
use base::query::{Field, Kind, field};
use base::{Millis, Result, Statements, secret};
use cartwright::resources::cart::CatalogReference;
use cartwright::resources::products_v3::Tags;
use rusqlite::Connection;
use serde::{Deserialize, Serialize};

pub(super) const ROWS: &str = "wishlists WHERE 1";

pub(super) const FIELDS: &[Field] = &[
    field(&["id"], "id", Kind::Declared),
    field(&["memberId"], "member", Kind::Declared),
    field(&["createdDate"], "created", Kind::Moment),
    field(&["updatedDate"], "updated", Kind::Moment),
];

#[derive(Debug)]
pub(super) struct Stored {
    pub(super) id: String,
    pub(super) member: String,
    pub(super) created: Millis,
    pub(super) updated: Millis,
    pub(super) items: Vec<Item>,
    pub(super) tags: Tags,
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Item {
    pub(super) reference: CatalogReference,
    pub(super) added: Millis,
}

pub(super) fn find(connection: &Connection, column: &'static str, value: &str) -> Result<Option<Stored>> {
    let sql = format!("SELECT id, member, created, updated, items, tags FROM wishlists WHERE {column} = ?1");
    connection.row(&sql, [value], |row| {
        let (items, tags) = (json(row, 4)?, json(row, 5)?);
        Ok(Stored { id: row.get(0)?, member: row.get(1)?, created: row.get(2)?, updated: row.get(3)?, items, tags })
    })
}

/// A member's wishlist, or a new one that is not stored yet.
pub(super) fn of_member(connection: &Connection, member: &str, now: Millis) -> Result<Stored> {
    Ok(find(connection, "member", member)?.unwrap_or_else(|| Stored {
        id: String::new(),
        member: member.to_owned(),
        created: now,
        updated: now,
        items: Vec::new(),
        tags: Tags::default(),
    }))
}

pub(super) fn save(connection: &Connection, wishlist: &mut Stored, now: Millis) -> Result<()> {
    if wishlist.id.is_empty() {
        wishlist.id = secret::new_id();
    }
    wishlist.updated = now;
    connection.run(
        "INSERT OR REPLACE INTO wishlists (id, member, created, updated, items, tags) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        (
            &wishlist.id,
            &wishlist.member,
            wishlist.created,
            now,
            serde_json::to_string(&wishlist.items)?,
            serde_json::to_string(&wishlist.tags)?,
        ),
    )
}
