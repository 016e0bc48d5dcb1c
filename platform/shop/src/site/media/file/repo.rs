//! The rows of uploaded files.

use super::{file_type::FileType, inspect::Facts, record::StoredFile};
use crate::site::media::FocalPoint;
use base::{Result, Statements};
use rusqlite::{Connection, Row};

const COLUMNS: &str = "id, name, mime, digest, bytes, width, height, duration, has_sound, created, is_private, \
    focal_x, focal_y";

pub fn find(connection: &Connection, id: &str) -> Result<Option<StoredFile>> {
    Ok(connection.row(&format!("SELECT {COLUMNS} FROM files WHERE id = ?1"), [id], read)?.flatten())
}

/// `None` for a type that only a newer version of the platform supports.
fn read(row: &Row<'_>) -> rusqlite::Result<Option<StoredFile>> {
    let mime: String = row.get(2)?;
    let Some(file_type) = FileType::of_mime(&mime) else {
        return Ok(None);
    };
    let (width, height): (Option<u32>, Option<u32>) = (row.get(5)?, row.get(6)?);
    let focal: (Option<u32>, Option<u32>) = (row.get(11)?, row.get(12)?);
    Ok(Some(StoredFile {
        id: row.get(0)?,
        name: row.get(1)?,
        file_type,
        digest: row.get(3)?,
        bytes: row.get(4)?,
        facts: Facts { size: width.zip(height), duration: row.get(7)?, has_sound: row.get(8)? },
        created: row.get(9)?,
        is_private: row.get(10)?,
        focal_point: focal.0.zip(focal.1).map(|(x, y)| FocalPoint { x, y }),
    }))
}

/// The total size of all files in bytes; equal content counts once.
pub(crate) fn bytes_kept(connection: &Connection) -> Result<u64> {
    let sql = "SELECT coalesce(sum(bytes), 0) FROM (SELECT DISTINCT digest, bytes FROM files)";
    connection.value(sql, [])
}

pub fn insert(connection: &Connection, file: &StoredFile) -> Result<()> {
    let facts = &file.facts;
    connection.run(
        &format!("INSERT INTO files ({COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)"),
        rusqlite::params![
            file.id,
            file.name,
            file.file_type.mime(),
            file.digest,
            file.bytes,
            facts.size.map(|(width, _)| width),
            facts.size.map(|(_, height)| height),
            facts.duration,
            facts.has_sound,
            file.created,
            file.is_private,
            file.focal_point.map(|point| point.x),
            file.focal_point.map(|point| point.y),
        ],
    )
}

/// Updates a file's name and focal point.
pub fn update(connection: &Connection, file: &StoredFile) -> Result<()> {
    connection.run(
        "UPDATE files SET name = ?2, focal_x = ?3, focal_y = ?4 WHERE id = ?1",
        (&file.id, &file.name, file.focal_point.map(|point| point.x), file.focal_point.map(|point| point.y)),
    )
}

/// Makes a file private: removes it from the public addresses.
pub fn make_private(connection: &Connection, id: &str) -> Result<()> {
    connection.run("UPDATE files SET is_private = 1 WHERE id = ?1", [id])
}

/// Deletes files; returns the digests that are now unreferenced.
pub fn delete(connection: &Connection, ids: &[String]) -> Result<Vec<String>> {
    let delete = "DELETE FROM files WHERE id = ?1 RETURNING digest";
    let mut digests: Vec<String> = Vec::new();
    for id in ids {
        digests.extend(connection.optional_value(delete, [id])?);
    }
    let mut unused = Vec::new();
    for digest in digests {
        if !is_used(connection, &digest)? {
            unused.push(digest);
        }
    }
    Ok(unused)
}

/// Whether any file has a digest.
pub fn is_used(connection: &Connection, digest: &str) -> Result<bool> {
    connection.value("SELECT EXISTS (SELECT 1 FROM files WHERE digest = ?1)", [digest])
}
